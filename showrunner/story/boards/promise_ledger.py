"""The promise ledger: each promise, to whom, and whether it was kept or broken."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.promises import PromiseMade, is_test, tested, verdict
from showrunner.formats.wording import listed, promised
from showrunner.story.boards.board import ballots_of
from showrunner.story.record import CastBallot, GivenPromise, Record
from showrunner.story.told import PromiseLine


def promise_lines(record: Record) -> Iterator[PromiseLine]:
    """A line for each promise, in the order in which they were first made.

    Ballots test most promises; a game's own finders note what tests the others.

    The same promise made to several people, or several times in a round, is one line; so is one for
    the end, whenever it was repeated.
    """
    alike: dict[tuple[object, ...], list[GivenPromise]] = {}
    for given in record.promises:
        made = given.made
        round = None if made.what == "final" else made.round
        alike.setdefault((round, made.giver, made.what, made.about), []).append(given)
    ballots = ballots_of(record)
    tested_by_ballots = (
        _line(promises, ballots.get(promises[0].made.giver, []), record)
        for promises in alike.values()
    )
    yield from sorted((*tested_by_ballots, *record.other_promises.lines), key=_first_fact)


def _first_fact(line: PromiseLine) -> int:
    return line.facts[0]


def _line(promises: list[GivenPromise], ballots: list[CastBallot], record: Record) -> PromiseLine:
    first = promises[0].made
    result = verdict(first, record.grid.votes, record.round, record.sheet.active)
    tests = [
        cast.number
        for cast in ballots
        if cast.number > promises[0].number
        and is_test(first, cast.vote)
        and tested(first, cast.vote) == result
    ]
    to = tuple(dict.fromkeys(seat for given in promises for seat in given.made.to))
    return PromiseLine(
        round=first.round,
        giver=first.giver,
        to=to,
        text=_words(first, to, record),
        verdict=result if result in ("kept", "broken") else "open",
        facts=tuple(sorted({*(given.number for given in promises), *tests})),
    )


def _words(made: PromiseMade, to: tuple[str, ...], record: Record) -> str:
    name = record.name
    what = promised(made.what, name(made.about))
    heard_by = listed([name(seat) for seat in to] or ["everybody"])
    return f"{name(made.giver)} promised {heard_by} {what}."
