"""The lines of bots that say them out of text files: short, whole, and each of some use."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files

import pytest

from showrunner.formats.talk.lines import PRONOUNS, Lines, fill, load_lines

PLACE = re.compile(r"\{[A-Za-z']+\}")
REMARK = re.compile(r'Remark\(\s*"(\w+)"')
GAMES = ("survival", "mini_survivor")
MOST_LINES = 150


def package(game: str) -> str:
    return f"showrunner.formats.{game}.bots"


def lines_of(game: str) -> Lines:
    return load_lines(package(game))


def source(game: str) -> str:
    place = files(import_module(package(game)))
    return "\n".join(
        path.read_text("utf-8") for path in place.iterdir() if path.name.endswith(".py")
    )


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_few_and_have_at_most_fourteen_words(game: str):
    every = [line.text for section in lines_of(game).values() for line in section]
    assert len(every) <= MOST_LINES
    assert len(set(every)) == len(every), "a line stands twice"
    long = [line for line in every if len(PLACE.sub("x", line).split()) > 14]
    assert not long


@pytest.mark.parametrize("game", GAMES)
def test_every_remark_has_lines_and_every_section_is_said(game: str):
    code = source(game)
    sections = set(lines_of(game))
    assert set(REMARK.findall(code)) <= sections
    prefixes = ("you_", "they_", "seen_", "whisper_seen_")
    built = tuple(prefix for prefix in prefixes if f'f"{prefix}' in code)
    unused = [
        name
        for name in sections
        if f'"{name}"' not in code and not (built and name.startswith(built))
    ]
    assert not unused


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pronouns", PRONOUNS)
def test_every_line_can_be_filled_for_everybody(game: str, pronouns):
    for section in lines_of(game).values():
        for line in section:
            given = dict.fromkeys(line.places, "Nerys")
            said = fill(line.text, given, pronouns)
            assert "{" not in said and "  " not in said
            assert not line.refers, f"whom {line.text!r} is about is not said"
