"""A contestant whom a model plays: asks it, reads what comes, and asks once more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import structlog
from tenacity import (
    AsyncRetrying,
    RetryCallState,
    retry_if_exception,
    wait_random_exponential,
)

from showrunner.errors import PlayerAway
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.players.llm.callbook import Call
from showrunner.players.llm.client import Completion, Trouble, Usage
from showrunner.players.llm.ladder import below, read_reply
from showrunner.players.llm.line import Line, Lines
from showrunner.players.llm.memory import Memory
from showrunner.players.llm.outcomes import Fault, Outcome, Reading, is_refusal, read_answer
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.prompting import DIARY, Prompt, Prompter
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.tracing import chat_span
from showrunner.players.player import Part, Turn
from showrunner.questions import Form

log = structlog.get_logger()

LONGEST_WAIT = 120.0
"""Seconds: an endpoint that asks for a longer pause is taken for one that is away."""
_BETWEEN_ROUNDS = 5.0
"""Seconds before all of a seat's profiles are tried once more."""
_backoff = wait_random_exponential(multiplier=0.5, max=20)


class Contestant:
    """Plays one seat by asking models. What it knows is what the seat's view tells it."""

    def __init__(self, part: Part, profile: str, lines: Lines) -> None:
        self._part = part
        self._profile = profile
        self._lines = lines
        self._seat = part.castaway.id
        self._memory = Memory(part.format, self._seat)
        self._prompter = Prompter(part.format, part.castaway, self._memory, part.remembers)
        self._wrote_after = 0

    def see(self, fact: Fact) -> None:
        """See Player."""
        self._memory.take(fact)

    async def answer(self, turn: Turn) -> Considered:
        """See Player."""
        reading = await self._surely_asked(_Asking(turn.question, turn.ask, turn.entry))
        thought = {} if reading.thought is None else {"words": reading.thought}
        return Considered(reading.value, thought)

    @property
    def diary_due(self) -> bool:
        """See Writer."""
        return self._memory.diary_due and self._memory.sheet.round > self._wrote_after

    async def diary(self, entry: int) -> str | None:
        """See Writer."""
        self._wrote_after = self._memory.sheet.round
        reading = await self._surely_asked(_Asking(DIARY, "", entry))
        words: str | None = reading.value["diary"]
        return words

    # -- asking ------------------------------------------------------------------------------------

    async def _surely_asked(self, asking: _Asking) -> Reading:
        """What a model answers. Raises PlayerAway, also for a fault of ours.

        Bots standing in for a whole season would hide it, and it would pass for the model's.
        """
        try:
            return await self._asked(asking)
        except PlayerAway:
            raise
        except Exception as problem:
            log.exception("contestant failed", season=self._part.season, seat=self._seat)
            wrong = f"asking for {self._seat} failed within Showrunner ({type(problem).__name__})"
            raise _Away(wrong, True) from problem

    async def _asked(self, asking: _Asking) -> Reading:
        """What a model answers: this one, or one that it falls back on. Raises PlayerAway."""
        templates = self._lines.templates.now
        self._part.calls.use(templates.hash, templates.files)
        prompt = self._prompter.prompt(templates, asking.form)
        asking = asking.about(templates, prompt, self._memory.sheet.round)
        allowance = self._part.calls.purse.allowance
        now = asyncio.get_running_loop().time
        until = now() + allowance.patience
        while True:
            troubles, rests = {}, []
            for line in self._to_try(asking.episode):
                if line.breaker.is_open:
                    troubles[line.profile.name] = "it keeps failing, and is left alone for a while"
                    rests.append(line.breaker.rest)
                    continue
                try:
                    return await self._answered(line, asking)
                except Trouble as trouble:
                    troubles[line.profile.name] = str(trouble)
                    rests.append(max(line.breaker.rest, trouble.retry_after or 0.0))
            if now() + min(rests) >= until:
                break
            await asyncio.sleep(max(min(rests), _BETWEEN_ROUNDS))
        said = "; ".join(f"{name}: {trouble}" for name, trouble in troubles.items())
        wrong = f"no model answers for {self._seat} ({said})"
        raise _Away(wrong, allowance.when_away == "pause")

    def _to_try(self, episode: int) -> Iterator[Line]:
        """The profiles to ask, one after the other, each once. Raises PlayerAway."""
        purse = self._part.calls.purse
        name = (
            purse.allowance.cheaper if purse.wants_cheaper(self._seat, episode) else self._profile
        )
        seen: set[str] = set()
        while name and name not in seen:
            seen.add(name)
            line = self._lines.line(name)
            yield line
            name = line.profile.fallback

    async def _answered(self, line: Line, asking: _Asking) -> Reading:
        """The answer, at the second try at the latest.

        Raises Trouble where the endpoint does not answer; PlayerAway for two answers that cannot
        be taken.
        """
        read = await self._persistently(line, asking)
        if isinstance(read, Fault):
            again = self._prompter.again(asking.templates, asking.prompt, asking.form, read.why)
            read = await self._persistently(line, asking.with_prompt(again))
        if isinstance(read, Fault):
            raise _Away(f"twice no answer that could be taken ({read.outcome}: {read.why})", False)
        return read

    async def _persistently(self, line: Line, asking: _Asking) -> Reading | Fault:
        """Ask until the endpoint answers, as often as the profile says. Raises Trouble."""
        tries = AsyncRetrying(
            stop=lambda state: state.attempt_number >= line.profile.tries or line.breaker.is_open,
            wait=_wait,
            retry=retry_if_exception(_worth_another_try),
            reraise=True,
        )
        read: Reading | Fault = await tries(self._down_the_ladder, line, asking)
        return read

    async def _down_the_ladder(self, line: Line, asking: _Asking) -> Reading | Fault:
        """Ask for the strictest form that this endpoint takes. Raises Trouble."""
        rung: Rung | None = line.rung
        while True:
            assert rung is not None
            try:
                read = await self._attempt(line, asking, rung)
            except Trouble as trouble:
                rung = below(rung)
                if trouble.outcome != "rejected" or line.profile.rung or rung is None:
                    raise
                continue
            line.rung = rung
            return read

    async def _attempt(self, line: Line, asking: _Asking, rung: Rung) -> Reading | Fault:
        """One request, which is written down whatever becomes of it. Raises Trouble, CapReached."""
        prompt = asking.prompt.on(rung, asking.templates)
        purse, tokens = self._part.calls.purse, prompt.tokens
        most_tokens = purse.answer_tokens(line.profile, tokens)
        most = line.profile.prices.cost(tokens, 0, most_tokens)
        async with (
            purse.holding(self._seat, asking.episode, most),
            line.passing(self._part.season, tokens + most_tokens // 4),
        ):
            note = _Note(self._part, self._seat, line, rung, asking)
            with chat_span(line.profile, prompt) as span:
                try:
                    line.breaker.begin()
                    completion = await line.client.complete(prompt, rung, most_tokens)
                except Trouble as trouble:
                    if trouble.is_the_endpoints:
                        line.breaker.failed()
                    else:
                        line.breaker.succeeded()
                    note.end(trouble.outcome, trouble.detail, trouble.usage)
                    span.failed(trouble.outcome, trouble.detail)
                    raise
                except BaseException:
                    line.breaker.gave_up()
                    note.end("withdrawn", "", Usage())
                    raise
                line.breaker.succeeded()
                read = self._read(completion, asking.form, rung)
                note.end(*_ending(read), completion.usage, completion.model)
                span.ended(completion)
                return read

    def _read(self, completion: Completion, form: Form, rung: Rung) -> Reading | Fault:
        if completion.refused:
            return Fault("refusal", "Answer as this contestant; it is a game that you all chose.")
        if completion.truncated:
            return Fault("truncated", "It broke off before its end: say less.")
        if not completion.text.strip():
            return Fault("empty", "Nothing came.")
        try:
            reply = read_reply(rung, completion.text)
        except ValueError as problem:
            if is_refusal(completion.text):
                return Fault("refusal", "Answer as this contestant, in the form asked for.")
            return Fault("malformed", f"It could not be read: {problem}"[:300])
        names = self._memory.sheet.names
        others = [name for seat, name in names.items() if seat != self._seat]
        return read_answer(form, reply, others)


class _Away(PlayerAway):
    """No model has an answer: the season pauses for it, or a bot stands in."""

    def __init__(self, wrong: str, pause: bool) -> None:
        self.pause = pause
        super().__init__(
            wrong, "look at the calls of this season, and at `showrunner models check`"
        )


class _Asking:
    """One decision as it is put to models."""

    templates: Templates
    prompt: Prompt
    episode: int

    def __init__(self, form: Form, ask: str, entry: int) -> None:
        self.form = form
        self.ask = ask
        self.entry = entry

    def about(self, templates: Templates, prompt: Prompt, episode: int) -> _Asking:
        """With the words that it is put in."""
        self.templates, self.prompt, self.episode = templates, prompt, episode
        return self

    def with_prompt(self, prompt: Prompt) -> _Asking:
        """The same decision in other words."""
        return _Asking(self.form, self.ask, self.entry).about(self.templates, prompt, self.episode)


class _Note:
    """Writes an attempt down when it has ended."""

    def __init__(self, part: Part, seat: str, line: Line, rung: Rung, asking: _Asking) -> None:
        self._calls = part.calls
        self._began = asyncio.get_running_loop().time()
        self._line = line
        self._known: dict[str, Any] = {
            "number": part.calls.next_number(),
            "ask": asking.ask,
            "seat": seat,
            "kind": asking.form.kind,
            "entry": asking.entry,
            "episode": asking.episode,
            "profile": line.profile.name,
            "rung": rung,
            "again": asking.prompt.again,
            "templates": asking.templates.hash,
            "prompt": asking.prompt.on(rung, asking.templates).hash,
            "at": datetime.now(UTC),
        }

    def end(self, outcome: Outcome, detail: str, usage: Usage, model: str = "") -> None:
        """It has come to this."""
        took = asyncio.get_running_loop().time() - self._began
        prices = self._line.profile.prices
        self._calls.note(
            Call(
                **self._known,
                model=model or self._line.profile.model,
                prompt_tokens=usage.prompt,
                cached_tokens=usage.cached,
                answer_tokens=usage.answer,
                thinking_tokens=usage.thinking,
                cost=prices.cost(usage.prompt, usage.cached, usage.answer),
                latency=round(took * 1000),
                outcome=outcome,
                detail=detail[:300],
            )
        )


def _ending(read: Reading | Fault) -> tuple[Outcome, str]:
    if isinstance(read, Fault):
        return read.outcome, read.why
    return ("over_long" if read.cut else "answered"), ""


def _worth_another_try(problem: BaseException) -> bool:
    if not isinstance(problem, Trouble) or not problem.is_the_endpoints:
        return False
    return problem.retry_after is None or problem.retry_after <= LONGEST_WAIT


def _wait(state: RetryCallState) -> float:
    """As long as the endpoint asks for, and some chance; else longer from try to try, by chance."""
    problem = state.outcome.exception() if state.outcome is not None else None
    asked = problem.retry_after if isinstance(problem, Trouble) else None
    by_chance = _backoff(state)
    return by_chance if asked is None else asked + min(by_chance, 1.0)
