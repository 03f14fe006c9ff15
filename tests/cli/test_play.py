"""A season is played, replayed and read."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from showrunner.errors import Unreadable
from showrunner.formats.format import load_format
from showrunner.kernel import Audience, Kernel
from showrunner.players.llm.allowance import Allowance
from showrunner.running.fact_lines import fact_line, read_facts
from showrunner.running.record_files import NAMES, read_season
from showrunner.running.replay import replay
from showrunner.store import Store
from tests.cli.running import run, run_apart
from tests.databases import with_store


def test_play_then_replay_then_transcript(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    shown = run_apart("play", "quick", "--seed", "7", "--fast", cwd=tmp_path).stdout
    folder = tmp_path / "runs" / "quick-7"
    assert sorted(path.name for path in folder.iterdir()) == sorted(NAMES)
    assert "seed 7" in shown
    assert "runs/quick-7" in shown
    assert "Episode 1" in shown
    replayed = run("replay", "runs/quick-7").stdout
    assert "identical" in replayed
    assert "every fact" in replayed
    winner = shown.splitlines()[-2].partition(" won: ")[0]
    assert f"{winner} won" in replayed
    told = run("transcript", "--as", "producers", "runs/quick-7").stdout
    assert told == (folder / "transcript.md").read_text()
    run("transcript", "--as", "producers", "runs/quick-7", "--out", "t.md")
    assert (tmp_path / "t.md").read_text() == told


def test_the_same_seed_writes_the_same_bytes(played: Path, tmp_path: Path):
    again = tmp_path / "again"
    run("play", "quick", "--seed", "1", "--fast", "--as", "public", "--out", str(again))
    for name in NAMES:
        assert (again / name).read_bytes() == (played / name).read_bytes()


def test_a_transcript_from_facts_and_one_from_the_journal_are_the_same(played: Path):
    for viewer in ("producers", "broadcast", "public", "ama"):
        from_facts = run("transcript", str(played), "--as", viewer).stdout
        (played / "facts.jsonl").rename(played / "away")
        from_journal = run("transcript", str(played / "journal.jsonl"), "--as", viewer).stdout
        (played / "away").rename(played / "facts.jsonl")
        assert from_facts == from_journal
    assert "journal.jsonl is" not in run("replay", str(played / "journal.jsonl")).stdout


def test_facts_come_back_as_they_were_written(played: Path):
    stored = read_season(played)
    assert stored.facts is not None
    told = read_facts(stored.facts, "facts.jsonl", load_format("survivor"))
    assert [fact_line(fact) for fact in told] == stored.facts
    replayed: Kernel = replay(stored.journal)
    assert [fact.audience for fact in told] == [fact.audience for fact in replayed.story.told]


def test_audiences_out_of_their_codes():
    for code in ("everybody", "producers", "seats:ama,caio", "quarantined:ama"):
        assert Audience.from_code(code).code == code
    for code in ("", "seats:", "seats:a,,b", "everyone", "seat:a"):
        with pytest.raises(Unreadable, match="is not an audience"):
            Audience.from_code(code)


def test_without_a_seed_luck_is_new_and_its_seed_is_printed(tmp_path: Path):
    first = run("play", "standard", "--quiet", "--cast", "4", "--out", str(tmp_path / "a")).stdout
    second = run("play", "standard", "--quiet", "--cast", "4", "--out", str(tmp_path / "b")).stdout
    seeds = [text.splitlines()[0].rpartition("seed ")[2] for text in (first, second)]
    assert seeds[0] != seeds[1]
    run("play", "--quiet", "--cast", "4", "--seed", seeds[0], "--out", str(tmp_path / "c"))
    journal = "journal.jsonl"
    assert (tmp_path / "c" / journal).read_bytes() == (tmp_path / "a" / journal).read_bytes()


def test_any_seed_makes_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    seeds = ["a/b", "a-b", "../x", "..", " ", "ü", "x" * 300]
    for seed in seeds:
        run("play", "quick", "--cast", "4", "--quiet", "--seed", seed)
    assert len(list((tmp_path / "runs").iterdir())) == len(seeds)
    assert [path.name for path in tmp_path.iterdir()] == ["runs"]


def test_a_folder_that_holds_something_else_is_left_alone(played: Path, tmp_path: Path):
    arguments = ("play", "quick", "--quiet", "--seed", "2", "--out", str(played))
    run(*arguments)
    (played / "thesis.txt").write_text("mine")
    before = (played / "journal.jsonl").read_bytes()
    refused = run("play", "quick", "--quiet", "--seed", "3", "--out", str(played), code=2)
    assert "files that are not a season's: thesis.txt" in refused.stderr
    assert (played / "journal.jsonl").read_bytes() == before
    file = tmp_path / "file"
    file.write_text("x")
    assert "cannot be used" in run("play", "quick", "--out", str(file), code=2).stderr
    below = run("play", "quick", "--quiet", "--out", str(file / "below"), code=2).stderr
    assert below.startswith("error: ")


def test_a_fact_of_another_format_is_named_with_its_line(played: Path):
    lines = (played / "facts.jsonl").read_bytes().splitlines()
    lines[4] = lines[4].replace(b"CastawayIntroduced", b"SomethingElse")
    (played / "facts.jsonl").write_bytes(b"\n".join(lines))
    problem = run("transcript", str(played), code=2).stderr
    assert "facts.jsonl:5: not a fact" in problem


def test_journal_lines_are_plain_json(played: Path):
    for name in ("journal.jsonl", "facts.jsonl"):
        for line in (played / name).read_bytes().splitlines():
            assert msgspec.json.decode(line)


THRIFT = """\
format = "survivor"
title = "Thrift"
cast = 4
[parameters]
words_per_message = 10
[allowance]
season = 2
"""


def test_a_season_files_allowance_is_the_seasons(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "thrift.toml"
    file.write_text(THRIFT)
    run("play", str(file), "--seed", "1", "--quiet")

    async def work(store: Store) -> None:
        (row,) = await store.seasons.list()
        assert msgspec.json.decode(row.allowance, type=Allowance) == Allowance(season=2)

    with_store(database, work)
    file.write_text(THRIFT + 'cheaper = "tiny"\n')
    said = run("play", str(file), "--quiet", code=2).output
    assert "no profile is called 'tiny'" in " ".join(said.split())
