"""A TOML text is checked against limits before it is parsed, so that none takes long."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from showrunner.errors import FileMistake
from showrunner.files import toml_file
from showrunner.files.folders import CAST, SEASONS
from showrunner.files.season_files import read_season
from showrunner.files.toml_limits import (
    MAX_CHARACTERS,
    MAX_DEPTH,
    MAX_KEY_PARTS,
    MAX_VALUES,
    excess,
)

HEAD = 'format = "survivor"\ntitle = "x"\n'
ORDER = '[[orders]]\norder = "event"\nstory = "x"\nwhen = {round = 2}\n'
TOO_MUCH = {
    "a dotted key": (".".join("a" * 5000) + " = 1", "parts"),
    "a dotted key with blanks": (" . ".join("a" * 20) + " = 1", "parts"),
    "a quoted dotted key": (".".join(['"a"'] * 20) + " = 1", "parts"),
    "a dotted header": ("[" + ".".join("a" * 20) + "]", "parts"),
    "a dotted key in a table": ("a = {" + ".".join("b" * 20) + " = 1}", "parts"),
    "keys": ("\n".join(f"a{at} = 1" for at in range(MAX_VALUES + 1)), "keys"),
    "a list": ("cast = [" + "1," * MAX_VALUES + "]", "keys"),
    "tables": ("[[a]]\n" * MAX_VALUES, "keys"),
    "lists in lists": ("a = " + "[" * 900 + "]" * 900, "deep"),
    "tables in tables": ("a = " + "{a = " * 300 + "1" + "}" * 300, "deep"),
    "characters": ("#" * (MAX_CHARACTERS + 1), "characters"),
    "a cast": (HEAD + "cast = [" + '"ama",' * 5000 + "]", "the cast has 5000"),
    "orders": (HEAD + "cast = 6\n" + ORDER * 201, "201 scheduled orders"),
}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_a_text_with_too_much_of_anything_is_refused(name: str) -> None:
    text, wrong = TOO_MUCH[name]
    with pytest.raises(FileMistake) as refused:
        read_season(text, "toml")
    assert wrong in refused.value.wrong
    assert any(map(str.isdigit, refused.value.right)), "how much would be right is not said"


def test_nothing_is_parsed_of_a_text_with_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("parsed"))
    monkeypatch.setattr(toml_file, "lines_of", lambda text: pytest.fail("scanned"))
    for text, wrong in TOO_MUCH.values():
        if "cast has" not in wrong and "scheduled" not in wrong:
            with pytest.raises(FileMistake):
                read_season(text, "toml")


WITHIN = [
    "z = 1.5\nb = [1.5, 2.5]\n" + ".".join("a" * MAX_KEY_PARTS) + " = 1",
    "text = 'a.b.c.d.e.f.g.h.i.j.k [[[[[[[[[[[[[[[[[[[[ ,,,'",
    'text = "\\"[[[[[[[[[[[[[[[[[[[" # a.b.c.d.e.f.g.h.i.j.k [[[[[[[[[[[[[[[[[',
    'text = """\n[[[[[[[[[[[[[[[[ "" a.b.c.d.e.f.g.h.i.j """ # [[[[[[[[[[[[[[[[[[[',
    "text = '''\n[[[[[[[[[[[[[[[[ '' a.b.c.d.e.f.g.h.i.j '''",
    "a = " + "[" * MAX_DEPTH + "]" * MAX_DEPTH,
    "",
]


@pytest.mark.parametrize("text", WITHIN)
def test_what_stands_in_texts_and_comments_does_not_count(text: str) -> None:
    assert excess(text) is None
    tomllib.loads(text)


def test_every_file_that_comes_along_is_far_within_the_bounds() -> None:
    files = [*Path(SEASONS).glob("*.toml"), *Path(CAST).glob("*.toml")]
    assert len(files) > 10
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert excess(text * 5) is None, file
