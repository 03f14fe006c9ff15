"""The main path on both databases: play, list, produce, fork, export, import, erase."""

from __future__ import annotations

from pathlib import Path

from showrunner.running.record_files import NAMES
from tests.cli.running import listed, played, run, waiting


def test_play_list_replay_and_verify(address: str, tmp_path: Path):
    there = ("--database", address)
    season = played(*there, out=tmp_path / "out")
    (row,) = listed(*there)
    assert (row["status"], row["driven"], row["seed"]) == ("over", False, "1")
    assert season[:8] in run("list", *there).stdout
    assert "every fact" in run("replay", season[:8], *there).stdout
    assert "no violation" in run("verify", "--all", *there).stdout
    from_store = run("transcript", season, "--as", "public", *there).stdout
    assert from_store == run("transcript", str(tmp_path / "out"), "--as", "public").stdout


def test_the_files_are_the_same_from_either_database(address: str, tmp_path: Path):
    played("--database", address, out=tmp_path / "one")
    played(out=tmp_path / "two")
    for name in NAMES:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_an_order_lets_a_season_go_on(address: str, tmp_path: Path):
    there = ("--database", address)
    season = waiting(tmp_path, *there)
    entry = listed(*there)[0]["entries"] + 1
    assert run("order", season, "go_on", *there).stdout == f"entry {entry}: go_on\n"
    refused = run("order", season, "interview", "seat=nobody", "question=Who?", *there, code=2)
    assert "there is no castaway 'nobody'" in refused.stderr
    assert " won: " in run("resume", season[:8], "--quiet", *there).stdout
    assert listed(*there)[0]["status"] == "over"


def test_a_fork_goes_its_own_way(address: str, tmp_path: Path):
    there = ("--database", address)
    season = played(*there, out=tmp_path / "out")
    same = run("fork", season, "--at", "9", *there).stdout.strip()
    other = run("fork", season, "--at", "9", "--luck", "fresh", "--title", "Two", *there).stdout
    run("resume", same, other.strip(), *there)
    rows = {row["id"][:8]: row for row in listed(*there)}
    assert {row["status"] for row in rows.values()} == {"over"}
    assert rows[same]["digest"] == rows[season[:8]]["digest"]
    assert rows[other.strip()]["digest"] != rows[same]["digest"]
    assert rows[other.strip()]["title"] == "Two"
    shown = run("list", *there).stdout
    assert f"└ {same}" in shown
    assert f"{season[:8]}@9" in shown
    assert "identical" in run("replay", other.strip(), *there).stdout


def test_export_and_import(address: str, tmp_path: Path, database: str):
    season = played("--database", address, out=tmp_path / "out")
    file = str(tmp_path / "s.season.jsonl")
    assert "written to" in run("export", season[:8], file, "--database", address).stdout
    assert run("import", file).stdout == f"{season[:8]}\n"
    assert "`--copy`" in run("import", file, code=2).stderr
    copy = run("import", file, "--copy").stdout.strip()
    here = {row["id"][:8]: row for row in listed()}
    assert set(here) == {season[:8], copy}
    assert len({row["digest"] for row in here.values()}) == 1
    assert (
        run("transcript", "--as", "producers", copy).stdout
        == (tmp_path / "out" / "transcript.md").read_text()
    )


def test_erasing_leaves_the_story(address: str, tmp_path: Path):
    there = ("--database", address)
    season = waiting(tmp_path, *there)
    run("order", season, "interview", "seat=ama", "question=Where is the PEARL?", *there)
    fork = run("fork", season, *there).stdout.strip()
    assert (
        "no text contains these words" in run("erase", season, "--find", "diamond", *there).stdout
    )
    found = run("erase", season, "--find", "pearl", *there).stdout
    (line,) = [line for line in found.splitlines() if "PEARL" in line]
    seal = line.split()[1]
    assert "PEARL" in run("transcript", "--as", "producers", fork, *there).stdout
    erased = run("erase", season, seal[:12], *there).stdout
    assert f"erased in {season[:8]}" in erased
    for one in (season, fork):
        assert "PEARL" not in run("transcript", "--as", "producers", one, *there).stdout
        assert "identical" in run("replay", one, *there).stdout
    unknown = run("erase", season, "f00d", *there, code=2).stderr
    assert "there is no text with the one seal 'f00d'" in unknown
