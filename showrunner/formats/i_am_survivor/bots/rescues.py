"""Rescues: whom to bid for and with what, and whom to name for the Rescue team."""

from __future__ import annotations

from typing import Any

from showrunner.formats.bots import Answer, offered
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.bids import (
    candidates,
    measure,
    paid_cards,
    team_rank,
)
from showrunner.formats.i_am_survivor.bots.mind import IslandMind
from showrunner.formats.i_am_survivor.cards import CHARACTERS, RESCUERS, points_of
from showrunner.kernel import Dice
from showrunner.questions import Question


def bid(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Bid the minimum for everybody who can go, then all that is left for the best."""
    card = mind.boarding
    rescuer = RESCUERS[kind_of(card)]
    names = candidates(mind, mind.me, card)
    order = sorted(range(len(names)), key=lambda place: -CHARACTERS[names[place]].points)
    options = offered(question, "bid_1")
    single = rescuer.price in ("heart", "kill", "ufo")
    least = 1 if single else rescuer.number
    spare = sorted(options, key=lambda part: measure(rescuer.price, names[0], paid_cards([part])))
    if rescuer.price == "treasure":
        spare = _keeping_treasure(mind, spare, len(names))
    answer: Answer = {}
    used: set[str] = set()
    for place in order:
        free = [part for part in spare if single or not used.intersection(paid_cards([part]))]
        if rescuer.price == "ufo":
            free = [part for part in free if not used.intersection(paid_cards([part]))]
        chosen = free[-1:] if single else _enough(free, least)
        if len(chosen) < least:
            continue
        used.update(paid_cards(chosen))
        answer[f"bid_{place + 1}"] = chosen
    if not single and answer:
        best = f"bid_{next(place for place in order if f'bid_{place + 1}' in answer) + 1}"
        rest = [part for part in spare if not used.intersection(paid_cards([part]))]
        stay = len(mind.mine) - len(answer)
        keep = stay if rescuer.price in ("water", "food") else 0
        extra = rest[keep:]
        answer[best] = [*answer[best], *extra]
    return {**question.default, **answer}


def _enough(free: list[str], least: int) -> list[str]:
    return free[-1:] if least == 1 else free[:least]


def _keeping_treasure(mind: IslandMind, spare: list[str], people: int) -> list[str]:
    """Keep the best treasure to be taken along, if there are enough for the price."""
    return spare[:-1] if len(spare) > people else spare


def raise_bid(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Add whatever may break the tie; else withdraw all but the best of one's own."""
    answer = dict(question.default)
    fields = [name for name in question.fields if name.startswith("raise_")]
    tied = offered(question, "withdraw")
    best = max(range(len(tied)), key=lambda place: CHARACTERS[tied[place]].points)
    options = offered(question, fields[best])
    if options:
        answer[fields[best]] = sorted(options, key=mind.value)[:1]
    elif len(tied) > 1:
        answer["withdraw"] = [name for name in tied if name != tied[best]]
    return answer


def nominee(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Name who has a good chance of a place, and of those the one with the most points."""
    names = offered(question, "pick")
    everybody = sorted(mind.everybody_here, key=lambda name: team_rank(mind, name))
    ahead = {name: everybody.index(name) for name in names}
    return {
        "pick": max(names, key=lambda name: (CHARACTERS[name].points - 0.3 * ahead[name], name))
    }


def treasures(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Take the most points; keep nothing that a later rescue could not use better."""
    most = question.fields["cards"].limit  # type: ignore[attr-defined]
    return {"cards": sorted(offered(question, "cards"), key=lambda card: -points_of(card))[:most]}


def spoils(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Kill if the Devil waits; else steal what there is."""
    if mind.waits("kill") and mind._attacker and mind.owner(mind._attacker) == mind.me:
        return {"spoils": "kill", "items": []}
    items = offered(question, "items")
    most = question.fields["items"].limit  # type: ignore[attr-defined]
    held = [item for item in items if item.startswith("held")] or items
    return {"spoils": "steal" if items else "none", "items": held[:most]}


def target(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Attack where little resistance is expected, and those who are trusted least."""

    def rank(name: str) -> tuple[float, str]:
        if name not in mind.characters:
            return 0.0, name
        owner = mind.owner(name)
        resistance = mind.pile(f"hand/{owner}").size + 3 * mind.players[owner].souls
        return resistance + mind.trust[owner] - CHARACTERS[name].points, name

    return {"pick": min(offered(question, "pick"), key=rank)}
