"""Whole seasons as a story, and the wording they are told in."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from showrunner.formats import facts as common
from showrunner.formats import wording
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.kernel import PRODUCER, PUBLIC, Told, Viewer, contestant
from tests.formats.survivor.telling import lines
from tests.transcripts.seasons import played, seen_by, settings

VIEWERS = (PRODUCER, PUBLIC, contestant("zq01x"))


def episodes(found: list[Line]) -> list[str]:
    return [line.text for line in found if line.tone is Tone.EPISODE]


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_the_same_facts_are_told_in_the_same_words(viewer: Viewer) -> None:
    mine = seen_by(played(settings()), viewer)
    assert lines(mine, viewer) == lines(mine, viewer)


@pytest.mark.parametrize("viewer", VIEWERS[1:], ids=str)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_is_revealed_is_told_apart(viewer: Viewer, seed: str) -> None:
    sealed = lines(seen_by(played(settings(reveal="never"), seed), viewer), viewer)
    opened = lines(seen_by(played(settings(), seed), viewer), viewer)
    assert opened[: len(sealed)] == sealed
    more = opened[len(sealed) :]
    assert more[0] == Line(Tone.EPISODE, "Now it can be told")
    headings = [line.text for line in more if line.tone is Tone.PHASE]
    assert headings == ["Attributes", "Who voted for whom", "Advantages"]
    assert {line.tone for line in more} == {Tone.EPISODE, Tone.PHASE, Tone.ITEM}


def ballots_by_round(told: list[Told[Fact]]) -> list[tuple[int, dict[str, str]]]:
    """The ballots of each count, from all facts."""
    names: dict[str, str] = {}
    found: list[tuple[int, dict[str, str]]] = []
    cast: dict[str, str] = {}
    number = 0
    for one in told:
        match one.fact:
            case common.CastawayIntroduced(seat=seat, name=name):
                names[seat] = name
            case facts.RoundBegan(round=number):
                pass
            case facts.BallotCast(seat=seat, name=str(name)):
                cast[names[seat]] = names[name]
            case facts.VotesCounted():
                found.append((number, cast))
                cast = {}
    return [(number, ballots) for number, ballots in found if ballots]


def read_back(item: str) -> tuple[int, dict[str, str]]:
    """The ballots, as a revealed line tells them."""
    number, _, text = item.removesuffix(".").partition(": ")
    ballots = {}
    for part in text.split("; "):
        voters, _, name = part.rpartition(" for ")
        ballots |= dict.fromkeys(re.split(", | and ", voters), name)
    found = re.search(r"\d+", number)
    assert found is not None
    return int(found[0]), ballots


@pytest.mark.parametrize("viewer", VIEWERS[1:], ids=str)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize(
    "parameters",
    [{}, {"absent_vote": "abstain", "camp_advantages": 3, "bonus_match": "at_least"}],
    ids=["usual", "cards"],
)
def test_revealed_votes_are_those_that_were_cast(
    viewer: Viewer, seed: str, parameters: dict[str, Any]
) -> None:
    season = played(settings(**parameters), seed)
    items = [
        line.text
        for line in lines(seen_by(season, viewer), viewer)
        if line.tone is Tone.ITEM and line.text.startswith("Round ")
    ]
    assert [read_back(item) for item in items] == ballots_by_round(season)


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_each_round_is_an_episode_and_the_final_is_one(viewer: Viewer) -> None:
    season = played(settings())
    rounds = [one for one in season if isinstance(one.fact, facts.RoundBegan)]
    titles = episodes(lines(seen_by(season, viewer), viewer))
    assert [title for title in titles if title.startswith("Episode ")] == titles[: len(rounds)]
    assert titles[1] == "Episode 2 — Eight left"
    assert titles[len(rounds)].startswith("The final — ")


# -- wording ---------------------------------------------------------------------------------------


def test_numbers_and_lists() -> None:
    assert wording.count(1, "point") == "one point"
    assert wording.count(2, "point") == "two points"
    assert wording.count(0, "point") == "no points"
    assert wording.number(30) == "thirty"
    assert wording.number(31) == "31"
    assert [wording.ordinal(n) for n in (1, 12, 13, 21, 22, 111)] == [
        *("first", "twelfth", "13th", "21st", "22nd", "111th"),
    ]
    assert wording.listed(["Ada"]) == "Ada"
    assert wording.listed(["Ada", "Ben"]) == "Ada and Ben"
    assert wording.listed(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"
    assert wording.score_line([1, 4, 2]) == "4–2–1"


def test_exact_rolls_are_told_apart_as_decimals() -> None:
    assert wording.decimals({"a": Fraction(47, 6), "b": Fraction(8)}) == {"a": "7.83", "b": "8"}
    close = wording.decimals({"a": Fraction(1000, 999), "b": Fraction(1001, 1000)})
    assert len(set(close.values())) == 2
    assert wording.decimals({"a": Fraction(19, 2), "b": Fraction(19, 2)}) == {
        "a": "9.5",
        "b": "9.5",
    }


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Ama keeps buses. She has two.", "Ama keeps buses."),
        ("He met Dr. No in St. Ives. Then he left.", "He met Dr. No in St. Ives."),
        ("One sentence", "One sentence"),
        ("", ""),
        ("“I did it.” She laughed.", "“I did it.”"),
    ],
)
def test_introductions_are_one_sentence(text: str, first: str) -> None:
    assert wording.first_sentence(text) == first
