"""DS-8.3: what a card can do, as data.

The effects of a card are applied in the order in which the card lists them. If one of them turns
out to be impossible, the card is cancelled and the rest is not applied; so a price is listed first.
`ORDER` decides which of several cards played at the same moment is resolved first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, NamedTuple, get_args

from msgspec import Meta, Struct
from typing_extensions import override

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.moments import Moment, On
from showrunner.formats.survivor.changes import NOTHING_LEFT_IS_SECRET
from showrunner.kernel import EVERYBODY, Audience, seats

if TYPE_CHECKING:
    from showrunner.formats.survivor.sheet import SurvivorSheet
    from showrunner.formats.survivor.state import SurvivorState

Amount = Annotated[int, Meta(ge=1, le=100)]
Why = Literal["nullified", "fake", "no vote left", "out of luck", "nothing there", "none left"]
"""Why a played card did nothing. `none left` (no points or counters to move) is a secret."""

A_CARD: Final = "a card"
"""DS-8.3: the cause told for immunity by a secret card; it hides which card and whose."""

ALL_MOMENTS: tuple[Moment, ...] = get_args(Moment)
ROUND_MOMENTS: tuple[Moment, ...] = ALL_MOMENTS[:-1]
BEFORE_THE_VOTES: tuple[Moment, ...] = ("before the votes",)
SOMEBODY: tuple[On, ...] = ("anybody present", "another present")
USUAL_TARGETS: tuple[On, ...] = ("nobody", "oneself", *SOMEBODY)


class Play(NamedTuple):
    """A card that is being played.

    `seat` plays it; `on` is the castaway it is played on, or empty; `named` is the kind of card
    that is asked for, or empty. Only the castaway who plays it knows of a `secret` play.
    """

    seat: str
    card: str
    kind: str
    on: str
    named: str
    secret: bool

    @property
    def audience(self) -> Audience:
        """Who is told of the play."""
        return seats(self.seat) if self.secret else EVERYBODY

    def cancel_audience(self, why: Why) -> Audience:
        """Who is told why the card did nothing; `none left` only the two castaways (DS-2.9)."""
        only_these_two = why == "none left" and not self.secret
        return seats(self.seat, self.target) if only_these_two else self.audience

    @property
    def target(self) -> str:
        """The castaway the card affects: the one it is played on, otherwise its player."""
        return self.on or self.seat


class CardEffect(Struct, frozen=True, kw_only=True, tag_field="effect", forbid_unknown_fields=True):
    """Something that a card does.

    A card can have the effect if it is played at one of these `moments` and on one of these `on`
    (DS-8.3). If everybody sees the effect happen (`seen`), no secret card can have it.
    """

    moments: ClassVar[tuple[Moment, ...]] = BEFORE_THE_VOTES
    on: ClassVar[tuple[On, ...]] = USUAL_TARGETS
    seen: ClassVar[bool] = False

    def offered(self, sheet: SurvivorSheet, seat: str) -> bool:
        """Whether the effect can be of any use now, as far as the card's holder knows."""
        return True

    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        """Apply the effect, or return why it is impossible."""
        raise NotImplementedError


def _none_left(season: SurvivorState) -> Why:
    """DS-2.9: the reason if there are no points or counters to move."""
    return "none left" if season.stage.since(NOTHING_LEFT_IS_SECRET) else "nothing there"


class TakeCard(CardEffect, frozen=True, kw_only=True, tag="take_card"):
    """Ask somebody for a card of one of these kinds: if they hold it, they must hand it over."""

    moments: ClassVar = ("before the votes", "after the votes", "at camp")
    on: ClassVar = ("a card of another",)
    seen: ClassVar = True
    kinds: Annotated[tuple[str, ...], Meta(min_length=1)]

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
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

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        season.tell(facts.NullifierLaid(seat=play.seat, on=play.on), seats(play.seat))
        return None


class LeaveVote(CardEffect, frozen=True, kw_only=True, tag="leave_vote"):
    """Leave the vote: the holder neither votes nor can be voted out."""

    on: ClassVar = ("nobody", "oneself")
    seen: ClassVar = True

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        season.tell(facts.VoteLeft(seat=play.seat), EVERYBODY)
        return None


class BlockVote(CardEffect, frozen=True, kw_only=True, tag="block_vote"):
    """Take away somebody's own vote; nobody gets it."""

    on: ClassVar = ("another present",)

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        return season.lose_vote(play.on, "blocked")


class StealVote(CardEffect, frozen=True, kw_only=True, tag="steal_vote"):
    """Take somebody's own vote and cast it in their place."""

    on: ClassVar = ("another present",)

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        if why := season.lose_vote(play.on, "stolen"):
            return why
        season.gain_vote(play.seat)
        return None


class GiveUpVote(CardEffect, frozen=True, kw_only=True, tag="give_up_vote"):
    """Give up the holder's own vote, as the price of the effects that follow."""

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        return season.lose_vote(play.seat, "given up")


class FurtherVote(CardEffect, frozen=True, kw_only=True, tag="further_vote"):
    """Cast one more ballot at this vote."""

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        season.gain_vote(play.seat)
        return None


