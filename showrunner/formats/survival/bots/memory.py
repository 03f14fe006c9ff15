"""What a sensible player keeps in mind: what was said, claimed, voted, and how it turned out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from showrunner.formats.bots import Speaker
from showrunner.formats.instructions import Instructed
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import CARDS, SPECIALS, side_of
from showrunner.formats.survival.sheet import SurvivalPlayer, SurvivalSheet
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.lines import load_lines
from showrunner.kernel import Dice

CHEMISTRY = b"showrunner survival chemistry"


class Word(NamedTuple):
    """Somebody called somebody Evil or Good, protected them, or voted for them, in this round."""

    round: int
    by: str
    name: str


class Memory(Instructed, SurvivalSheet):
    """A contestant's own sheet, and what was done in the open: a fold over their own view."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.speaker = Speaker(load_lines(__package__), self, persona.id)
        self.claims: dict[str, str] = {}
        """What each one says they are, to all or to me; the last claim counts."""
        self.claimed_openly: set[str] = set()
        self.accusations: list[Word] = []
        self.whispered: list[Word] = []
        """Whom I was told in private to be Evil."""
        self.vouches: list[Word] = []
        self.votes: list[Word] = []
        self.abstained: list[str] = []
        """Who named nobody in the last vote."""
        self.guards: list[Word] = []
        """Who said in the debate that they protected somebody."""
        self.guards_whispered: list[Word] = []
        """Who told me in private that they protected somebody."""
        self.thanked: set[str] = set()
        """Whom I have thanked for that."""
        self.false_tellings: list[Word] = []
        """Who told of a ballot that was never cast, and whose."""
        self.reasons: set[Act] = set()
        """What was said against somebody in this debate, beside the accusation itself."""
        self.speeches = 0
        """How many speeches I have heard, my own included."""
        self.quiet_night = False
        self.proposals: dict[str, str] = {}
        """SV-4.24: whom each Buddy wanted to vote for, this night."""
        self.turn = 0
        self.named_by_evil: list[str | None] = []
        """SV-4.4: whom the Evil Forces named in the last pass of this night."""
        self.turn_of_evil = 0
        self.suspect = ""
        """SV-6.6: who is put to a yes or no."""

    @property
    def mine(self) -> SurvivalPlayer:
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

    def card(self, role: str) -> dict[str, str]:
        """What stands for a card in lines: its name, and the same as one says it of somebody."""
        if role not in CARDS:
            return {}
        card = CARDS[role].name
        the = role in SPECIALS and role != "mother_nature"
        return {"card": card, "role": f"the {card}" if the else card}

    def chemistry(self, seat: str, *about: str | int) -> int:
        """A feeling about somebody, from 0 to 9, that nothing explains."""
        return Dice(CHEMISTRY, (self.me, seat, *about)).below(10)

    def accused_today(self, seat: str) -> int:
        """How many have called somebody Evil in this debate."""
        return len(
            {word.by for word in self.accusations if word.name == seat and word.round == self.round}
        )

    def accused_by(self, seat: str) -> list[str]:
        """Who has called somebody Evil in this debate, the last one last."""
        return [
            word.by for word in self.accusations if word.name == seat and word.round == self.round
        ]

    def voted(self, by: str, name: str) -> bool:
        """Whether somebody has voted for somebody, as far as votes are public."""
        return any(word.by == by and word.name == name for word in self.votes)

    def voted_at_all(self, by: str, round: int) -> bool:
        """Whether somebody named anybody in this round's vote."""
        return any(word.by == by and word.round == round for word in self.votes)

    def votes_together(self, one: str, other: str) -> int:
        """How often two have voted for the same."""
        mine = {(word.round, word.name) for word in self.votes if word.by == one}
        return len(mine & {(word.round, word.name) for word in self.votes if word.by == other})

    def killed_after(self, word: Word) -> bool:
        """Whether who said this was dead the next morning."""
        return any(
            gone.seat == word.by and gone.moment == "dawn" and gone.round == word.round + 1
            for gone in self.eliminated
        )

    @property
    def named_today(self) -> bool:
        """Whether anybody has been called Evil in this debate."""
        return bool(self.accusations) and self.accusations[-1].round == self.round

    @property
    def accused_before(self) -> str | None:
        """Whom I have called Evil in this debate."""
        mine = [w.name for w in self.accusations if w.by == self.me and w.round == self.round]
        return mine[-1] if mine else None

    @property
    def wrong_about(self) -> str:
        """Whom I called Evil in the last debate, and who turned out Good since."""
        last = [w.name for w in self.accusations if w.by == self.me and w.round == self.round - 1]
        gone = {gone.seat for gone in self.eliminated if side_of(gone.role) == "good"}
        return last[-1] if last and last[-1] in gone else ""

    def saver(self, guards: Sequence[Word]) -> str:
        """Who of these says that they protected me, whom I believe and have not thanked."""
        return next(
            (
                word.by
                for word in guards
                if word.name == self.me
                and word.by in self.others
                and word.by not in self.thanked
                and not self.liar(word.by)
            ),
            "",
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
        self.speeches += 1
        self.reasons.update(fact.acts)
        self._heard(fact.seat, fact.acts, self.guards)
        if fact.claim is not None:
            self.claims[fact.seat] = fact.claim
            self.claimed_openly.add(fact.seat)
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
            self.abstained = [seat for seat, name in fact.votes.items() if name is None]

    @folds(facts.NightBegan)
    def _night(self, fact: facts.NightBegan) -> None:
        super()._night(fact)
        self.named_by_evil = []
        self.proposals = {}
        self.quiet_night = False

    @folds(facts.NobodyEliminated)
    def _nobody(self, fact: facts.NobodyEliminated) -> None:
        self.quiet_night = fact.moment == "dawn"

    @folds(facts.ConferenceBegan)
    def _conference(self, fact: facts.ConferenceBegan) -> None:
        super()._conference(fact)
        self.reasons = set()

    @folds(facts.ChannelSpoke)
    def _channel(self, fact: facts.ChannelSpoke) -> None:
        if fact.channel == "lounge":
            return
        self._heard(fact.seat, fact.acts, self.guards_whispered)
        if fact.seat == self.me and fact.channel == "whisper":
            return
        for act in fact.acts:
            if act.act == "propose" and fact.channel == "buddies":
                self._proposed(fact.seat, act.about)
            elif act.act == "claim":
                self.claims[fact.seat] = act.what
            elif act.act == "evil":
                self.whispered.append(Word(self.round, fact.seat, act.about))

    def _proposed(self, by: str, name: str) -> None:
        if name in self.living and name not in self.buddies:
            self.proposals.setdefault(by, name)

    def _heard(self, by: str, acts: Iterable[Act], guards: list[Word]) -> None:
        """What counts alike in the debate and in private."""
        for act in acts:
            if act.act == "guard":
                guards.append(Word(self.round, by, act.about))
            elif act.act == "thank" and by == self.me:
                self.thanked.add(act.about)
            elif self._is_false(act):
                self.false_tellings.append(Word(self.round, by, act.by))

    def _is_false(self, act: Act) -> bool:
        """SV-6.4: votes are public, so everybody sees when somebody tells of one that was not."""
        told = act.act == "tell" and act.what == "ballot" and act.by
        public = self.parameters.vote_visibility == "public"
        return bool(told and public and not self.voted(act.by, act.about))

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
