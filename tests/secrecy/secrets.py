"""Kinds of secret, each with how to make two seasons differ in one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.facts import GroupTalkBegan
from showrunner.kernel import Answer, Ask, Dice, Entry, Hold, Memo, Order, Reseed, Ruling
from tests.secrecy.game import Game

Act = Callable[[Game], None]


def nothing(game: Game) -> None:
    """What is done to the season in which the secret is as it would have been."""


class Flip(NamedTuple):
    """One secret, flipped: what to do to each of the twins, and who may know the secret."""

    second: Act
    about: tuple[str, ...] = ()
    first: Act = nothing
    own: bool = False
    """Whether it is the observer's own, which must not enter what they play from."""


Find = Callable[[Game, Dice, str], Flip | None]
"""Looks for a secret that can be flipped now, of anybody but this observer."""


# -- decisions -------------------------------------------------------------------------------------

Change = Callable[[Any, Mapping[str, Any], Dice], Mapping[str, Any] | None]


def decision(kinds: str, change: Change, through: str = "answer") -> Find:
    """Somebody else's next decision of these kinds is another, or comes about in another way.

    Where the engine answers, because nothing is to be decided, nobody else can.
    """

    def find(game: Game, dice: Dice, observer: str) -> Flip | None:
        ask = game.next_ask()
        if ask is None or ask.question.kind not in kinds.split() or ask.seat == observer:
            return None
        about = (ask.seat, *listeners(game, ask))
        usual = game.script(game, ask)
        if observer in about or usual.by == "engine":
            return None
        value = change(ask.question, usual.value, dice)
        if value is None or (through == "answer" and value == usual.value):
            return None
        return Flip(THROUGH[through](ask, usual, value), about)

    return find


def listeners(game: Game, ask: Ask[Any]) -> tuple[str, ...]:
    """Who hears what is answered here: the others of a talk."""
    if ask.question.kind not in ("survivor.talk", "survivor.group_talk"):
        return ()
    name = ask.group.branch.name.split("#")[0]
    if "+" in name:
        return tuple(name.split("+"))
    groups = [told.fact for told in game.kernel.story.told if isinstance(told.fact, GroupTalkBegan)]
    return tuple(seat for group in groups if ask.seat in group.seats for seat in group.seats)


def _answer(ask: Ask[Any], usual: Answer, value: Mapping[str, Any]) -> Act:
    return lambda game: _enter(game, replace(usual, value=value))


def _stand_in(ask: Ask[Any], usual: Answer, value: Mapping[str, Any]) -> Act:
    by: Any = "clock" if usual.by == "stand-in" else "stand-in"
    return lambda game: _enter(game, replace(usual, by=by))


def _released(ask: Ask[Any], usual: Answer, value: Mapping[str, Any]) -> Act:
    hold = Hold((ask.question.kind,))
    return lambda game: _enter(game, hold, usual, Ruling(ask.id, "release"), Hold(()))


def _vetoed(ask: Ask[Any], usual: Answer, value: Mapping[str, Any]) -> Act:
    def act(game: Game) -> None:
        other = replace(usual, value=value)
        _enter(game, Hold((ask.question.kind,)), other, Ruling(ask.id, "veto"), Hold(()))
        asks = game.kernel.asks.values()
        again = next(a for a in asks if (a.seat, a.group.id) == (ask.seat, ask.group.id))
        _enter(game, replace(usual, ask=again.id))

    return act


def _replaced(ask: Ask[Any], usual: Answer, value: Mapping[str, Any]) -> Act:
    ruling = Ruling(ask.id, "replace", value, salt="ruling-salt")
    return lambda game: _enter(game, Hold((ask.question.kind,)), usual, ruling, Hold(()))


THROUGH: Mapping[str, Callable[[Ask[Any], Answer, Mapping[str, Any]], Act]] = {
    "answer": _answer,
    "stand-in": _stand_in,
    "released": _released,
    "vetoed": _vetoed,
    "replaced": _replaced,
}


def _enter(game: Game, *entries: Entry) -> None:
    for entry in entries:
        game.enter(entry)


def anything(question: Any, value: Mapping[str, Any], dice: Dice) -> Mapping[str, Any]:
    """Another legal answer, if a few tries find one."""
    tries = (question.random(dice) for _ in range(8))
    return next((other for other in tries if other != value), dict(value))


def as_it_is(question: Any, value: Mapping[str, Any], dice: Dice) -> Mapping[str, Any]:
    """The very same answer."""
    return value


def words(name: str) -> Change:
    """Other words in this field, where there are any."""
    return lambda question, value, dice: (
        {**value, name: f"no secret but {dice.below(10**6)}"} if value[name] else None
    )


def toggled(name: str) -> Change:
    """The other of yes and no, where that can be paid."""

    def change(question: Any, value: Mapping[str, Any], dice: Dice) -> Mapping[str, Any] | None:
        other = {**value, name: not value[name]}
        return None if any(budget.problem(other) for budget in question.budgets) else other

    return change


def played(question: Any, value: Mapping[str, Any], dice: Dice) -> Mapping[str, Any] | None:
    """A card that would be played is played on somebody else, or not at all."""
    return anything(question, value, dice) if value["play"] else None


