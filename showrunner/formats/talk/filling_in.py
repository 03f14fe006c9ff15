"""Fills in the acts of an answer that came with words alone, before it enters the journal.

So a message looks the same whoever made it, and a replay needs no reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.talk.acts import Act, Acts
from showrunner.formats.talk.reader import read_acts
from showrunner.kernel import Text
from showrunner.questions import Form


def filled_in(form: Form, answer: object, speaker: str) -> dict[str, list[dict[str, Any]]]:
    """What goes into the fields of acts that an answer leaves out or null, by field.

    Acts that are given stand as they are, also an empty list. An answer that is wrong may be given.
    """
    if not isinstance(answer, Mapping):
        return {}
    return {
        name: _read(form, field, answer, speaker)
        for name, field in form.fields.items()
        if isinstance(field, Acts) and answer.get(name) is None
    }


def with_acts(form: Form, answer: Any, speaker: str) -> Any:
    """The answer with its acts filled in."""
    acts = filled_in(form, answer, speaker)
    return {**answer, **acts} if acts else answer


def _read(form: Form, field: Acts, answer: Mapping[str, Any], speaker: str) -> list[dict[str, Any]]:
    text = form.fields[field.words_in].read("", answer.get(field.words_in), _unsealed, [])
    if not isinstance(text, Text) or not text.words:
        return []
    to = answer.get(field.listener_in)
    listeners = (to,) if isinstance(to, str) else field.listeners
    named = "" if field.unsigned else speaker
    return [plain_act(act) for act in read_acts(text.words, named, listeners, field)]


def plain_act(act: Act) -> dict[str, Any]:
    """An act as an answer gives it, with null for what it does not say."""
    return {
        "act": act.act,
        "about": act.about or None,
        "what": act.what or (act.name.words if act.name else None) or None,
        "by": act.by or None,
    }


def _unsealed(words: str) -> Text:
    return Text("", words)
