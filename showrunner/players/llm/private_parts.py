"""The parts of a reply beside the answer: what the contestant reasons, means and plans.

`reasoning` is room to think and is neither aired nor kept; the other parts become the answer's
thought. None of them can make an answer invalid: what cannot be read is ignored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from showrunner.formats.production import LIE
from showrunner.formats.talk.acts import Acts
from showrunner.players.llm.act_lines import people_in
from showrunner.players.llm.memory import SeatMemory
from showrunner.questions import Form, Option
from showrunner.questions.field import Schema
from showrunner.questions.values import shortened

INTENTS: Final = (
    "promise",
    "ally",
    "propose",
    "agree",
    "refuse",
    "probe",
    "tell",
    "warn",
    "accuse",
    "confess",
    "deflect",
    "comfort",
    "thank",
    "none",
)
"""What words can be meant to do, in a word; bots use most of these, too."""
MAX_AIM_WORDS: Final = 60
TRUST_SCALE: Final = 10
"""The most that a line may say of trust; it is stored from -100 to 100."""
_STANCE = re.compile(r"\b(ally|target|neither)\b", re.IGNORECASE)
_NUMBER = re.compile(r"(?<![\w.])[-+−]?\d{1,3}\b")
_TEXT_OR_NULL: Final[Schema] = {"type": ["string", "null"]}


def is_spoken(form: Form) -> bool:
    """Whether something is said aloud in this decision."""
    return any(isinstance(field, Acts) for field in form.fields.values())


def private_schema(form: Form, reasons: bool) -> dict[str, Schema]:
    """The schemas of the private parts that go with this decision, in the order of the reply.

    `reasons` is whether to ask for reasoning, as of models that do not reason by themselves. The
    system prompt explains the parts, so the descriptions only state limits.
    """
    if form.kind == "diary":
        return {}
    is_interview = form.kind == "interview"
    parts: dict[str, Schema] = {}
    if reasons:
        limit = "3 to 6 plain sentences. Give a text of at most 120 words."
        parts["reasoning"] = {"type": "string", "description": limit}
    if not is_interview:
        parts["plan"] = {
            "type": ["object", "null"],
            "properties": {
                "next": {"type": "string", "description": "Give a text of at most 40 words."},
                "people": {"type": "array", "items": {"type": "string"}},
            },
            "required": ["next", "people"],
            "additionalProperties": False,
        }
    if is_spoken(form):
        parts["intent"] = {"type": "string", "enum": list(INTENTS)}
        parts["means_it"] = {"type": "boolean"}
    if not is_interview:
        limit = "Give a text of at most 30 words, or null to say nothing."
        parts["aside"] = {**_TEXT_OR_NULL, "description": limit}
    return parts


def thought_of(
    form: Form, private: Mapping[str, Any], answer: Mapping[str, Any], memory: SeatMemory
) -> dict[str, Any]:
    """The thought that goes with an answer, from the private parts of the reply."""
    thought: dict[str, Any] = {}
    if aside := _text(private.get("aside")):
        thought["words"] = aside
    says_something = any(
        answer.get(field.words_in) for field in form.fields.values() if isinstance(field, Acts)
    )
    if says_something and private.get("means_it") is False:
        thought["intent"] = LIE
    elif says_something and private.get("intent") in INTENTS[:-1]:
        thought["intent"] = private["intent"]
    return {**thought, **plan_in(private.get("plan"), memory)}


def plan_in(given: object, memory: SeatMemory) -> dict[str, Any]:
    """The whole plan after what a reply says of it, as parts of a thought; empty if unchanged.

    A line replaces what the plan said about that person before; about others nothing changes.
    """
    if isinstance(given, str):
        given = {"next": given}
    if not isinstance(given, Mapping):
        return {}
    before = str(memory.plan.words) if memory.plan is not None else ""
    aim = _text(given.get("next")) or before
    if not aim:
        return {}
    stances = dict.fromkeys(memory.people["allies"], "ally")
    stances |= dict.fromkeys(memory.people["targets"], "target")
    trust = dict(memory.trust)
    lines = given.get("people")
    others = [Option(seat, name) for seat, name in memory.sheet.names.items()]
    for line in lines if isinstance(lines, list) else ():
        seats, rest = people_in(str(line), others)
        for seat in [seat for seat in seats if seat != memory.seat][:1]:
            if stance := _STANCE.search(rest):
                stances[seat] = stance[1].lower()
            if number := _NUMBER.search(rest):
                level = int(number[0].replace("−", "-"))
                trust[seat] = max(-100, min(100, level * 100 // TRUST_SCALE))
    plan = {
        "allies": [seat for seat, stance in stances.items() if stance == "ally"],
        "targets": [seat for seat, stance in stances.items() if stance == "target"],
        "trust": trust,
    }
    aim = shortened(aim, MAX_AIM_WORDS) if len(aim.split()) > MAX_AIM_WORDS else aim
    return {"aim": aim, "plan": {name: part for name, part in plan.items() if part}}


def _text(given: object) -> str:
    return given.strip() if isinstance(given, str) else ""
