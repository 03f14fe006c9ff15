"""Calls that no decision of a season needs: those of the pen, of checks, for castaways' files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from showrunner.errors import PlayerAway
from showrunner.players.llm.completions import Completion, Trouble
from showrunner.players.llm.gate import Caller
from showrunner.players.llm.ladder import below
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.refusals import SCHEMA
from showrunner.players.llm.templates import Templates

_MAX_CHANGES: Final = 12
"""How many times a request is made, changed as the endpoint's refusals demand."""


class Called(NamedTuple):
    """A completion, the estimated tokens of its prompt, and the seconds that its call took."""

    completion: Completion
    estimated: int
    seconds: float


async def call_on(
    line: ModelLine,
    rung: Rung,
    prompt_within: Callable[[int | None], Prompt],
    templates: Templates,
    most_tokens: int,
) -> Called:
    """Ask on one rung, again if the endpoint refuses something that can be changed.

    Raises Trouble, PlayerAway.
    """
    capabilities, now = line.capabilities, asyncio.get_running_loop().time
    changes = 0
    while True:
        known = capabilities.learned
        prompt, estimated = capabilities.in_window(
            most_tokens, prompt_within, lambda plain: capabilities.worded(plain, rung, templates)
        )
        tokens = capabilities.answer_tokens_for(estimated, most_tokens)
        began = now()
        try:
            completion = await line.client.complete(prompt, rung, tokens)
        except Trouble as trouble:
            capabilities.learn(trouble, estimated, tokens)
            changes += 1
            if known == capabilities.learned or changes == _MAX_CHANGES:
                raise
        else:
            capabilities.count(estimated, completion.usage.prompt)
            return Called(completion, estimated, now() - began)


async def ask_once(
    line: ModelLine, prompt: Prompt, templates: Templates, caller: str
) -> Completion:
    """Send a prompt that is not a season's, on lower rungs if the endpoint refuses its schema.

    Raises PlayerAway if the endpoint does not answer.
    """
    capabilities = line.capabilities
    tokens, rung = capabilities.answer_tokens, capabilities.rung_to_try()
    async with line.passing(Caller(caller), prompt.tokens + tokens):
        while True:
            try:
                called = await call_on(line, rung, lambda _: prompt, templates, tokens)
            except Trouble as trouble:
                lower = None if line.profile.rung else below(rung)
                if SCHEMA not in trouble.refusal.parts or lower is None:
                    right = "check the model (`showrunner models check`), and try again later"
                    raise PlayerAway(f"the model gave no answer ({trouble})", right) from None
                capabilities.failed(rung)
                rung = lower
            else:
                return called.completion
