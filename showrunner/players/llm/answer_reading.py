"""Read an answer from a reply: its acts, its words as speech, and whether it is valid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from showrunner.errors import Problem
from showrunner.formats.talk.acts import Acts
from showrunner.kernel import Text
from showrunner.players.llm.act_lines import read_act_lines
from showrunner.players.llm.model_form import completed
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.speech_checks import Speaker, why_not_speech
from showrunner.players.llm.speech_cleaning import cleaned
from showrunner.questions import Field, Form, Words
from showrunner.questions.group import Fields
from showrunner.questions.values import too_long

_PRIVATE_FIELDS = ("note", "diary")
"""Fields that nobody else reads, in which a line may begin with somebody's name."""


class ReadAnswer(NamedTuple):
    """A valid answer, and whether a text in it is too long and will be cut.

    `private` are the other parts of the reply, such as the model's reasoning. `left_out` are acts
    that could not be read, and why. They are ignored: the answer stays valid.
    """

    value: dict[str, Any]
    cut: bool
    private: Mapping[str, Any]
    left_out: tuple[str, ...] = ()


def read_answer(form: Form, reply: Mapping[str, Any], speaker: Speaker) -> ReadAnswer | Fault:
    """Read the speaker's answer to a form from a reply, or say why it is not valid."""
    private = {name: part for name, part in reply.items() if name != "answer"}
    value, aside = reply.get("answer"), reply.get("aside")
    if not isinstance(value, dict):
        return Fault("malformed", 'it has to be a JSON object with "answer": {…}')
    value = _with_words_cleaned(form.fields, completed(form, value), speaker)
    value, left_out = _with_acts_read(form, value)
    _, problems = form.read(value, lambda text: Text("", text))
    if problems:
        return Fault("illegal", " ".join(f"{_sentence(problem)}" for problem in problems[:6]))
    texts = list(_texts(form.fields, value))
    spoken = [(words, _of(name, speaker)) for name, _, words in texts]
    if isinstance(aside, str) and aside:
        spoken.append((aside, speaker._replace(aloud=False)))
    for words, by in spoken:
        fault = why_not_speech(words, by)
        if fault is not None:
            return fault
    cut = any(
        too_long(words.strip(), field.most_words, field.most_characters)
        for _, field, words in texts
    )
    return ReadAnswer(value, cut, private, left_out)


def _with_words_cleaned(
    fields: Mapping[str, Field], value: Mapping[str, Any], speaker: Speaker
) -> dict[str, Any]:
    """The answer with every text cleaned of what models put around words."""
    cleaned_value = dict(value)
    for name, field in fields.items():
        part = value.get(name)
        if isinstance(field, Words) and isinstance(part, str):
            cleaned_value[name] = cleaned(part, _of(name, speaker)) if part.strip() else part
        elif isinstance(field, Fields) and isinstance(part, dict):
            cleaned_value[name] = _with_words_cleaned(field.fields, part, speaker)
    return cleaned_value


def _of(field: str, speaker: Speaker) -> Speaker:
    return speaker._replace(aloud=field not in _PRIVATE_FIELDS)


def _with_acts_read(form: Form, value: dict[str, Any]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The answer with act lines replaced by acts, and why some lines were ignored."""
    left_out: tuple[str, ...] = ()
    for name, field in form.fields.items():
        if isinstance(field, Acts):
            acts, wrong = read_act_lines(field, value.get(name))
            value, left_out = {**value, name: acts}, (*left_out, *wrong)
    return value, left_out


def _sentence(problem: Problem) -> str:
    text = str(problem)
    return text if text.endswith(".") else f"{text}."


def _texts(
    fields: Mapping[str, Field], value: Mapping[str, Any]
) -> Iterator[tuple[str, Words, str]]:
    for name, field in fields.items():
        text = value.get(name)
        if isinstance(field, Words) and isinstance(text, str):
            yield name, field, text
        elif isinstance(field, Fields) and isinstance(text, dict):
            yield from _texts(field.fields, text)
