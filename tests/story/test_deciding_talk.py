"""How often it can be said in which talk a vote was decided, and that it is the right one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from showrunner.files.season_files import load_season, settings
from showrunner.story.editor import tell
from tests.quick import first_of
from tests.story.oracle.mini import falls
from tests.story.oracle.plain import PlainSeason, Words
from tests.story.oracle.votes import takes_up
from tests.story.played import Cast, Played, played

GAMES = (("standard", "quick", "conference"), ("six", "twelve"))
SEASONS = [
    [Cast(name, 0, "", f"talk {number}") for number in range(30 // len(names)) for name in names]
    for names in GAMES
]
"""Thirty seasons of games in which castaways vote for each other, and thirty of Mini-Survivor."""
FEW = [casts[:2] for casts in SEASONS]


class Outcome(NamedTuple):
    """Somebody who left by a vote: who wrote the name, and what these had said and heard of it."""

    decided: int
    victim: str
    writers: set[str]
    said: list[Words]
    follows: bool


def outcomes(season: PlainSeason) -> Iterator[Outcome]:
    """All votes by which somebody left, or by which Survivors fell."""
    for decision in season.decisions:
        if decision.decides != "out" or not decision.winning:
            continue
        for victim in decision.out:
            ballots = {paper.voter: paper.number for paper in reversed(decision.winning)}
            said = [
                words
                for words in season.words
                if words.round == decision.round and takes_up(words, victim)
            ]
            yield outcome(decision.decided, victim, ballots, said)
    for fall in falls(season):
        votes = dict.fromkeys(fall.writers, fall.resolved)
        yield outcome(fall.number, fall.survivor, votes, fall.said)


def outcome(decided: int, victim: str, ballots: dict[str, int], said: list[Words]) -> Outcome:
    own = [words for words in said if words.number < ballots.get(words.seat, 0)]
    heard = any(
        words.number < ballot and words.heard_by(seat)
        for words in said
        for seat, ballot in ballots.items()
    )
    return Outcome(decided, victim, set(ballots), own, bool(own) or heard)


def place_of(words: Words) -> str:
    """The talk; all that is said before everybody is one."""
    return words.talk or ("" if words.to is None else str(words.number))


def told_as_why(cast: Cast, season: Played) -> set[str]:
    terms = settings(load_season(cast.season))
    return {
        sentence.text
        for episode in tell(season.format, terms, season.story).episodes
        for section in episode.sections
        if section.part == "why"
        for sentence in section.sentences
    }


def counted(casts: Iterable[Cast]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for cast in casts:
        season, why = played(cast), told_as_why(cast, played(cast))
        beats = {
            (beat.last, str(beat.values["victim"])): beat
            for beat in season.beats
            if beat.kind == "deciding talk"
        }
        for one in outcomes(season.plain()):
            beat = beats.get((one.decided, one.victim))
            talks: dict[str, set[str]] = {}
            for words in one.said:
                talks.setdefault(place_of(words), set()).add(words.seat)
            largest = max(map(len, talks.values()), default=0)
            counts["votes"] += 1
            counts["follow from talk"] += one.follows
            if beat is not None:
                told = len(beat.values["voters"])
                counts["found"] += 1
                counts["told as a reason"] += beat.text in why
                counts["at least half in the talks that are told"] += 2 * told >= len(one.writers)
                counts["most of all in one talk"] += 2 * largest > len(one.writers)
                assert told >= largest
    return counts


@pytest.mark.parametrize("casts", first_of(1, [FEW, SEASONS]), ids=("few", "all"))
def test_the_deciding_talk_of_a_vote_can_be_found(casts: list[list[Cast]]) -> None:
    people, tribes = map(counted, casts)
    print(people, tribes)
    followed = people["follow from talk"]
    assert followed > 10
    assert people["told as a reason"] >= 0.9 * followed
    assert people["at least half in the talks that are told"] >= 0.9 * followed
    assert tribes["found"] >= 0.9 * tribes["follow from talk"]
