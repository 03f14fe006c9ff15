"""A question: one definition for reading, checking, showing and randomly making an answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from showrunner.errors import IllegalAnswer, Problem
from showrunner.kernel import Dice, Text
from showrunner.questions.field import Field, Plain, Schema, Seal, unsealed
from showrunner.questions.group import (
    Fields,
    combined,
    fields_in_words,
    nearest_fields,
    read_fields,
)

A = TypeVar("A")

Deadline = Literal["decision", "talk", "vote", "interview"]
"""The classes of deadline (a talk as a whole has one); the runner knows how long each is."""

MAX_RANDOM_DRAWS = 40
"""How many random answers are drawn before one within the budgets is given up."""


class Budget(Struct, frozen=True):
    """What the fields of an answer may spend together.

    `costs` gives for each field the price of one unit, or of each option that may be chosen.
    A negative price is income, which can be spent in the same answer.
    """

    name: str
    limit: int
    costs: dict[str, int | dict[str, int]]

    def spent(self, plain: Mapping[str, Plain]) -> int:
        """The total cost of an answer."""
        total = 0
        for field, price in self.costs.items():
            value = plain[field]
            if isinstance(price, int):
                total += price * int(value or 0)
            elif value is not None:
                chosen = (value,) if isinstance(value, str) else value
                total += sum(price.get(option, 0) for option in chosen)
        return total

    def problem(self, plain: Mapping[str, Plain]) -> Problem | None:
        """The problem if the answer costs more than the limit, else None."""
        spent = self.spent(plain)
        if spent <= self.limit:
            return None
        return Problem(
            "",
            f"this costs {spent} {self.name} and you have {self.limit}",
            f"spend at most {self.limit}",
        )


class Form(Struct, frozen=True, kw_only=True):
    """A decision as a form: everything that is needed to make it, without code of the game.

    `kind` names it for holds, deadlines and prompts; `text` is the question in words; `quote` is
    somebody's message that the answer replies to; `default` is the answer if none comes in time.
    `open` says whether others may know that this seat is deciding this now. `when_late` says what
    counts for a player who is late: their stand-in's answer, or the default. `lasts` is the time
    for it in seconds, if that differs from the time of its class. With `forfeits`, the default
    counts only if nobody answers: it is not a legal answer.
    """

    kind: str
    text: str
    quote: Text | None = None
    fields: dict[str, Field]
    default: dict[str, Plain]
    deadline: Deadline = "decision"
    budgets: tuple[Budget, ...] = ()
    open: bool = False
    when_late: Literal["stand-in", "default"] = "stand-in"
    lasts: int | None = None
    forfeits: bool = False

    def read(self, value: object, seal: Seal) -> tuple[dict[str, Plain], list[Problem]]:
        """An answer in its plain normal form, and every problem with it.

        If there is a problem, the plain form is meaningless.
        """
        problems: list[Problem] = []
        plain = read_fields(self.fields, "", value, seal, problems)
        if self.budgets and not problems:
            problems = [problem for budget in self.budgets if (problem := budget.problem(plain))]
        return plain, problems

    def nearest(self, wish: object) -> tuple[dict[str, Plain], list[Problem]]:
        """The legal answer that is nearest to a wish, and what is wrong with the wish.

        A legal wish is returned unchanged. In any other, what is not offered is dropped, and fields
        that have nothing left get their default. If the answer as a whole is still illegal (it
        spends too much, say), the default is returned, or else the first legal answer.
        """
        problems = self.read(wish, unsealed)[1]
        filled_in = dict(wish) if isinstance(wish, Mapping) else {}
        if not problems:
            return filled_in, []
        nearest = nearest_fields(self.fields, filled_in, self.default)
        for candidate in (nearest, dict(self.default)):
            if not self.read(candidate, unsealed)[1]:
                return candidate, problems
        return next(self.legal()), problems

    def in_words(self, plain: Mapping[str, Plain]) -> str:
        """What an answer chooses, in words; what it says is left out."""
        return fields_in_words(self.fields, plain)

    def choices(self, plain: Mapping[str, Plain]) -> dict[str, Plain]:
        """The part of an answer that chooses something, without what it says."""
        return {
            name: plain[name]
            for name, field in self.fields.items()
            if name in plain and not field.speaks
        }

    @property
    def limits(self) -> tuple[str, ...]:
        """What may be spent, such as `3 coins`; once, also where several budgets read alike."""
        return tuple(dict.fromkeys(f"{budget.limit} {budget.name}" for budget in self.budgets))

    def schema(self) -> Schema:
        """The JSON schema for a model's structured output (the strict subset)."""
        return self._with_budgets(Fields(fields=self.fields).schema())

    def exact_schema(self) -> Schema:
        """The JSON schema with ranges, sizes and uniqueness.

        JSON Schema cannot express a budget, so `x-budgets` holds what may be spent, and on what.
        """
        schema = self._with_budgets(Fields(fields=self.fields).exact_schema())
        if self.budgets:
            schema["x-budgets"] = msgspec.to_builtins(self.budgets)
        return schema

    def _with_budgets(self, schema: Schema) -> Schema:
        if self.budgets:
            schema["description"] = ". ".join(
                f"You can spend at most {limit}" for limit in self.limits
            )
        return schema

    def form(self) -> dict[str, Any]:
        """The form for a web page: plain data, each field with its kind, label, limits, options."""
        return {
            "kind": self.kind,
            "text": self.text,
            "quote": None if self.quote is None else str(self.quote),
            "deadline": self.deadline,
            "fields": [
                {"name": name, "words": field.words(), **msgspec.to_builtins(field)}
                for name, field in self.fields.items()
            ],
            "budgets": msgspec.to_builtins(self.budgets),
            "default": msgspec.to_builtins(self.default),
        }

    def legal(self) -> Iterator[dict[str, Plain]]:
        """Every legal answer, lazily, with one example for each text."""
        for plain in combined(list(self.fields.items())):
            if not any(budget.problem(plain) for budget in self.budgets):
                yield plain

    def only_answer(self) -> dict[str, Plain] | None:
        """The only legal answer if there is nothing to decide, else None."""
        for field in self.fields.values():
            if not field.has_one_value():
                return None
        return next(self.legal(), None)

    def random(self, dice: Dice) -> dict[str, Plain]:
        """A random legal answer, or the default if none within the budgets is found quickly."""
        for _ in range(MAX_RANDOM_DRAWS):
            plain = {name: field.random(dice) for name, field in self.fields.items()}
            if not any(budget.problem(plain) for budget in self.budgets):
                return plain
        return dict(self.default)


class Question(Form, Generic[A], frozen=True, kw_only=True):
    """A decision put to a seat: its form, and `answer`, the type of struct that the rules get.

    The struct's attributes have the names of the form's fields.
    """

    answer: type[A]

    def accept(
        self, value: Mapping[str, Any], seal: Seal, silent: bool = False
    ) -> tuple[dict[str, Plain], A]:
        """Return the answer twice: in its plain normal form, and as the rules read it.

        `silent` means that nobody answered and `value` is the default. Raises IllegalAnswer with
        every problem: what is wrong and what would be right.
        """
        if silent and self.forfeits and value == self.default:
            return dict(value), self.answer(**value)
        plain, problems = self.read(value, seal)
        if problems:
            raise IllegalAnswer(self.kind, problems)
        return plain, self.answer(**plain)
