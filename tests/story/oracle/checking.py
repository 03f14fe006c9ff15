"""Compares the beats that the finders tell with those that the facts show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from showrunner.story.beat import Beat
from tests.story.oracle import (
    beach,
    contests,
    facility,
    interviews,
    island,
    match,
    mini,
    offers,
    plots,
    seasons,
    survival,
)
from tests.story.oracle.expected import Expected
from tests.story.oracle.plain import PlainSeason
from tests.story.oracle.votes import vote_beats

PARTS = (
    vote_beats,
    mini.tribes_talks,
    seasons.ends_promised,
    seasons.promises_tested,
    seasons.alliances,
    seasons.rivals,
    seasons.at_the_end,
    seasons.production,
    interviews.interviews,
    survival.survival,
    match.match,
    island.island,
    contests.contests,
    plots.plots,
    facility.facility,
    beach.beach,
    offers.refusals,
)
"""Each finds beats of some kinds. A beat of a kind that none of them finds is a false beat."""


def all_expected(season: PlainSeason) -> list[Expected]:
    return [beat for part in PARTS for beat in part(season)]


def false_beats(beats: Iterable[Beat], shown: Sequence[Expected]) -> Iterator[str]:
    """What is wrong with these beats, by what the facts show."""
    left = list(shown)
    for beat in beats:
        key = (beat.kind, beat.round, beat.people[0] if beat.people else "", set(beat.people))
        alike = [one for one in left if (one.kind, one.round, one.first, set(one.people)) == key]
        wrong = [difference(beat, one) for one in alike]
        if not alike:
            yield f"{beat.kind} in round {beat.round} is not so: {beat.text} {beat.people}"
        elif "" in wrong:
            left.remove(alike[wrong.index("")])
        else:
            yield f"{beat.kind} in round {beat.round}: {wrong[0]}: {beat.text}"


def difference(beat: Beat, one: Expected) -> str:
    """What differs, or nothing."""
    if list(beat.facts) != sorted(one.facts):
        return f"it cites {beat.facts}, and {sorted(one.facts)} prove it"
    if beat.importance != one.importance:
        return f"its importance is {beat.importance} and not {one.importance}"
    for name, value in one.values.items():
        if beat.values.get(name) != value:
            return f"{name} is {beat.values.get(name)!r} and not {value!r}"
    return ""


def missing_beats(beats: Iterable[Beat], shown: Sequence[Expected]) -> Iterator[str]:
    """The beats that the facts show and that are not among these."""
    told = [(b.kind, b.round, b.people[0] if b.people else "", frozenset(b.people)) for b in beats]
    for one in shown:
        if one.key in told:
            told.remove(one.key)
        else:
            yield f"{one.kind} in round {one.round} of {sorted(one.people)} is missing"


def strongest(season: PlainSeason, shown: Sequence[Expected]) -> dict[int, tuple[int, set[str]]]:
    """For each vote, by the fact of its result: the highest importance, and its kinds."""
    found: dict[int, tuple[int, set[str]]] = {}
    for decision in season.decisions:
        of_vote = [one for one in shown if decision.decided and decision.decided in one.facts]
        of_vote = [one for one in of_vote if max(one.facts) == decision.decided]
        if of_vote:
            top = max(one.importance for one in of_vote)
            found[decision.decided] = top, {one.kind for one in of_vote if one.importance == top}
    return found
