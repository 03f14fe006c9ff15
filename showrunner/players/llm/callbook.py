"""The call book: every attempt to have a model answer, and what it cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from showrunner.players.llm.allowance import Purse


class Used(Struct, frozen=True, kw_only=True):
    """Tokens, as the provider counted them."""

    prompt_tokens: int
    cached_tokens: int
    answer_tokens: int
    thinking_tokens: int


class Attempt(Used, frozen=True, kw_only=True):
    """A request to a model, and what came of it.

    `number` counts a season's calls. `ask` is the decision (empty for a diary), `entry` the last
    entry that the player had seen, and `kind` what was decided. `rung` is the way of asking for
    form. `outcome` is one of `outcomes.OUTCOMES`, `detail` says more.
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
    """An attempt as it is written down.

    `again` is what was said of the answer before, where this attempt is the second. `templates` and
    `prompt` are hashes. `cost` is in millionths of a dollar, `latency` in milliseconds.
    """

    again: str
    templates: str
    prompt: str
    cost: int
    latency: int


class CallBook:
    """A season's calls that are not stored yet, in order, and the purse they are paid from.

    `numbered` calls are stored already.
    """

    def __init__(self, purse: Purse, numbered: int = 0) -> None:
        self.purse = purse
        self.unsaved: list[Call] = []
        self.templates: dict[str, Mapping[str, str]] = {}
        """The sets of templates that calls were made with and that are not stored yet."""
        self._used: set[str] = set()
        self._numbered = numbered

    def next_number(self) -> int:
        """The number of the next call."""
        self._numbered += 1
        return self._numbered

    def note(self, call: Call) -> None:
        """Write down a call that has ended, and pay for it."""
        self.unsaved.append(call)
        tokens = call.prompt_tokens + call.answer_tokens
        self.purse.pay(call.seat, call.episode, call.cost, tokens, call.kind)

    def use(self, hash: str, files: Mapping[str, str]) -> None:
        """Calls are made with this set of templates."""
        if hash not in self._used:
            self._used.add(hash)
            self.templates[hash] = files

    def saved(self, calls: Iterable[Call]) -> None:
        """These are stored."""
        done = {call.number for call in calls}
        self.unsaved = [call for call in self.unsaved if call.number not in done]
