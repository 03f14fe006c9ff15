"""Alliances: named groups, who belongs to them as far as I know, and which are mine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, field

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.part import Heard, Part

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

LARGEST = 5
"""The most members of an alliance: a larger one is no secret."""


class Alliance(Struct):
    """A named group."""

    name: str
    founder: str
    members: set[str] = field(default_factory=set)


class Alliances(Part):
    """The alliances that I know of."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.known: dict[str, Alliance] = {}
        self.asked: dict[str, str] = {}
        """Who asked me into an alliance today, by the alliance's name."""
        self._company: tuple[int, set[str]] = (-1, set())
        """What `company` has found, and for which version of the mind."""
        self.invited: set[tuple[str, str]] = set()
        """Whom I have asked into which."""

    @property
    def mine(self) -> list[Alliance]:
        """Those that I belong to and that still have another member in the game."""
        active = set(self.mind.sheet.active) - {self.me}
        return [
            one for one in self.known.values() if self.me in one.members and one.members & active
        ]

    @property
    def main(self) -> Alliance | None:
        """The one of mine with most members in the game; the older of two."""
        return max(self.mine, key=lambda one: len(self.inside(one)), default=None)

    def inside(self, alliance: Alliance) -> list[str]:
        """Its members in the game, in seat order."""
        return [seat for seat in self.mind.sheet.active if seat in alliance.members]

    @property
    def company(self) -> set[str]:
        """Everybody who is in an alliance of mine, but me."""
        version, company = self._company
        if version != self.mind.version:
            company = {seat for one in self.mine for seat in one.members} - {self.me}
            self._company = self.mind.version, company
        return company

    def with_me(self, among: Iterable[str]) -> list[str]:
        """Who of them is in an alliance of mine."""
        company = self.company
        return [seat for seat in among if seat in company]

    def of(self, seat: str) -> list[Alliance]:
        """The alliances that I know somebody to be in, and I am not."""
        return [one for one in self.known.values() if seat in one.members and one not in self.mine]

    def hear(self, heard: Heard) -> None:
        """Somebody says who belongs to an alliance, asks somebody in, or says yes."""
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
            self.asked[name] = heard.speaker

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.asked.clear()

    def leave(self, name: str) -> None:
        """I am not in it any more, in my own eyes."""
        if name in self.known:
            self.known[name].members.discard(self.me)
