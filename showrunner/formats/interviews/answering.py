"""How a bot fills in the claims of an interview: truthfully, out of its own sheet and plans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.formats.interviews.claims import Claims
from showrunner.kernel import Text
from showrunner.questions import Field, Fields, Question


def truthful(
    question: Question[Any], claims: Claims, sheet: Any, seat: str, plans: Mapping[str, Any]
) -> dict[str, Any]:
    """The `claims` of an answer to this interview, or nothing where it asks for none.

    What it has no plan for, or may not say in this form, it leaves open (null).
    """
    form = question.fields.get("claims")
    if not isinstance(form, Fields):
        return {}
    fields = form.fields
    said = known(fields, claims, sheet, seat, plans)
    for name, value in said.items():
        if value is not None and not is_legal(fields[name], value):
            said[name] = None
    return {"claims": said}


def known(
    names: Iterable[str], claims: Claims, sheet: Any, seat: str, plans: Mapping[str, Any]
) -> dict[str, Any]:
    """What a bot would claim under these names, None where it knows nothing to say.

    What is so comes from the bot's own sheet, what it means to do from its `plans` by the claims'
    names.
    """
    truths = {name: claims[name].truth if name in claims else None for name in names}
    return {
        name: plans.get(name) if truth is None else truth(sheet, seat)
        for name, truth in truths.items()
    }


def is_legal(field: Field, value: Any) -> bool:
    """Whether a field takes this value."""
    problems: list[Any] = []
    field.read("", value, lambda words: Text("", words), problems)
    return not problems
