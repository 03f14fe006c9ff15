"""Castaways at random, who keep the rules."""

from __future__ import annotations

from hypothesis import strategies as st

from showrunner.formats.castaway_rules import (
    ARCHETYPES,
    LINE_LIMITS,
    MAX_LIST_ITEMS,
    OLDEST,
    TEXT_LIMITS,
    YOUNGEST,
    problems_of,
)
from showrunner.formats.lines import is_writing
from showrunner.formats.settings import SEAT, Castaway

WRITING = st.characters(codec="utf-8").filter(is_writing)
LINE = st.characters(
    codec="utf-8", exclude_categories=["Cc", "Zl", "Zp", "Cf"], exclude_characters="…"
)


def line(most: int) -> st.SearchStrategy[str]:
    return st.text(LINE, max_size=most)


def lines(most: int) -> st.SearchStrategy[tuple[str, ...]]:
    spoken = line(most).filter(str.strip)
    return st.lists(spoken, max_size=MAX_LIST_ITEMS, unique=True).map(tuple)


NAME = st.tuples(line(19), st.sampled_from(["A", "é", "雨", "7"]), line(20)).map("".join)

CASTAWAYS = st.builds(
    Castaway,
    id=st.from_regex(SEAT, fullmatch=True),
    age=st.integers(YOUNGEST, OLDEST),
    pronouns=st.sampled_from(["he", "she", "they"]),
    archetype=st.sampled_from(["", *ARCHETYPES]),
    phrases=lines(60),
    images=lines(60),
    **{key: line(most) for key, most in LINE_LIMITS.items() if key != "name"},
    name=NAME,
    **{key: st.text(WRITING, max_size=200) for key in TEXT_LIMITS},
).filter(lambda person: not list(problems_of(person)))
