"""The mark that keeps people's words from being read as markup, where a format has no escape."""

from typing import Final

JOINER: Final = "\N{WORD JOINER}"
"""Is not seen, and separates characters that would mean something together."""
