"""Mistakes in experiment files are reported with the line, and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from showrunner.errors import FileMistake
from showrunner.experiments.experiment_files import DEFAULT_TABLES, load_experiment
from tests.experiments.small import PLAYERS, TEXT, small, written

TITLE = 'title = "A small experiment"'
MODEL = '\n[players]\na = "model:x"\n'
FIVE = "\n[players]\n" + "".join(f'p{number} = "bot:random"\n' for number in range(5))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("blocks = 6", "blocks = 0", "blocks is 0"),
        ("blocks = 6", "", "no key 'blocks'"),
        ('seasons = ["quick"]', "seasons = []", "seasons is empty"),
        ('seasons = ["quick"]', 'seasons = ["quik"]', "did you mean 'quick'?"),
        ('seasons = ["quick"]', 'seasons = ["quick", "quick"]', "twice"),
        ("casts = [4]", "casts = [4, 2]", "a cast of 2"),
        ("casts = [4]", 'casts = ["four"]', "casts contains the text 'four'"),
        ("casts = [4]", "casts = [4, 4]", "twice"),
        ('tables = ["castaways", "vote_history"]', 'tables = ["votes"]', "no table 'votes'"),
        (TITLE, f'{TITLE}\nseatings = "together"', "did you mean 'seating'?"),
        (TITLE, f'{TITLE}\nseating = "apart"', "there is no seating 'apart'"),
        (TITLE, f'{TITLE}\noutcome = "wins"', "there is no outcome 'wins'"),
        (TITLE, f'{TITLE}\nstored = "yes"', "give true or false"),
        (TITLE, f"{TITLE}\nbudget = -1", "give a number above 0"),
        (TITLE, f'{TITLE}\nfield = "bot:random"', "field is for one seat only"),
        (TITLE, f'{TITLE}\nfield = "bot:wise"', "there is no player 'bot:wise'"),
        (PLAYERS, "\n[players]", "nobody plays"),
        (PLAYERS, '\n[players]\na = "bot:wise"', "there is no player 'bot:wise'"),
        (PLAYERS, '\n[players]\na = "outside"', "nobody outside plays"),
        (PLAYERS, f"{PLAYERS}[parameters.a]\nfood = 1", "food"),
        (PLAYERS, f"{PLAYERS}[stop]\nevery = 5\nwidth = 0", "give a number above 0"),
        (PLAYERS, f"{PLAYERS}[stop]\nwidth = 1\nevery = 1", "give 2 to"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = TEXT.replace(old, new)
    assert text != TEXT
    with pytest.raises(FileMistake) as caught:
        load_experiment(written(tmp_path, text))
    assert said in str(caught.value)
    if new:
        wrong = new.splitlines()[-1]
        near = text.splitlines().index(wrong) + 1
        assert caught.value.line is not None
        assert near - ("parameters" in new) <= caught.value.line <= near


@pytest.mark.parametrize(
    ("after", "changed", "said"),
    [
        (MODEL, {"stored": "false"}, "models play only in stored seasons"),
        (MODEL, {"budget": 2}, "$5 is the limit of one season, and the budget is $2"),
        (FIVE, {}, "5 players share a season of 4 seats"),
    ],
)
def test_what_does_not_go_together_is_refused(
    tmp_path: Path, after: str, changed: dict[str, object], said: str
) -> None:
    with pytest.raises(FileMistake, match=said.replace("$", r"\$")):
        small(tmp_path, after=after, **changed)


def test_defaults(tmp_path: Path) -> None:
    text = TEXT.replace('tables = ["castaways", "vote_history"]\n', "")
    experiment = load_experiment(written(tmp_path, text))
    assert experiment.tables == DEFAULT_TABLES
    assert (experiment.seating, experiment.outcome, experiment.stored) == ("together", "won", False)
    assert experiment.stop is None and experiment.budget is None


def test_models_play_in_stored_seasons(tmp_path: Path) -> None:
    assert small(tmp_path, after=MODEL).stored
    assert small(tmp_path, after='\n[players]\na = "bot:sensible+x"\n').stored
