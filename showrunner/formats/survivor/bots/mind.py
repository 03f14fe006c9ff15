"""A castaway's mind: their own sheet, and parts that each keep track of one thing.

The parts take in each fact in this order: camp, talks, votes, promises, alliances, bonds, plans,
diary. A part may look at the parts before it. Nothing is stored: a mind is a fold over its
castaway's view, so it is the same after a crash or in a fork.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from showrunner.formats.bots import LineSpeaker
from showrunner.formats.fact import Fact
from showrunner.formats.instructions import Instructed, Instructions
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.alliances import Alliances
from showrunner.formats.survivor.bots.bonds import Bonds
from showrunner.formats.survivor.bots.camp import Camp
from showrunner.formats.survivor.bots.character import character_of
from showrunner.formats.survivor.bots.diary import Diary
from showrunner.formats.survivor.bots.mind_part import HeardAct
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.promises import Promises
from showrunner.formats.survivor.bots.speech import lines
from showrunner.formats.survivor.bots.talks import Talks
from showrunner.formats.survivor.bots.votes import Votes
from showrunner.formats.survivor.sheet import SurvivorPlayer, SurvivorSheet

SPOKEN = (facts.MessageSaid, facts.CommentMade, facts.LastWords)
"""The facts whose words a castaway does not say again."""


class OwnSheet(Instructed, SurvivorSheet):
    """The castaway's own sheet, with the instructions of the person they stand in for."""


class Mind:
    """What one castaway knows, feels and intends."""

    def __init__(self, persona: Castaway) -> None:
        self.persona = persona
        self.me = persona.id
        self.character = character_of(persona)
        self.sheet = OwnSheet()
        self.speaker = LineSpeaker(lines(), self.sheet, self.me)
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
        self._handlers: dict[type[Fact], tuple[Callable[[Any], None], ...]] = {}
        """Handlers by type of fact, looked up when the first fact of a type arrives."""
        self.version = 0
        """Incremented with each fact and act taken in, so that caches know when to recompute."""
        self._candidates: tuple[int, list[str]] = (-1, [])
        """Cache of `candidates`: the version it was computed for, and the seats."""

    def take(self, fact: Fact) -> None:
        """Take in one fact of my view."""
        handlers = self._handlers.get(type(fact))
        if handlers is None:
            handlers = self._handlers[type(fact)] = tuple(self._find_handlers(type(fact)))
        if handlers:
            for handler in handlers:
                handler(fact)
            self.version += 1

    def _find_handlers(self, kind: type[Fact]) -> Iterator[Callable[[Any], None]]:
        for fold in (self.sheet, *self._parts):
            if (method := fold.method_for(kind)) is not None:
                yield partial(method, fold)
        if kind in SPOKEN:
            yield self.speaker.see

    def hear(self, heard: HeardAct) -> None:
        """Take in one act that was said.

        `plans` goes first: it decides whether I mean a promise before the promise is recorded.
        """
        self.plans.hear(heard)
        for part in self._parts:
            if part is not self.plans:
                part.hear(heard)
        self.version += 1

    # -- used by several parts ---------------------------------------------------------------------

    @property
    def instructions(self) -> Instructions:
        """Instructions from the person this bot stands in for."""
        return self.sheet.instructions

    @property
    def mine(self) -> SurvivorPlayer:
        """My own entry on the sheet."""
        return self.sheet.players[self.me]

    @property
    def playing(self) -> bool:
        """Whether I am still in the game."""
        return self.mine.status == "active"

    @property
    def others(self) -> list[str]:
        """Everybody in the game except me."""
        return [seat for seat in self.sheet.active if seat != self.me]

    @property
    def team(self) -> list[str]:
        """The members of my team in the game, including me."""
        return self.sheet.team_of(self.me)

    @property
    def merged(self) -> bool:
        """Whether the teams have merged."""
        return len(self.sheet.food) <= 1

    def candidates(self) -> list[str]:
        """Who can be voted out tonight where I vote, me included; empty if I do not vote."""
        version, candidates = self._candidates
        if version != self.version:
            losing, voters = self.sheet.losing_team, self.sheet.voters
            stays = (losing and self.mine.team != losing) or self.me not in voters
            candidates = [] if stays else self.votable(voters)
            self._candidates = self.version, candidates
        return candidates

    def votable(self, seats: Sequence[str]) -> list[str]:
        """The seats among these that are not immune."""
        return [seat for seat in seats if not self.sheet.players[seat].immune_by]
