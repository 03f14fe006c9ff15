"""DS-8.3: what a card can do, as data. A card's effects happen in the order in which it lists them.

Where one has no effect, those after it do not happen and the card is cancelled: so a price stands
first. `ORDER` says which cards come first when several are played at the same moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, NamedTuple, get_args

from msgspec import Meta, Struct

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.moments import Moment, On
from showrunner.formats.survivor.changes import NONE_LEFT
from showrunner.kernel import EVERYBODY, Audience, seats

if TYPE_CHECKING:
    from showrunner.formats.survivor.sheet import SurvivorSheet
    from showrunner.formats.survivor.state import SurvivorState

Amount = Annotated[int, Meta(ge=1, le=100)]
Why = Literal["nullified", "fake", "no vote left", "out of luck", "nothing there", "none left"]
"""Why a card that was played did nothing. `none left`: of points or counters, which is secret."""

A_CARD: Final = "a card"
"""DS-8.3: the cause of immunity by a card that is played in secret: whose and which is not told."""

ALWAYS: tuple[Moment, ...] = get_args(Moment)
IN_A_ROUND: tuple[Moment, ...] = ALWAYS[:-1]
BEFORE_THE_VOTES: tuple[Moment, ...] = ("before the votes",)
SOMEBODY: tuple[On, ...] = ("anybody present", "another present")
ANYTHING: tuple[On, ...] = ("nobody", "oneself", *SOMEBODY)


class Play(NamedTuple):
    """A card that is being played: by whom, which, as what kind, on whom; `named` is a card's kind.

    Where it is played on nobody, `on` is empty. A `secret` play is known to who plays it alone.
    """

    seat: str
    card: str
    kind: str
    on: str
    named: str
    secret: bool

    @property
    def hearing(self) -> Audience:
        """Who hears of the play."""
        return seats(self.seat) if self.secret else EVERYBODY

    def hearing_why(self, why: Why) -> Audience:
        """Who hears why it did nothing; DS-2.9: that somebody has none is for the two alone."""
        secretly = why == "none left" and not self.secret
        return seats(self.seat, self.whom) if secretly else self.hearing

    @property
    def whom(self) -> str:
        """Whom the card is for: the one it is played on, else who plays it."""
        return self.on or self.seat


class CardEffect(Struct, frozen=True, kw_only=True, tag_field="effect", forbid_unknown_fields=True):
    """Something that a card does.

    `moments` and `on` say which cards can have it (DS-8.3); `seen` is what everybody sees happen,
    so that no secret card can have it.
    """

    moments: ClassVar[tuple[Moment, ...]] = BEFORE_THE_VOTES
    on: ClassVar[tuple[On, ...]] = ANYTHING
    seen: ClassVar[bool] = False

    def offered(self, sheet: SurvivorSheet, seat: str) -> bool:
        """Whether there is anything to play it for, as far as its holder knows."""
        return True

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """Do it; or why it has no effect."""
        raise NotImplementedError


def _none_left(season: SurvivorState) -> Why:
    """DS-2.9: there are no points or counters to move."""
    return "none left" if season.stage.since(NONE_LEFT) else "nothing there"


class TakeCard(CardEffect, frozen=True, kw_only=True, tag="take_card"):
    """Ask somebody for a card by its name: who holds one of these kinds must hand it over."""

    moments: ClassVar = ("before the votes", "after the votes", "at camp")
    on: ClassVar = ("a card of another",)
    seen: ClassVar = True
    kinds: Annotated[tuple[str, ...], Meta(min_length=1)]

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        hand = season.sheet.hand(play.on)
        card = next((name for name, card in hand.items() if card.kind == play.named), None)
        asked = facts.CardAskedFor(
            seat=play.seat, on=play.on, kind=play.named, got=card is not None
        )
        season.tell(asked, EVERYBODY)
        if card is not None:
            season.transfer_card(card, play.seat)
        return None


class Nullify(CardEffect, frozen=True, kw_only=True, tag="nullify"):
    """Cancel the first card that would make this castaway immune at this vote."""

    moments: ClassVar = ("before the votes", "after the votes")
    on: ClassVar = ("another present",)

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        season.tell(facts.NullifierLaid(seat=play.seat, on=play.on), seats(play.seat))
        return None


class LeaveVote(CardEffect, frozen=True, kw_only=True, tag="leave_vote"):
    """Leave the vote: one neither votes nor can be voted out."""

    on: ClassVar = ("nobody", "oneself")
    seen: ClassVar = True

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        season.tell(facts.VoteLeft(seat=play.seat), EVERYBODY)
        return None


class BlockVote(CardEffect, frozen=True, kw_only=True, tag="block_vote"):
    """Take away somebody's own vote; nobody gets it."""

    on: ClassVar = ("another present",)

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        return season.lose_vote(play.on, "blocked")


class StealVote(CardEffect, frozen=True, kw_only=True, tag="steal_vote"):
    """Take somebody's own vote, and cast it oneself."""

    on: ClassVar = ("another present",)

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        if why := season.lose_vote(play.on, "stolen"):
            return why
        season.gain_vote(play.seat)
        return None


class GiveUpVote(CardEffect, frozen=True, kw_only=True, tag="give_up_vote"):
    """Give up one's own vote: the price of what follows."""

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        return season.lose_vote(play.seat, "given up")


class FurtherVote(CardEffect, frozen=True, kw_only=True, tag="further_vote"):
    """Cast one more ballot at this vote."""

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        season.gain_vote(play.seat)
        return None


