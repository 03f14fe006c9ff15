"""Commands that list, show and check; and how mistakes end."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from showrunner.cli import GROUPS, app, doctor
from showrunner.files import cast_files, folders, season_files
from showrunner.files.folders import CAST
from showrunner.formats.format import load_format
from tests.cli.running import SCRIPT, run, run_apart


def test_version_and_help(tmp_path: Path):
    assert run_apart("--version", cwd=tmp_path).stdout.startswith("showrunner 0.")
    for command in ((), *((name,) for name in app.names)):
        assert run(*command, "-h").stdout == run(*command, "--help").stdout


def test_the_help_names_each_command_once():
    shown = run("--help").stdout
    for title, names in GROUPS.items():
        assert f"─ {title} ─" in shown
        for name in names:
            assert shown.count(f"│ {name} ") == 1
    assert "Commands" not in shown


def test_an_unknown_command_is_told_its_nearest_name():
    assert "did you mean 'list'?" in run("lst", code=2).stderr


def test_formats():
    assert "survivor" in run("formats").stdout
    listed = json.loads(run("formats", "--json").stdout)
    assert "survivor" in [format["name"] for format in listed]
    shown = run("formats", "survivor").stdout
    said = json.loads(run("formats", "survivor", "--json").stdout)
    format = load_format("survivor")
    assert list(said["parameters"]) == list(format.parameters.declared())
    assert said["parameters"]["food_per_player"]["values"] == "a whole number from 0 to 50"
    assert list(said["orders"]) == [order.name for order in format.orders]
    assert said["orders"]["event"]["terms"]["story"] == "a text"
    assert "amount" in said["orders"]["event"]["tables"]["effect = points"]
    for name in (*said["parameters"], *said["orders"], *said["decisions"], *said["bots"]):
        assert name in shown
    assert "did you mean 'survivor'?" in run("formats", "survivr", code=2).stderr


def test_cast():
    listed = run("cast").stdout
    for path in CAST.glob("*.toml"):
        assert path.stem in listed
    assert "Ama Boateng" in run("cast", "ama").stdout
    assert "did you mean 'ama'?" in run("cast", "amma", code=2).stderr


def test_a_healthy_doctor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    shown = run("doctor").stdout
    assert shown.count("ok ") == len(doctor.CHECKS)
    assert "wrong" not in shown
    assert list(tmp_path.iterdir()) == []


def test_a_doctor_who_finds_a_broken_castaway(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    shutil.copytree(CAST, tmp_path / "cast")
    (tmp_path / "cast" / "ama.toml").write_text("name = 3\n")
    monkeypatch.setattr(doctor, "load_cast", lambda: cast_files.load_cast(tmp_path / "cast"))
    shown = run("doctor", code=1)
    assert "wrong  cast: " in shown.stdout
    assert "ama.toml" in shown.stdout
    assert "1 of " in shown.stderr


def test_a_doctor_who_finds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doctor, "format_names", list)
    monkeypatch.setattr(doctor, "season_names", list)
    monkeypatch.setattr(doctor, "load_cast", tuple)
    monkeypatch.setattr(doctor, "PACKAGES", ("msgspec", "no-such-package"))
    monkeypatch.setattr(doctor, "OLDEST_PYTHON", (4, 0))
    shown = run("doctor", code=1).stdout
    for name in ("Python", "packages", "formats", "cast", "seasons"):
        assert f"wrong  {name}: " in shown
    assert shown.count("→") == 5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "quik"], "there is no season 'quik': did you mean 'quick'?"),
        (["play", "none.toml"], "none.toml: cannot be read: no such file"),
        (["play", "quick", "--as", "amma"], "no viewer 'amma': did you mean 'ama'?"),
        (["play", "quick", "--cast", "2"], "a cast of 2; give 4 to 30"),
        (["transcript", "nowhere"], "there is no season here"),
    ],
)
def test_mistakes_end_as_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
):
    monkeypatch.chdir(tmp_path)
    shown = run(*arguments, code=2)
    assert shown.stdout == ""
    assert shown.stderr.startswith("error: ")
    assert words in shown.stderr
    assert shown.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_mistake_in_a_file_is_named_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text('format = "survivor"\ntitle = "T"\ncast = 4\nsed = "x"\n')
    shown = run("play", "mine.toml", code=2).stderr
    assert shown == "error: mine.toml:4: there is no key 'sed'; did you mean 'seed'?\n"


def test_nobody_who_reads_on_is_no_mistake(tmp_path: Path):
    command = f"{SCRIPT} formats survivor | head -1"
    shown = subprocess.run(
        command, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in shown.stderr


def test_the_folders_are_in_the_package_or_beside_it():
    assert season_files.SEASONS == folders.SEASONS
    assert (folders.SEASONS / "standard.toml").exists()
    assert (folders.CAST / "ama.toml").exists()
