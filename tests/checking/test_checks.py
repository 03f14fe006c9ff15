"""R7: how facts are read, what a format without a checker gets, and what is independent of what."""

from __future__ import annotations

import sys
from inspect import isgeneratorfunction
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import showrunner.checking
from showrunner.checking import (
    CheckedFact,
    Violation,
    check_facts_file,
    check_lines,
    read_facts,
)
from showrunner.checking.checks import check
from showrunner.checking.common import CommonChecker
from showrunner.checking.definitions import CheckedParameters, definition_of
from showrunner.errors import FileMistake
from showrunner.formats.format import format_names
from showrunner.running.fact_lines import fact_line
from showrunner.running.replay import replay
from tests.checking.played import CHECKERS, stored
from tests.golden.files import read_golden

ALLOWED = {"msgspec", "showrunner.checking", "showrunner.errors"}


def bidding(*rest: tuple[str, dict[str, object]]) -> list[CheckedFact]:
    """The beginning of a season of a game that has no checker."""
    began = {"title": "Sealed bids", "format": "bidding", "version": 1, "parameters": {}}
    person = {"name": "", "age": 30, "home": "", "work": "", "biography": ""}
    facts = [
        ("SeasonBegan", began),
        ("CastawayIntroduced", {"seat": "ada", **person}),
        ("CastawayIntroduced", {"seat": "ben", **person}),
        *rest,
    ]
    return [
        CheckedFact(
            number=number,
            entry=0,
            audience="everybody",
            reveals=False,
            fields={"fact": kind, **fields},
        )
        for number, (kind, fields) in enumerate(facts)
    ]


def test_R7_a_format_without_a_checker_gets_the_common_laws() -> None:
    findings = check(bidding(("BidPlaced", {"seat": "ada", "amount": 3})), CHECKERS)
    assert str(findings) == "4 facts of bidding, only the laws of every format: no violation"
    assert not findings.own_laws


def test_R7_the_common_laws_hold_for_every_format() -> None:
    wrong = [*bidding(), *bidding()[2:]]
    findings = check(wrong, CHECKERS)
    assert [(each.rule, each.fact) for each in findings.violations] == [("R7", 2), ("R7", 2)]
    assert str(findings).endswith("2 violations")


def test_R7_a_violation_is_said_in_one_line() -> None:
    violation = Violation("DS-2.2", 41, 12, "ada has -1 points", "never below 0")
    assert str(violation) == "DS-2.2 at fact 41 (entry 12): ada has -1 points; never below 0"


def test_R7_no_facts_break_no_law() -> None:
    assert not check([], CHECKERS).violations


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"[]",
        b"\xff",
        b'{"number": 0, "fact": {"fact": "RoundBegan"}}',
        b'{"number": 0, "entry": 0, "audience": "everybody", "reveals": false, "fact": {}}',
    ],
)
def test_R7_a_line_that_is_no_fact_is_named(line: bytes) -> None:
    with pytest.raises(FileMistake) as found:
        read_facts([fact_line(replay(read_golden("drawn")).story.told[0]), line], "season")
    assert found.value.line == 2


def test_R7_a_season_s_file_is_checked(tmp_path: Path) -> None:
    lines = [fact_line(told) for told in replay(read_golden("drawn")).story.told]
    (tmp_path / "facts.jsonl").write_bytes(b"".join(lines))
    findings = check_facts_file(tmp_path / "facts.jsonl", CHECKERS)
    assert findings == check_lines(lines, checkers=CHECKERS)
    assert (findings.format, findings.facts, findings.violations) == ("survivor", len(lines), ())


def test_R7_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileMistake, match="cannot be read"):
        check_facts_file(tmp_path / "facts.jsonl")


@pytest.mark.parametrize("season", ["drawn", "mini-sensible-06", "survival-sensible-08"])
def test_R7_the_checker_is_found_where_it_is_installed(season: str) -> None:
    assert check(stored(season)).own_laws


def test_R7_every_format_has_its_checker() -> None:
    assert sorted(CHECKERS) == sorted(format_names())


def test_R7_the_checker_uses_nothing_of_the_rules_but_definitions() -> None:
    """Only `definitions` imports a game; else the standard library, msgspec and errors are used."""
    folder = Path(showrunner.checking.__file__).parent
    for path in folder.rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word not in ("import", "from") or path.name == "definitions.py":
                continue
            module = rest.split()[0]
            known = module in ALLOWED or module.startswith("showrunner.checking.")
            assert known or module.split(".")[0] in sys.stdlib_module_names, f"{path}: {line}"


@pytest.mark.parametrize(
    ("format", "own"), [("survivor", "DS-"), ("mini_survivor", "MS-"), ("survival", "SV-")]
)
def test_R7_every_law_has_its_rule_and_its_words(format: str, own: str) -> None:
    parameters = CheckedParameters(definition_of(format))
    books = [*CommonChecker(parameters).books, *CHECKERS[format](parameters).books]
    laws = [method for book in books for method in book.methods if isgeneratorfunction(method)]
    assert len(laws) > 30
    for law in laws:
        rule, _, words = (law.__doc__ or "").partition(": ")
        assert rule.startswith((own, "DS-", "R7")), law
        assert words.strip().endswith("."), law


SEASONS = (
    *("drawn", "claims", "random-04", "opportunities"),
    *("mini-gifts", "mini-rich", "survival-producers", "survival-deferred"),
)


@given(
    season=st.sampled_from(SEASONS),
    at=st.integers(0, 9999),
    field=st.integers(0, 9),
    value=st.sampled_from([{"effects": [1]}, {"effects": [{"effect": "points", "amount": "x"}]}])
    | st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=3)
    | st.lists(st.sampled_from(["ada", "ben", "zoe"]))
    | st.dictionaries(st.sampled_from(["ada", "Driftwood"]), st.integers() | st.just(["ada"])),
)
def test_R7_whatever_stands_in_a_fact_is_judged(
    season: str, at: int, field: int, value: object
) -> None:
    """No fact, however wrong, stops the checker."""
    facts = list(stored(season))
    at %= len(facts)
    names = list(facts[at].fields)
    fields = {**facts[at].fields, names[field % len(names)]: value}
    facts[at] = msgspec.structs.replace(facts[at], fields=fields)
    check(facts, CHECKERS)
