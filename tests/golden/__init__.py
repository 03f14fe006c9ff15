"""Stored seasons that must replay to the same story, byte for byte, for ever (R2)."""
