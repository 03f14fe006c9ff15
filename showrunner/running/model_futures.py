"""Futures in which models play their own seats on, for at most a sum that producers name.

They are played in this process, which mostly waits for the models; bots play all other seats.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from showrunner.errors import CapReached, FutureFailed, PlayerAway, Refused
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.futures.bot_season import BotSeason
from showrunner.futures.chances import Chances, lucks_for
from showrunner.futures.outcome import Outcome, outcome_of
from showrunner.futures.stored import NUMBER, Progress, StoredPast, no_progress, stored_past
from showrunner.kernel import Answer, Ask, AskState, EntryResult, Memo, Views
from showrunner.players.casting import is_model
from showrunner.players.llm.allowance import MICROS, Allowance, Purse
from showrunner.players.llm.callbook import CallBook
from showrunner.players.llm.gate import Caller
from showrunner.players.player import Hire, SeatPart, SeatPlayer, Writer
from showrunner.running.calls import Calls, Reply
from showrunner.running.stand_ins import StandIns
from showrunner.store import Store

AT_ONCE: Final = 4
"""How many futures are played at the same time, if the rest of the sum is enough for them."""


class ModelChances(Chances, frozen=True, kw_only=True):
    """Chances from futures in which models played their own seats, and what these cost in dollars.

    `stopped` says why fewer futures were played than were asked for; empty if all were.
    """

    cost: float
    stopped: str = ""


async def chances_by_models(
    store: Store,
    hires: Mapping[str, Hire],
    season: str,
    cap: float,
    at: int | None = None,
    number: int = NUMBER,
    progress: Progress = no_progress,
) -> ModelChances:
    """The chances of all who are in the game after the entry `at` (default: the last one).

    Futures are played while they cost at most `cap` dollars together. The result is stored; what is
    stored from at least this number of futures is returned. Raises UnknownSeason, Refused for an
    entry that the season does not have or a season in which no model plays, and FutureFailed if not
    one future came to its end.
    """
    past = await stored_past(store, season)
    moment = len(past.entries) if at is None else at
    past.check(moment)
    if not any(map(is_model, past.players.values())):
        raise Refused(f"no model plays in the season {past.season}: have bots play its futures")
    stored = await chances_stored_by_models(store, past.season)
    kept = next((chances for chances in stored if chances.at == moment), None)
    if kept is not None and kept.number >= number:
        return kept
    owner = (await store.seasons.find(past.season)).owner
    book = CallBook(
        Purse(Allowance(season=cap)),
        keeps_replies=False,
        caller=Caller(f"futures of {past.season}", owner or ""),
    )
    outcomes, stopped = await _play(past, moment, number, hires, book, cap, progress)
    cost = _spent(book) / MICROS
    if not outcomes:
        raise FutureFailed(f"{stopped} (${cost:.4f} were spent)")
    chances = msgspec.structs.asdict(past.chances(moment, outcomes))
    found = ModelChances(**chances, cost=cost, stopped=stopped)
    body = msgspec.json.encode(found).decode()
    await store.forecasts.put(past.season, "model chances", {moment: body})
    return found


async def chances_stored_by_models(store: Store, season: str) -> list[ModelChances]:
    """The chances by models that are stored of a season (by its full id), by moment."""
    stored = await store.forecasts.of(season, "model chances")
    return [msgspec.json.decode(body, type=ModelChances) for body in stored.values()]


async def _play(
    past: StoredPast,
    at: int,
    number: int,
    hires: Mapping[str, Hire],
    book: CallBook,
    cap: float,
    progress: Progress,
) -> tuple[list[Outcome], str]:
    """The outcomes of futures, and why there are fewer than this number (empty if there are not).

    At first one is played alone: then it is known how many the rest of the sum is enough for.
    """

    async def future(luck: str) -> Outcome:
        season = await asyncio.to_thread(_season_at, past, at, hires, book)
        departed = len(season.chronicle.departures)
        season.draw_fresh_luck(luck)
        await season.play()
        return outcome_of(season, departed)

    lucks, said = lucks_for(past.luck, at, number), book.purse.allowance.said
    outcomes: list[Outcome] = []
    at_once = 1
    while len(outcomes) < number:
        chosen = lucks[len(outcomes) : len(outcomes) + at_once]
        played = await asyncio.gather(*map(future, chosen), return_exceptions=True)
        outcomes += [one for one in played if isinstance(one, Outcome)]
        progress(len(outcomes))
        for problem in played:
            if isinstance(problem, CapReached):
                return outcomes, f"the cap is reached: models play futures {said}"
            if isinstance(problem, PlayerAway):
                return outcomes, str(problem)
            if isinstance(problem, BaseException):
                raise problem
        spent = _spent(book)
        left = cap * MICROS - spent
        at_once = max(1, min(AT_ONCE, int(left * len(outcomes) / spent))) if spent else AT_ONCE
    return outcomes, ""


def _spent(book: CallBook) -> int:
    """What all calls have cost, in millionths of a dollar."""
    return sum(call.cost for call in book.unsaved)


def _season_at(past: StoredPast, at: int, hires: Mapping[str, Hire], book: CallBook) -> ModelSeason:
    season = ModelSeason(past, hires, book)
    season.replay(past.entries[:at])
    return season


class ModelSeason(BotSeason):
    """A season in memory in which models play the seats that are theirs, and bots the others."""

    def __init__(self, past: StoredPast, hires: Mapping[str, Hire], book: CallBook) -> None:
        self._allowance = book.purse.allowance
        self._models: dict[str, SeatPlayer] = {
            person.id: hires[past.players[person.id]](
                SeatPart(
                    past.season,
                    past.format,
                    person,
                    book,
                    past.settings.remembered_by(person.id),
                    self._decided_by_bot,
                )
            )
            for person in past.settings.cast
            if is_model(past.players[person.id])
        }
        self._views: Views[Fact] = Views(self._models)
        self._episodes = past.format.count_episodes()
        self._stand_ins = StandIns()
        super().__init__(past.settings, past.luck, past.players)
        self.thoughtless = True

    async def play(self) -> None:
        """Play to the end of the season. Raises PlayerAway, and CapReached."""
        woken = asyncio.Event()
        calls = Calls(woken.set)
        try:
            while not self.kernel.over:
                if calls.away is not None:
                    raise calls.away
                if (reply := calls.next()) is not None:
                    self._take(reply)
                elif (written := calls.next_entry()) is not None:
                    self.enter(Memo(written.seat, "diary", written.words, secrets.token_hex(8)))
                elif self.next_ask is not None or not self._call(calls):
                    self.go_on()
                else:
                    await woken.wait()
                    woken.clear()
                await asyncio.sleep(0)  # the server has other things to do
        finally:
            await calls.close()

    @property
    def next_ask(self) -> Ask[Any] | None:
        """The oldest ask that no model has to answer; None if there is none."""
        return next((ask for ask in self._open_asks if not self._is_a_models(ask)), None)

    @property
    def _open_asks(self) -> list[Ask[Any]]:
        return [ask for ask in self.kernel.asks.values() if ask.state is AskState.OPEN]

    def _is_a_models(self, ask: Ask[Any]) -> bool:
        return ask.seat in self._models and ask.question.only_answer() is None  # type: ignore[attr-defined]

    def _call(self, calls: Calls) -> bool:
        """Ask the models what waits for them; False if nothing does."""
        calls.keep_only(self.kernel.asks)
        for ask in self._open_asks:
            if self._is_a_models(ask) and ask.id not in calls:
                calls.put(ask, self._models[ask.seat], self.kernel.entries)
        for seat, player in self._models.items():
            if isinstance(player, Writer) and player.diary_due:
                calls.write(seat, player, self.kernel.entries)
        return len(calls) > 0

    def _take(self, reply: Reply) -> None:
        """Enter a model's answer, or the bot's if it failed. Raises PlayerAway for many such."""
        ask = self.kernel.asks.get(reply.ask)
        if ask is None or ask.state is not AskState.OPEN:
            return
        if reply.value is None:
            self.enter(self.company.answer(ask, "stand-in"))
        else:
            value = reply.value
            if isinstance(value, Considered):
                value = value.value
            self._enter_answer(ask, Answer(ask.id, value, "player", secrets.token_hex(8)))
        why = reply.why or None
        reason = self._stand_ins.count(ask.seat, self._episodes.number, why, self._allowance)
        if reason is not None:
            raise PlayerAway(reason, "then have the futures played again")

    def _decided_by_bot(self, ask: str) -> Considered:
        answer = self.company.answer(self.kernel.asks[ask])
        return Considered(dict(answer.value), dict(answer.thought))

    def _see(self, result: EntryResult) -> None:
        super()._see(result)
        for told in result.told:
            self._episodes.take(told.fact)
            for seats, fact in self._views.take(told):
                for seat in seats:
                    self._models[seat].see(fact)
