"""DS-9.5: the question whether to take what producers offer, or how much to bid for it."""

from __future__ import annotations

from msgspec import Struct

from showrunner.formats.survivor.facts.opportunities import Way
from showrunner.kernel import Text
from showrunner.questions import Choice, Deadline, Field, Number, Option, Question

TAKE = "take"
"""The answer that takes an offer with a fixed price."""


class Taking(Struct, frozen=True):
    """DS-9.5: the answer to an offer: `take` or a bid in reward points; None for neither."""

    take: str | None = None
    bid: int | None = None


def opportunity(
    story: Text, way: Way, price: int, points: int, deadline: Deadline
) -> Question[Taking]:
    """DS-9.5: the question, sealed. Without enough points, passing is the only choice."""
    can_pay = points >= price
    cost = f"{price} reward points" if price != 1 else "1 reward point"
    if way == "auction" and can_pay:
        name = "bid"
        field: Field = Number(
            label=f"Your sealed bid in reward points (you have {points}); null bids nothing",
            least=price,
            most=points,
            may_pass=True,
        )
    else:
        name = "bid" if way == "auction" else TAKE
        options = (Option(TAKE, f"Take it for {cost}"),) if can_pay else ()
        field = Choice(label="Whether you take it; null declines", options=options, may_pass=True)
    return Question(
        kind="survivor.opportunity",
        text=TEXT_BY_WAY[way].format(cost=cost),
        quote=story,
        fields={name: field},
        answer=Taking,
        default={name: None},
        deadline=deadline,
        when_late="default",
    )


TEXT_BY_WAY: dict[Way, str] = {
    "first_come": "The producers offer you something for {cost}. If more of you want it than there "
    "is of it, it is drawn who gets it.",
    "auction": "The producers auction something off, from {cost} on. The highest sealed bids get "
    "it, and pay what they bid.",
    "everyone": "The producers offer you something for {cost}.",
}
