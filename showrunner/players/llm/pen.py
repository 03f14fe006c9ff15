"""The pen: a model that writes the narration of an episode, one call for each episode."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from showrunner.errors import Unreadable
from showrunner.players.llm.completions import Usage
from showrunner.players.llm.ladder import read_reply
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.single_call import ask_once
from showrunner.players.llm.templates import Templates
from showrunner.story.pen import PenReply, numbered, with_pen
from showrunner.story.told import Episode

SCHEMA: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {
        "title": {"type": "string"},
        "sentences": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"number": {"type": "integer"}, "text": {"type": "string"}},
                "required": ["number", "text"],
                "additionalProperties": False,
            },
        },
    },
    "required": ["title", "sentences"],
    "additionalProperties": False,
}
_SEASON: Final = "pen"
"""In whose name the pen waits for its turn at an endpoint."""


class Written(NamedTuple):
    """An episode as the pen wrote it: what it left to the editor and why, and what it used.

    `cost` is in millionths of a dollar.
    """

    episode: Episode
    refused: tuple[str, ...]
    usage: Usage
    cost: int


def prompt_for(episode: Episode, templates: Templates, language: str) -> Prompt:
    """The prompt that asks for an episode's narration."""
    templates = templates.in_language(language)
    sections: list[dict[str, Any]] = []
    last: object = None
    for number, section, sentence in numbered(episode):
        if section is not last:
            sections.append({"title": section.title or section.part, "sentences": []})
            last = section
        sections[-1]["sentences"].append((number, sentence))
    system = templates.render("pen/system.md")
    return Prompt(system, templates.render("pen/episode.md", sections=sections), SCHEMA)


def highest_cost(line: ModelLine, prompt: Prompt) -> int:
    """The most that the call for this prompt can cost, in millionths of a dollar."""
    return line.profile.prices.cost(prompt.tokens, 0, line.capabilities.answer_tokens)


async def write(
    episode: Episode, line: ModelLine, templates: Templates, language: str, names: Mapping[str, str]
) -> Written:
    """Have the pen write an episode. Raises PlayerAway if the endpoint does not answer.

    What cannot be read or is not true is left as the editor told it.
    """
    prompt = prompt_for(episode, templates, language)
    completion = await ask_once(line, prompt, templates, _SEASON)
    usage, prices = completion.usage, line.profile.prices
    cost = prices.cost(usage.prompt, usage.cached, usage.answer)
    try:
        reply = msgspec.convert(read_reply(completion.text), PenReply)
    except (Unreadable, msgspec.ValidationError) as problem:
        return Written(episode, (f"its answer could not be read: {problem}",), usage, cost)
    model = completion.model or line.profile.model
    told, refused = with_pen(episode, reply, names, model)
    return Written(told, tuple(refused), usage, cost)
