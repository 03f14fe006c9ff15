"""Every question that a format puts can be answered: by a form, a model, a default, at random."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any, get_args

import msgspec

from showrunner.kernel import Dice, sealer
from showrunner.questions import Form, plain_form
from showrunner.questions.question import Deadline
from showrunner.running.rehearsal import Rehearsal
from showrunner.store.codec import TextEncoder, read_form
from tests.every_format.producing import interview
from tests.every_format.seasons import (
    MOST_ENTRIES,
    SEED,
    Case,
    every_case,
)

STRICT = {"type", "properties", "required", "additionalProperties", "items", "enum", "description"}
TYPES = {"object", "array", "string", "integer", "boolean", "null"}
SEAL = sealer("salt")


def walk(schema: dict[str, Any]) -> None:
    """Refuse whatever the strict subset does not have."""
    if "anyOf" in schema:  # a notation beside a form: one or the other
        assert schema.keys() <= {"anyOf", "description"}
        for one in schema["anyOf"]:
            walk(one)
        return
    assert schema.keys() <= STRICT
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    assert set(kinds) <= TYPES
    if "object" in kinds:
        assert schema["additionalProperties"] is False
        assert schema["required"] == list(schema["properties"])
        for inner in schema["properties"].values():
            walk(inner)
    if "array" in kinds:
        walk(schema["items"])
    if "enum" in schema:
        assert schema["enum"]
        assert len(set(schema["enum"])) == len(schema["enum"])


def shown(form: Form) -> Any:
    """The form as a page gets it, with sets in order."""
    return in_order(msgspec.json.decode(msgspec.json.encode(form.form())))


def in_order(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: in_order(inner) for name, inner in value.items()}
    if isinstance(value, list) and all(isinstance(inner, int) for inner in value):
        return sorted(value)
    return [in_order(inner) for inner in value] if isinstance(value, list) else value


def names_no_ids(form: Form) -> None:
    """A budget that is exceeded is told to people: it does not name an option by its id."""
    for budget in form.budgets:
        priced = [price for price in budget.costs.values() if isinstance(price, dict)]
        ids = {part for prices in priced for option in prices for part in option.split("+")}
        assert not [one for one in ids if re.search(r"[._]", one) and one in budget.name]


def comes_back(question: Any) -> None:
    """The form can be kept as JSON, and what is read of it does all that the question does."""
    out = TextEncoder()
    form = read_form(msgspec.json.decode(out.encode(plain_form(question))), out.words)
    assert shown(form) == shown(question)
    assert form.schema() == question.schema()
    assert list(islice(form.legal(), 20)) == list(islice(question.legal(), 20))
    assert form.only_answer() == question.only_answer()
    dice = [Dice(b"forms", ("a",)) for _ in range(2)]
    value = form.random(dice[0])
    assert value == question.random(dice[1])
    assert form.read(value, SEAL) == (question.accept(value, SEAL)[0], [])


def is_sound(question: Any, decisions: Any, number: int) -> None:
    """All that handles a decision can be made from this question."""
    assert question.kind in decisions
    assert question.text.strip()
    assert question.deadline in get_args(Deadline)
    walk(question.schema())
    msgspec.json.encode(question.form())
    comes_back(question)
    first = next(question.legal(), None)
    assert first is not None, "no answer is legal"
    silent, _ = question.accept(question.default, SEAL, True)
    assert question.accept(silent, SEAL, True)[0] == silent
    answers = [question.nearest(question.default)[0], first]
    if question.forfeits:
        assert question.read(question.default, SEAL)[1], "what silence forfeits can be chosen"
    else:
        assert answers[0] == question.default
    answers += [question.random(Dice(b"questions", (number, nth))) for nth in range(2)]
    for value in answers:
        plain, _ = question.accept(value, SEAL)
        assert question.accept(plain, SEAL)[0] == plain
    only = question.only_answer()
    if only is not None:
        question.accept(only, SEAL)


@every_case
def test_every_question_is_sound(case: Case) -> None:
    season = Rehearsal(case.settings(), SEED)
    kinds: dict[str, int] = {}
    season.start()
    season.enter(interview(season, case.settings().cast[0].id, "How are you?"))
    looked: set[str] = set()
    while not season.kernel.over:
        for ask in list(season.kernel.asks.values()):
            question: Any = ask.question
            seen = kinds.setdefault(question.kind, 0)
            # The first of a kind, and then ever fewer: most are of a shape that was looked at.
            if ask.id not in looked and (seen < 40 or seen % 20 == 0):
                is_sound(question, season.format.decisions, seen)
                names_no_ids(question)
            if ask.id not in looked:
                looked.add(ask.id)
                kinds[question.kind] += 1
        ask = season.next_ask()
        assert ask is not None
        assert season.kernel.entries < MOST_ENTRIES
        season.answer(ask)
    assert kinds.keys() - {"interview"}
