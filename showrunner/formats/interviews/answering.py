"""How a bot fills in an interview's claims: truthfully, from its own sheet and plans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.formats.interviews.claims import Claims
from showrunner.questions import Field, Fields, Question
from showrunner.questions.field import unsealed


def truthful(
    question: Question[Any], claims: Claims, sheet: Any, seat: str, plans: Mapping[str, Any]
) -> dict[str, Any]:
    """The `claims` of an answer to this interview; empty if it asks for none.

    A claim is null if the bot has no plan for it, or if the form does not accept its value.
    """
    form = question.fields.get("claims")
    if not isinstance(form, Fields):
        return {}
    fields = form.fields
    values = known(fields, claims, sheet, seat, plans)
    for name, value in values.items():
        if value is not None and not is_legal(fields[name], value):
            values[name] = None
    return {"claims": values}


def known(
    names: Iterable[str], claims: Claims, sheet: Any, seat: str, plans: Mapping[str, Any]
) -> dict[str, Any]:
    """The values that a bot gives for these claims, by name; None for what it does not know.

    Facts come from the bot's own sheet, and intentions from its `plans`, by the claims' names.
    """
    truths = {name: claims[name].truth if name in claims else None for name in names}
    return {
        name: plans.get(name) if truth is None else truth(sheet, seat)
        for name, truth in truths.items()
    }


def is_legal(field: Field, value: Any) -> bool:
    """Whether a field accepts this value."""
    problems: list[Any] = []
    field.read("", value, unsealed, problems)
    return not problems
