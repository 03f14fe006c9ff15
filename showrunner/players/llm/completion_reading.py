"""Read the answer to a form from a completion, or say why it is not valid."""

from __future__ import annotations

from typing import Final

from showrunner.errors import Unreadable
from showrunner.players.llm.answer_reading import ReadAnswer, read_answer
from showrunner.players.llm.completions import Completion
from showrunner.players.llm.ladder import read_reply, without_thinking
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.speech_checks import Speaker, is_refusal
from showrunner.questions import Form

FILTERED: Final = Fault("filtered", "A content filter stopped it: put it more mildly.")
"""The fault of an answer, or of a prompt, that a content filter stopped."""

MAX_SAID_CHARACTERS: Final = 2000
"""Characters of a rejected answer that the model is shown when it is asked again."""


def read_completion(
    completion: Completion,
    form: Form,
    speaker: Speaker,
) -> ReadAnswer | Fault:
    """Read the answer from a completion. `speaker` is who answers."""
    reading = _read(completion, form, speaker)
    if isinstance(reading, ReadAnswer):
        return reading
    said = without_thinking(completion.text).strip()
    if said.startswith("<think"):  # it broke off before its answer
        said = ""
    if len(said) > MAX_SAID_CHARACTERS:
        said = f"{said[:MAX_SAID_CHARACTERS]} […]"
    return reading._replace(said=said)


def _read(completion: Completion, form: Form, speaker: Speaker) -> ReadAnswer | Fault:
    if completion.filtered:
        return FILTERED
    if completion.refused:
        return Fault("refusal", "Answer as this contestant; it is a game that you all chose.")
    try:
        reply = read_reply(completion.text)
    except Unreadable as problem:
        if completion.truncated:
            return Fault("truncated", "It broke off before its end: say less.")
        if not without_thinking(completion.text).strip():
            return Fault("empty", "Nothing came.")
        if is_refusal(completion.text):
            return Fault("refusal", "Answer as this contestant, in the form asked for.")
        return Fault("malformed", f"It could not be read: {problem}"[:300])
    return read_answer(form, reply, speaker)
