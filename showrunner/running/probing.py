"""Tries a model with real questions of a season, by each way to ask for an answer (rung)."""

from __future__ import annotations

import asyncio
from collections import Counter
from statistics import fmean, median
from typing import NamedTuple

from showrunner.players.llm.completion_reading import read_completion
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.profile import RUNGS, Rung
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.llm.templates import Templates
from showrunner.running.estimating import Estimate, Sample
from showrunner.running.window_check import WindowCheck

ENOUGH = 0.8
"""A way of asking works if at least this share of the answers is usable."""


class Probe(NamedTuple):
    """The results of one way of asking. Latency (seconds) and tokens are medians.

    Only `thinking_tokens` is the mean, so that it can be priced; `longest_answer` includes them.
    `taken` is how many answers were usable. `troubles` gives the outcome of the others, with the
    first detail of each outcome.
    """

    rung: Rung
    asked: int
    taken: int
    latency: float
    answer_tokens: int
    prompt_tokens: int
    thinking_tokens: int
    longest_answer: int
    troubles: dict[str, str]

    @property
    def works(self) -> bool:
        """Whether seasons can be played with this way of asking."""
        return self.asked > 0 and self.taken >= ENOUGH * self.asked


async def probe(line: ModelLine, templates: Templates, samples: list[Sample]) -> list[Probe]:
    """Ask these questions by each rung in turn, all questions of a rung at the same time.

    Finds the line's window first. Raises PlayerAway if the profile's key or model is missing.
    """
    await line.find_context()
    wanted = (line.profile.rung,) if line.profile.rung else RUNGS
    return [await _probe(line, templates, samples, rung) for rung in wanted]


def best(probes: list[Probe]) -> Probe | None:
    """The strictest way of asking that works, or None."""
    return next((probe for probe in probes if probe.works), None)


def window_check(line: ModelLine, season: Estimate, form: Probe) -> WindowCheck:
    """Whether the longest prompt of a season, in the provider's tokens, fits the line's window."""
    return WindowCheck(
        line.context,
        season.longest_prompt,
        season.longest_kind,
        line.profile.max_tokens,
        form.longest_answer,
    )


async def _probe(line: ModelLine, templates: Templates, samples: list[Sample], rung: Rung) -> Probe:
    tasks = [asyncio.create_task(_ask(line, templates, sample, rung)) for sample in samples]
    try:
        results = await asyncio.gather(*tasks)
    finally:  # if one question cannot be asked, cancel the others
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    troubles: dict[str, str] = {}
    for result in results:
        if result.outcome != "answered":
            troubles.setdefault(result.outcome, result.detail)
    replies = [result for result in results if result.has_reply]
    return Probe(
        rung=rung,
        asked=len(results),
        taken=Counter(result.outcome for result in results)["answered"],
        latency=median(reply.seconds for reply in replies) if replies else 0.0,
        answer_tokens=int(median(reply.answer_tokens for reply in replies)) if replies else 0,
        prompt_tokens=int(median(reply.prompt_tokens for reply in replies)) if replies else 0,
        thinking_tokens=round(fmean(reply.thinking_tokens for reply in replies)) if replies else 0,
        longest_answer=max((reply.answer_tokens for reply in replies), default=0),
        troubles=troubles,
    )


class _Result(NamedTuple):
    outcome: str
    detail: str
    has_reply: bool
    seconds: float
    answer_tokens: int = 0
    prompt_tokens: int = 0
    thinking_tokens: int = 0


async def _ask(line: ModelLine, templates: Templates, sample: Sample, rung: Rung) -> _Result:
    """Ask one question, again if the endpoint refuses a parameter or a role that can be changed."""
    capabilities, now = line.capabilities, asyncio.get_running_loop().time
    async with line.passing("probe", sample.prompt.tokens):
        while True:
            taken = capabilities.omitted, capabilities.takes_system
            prompt = capabilities.worded(sample.prompt, rung, templates)
            tokens = capabilities.answer_tokens_for(prompt.tokens, line.profile.max_tokens)
            began = now()
            try:
                completion = await line.client.complete(prompt, rung, tokens)
            except Trouble as trouble:
                capabilities.learn(trouble, prompt.tokens, tokens)
                if taken == (capabilities.omitted, capabilities.takes_system):
                    return _Result(trouble.outcome, trouble.detail, False, now() - began)
            else:
                break
    took, usage = now() - began, completion.usage
    read = read_completion(completion, sample.form, Speaker())
    outcome, detail = (read.outcome, read.why) if isinstance(read, Fault) else ("answered", "")
    return _Result(outcome, detail, True, took, usage.answer, usage.prompt, usage.thinking)
