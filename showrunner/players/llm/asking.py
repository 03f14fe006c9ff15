"""Asking: put one decision to one model, with retries, and once more after an invalid answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec
from tenacity import (
    AsyncRetrying,
    RetryCallState,
    retry_if_exception,
    wait_random_exponential,
)

from showrunner.errors import PlayerAway
from showrunner.players.llm.answer_reading import ReadAnswer
from showrunner.players.llm.callbook import Call
from showrunner.players.llm.capabilities import MAX_RAISE
from showrunner.players.llm.completion_reading import FILTERED, read_completion
from showrunner.players.llm.completions import Completion, Trouble, Usage
from showrunner.players.llm.gate import Caller
from showrunner.players.llm.ladder import below
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.outcomes import Fault, Outcome
from showrunner.players.llm.profile import RUNGS, Rung
from showrunner.players.llm.prompting import Prompt, asked_again
from showrunner.players.llm.raw_reply import reply_kept
from showrunner.players.llm.refusals import SCHEMA
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.tokens import tokens_in
from showrunner.players.llm.tracing import chat_span
from showrunner.players.player import SeatPart
from showrunner.questions import Form

LONGEST_WAIT_SECONDS = 120.0
"""An endpoint that asks for a longer pause is not tried again, but treated as unreachable."""
LOOK_AT_CALLS: Final = "look at the calls of this season, and at `showrunner models check`"
_TOLERATED: Final = 1.1
"""How many times its limit of tokens an answer may have before the endpoint ignores the limit."""
_PERHAPS_ANSWERED: Final = ("timeout", "cut")
"""Outcomes after which the endpoint may still have answered, and charge for it."""
MAX_INVALID: Final[Mapping[str, int]] = {"truncated": 3}
"""How many answers may be invalid before a bot stands in, by the last outcome (else 2).

An answer that breaks off is asked for with more tokens each time.
"""
_MORE_TOKENS: Final = 4
"""By how much the limit of an answer's tokens is multiplied after an answer that broke off."""
_MENDABLE: Final = frozenset({"unsupported", "rejected", "too_long"})
"""Refusals after which another request may be accepted."""
_MAX_CHANGES: Final = 12
"""How many times a request is changed or repeated after such a refusal."""
_UNUSABLE: Final = frozenset({"malformed", "empty"})
"""Outcomes of replies that are not JSON as it was asked for."""
_SAY_NOTHING: Final = frozenset({"refusal", "filtered", "truncated"})
"""Outcomes that tell nothing about whether the endpoint takes a rung."""
_backoff = wait_random_exponential(multiplier=0.5, max=20)


class _Request(NamedTuple):
    """What is sent in one attempt; `omitted` are the parameters that the endpoint refused.

    `tokens` is the estimate of the prompt's tokens, which takes a while: it is made once.
    """

    prompt: Prompt
    tokens: int
    rung: Rung
    max_tokens: int
    omitted: frozenset[str]


