"""Tries a model with real questions of a season, by each way to ask for an answer (rung)."""

from __future__ import annotations

import asyncio
from collections import Counter
from statistics import fmean, median
from typing import NamedTuple

from showrunner.formats.settings import SeasonSettings
from showrunner.players.llm.completion_reading import read_completion
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.gate import Caller
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.profile import RUNGS, Rung
from showrunner.players.llm.single_call import call_on
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.llm.templates import Templates
from showrunner.running.estimating import Estimate, Sample, estimate
from showrunner.running.window_check import WindowCheck

ENOUGH = 0.8
"""A way of asking works if at least this share of the answers is usable."""


class Probe(NamedTuple):
    """The results of one way of asking. Latency (seconds) and tokens are medians.

    Only `thinking_tokens` is the mean, so that it can be priced; `longest_answer` includes them.
    `tokens_per_estimate` is how many tokens the provider counts for each that was estimated.
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
    tokens_per_estimate: float
    troubles: dict[str, str]

    @property
    def works(self) -> bool:
        """Whether seasons can be played with this way of asking."""
        return self.asked > 0 and self.taken >= ENOUGH * self.asked


class CheckedModel(NamedTuple):
    """What a check of a model found.

    `best` is the strictest way of asking that works; without one, `season` and `window` are as by
    the first that was tried.
    """

    probes: list[Probe]
    best: Probe | None
    season: Estimate
    window: WindowCheck


async def check_model(
    line: ModelLine, templates: Templates, settings: SeasonSettings, seed: str
) -> CheckedModel:
    """Ask the model the questions of this season, and rehearse the season with what was learned.

    Bots play it. Raises PlayerAway if the profile's key or model is missing.
    """
    await line.find_context()
    season = await asyncio.to_thread(estimate, settings, seed, templates, line, line.rung)
    wanted = (line.profile.rung,) if line.profile.rung else RUNGS
    probes = [await _probe(line, templates, season.samples, rung) for rung in wanted]
    best = next((probe for probe in probes if probe.works), None)
    form = best or probes[0]
    if line.context is not None or form.rung != line.rung:
        season = await asyncio.to_thread(estimate, settings, seed, templates, line, form.rung)
    season = season.as_counted(form.tokens_per_estimate, form.thinking_tokens)
    window = WindowCheck(
        line.context,
        season.longest_prompt,
        season.longest_kind,
        line.profile.max_tokens,
        form.longest_answer,
        season.shortened,
        season.left_out,
    )
    return CheckedModel(probes, best, season, window)


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
    ratios = [reply.prompt_tokens / reply.estimated for reply in replies if reply.prompt_tokens]
    return Probe(
        rung=rung,
        asked=len(results),
        taken=Counter(result.outcome for result in results)["answered"],
        latency=median(reply.seconds for reply in replies) if replies else 0.0,
        answer_tokens=int(median(reply.answer_tokens for reply in replies)) if replies else 0,
        prompt_tokens=int(median(reply.prompt_tokens for reply in replies)) if replies else 0,
        thinking_tokens=round(fmean(reply.thinking_tokens for reply in replies)) if replies else 0,
        longest_answer=max((reply.answer_tokens for reply in replies), default=0),
        tokens_per_estimate=median(ratios) if ratios else 1.0,
        troubles=troubles,
    )


class _Result(NamedTuple):
    outcome: str
    detail: str
    has_reply: bool
    seconds: float = 0.0
    answer_tokens: int = 0
    prompt_tokens: int = 0
    thinking_tokens: int = 0
    estimated: int = 0


async def _ask(line: ModelLine, templates: Templates, sample: Sample, rung: Rung) -> _Result:
    """Ask one question, again if the endpoint refuses something that can be changed."""
    async with line.passing(Caller("probe"), sample.prompts[0].tokens):
        try:
            called = await call_on(line, rung, sample.within, templates, line.profile.max_tokens)
        except Trouble as trouble:
            return _Result(trouble.outcome, trouble.detail, False)
    completion, estimated, took = called
    usage = completion.usage
    read = read_completion(completion, sample.form, Speaker())
    outcome, detail = (read.outcome, read.why) if isinstance(read, Fault) else ("answered", "")
    return _Result(
        outcome, detail, True, took, usage.answer, usage.prompt, usage.thinking, estimated
    )
