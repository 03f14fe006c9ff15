"""Mini-Survivor: why a Survivor was voted out of its tribe."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason, Words


def tribes_talks(season: PlainSeason) -> Iterator[Expected]:
    """The talk with the most of those who voted for it and first put it up, or agreed, there."""
    if season.game != "mini_survivor":
        return
    owners: dict[str, str] = {}
    resolved: dict[str, tuple[int, Fact]] = {}
    round_ = 0
    for number, _, fact in season.facts:
        if fact["fact"] == "RoundBegan":
            round_, resolved = fact["round"], {}
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
                talk = largest_talk(said, survivor, writers)
                people = [words.seat for words in talk]
                if people:
                    yield expected(
                        "deciding talk",
                        round_,
                        35 if len(people) > 1 else 20,
                        [*people, owners[survivor]],
                        [*(words.number for words in talk), vote, number],
                        victim=int(survivor),
                        voters=people,
                    )


def largest_talk(said: list[Words], survivor: str, writers: set[str]) -> list[Words]:
    first: dict[str, Words] = {}
    for words in said:
        for act in words.acts:
            if act["act"] == "target" and act.get("what") == survivor and words.seat in writers:
                first.setdefault(words.seat, words)
    talks: dict[str, list[Words]] = {}
    for words in first.values():
        talks.setdefault(words.talk, []).append(words)
    most = max(map(len, talks.values()), default=0)
    return next((talk for talk in talks.values() if len(talk) == most), [])