@dataclass(frozen=True, kw_only=True)
class Asking:
    """One decision of a castaway, and the prompt in which it is put to models.

    `ask` is the decision's id (empty for a diary), `entry` the last entry that the castaway has
    seen, and `speaker` is who answers.
    `prompt_within` makes the prompt: it is given the number of tokens (as estimated by
    `Prompt.tokens`) that the prompt may have, or None for any number, and returns the same prompt
    for the same number. `verify` may find something else wrong with an answer of the right form.
    """

    part: SeatPart
    form: Form
    ask: str
    entry: int
    episode: int
    speaker: Speaker
    templates: Templates
    prompt_within: Callable[[int | None], Prompt]
    verify: Callable[[ReadAnswer], Fault | None] | None = None
    rejected: Fault | None = None
    """The answer before, if it was not valid."""
    more_tokens: int = 1
    """How many times as many tokens as usual the answer may have."""

    async def answer_of(self, line: ModelLine) -> ReadAnswer:
        """The model's answer; after an invalid answer it is asked once more.

        It is asked further if other calls have moved the line to a lower rung meanwhile. Raises
        Trouble if the endpoint does not answer, and PlayerAway for invalid answers or at a cap.
        """
        asking, invalid, total = self, 0, 0
        while True:
            rung = line.rung
            reply = await asking.reply_of(line, line.profile.tries)
            if isinstance(reply, ReadAnswer):
                return reply
            invalid, total = (0 if line.rung != rung else invalid + 1), total + 1
            if invalid >= MAX_INVALID.get(reply.outcome, 2) or total >= 2 * len(RUNGS):
                wrong = f"{total} invalid answers (the last: {reply.outcome}: {reply.why})"
                raise PlayerAway(wrong, LOOK_AT_CALLS, pause=False)
            more = _MORE_TOKENS if reply.outcome == "truncated" else 1
            more_tokens = min(more * asking.more_tokens, MAX_RAISE)
            asking = replace(asking, rejected=reply, more_tokens=more_tokens)

    async def reply_of(self, line: ModelLine, tries: int) -> ReadAnswer | Fault:
        """Ask until the endpoint answers, at most `tries` times. Raises Trouble, CapReached."""
        retrying = AsyncRetrying(
            stop=lambda state: state.attempt_number >= tries or line.breaker.is_open,
            wait=_wait,
            retry=retry_if_exception(_worth_another_try),
            reraise=True,
        )
        reply: ReadAnswer | Fault = await retrying(self._mended, line)
        return reply

    async def _mended(self, line: ModelLine) -> ReadAnswer | Fault:
        """Change the request as the endpoint's refusals demand, until it is accepted.

        A refusal that is not understood is answered by the same request once more, and then by
        lower rungs: some endpoints refuse a schema without saying so. Raises Trouble, CapReached.
        """
        capabilities = line.capabilities
        rung = capabilities.rung_to_try()
        suspected: list[Rung] = []
        changes, repeated = 0, False
        while True:
            request = self._request(line, rung)
            try:
                reply = await self._attempt(line, request)
            except Trouble as trouble:
                if trouble.outcome == "filtered":
                    return FILTERED
                changes += 1
                if trouble.outcome not in _MENDABLE or changes > _MAX_CHANGES:
                    raise
                capabilities.learn(trouble, request.tokens, request.max_tokens)
                refuses_schema = SCHEMA in trouble.refusal.parts
                if not refuses_schema and self._request(line, rung) != request:
                    continue
                if trouble.outcome == "too_long":
                    raise
                if not refuses_schema and not repeated:
                    repeated = True
                    continue
                lower = None if line.profile.rung else below(rung)
                if refuses_schema:
                    capabilities.failed(rung)
                else:
                    suspected.append(rung)
                if lower is None:
                    raise
                rung = lower
            else:
                for refused in suspected:
                    capabilities.failed(refused)
                return reply

    def _request(self, line: ModelLine, rung: Rung) -> _Request:
        """The request on this rung, as this endpoint is known to take it. Raises CapReached."""
        profile, capabilities = line.profile, line.capabilities
        wanted = self.more_tokens * capabilities.answer_tokens
        prompt, tokens = capabilities.in_window(
            wanted, self.prompt_within, lambda plain: self._worded(plain, line, rung)
        )
        most_tokens = capabilities.answer_tokens_for(tokens, wanted)
        if most_tokens != profile.max_tokens:
            profile = msgspec.structs.replace(profile, max_tokens=most_tokens)
        most_tokens = self.part.calls.purse.answer_tokens(profile, tokens)
        return _Request(prompt, tokens, rung, most_tokens, capabilities.omitted)

    def _worded(self, prompt: Prompt, line: ModelLine, rung: Rung) -> Prompt:
        if self.rejected is not None:
            why, said = self.rejected.why, self.rejected.said
            prompt = asked_again(self.templates, prompt, self.form, why, said)
        return line.capabilities.worded(prompt, rung, self.templates)

    async def _attempt(self, line: ModelLine, request: _Request) -> ReadAnswer | Fault:
        """Make one request and record it, whatever its outcome. Raises Trouble, CapReached."""
        season, seat, calls = self.part.season, self.part.castaway.id, self.part.calls
        prompt, tokens, rung, most_tokens, _ = request
        await self._write_earlier_calls(line, request)
        _refuse_resting(line)
        highest_cost = line.profile.prices.cost(tokens, 0, most_tokens)
        async with (
            calls.purse.holding(
                seat, self.episode, highest_cost, tokens + most_tokens, self.form.kind
            ),
            line.passing(calls.caller or Caller(season), tokens + most_tokens // 4),
        ):
            _refuse_resting(line)  # calls made while this one waited may have opened the breaker
            note = _Note(self, line, rung, prompt)
            highest = Usage(prompt=tokens, answer=most_tokens)
            with chat_span(line.profile, prompt) as span, reply_kept() as raw:
                try:
                    line.breaker.begin()
                    completion = await line.client.complete(prompt, rung, most_tokens)
                except Trouble as trouble:
                    if trouble.is_the_endpoints:
                        line.breaker.failed()
                    else:
                        line.breaker.succeeded()
                    usage = trouble.usage
                    if trouble.outcome in _PERHAPS_ANSWERED and not any(usage):
                        usage = highest
                    note.end(trouble.outcome, trouble.detail, usage, raw.text)
                    span.failed(trouble.outcome, trouble.detail)
                    raise
                except BaseException as problem:
                    line.breaker.gave_up()
                    was_sent = not isinstance(problem, PlayerAway)
                    note.end("withdrawn", "", highest if was_sent else Usage(), raw.text)
                    raise
                line.breaker.succeeded()
                if completion.usage.answer > _TOLERATED * most_tokens:
                    line.capabilities.limit_ignored()
                line.capabilities.thinks |= completion.usage.thinking > 0
                reply = self._read(completion)
                self._learn(line, request, completion, reply)
                note.end(
                    *_ending(reply),
                    _estimated(completion, highest, raw.text),
                    raw.text,
                    completion.model,
                )
                span.ended(completion)
                return reply

    def _read(self, completion: Completion) -> ReadAnswer | Fault:
        reply = read_completion(completion, self.form, self.speaker)
        if isinstance(reply, ReadAnswer) and self.verify is not None:
            return self.verify(reply) or reply
        return reply

    @staticmethod
    def _learn(
        line: ModelLine, request: _Request, completion: Completion, reply: ReadAnswer | Fault
    ) -> None:
        """Note what this reply tells about the endpoint."""
        capabilities = line.capabilities
        capabilities.count(request.tokens, completion.usage.prompt)
        if isinstance(reply, ReadAnswer) or reply.outcome not in _SAY_NOTHING:
            usable = isinstance(reply, ReadAnswer) or reply.outcome not in _UNUSABLE
            (capabilities.worked if usable else capabilities.failed)(request.rung)
        if completion.usage.answer > capabilities.answer_tokens:
            capabilities.raise_answer_tokens(request.max_tokens)

    async def _write_earlier_calls(self, line: ModelLine, request: _Request) -> None:
        """Store the earlier calls for this decision, before another one begins.

        So if the process is killed, at most one call for each open decision is not stored. After
        such an end it is recorded as `lost`, with the most that it can have cost.
        """
        seat, calls = self.part.castaway.id, self.part.calls
        if (seat, self.ask) in calls.interrupted:
            calls.interrupted.discard((seat, self.ask))
            highest = Usage(prompt=request.tokens, answer=request.max_tokens)
            _Note(self, line, request.rung, request.prompt).end("lost", "", highest)
        if calls.has_unsaved(seat, self.ask):
            await calls.write()


class _Note:
    """Records an attempt when it has ended."""

    def __init__(self, asking: Asking, line: ModelLine, rung: Rung, prompt: Prompt) -> None:
        self._calls = asking.part.calls
        self._began = asyncio.get_running_loop().time()
        self._line = line
        self._shortened = f"shortened: {', '.join(prompt.left_out)}" if prompt.left_out else ""
        self._known: dict[str, Any] = {
            "number": self._calls.next_number(),
            "ask": asking.ask,
            "seat": asking.part.castaway.id,
            "kind": asking.form.kind,
            "entry": asking.entry,
            "episode": asking.episode,
            "profile": line.profile.name,
            "rung": rung,
            "again": prompt.record,
            "templates": asking.templates.hash,
            "prompt": prompt.hash,
            "at": datetime.now(UTC),
        }

    def end(
        self, outcome: Outcome, detail: str, usage: Usage, reply: str = "", model: str = ""
    ) -> None:
        """Record the attempt with its outcome, and the raw reply if there was one."""
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
                detail="; ".join(filter(None, (detail, self._shortened)))[:300],
                reply=reply if self._calls.keeps_replies else "",
            )
        )