class Luck(CardEffect, frozen=True, kw_only=True, tag="luck"):
    """Throw three dice: the effects that follow happen only if they show `at_least` or more."""

    moments: ClassVar = ROUND_MOMENTS
    at_least: Annotated[int, Meta(ge=4, le=18)]

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        dice = season.stage.roll(("luck", play.card))
        thrown = facts.LuckTried(seat=play.seat, dice=dice.faces, at_least=self.at_least)
        season.tell(thrown, play.audience)
        return "out of luck" if dice.total < self.at_least else None


class Immune(CardEffect, frozen=True, kw_only=True, tag="immune"):
    """Give immunity until the end of the round: no vote against them counts."""

    moments: ClassVar = ("before the votes", "after the votes", "after the reading")

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        if play.target in season.sheet.nullifiers:
            return "nullified"
        cause = A_CARD if play.secret else f"{play.kind} of {play.seat}"
        season.give_immunity([play.target], cause)
        return None


class RedealTeams(CardEffect, frozen=True, kw_only=True, tag="deal_teams"):
    """Force a re-deal: everybody is dealt at random into the existing teams."""

    moments: ClassVar = ("before the competition",)
    on: ClassVar = ("nobody",)
    seen: ClassVar = True

    def offered(self, sheet: SurvivorSheet, seat: str) -> bool:
        """Whether there are several teams."""
        return len(sheet.teams) > 1

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        if len(season.sheet.teams) < 2:
            return "nothing there"
        season.deal_teams(list(season.sheet.teams), "card")
        return None


class ShiftCounters(CardEffect, frozen=True, kw_only=True, tag="shift_counters"):
    """Pass up to `most` of the holder's depletion counters to somebody else."""

    moments: ClassVar = ROUND_MOMENTS
    on: ClassVar = ("another present",)
    most: Amount

    def offered(self, sheet: SurvivorSheet, seat: str) -> bool:
        """Whether the holder has counters."""
        return sheet.players[seat].counters > 0

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        number = min(self.most, season.sheet.players[play.seat].counters)
        if not number:
            return _none_left(season)
        season.change_counters([play.seat], -number, "card")
        season.change_counters([play.on], number, "card")
        return None


class TakePoints(CardEffect, frozen=True, kw_only=True, tag="take_points"):
    """Take up to `most` reward points from somebody."""

    moments: ClassVar = ROUND_MOMENTS
    on: ClassVar = ("another present",)
    most: Amount

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        number = min(self.most, season.sheet.players[play.on].points)
        if not number:
            return _none_left(season)
        season.change_points([play.on], -number, "card")
        season.change_points([play.seat], number, "card")
        return None


class GivePoints(CardEffect, frozen=True, kw_only=True, tag="give_points"):
    """Give somebody reward points."""

    moments: ClassVar = ROUND_MOMENTS
    amount: Amount

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        season.change_points([play.target], self.amount, "card")
        return None


class CompetitionAdvantage(CardEffect, frozen=True, kw_only=True, tag="competition_advantage"):
    """Add `amount` to somebody's first roll of this competition, as a boost does (DS-6.6)."""

    moments: ClassVar = ("before the competition",)
    seen: ClassVar = True
    amount: Amount

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        season.tell(facts.AdvantageGained(seat=play.target, amount=self.amount), EVERYBODY)
        return None


class BonusRolls(CardEffect, frozen=True, kw_only=True, tag="bonus_rolls"):
    """Throw `number` bonus rolls at the holder's camp at once (DS-4.5)."""

    moments: ClassVar = ("at camp",)
    on: ClassVar = ("nobody",)
    number: Annotated[int, Meta(ge=1, le=10)]

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        for nth in range(self.number):
            season.search(play.seat, f"{play.card} {nth + 1}")
        return None


class Spy(CardEffect, frozen=True, kw_only=True, tag="spy"):
    """Overhear the next private talk that this castaway has with somebody else."""

    moments: ClassVar = ("before the conversations",)
    on: ClassVar = ("another present",)

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        season.tell(facts.SpyPosted(seat=play.seat, on=play.on), seats(play.seat))
        return None


class VetoJuror(CardEffect, frozen=True, kw_only=True, tag="veto_juror"):
    """Keep somebody off the jury; the last castaway out who has no seat sits instead (DS-11.1)."""

    moments: ClassVar = ("when the jury is formed",)
    on: ClassVar = ("a juror",)
    seen: ClassVar = True

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
        instead = season.sheet.next_juror
        if play.on not in season.sheet.jury_to_be or instead is None:
            return "nothing there"
        season.tell(facts.JurorVetoed(seat=play.seat, juror=play.on, instead=instead), EVERYBODY)
        return None


class GainCard(CardEffect, frozen=True, kw_only=True, tag="gain_card"):
    """Get a card of this kind, to play later."""

    moments: ClassVar = ROUND_MOMENTS
    on: ClassVar = ("nobody",)
    kind: str

    @override
    def happen(self, season: SurvivorState, play: Play) -> Why | None:
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
    | RedealTeams
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
"""The order in which cards played at the same moment are resolved, by their first effect."""
