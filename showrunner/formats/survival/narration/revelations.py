"""Narration of revealed secrets: the cards, the Buddies, and why each was eliminated."""

from __future__ import annotations

from typing_extensions import override

from showrunner.formats.chapters import Desk
from showrunner.formats.facts import Fact
from showrunner.formats.frame import RevelationsChapter
from showrunner.formats.narration import Line
from showrunner.formats.survival import facts
from showrunner.formats.survival.narration.chapter import cause_name, role_name
from showrunner.formats.survival.sheet import SurvivalSheet


class SurvivalRevelations(RevelationsChapter[SurvivalSheet]):
    """Tells the revealed secrets at the end."""

    def __init__(self, desk: Desk[SurvivalSheet]) -> None:
        super().__init__(desk)
        self._cards: list[str] = []
        self._pairs: list[str] = []
        self._causes: list[str] = []

    def notice(self, fact: Fact) -> list[Line]:
        """Collect the secrets that follow the revealing fact."""
        if not self.open:
            return []
        match fact:
            case facts.RoleDealt():
                self._cards.append(f"{self.desk.name(fact.seat)}: {role_name(fact.role)}.")
            case facts.BuddiesMet():
                self._pairs.append(f"Buddies were {self.desk.those(fact.buddies)}.")
            case facts.CauseRecorded():
                self._causes.append(f"{self.desk.name(fact.seat)}: {cause_name(fact.cause)}.")
        return []

    @override
    def revelations(self) -> dict[str, list[str]]:
        return {
            "The cards": self._cards,
            "The Buddies": self._pairs,
            "What the nights took": self._causes,
        }
