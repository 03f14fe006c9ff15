"""A house model without HTTP, and a database in trouble: all that can go wrong, by one seed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from random import Random
from typing import Any

import msgspec
from sqlalchemy.exc import OperationalError

from showrunner.house_model import HouseModel, HouseSettings
from showrunner.house_model.answering import answer_to, dice
from showrunner.house_model.asking import prompt_key, read_request
from showrunner.house_model.faults import FAULTS, Rates
from showrunner.players.llm.capabilities import Capabilities
from showrunner.players.llm.completions import Completion, Trouble, completion_in
from showrunner.players.llm.ladder import form_arguments
from showrunner.players.llm.model_lines import ModelLine, ModelLines
from showrunner.players.llm.profile import Profile, Rung
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.refusals import SCHEMA, RequestRefusal
from tests.crash.trouble import Do, Name, Work, lost

AWAY = {
    "rate_limit": "rate_limited",
    "server_error": "server_error",
    "time_out": "timeout",
    "cut": "cut",
}


class PureClient:
    """In a ModelClient's place: what the house model would answer, without a connection."""

    def __init__(self, profile: Profile, settings: HouseSettings) -> None:
        self.profile = profile
        self.capabilities = Capabilities(profile)
        self.away_until = 0.0
        self._house = HouseModel(settings)
        self._seen: Counter[bytes] = Counter()
        self.served = Counter[str]()

    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        settings = self._house.settings
        request = {
            "model": self.profile.model,
            "messages": prompt.messages,
            "max_completion_tokens": max_tokens,
            **form_arguments(rung, prompt.schema),
        }
        asked = read_request(request)
        if asked.rung not in settings.rungs:
            parts = frozenset({SCHEMA})
            refusal = RequestRefusal("unsupported", f"there is no {rung} here", parts)
            raise Trouble("unsupported", refusal.message, refusal=refusal)
        key = prompt_key(request)
        nth = self._seen[key]
        self._seen[key] += 1
        luck = dice(settings.seed, "fault", key, nth)
        fault = settings.faults.drawn(luck)
        if asyncio.get_running_loop().time() < self.away_until:
            fault = luck.choice(["server_error", "time_out", "cut"])
        self.served[fault or ""] += 1
        pause = settings.latency + luck.random()
        if fault == "time_out" or pause > self.profile.timeout:
            await asyncio.sleep(self.profile.timeout)
            raise Trouble("timeout", "no answer in time")
        await asyncio.sleep(pause)
        if fault in AWAY:
            after = settings.retry_after if fault == "rate_limit" else None
            raise Trouble(AWAY[fault], fault, after)  # type: ignore[arg-type]
        answer = answer_to(asked, dice(settings.seed, "answer", key, nth))
        completion = self._house.completion(request, answer, fault)
        return completion_in(msgspec.json.encode(completion), rung)

    async def close(self) -> None:
        """There is nothing to close."""


def some_faults(luck: Random) -> Rates:
    """No faults, a few, or so many kinds that hardly anything else happens."""
    names = luck.sample(FAULTS, luck.choice([0, 1, 2, 4, len(FAULTS)]))
    total = luck.choice([0.1, 0.3, 0.6, 0.9])
    return Rates({name: total / len(names) for name in names})


def put_line(lines: ModelLines, client: PureClient) -> None:
    """Let this client answer for its profile."""
    lines._lines[client.profile.name] = ModelLine(client.profile, client, lines.out)  # type: ignore[arg-type]


class ShakyDatabase:
    """Now and then some transactions in a row fail: it restarts, or its disk is full."""

    def __init__(self, luck: Random, often: float) -> None:
        self.troubles = 0
        self.well = False
        self._luck = luck
        self._often = often
        self._left = 0
        self._kind = ""

    async def around(self, name: Name, do: Do, work: Work) -> Any:
        """Do the work, or fail before or after it."""
        if self.well:
            return await do(work)
        if not self._left and self._luck.random() < self._often:
            self._left = self._luck.randint(1, 6)
            self._kind = self._luck.choice(["before", "after", "full"])
        if not self._left:
            return await do(work)
        self._left -= 1
        self.troubles += 1
        if self._kind == "after":
            await do(work)
        raise full() if self._kind == "full" and name == "write" else lost()


def full() -> OperationalError:
    """What SQLite says when there is no room on the disk."""
    problem = sqlite3.OperationalError("database or disk is full")
    problem.sqlite_errorcode = sqlite3.SQLITE_FULL
    return OperationalError("a statement", {}, problem)
