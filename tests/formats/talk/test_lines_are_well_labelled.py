"""The labelled lines of talk: their form, and that there are enough of each kind."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from showrunner.files.places import CAST

FILES = {
    file.stem: tomllib.loads(file.read_text("utf-8"))
    for file in sorted((Path(__file__).parent / "lines").glob("*.toml"))
}
FIRST_TUNED = ("tuning", "held_out")
LINES: list[dict[str, Any]] = [line for file in FILES.values() for line in file["lines"]]
DETAILS = {
    "promise": {"safety", "vote", "final", "other"},
    "ask": {"target", "trust", "other"},
    "accuse": {"lie", "vote", "other"},
}
AT_LEAST = {
    "propose": 80,
    "promise": 80,
    "ask": 80,
    "accuse": 60,
    "agree": 30,
    "refuse": 30,
    "warn": 30,
    "spare": 30,
}


def lines_of_each_kind(lines: list[dict[str, Any]]) -> Counter[str]:
    return Counter(kind for line in lines for kind in {act["kind"] for act in line["acts"]})


def test_camps_are_of_the_cast_and_the_same_in_every_file():
    assert all(file["camps"] == FILES["tuning"]["camps"] for file in FILES.values())
    cast = {path.stem for path in CAST.glob("*.toml")}
    for seats in FILES["tuning"]["camps"].values():
        assert 5 <= len(set(seats)) == len(seats) <= 9
        assert set(seats) <= cast


@pytest.mark.parametrize("name", FILES)
def test_lines_are_about_seats_of_their_camp(name):
    for line in FILES[name]["lines"]:
        assert set(line) == {"camp", "speaker", "listener", "pending", "words", "acts"}, line
        seats = set(FILES[name]["camps"][line["camp"]])
        assert {line["speaker"], line["listener"]} <= seats, line
        assert line["speaker"] != line["listener"], line
        assert line["pending"] in seats | {""}, line
        assert 1 <= len(line["words"].split()) <= 60, line
        for act in line["acts"]:
            assert set(act) == {"kind", "about", "detail"}, line
            assert act["kind"] in AT_LEAST, line
            assert act["about"] in seats | {""}, line
            sources = seats | {""} if act["kind"] == "warn" else {""}
            assert act["detail"] in DETAILS.get(act["kind"], sources), line
            assert act["about"] or act["kind"] not in {"propose", "spare", "accuse", "warn"}, line


def test_no_line_comes_twice():
    words = Counter(line["words"].casefold() for line in LINES)
    assert [said for said, times in words.items() if times > 1] == []
    for line in LINES:
        acts = [tuple(act.values()) for act in line["acts"]]
        assert len(set(acts)) == len(acts), line


def test_there_are_enough_lines_of_each_kind():
    assert len(LINES) >= 1500
    assert len(FILES["fresh"]["lines"]) >= 90
    assert sum(not line["acts"] for line in LINES) >= 60
    counts = lines_of_each_kind(LINES)
    assert {kind: counts[kind] for kind, least in AT_LEAST.items() if counts[kind] < least} == {}


def test_the_first_two_tuned_files_are_of_equal_make_up():
    tuning, held_out = (lines_of_each_kind(FILES[name]["lines"]) for name in FIRST_TUNED)
    for kind in AT_LEAST:
        assert abs(tuning[kind] - held_out[kind]) <= 0.1 * (tuning[kind] + held_out[kind]), kind
