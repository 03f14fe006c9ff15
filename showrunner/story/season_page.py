"""The season page: places, the winner's path, turning points, promises, superlatives, votes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.finishes import Finishes
from showrunner.formats.format import Format
from showrunner.formats.voting_table import voting_table
from showrunner.story.beat import Beat
from showrunner.story.boards.promise_ledger import promise_lines
from showrunner.story.finding import BeatBook
from showrunner.story.record import Record
from showrunner.story.summary import summary
from showrunner.story.superlatives import superlatives
from showrunner.story.told import Person, SeasonPage, Sentence

TURNING_POINTS: Final = 6
WINNERS_BEATS: Final = 6
MOST_OF_A_KIND: Final = 2
"""How many beats of a kind the winner’s path has."""
RUNS: Final = ("same end promised to several", "immunity run", "losing streak")
"""Beats of which the last one of a person says what the earlier ones did."""


def people_of(
    introduced: Sequence[CastawayIntroduced],
    record: Record,
    finishes: Finishes,
) -> tuple[Person, ...]:
    """The castaways in the order in which they were introduced, with their places.

    A castaway whose place is not decided has 0.
    """
    left = {
        seat: council.round
        for council in record.councils
        if council.decides == "out"
        for seat in council.out
        if seat in finishes.departed
    }
    return tuple(
        Person(
            seat=fact.seat,
            name=record.name(fact.seat),
            age=fact.age,
            home=fact.home,
            work=fact.work,
            biography=fact.biography,
            pronouns=fact.pronouns,
            place=finishes.places.get(fact.seat, 0),
            result=_result(fact.seat, left, finishes.winners, record),
        )
        for fact in introduced
    )


def _result(seat: str, left: dict[str, int], winners: Sequence[str], record: Record) -> str:
    if seat in winners:
        return "won"
    if seat in left:
        return f"voted out in round {left[seat]}"
    return record.sheet.standing(seat).status or ("reached the end" if winners else "")


def season_page(format: Format, book: BeatBook, winners: Sequence[str]) -> SeasonPage:
    """Compose the page from everything so far."""
    record = book.record
    strongest = _latest_of_a_run(sorted(book.beats, key=lambda beat: -beat.importance))
    turning = strongest[:TURNING_POINTS]
    return SeasonPage(
        summary=tuple(summary(format, record, strongest)),
        winners_path=_sentences(_path(strongest, turning, winners)),
        turning_points=_sentences(sorted(turning, key=lambda beat: beat.last)),
        promises=tuple(promise_lines(record)),
        superlatives=tuple(superlatives(book)),
        votes=voting_table(record.grid),
    )


def _sentences(beats: Iterable[Beat]) -> tuple[Sentence, ...]:
    return tuple(beat.sentence for beat in beats)


def _latest_of_a_run(strongest: Sequence[Beat]) -> list[Beat]:
    """The beats without those that a later one of the same person says again, and more."""
    last = {(beat.kind, beat.people[:1]): beat for beat in sorted(strongest, key=_end)}
    return [
        beat
        for beat in strongest
        if beat.kind not in RUNS or last[beat.kind, beat.people[:1]] is beat
    ]


def _end(beat: Beat) -> int:
    return beat.last


def _path(strongest: Sequence[Beat], turning: Sequence[Beat], winners: Sequence[str]) -> list[Beat]:
    """The winners' beats besides the turning points, a few of a kind, in order."""
    kinds: Counter[str] = Counter()
    path: list[Beat] = []
    first = [beat for beat in strongest if beat.people[:1] and beat.people[0] in winners]
    others = [beat for beat in strongest if set(winners).intersection(beat.people)]
    for beat in (*first, *others):
        if beat in (*turning, *path) or len(path) == WINNERS_BEATS:
            continue
        if kinds[beat.kind] < MOST_OF_A_KIND:
            path.append(beat)
            kinds[beat.kind] += 1
    return sorted(path, key=_end)