class Luck(CardEffect, frozen=True, kw_only=True, tag="luck"):
    """Throw three dice: what follows happens only where they show so many or more."""

    moments: ClassVar = IN_A_ROUND
    at_least: Annotated[int, Meta(ge=4, le=18)]

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        dice = season.stage.roll(("luck", play.card))
        thrown = facts.LuckTried(seat=play.seat, dice=dice.faces, at_least=self.at_least)
        season.tell(thrown, play.hearing)
        return "out of luck" if dice.total < self.at_least else None


class Immune(CardEffect, frozen=True, kw_only=True, tag="immune"):
    """Give immunity until the end of the round: no vote against them counts."""

    moments: ClassVar = ("before the votes", "after the votes", "after the reading")

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        if play.whom in season.sheet.nullifiers:
            return "nullified"
        cause = A_CARD if play.secret else f"{play.kind} of {play.seat}"
        season.give_immunity([play.whom], cause)
        return None


class DealTeams(CardEffect, frozen=True, kw_only=True, tag="deal_teams"):
    """Force a re-deal: everybody is dealt anew into the teams that there are."""

    moments: ClassVar = ("before the competition",)
    on: ClassVar = ("nobody",)
    seen: ClassVar = True

    def offered(self, sheet: SurvivorSheet, seat: str) -> bool:
        """Only while there are several teams."""
        return len(sheet.teams) > 1

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        if len(season.sheet.teams) < 2:
            return "nothing there"
        season.deal_teams(list(season.sheet.teams), "card")
        return None


class ShiftCounters(CardEffect, frozen=True, kw_only=True, tag="shift_counters"):
    """Hand up to so many of one's depletion counters on to somebody else."""

    moments: ClassVar = IN_A_ROUND
    on: ClassVar = ("another present",)
    most: Amount

    def offered(self, sheet: SurvivorSheet, seat: str) -> bool:
        """Only to who has counters."""
        return sheet.players[seat].counters > 0

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        number = min(self.most, season.sheet.players[play.seat].counters)
        if not number:
            return _none_left(season)
        season.change_counters([play.seat], -number, "card")
        season.change_counters([play.on], number, "card")
        return None


class TakePoints(CardEffect, frozen=True, kw_only=True, tag="take_points"):
    """Take up to so many reward points from somebody."""

    moments: ClassVar = IN_A_ROUND
    on: ClassVar = ("another present",)
    most: Amount

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        number = min(self.most, season.sheet.players[play.on].points)
        if not number:
            return _none_left(season)
        season.change_points([play.on], -number, "card")
        season.change_points([play.seat], number, "card")
        return None


class GivePoints(CardEffect, frozen=True, kw_only=True, tag="give_points"):
    """Give somebody reward points."""

    moments: ClassVar = IN_A_ROUND
    amount: Amount

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        season.change_points([play.whom], self.amount, "card")
        return None


class CompetitionAdvantage(CardEffect, frozen=True, kw_only=True, tag="competition_advantage"):
    """Add so much to somebody's first roll of this competition, as a boost does (DS-6.6)."""

    moments: ClassVar = ("before the competition",)
    seen: ClassVar = True
    amount: Amount

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        season.tell(facts.AdvantageGained(seat=play.whom, amount=self.amount), EVERYBODY)
        return None


class BonusRolls(CardEffect, frozen=True, kw_only=True, tag="bonus_rolls"):
    """Throw so many bonus rolls at one's camp at once (DS-4.5)."""

    moments: ClassVar = ("at camp",)
    on: ClassVar = ("nobody",)
    number: Annotated[int, Meta(ge=1, le=10)]

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        for nth in range(self.number):
            season.search(play.seat, f"{play.card} {nth + 1}")
        return None


class Spy(CardEffect, frozen=True, kw_only=True, tag="spy"):
    """Overhear the next private talk that this castaway has with somebody else."""

    moments: ClassVar = ("before the conversations",)
    on: ClassVar = ("another present",)

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        season.tell(facts.SpyPosted(seat=play.seat, on=play.on), seats(play.seat))
        return None


class VetoJuror(CardEffect, frozen=True, kw_only=True, tag="veto_juror"):
    """Keep somebody off the jury; the next earlier one out sits instead (DS-11.1)."""

    moments: ClassVar = ("when the jury is formed",)
    on: ClassVar = ("a juror",)
    seen: ClassVar = True

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        instead = season.sheet.next_juror
        if play.on not in season.sheet.jury_to_be or instead is None:
            return "nothing there"
        season.tell(facts.JurorVetoed(seat=play.seat, juror=play.on, instead=instead), EVERYBODY)
        return None


class GainCard(CardEffect, frozen=True, kw_only=True, tag="gain_card"):
    """Get a card of this kind, to play later."""

    moments: ClassVar = IN_A_ROUND
    on: ClassVar = ("nobody",)
    kind: str

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """See CardEffect."""
        season.make_card(play.seat, self.kind)
        return None


AnyCardEffect = (
    TakeCard
    | Nullify
    | LeaveVote
    | BlockVote
    | StealVote
    | GiveUpVote
    | FurtherVote
    | Luck
    | Immune
    | DealTeams
    | ShiftCounters
    | TakePoints
    | GivePoints
    | CompetitionAdvantage
    | BonusRolls
    | Spy
    | VetoJuror
    | GainCard
)

ORDER: tuple[type[CardEffect], ...] = get_args(AnyCardEffect)
"""Of cards played at the same moment, those whose first effect stands first here come first."""
