"""How often it can be said in which talk a vote was decided, and that it is the right one."""

from __future__ import annotations

import pytest

from tests.quick import first_of
from tests.story.oracle.plain import Decision, PlainSeason
from tests.story.oracle.votes import takes_up
from tests.story.played import Cast, played

SEASONS = [
    Cast(name, 0, "", f"talk {number}")
    for number in range(10)
    for name in ("standard", "quick", "conference")
]
ENOUGH = 0.9
"""The share of the votes that follow from talk of which the talk is to be found."""


def follows_from_talk(season: PlainSeason, decision: Decision) -> bool:
    """Whether one who wrote the name of who left had said or heard it in that round before."""
    (victim,) = decision.out
    return any(
        words.round == decision.round
        and words.number < paper.number
        and takes_up(words, victim)
        and (words.seat == paper.voter or words.heard_by(paper.voter))
        for paper in decision.winning
        for words in season.words
    )


@pytest.mark.parametrize("casts", first_of(1, [SEASONS[:4], SEASONS]), ids=len)
def test_the_deciding_talk_of_a_vote_can_be_found(casts: list[Cast]) -> None:
    followed = found = most = 0
    for cast in casts:
        season = played(cast).plain()
        beats = {beat.last: beat for beat in played(cast).beats if beat.kind == "deciding talk"}
        for decision in season.decisions:
            if decision.decides != "out" or not decision.winning or not decision.out:
                continue
            if not follows_from_talk(season, decision):
                continue
            followed += 1
            beat = beats.get(decision.decided)
            if beat is not None:
                found += 1
                writers = {paper.voter for paper in decision.winning}
                most += 2 * len(beat.values["voters"]) >= len(writers)
    print(f"{followed} votes follow from talk, and the talk of {found} is found")
    print(f"in {most} of them, at least half of those who wrote the name took it up there")
    assert followed > 10
    assert found >= ENOUGH * followed
    assert most >= ENOUGH * followed
