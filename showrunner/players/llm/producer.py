"""A model that produces: what it is asked when a season stops for it, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from showrunner.errors import Unreadable
from showrunner.players.llm.ladder import read_reply
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.single_call import ask_once
from showrunner.players.llm.templates import Templates

NOTHING: Final = "nothing"
"""What the model chooses to let the season go on without another order."""
_CALLER: Final = "director"
"""In whose name directors wait for their turn at an endpoint."""
_REASON: Final = {
    "type": "string",
    "description": "Why, for the season's log. Give at most 60 words.",
}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


GIVE, LEAVE, FUTURES = "give", "leave", "futures"
"""What the model decides after a preview. With `futures` it first sees how chances would move."""


class Reply(NamedTuple):
    """The object that a model answered with (empty if it gave none), and its cost.

    `cost` is in millionths of a dollar.
    """

    value: dict[str, Any]
    cost: int


def choice_schema(orders: Sequence[str]) -> dict[str, Any]:
    """The schema of the choice of an order."""
    return _object(
        {
            "reason": _REASON,
            "order": {"type": "string", "enum": [NOTHING, *orders]},
        }
    )


def terms_schema(terms: Mapping[str, Any], definitions: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of an order's terms."""
    schema = _object({"terms": dict(terms)})
    return {**schema, "$defs": dict(definitions)} if definitions else schema


def decision_schema(*choices: str) -> dict[str, Any]:
    """The schema of what becomes of an order after its preview: one of these."""
    return _object({"reason": _REASON, "decide": {"type": "string", "enum": list(choices)}})


def prompt_for(
    templates: Templates, schema: Mapping[str, Any], title: str, brief: str, **turn: Any
) -> Prompt:
    """The prompt for one step of a stop; `turn` are the values of the template."""
    system = templates.render("director/system.md", title=title, brief=brief)
    return Prompt(system, templates.render("director/turn.md", **turn), dict(schema))


def highest_cost(line: ModelLine, prompt: Prompt) -> int:
    """The most that the call for this prompt can cost, in millionths of a dollar."""
    return line.profile.prices.cost(prompt.tokens, 0, line.capabilities.answer_tokens)


async def ask(line: ModelLine, prompt: Prompt, templates: Templates) -> Reply:
    """Ask the model. Raises PlayerAway if its endpoint does not answer."""
    completion = await ask_once(line, prompt, templates, _CALLER)
    usage = completion.usage
    cost = line.profile.prices.cost(usage.prompt, usage.cached, usage.answer)
    try:
        return Reply(read_reply(completion.text), cost)
    except Unreadable:
        return Reply({}, cost)
