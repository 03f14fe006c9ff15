"""Contestants as options of a question."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.questions import Choice, Option, Question


class Pick(Struct, frozen=True):
    """One contestant, or nobody."""

    name: str | None


@lru_cache(maxsize=4096)
def people(names: tuple[tuple[str, str], ...]) -> tuple[Option, ...]:
    """Contestants as options: the seat's id, and the name."""
    return tuple(Option(seat, name) for seat, name in names)


def named(sheet: SurvivalSheet, who: Iterable[str]) -> tuple[Option, ...]:
    """These contestants as options."""
    return people(tuple((seat, sheet.names[seat]) for seat in who))


def pick(
    sheet: SurvivalSheet,
    kind: str,
    text: str,
    who: Iterable[str],
    *,
    default: str | None = None,
    may_pass: bool = True,
    open: bool = False,
    forfeits: bool = False,
) -> Question[Pick]:
    """Choose one of them, or (where one may pass) nobody; whether silence alone is nobody."""
    return Question(
        kind=kind,
        text=text,
        fields={"name": Choice(label="Whom", options=named(sheet, who), may_pass=may_pass)},
        answer=Pick,
        default={"name": default},
        open=open,
        when_late="default",
        forfeits=forfeits,
    )
