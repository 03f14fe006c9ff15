"""The call book: a record of every request to a model, with its cost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from showrunner.players.llm.allowance import Purse
from showrunner.players.llm.gate import Caller


class Used(Struct, frozen=True, kw_only=True):
    """Tokens of a request, as counted by the provider."""

    prompt_tokens: int
    cached_tokens: int
    answer_tokens: int
    thinking_tokens: int


class Attempt(Used, frozen=True, kw_only=True):
    """A request to a model, and its outcome.

    `number` counts a season's calls. `ask` is the decision (empty for a diary), `entry` the last
    entry that the player had seen, and `kind` the kind of decision. `rung` is the way of asking for
    structured output. `outcome` is one of `outcomes.OUTCOMES`, `detail` says more.
    """

    number: int
    ask: str
    seat: str
    kind: str
    entry: int
    episode: int
    profile: str
    model: str
    rung: str
    outcome: str
    detail: str
    at: datetime


class Call(Attempt, frozen=True, kw_only=True):
    """An attempt as it is stored.

    `again` is what the model was told about its first answer, if this is the second attempt.
    `templates` and `prompt` are hashes. `cost` is in millionths of a dollar, `latency` in
    milliseconds. `reply` is the raw reply; empty if there was none, or if replies are not kept.
    """

    again: str
    templates: str
    prompt: str
    cost: int
    latency: int
    reply: str = ""


async def _write_nothing() -> None:
    """What a call book without a store writes."""


class CallBook:
    """A season's calls that are not stored yet, in order, and the purse they are paid from.

    `numbered` is how many calls have numbers already (they are stored). `keeps_replies` says
    whether raw replies are stored with the calls.
    """

    def __init__(
        self,
        purse: Purse,
        numbered: int = 0,
        *,
        keeps_replies: bool = True,
        caller: Caller | None = None,
    ) -> None:
        self.purse = purse
        self.caller = caller
        """For whom the calls take turns with others; None for a season that is not stored."""
        self.keeps_replies = keeps_replies
        self.unsaved: list[Call] = []
        self.templates: dict[str, Mapping[str, str]] = {}
        """The sets of templates, by hash, that were used and are not stored yet."""
        self.interrupted: set[tuple[str, str]] = set()
        """The decisions (seat and ask) for which a killed process may have had a call in flight."""
        self.write: Callable[[], Awaitable[None]] = _write_nothing
        """Stores the calls that have ended."""
        self._used: set[str] = set()
        self._numbered = numbered

    def has_unsaved(self, seat: str, ask: str) -> bool:
        """Whether a call for this decision has ended that is not stored yet."""
        return any((call.seat, call.ask) == (seat, ask) for call in self.unsaved)

    def next_number(self) -> int:
        """Take the number for a new call."""
        self._numbered += 1
        return self._numbered

    def note(self, call: Call) -> None:
        """Record a call that has ended, and pay for it."""
        self.unsaved.append(call)
        tokens = call.prompt_tokens + call.answer_tokens
        self.purse.pay(call.seat, call.episode, call.cost, tokens, call.kind)

    def use(self, hash: str, files: Mapping[str, str]) -> None:
        """Note that calls use this set of templates, so that it is stored with them."""
        if hash not in self._used:
            self._used.add(hash)
            self.templates[hash] = files

    def saved(self, calls: Iterable[Call]) -> None:
        """Forget these calls, which are stored now."""
        numbers = {call.number for call in calls}
        self.unsaved = [call for call in self.unsaved if call.number not in numbers]
