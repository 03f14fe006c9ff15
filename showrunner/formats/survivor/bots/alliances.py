"""Alliances: named groups, who belongs to them as far as I know, and which are mine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, field

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.mind_part import HeardAct, MindPart

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

MAX_MEMBERS = 5
"""The most members that an alliance takes in: a larger group cannot keep a secret."""


class Alliance(Struct):
    """A named group, as far as this castaway knows its members."""

    name: str
    founder: str
    members: set[str] = field(default_factory=set)


class Alliances(MindPart):
    """Every alliance that I know of."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.known: dict[str, Alliance] = {}
        self.invited_by: dict[str, str] = {}
        """Who invited me today, by alliance name."""
        self._company: tuple[int, set[str]] = (-1, set())
        """Cache of `company`: the mind's version it was computed for, and the seats."""
        self.invited: set[tuple[str, str]] = set()
        """Invitations that I made all season: (seat, alliance name)."""

    @property
    def mine(self) -> list[Alliance]:
        """My alliances that still have another member in the game."""
        active = set(self.mind.sheet.active) - {self.me}
        return [
            alliance
            for alliance in self.known.values()
            if self.me in alliance.members and alliance.members & active
        ]

    @property
    def main(self) -> Alliance | None:
        """My alliance with the most members in the game; the oldest in a tie."""
        return max(self.mine, key=lambda alliance: len(self.active_members(alliance)), default=None)

    def active_members(self, alliance: Alliance) -> list[str]:
        """An alliance's members in the game, in seat order."""
        return [seat for seat in self.mind.sheet.active if seat in alliance.members]

    @property
    def allies(self) -> set[str]:
        """Everybody else who is in an alliance of mine."""
        version, allies = self._company
        if version != self.mind.version:
            allies = {seat for alliance in self.mine for seat in alliance.members} - {self.me}
            self._company = self.mind.version, allies
        return allies

    def allies_among(self, among: Iterable[str]) -> list[str]:
        """The seats among these that are in an alliance of mine."""
        allies = self.allies
        return [seat for seat in among if seat in allies]

    def of(self, seat: str) -> list[Alliance]:
        """The alliances that somebody is in and I am not, as far as I know."""
        return [
            alliance
            for alliance in self.known.values()
            if seat in alliance.members and alliance not in self.mine
        ]

    def hear(self, heard: HeardAct) -> None:
        """Take in a "join" act: somebody names a member, invites me, or accepts."""
        act = heard.act
        if act.act != "join" or act.name is None or not act.name.words:
            return
        name = act.name.words
        alliance = self.known.setdefault(name, Alliance(name, heard.speaker))
        alliance.members.add(heard.speaker)
        if act.about:
            alliance.members.add(act.about)
        elif heard.speaker == self.me:
            self.invited |= {(listener, name) for listener in heard.listeners}
        elif self.me in heard.listeners and self.me not in alliance.members:
            self.invited_by[name] = heard.speaker

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.invited_by.clear()
