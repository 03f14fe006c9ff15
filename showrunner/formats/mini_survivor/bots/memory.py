"""What a sensible player makes of what they see and hear: a fold over their own view."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from showrunner.formats.instructions import Instructed
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.kernel import Dice

MINE = re.compile(r"\b(\d{1,2}) is mine\b", re.IGNORECASE)
BELONGS = re.compile(r"\b(\d{1,2}) (?:belongs to|is owned by) (\w+)", re.IGNORECASE)
VOTES = re.compile(r"\bvot\w*(?: for)? (\d{1,2})\b", re.IGNORECASE)
CHEMISTRY = b"showrunner chemistry"
SAYS_SO = 4
"""How much likelier a Survivor is somebody's who says so."""
HEARSAY = 2
"""How much likelier it is, if somebody else says so."""


class Talk(Struct):
    """The talk one is in."""

    partner: str
    turns: int = 0
    said: str = ""
    named: int = 0
    """The Survivor that the other wants to be voted for."""


class Memory(Instructed, MiniSheet):
    """A player's own sheet, and what they make of it."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.first_tribe: dict[int, str] = {}
        self.hints: dict[tuple[int, str], int] = {}
        """How much likelier than others it is that a Survivor is somebody's, by what was said."""
        self.proposed: dict[int, int] = {}
        """How often each Survivor was named as a target to me this round."""
        self.talks_with: dict[str, int] = {}
        self.talk: Talk | None = None
        self.last_talk: Talk | None = None
        self._chemistry: dict[str, int] = {}

    @property
    def mine(self) -> list[int]:
        """My living Survivors."""
        return self.owned(self.me)

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """Players, and Survivors by their numbers."""
        return {**self.names, **{str(one): str(one) for one in self.survivors}}

    def closeness(self, other: str) -> int:
        """How close I feel to somebody: the chemistry of the first days, and every talk since."""
        if other not in self._chemistry:
            first = min((one for one, s in self.survivors.items() if s.owner == self.me), default=0)
            self._chemistry[other] = Dice(CHEMISTRY, (self.me, other, first)).below(7)
        return self._chemistry[other] + 2 * min(self.talks_with.get(other, 0), 4)

    def friends(self, number: int = 2) -> list[str]:
        """Whom I feel closest to, of those in play; nobody before we have talked."""
        known = [seat for seat in self.in_play if seat != self.me and self.talks_with.get(seat)]
        return sorted(known, key=lambda seat: (-self.closeness(seat), seat))[:number]

    @folds(facts.BoardShown)
    def _board(self, fact: facts.BoardShown) -> None:
        super()._board(fact)
        if fact.why == "start":
            self.first_tribe = {
                one: letter for letter, members in fact.tribes.items() for one in members
            }

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        super()._round(fact)
        self.proposed.clear()

    @folds(facts.TalkBegan)
    def _talk_began(self, fact: facts.TalkBegan) -> None:
        if self.me in fact.seats:
            partner = next(seat for seat in fact.seats if seat != self.me)
            self.talk = Talk(partner)
            self.talks_with[partner] = self.talks_with.get(partner, 0) + 1

    @folds(facts.MessageSaid)
    def _message(self, fact: facts.MessageSaid) -> None:
        talk = self.talk
        if talk is None or fact.words is None:
            return
        talk.turns += 1
        if fact.seat == self.me:
            talk.said += f"{fact.words}\n"
        else:
            self._heard(talk, fact.seat, str(fact.words))

    def _heard(self, talk: Talk, speaker: str, words: str) -> None:
        for number in MINE.findall(words):
            self._hint(int(number), speaker, SAYS_SO)
        by_name = {name.casefold(): seat for seat, name in self.names.items()}
        for number, name in BELONGS.findall(words):
            if name.casefold() in by_name:
                self._hint(int(number), by_name[name.casefold()], HEARSAY)
        for number in VOTES.findall(words):
            talk.named = int(number)
            self.proposed[talk.named] = self.proposed.get(talk.named, 0) + 1

    def _hint(self, one: int, seat: str, factor: int) -> None:
        self.hints[one, seat] = min(16, self.hints.get((one, seat), 1) * factor)

    @folds(facts.TalkEnded)
    def _talk_ended(self, fact: facts.TalkEnded) -> None:
        if self.talk is not None:
            self.last_talk, self.talk = self.talk, None
