"""A castaway's mind: their own sheet, and parts that fold the same facts, each about one thing.

The parts are, in the order in which they take a fact: what happened at camp, talks, votes,
promises, alliances, bonds, plans, the diary. A part may look at those before it. Nothing is stored:
a mind is a fold over its castaway's view, so it is the same after a crash or in a fork.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.instructions import Instructed, Instructions
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.bots.alliances import Alliances
from showrunner.formats.survivor.bots.bonds import Bonds
from showrunner.formats.survivor.bots.camp import Camp
from showrunner.formats.survivor.bots.character import character_of
from showrunner.formats.survivor.bots.diary import Diary
from showrunner.formats.survivor.bots.part import Heard
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.promises import Promises
from showrunner.formats.survivor.bots.talks import Talks
from showrunner.formats.survivor.bots.votes import Votes
from showrunner.formats.survivor.sheet import SurvivorPlayer, SurvivorSheet


class OwnSheet(Instructed, SurvivorSheet):
    """The sheet of the castaway's own view, with what a person left for their stand-in."""


class Mind:
    """What one castaway knows, feels and means to do."""

    def __init__(self, persona: Castaway) -> None:
        self.persona = persona
        self.me = persona.id
        self.character = character_of(persona)
        self.sheet = OwnSheet()
        self.camp = Camp(self)
        self.talks = Talks(self)
        self.votes = Votes(self)
        self.promises = Promises(self)
        self.alliances = Alliances(self)
        self.bonds = Bonds(self)
        self.plans = Plans(self)
        self.diary = Diary(self)
        self._parts = (
            self.camp,
            self.talks,
            self.votes,
            self.promises,
            self.alliances,
            self.bonds,
            self.plans,
            self.diary,
        )
        self._takers: dict[type[Fact], tuple[Callable[[Any], None], ...]] = {}
        """What takes in each kind of fact: found when the first of its kind comes."""
        self.version = 0
        """Grows with each fact that says something: what was found before may not hold now."""
        self._candidates: tuple[int, list[str]] = (-1, [])
        """What `candidates` has found, and for which version."""

    def take(self, fact: Fact) -> None:
        """Take in one fact of my view."""
        takers = self._takers.get(type(fact))
        if takers is None:
            takers = self._takers[type(fact)] = tuple(self._takers_of(type(fact)))
        if takers:
            for taker in takers:
                taker(fact)
            self.version += 1

    def _takers_of(self, kind: type[Fact]) -> Iterator[Callable[[Any], None]]:
        for fold in (self.sheet, *self._parts):
            if (method := fold.method_for(kind)) is not None:
                yield partial(method, fold)

    def hear(self, heard: Heard) -> None:
        """Take in one act that was said. Whether I mean my word is decided before it binds me."""
        self.plans.hear(heard)
        for part in self._parts:
            if part is not self.plans:
                part.hear(heard)
        self.version += 1

    # -- what several parts ask --------------------------------------------------------------------

    @property
    def instructions(self) -> Instructions:
        """What the person for whom this bot stands in asked for."""
        return self.sheet.instructions

    @property
    def mine(self) -> SurvivorPlayer:
        """What I have."""
        return self.sheet.players[self.me]

    @property
    def playing(self) -> bool:
        """Whether I am in the game."""
        return self.mine.status == "active"

    @property
    def others(self) -> list[str]:
        """Everybody in the game but me."""
        return [seat for seat in self.sheet.active if seat != self.me]

    @property
    def team(self) -> list[str]:
        """My team in the game, with me."""
        return self.sheet.team_of(self.me)

    @property
    def merged(self) -> bool:
        """Whether everybody plays for themselves."""
        return len(self.sheet.food) <= 1

    def candidates(self) -> list[str]:
        """Who can be voted out tonight where I vote, me included; nobody if I need not vote."""
        version, found = self._candidates
        if version != self.version:
            losing, voters = self.sheet.losing_team, self.sheet.voters
            stays = (losing and self.mine.team != losing) or self.me not in voters
            found = [] if stays else self.votable(voters)
            self._candidates = self.version, found
        return found

    def votable(self, seats: Sequence[str]) -> list[str]:
        """Those of them who are not immune."""
        return [seat for seat in seats if not self.sheet.players[seat].immune_by]
