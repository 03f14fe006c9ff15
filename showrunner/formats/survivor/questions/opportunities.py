"""DS-9.5: whether one takes what producers offer, or how much one bids for it."""

from __future__ import annotations

from msgspec import Struct

from showrunner.formats.survivor.facts.opportunities import Way
from showrunner.kernel import Text
from showrunner.questions import Choice, Deadline, Field, Number, Option, Question

TAKE = "take"


class Taking(Struct, frozen=True):
    """DS-9.5: what one would pay; None for nothing at all."""

    take: str | None = None
    bid: int | None = None


def opportunity(
    story: Text, way: Way, price: int, points: int, deadline: Deadline
) -> Question[Taking]:
    """DS-9.5: sealed; who has not the points has nothing to choose."""
    covered = points >= price
    cost = f"{price} reward points" if price != 1 else "1 reward point"
    if way == "auction" and covered:
        name = "bid"
        field: Field = Number(
            label=f"Your sealed bid in reward points (you have {points}); null bids nothing",
            least=price,
            most=points,
            may_pass=True,
        )
    else:
        name = "bid" if way == "auction" else TAKE
        options = (Option(TAKE, f"Take it for {cost}"),) if covered else ()
        field = Choice(label="Whether you take it; null does not", options=options, may_pass=True)
    return Question(
        kind="survivor.opportunity",
        text=ASKING[way].format(cost=cost),
        quote=story,
        fields={name: field},
        answer=Taking,
        default={name: None},
        deadline=deadline,
        when_late="default",
    )


ASKING: dict[Way, str] = {
    "first_come": "The producers offer you something for {cost}. If more of you want it than there "
    "is of it, it is drawn who gets it.",
    "auction": "The producers auction something off, from {cost} on. The highest sealed bids get "
    "it, and pay what they bid.",
    "everyone": "The producers offer you something for {cost}.",
}
