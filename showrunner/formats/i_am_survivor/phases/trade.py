"""IS-8: windows in which players make, answer and take offers."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.cards import is_fuel
from showrunner.formats.i_am_survivor.facts.trades import OfferMade, Terms
from showrunner.formats.i_am_survivor.parameters import TradeWindow
from showrunner.formats.i_am_survivor.questions.trades import Offer, Reply
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.formats.i_am_survivor.wants import PERMIT, grantable, payment, tradable
from showrunner.kernel import EVERYBODY, seats

WHY: dict[TradeWindow, str] = {
    "turn": "Your turn begins.",
    "battle": "",
    "bids": "A rescuer is about to leave.",
    "ration": "Night has fallen, and the ration comes next.",
}


async def window(season: IslandState, kind: TradeWindow, traders: Sequence[str]) -> None:
    """IS-8.1: let each trader make offers, one after another, until they have none or no more."""
    if kind not in season.sheet.parameters.trade_windows:
        return
    for seat in traders:
        for _ in range(season.sheet.parameters.offers_per_window):
            if not await one_offer(season, seat, WHY[kind]):
                break


async def one_offer(season: IslandState, seat: str, why: str) -> bool:
    """D13: one offer, or the acceptance of a standing one. False if the player wants nothing."""
    sheet = season.sheet
    answer = await season.stage.ask(
        seat, lambda: questions.offer(sheet, seat, why, standing_for(sheet, seat))
    )
    if answer is None:
        return False
    taken = sheet.offers.get(answer.take or "")
    if taken is not None and taken in standing_for(sheet, seat):
        settle(season, taken, ())
        return True
    if answer.to is None or answer.to not in sheet.active or not (answer.give or answer.want):
        return False
    await put_offer(season, seat, answer)
    return True


def standing_for(sheet: IslandSheet, seat: str) -> list[OfferMade]:
    """The standing offers that a player can take now: both sides still have what it is about."""
    return [made for made in sheet.offers.values() if made.to == seat and can_settle(sheet, made)]


def can_settle(sheet: IslandSheet, made: OfferMade) -> bool:
    """Whether both sides still have what an offer is about."""
    able = {*tradable(sheet, made.seat), *grantable(sheet, made.seat)}
    kept = (
        made.seat in sheet.active and made.to in sheet.active and able.issuperset(made.terms.give)
    )
    return kept and payment(sheet, made.to, made.terms.want, ()) is not None


async def put_offer(season: IslandState, seat: str, answer: Offer) -> None:
    """IS-8.1: put an offer to the other, who answers it, perhaps with one counter-offer."""
    sheet = season.sheet
    to = answer.to or ""
    made = tell_offer(season, seat, to, Terms(answer.give, answer.want), answer.until, "", answer)
    if not answer.want:
        settle(season, made, ())
        return
    reply = await season.stage.ask(to, lambda: questions.reply(sheet, made))
    if reply is None:
        tell_answer(season, made, "lapsed", None)
        return
    if reply.answer != "counter" or not (reply.cards or reply.want):
        conclude(season, made, reply)
        return
    tell_answer(season, made, "counter", reply)
    back = tell_offer(season, to, seat, Terms(reply.cards, reply.want), "now", made.offer, reply)
    second = await season.stage.ask(seat, lambda: questions.reply(sheet, back))
    conclude(season, back, second)


def tell_offer(
    season: IslandState,
    seat: str,
    to: str,
    terms: Terms,
    until: str,
    counters: str,
    said: Offer | Reply,
) -> OfferMade:
    """Tell an offer to the two."""
    times = season.sheet.offers_made.get(f"{seat}>{to}", 0) + 1
    fact = facts.OfferMade(
        offer=f"{seat}>{to}#{times}",
        seat=seat,
        to=to,
        terms=terms,
        until=until,  # type: ignore[arg-type]
        counters=counters,
        words=said.words,
        acts=said.acts,
    )
    season.tell(fact, seats(seat, to))
    return fact


def conclude(season: IslandState, made: OfferMade, reply: Reply | None) -> None:
    """Carry out the answer to an offer."""
    if reply is not None and reply.answer == "accept":
        settle(season, made, reply.cards, reply)
    elif reply is not None and reply.answer == "later":
        tell_answer(season, made, "later", reply)
    else:
        tell_answer(season, made, "refuse" if reply else "lapsed", reply)


def tell_answer(season: IslandState, made: OfferMade, answer: str, reply: Reply | None) -> None:
    """Tell an answer to the two."""
    fact = facts.OfferAnswered(
        offer=made.offer,
        seat=made.to,
        answer=answer,  # type: ignore[arg-type]
        words=reply.words if reply else None,
        acts=reply.acts if reply else (),
    )
    season.tell(fact, seats(made.seat, made.to))


def settle(
    season: IslandState, made: OfferMade, chosen: Sequence[str], reply: Reply | None = None
) -> None:
    """IS-8.1 to IS-8.3: exchange cards and record permissions, if both sides can still keep it."""
    sheet = season.sheet
    paid = payment(sheet, made.to, made.terms.want, chosen)
    if paid is None or not can_settle(sheet, made):
        tell_answer(season, made, "lapsed", reply)
        return
    tell_answer(season, made, "accept", reply)
    for seat, to, parts in ((made.seat, made.to, made.terms.give), (made.to, made.seat, paid)):
        hand_over(season, seat, to, parts)
    gave, got = (
        tuple(part for part in parts if not part.startswith(PERMIT))
        for parts in (made.terms.give, paid)
    )
    visibility = sheet.parameters.trade_visibility
    done = facts.TradeDone(first=made.seat, second=made.to, gave=gave, got=got)
    season.tell(done, EVERYBODY if visibility == "cards" else seats(made.seat, made.to))
    if visibility == "counts":
        counts = facts.TradeSettled(first=made.seat, second=made.to, gave=len(gave), got=len(got))
        season.tell(counts, EVERYBODY)


def hand_over(season: IslandState, seat: str, to: str, parts: Sequence[str]) -> None:
    """Give cards from wherever they lie, and permissions, to another player."""
    sheet = season.sheet
    for part in parts:
        if part.startswith(PERMIT):
            right = part.removeprefix(PERMIT)
            given = facts.PermissionGiven(seat=seat, to=to, right=right)  # type: ignore[arg-type]
            season.tell(given, seats(seat, to))
    held = [part for part in parts if part in sheet.hand(seat)]
    season.move(held, f"hand/{seat}", f"hand/{to}", seats(seat, to))
    for part in parts:
        if part in sheet.equipped(seat):
            season.move([part], f"equipped/{seat}", f"hand/{to}")
        elif part in sheet.trophies(seat):
            season.move([part], f"trophies/{seat}", f"trophies/{to}")


def add_fuel(season: IslandState, seat: str, card: str, fire: str) -> None:
    """IS-10.4: add firewood to a campfire."""
    if card in season.sheet.hand(seat) and is_fuel(card):
        season.move([card], f"hand/{seat}", f"fuel/{fire}")
        season.tell(facts.FuelAdded(seat=seat, campfire=fire, card=card), EVERYBODY)
