"""The record kept safe: SQLite by default, PostgreSQL by its address. `store.py` says what a store promises."""
