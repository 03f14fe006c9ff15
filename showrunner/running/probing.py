"""Trying a model out: real questions of a season, by every way of asking for an answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from statistics import median
from typing import NamedTuple

from showrunner.players.llm.completion_reading import read_completion
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.profile import RUNGS, Rung
from showrunner.players.llm.templates import Templates
from showrunner.running.estimating import Sample

ENOUGH = 0.8
"""A way of asking works where this share of the answers could be taken."""


class Probe(NamedTuple):
    """How one way of asking went: latency in seconds, tokens for an answer, both medians.

    `troubles` are the outcomes of what was not taken, with the first detail of each.
    """

    rung: Rung
    asked: int
    taken: int
    latency: float
    answer_tokens: int
    prompt_tokens: int
    troubles: dict[str, str]

    @property
    def works(self) -> bool:
        """Whether seasons can be played so."""
        return self.asked > 0 and self.taken >= ENOUGH * self.asked


async def probe(line: ModelLine, templates: Templates, samples: list[Sample]) -> list[Probe]:
    """Ask these questions by every rung, all at once for each.

    Raises PlayerAway where the profile's key or model is missing.
    """
    wanted = (line.profile.rung,) if line.profile.rung else RUNGS
    return [await _probe(line, templates, samples, rung) for rung in wanted]


def best(probes: list[Probe]) -> Probe | None:
    """The strictest way that works."""
    return next((one for one in probes if one.works), None)


async def _probe(line: ModelLine, templates: Templates, samples: list[Sample], rung: Rung) -> Probe:
    asked = [asyncio.create_task(_ask(line, templates, sample, rung)) for sample in samples]
    try:
        results = await asyncio.gather(*asked)
    finally:  # where one question cannot be asked, none is asked any more
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
    troubles: dict[str, str] = {}
    for one in results:
        if one.outcome != "answered":
            troubles.setdefault(one.outcome, one.detail)
    came = [one for one in results if one.came]
    return Probe(
        rung=rung,
        asked=len(results),
        taken=Counter(one.outcome for one in results)["answered"],
        latency=median(one.seconds for one in came) if came else 0.0,
        answer_tokens=int(median(one.answer_tokens for one in came)) if came else 0,
        prompt_tokens=int(median(one.prompt_tokens for one in came)) if came else 0,
        troubles=troubles,
    )


class _Result(NamedTuple):
    outcome: str
    detail: str
    came: bool
    seconds: float
    answer_tokens: int = 0
    prompt_tokens: int = 0


async def _ask(line: ModelLine, templates: Templates, sample: Sample, rung: Rung) -> _Result:
    prompt = sample.prompt.on(rung, templates)
    now = asyncio.get_running_loop().time
    async with line.passing("probe", prompt.tokens):
        began = now()
        try:
            completion = await line.client.complete(prompt, rung, line.profile.max_tokens)
        except Trouble as trouble:
            return _Result(trouble.outcome, trouble.detail, False, now() - began)
    took, usage = now() - began, completion.usage
    read = read_completion(completion, sample.form, rung, ())
    outcome, detail = (read.outcome, read.why) if isinstance(read, Fault) else ("answered", "")
    return _Result(outcome, detail, True, took, usage.answer, usage.prompt)