def _estimated(completion: Completion, highest: Usage, raw: str) -> Usage:
    """The usage, with estimates for counts that the endpoint left out, so that caps still apply.

    The whole raw reply is counted, because it may contain thinking. An answer that reached its
    limit of tokens has used them all.
    """
    usage = completion.usage
    answer = highest.answer if completion.truncated else tokens_in(raw or completion.text)
    said_nothing = not completion.text and not completion.truncated
    return usage._replace(
        prompt=usage.prompt or highest.prompt,
        answer=usage.answer or (0 if usage.prompt and said_nothing else answer),
    )


def _refuse_resting(line: ModelLine) -> None:
    """Raise Trouble while the endpoint's circuit breaker is open."""
    if line.breaker.is_open:
        raise Trouble("unreachable", "it keeps failing, and is not called for a while")


def _ending(read: ReadAnswer | Fault) -> tuple[Outcome, str]:
    if isinstance(read, Fault):
        return read.outcome, read.why
    left_out = f"acts left out: {'; '.join(read.left_out)}" if read.left_out else ""
    return ("over_long" if read.cut else "answered"), left_out


def _worth_another_try(problem: BaseException) -> bool:
    if not isinstance(problem, Trouble) or not problem.is_the_endpoints:
        return False
    return problem.retry_after is None or problem.retry_after <= LONGEST_WAIT_SECONDS


def _wait(state: RetryCallState) -> float:
    """Seconds as the endpoint asks for, plus jitter; else random exponential backoff."""
    problem = state.outcome.exception() if state.outcome is not None else None
    asked = problem.retry_after if isinstance(problem, Trouble) else None
    backoff = _backoff(state)
    return backoff if asked is None else asked + min(backoff, 1.0)
