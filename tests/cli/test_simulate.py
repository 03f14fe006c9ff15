"""Simulations: the same seeds give the same rows, with any number of workers."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from showrunner.cli.group import RULES_FAILED
from showrunner.cli.simulate import change
from showrunner.errors import BotBug, WrongParameter
from showrunner.files.season_files import load_season, settings
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.survivor.statistics import statistics
from showrunner.running import simulation
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.simulation import seeds_from, simulate
from tests.cli.running import run, run_apart


def test_one_worker_and_two_give_the_same_rows(tmp_path: Path):
    arguments = ("simulate", "-n", "4", "quick", "--seed", "s")
    run(*arguments, "--workers", "1", "--csv", str(tmp_path / "one.csv"))
    run_apart(*arguments, "--workers", "2", "--csv", "two.csv", cwd=tmp_path)
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()
    rows = list(csv.DictReader((tmp_path / "one.csv").read_text().splitlines()))
    assert [row["seed"] for row in rows] == ["s-1", "s-2", "s-3", "s-4"]


def test_a_row_is_a_season_that_can_be_played(tmp_path: Path):
    rows = json.loads(
        run("simulate", "-n", "2", "quick", "--seed", "s", "--workers", "1", "--json", "-").stdout
    )
    shown = run("play", "quick", "--seed", "s-2", "--quiet", "--out", str(tmp_path / "s")).stdout
    assert rows[1]["winner"] in shown.lower()
    replayed = run("replay", str(tmp_path / "s")).stdout
    assert f"{rows[1]['entries']} entries, {rows[1]['facts']} facts" in replayed


@pytest.mark.parametrize("problem", [BotBug("ama", "answer", KeyError("x")), LookupError("what")])
def test_a_season_that_fails_is_reported_and_the_others_are_counted(
    monkeypatch: pytest.MonkeyPatch, problem: Exception
):
    count = simulation.row

    def fails(made: SeasonSettings, seed: str) -> simulation.Row:
        if seed == "s-2":
            raise problem
        return count(made, seed)

    monkeypatch.setattr(simulation, "row", fails)
    shown = run(
        *("simulate", "-n", "3", "quick", "--seed", "s", "--workers", "1", "--json", "-"),
        code=RULES_FAILED,
    )
    assert [row["seed"] for row in json.loads(shown.stdout)] == ["s-1", "s-3"]
    assert "season s-2 failed: " in shown.stderr
    assert str(problem) in shown.stderr
    assert "1 of 3 seasons failed" in shown.stderr


def test_a_season_that_fails_in_another_process_is_reported_too():
    made = settings(load_season("quick"))
    nobody = replace(made, players=dict.fromkeys(made.players, "bot:nobody"))
    failed = list(simulate(nobody, ["a", "b"], 2))
    assert [one.seed for one in failed] == ["a", "b"]
    assert all("nobody" in one.problem for one in failed)


def test_what_is_printed(tmp_path: Path):
    shown = run("simulate", "-n", "3", "quick", "--cast", "5", "--workers", "1")
    assert "3 seasons of 5 castaways, seed neap" in shown.stdout
    assert "Winners by archetype" in shown.stdout
    assert "Scarcity: " in shown.stdout
    to_screen = run("simulate", "-n", "2", "quick", "--workers", "1", "--csv", "-")
    assert len(to_screen.stdout.splitlines()) == 3
    assert "Winners by archetype" in to_screen.stderr


def test_parameters_and_players_for_all():
    made = settings(
        load_season("quick"), None, "bot:random", {"food_per_player": 0, "finalists": 2}
    )
    for row in simulate(made, seeds_from("x", 3), 1):
        assert row["camps_hungry"] == 0
        assert row["voted_out"] == 6
    hungry = ("--set", "food_per_player=50", "--set", "starting_resources_per_player=0")
    shown = run("simulate", "-n", "3", "quick", "--workers", "1", *hungry, "--json", "-").stdout
    assert sum(row["fed_share"] for row in json.loads(shown)) < 0.5


def test_values_of_set():
    assert change("food_per_player=7") == ("food_per_player", 7)
    assert change("merge_at=null") == ("merge_at", None)
    assert change("group_talk=true") == ("group_talk", True)
    assert change("team_roll=best") == ("team_roll", "best")
    assert change('tie_break=["survival_roll"]') == ("tie_break", ["survival_roll"])
    with pytest.raises(WrongParameter, match="give parameter=value"):
        change("food_per_player")


def test_the_numbers_of_a_season_agree_with_each_other():
    made = settings(load_season("standard"), player="bot:random")
    for seed in ("1", "2", "3"):
        season = Rehearsal(made, seed)
        season.play()
        facts = [told.fact for told in season.kernel.story.told]
        numbers = statistics(facts)
        ways_out = sum(value for name, value in numbers.items() if name.startswith("out_by_"))  # type: ignore[misc]
        assert numbers["voted_out"] == ways_out == len(made.cast) - 3
        assert numbers["rounds"] == numbers["voted_out"] + numbers["votes_without_exit"]  # type: ignore[operator]
        assert numbers["idols_found"] >= numbers["idols_played"]  # type: ignore[operator]
        assert sum(map(int, str(numbers["jury"]).split("-"))) == 7
        assert list(numbers) == list(statistics([]))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--set", "food=3"], "there is no parameter 'food'"),
        (["--set", "food_per_player=x"], "a whole number from 0 to 50"),
        (["--set", "food_per_player"], "give parameter=value"),
        (["--player", "bot:clever"], "there is no player 'bot:clever'"),
        (["--cast", "3"], "a cast of 3; give 4 to 30"),
        (["--csv", "nowhere/x.csv"], "its folder does not exist"),
        (["--csv", "-", "--json", "-"], "cannot both go to stdout"),
        (["-n", "0"], "0 is not in the range"),
        (["--set", "finalists=5", "--cast", "5"], "finalists: 5 of a cast of 5"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(arguments: list[str], words: str):
    output = run("simulate", "quick", *arguments, code=2).output
    assert words in " ".join(output.replace("│", " ").split())
