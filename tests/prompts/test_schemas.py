"""Every schema that a model is given is in the strict subset, in seasons of every format."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from showrunner.kernel import Dice
from showrunner.players.llm.prompting import DIARY, answer_schema
from showrunner.questions import Choice, Notated
from tests.prompts.golden import SEASONS
from tests.prompts.playing import Played
from tests.prompts.strict import MOST_CHOICES, choices, problems

PLAYED = [
    pytest.param(played, id=f"{game}-{number}")
    for game, seasons in SEASONS.items()
    for number, played in enumerate(seasons[:3])
] + [pytest.param(Played("six", {"movement_outcast_threshold": 0}), id="mini_survivor-alone")]


@pytest.mark.parametrize("played", PLAYED)
def test_every_schema_is_strict_and_what_fits_one_of_a_notation_is_read(played: Played):
    """A model fills in the form; every line that it can be taken for counts."""
    seen: dict[bytes, Any] = {}
    read = 0
    for asked, _ in played.prompts():
        seen.setdefault(msgspec.json.encode(asked.prompt.schema), asked)
        for field in asked.form.fields.values():
            if isinstance(field, Notated):
                filled = field.form.random(Dice(b"filled", (read,)))
                refused = {each.code for each in field.parse_value(filled).refused}
                assert refused <= {"no_idol"}, "more idols than one has are played"
                read += 1
    assert len(seen) > 10
    wrong = [
        f"{asked.form.kind}: {problem}"
        for asked in seen.values()
        for problem in problems(asked.prompt.schema)
    ]
    assert not wrong, "\n".join(wrong[:20])
    assert max(choices(asked.prompt.schema) for asked in seen.values()) <= MOST_CHOICES
    assert read or played.settings.format != "mini_survivor"


def test_a_diary_is_asked_for_in_a_strict_schema():
    assert list(problems(answer_schema(DIARY))) == []


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "array", "items": {"type": "string", "maxLength": 9}},
        {"type": "array", "items": {"type": "string"}, "maxItems": 9},
        {"type": "string", "maxLength": 2001},
        {"type": "integer"},
        {"type": "string", "pattern": "a+"},
        {"type": "string", "enum": []},
        {"type": "object", "properties": {"a": {"type": "string"}}, "required": []},
        {"anyOf": [{"type": "string"}, {"type": "null"}]},
        {"type": ["string", "integer"]},
        {"type": "number"},
    ],
)
def test_what_is_not_strict_is_found(schema: dict[str, Any]):
    assert list(problems(schema))


def test_a_choice_of_nothing_is_null():
    schema = Choice(options=(), may_pass=True).schema()
    assert list(problems(schema)) == []
