"""Capabilities: what one endpoint is known to take, as learned from its replies and refusals."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil
from typing import Final

from msgspec import Struct

from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.ladder import below
from showrunner.players.llm.model_form import without_limits
from showrunner.players.llm.profile import RUNGS, Profile, Rung
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.refusals import ANSWER_TOKENS, LIMITS, SCHEMA, SYSTEM
from showrunner.players.llm.templates import Templates

FAILURES_TO_LOWER: Final = 2
"""Failures of a rung in a row, over all calls, after which calls begin one rung lower."""
FIRST_REST_SECONDS: Final = 600.0
LONGEST_REST_SECONDS: Final = 4 * 3600.0
"""After a rest, one call tries the rung above again. The rest doubles each time that it fails."""
MAX_RAISE: Final = 16
"""How many times the tokens of its profile an answer may have, if it needs more."""
_TOKENS_NAMES: Final = ("max_completion_tokens", "max_tokens")
_UNKNOWN_WINDOW_SHARE: Final = 0.75
"""The share of a refused request that is tried next if the endpoint does not say its window."""
_ANSWER_SHARE: Final = 4
"""At most one in so many tokens of a context window is kept free for the answer."""
_FEWEST_ANSWER_TOKENS: Final = 100
_HIGHEST_RATIO: Final = 8.0
"""Tokens for each estimated token; endpoints that count more are not believed."""


class Learned(Struct, frozen=True, kw_only=True):
    """What was learned of an endpoint (see `Capabilities`), in the form in which it is stored."""

    rung: Rung
    omitted: frozenset[str]
    takes_system: bool
    context: int | None
    thinks: bool
    ignored: str
    answer_tokens: int
    most_answer_tokens: int
    tokens_per_estimate: float


class Capabilities:
    """What an endpoint is known to take.

    `rung` is the strictest rung that works, `omitted` are the parameters that it refused, and
    `context` is the number of tokens of its context window, if it is known. `answer_tokens` is how
    many tokens an answer may have, thinking included, and `thinks` whether the model has reported
    tokens of thinking of its own.
    """

    def __init__(self, profile: Profile, clock: Callable[[], float] = time.monotonic) -> None:
        self.rung: Rung = profile.rung or RUNGS[0]
        self.omitted: frozenset[str] = frozenset()
        self.takes_system = True
        self.context = profile.context
        self.answer_tokens = profile.max_tokens
        self.thinks = False
        self._profile = profile
        self._clock = clock
        self._failures = 0
        self._rest = FIRST_REST_SECONDS
        self._try_above_at = 0.0
        self._trying_above = False
        self._ignored = ""
        self._most_answer_tokens = MAX_RAISE * profile.max_tokens
        self._tokens_per_estimate = 1.0

    @property
    def learned(self) -> Learned:
        """All of it that is worth storing."""
        return Learned(
            rung=self.rung,
            omitted=self.omitted,
            takes_system=self.takes_system,
            context=self.context,
            thinks=self.thinks,
            ignored=self._ignored,
            answer_tokens=self.answer_tokens,
            most_answer_tokens=self._most_answer_tokens,
            tokens_per_estimate=self._tokens_per_estimate,
        )

    def recall(self, learned: Learned) -> None:
        """Take what was learned before; the rung above is tried again after the usual rest."""
        self.rung = learned.rung
        self.omitted = learned.omitted
        self.takes_system = learned.takes_system
        self.context = learned.context
        self.thinks = learned.thinks
        self._ignored = learned.ignored
        self.answer_tokens = learned.answer_tokens
        self._most_answer_tokens = learned.most_answer_tokens
        self._tokens_per_estimate = learned.tokens_per_estimate
        self._failures, self._trying_above = 0, False
        self._rest = FIRST_REST_SECONDS
        self._try_above_at = self._clock() + self._rest

    # -- rungs -------------------------------------------------------------------------------------

    def rung_to_try(self) -> Rung:
        """The rung for a new call: after a rest, one call tries the rung above."""
        place = RUNGS.index(self.rung)
        if self._profile.rung or not place or self._clock() < self._try_above_at:
            return self.rung
        self._try_above_at = self._clock() + self._rest
        self._trying_above = True
        return RUNGS[place - 1]

    def worked(self, rung: Rung) -> None:
        """Note that a reply was JSON, as asked for on this rung."""
        if rung == self.rung:
            self._failures = 0
        elif self._trying_above and below(rung) == self.rung:
            self.rung, self._failures, self._rest = rung, 0, FIRST_REST_SECONDS
            self._trying_above = False

    def failed(self, rung: Rung) -> None:
        """Note that the endpoint refused this rung, or that its reply was not JSON.

        Calls on other rungs than the present one, which began before it changed, do not count.
        """
        lower = below(rung)
        if self._trying_above and lower == self.rung:
            self._trying_above = False
            self._rest = min(2 * self._rest, LONGEST_REST_SECONDS)
            self._try_above_at = self._clock() + self._rest
        elif rung == self.rung and lower is not None and not self._profile.rung:
            self._failures += 1
            if self._failures >= FAILURES_TO_LOWER:
                self.rung, self._failures, self._trying_above = lower, 0, False
                self._try_above_at = self._clock() + self._rest

    # -- parameters --------------------------------------------------------------------------------

    @property
    def max_tokens_name(self) -> str:
        """The parameter that limits an answer's tokens: the profile's if the endpoint obeys it."""
        own = self._profile.max_tokens_name
        names = (own, *(name for name in _TOKENS_NAMES if name != own))
        taken = [name for name in names if name not in self.omitted] or [own]
        return next((name for name in taken if name != self._ignored), taken[0])

    def limit_ignored(self) -> None:
        """Note that an answer was longer than its limit: use the other parameter from now on.

        If that is refused, or ignored as well, one of them is still sent: no endpoint is asked
        without a limit.
        """
        self._ignored = self._ignored or self.max_tokens_name

    def learn(self, trouble: Trouble, estimated: int, answer_tokens: int) -> None:
        """Remember what a refusal says, for all later calls.

        The request had a prompt of `estimated` tokens, and asked for at most `answer_tokens`.
        """
        parts, limit = trouble.refusal.parts, trouble.limit
        if trouble.outcome == "too_long":
            self._learn_context(trouble, estimated, answer_tokens)
        elif ANSWER_TOKENS in parts and limit:
            self._most_answer_tokens = min(self._most_answer_tokens, limit)
        elif SYSTEM in parts:
            self.takes_system = False
        self.omitted |= parts - {SCHEMA, SYSTEM, ANSWER_TOKENS}

    def worded(self, prompt: Prompt, rung: Rung, templates: Templates) -> Prompt:
        """The prompt as this endpoint takes it on this rung."""
        prompt = (prompt if self.takes_system else prompt.merged).on(rung, templates)
        if LIMITS in self.omitted:
            prompt = prompt._replace(schema=without_limits(prompt.schema))
        return prompt

    # -- tokens ------------------------------------------------------------------------------------

    def _learn_context(self, trouble: Trouble, estimated: int, answer_tokens: int) -> None:
        used, limit = trouble.refusal.prompt_tokens, trouble.limit
        tokens = used or ceil(estimated * self._tokens_per_estimate)
        limit = limit or int((tokens + answer_tokens) * _UNKNOWN_WINDOW_SHARE)
        self.context = limit if self.context is None else min(self.context, limit)
        if used is None:  # the estimate was too low if the request seemed to fit
            used = limit - answer_tokens
        self.count(estimated, used)

    def count(self, estimated: int, tokens: int) -> None:
        """Learn from a prompt's real number of tokens how far estimates are too low."""
        ratio = ceil(10 * tokens / max(estimated, 1)) / 10
        self._tokens_per_estimate = max(self._tokens_per_estimate, min(ratio, _HIGHEST_RATIO))

    def raise_answer_tokens(self, tokens: int) -> None:
        """Let answers have so many tokens, after fewer were too few."""
        self.answer_tokens = max(self.answer_tokens, tokens)

    def answer_tokens_for(self, prompt_tokens: int, wanted: int) -> int:
        """How many tokens an answer to a prompt of this estimated size may have."""
        most = min(wanted, self._most_answer_tokens)
        if self.context is None:
            return most
        left = self.context - ceil(prompt_tokens * self._tokens_per_estimate)
        return min(most, max(left, _FEWEST_ANSWER_TOKENS))

    def prompt_tokens(self, wanted: int) -> int | None:
        """How many estimated tokens a prompt may have so that an answer fits; None: any number."""
        if self.context is None:
            return None
        free = min(wanted, self.context // _ANSWER_SHARE)
        return int((self.context - free) / self._tokens_per_estimate)

    def in_window(
        self,
        wanted: int,
        prompt_within: Callable[[int | None], Prompt],
        worded: Callable[[Prompt], Prompt],
    ) -> tuple[Prompt, int]:
        """The prompt as it is sent, and its estimated tokens.

        It leaves room for an answer of `wanted` tokens, or for as large a part of it as the window
        allows. The words that `worded` adds are taken from the room that the prompt has.
        """
        room = self.prompt_tokens(wanted)
        plain = prompt_within(room)
        prompt = worded(plain)
        tokens = prompt.tokens
        if room is not None and tokens > room:
            prompt = worded(prompt_within(max(room - (tokens - plain.tokens), 0)))
            tokens = prompt.tokens
        return prompt, tokens
