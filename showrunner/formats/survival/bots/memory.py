"""What a sensible player keeps in mind: what was said, claimed, voted, and how it turned out."""

from __future__ import annotations

import re
from typing import NamedTuple

from showrunner.formats.instructions import Instructed
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.survival.sheet import Player, SurvivalSheet
from showrunner.kernel import Dice

PROPOSAL = re.compile(r"Vote for (.+?)\.(?: |$)")

CHEMISTRY = b"showrunner survival chemistry"


class Word(NamedTuple):
    """Somebody called somebody Evil or Good, or voted for them, in this round."""

    round: int
    by: str
    name: str


class Memory(Instructed, SurvivalSheet):
    """A contestant's own sheet, and what was done in the open: a fold over their own view."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.claims: dict[str, str] = {}
        """What each one says they are; the last claim counts."""
        self.accusations: list[Word] = []
        self.vouches: list[Word] = []
        self.votes: list[Word] = []
        self.proposals: dict[str, str] = {}
        """SV-4.24: whom each Buddy wanted to vote for, this night."""
        self.turn = 0
        self.named_by_evil: list[str | None] = []
        """SV-4.4: whom the Evil Forces named in the last pass of this night."""
        self.turn_of_evil = 0
        self.suspect = ""
        """SV-6.6: who is put to a yes or no."""

    @property
    def mine(self) -> Player:
        """What I am."""
        return self.players[self.me]

    @property
    def evil(self) -> bool:
        """Whether I am an Evil Force."""
        return self.mine.side == "evil"

    @property
    def others(self) -> list[str]:
        """The living without me."""
        return [seat for seat in self.living if seat != self.me]

    @property
    def buddy(self) -> str:
        """My living Buddy."""
        if self.me not in self.buddies:
            return ""
        return next((seat for seat in self.buddies if seat != self.me and seat in self.living), "")

    @property
    def third(self) -> str:
        """SV-8.1: the only one between my Buddy and me and the win of the last two."""
        others = [seat for seat in self.others if seat != self.buddy]
        return others[0] if self.buddy and len(others) == 1 else ""

    @property
    def agreed(self) -> str:
        """Whom my Buddy and I vote for: what the first of us proposed tonight, else the other."""
        return next((self.proposals[seat] for seat in self.buddies if seat in self.proposals), "")

    def chemistry(self, seat: str, *about: str | int) -> int:
        """A feeling about somebody, from 0 to 9, that nothing explains."""
        return Dice(CHEMISTRY, (self.me, seat, *about)).below(10)

    def accused_today(self, seat: str) -> int:
        """How many have called somebody Evil in this debate."""
        return len(
            {word.by for word in self.accusations if word.name == seat and word.round == self.round}
        )

    def claimants(self, role: str) -> list[str]:
        """The living who say that they have this role."""
        return [seat for seat in self.living if self.claims.get(seat) == role]

    def liar(self, seat: str) -> bool:
        """Whether a claim is known to be false: it is my role, or that of somebody dead."""
        role = self.claims.get(seat, "")
        if role not in SPECIALS or seat == self.me:
            return False
        if self.mine.role == role:
            return True
        if self.table is not None and role not in self.table.specials:
            return True
        return any(gone.role == role and gone.seat != seat for gone in self.eliminated)

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.DebatePassBegan)
    def _pass_began(self, fact: facts.DebatePassBegan) -> None:
        self.turn = fact.turn

    @folds(facts.Spoke)
    def _spoke(self, fact: facts.Spoke) -> None:
        if fact.claim is not None:
            self.claims[fact.seat] = fact.claim
        if fact.accuse is not None:
            self.accusations.append(Word(self.round, fact.seat, fact.accuse))
        if fact.vouch is not None:
            self.vouches.append(Word(self.round, fact.seat, fact.vouch))

    @folds(facts.VoteBegan)
    def _vote(self, fact: facts.VoteBegan) -> None:
        super()._vote(fact)
        if fact.step == "verdict":
            self.suspect = fact.candidates[0]

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        if fact.step != "verdict":
            self.votes += [
                Word(self.round, seat, name)
                for seat, name in fact.votes.items()
                if name is not None
            ]

    @folds(facts.NightBegan)
    def _night(self, fact: facts.NightBegan) -> None:
        super()._night(fact)
        self.named_by_evil = []
        self.proposals = {}

    @folds(facts.ChannelSpoke)
    def _heard(self, fact: facts.ChannelSpoke) -> None:
        found = PROPOSAL.search(str(fact.words)) if fact.channel == "buddies" else None
        if found is not None:
            seat = next((seat for seat in self.living if self.names[seat] == found[1]), "")
            if seat not in ("", *self.buddies):
                self.proposals[fact.seat] = seat

    @folds(facts.EvilNominated)
    def _nominated(self, fact: facts.EvilNominated) -> None:
        if fact.turn > self.turn_of_evil:
            self.named_by_evil = []
            self.turn_of_evil = fact.turn
        self.named_by_evil.append(fact.name)

    @folds(facts.EvilAgreed)
    def _agreed(self, fact: facts.EvilAgreed) -> None:
        super()._agreed(fact)
        self.turn_of_evil = 0
