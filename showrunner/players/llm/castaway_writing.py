"""Has a model write the rest of a castaway's file from a name and a few lines, in one call."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from showrunner.errors import CapReached, CastawayMistake, PlayerAway, Unreadable
from showrunner.formats.castaway_rules import (
    ARCHETYPES,
    ITEM_LIMITS,
    LINE_LIMITS,
    PRONOUNS,
    TEXT_LIMITS,
    castaway_of,
    id_of,
)
from showrunner.formats.settings import Castaway
from showrunner.players.llm.ladder import read_reply
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.pen import highest_cost
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.single_call import ask_once
from showrunner.players.llm.templates import Templates

WRITTEN_LINES: Final = 6
"""How many phrases, and how many images, are asked for."""
MAX_WRITTEN_CHARACTERS: Final = 1000
"""The longest text that is asked for; a castaway's file may have longer ones."""


def _text(most: int) -> dict[str, Any]:
    return {"type": "string", "maxLength": most, "description": f"at most {most} characters"}


def _schema() -> dict[str, Any]:
    limits = {key: limit for key, limit in (LINE_LIMITS | TEXT_LIMITS).items() if key != "name"}
    texts = {key: _text(min(limit, MAX_WRITTEN_CHARACTERS)) for key, limit in limits.items()}
    lists = {
        key: {
            "type": "array",
            "items": _text(limit),
            "minItems": WRITTEN_LINES,
            "maxItems": WRITTEN_LINES,
            "description": f"{WRITTEN_LINES} lines, all different",
        }
        for key, limit in ITEM_LIMITS.items()
    }
    properties = {
        "age": {"type": "integer", "enum": list(range(18, 81))},
        "pronouns": {"type": "string", "enum": list(PRONOUNS)},
        "archetype": {"type": "string", "enum": list(ARCHETYPES)},
        **texts,
        **lists,
    }
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


SCHEMA: Final = _schema()


class WrittenCastaway(NamedTuple):
    """A castaway as a model wrote them, and what it cost in millionths of a dollar."""

    castaway: Castaway
    cost: int


def writing_prompt(name: str, about: str, templates: Templates) -> Prompt:
    """The prompt that asks for the rest of a castaway's file."""
    turn = templates.render("castaway/rest.md", person=name, about=about)
    return Prompt(templates.render("castaway/system.md"), turn, SCHEMA)


async def write_castaway(
    name: str, about: str, line: ModelLine, templates: Templates, cap: int
) -> WrittenCastaway:
    """Have a model write a castaway for at most `cap` millionths of a dollar.

    Raises CapReached before the call if it could cost more, and PlayerAway if there is no answer,
    or one that breaks the rules for castaways.
    """
    prompt = writing_prompt(name, about, templates)
    highest = highest_cost(line, prompt)
    if highest > cap:
        wrong = f"the call may cost ${highest / 1e6:.4f}, and the cap is ${cap / 1e6:.4f}"
        raise CapReached(wrong)
    completion = await ask_once(line, prompt, templates, "castaway")
    usage = completion.usage
    try:
        reply = read_reply(completion.text)
        castaway = castaway_of({"id": id_of(name), "name": name, **_tidy(reply)})
    except (Unreadable, CastawayMistake) as problem:
        wrong = f"the model's answer could not be used: {problem}"
        raise PlayerAway(wrong, "try again, or another model") from None
    cost = line.profile.prices.cost(usage.prompt, usage.cached, usage.answer)
    return WrittenCastaway(castaway, cost)


def _tidy(reply: dict[str, Any]) -> dict[str, Any]:
    """The fields that were asked for, without empty lines and without lines that come twice."""
    fields = {key: reply[key] for key in SCHEMA["properties"] if key in reply}
    for key in ITEM_LIMITS:
        lines = fields.get(key)
        if isinstance(lines, list):
            said = [line.strip() for line in lines if isinstance(line, str) and line.strip()]
            fields[key] = list(dict.fromkeys(said))
    return fields
