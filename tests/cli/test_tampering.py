"""A stored season that was changed by hand is detected, at the right place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from showrunner.errors import ReplayDiffers
from showrunner.running.record_files import read_season
from showrunner.running.replay import replay
from tests.cli.running import run

Line = dict[str, Any]


def change(file: Path, number: int, how: Callable[[Line], None]) -> None:
    lines = file.read_text().splitlines()
    line = json.loads(lines[number])
    how(line)
    lines[number] = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    file.write_text("\n".join(lines) + "\n")


def entry_with(file: Path, wanted: Callable[[Line], bool]) -> int:
    """The number of the first such entry, which is its line counted from 0."""
    return next(
        number
        for number, line in enumerate(file.read_text().splitlines())
        if number and wanted(json.loads(line))
    )


def differs(folder: Path) -> ReplayDiffers:
    stored = read_season(folder)
    with pytest.raises(ReplayDiffers) as problem:
        replay(stored.journal, stored.facts)
    message = run("replay", str(folder), code=2).stderr
    assert message.startswith(f"error: {problem.value}")
    return problem.value


def has_value(name: str) -> Callable[[Line], bool]:
    return lambda line: line["entry"].get("value", {}).get(name) is not None


@pytest.mark.parametrize("with_facts", [True, False])
def test_another_answer(played: Path, with_facts: bool):
    journal = played / "journal.jsonl"
    number = entry_with(journal, has_value("trade"))

    def other(line: Line) -> None:
        line["entry"]["value"]["trade"] = not line["entry"]["value"]["trade"]

    change(journal, number, other)
    if not with_facts:
        (played / "facts.jsonl").unlink()
    problem = differs(played)
    assert problem.entry >= number
    stored = read_season(played)
    told_late = [record.number for record in stored.journal.records if record.number >= number]
    assert problem.entry in told_late
    assert (problem.fact is not None) == with_facts


def test_other_words_under_the_same_seal(played: Path):
    journal = played / "journal.jsonl"
    number = entry_with(journal, has_value("words"))

    def other(line: Line) -> None:
        line["entry"]["value"]["words"]["words"] = "I never said this."

    change(journal, number, other)
    problem = differs(played)
    assert (problem.entry, problem.fact) == (number, None)
    assert "I never said this." in problem.stored


def test_erased_words_still_replay(played: Path):
    journal = played / "journal.jsonl"
    (played / "facts.jsonl").unlink()

    def erase(line: Line) -> None:
        line["entry"]["value"]["words"]["words"] = None
        line["entry"]["salt"] = ""

    change(journal, entry_with(journal, has_value("words")), erase)
    assert "identical" in run("replay", str(played)).stdout


@pytest.mark.parametrize(
    ("how", "told"),
    [
        (
            lambda line: line["entry"].update(ask="season/nowhere:ama"),
            "there was never such a decision",
        ),
        (lambda line: line["entry"].update(value={}), "refusal"),
        (lambda line: line["entry"]["value"].update(more=1), "refusal"),
    ],
)
def test_an_answer_that_is_refused(played: Path, how: Callable[[Line], None], told: str):
    change(played / "journal.jsonl", 3, how)
    problem = differs(played)
    assert problem.entry == 3
    assert told in problem.told


def test_another_digest(played: Path):
    change(played / "journal.jsonl", 20, lambda line: line.update(digest="0" * 16))
    problem = differs(played)
    assert (problem.entry, problem.stored) == (20, "digest 0000000000000000")
    change(played / "journal.jsonl", 10, lambda line: line.update(digest=""))
    assert differs(played).entry == 10


def test_another_seed_or_title(played: Path):
    journal = played / "journal.jsonl"
    before = journal.read_text()
    change(journal, 0, lambda line: line.update(luck="0" * 64))
    problem = differs(played)
    assert problem.entry == 0
    assert problem.fact is not None
    journal.write_text(before)
    change(journal, 0, lambda line: line["settings"].update(title="Another"))
    assert (differs(played).entry, differs(played).fact) == (0, 0)


@pytest.mark.parametrize("number", [0, 50, 300])
def test_another_fact(played: Path, number: int):
    change(played / "facts.jsonl", number, lambda line: line["fact"].update(round=99, more=1))
    problem = differs(played)
    assert problem.fact == number
    assert '"round":99' in problem.stored


def test_another_audience(played: Path):
    change(played / "facts.jsonl", 12, lambda line: line.update(audience="everybody", entry=0))
    assert differs(played).fact == 12


def test_facts_that_are_missing_or_too_many(played: Path):
    facts = played / "facts.jsonl"
    lines = facts.read_text().splitlines(keepends=True)
    facts.write_text("".join(lines[:-1]))
    problem = differs(played)
    assert (problem.fact, problem.stored) == (len(lines) - 1, "nothing")
    facts.write_text("".join([*lines, lines[0]]))
    problem = differs(played)
    assert (problem.fact, problem.told) == (len(lines), "nothing")
    facts.write_text("".join([*lines[:5], *lines[6:]]))
    assert differs(played).fact == 5


def test_an_entry_that_is_missing(played: Path):
    journal = played / "journal.jsonl"
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join([*lines[:5], *lines[6:]]))
    assert "journal.jsonl:6: this line is entry 6" in run("replay", str(played), code=2).stderr


@pytest.mark.parametrize(
    ("number", "how", "words"),
    [
        (0, lambda line: line.update(journal=99), "the journal has version 99, this is version 1"),
        (0, lambda line: line["settings"].update(version=99), "the format survivor has version 99"),
        (0, lambda line: line["settings"].update(version=0), "the version that played it"),
        (0, lambda line: line["settings"].update(format="x"), "there is no format 'x'"),
        (0, lambda line: line.update(luck="short"), "journal.jsonl:1: no luck key"),
        (0, lambda line: line.pop("settings"), "journal.jsonl:1: not a journal header"),
        (0, lambda line: line["settings"].update(cast=[]), "a cast of 0"),
        (0, lambda line: line["settings"]["parameters"].update(x=1), "no parameter 'x'"),
        (
            3,
            lambda line: line.update(kind="wish"),
            "journal.jsonl:4: this line is entry 3 of kind 'wish'",
        ),
        (3, lambda line: line["entry"].pop("ask"), "journal.jsonl:4: not a valid answer"),
        (
            3,
            lambda line: line["entry"].update(ask=[]),
            "journal.jsonl:4: not a valid answer: ask is []",
        ),
        (
            3,
            lambda line: line["entry"].update(value=3),
            "journal.jsonl:4: not a valid answer: value is 3",
        ),
        (
            3,
            lambda line: line["entry"].update(salt=3),
            "journal.jsonl:4: not a valid answer: salt is 3",
        ),
        (3, lambda line: line["entry"].update(more=3), "journal.jsonl:4: not a valid answer"),
        (3, lambda line: line.pop("digest"), "journal.jsonl:4: not a journal entry"),
    ],
)
def test_a_journal_that_cannot_be_replayed(
    played: Path, number: int, how: Callable[[Line], None], words: str
):
    change(played / "journal.jsonl", number, how)
    assert words in run("replay", str(played), code=2).stderr


def test_no_journal_at_all(tmp_path: Path):
    assert "there is no season here" in run("replay", str(tmp_path), code=2).stderr
    (tmp_path / "journal.jsonl").write_text("")
    assert "the journal is empty" in run("replay", str(tmp_path), code=2).stderr
    (tmp_path / "journal.jsonl").write_text("not json\n")
    assert (
        "journal.jsonl:1: not a journal header" in run("transcript", str(tmp_path), code=2).stderr
    )
    (tmp_path / "journal.jsonl").write_text("[]\n")
    assert "journal.jsonl:1: not a journal header" in run("replay", str(tmp_path), code=2).stderr
