"""Cards in scripted votes: who holds and plays what, and in a line what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards import CARDS, Moment
from showrunner.kernel import Ask
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import at_vote

MOMENTS = list(get_args(Moment))
EVERY_MOMENT: dict[str, Any] = {"card_moments": MOMENTS}


def deal(table: Table, hands: str) -> None:
    """Give cards: `ada:hidden_immunity ben:super_idol`."""
    for hand in hands.split():
        seat, kind = hand.split(":")
        table.event({"effect": "card", "seat": seat, "kind": kind})


def scripted(table: Table, plays: Sequence[str]) -> None:
    """Who plays what: `ada hidden_immunity cal`; with a moment after it, then and not before.

    The first chance is taken. A card that is asked for stands behind the target: `cal:amulet`.
    """
    for seat in {play.split()[0] for play in plays}:
        own = [play.split(maxsplit=3) for play in plays if play.split()[0] == seat]
        left = [(kind, target, *moment) for _, kind, target, *moment in own]

        def answer(ask: Ask[Any], left: list[Any] = left, seat: str = seat) -> Any:
            for wanted in left:
                kind, target, *moment = wanted
                if moment and moment[0] not in ask.question.text:
                    continue
                if (way := _way(table, ask, seat, kind, target)) is not None:
                    left.remove(wanted)
                    return {"play": way}
            return None

        table.on("card", answer, seat)


def _way(table: Table, ask: Ask[Any], seat: str, kind: str, target: str) -> str | None:
    look = CARDS[kind].looks_like or kind if kind in CARDS else kind
    for way in table.options(ask, "play"):
        card, _, on = way.partition(">")
        if table.sheet.cards[card].kind == look and on == ("" if target == "-" else target):
            return way
    return None


def vote_of(plays: Sequence[str], names: str = "cal dee eve", **more: Any) -> Table:
    """Seven at a vote who play these cards; each writes down the first of these names they may."""
    hands = list(dict.fromkeys(f"{play.split()[0]}:{play.split()[1]}" for play in plays))
    table = at_vote(7, parameters={**EVERY_MOMENT, "finalists": 2, **more})
    deal(table, " ".join(hands))
    scripted(table, plays)

    def ballot(ask: Ask[Any]) -> dict[str, str]:
        options = table.options(ask, "name")
        return {"name": next(name for name in [*names.split(), *options] if name in options)}

    for kind in ("ballot", "revote"):
        table.usually(kind, ballot)
    return table


def outcome(table: Table) -> str:
    """Run to the end of the vote; what cards did to it, and who went, in a line."""
    table.until(lambda: bool(table.facts(facts.LastWords) + table.facts(facts.NobodyVotedOut)))
    return "; ".join([*_cards(table), *_ballots(table), _gone(table)])


def _cards(table: Table) -> list[str]:
    kinds = {name: card.truly or card.kind for name, card in table.sheet.cards.items()}
    told = []
    for fact in table.view("producers"):
        match fact:
            case facts.CardTransferred():
                told.append(f"{fact.taker} takes {fact.kind}")
            case facts.CardCancelled():
                told.append(f"{kinds[fact.card]} of {fact.seat} {fact.why}")
            case facts.VoteLeft():
                told.append(f"{fact.seat} leaves")
            case facts.ImmunityGiven():
                told.append(f"{' '.join(fact.seats)} immune")
            case _:
                pass
    return told


def _ballots(table: Table) -> list[str]:
    cast = Counter(fact.seat for fact in table.facts(facts.BallotCast, step="vote"))
    odd = [f"{seat}×{cast[seat]}" for seat in table.seats if cast[seat] != 1]
    return [" ".join(odd)] if odd else []


def _gone(table: Table) -> str:
    out = table.facts(facts.VotedOut)
    return f"{out[0].seat} by {out[0].how}" if out else "nobody"
