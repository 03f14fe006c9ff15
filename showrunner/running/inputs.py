"""Converts inputs of the inbox to entries of the journal, and carries out controls."""

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

MAX_PACE_SECONDS = 3600.0
FILLED_IN: Final = "filled_in"
"""The term of an answer that names its fields of acts that were read out of its words."""


_NOT_IN_ENTRY: Final = frozenset({FILLED_IN})
"""Terms that are not part of the entry."""


def answer_terms(ask: str, form: Form | None, answer: Any, seat: str) -> dict[str, Any]:
    """The terms of an answer from outside, with the acts that it omits read out of its words.

    An answer to a closed decision, whose form is not known any more, stays as it is.
    """
    acts = {} if form is None else filled_in(form, answer, seat)
    if not acts:
        return {"ask": ask, "value": answer, "by": "player"}
    return {"ask": ask, "value": {**answer, **acts}, "by": "player", FILLED_IN: sorted(acts)}


def is_control(input: Input) -> bool:
    """Whether an input is a control, which does not become an entry."""
    return input.kind == "control"


def entry_in(input: Input) -> Entry:
    """The entry that an input asks for. Raises Refused."""
    try:
        names = input.terms.keys() - _NOT_IN_ENTRY
        entry = entry_of(input.kind, {name: input.terms[name] for name in names})
    except ValueError as problem:
        raise Refused(str(problem)) from None
    if isinstance(entry, Hold | Reseed) or entry.salt:
        return entry
    return replace(entry, salt=secrets.token_hex(8))


async def obey(keeper: Keeper, input: Input, hires: Mapping[str, Hire]) -> Control:
    """Carry out a control and write that it was taken; returns the control. Raises Refused.

    `hires` are the functions that make the players of this process, by name.
    """
    columns: dict[str, Any] = {}
    try:
        control: Control = msgspec.convert(input.terms, Control)
    except (msgspec.ValidationError, WrongParameter) as problem:
        raise Refused(f"not a valid control: {problem}") from None
    match control:
        case Run():
            columns["paused_for"] = None
            keeper.pacing.run()
            keeper.use_new_status()
        case Pause():
            keeper.pacing.pause()
            keeper.use_new_status()
        case StepOn():
            columns["paused_for"] = None
            keeper.pacing.step_on(control.by)
            keeper.use_new_status()
        case SetPace():
            if not 0 <= control.seconds <= MAX_PACE_SECONDS:
                right = f"give 0 to {MAX_PACE_SECONDS:.0f}"
                raise Refused(f"a pace of {control.seconds} seconds: {right}")
            keeper.pacing.pace = control.seconds
        case SetPlayer(seat, player):
            if seat not in keeper.live.players:
                raise Refused(f"there is no seat {seat!r}: {suggest(seat, keeper.live.players)}")
            known = [*player_names(keeper.live.format), *hires]
            if player not in known:
                raise Refused(f"there is no player {player!r}: {suggest(player, known)}")
            await keeper.set_player(seat, player)
        case SetDeadlines():
            await keeper.set_deadlines(control.deadlines)
        case SetAllowance():
            try:
                control.allowance.verify(_profiles(hires))
            except WrongParameter as problem:
                raise Refused(str(problem)) from None
            await keeper.set_allowance(control.allowance)
        case AnswerOnce(ask, player):
            if ask not in keeper.live.kernel.asks:
                raise Refused(f"the decision {ask!r} is not open")
            if player not in hires:
                raise Refused(f"there is no model {player!r}: {suggest(player, list(hires))}")
    keeper.update_clock()
    await keeper.write_state(input=input.number, pace=keeper.pacing.pace, **columns)
    if isinstance(control, SetPlayer | SetDeadlines | AnswerOnce | Reload):
        await keeper.rebuild()
    return control


def _profiles(hires: Iterable[str]) -> list[str]:
    """The model profiles among the names of players that can be hired."""
    return [name.removeprefix(PREFIX) for name in hires if name.startswith(PREFIX)]
