"""What the tests of questions share: a seal, reading one field, and one field of every shape."""

from __future__ import annotations

from typing import Any

from showrunner.errors import Problem
from showrunner.kernel import Dice, Text, luck_from_seed, sealer
from showrunner.questions import (
    Choice,
    Field,
    Fields,
    Flag,
    Number,
    Ranking,
    Subset,
    Words,
    options,
)

SEAL = sealer("salt")
KEY = bytes.fromhex(luck_from_seed("the questions' tests"))

CREW = options(["ada", "ben", "cleo"])
DOZEN = options(f"seat{n}" for n in range(12))

FIELDS: dict[str, Field] = {
    "choice": Choice(options=CREW, label="Whom do you vote for?"),
    "choice or pass": Choice(options=CREW, may_pass=True),
    "choice of one": Choice(options=CREW[:1]),
    "pass only": Choice(options=(), may_pass=True),
    "subset": Subset(options=CREW),
    "subset of two": Subset(options=CREW, least=2, most=2),
    "subset of up to two": Subset(options=DOZEN, most=2),
    "subset of all": Subset(options=CREW, least=3),
    "subset of none": Subset(options=()),
    "ranking": Ranking(options=CREW, least=3),
    "ranking of some": Ranking(options=CREW, least=1, most=2),
    "ranking of one": Ranking(options=CREW[:1], least=1),
    "number": Number(least=-2, most=5, help="Below nought is debt"),
    "number or pass": Number(most=3, may_pass=True),
    "number of one": Number(least=4, most=4),
    "flag": Flag(label="Do you play it?"),
    "words": Words(most_words=5),
    "words or pass": Words(most_words=5, may_pass=True, cut=True),
    "subset or pass": Subset(options=CREW, least=1, most=2, may_pass=True),
    "nothing or pass": Subset(options=(), may_pass=True),
    "fields": Fields(
        label="A bet",
        fields={"on": Choice(options=CREW), "stake": Number(least=1, most=3), "open": Flag()},
    ),
    "fields or pass": Fields(may_pass=True, fields={"on": Choice(options=CREW)}),
    "fields of one": Fields(fields={"on": Choice(options=CREW[:1]), "n": Number(most=0)}),
    "no fields": Fields(fields={}),
    "nested": Fields(
        fields={
            "deal": Fields(may_pass=True, fields={"with": Subset(options=CREW, most=1)}),
            "order": Ranking(options=CREW[:2]),
        }
    ),
}


def dice(*name: str | int) -> Dice:
    return Dice(KEY, name)


def reads(field: Field, value: object) -> Any:
    """The value in normal form, which must be legal."""
    problems: list[Problem] = []
    plain = field.read("it", value, SEAL, problems)
    assert problems == []
    return plain


def refuses(field: Field, value: object) -> list[str]:
    """The reasons why the value, which must not be legal, is refused."""
    problems: list[Problem] = []
    field.read("it", value, SEAL, problems)
    assert problems
    assert all(problem.field and problem.wrong and problem.right for problem in problems)
    return [str(problem) for problem in problems]


def unsealed(plain: Any) -> Any:
    """The value with its texts as words, as it would come from outside."""
    if isinstance(plain, Text):
        return plain.words
    if isinstance(plain, dict):
        return {name: unsealed(value) for name, value in plain.items()}
    return plain
