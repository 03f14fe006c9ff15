"""Each beat is found again from the lines of the facts by other code, and false ones are not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from msgspec.structs import replace

from showrunner.formats.format import load_format
from showrunner.story.beat import Beat
from showrunner.story.finding import beats_of
from tests.golden.files import read_golden, stored_names
from tests.story.oracle.checking import (
    all_expected,
    false_beats,
    missing_beats,
    strongest,
)
from tests.story.oracle.plain import PlainSeason
from tests.story.played import QUICK, SEASONS, Cast, plain, played
from tests.story.telling import story_of


def assert_found_by_both(season: PlainSeason, beats: list[Beat]) -> None:
    """No beat is false, none is missing, and the strongest of each vote is the same."""
    shown = all_expected(season)
    assert not list(false_beats(beats, shown))
    assert not list(missing_beats(beats, shown))
    for result, (importance, kinds) in strongest(season, shown).items():
        of_vote = [beat for beat in beats if beat.last == result]
        assert max(beat.importance for beat in of_vote) == importance
        assert {beat.kind for beat in of_vote if beat.importance == importance} == kinds


@pytest.mark.parametrize("cast", SEASONS, ids=str)
def test_the_beats_of_a_played_season_are_found_again(cast: Cast) -> None:
    season = played(cast)
    assert_found_by_both(season.plain(), season.beats)


@pytest.mark.parametrize("name", stored_names())
def test_the_beats_of_a_stored_season_are_found_again(name: str) -> None:
    story = story_of(name)
    beats = beats_of(load_format(read_golden(name).header.settings.format), story)
    assert_found_by_both(plain(story), beats)


def test_the_quick_seasons_have_most_kinds_of_beats() -> None:
    """So that the tests here do not pass by finding nothing."""
    kinds = {beat.kind for cast in QUICK[:4] for beat in played(cast).beats}
    assert kinds >= {
        *("deciding talk", "one ballot", "tie-break", "unanimous", "promise broken"),
        *("alliance made", "alliance split", "blindside"),
    }


# -- planted false beats ---------------------------------------------------------------------------

Lie = Callable[[Beat, PlainSeason], Beat | None]


def of_somebody_else(beat: Beat, season: PlainSeason) -> Beat | None:
    others = [seat for seat in season.names if seat not in beat.people]
    if not others or not beat.people:
        return None
    return replace(beat, people=(others[0], *beat.people[1:]))


def with_somebody_more(beat: Beat, season: PlainSeason) -> Beat | None:
    others = [seat for seat in season.names if seat not in beat.people]
    return replace(beat, people=(*beat.people, others[-1])) if others else None


def in_another_round(beat: Beat, season: PlainSeason) -> Beat | None:
    return replace(beat, round=beat.round + 1)


def more_important(beat: Beat, season: PlainSeason) -> Beat | None:
    return replace(beat, importance=beat.importance + 10)


def with_less_proof(beat: Beat, season: PlainSeason) -> Beat | None:
    return replace(beat, facts=beat.facts[1:]) if len(beat.facts) > 1 else None


def by_another_ballot(beat: Beat, season: PlainSeason) -> Beat | None:
    return _with_another(beat, season, "BallotCast")


def by_other_words(beat: Beat, season: PlainSeason) -> Beat | None:
    return _with_another(beat, season, "MessageSaid")


def _with_another(beat: Beat, season: PlainSeason, kind: str) -> Beat | None:
    """The beat with another fact of this type in place of one that it cites."""
    cited = [number for number in beat.facts if season.fact(number)["fact"] == kind]
    others = [
        number
        for number, _, fact in season.facts
        if fact["fact"] == kind and number not in beat.facts
    ]
    if not cited or not others:
        return None
    return replace(beat, facts=tuple(sorted({*beat.facts, others[0]} - {cited[0]})))


def with_other_values(beat: Beat, season: PlainSeason) -> Beat | None:
    checked = ("victim", "voter", "by", "about", "then", "votes", "before", "together", "rounds")
    checked += ("margin", "lost", "in_all", "second", "level", "points", "identity", "cause")
    checked += ("winning", "wrote")
    name = next((name for name in checked if name in beat.values), "")
    return replace(beat, values=beat.values | {name: "nobody"}) if name else None


def of_a_kind_that_the_oracle_does_not_find(beat: Beat, season: PlainSeason) -> Beat | None:
    return replace(beat, kind="something new")


ONE_OF_EACH = ("summit", "six", "facility", "island")
PLANTED = (*QUICK[:2], *(cast for cast in QUICK if cast.season in ONE_OF_EACH))
"""Two seasons of Survivor and one each of other games."""

LIES: tuple[Lie, ...] = (
    of_somebody_else,
    with_somebody_more,
    in_another_round,
    more_important,
    with_less_proof,
    by_another_ballot,
    by_other_words,
    with_other_values,
    of_a_kind_that_the_oracle_does_not_find,
)


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_a_planted_false_beat_is_caught(lie: Lie) -> None:
    planted = 0
    for cast in PLANTED:
        season, beats = played(cast).plain(), played(cast).beats
        shown = all_expected(season)
        for beat in beats:
            false = lie(beat, season)
            if false is not None:
                planted += 1
                assert list(false_beats([false], shown)), false
    assert planted > 5


def changed_ballots(season: PlainSeason) -> Iterator[tuple[int, str]]:
    """Each ballot of the season with another name than it has, of somebody who left as well."""
    gone = [fact["seat"] for _, _, fact in season.facts if fact["fact"] == "VotedOut"]
    for number, _, fact in season.facts:
        if fact["fact"] == "BallotCast" and fact["name"]:
            yield number, next(seat for seat in gone if seat not in (fact["name"], fact["seat"]))


def test_a_ballot_changed_in_the_facts_makes_the_beats_that_cite_it_false() -> None:
    """The oracle looks at the ballots and not at the beats."""
    season, beats = played(QUICK[1]).plain(), played(QUICK[1]).beats
    kinds = ("one ballot", "unanimous", "deciding talk", "blindside", "alliance split")
    tried = 0
    for number, name in changed_ballots(season):
        citing = [beat for beat in beats if beat.kind in kinds and number in beat.facts]
        if not citing:
            continue
        lines = [
            msgspec.json.encode(
                {
                    "number": at,
                    "audience": audience,
                    "fact": fact | {"name": name} if at == number else fact,
                }
            )
            for at, audience, fact in season.facts
        ]
        shown = all_expected(PlainSeason(lines))
        for beat in citing:
            tried += 1
            assert list(false_beats([beat], shown)), (number, name, beat)
    assert tried > 10
