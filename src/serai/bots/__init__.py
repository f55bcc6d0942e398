"""Bots: they map what a seat sees and its legal actions to an action. They know `core` and no game."""
