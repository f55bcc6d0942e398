"""Tianxia (Daniele Tascini and Antonio Petrelli, 2025)."""
