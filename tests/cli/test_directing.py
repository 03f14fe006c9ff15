"""Orders and controls for a season that no process drives."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from showrunner.cli import inputs
from showrunner.files.season_files import load_season, settings
from showrunner.kernel import luck_from_seed
from showrunner.running.driver import driver_name
from showrunner.store import Store
from tests.cli.running import listed, run, waiting
from tests.databases import with_store


def ready(database: str) -> str:
    """A season that has not begun."""
    made = settings(load_season("quick"), 4)
    return with_store(database, lambda store: store.seasons.create(made, luck_from_seed("1")))


def test_terms_are_json_or_words(tmp_path: Path):
    season = waiting(tmp_path)
    run("order", season, "set_parameter", "parameter=food_per_player", "value=3")
    run("order", season, "event", "story=It rains.", "--terms", '{"effects": []}')
    when = '{"round": 2, "phase": "camp"}'
    run("order", season, "event", "story=A storm.", "--when", when)
    run("order", season, "go_on")
    run("resume", season, "--quiet")
    lines = run("watch", season, "--jsonl").stdout
    assert '{"fact":"ParameterChanged","name":"food_per_player","value":3}' in lines
    assert lines.index("It rains.") < lines.index('"fact":"RoundBegan","round":2')
    assert '"when":{"round":2,"phase":"camp"}' in lines


def test_the_same_key_is_the_same_order(tmp_path: Path):
    season = waiting(tmp_path)
    rain = ("event", "story=It rains.", "--key", "rain")
    first = run("order", season, *rain).stdout
    assert run("order", season, *rain).stdout == first
    again = run("order", season, "event", "story=Snow.", "--key", "rain", code=2).stderr
    assert "the key 'rain' was used for another input" in again


ORDERS = [
    (["gone"], "did you mean 'go_on'?; `showrunner formats survivor` shows the terms"),
    (["event", "rain"], "rain; give term=value"),
    (["event", "--terms", "[]"], "--terms: [] is not a table"),
    (["event", "--when", "{"], "--when: not JSON"),
    (["go_on", "x=1"], "the order 'go_on' is refused: "),
    (["event", "story=Rain", "--when", '{"phase": "lunch"}'], "no window before 'lunch'"),
]


def test_orders_that_are_not_taken(tmp_path: Path):
    season = waiting(tmp_path)
    before = listed()
    for arguments, words in ORDERS:
        assert words in run("order", season, *arguments, code=2).stderr
    assert listed()[0]["digest"] == before[0]["digest"]


def test_a_season_that_has_not_begun_takes_orders_when_it_starts(database: str):
    season = ready(database)
    shown = run("order", season, "stop_before").stdout
    assert f"waits for the season's start: `showrunner resume {season[:8]}`" in shown
    assert "waits for the season's start" in run("direct", season, "pace", "0").stdout
    assert "cannot be forked at entry" in run("fork", season, code=2).stderr
    assert "has not begun" in run("transcript", season, code=2).stderr
    assert "for an order of the producers" in run("resume", season, "--quiet").stdout
    assert "go_on" in run("order", season, "go_on").stdout


def test_an_order_waits_for_a_driver_who_is_busy(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
):
    season = waiting(tmp_path)
    monkeypatch.setattr(inputs, "WAIT_SECONDS", 0.0)
    with_store(database, lambda store: store.writer.take_over(season, driver_name()))
    assert "it waits for the process that drives the season" in run("order", season, "go_on").stdout


def test_an_order_is_taken_here_where_the_driver_has_died(tmp_path: Path, database: str):
    season = waiting(tmp_path)

    async def die(store: Store) -> None:
        process = await asyncio.create_subprocess_exec("true")
        await process.wait()
        machine, _, mark = driver_name().rsplit(":", 2)
        await store.writer.take_over(season, f"{machine}:{process.pid}:{mark}")

    with_store(database, die)
    assert "gone" in run("list").stdout
    assert run("order", season, "go_on").stdout.startswith("entry ")


def test_step_by_step(tmp_path: Path):
    season = waiting(tmp_path)
    run("order", season, "go_on")
    before = listed()[0]["entries"]
    assert run("direct", season, "step").stdout == "step: done\n"
    assert listed()[0]["status"] == "paused"
    assert listed()[0]["entries"] == before + 1
    run("direct", season, "step", "--by", "round")
    assert "Episode 2" in run("transcript", "--as", "producers", season).stdout
    assert listed()[0]["status"] == "paused"
    refused = run("direct", season, "run", code=2).stderr
    assert f"continue it with `showrunner resume {season[:8]}`" in refused
    assert " won: " in run("resume", season, "--quiet").stdout


def test_a_paused_season_stays_so_until_it_is_resumed(tmp_path: Path):
    season = waiting(tmp_path)
    assert run("direct", season, "pause").stdout == "pause: done\n"
    assert listed()[0]["status"] == "paused"
    assert run("resume", "--all").stdout == "no season was running\n"
    assert "for an order" in run("resume", season, "--quiet").stdout
    assert listed()[0]["status"] == "running"


DIRECTIONS = [
    (["pace", "9999"], "a pace of 9999.0 seconds"),
    (["pace", "nan"], "not a valid control: Expected `float`"),
    (["player", "nobody", "outside"], "there is no seat 'nobody'"),
    (["player", "ama", "bot:clever"], "there is no player 'bot:clever'"),
    (["step", "--by", "year"], "'year' is not one of"),
]


def test_directions_that_are_not_taken(tmp_path: Path):
    season = waiting(tmp_path)
    for arguments, words in DIRECTIONS:
        assert words in run("direct", season, *arguments, code=2).stderr
