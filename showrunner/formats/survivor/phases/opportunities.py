"""DS-9.5: a special opportunity, beside the story: offered, wanted, paid for, and had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from showrunner.errors import OrderRefused
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.effects import AnyEffect, Points, for_taker, verify_all
from showrunner.formats.survivor.facts.opportunities import Way
from showrunner.formats.survivor.questions import Taking
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, PRODUCERS, Audience, Text, seats
from showrunner.questions import Deadline, Question


class Offer(Struct, frozen=True, kw_only=True):
    """What is on offer, and how. `price` is in reward points; `stock` None is for everybody."""

    order: ProducerOrder
    number: int
    story: Text
    price: int
    way: Way
    stock: int | None
    open: bool
    deadline: Deadline
    effects: tuple[AnyEffect, ...]

    def effects_for(self, season: SurvivorState, seat: str) -> tuple[AnyEffect, ...]:
        """What this taker gets."""
        team = season.sheet.players[seat].team
        return for_taker(self.effects, seat, team, secret=not self.open)


async def opportunity(season: SurvivorState, offer: Offer, invited: Sequence[str]) -> None:
    """DS-9.5: all who are invited answer, sealed; then it is settled at once."""
    names = announce(season, offer, invited)
    answers = await season.stage.ask_all({seat: _asks(season, seat, offer) for seat in invited})
    bids = {seat: _bid(offer, answer) for seat, answer in answers.items()}
    for seat, bid in bids.items():
        fact = facts.OpportunityAnswered(offer=names[seat], seat=seat, bid=bid)
        season.tell(fact, seats(seat))
    takers: list[str] = []
    for seat, bid in queue(season, offer, bids).items():
        sold_out = offer.stock is not None and len(takers) >= offer.stock
        why = "sold out" if sold_out else obstacle(season, offer, seat, bid)
        if why is None:
            take(season, offer, names[seat], seat, bid)
            takers.append(seat)
        else:
            missed = facts.OpportunityMissed(offer=names[seat], seat=seat, why=why)
            season.tell(missed, seats(seat))
    season.tell(facts.OpportunityClosed(number=offer.number, takers=tuple(takers)), PRODUCERS)
    season.stage.reissue()


def announce(season: SurvivorState, offer: Offer, invited: Sequence[str]) -> dict[str, str]:
    """Tell everybody of an open offer; of a secret one each alone. Returns its name for each.

    A name counts only what its reader was told: a gap would tell of others' secret offers.
    """
    sheet = season.sheet
    if offer.open:
        names = dict.fromkeys(invited, f"open-{sheet.open_offers + 1}")
    else:
        names = {seat: f"{seat}-{sheet.players[seat].secret_offers + 1}" for seat in invited}
    opened = facts.OpportunityOpened(
        number=offer.number,
        way=offer.way,
        price=offer.price,
        stock=offer.stock,
        open=offer.open,
        offers=names,
    )
    season.tell(opened, PRODUCERS)
    groups = [tuple(invited)] if offer.open else [(seat,) for seat in invited]
    for group in groups:
        offered = facts.OpportunityOffered(
            offer=names[group[0]],
            seats=group,
            story=offer.story,
            way=offer.way,
            price=offer.price,
            stock=offer.stock,
            open=offer.open,
        )
        season.tell(offered, _hearing(offer, group[0]))
    return names


def _hearing(offer: Offer, seat: str) -> Audience:
    return EVERYBODY if offer.open else seats(seat)


def _asks(season: SurvivorState, seat: str, offer: Offer) -> questions.Build[Taking]:
    def build() -> Question[Taking] | None:
        if seat not in season.sheet.active:
            return None
        points = season.sheet.players[seat].points
        return questions.opportunity(offer.story, offer.way, offer.price, points, offer.deadline)

    return build


def _bid(offer: Offer, answer: Taking) -> int | None:
    """What one would pay; None for who does not want it."""
    return answer.bid if answer.take is None else offer.price


def queue(season: SurvivorState, offer: Offer, bids: Mapping[str, int | None]) -> dict[str, int]:
    """DS-9.5: whose turn it is to get it, and at what price; nobody wins by being fast.

    A drawn order, or by bids with the same ones in a drawn order; where everybody can have it, the
    order of seats.
    """
    wanting = {seat: bid for seat, bid in bids.items() if bid is not None}
    if offer.way == "everyone":
        return wanting
    drawn = season.stage.shuffle(("opportunity", offer.number), list(wanting))
    if offer.way == "auction":
        drawn.sort(key=lambda seat: -wanting[seat])
    return {seat: wanting[seat] for seat in drawn}


def obstacle(season: SurvivorState, offer: Offer, seat: str, price: int) -> facts.Missed | None:
    """DS-6.6, DS-9.5: why somebody cannot have it any more, before anything is paid."""
    if seat not in season.sheet.active:
        return "left"
    effects = offer.effects_for(season, seat)
    lost = sum(
        -effect.amount
        for effect in effects
        if isinstance(effect, Points) and seat in effect.seats and effect.amount < 0
    )
    if season.sheet.players[seat].points < price + lost:
        return "points"
    try:
        verify_all(effects, season, offer.order)
    except OrderRefused:
        return "impossible"
    return None


def take(season: SurvivorState, offer: Offer, name: str, seat: str, price: int) -> None:
    """DS-6.5, DS-9.5: it is paid once, and brings what it brings."""
    taken = facts.OpportunityTaken(offer=name, seat=seat, price=price)
    season.tell(taken, _hearing(offer, seat))
    season.change_points([seat], -price, "opportunity")
    for effect in offer.effects_for(season, seat):
        effect.happen(season)
