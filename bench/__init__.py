"""Measurements: our own speed, and peers side by side in the same run."""
