"""Fills in the acts of an answer that has only words, before it enters the journal.

So all messages in the journal have acts, and a replay does not need to read them from words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.talk.acts import Act, Acts
from showrunner.formats.talk.reader import read_acts
from showrunner.kernel import Text
from showrunner.questions import Form
from showrunner.questions.field import unsealed


def filled_in(form: Form, answer: object, speaker: str) -> dict[str, list[dict[str, Any]]]:
    """The acts for each acts field that an answer omits or gives as null, by field name.

    Acts that are given, even an empty list, are left alone. The answer need not be valid.
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
    text = form.fields[field.words_in].read("", answer.get(field.words_in), unsealed, [])
    if not isinstance(text, Text) or not text.words:
        return []
    listener = answer.get(field.listener_in)
    listeners = (listener,) if isinstance(listener, str) else field.listeners
    known_speaker = "" if field.unsigned else speaker
    return [plain_act(act) for act in read_acts(text.words, known_speaker, listeners, field)]


def plain_act(act: Act) -> dict[str, Any]:
    """An act as plain data for an answer, with null for its empty parts."""
    return {
        "act": act.act,
        "about": act.about or None,
        "what": act.what or (act.name.words if act.name else None) or None,
        "by": act.by or None,
    }
