"""A file of model profiles: what it says, and every mistake in it with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from showrunner.errors import FileMistake
from showrunner.files.model_profiles import load_profiles
from showrunner.players.llm.profile import Prices, Profile

GOOD = """\
[profiles.large]
base_url = "https://models.example.org/v1"
model = "some-large-model"
key = "EXAMPLE_API_KEY"
fallback = "small"
prices = { input = 2.5, output = 10 }
[profiles.small]
base_url = "http://localhost:11434/v1"
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "models.toml"
    file.write_text(text)
    return file


def test_what_a_file_of_profiles_says_and_a_model_may_be_left_away(tmp_path: Path) -> None:
    assert load_profiles(written(tmp_path, GOOD)) == [
        Profile(
            name="large",
            base_url="https://models.example.org/v1",
            model="some-large-model",
            key="EXAMPLE_API_KEY",
            fallback="small",
            prices=Prices(input=2.5, output=10),
        ),
        Profile(name="small", base_url="http://localhost:11434/v1"),
    ]


@pytest.mark.parametrize(
    ("text", "line", "wrong"),
    [
        ("", None, "it has no profiles"),
        ("[profile.large]\n", 1, "there is no key 'profile'"),
        ('[profiles.large]\nmodel = "m"\n', 1, "this table has no key 'base_url'"),
        (GOOD + 'bas_url = "x"\n', 9, "there is no key 'bas_url'"),
        (GOOD + "tries = 0\n", 9, "tries: expected `int` >= 1"),
        (GOOD + 'key = "sk-123"\n', 9, "key: expected `str` matching"),
        (GOOD + "prices = { inputs = 1 }\n", 9, "there is no key 'inputs'"),
        (GOOD + 'prices = { input = "1" }\n', 9, "prices.input: expected `float`"),
        (GOOD + 'fallback = "tiny"\n', 9, "there is no profile 'tiny'"),
        ('[profiles."A b"]\nbase_url = "http://localhost/v1"\n', 1, "name: expected `str`"),
    ],
)
def test_a_mistake_is_named_with_its_line(
    tmp_path: Path, text: str, line: int | None, wrong: str
) -> None:
    with pytest.raises(FileMistake) as mistake:
        load_profiles(written(tmp_path, text))
    assert wrong in str(mistake.value)
    assert mistake.value.line == line
