"""Read the answer to a form from a completion, or say why it is not valid."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.errors import Unreadable
from showrunner.formats.parameters import Language
from showrunner.players.llm.completions import Completion
from showrunner.players.llm.ladder import read_reply
from showrunner.players.llm.outcomes import Fault, ReadAnswer, is_refusal, read_answer
from showrunner.players.llm.profile import Rung
from showrunner.questions import Form


def read_completion(
    completion: Completion,
    form: Form,
    rung: Rung,
    others: Iterable[str],
    language: Language = "English",
) -> ReadAnswer | Fault:
    """Read the answer from a completion requested with `rung`. `others`: other castaways' names."""
    if completion.refused:
        return Fault("refusal", "Answer as this contestant; it is a game that you all chose.")
    if completion.truncated:
        return Fault("truncated", "It broke off before its end: say less.")
    if not completion.text.strip():
        return Fault("empty", "Nothing came.")
    try:
        reply = read_reply(rung, completion.text)
    except Unreadable as problem:
        if is_refusal(completion.text):
            return Fault("refusal", "Answer as this contestant, in the form asked for.")
        return Fault("malformed", f"It could not be read: {problem}"[:300])
    return read_answer(form, reply, others, language)
