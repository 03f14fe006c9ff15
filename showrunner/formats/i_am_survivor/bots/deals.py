"""Trade: what to offer, and which offers to accept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.i_am_survivor.bots.mind import IslandMind
from showrunner.formats.i_am_survivor.facts.trades import OfferMade
from showrunner.formats.i_am_survivor.wants import PERMIT, WANTS, payment
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.questions import Question

GOODS_OF_WANT = {"water": "water", "food": "food", "weapon": "weapon", "medicine": "medicine"}
WORTH_ASKING = {"water": 1.4, "food": 1.4, "fresh_fish": 1.0, "treasure": 1.8, "weapon": 1.3}
"""About what a card of the kind is worth to somebody who lacks it."""
PERMISSION_VALUE = 0.3
MARGIN = 0.2
"""How much better off a trade must leave me."""


def wishes(mind: IslandMind) -> list[str]:
    """What I would like to trade for, most urgent first."""
    needs = mind.needs
    wanted = [goods for goods in ("water", "food") if needs[goods] > 0]
    raw = any(payment(mind, mind.me, [kind], ()) for kind in ("fresh_fish",))
    if raw and not mind.may_use(mind.me, "fire"):
        wanted.append(f"{PERMIT}fire")
    for price, kind in (("fish", "fresh_fish"), ("treasure", "treasure"), ("weapon", "weapon")):
        if mind.waits(price) and payment(mind, mind.me, [kind], ()) is None:
            wanted.append(kind)
    return wanted


def offer(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Take a standing offer that is good, else offer what is worth least for what is needed."""
    for name in offered(question, "take"):
        made = mind.offers.get(name)
        if made is not None and gain(mind, made) > MARGIN:
            return {**question.default, "take": name}
    options = offered(question, "want")
    wanted = [kind for kind in wishes(mind) if kind in options]
    partners = offered(question, "to")
    asked = {made.to for made in mind.offers.values() if made.seat == mind.me}
    partners = [seat for seat in partners if mind.trust[seat] > -3 and seat not in asked]
    if not wanted or not partners or mind.said_to["offer"] >= 2:
        return dict(question.default)
    kind = wanted[0]
    to = max(partners, key=lambda seat: (_likely(mind, seat, kind), mind.trust[seat], seat))
    if not _likely(mind, to, kind):
        return dict(question.default)
    price = WORTH_ASKING.get(kind, PERMISSION_VALUE)
    give = [card for card in offered(question, "give") if not card.startswith(PERMIT)]
    fair = sorted(give, key=lambda card: abs(mind.value(card) - 0.6 * price))
    useful = [card for card in fair if mind.value(card) < price and not _is(kind, card)]
    if not useful:
        return dict(question.default)
    goods = GOODS_OF_WANT.get(kind, "fire" if kind.startswith(PERMIT) else "treasure")
    remark = Remark("offer", (Act("need", about=to, what=goods),), to, {"goods": goods})
    return {
        **question.default,
        "to": to,
        "give": useful[:1],
        "want": [kind],
        "until": "night",
        **mind.speaker.message(remark, dice),
    }


def _is(kind: str, card: str) -> bool:
    return kind in WANTS and WANTS[kind].fits(card)


def _likely(mind: IslandMind, seat: str, kind: str) -> int:
    """How likely it seems that somebody has this: they said so, or hold many cards."""
    if kind.startswith(PERMIT):
        return 2 * bool(mind.equips(seat, "campfire"))
    if kind in mind.needs_of.get(seat, ()):
        return 0
    said = seat in mind.offers_of.get(GOODS_OF_WANT.get(kind, kind), ())
    return 2 * said + (mind.pile(f"hand/{seat}").size >= 6)


def gain(mind: IslandMind, made: OfferMade, chosen: Sequence[str] = ()) -> float:
    """What an offer to me would bring, less what it costs; a bad one if I cannot keep it."""
    paid = payment(mind, mind.me, made.terms.want, chosen)
    if paid is None:
        return -9.0
    cards = [part for part in made.terms.give if not part.startswith(PERMIT)]
    rights = len(made.terms.give) - len(cards)
    brings = sum(mind.value(card, [*mind.cards, card]) for card in cards)
    costs = sum(mind.value(card) for card in paid if not card.startswith(PERMIT))
    given = sum(card.startswith(PERMIT) for card in paid)
    liked = 0.1 * max(-3, min(3, mind.trust[made.seat]))
    return brings + PERMISSION_VALUE * rights - costs - PERMISSION_VALUE * given / 2 + liked


def answer(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Accept what brings more than it costs."""
    made = next(
        (
            found
            for found in reversed(mind.offers.values())
            if found.to == mind.me and found.seat in mind.active
        ),
        None,
    )
    may_accept = "accept" in offered(question, "answer")
    if made is None or not may_accept:
        return {**question.default, **_say(mind, "no", made, dice)}
    fits = [card for card in offered(question, "cards") if not card.startswith(PERMIT)]
    cheap = sorted(fits, key=mind.value)
    picked = [
        next((card for card in cheap if WANTS[kind].fits(card)), "")
        for kind in made.terms.want
        if kind in WANTS
    ]
    cards = list(dict.fromkeys(card for card in picked if card))
    if gain(mind, made, cards) > MARGIN:
        return {
            **question.default,
            "answer": "accept",
            "cards": cards,
            **_say(mind, "yes", made, dice),
        }
    return {**question.default, **_say(mind, "no", made, dice)}


def _say(mind: IslandMind, what: str, made: OfferMade | None, dice: Dice) -> Answer:
    if made is None:
        return {"words": None, "acts": ()}
    act = Act("agree" if what == "yes" else "refuse")
    return mind.speaker.message(Remark(f"deal_{what}", (act,), made.seat), dice)
