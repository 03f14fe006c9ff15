"""What a checker finds: one breach of one rule, at one fact."""

from __future__ import annotations

from typing import NamedTuple


class Violation(NamedTuple):
    """A fact that breaks a rule: what was found, and what would be right."""

    rule: str
    fact: int
    entry: int
    found: str
    right: str

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.rule} at fact {self.fact} (entry {self.entry}): {self.found}; {self.right}"
