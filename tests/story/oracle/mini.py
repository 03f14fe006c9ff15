"""Mini-Survivor: why a Survivor was voted out of its tribe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason, Words


class Fall(NamedTuple):
    """A Survivor that fell by a vote; `said` is what had asked for it, `resolved` the count."""

    number: int
    round: int
    survivor: str
    owners: dict[str, str]
    writers: set[str]
    said: list[Words]
    resolved: int


def falls(season: PlainSeason) -> Iterator[Fall]:
    if season.game != "mini_survivor":
        return
    owners: dict[str, str] = {}
    resolved: dict[str, tuple[int, Fact]] = {}
    for number, round_, fact in season.with_rounds():
        if fact["fact"] == "RoundBegan":
            resolved = {}
        elif fact["fact"] == "SurvivorsDealt":
            owners |= {str(survivor): fact["seat"] for survivor in fact["survivors"]}
        elif fact["fact"] == "VotesResolved":
            resolved[fact["tribe"]] = number, fact
        elif fact["fact"] == "SurvivorsFell" and fact["cause"] == "voting":
            vote, votes = resolved.get(fact["tribe"], (0, {"votes": {}}))
            said = [one for one in season.words if one.round == round_ and one.number < vote]
            for survivor in fact["owners"]:
                writers = {
                    owners[voter] for voter, at in votes["votes"].items() if str(at) == survivor
                }
                asked = [one for one in said if asks_for(one, survivor)]
                yield Fall(number, round_, survivor, owners, writers, asked, vote)


def asks_for(words: Words, survivor: str) -> bool:
    return any(act["act"] == "target" and act.get("what") == survivor for act in words.acts)


def tribes_talks(season: PlainSeason) -> Iterator[Expected]:
    """The talk with the most of those who voted for it, and perhaps one that adds others."""
    for fall in falls(season):
        talk = largest_talks(fall.said, fall.writers)
        people = [words.seat for words in talk]
        if people:
            yield expected(
                "deciding talk",
                fall.round,
                35 if len(people) > 1 else 20,
                [*people, fall.owners[fall.survivor]],
                [*(words.number for words in talk), fall.resolved, fall.number],
                victim=int(fall.survivor),
                voters=people,
            )


def largest_talks(said: list[Words], writers: set[str]) -> list[Words]:
    """The talk with most of the writers, and if these are at most half, most of the others."""
    talks: dict[str, list[Words]] = {}
    for words in said:
        talk = talks.setdefault(words.talk, []) if words.seat in writers else []
        if words.seat not in [one.seat for one in talk]:
            talk.append(words)
    told: list[Words] = []
    for _ in range(2):
        rest = [
            [one for one in talk if one.seat not in [words.seat for words in told]]
            for talk in talks.values()
        ]
        if 2 * len(told) <= len(writers) and rest:
            told += max(rest, key=len)
    return told
