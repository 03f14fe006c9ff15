"""Answering: where a season's next answer comes from, besides its inbox."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import structlog

from showrunner.errors import Refused
from showrunner.formats.format import Considered
from showrunner.kernel import Answer, Memo
from showrunner.running.calls import Calls, Value
from showrunner.running.keeper import Keeper
from showrunner.running.sealed import Sealed

log = structlog.get_logger()


class Answering:
    """Calls the players of this process, and says which answer or note comes next.

    It is theirs, a bot's, or that of whoever stands in for a player who failed or is late; in a
    blind season none comes before its time.
    """

    def __init__(self, kept: Keeper, calls: Calls, sealed: Sealed) -> None:
        self._kept = kept
        self._calls = calls
        self._sealed = sealed

    def call_players(self) -> None:
        """Put the open asks to the players of this process; end the calls that nobody needs."""
        live = self._kept.live
        self._calls.keep_only(live.kernel.asks)
        if self._kept.pacing.paused:
            return
        entry = self._kept.lease.head
        for ask in live.open_asks:
            player = live.player_of(ask)
            if player is not None and ask.id not in self._calls:
                self._calls.put(ask, player, entry)
        for seat, writer in live.writers:
            self._calls.write(seat, writer, entry)

    def next(self) -> Answer | Memo | None:
        """What is to be entered next, if anything is."""
        kept = self._kept
        entry = self._written() or self._reply() or self._late()
        return entry or kept.live.next_entry(kept.due.times)

    async def enter(self, entry: Answer | Memo) -> None:
        """Take what a player gave; an answer that is not legal is replaced by what stands in."""
        sealed = self._sealed.number(entry.ask) if isinstance(entry, Answer) else None
        try:
            await self._kept.enter(entry, sealed)
        except Refused as refusal:
            if isinstance(entry, Memo):
                raise
            live = self._kept.live
            ask = live.kernel.asks[entry.ask]
            why = str(refusal)
            log.warning("illegal answer", season=self._kept.season, seat=ask.seat, why=why)
            await self._kept.enter(live.late_answer(ask))

    def _written(self) -> Memo | None:
        """What a player of this process has written in their diary."""
        while (written := self._calls.next_entry()) is not None:
            if written.seat in self._kept.live.hired:
                return Memo(written.seat, "diary", written.words, secrets.token_hex(8))
        return None

    def _reply(self) -> Answer | None:
        """The next answer of a player in this process; what stands in where the player failed."""
        live = self._kept.live
        while not self._kept.due.blind and (reply := self._calls.next()) is not None:
            ask = live.kernel.asks.get(reply.ask)
            if ask is None or ask not in live.open_asks:
                continue
            return live.late_answer(ask) if reply.value is None else _answer(ask.id, reply.value)
        return None

    def _late(self) -> Answer | None:
        """What counts for the player whose time is over: in a blind season, what each one gave."""
        kept = self._kept
        ask = kept.due.over(kept.live.kernel.asks.values(), kept.clock.now())
        if ask is None:
            return None
        if not kept.due.blind:
            return kept.live.late_answer(ask)
        if (sealed := self._sealed.answer(ask.id)) is not None:
            return sealed
        reply = self._calls.take(ask.id)
        if reply is not None and reply.value is not None:
            return _answer(ask.id, reply.value)
        return kept.live.answer_when_due(ask)


def _answer(ask: str, value: Value) -> Answer:
    thought: Mapping[str, Any] = {}
    if isinstance(value, Considered):
        value, thought = value
    return Answer(ask, value, "player", secrets.token_hex(8), thought)