def preferences(question: Any, value: Mapping[str, Any], dice: Dice) -> Mapping[str, Any]:
    """Other preferences; a note stays as it is."""
    return {**value, **{k: v for k, v in anything(question, value, dice).items() if k != "note"}}


# -- producers' acts -------------------------------------------------------------------------------


def order(terms: Callable[[Game, Dice, str, str], tuple[str, dict[str, Any]] | None]) -> Find:
    """An order that only one of the seasons takes; `terms` gives it, about this castaway."""

    def find(game: Game, dice: Dice, observer: str) -> Flip | None:
        about = [seat for seat in game.sheet.active if seat != observer]
        given = terms(game, dice, dice.pick(about), observer) if about else None
        if given is None:
            return None
        name, plain, *knowing = given
        entry = Order(name, plain, salt="flip")
        if not game.may(entry):
            return None
        return Flip(lambda twin: _enter(twin, entry), tuple(knowing))

    return find


def event(seat: str, *effects: dict[str, Any]) -> Any:
    """An event that one castaway alone is told of, or nobody but producers need notice."""
    terms = {"story": "A secret story.", "seats": [seat], "effects": list(effects)}
    return "event", terms, seat


# -- luck ------------------------------------------------------------------------------------------


def luck_of(kind: str, at: str = "") -> Find:
    """Everybody else's dice of this kind fall otherwise in one of the seasons, from now on.

    `at` is the kind of question before which that is done.
    """

    def find(game: Game, dice: Dice, observer: str) -> Flip | None:
        ask = game.next_ask()
        if at and (ask is None or ask.question.kind != at):
            return None
        luck = bytes([dice.below(256) for _ in range(32)])

        def act(twin: Game) -> None:
            usual = twin.kernel.dice

            def dice_of(name: tuple[str | int, ...]) -> Dice:
                others = name[1] == kind and observer not in name
                return Dice(luck, name) if others else usual(name)

            twin.kernel.dice = dice_of  # type: ignore[method-assign]

        return Flip(act)

    return find


def fresh_luck(same: bool) -> Find:
    """Producers renew the season's luck: with another key, or (telling nothing) with the same."""

    def find(game: Game, dice: Dice, observer: str) -> Flip | None:
        luck = game.luck if same else "".join(f"{dice.below(256):02x}" for _ in range(32))
        return Flip(lambda twin: _enter(twin, Reseed(luck)))

    return find


# -- notes and settings ----------------------------------------------------------------------------


def memo(game: Game, dice: Dice, observer: str) -> Flip | None:
    """Somebody else writes in their diary, or writes something else."""
    seat = dice.pick([seat for seat in game.sheet.players if seat != observer])
    first, second = (Memo(seat, "diary", f"dear diary {n}", f"salt{n}") for n in range(2))
    if dice.chance(1, 2):
        return Flip(lambda twin: _enter(twin, first), (seat,))
    return Flip(lambda twin: _enter(twin, second), (seat,), lambda twin: _enter(twin, first))


def interview_words(game: Game, dice: Dice, observer: str) -> Flip | None:
    """Somebody else says something else in the same interview."""
    seat = dice.pick([seat for seat in game.sheet.players if seat != observer])
    entry = Order("interview", {"seat": seat, "question": "Whom do you trust?"}, salt="flip")
    if not game.may(entry):
        return None

    def act(said: str) -> Act:
        def interview(twin: Game) -> None:
            twin.enter(entry)
            ask = list(twin.kernel.asks.values())[-1]
            twin.enter(Answer(ask.id, {"words": said}, salt=said))

        return interview

    return Flip(act("Nobody."), (seat,), act("Everybody."))


def interview_claims(game: Game, dice: Dice, observer: str) -> Flip | None:
    """Somebody else claims other things in the same interview, with other verdicts."""
    seat = dice.pick([seat for seat in game.sheet.players if seat != observer])
    terms = {"seat": seat, "question": "Whom do you trust?", "claims": list(FORMAT.claims)}
    entry = Order("interview", terms, salt="flip")
    if not game.may(entry):
        return None

    def act(number: int) -> Act:
        def interview(twin: Game) -> None:
            twin.enter(entry)
            ask: Any = list(twin.kernel.asks.values())[-1]
            value = {**ask.question.random(Dice(b"claims", (number,))), "words": "Both."}
            twin.enter(Answer(ask.id, value, salt="salt"))

        return interview

    return Flip(act(dice.below(9)), (seat,), act(9))


def own_interview(game: Game, dice: Dice, observer: str) -> Flip | None:
    """The observer is interviewed, apart from what they play from."""
    if not observer or game.sheet.parameters.interview_memory != "quarantined":
        return None
    terms = {"seat": observer, "question": "Whom do you trust?", "claims": list(FORMAT.claims)}
    entry = Order("interview", terms, salt="flip")
    return Flip(lambda twin: _enter(twin, entry), own=True) if game.may(entry) else None


@dataclass(frozen=True)
class Kind:
    """One kind of secret by its name in docs/secrecy.md."""

    name: str
    find: Find
    settings: bool = False
    """Whether the seasons differ from their settings on (personas, players, schedule)."""
