"""Twist preview: the chances with and without an order, side by side, in the same luck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec
from msgspec import Struct

from showrunner.futures.bot_season import SALT, BotSeason
from showrunner.futures.branches import Branch
from showrunner.futures.chances import Z_95, Chances, chances_of, lucks_for
from showrunner.futures.outcome import Outcome
from showrunner.futures.stored import NUMBER, Progress, StoredPast, no_progress, stored_past
from showrunner.futures.worker import play
from showrunner.kernel import Order
from showrunner.store import Store

BEATS: Final = 3
"""How many of its strongest beats each future tells."""
STORIES: Final = 5


class Moved(Struct, frozen=True):
    """By how much an order moves a chance, with the 95 % interval."""

    by: float
    low: float
    high: float


class SeatMoved(Struct, frozen=True, kw_only=True):
    """How an order moves a castaway's chances."""

    tonight: Moved
    end: Moved
    win: Moved


class LikelyStory(Struct, frozen=True, kw_only=True):
    """A kind of beat that is among the strongest of this `share` of futures, and an example."""

    kind: str
    people: tuple[str, ...]
    share: float
    example: str


class Twist(Struct, frozen=True, kw_only=True):
    """What an order would change: chances without and with it, and the likely stories of both."""

    without: Chances
    given: Chances
    moved: dict[str, SeatMoved]
    stories_without: tuple[LikelyStory, ...]
    stories_given: tuple[LikelyStory, ...]


async def twist(
    store: Store,
    season: str,
    order: Order,
    number: int = NUMBER,
    progress: Progress = no_progress,
) -> Twist:
    """What this order, given now, would change in a stored season. Nothing is stored.

    Raises UnknownSeason and what `weigh_order` raises.
    """
    return await weigh_order(await stored_past(store, season), order, number, progress)


async def weigh_order(
    past: StoredPast, order: Order, number: int = NUMBER, progress: Progress = no_progress
) -> Twist:
    """Compare each future without the order with one with it that has the same luck.

    Raises OrderRefused and other Refused errors if the season would not take the order, and
    FutureFailed if it would not survive it.
    """
    salted = Order(order.name, order.terms, order.by, order.salt or SALT)
    now = BotSeason(past.settings, past.luck, past.players)

    def check() -> None:
        now.replay(past.entries)
        now.kernel.check(salted)

    await asyncio.to_thread(check)
    at = len(past.entries)
    lucks = lucks_for(past.luck, at, number)
    branches = [
        Branch(at=at, luck=luck, instead=instead) for instead in ((), (salted,)) for luck in lucks
    ]
    outcomes = await play(past.job(branches, BEATS), progress)
    without, given = outcomes[:number], outcomes[number:]
    seats, round = now.chronicle.in_game, now.chronicle.round
    return Twist(
        without=chances_of(at, round, seats, without),
        given=chances_of(at, round, seats, given),
        moved={
            seat: SeatMoved(
                tonight=_moved(without, given, lambda one, seat=seat: seat in one.next_to_leave),  # type: ignore[misc]
                end=_moved(without, given, lambda one, seat=seat: seat in one.reached_end),  # type: ignore[misc]
                win=_moved(without, given, lambda one, seat=seat: seat in one.winners),  # type: ignore[misc]
            )
            for seat in seats
        },
        stories_without=_stories(without),
        stories_given=_stories(given),
    )


def twist_in_words(twist: Twist, names: Mapping[str, str]) -> str:
    """Whose chances an order would move by more than chance explains, and the likely stories."""
    number = twist.given.number
    sentences = [f"In {number} futures without it and {number} with it, played by bots:"]
    for seat in sorted(twist.moved, key=lambda seat: -abs(twist.moved[seat].win.by)):
        changes = [
            f"{words} {100 * without.share:.0f} → {100 * given.share:.0f} %"
            for words, without, given, moved in zip(
                ("to leave next", "to reach the end", "to win"),
                msgspec.structs.astuple(twist.without.seats[seat]),
                msgspec.structs.astuple(twist.given.seats[seat]),
                msgspec.structs.astuple(twist.moved[seat]),
                strict=True,
            )
            if moved.low > 0 or moved.high < 0
        ]
        if changes:
            sentences.append(f"{names[seat]} {', '.join(changes)}.")
    if len(sentences) == 1:
        sentences.append("nobody's chances move by more than chance explains.")
    sentences += [
        f"Likely with it ({100 * story.share:.0f} %): {story.example}"
        for story in twist.stories_given[:2]
    ]
    return " ".join(sentences)


def _moved(
    without: Sequence[Outcome], given: Sequence[Outcome], happens: Callable[[Outcome], bool]
) -> Moved:
    """The mean of the differences between futures of the same luck."""
    differences = [happens(one) - happens(other) for one, other in zip(given, without, strict=True)]
    by = fmean(differences)
    half = Z_95 * stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 1.0
    return Moved(by, max(-1.0, by - half), min(1.0, by + half))


def _stories(outcomes: Sequence[Outcome]) -> tuple[LikelyStory, ...]:
    """The beats that are most often among the strongest, by kind and whom they are mostly about."""
    texts: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for outcome in outcomes:
        for beat in {(beat.kind, beat.people[:1]): beat for beat in outcome.beats}.values():
            texts.setdefault((beat.kind, beat.people[:1]), []).append(beat.text)
    often = sorted(texts, key=lambda key: -len(texts[key]))[:STORIES]
    return tuple(
        LikelyStory(
            kind=key[0],
            people=key[1],
            share=len(texts[key]) / len(outcomes),
            example=texts[key][0],
        )
        for key in often
    )
