"""How much of a check is tried by `make test`; the rest is left to `make check-full`."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from typing import Any, Final

import pytest
from hypothesis import settings

FULL: Final = os.environ.get("SHOWRUNNER_CHECK") == "full"

whole_seasons = settings(max_examples=settings.default.max_examples // 3)  # type: ignore[union-attr]
"""For properties each of whose examples plays a season."""


def first_of(number: int, cases: Sequence[Any]) -> list[Any]:
    """All cases as parameters of a test; only this many of the first are tried by `make test`."""
    return chosen(cases[:number], cases)


def chosen(quick: Collection[Any], cases: Sequence[Any]) -> list[Any]:
    """All cases as parameters of a test; only the `quick` ones are tried by `make test`."""
    return [case if case in quick else pytest.param(case, marks=pytest.mark.full) for case in cases]
