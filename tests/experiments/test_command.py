"""`showrunner experiment`: its report, its tables, replays, models and their budget."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import html5lib
import pytest
from pyarrow import parquet

from showrunner.cli.server_key import models_for
from showrunner.experiments.measures import OUTCOMES, SEAT_COLUMNS
from showrunner.experiments.playing import StoredPlace, play_trial, stored_id, unpacked
from showrunner.experiments.trial_file import FILE
from showrunner.exports.tables.columns import TABLES
from tests.cli.running import run, started
from tests.experiments.small import TEXT, Here, driven, small, written

SVG = "{http://www.w3.org/2000/svg}"
HOUSE = """
[profiles.house]
base_url = "{url}"
model = "house"

[profiles.house.prices]
input = 5.0
output = 5.0
"""
SEASON = """
format = "survivor"
title = "A cheap season"
cast = ["ama", "rokeya", "gideon", "quyen"]

[parameters]
conversations_per_player = 0

[allowance]
season = 0.5
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small experiment that was played by command."""
    folder = tmp_path_factory.mktemp("command")
    file = written(folder, TEXT)
    shown = run("experiment", str(file), "--workers", "1", "--out", str(folder / "out")).stdout
    assert "12 seasons (all played)" in shown and "careful" in shown
    return folder


def test_the_report_is_a_page_that_needs_nothing_else(folder: Path) -> None:
    text = (folder / "out" / "report.html").read_text(encoding="utf-8")
    page = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)
    assert "src=" not in text and "http" not in text.replace("http-equiv", "")
    pictures = page.findall(f".//{SVG}svg")
    assert len(pictures) > 10
    labels = {label.text for picture in pictures for label in picture.findall(f"{SVG}text")}
    assert {"careful − chance", "careful", "chance"} <= labels
    headings = {heading.text for heading in page.findall(".//h3")}
    assert {"honesty", "promises made", "promise keeping", "won"} <= headings


def test_the_tables_have_a_line_for_each_seat_and_the_columns_of_survivor(folder: Path) -> None:
    seats = parquet.read_table(folder / "out" / "seats.parquet")
    assert seats.num_rows == 12 * 4
    assert seats.column_names == [column.name for column in SEAT_COLUMNS]
    assert set(OUTCOMES) < set(seats.column_names)
    for name in ("castaways", "vote_history"):
        table = parquet.read_table(folder / "out" / "survivor" / f"{name}.parquet")
        assert table.column_names == [column.name for column in TABLES[name]]
        trials = set(table.column("version_season").to_pylist())
        assert trials == {f"SR{number:08}" for number in range(1, 13)}


def test_a_trial_is_played_again_by_its_number(folder: Path) -> None:
    arguments = ("experiment", str(folder / "small.toml"), "--out", str(folder / "out"))
    shown = run(*arguments, "--replay", "7").stdout
    assert "it is the season of the table" in shown and "seed small-4" in shown
    assert "entries" in run("replay", str(folder / "out" / "trial-7")).stdout
    assert "1 to 12" in run(*arguments, "--replay", "13", code=2).stderr


def test_a_stored_trial_is_replayed_by_its_number(tmp_path: Path) -> None:
    file = written(tmp_path, TEXT.replace("blocks = 6", "blocks = 1\nstored = true"))
    database = ("--database", str(tmp_path / "seasons.db"))
    arguments = ("experiment", str(file), *database, "--out", str(tmp_path / "out"))
    run(*arguments, "--workers", "1")
    shown = run(*arguments, "--replay", "2").stdout
    assert "trial 2: seed small-1" in shown and "it is the season of the table" in shown
    assert counted(tmp_path, "SELECT count(*) FROM season") == 2


def test_a_trial_that_differs_from_the_table_is_told(tmp_path: Path) -> None:
    experiment = small(tmp_path, blocks=1)
    driven(experiment, tmp_path / "out")
    with sqlite3.connect(tmp_path / "out" / FILE) as database:
        query = "UPDATE trial SET result = (SELECT result FROM trial WHERE number = 2)"
        database.execute(f"{query} WHERE number = 1")
    database.close()
    out = ("--out", str(tmp_path / "out"))
    told = run("experiment", str(tmp_path / "small.toml"), *out, "--replay", "1", code=2).stderr
    assert "the replay differs" in told


def test_a_season_that_fails_is_told_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*arguments: object) -> None:
        raise RuntimeError("a bug")

    experiment = small(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr("showrunner.experiments.playing.measured", fails)
        ended = driven(experiment, tmp_path / "out", None, lambda trials, ended: ended)
    assert ended.failed == dict.fromkeys(range(1, 13), "RuntimeError: a bug")
    crew = Here(experiment)
    driven(experiment, tmp_path / "out", crew)
    assert sorted(crew.played) == list(range(1, 13))


def test_a_stored_season_tells_the_story_of_one_in_memory(tmp_path: Path) -> None:
    place = StoredPlace(str(tmp_path / "seasons.db"), models_for)
    stored, plain = small(tmp_path, stored="true"), small(tmp_path)
    digests = [
        unpacked(played.content).seats[0]["digest"]
        for played in (play_trial(stored, 3, place), play_trial(plain, 3, None))
        if played.content is not None
    ]
    assert len(digests) == 2 and digests[0] == digests[1]
    again = play_trial(stored, 3, place)
    assert again.content == play_trial(stored, 3, place).content
    with sqlite3.connect(tmp_path / "seasons.db") as database:
        ids = database.execute("SELECT id FROM season").fetchall()
    database.close()
    assert ids == [(stored_id(stored, 3),)]


def test_models_play_within_the_budget_and_seasons_go_on_where_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with started("house-model", "--port", "0", cwd=tmp_path) as house:
        assert house.stdout is not None
        url = house.stdout.readline().split(" at ")[1].split()[0]
        (tmp_path / "models.toml").write_text(HOUSE.format(url=url))
        (tmp_path / "cheap.toml").write_text(SEASON)
        monkeypatch.setenv("SHOWRUNNER_MODELS", str(tmp_path / "models.toml"))
        experiment = small(
            tmp_path,
            after='\n[players]\nbot = "bot:sensible"\nmodel = "model:house"\n',
            seasons=f'["{tmp_path}/cheap.toml"]',
            seating='"one_seat"',
            budget=1.0,
            blocks=50,
        )
        place = StoredPlace(str(tmp_path / "seasons.db"), models_for)
        crew = Here(experiment, place=place)
        ended, cost, lines = driven(
            experiment,
            tmp_path / "out",
            crew,
            lambda trials, ended: (
                ended,
                trials.cost,
                [line for one in trials.in_order(ended.last) for line in one.seats],
            ),
        )
        assert ended.how == "budget spent" and not ended.failed
        assert 0 < cost <= 1.0 and cost == pytest.approx(sum(line["cost"] for line in lines))
        assert 2 <= len(crew.played) < 20
        for line in lines:
            is_model = line["played_by"] == "model:house"
            assert is_model == (line["player"] == "model")
            assert (line["calls"] > 0) == (line["cost"] > 0) == is_model
        calls = counted(tmp_path, "SELECT count(*) FROM call")
        numbers = sorted(crew.played)
        again = [play_trial(experiment, number, place) for number in numbers]
        assert all(played.content for played in again)
        arguments = ("--database", str(tmp_path / "seasons.db"), "--out", str(tmp_path / "out"))
        by_model = next(line["trial"] for line in lines if line["calls"])
        file = str(tmp_path / "small.toml")
        shown = run("experiment", file, *arguments, "--replay", str(by_model)).stdout
        assert "it is the season of the table" in shown
        assert counted(tmp_path, "SELECT count(*) FROM call") == calls
        assert counted(tmp_path, "SELECT count(*) FROM season") == len(numbers)


def counted(folder: Path, query: str) -> int:
    """A number in the database of seasons."""
    with sqlite3.connect(folder / "seasons.db") as database:
        (number,) = database.execute(query).fetchone()
    database.close()
    return int(number)
