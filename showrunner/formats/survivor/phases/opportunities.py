"""DS-9.5: special opportunities: offer one, collect answers, and settle who gets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from showrunner.errors import OrderRefused
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.effects import Points, verify_all
from showrunner.formats.survivor.questions import Taking
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, PRODUCERS, Audience, seats
from showrunner.questions import Question

if TYPE_CHECKING:
    from showrunner.formats.survivor.orders.opportunities import OfferOpportunity


async def opportunity(
    season: SurvivorState, offer: OfferOpportunity, number: int, invited: Sequence[str]
) -> None:
    """DS-9.5: all invited castaways answer, sealed; then the offer is settled at once."""
    names = announce(season, offer, number, invited)
    answers = await season.stage.ask_all(
        {seat: partial(_question, season, seat, offer) for seat in invited}
    )
    bids = {seat: _bid(offer, answer) for seat, answer in answers.items()}
    for seat, bid in bids.items():
        fact = facts.OpportunityAnswered(offer=names[seat], seat=seat, bid=bid)
        season.tell(fact, seats(seat))
    takers: list[str] = []
    for seat, bid in settling_order(season, offer, number, bids).items():
        sold_out = offer.lots is not None and len(takers) >= offer.lots
        why = "sold out" if sold_out else why_missed(season, offer, seat, bid)
        if why is None:
            take_offer(season, offer, names[seat], seat, bid)
            takers.append(seat)
        else:
            missed = facts.OpportunityMissed(offer=names[seat], seat=seat, why=why)
            season.tell(missed, seats(seat))
    season.tell(facts.OpportunityClosed(number=number, takers=tuple(takers)), PRODUCERS)
    season.stage.reissue()


def announce(
    season: SurvivorState, offer: OfferOpportunity, number: int, invited: Sequence[str]
) -> dict[str, str]:
    """Tell everybody of an open offer, or each invited castaway of a secret one.

    Returns the offer's name for each castaway. The number in a name counts only the offers that its
    reader was told of, because a gap would reveal somebody else's secret offer.
    """
    sheet = season.sheet
    if offer.open:
        names = dict.fromkeys(invited, f"open-{sheet.open_offers + 1}")
    else:
        names = {seat: f"{seat}-{sheet.players[seat].secret_offers + 1}" for seat in invited}
    opened = facts.OpportunityOpened(
        number=number,
        way=offer.way,
        price=offer.price,
        stock=offer.lots,
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
            stock=offer.lots,
            open=offer.open,
        )
        season.tell(offered, _audience(offer, group[0]))
    return names


def _audience(offer: OfferOpportunity, seat: str) -> Audience:
    return EVERYBODY if offer.open else seats(seat)


def _question(season: SurvivorState, seat: str, offer: OfferOpportunity) -> Question[Taking] | None:
    if seat not in season.sheet.active:
        return None
    points = season.sheet.players[seat].points
    return questions.opportunity(offer.story, offer.way, offer.price, points, offer.deadline)


def _bid(offer: OfferOpportunity, answer: Taking) -> int | None:
    """The reward points that the castaway would pay, or None if they do not want it."""
    return answer.bid if answer.take is None else offer.price


def settling_order(
    season: SurvivorState, offer: OfferOpportunity, number: int, bids: Mapping[str, int | None]
) -> dict[str, int]:
    """DS-9.5: the castaways who want the offer, in the order in which they get it, with the price.

    Answering fast never helps: the order is drawn, or is that of the bids, with equal bids in a
    drawn order. If everybody can have the offer, it is the order of seats.
    """
    bids_made = {seat: bid for seat, bid in bids.items() if bid is not None}
    if offer.way == "everyone":
        return bids_made
    order = season.stage.shuffle(("opportunity", number), list(bids_made))
    if offer.way == "auction":
        order.sort(key=lambda seat: -bids_made[seat])
    return {seat: bids_made[seat] for seat in order}


def why_missed(
    season: SurvivorState, offer: OfferOpportunity, seat: str, price: int
) -> facts.Missed | None:
    """DS-6.6, DS-9.5: why the castaway cannot take the offer any more; None if they can."""
    if seat not in season.sheet.active:
        return "left"
    effects = offer.effects_for(season, seat)
    points_lost = sum(
        -effect.amount
        for effect in effects
        if isinstance(effect, Points) and seat in effect.seats and effect.amount < 0
    )
    if season.sheet.players[seat].points < price + points_lost:
        return "points"
    try:
        verify_all(effects, season, offer)
    except OrderRefused:
        return "impossible"
    return None


def take_offer(
    season: SurvivorState, offer: OfferOpportunity, name: str, seat: str, price: int
) -> None:
    """DS-6.5, DS-9.5: pay for the offer and apply its effects."""
    taken = facts.OpportunityTaken(offer=name, seat=seat, price=price)
    season.tell(taken, _audience(offer, seat))
    season.change_points([seat], -price, "opportunity")
    for effect in offer.effects_for(season, seat):
        effect.happen(season)
