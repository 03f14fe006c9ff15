"""Exports: a season as files for other programs and for readers."""
