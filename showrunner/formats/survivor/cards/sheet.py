"""The cards on the sheet: where each card is, and what played cards have changed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from showrunner.formats.sheet import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.deck import CARDS
from showrunner.formats.survivor.cards.kinds import CardKind, Power
from showrunner.formats.talk.facts import TalkEnded
from showrunner.formats.talk.sheet import TalkSheet


class AdvantageCard(Struct):
    """An advantage card: the camp where it can be found, or its holder.

    `kind` is what its holder believes it to be, `truly` what it is if that is something else.
    """

    kind: str
    camp: str
    holder: str = ""
    fate: Literal["at camp", "held", "played", "lost"] = "at camp"
    truly: str = ""


class CardSheet(TalkSheet):
    """The cards on the sheet, as far as the viewer knows of them."""

    cards: dict[str, AdvantageCard]
    kinds: dict[str, CardKind]
    holders: Annotated[dict[str, int], Meta(title="How many hold such a card")]
    """How many castaways hold a kind whose power depends on it, as its holders were told."""
    votes_lost: Annotated[set[str], Meta(title="Without a vote")]
    votes_gained: Annotated[dict[str, int], Meta(title="Extra votes")]
    left_vote: Annotated[set[str], Meta(title="Away from the vote")]
    nullifiers: Annotated[list[str], Meta(title="Next immunity does not help")]
    """Castaways whose next immunity by a card is void at this vote (repeated if several times)."""
    advantages: Annotated[dict[str, int], Meta(title="Advantages in the competition")]
    """What is added to a castaway's first roll in the current competition."""
    spies: Annotated[list[tuple[str, str]], Meta(title="About to overhear a talk")]
    """Pairs (spy, spied on): the spy will overhear the other's next private talk."""
    overheard: Annotated[dict[str, list[str]], Meta(title="Talks that are overheard")]
    """The spies on each talk that is going on."""
    vetoed: Annotated[dict[str, str], Meta(title="Kept off the jury")]
    """Each castaway who was kept off the jury, with their replacement."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = {}
        self.kinds = dict(CARDS)
        self.holders = {}
        self.votes_lost = set()
        self.votes_gained = {}
        self.left_vote = set()
        self.nullifiers = []
        self.advantages = {}
        self.spies = []
        self.overheard = {}
        self.vetoed = {}

    def hand(self, seat: str) -> dict[str, AdvantageCard]:
        """The cards that a castaway holds."""
        return {name: card for name, card in self.cards.items() if card.holder == seat}

    def kind_of(self, card: AdvantageCard) -> CardKind:
        """What a card is, as far as the viewer knows."""
        return self.kinds[card.truly or card.kind]

    def holders_of(self, kind: str) -> int:
        """How many castaways hold such a card, if its power depends on that; otherwise 1."""
        return self.holders.get(kind, 1)

    def power_of(self, card: AdvantageCard) -> Power:
        """What a card can do now, according to what its holder believes it to be."""
        return self.kinds[card.kind].power(self.holders_of(card.kind))

    def votes_of(self, seat: str) -> int:
        """DS-10.3: how many ballots a castaway casts at this vote; cards can change it from 1."""
        return (seat not in self.votes_lost) + self.votes_gained.get(seat, 0)

    # -- where cards are ---------------------------------------------------------------------------

    @folds(facts.CardDefined)
    def _card_defined(self, fact: facts.CardDefined) -> None:
        self.kinds[fact.kind] = msgspec.convert(fact.card, CardKind)

    @folds(facts.CardPlanted)
    def _card_planted(self, fact: facts.CardPlanted) -> None:
        self.cards[fact.card] = AdvantageCard(fact.kind, fact.team)

    @folds(facts.CardTaken)
    def _card_taken(self, fact: facts.CardTaken) -> None:
        self.cards[fact.card] = self.cards.pop(fact.planted)

    @folds(facts.CardGained)
    def _card_gained(self, fact: facts.CardGained) -> None:
        card = self.cards.setdefault(fact.card, AdvantageCard(fact.kind, ""))
        card.kind, card.holder, card.fate = fact.kind, fact.seat, "held"

    @folds(facts.CardForged)
    def _card_forged(self, fact: facts.CardForged) -> None:
        self.cards[fact.card].truly = fact.kind

    @folds(facts.CardTransferred)
    def _card_transferred(self, fact: facts.CardTransferred) -> None:
        card = self.cards.setdefault(fact.card, AdvantageCard(fact.kind, ""))
        card.holder, card.fate = fact.taker, "held"

    @folds(facts.CardPlayed)
    def _card_played(self, fact: facts.CardPlayed) -> None:
        card = self.cards.setdefault(fact.card, AdvantageCard(fact.kind, ""))
        card.holder, card.fate = "", "played"

    @folds(facts.CardCancelled)
    def _card_cancelled(self, fact: facts.CardCancelled) -> None:
        if fact.why == "nullified" and fact.on in self.nullifiers:
            self.nullifiers.remove(fact.on)

    @folds(facts.CardLost)
    def _card_lost(self, fact: facts.CardLost) -> None:
        card = self.cards[fact.card]
        card.holder, card.fate = "", "lost"

    @folds(facts.HoldersCounted)
    def _holders_counted(self, fact: facts.HoldersCounted) -> None:
        self.holders[fact.kind] = fact.holders

    # -- effects of cards --------------------------------------------------------------------------

    @folds(facts.VoteBegan)
    def _vote_began(self, fact: facts.VoteBegan) -> None:
        self.votes_lost, self.votes_gained = set(), {}
        self.left_vote, self.nullifiers = set(), []

    @folds(facts.VoteLost)
    def _vote_lost(self, fact: facts.VoteLost) -> None:
        self.votes_lost.add(fact.seat)

    @folds(facts.VoteGained)
    def _vote_gained(self, fact: facts.VoteGained) -> None:
        self.votes_gained[fact.seat] = self.votes_gained.get(fact.seat, 0) + 1

    @folds(facts.VoteLeft)
    def _vote_left(self, fact: facts.VoteLeft) -> None:
        self.left_vote.add(fact.seat)

    @folds(facts.NullifierLaid)
    def _nullifier_laid(self, fact: facts.NullifierLaid) -> None:
        self.nullifiers.append(fact.on)

    @folds(facts.AdvantageGained)
    def _advantage_gained(self, fact: facts.AdvantageGained) -> None:
        self.advantages[fact.seat] = self.advantages.get(fact.seat, 0) + fact.amount

    @folds(facts.SpyPosted)
    def _spy_posted(self, fact: facts.SpyPosted) -> None:
        self.spies.append((fact.seat, fact.on))

    @folds(facts.TalkSpied)
    def _talk_spied(self, fact: facts.TalkSpied) -> None:
        self.spies.remove((fact.seat, fact.on))
        self.overheard.setdefault(fact.talk, []).append(fact.seat)

    @folds(facts.MessageOverheard)
    def _message_overheard(self, fact: facts.MessageOverheard) -> None:
        """Skip a message that the viewer heard in the talk itself, as producers did."""
        if (self.round, fact.talk) not in self._talks_heard:
            self._hear(fact.talk, fact.speaker, fact.acts)

    @folds(TalkEnded)
    def _talk_ended(self, fact: TalkEnded) -> None:
        self.overheard.pop(fact.talk, None)

    @folds(facts.JurorVetoed)
    def _juror_vetoed(self, fact: facts.JurorVetoed) -> None:
        self.vetoed[fact.juror] = fact.instead
