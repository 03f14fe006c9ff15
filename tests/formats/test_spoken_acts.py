"""Whatever others hear carries acts beside its words, in the answer and in the fact."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest
from msgspec import Struct

from showrunner import formats
from showrunner.formats.facts import Fact
from showrunner.formats.format import format_names, load_format
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text

SPOKEN = ("words", "say")
"""What fields are called in which somebody speaks."""
UNHEARD = {"InterviewAnswered", "MemoWritten", "ThoughtHad", "NoteTaken"}
"""Facts with words of a contestant's that no other contestant hears while the game is on."""
UNHEARD_ANSWERS = {"InterviewAnswer", "InterviewRecord", "Thought"}


def speaks(kind: type[Any]) -> bool:
    """Whether somebody's words stand in this struct."""
    hints = get_type_hints(kind)
    return any(hints.get(field) in (Text, Text | None) for field in SPOKEN)


def answers() -> Iterator[type[Struct]]:
    """Every type that the rules of some game get for an answer or a part of one."""
    for found in pkgutil.walk_packages(formats.__path__, "showrunner.formats."):
        module = importlib.import_module(found.name)
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Struct) and not issubclass(kind, Fact):
                yield kind


@pytest.mark.parametrize("name", format_names())
def test_every_fact_whose_words_others_hear_carries_acts(name: str) -> None:
    spoken = {fact for fact in load_format(name).facts if speaks(fact)}
    silent = {fact.__name__ for fact in spoken if not issubclass(fact, Said)}
    assert silent <= UNHEARD


def test_every_answer_that_others_hear_carries_acts() -> None:
    spoken = {kind for kind in answers() if speaks(kind)}
    assert len(spoken) > 5
    without = {kind.__name__ for kind in spoken if "acts" not in kind.__struct_fields__}
    assert without <= UNHEARD_ANSWERS
