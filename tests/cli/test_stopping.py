"""Seasons that stop before their end and continue: Ctrl-C, producers, outside players, a bug."""

from __future__ import annotations

import asyncio
import io
import signal
from pathlib import Path

import pytest
from rich.console import Console

from showrunner.cli import live_teller
from showrunner.files.season_files import load_season, settings
from showrunner.formats.format import load_format
from showrunner.formats.survivor import script
from showrunner.kernel import PRODUCER, luck_from_seed
from showrunner.running.rehearsal import Rehearsal
from showrunner.store import Store
from tests.cli.running import ended, listed, run, started, until, waiting
from tests.databases import with_store

ENDLESS = """
format = "survivor"
title = "Endless"
seed = "1"
cast = 30

[parameters]
conversations_per_player = 20
conversations_per_pair = 5
turns_per_conversation = 30
"""
"""A season long enough that a test can always stop it in time."""


@pytest.mark.parametrize("quiet", [False, True])
def test_ctrl_c_leaves_the_season_so_far(tmp_path: Path, quiet: bool):
    (tmp_path / "endless.toml").write_text(ENDLESS)
    more = ["--quiet"] * quiet
    with started("play", "endless.toml", "--out", "half", *more, cwd=tmp_path) as process:
        until(lambda: any(row["entries"] for row in listed()))
        process.send_signal(signal.SIGINT)
        shown, errors = ended(process, code=130)
    (row,) = listed()
    id, entry = row["id"][:8], row["entries"]
    assert f"season {id} in " in shown
    assert errors == f"stopped at entry {entry}: continue with `showrunner resume {id}`\n"
    assert (row["status"], row["driven"]) == ("running", False)
    assert f"stops at entry {entry}" in run("replay", str(tmp_path / "half")).stdout
    assert run("transcript", str(tmp_path / "half")).stdout.startswith("# Endless")


def test_ctrl_c_stops_many_seasons(tmp_path: Path, database: str):
    (tmp_path / "endless.toml").write_text(ENDLESS)
    made = settings(load_season(str(tmp_path / "endless.toml")))

    async def create(store: Store) -> list[str]:
        return [await store.seasons.create(made, luck_from_seed(seed)) for seed in "ab"]

    seasons = with_store(database, create)
    with started("resume", *seasons, cwd=tmp_path) as process:
        until(lambda: all(row["entries"] for row in listed()))
        process.send_signal(signal.SIGINT)
        _, errors = ended(process, code=130)
    assert errors == "stopped: continue with `showrunner resume --all`\n"
    assert [(row["status"], row["driver"]) for row in listed()] == [("running", None)] * 2


def test_a_telling_ends_between_two_lines(monkeypatch: pytest.MonkeyPatch):
    screen = io.StringIO()
    terminal = Console(file=screen, force_terminal=True)
    monkeypatch.setattr(live_teller, "console", lambda: terminal)
    season = Rehearsal(settings(load_season("quick"), 4), "1")
    season.play()
    told = season.kernel.story.told

    async def tell() -> None:
        teller = live_teller.LiveTeller(load_format("survivor"), PRODUCER)
        assert teller.pauses
        going_on = asyncio.create_task(teller.tell(told))
        await asyncio.to_thread(until, lambda: "Episode" in screen.getvalue())
        going_on.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going_on

    asyncio.run(tell())
    assert "wins" not in screen.getvalue()


def test_a_season_that_waits_for_its_producers(tmp_path: Path):
    season = waiting(tmp_path)
    (row,) = listed()
    shown = run("resume", season, "--quiet").stdout
    assert f"The season waits at entry {row['entries']} for an order of the prod" in shown
    assert f"`showrunner order {season[:8]} go_on`" in shown
    assert "is not over" in run("replay", str(tmp_path / "waiting")).stdout
    run("order", season, "go_on")
    out = str(tmp_path / "end")
    assert " won: " in run("resume", season, "--quiet", "--out", out).stdout
    assert "identical" in run("replay", out).stdout


def test_what_is_told_after_a_pause_is_only_what_is_new(tmp_path: Path):
    season = waiting(tmp_path)
    run("order", season, "go_on")
    shown = run("resume", season, "--as", "public").stdout
    assert "Episode 1" not in shown
    assert " wins Stops" in shown


def test_a_season_that_waits_for_somebody_outside(tmp_path: Path):
    season = waiting(tmp_path)
    run("direct", season, "player", "ama", "outside")
    run("order", season, "go_on")
    with started("resume", season, "--quiet", cwd=tmp_path) as process:
        until(lambda: listed()[0]["driven"])
        assert "pause: done" in run("direct", season, "pause").stdout
        assert "player: done" in run("direct", season, "player", "ama", "bot:random").stdout
        assert "run: done" in run("direct", season, "run").stdout
        shown, _ = ended(process)
    assert " won: " in shown


def test_a_rule_fault_halts_the_season(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def broken(season: object) -> None:
        raise ZeroDivisionError("by zero")

    with monkeypatch.context() as patch:
        patch.setitem(script.PHASES, "vote", broken)
        out = str(tmp_path / "s")
        arguments = ("play", "quick", "--cast", "4", "--seed", "1", "--quiet", "--out", out)
        shown = run(*arguments, code=3)
        assert "ZeroDivisionError: by zero" in shown.stderr
        assert "please report it" in shown.stderr
        assert "is not over" in run("replay", out).stdout
        (row,) = listed()
        assert row["status"] == "halted"
        season = row["id"]
        halted = run("resume", season, "--quiet", code=3)
        assert "was halted; trying again: the rules failed at entry" in halted.stderr
        assert "halted" in run("watch", season).stderr
    assert " won: " in run("resume", season, "--quiet").stdout
    assert "is over: `showrunner watch` shows it" in run("resume", season, code=2).stderr
    assert {row["fault"] for row in listed()} == {None}


def test_several_seasons_that_end_and_halt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    over, halts = waiting(tmp_path), waiting(tmp_path)
    run("order", over, "go_on")
    shown = run("resume", over, halts).stdout
    assert f"{over[:8]} Stops: " in shown
    assert f"{halts[:8]} Stops: The season waits at entry" in shown
    run("order", halts, "go_on")

    async def broken(season: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setitem(script.PHASES, "vote", broken)
    assert f"{halts[:8]} Stops: halted: the rules failed" in run("resume", "--all", code=3).stdout
    assert run("resume", "--all").stdout == "no season was running\n"
