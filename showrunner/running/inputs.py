"""What inputs ask for: entries of the journal, or that the season's running be changed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

import msgspec

from showrunner.errors import Refused, WrongParameter, suggest
from showrunner.formats.talk.filling_in import filled_in
from showrunner.kernel import Entry, Hold, Reseed
from showrunner.players.casting import player_names
from showrunner.players.llm.profile import PREFIX
from showrunner.players.player import Hire
from showrunner.questions import Form
from showrunner.running.control import (
    AnswerOnce,
    Control,
    Pause,
    Reload,
    Run,
    SetAllowance,
    SetDeadlines,
    SetPace,
    SetPlayer,
    StepOn,
)
from showrunner.running.keeper import Keeper
from showrunner.store.codec import entry_of
from showrunner.store.inbox import Input

SLOWEST_PACE_SECONDS = 3600.0
FILLED_IN: Final = "filled_in"
"""The term of an answer that names its fields of acts that were read out of its words."""


_ASIDE: Final = frozenset({FILLED_IN})
"""Terms that become no part of an entry."""


def answer_terms(ask: str, form: Form | None, answer: Any, seat: str) -> dict[str, Any]:
    """The terms of an answer that somebody outside gives, with the acts that it leaves out.

    An answer to a decision that is closed, whose form is not known any more, stays as it is.
    """
    read = {} if form is None else filled_in(form, answer, seat)
    if not read:
        return {"ask": ask, "value": answer, "by": "player"}
    return {"ask": ask, "value": {**answer, **read}, "by": "player", FILLED_IN: sorted(read)}


def is_control(one: Input) -> bool:
    """Whether an input becomes no entry."""
    return one.kind == "control"


def entry_in(one: Input) -> Entry:
    """The entry that an input would become. Raises Refused."""
    try:
        entry = entry_of(one.kind, {name: one.terms[name] for name in one.terms.keys() - _ASIDE})
    except ValueError as problem:
        raise Refused(str(problem)) from None
    if isinstance(entry, Hold | Reseed) or entry.salt:
        return entry
    return replace(entry, salt=secrets.token_hex(8))


async def obey(kept: Keeper, one: Input, hires: Mapping[str, Hire]) -> Control:
    """Do what a control says, and give the verdict on it; returns what it said. Raises Refused.

    `hires` are those who make the players of this process.
    """
    stand: dict[str, Any] = {}
    try:
        order: Control = msgspec.convert(one.terms, Control)
    except (msgspec.ValidationError, WrongParameter) as problem:
        raise Refused(f"no control: {problem}") from None
    match order:
        case Run():
            stand["paused_for"] = None
            kept.pacing.run()
            kept.stand_as_told()
        case Pause():
            kept.pacing.pause()
            kept.stand_as_told()
        case StepOn():
            stand["paused_for"] = None
            kept.pacing.step_on(order.by)
            kept.stand_as_told()
        case SetPace():
            if not 0 <= order.seconds <= SLOWEST_PACE_SECONDS:
                right = f"give 0 to {SLOWEST_PACE_SECONDS:.0f}"
                raise Refused(f"a pace of {order.seconds} seconds: {right}")
            kept.pacing.pace = order.seconds
        case SetPlayer(seat, player):
            if seat not in kept.live.players:
                raise Refused(f"there is no seat {seat!r}: {suggest(seat, kept.live.players)}")
            known = [*player_names(kept.live.format), *hires]
            if player not in known:
                raise Refused(f"there is no player {player!r}: {suggest(player, known)}")
            await kept.set_player(seat, player)
        case SetDeadlines():
            await kept.set_deadlines(order.deadlines)
        case SetAllowance():
            try:
                order.allowance.verify(_profiles(hires))
            except WrongParameter as problem:
                raise Refused(str(problem)) from None
            await kept.set_allowance(order.allowance)
        case AnswerOnce(ask, player):
            if ask not in kept.live.kernel.asks:
                raise Refused(f"no decision {ask!r} is open")
            if player not in hires:
                raise Refused(f"there is no model {player!r}: {suggest(player, list(hires))}")
    kept.clock_follows()
    await kept.stand(input=one.number, pace=kept.pacing.pace, **stand)
    if isinstance(order, SetPlayer | SetDeadlines | AnswerOnce | Reload):
        await kept.rebuild()
    return order


def _profiles(hires: Iterable[str]) -> list[str]:
    """The model profiles among who can be hired here."""
    return [name.removeprefix(PREFIX) for name in hires if name.startswith(PREFIX)]
