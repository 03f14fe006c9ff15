"""Finds the next answer or note of a season that does not come from its inbox."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import structlog

from showrunner.errors import Refused
from showrunner.formats.format import Considered
from showrunner.kernel import Answer, Memo
from showrunner.running.calls import Calls, Reply, Value
from showrunner.running.keeper import Keeper
from showrunner.running.sealed import SealedAnswers
from showrunner.running.stand_ins import StandIns

log = structlog.get_logger()


class Answering:
    """Calls the players of this process, and decides which answer or note comes next.

    It comes from one of these players, from a bot, or from the stand-in for a player who failed or
    is late. In a blind season, no answer counts before its decision is due.
    """

    def __init__(self, keeper: Keeper, calls: Calls, sealed: SealedAnswers) -> None:
        self._keeper = keeper
        self._calls = calls
        self._sealed = sealed
        self._stand_ins = StandIns()
        self._failed: Reply | None = None
        """The reply of a player who failed, for whom the next answer stands in."""

    def call_players(self) -> None:
        """Put open asks to the players of this process; cancel calls that are not needed."""
        live = self._keeper.live
        self._calls.keep_only(live.kernel.asks)
        if self._keeper.pacing.paused:
            return
        entry = self._keeper.lease.head
        for ask in live.open_asks:
            player = live.player_of(ask)
            if player is not None and ask.id not in self._calls:
                self._calls.put(ask, player, entry)
        for seat, writer in live.writers:
            self._calls.write(seat, writer, entry)

    def next(self) -> Answer | Memo | None:
        """The next answer or note, or None."""
        keeper = self._keeper
        self._failed = None
        entry = self._written() or self._reply() or self._late()
        return entry or keeper.live.next_entry(keeper.due.times)

    async def enter(self, entry: Answer | Memo) -> str | None:
        """Enter a player's answer or note; an illegal answer is replaced by the stand-in's.

        Returns why the season has to pause, or None.
        """
        if not isinstance(entry, Answer):
            await self._enter(entry)
            return None
        ask = self._keeper.live.kernel.asks[entry.ask]
        why = await self._enter(entry)
        failed = self._failed or Reply(ask.id, None, "no answer in time")
        live = self._keeper.live
        if live.model_of(ask) is None or live.kernel.over or entry.by == "engine":
            return None
        if entry.by != "player":
            why = failed.why
            if failed.agreed:
                return None
        allowance = self._keeper.calls.purse.allowance
        return self._stand_ins.count(ask.seat, live.episode, why or None, allowance)

    async def _enter(self, entry: Answer | Memo) -> str:
        """Enter an answer or note; returns why an answer was refused, or an empty text."""
        input_number = self._sealed.number(entry.ask) if isinstance(entry, Answer) else None
        try:
            await self._keeper.enter(entry, input_number)
        except Refused as refusal:
            if isinstance(entry, Memo):
                raise
            live = self._keeper.live
            ask = live.kernel.asks[entry.ask]
            why = str(refusal)
            log.warning("illegal answer", season=self._keeper.season, seat=ask.seat, why=why)
            await self._keeper.enter(live.late_answer(ask))
            return why
        return ""

    def _written(self) -> Memo | None:
        """The next diary entry of a player of this process."""
        while (written := self._calls.next_entry()) is not None:
            if written.seat in self._keeper.live.hired:
                return Memo(written.seat, "diary", written.words, secrets.token_hex(8))
        return None

    def _reply(self) -> Answer | None:
        """The next answer of a player of this process, or the stand-in's if the player failed."""
        live = self._keeper.live
        while not self._keeper.due.blind and (reply := self._calls.next()) is not None:
            ask = live.kernel.asks.get(reply.ask)
            if ask is None or ask not in live.open_asks:
                continue
            if reply.value is not None:
                return _answer(ask.id, reply.value)
            self._failed = reply
            return live.late_answer(ask)
        return None

    def _late(self) -> Answer | None:
        """The answer that counts for a decision whose time is over.

        In a blind season that is the player's own answer, if there is one.
        """
        keeper = self._keeper
        ask = keeper.due.overdue(keeper.live.kernel.asks.values(), keeper.clock.now())
        if ask is None:
            return None
        if not keeper.due.blind:
            return keeper.live.late_answer(ask)
        if (sealed := self._sealed.answer(ask.id)) is not None:
            return sealed
        reply = self._calls.take(ask.id)
        if reply is not None and reply.value is not None:
            return _answer(ask.id, reply.value)
        self._failed = reply
        return keeper.live.answer_when_due(ask)


def _answer(ask: str, value: Value) -> Answer:
    thought: Mapping[str, Any] = {}
    if isinstance(value, Considered):
        value, thought = value
    return Answer(ask, value, "player", secrets.token_hex(8), thought)
