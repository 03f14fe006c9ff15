"""S1 and S2 for Mini-Survivor: nobody is shown what depends on a secret that they may not know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from showrunner.formats.mini_survivor import facts
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.kernel import (
    PRODUCER,
    PUBLIC,
    Dice,
    Memo,
    Order,
    contestant,
    luck_from_seed,
)
from tests.secrecy.game import Game, scripted
from tests.secrecy.observer import difference, sheet_bytes, shown
from tests.secrecy.plantations import INTERVIEW, Garden, Place, Plantation, asked, talking
from tests.secrecy.searching import found

SIZE = 6
SEEDS = range(3)
BOARD = frozenset({"SurvivorsFell", "VotesCounted", "BoardShown", "SurvivorsCastOut"})
"""What a segment tells of the submissions: who fell, the totals, who stands where."""
TALKS = frozenset({"TalkBegan", "MessageSaid", "mini_survivor.talk", "mini_survivor.after_talk"})

DISCLOSES: dict[str, frozenset[str]] = {
    "owners": BOARD | {"TalkEnded"},
    "a submission": BOARD,
    "a bid": frozenset({"AuctionClosed"}),
    "a candidate vote": frozenset({"CandidateVotesCounted"}),
    "words of a talk": frozenset(),
    "a note": frozenset(),
    "preferences": TALKS,
    "an idol given in secret": BOARD,
    "garnets given in secret": BOARD | {"GarnetsShown", "AuctionClosed"},
    "an interview": frozenset(),
    "a memo": frozenset(),
    "a story told to one": frozenset(),
    "an unannounced twist": BOARD | {"PhaseSkipped", "PhaseBegan"},
    "an order that waits": frozenset(),
    "who answers for a seat": frozenset(),
}
"""The facts and questions at which a secret can first show, as docs/rules/mini_survivor.md says."""


def settings(**parameters: Any) -> SeasonSettings:
    return SeasonSettings(
        format="mini_survivor",
        version=1,
        title="Secrets",
        cast=tuple(Castaway(id=f"s{n}", name=f"{chr(65 + n)}nn") for n in range(SIZE)),
        parameters={
            "turns_per_conversation": 2,
            "conversations_per_player": 1,
            "public_posts": 1,
            "end_at": 8,
            **parameters,
        },
    )


Find = Callable[[Game, Dice, str], tuple[Callable[[Game], None], Callable[[Game], None]] | None]


def decision(kind: str, change: Callable[[Any, Any, Dice], Any]) -> Find:
    """Somebody else's next decision of this kind is another."""

    def find(game: Game, dice: Dice, observer: str) -> Any:
        ask = game.next_ask()
        if ask is None or ask.question.kind != f"mini_survivor.{kind}" or ask.seat == observer:
            return None
        if kind in ("talk", "after_talk") and observer in ask.group.branch.name:
            return None
        usual = game.script(game, ask)
        value = change(ask.question, usual.value, dice)
        if usual.by == "engine" or value is None:
            return None
        other = replace(usual, value=value)
        return (lambda twin: twin.enter(usual)), (lambda twin: twin.enter(other))

    return find


def another(question: Any, value: Any, dice: Dice) -> Any:
    tries = (question.random(dice) for _ in range(20))
    return next((other for other in tries if other != value), None)


def other_words(field: str) -> Callable[[Any, Any, Dice], Any]:
    return lambda question, value, dice: (
        {**value, field: f"secret {dice.below(999)}"} if value[field] else None
    )


def order(name: str, **terms: Any) -> Find:
    """An order about somebody else, which only one of the twins takes."""

    def find(game: Game, dice: Dice, observer: str) -> Any:
        seat = dice.pick([seat for seat in game.sheet.names if seat != observer])
        given = {key: seat if value == "SEAT" else value for key, value in terms.items()}
        given = {key: [seat] if value == "SEATS" else value for key, value in given.items()}
        entry = Order(name, given, salt="flip")
        if not game.may(entry):
            return None
        return (lambda twin: None), (lambda twin: twin.enter(entry))

    return find


def memo(game: Game, dice: Dice, observer: str) -> Any:
    seat = dice.pick([seat for seat in game.sheet.names if seat != observer])
    return (lambda twin: None), (lambda twin: twin.enter(Memo(seat, "diary", "Dear diary", "x")))


def stand_in(game: Game, dice: Dice, observer: str) -> Any:
    ask = game.next_ask()
    if ask is None or ask.seat == observer:
        return None
    usual = game.script(game, ask)
    if usual.by == "engine":
        return None
    other = replace(usual, by="clock")
    return (lambda twin: twin.enter(usual)), (lambda twin: twin.enter(other))


FLIPS: dict[str, Find] = {
    "a submission": decision("submission", another),
    "a bid": decision("bid", another),
    "a candidate vote": decision("candidate", another),
    "words of a talk": decision("talk", other_words("say")),
    "a note": decision("after_talk", other_words("note")),
    "preferences": decision("preferences", another),
    "an idol given in secret": order("give_idol", seat="SEAT"),
    "garnets given in secret": order("change_garnets", seat="SEAT", amount=9),
    "an interview": order("interview", seat="SEAT", question="Why?"),
    "a memo": memo,
    "a story told to one": order("event", story="Psst.", seats="SEATS"),
    "an unannounced twist": order("no_assassination", announce=False),
    "an order that waits": order("give_idol", seat="SEAT", when={"round": 99}),
    "who answers for a seat": stand_in,
}


def twins(kind: str, seed: int) -> tuple[Game, Game, Any] | None:
    """Two matches with one past that differ in this secret, played to their end."""
    for attempt in range(12):
        dice = Dice(b"mini secrecy", (kind, seed, attempt))
        observer = "" if dice.chance(1, 4) else f"s{dice.below(SIZE)}"
        script = scripted(bytes([dice.below(256) for _ in range(32)]), observer)
        schedule = (Scheduled(order="idol_auction", when={"round": 1, "phase": "submission"}),)
        chosen = msgspec.structs.replace(settings(), schedule=schedule)
        luck = luck_from_seed(f"{kind} {seed} {attempt}")
        game = Game(chosen, luck, script).start()
        for _ in range(dice.below(60)):
            game.advance()
        flip = None
        while flip is None and not game.kernel.over:
            flip = FLIPS[kind](game, dice, observer)
            if flip is None:
                game.advance()
        if flip is None:
            continue
        twin = game.fork()
        flip[0](game)
        flip[1](twin)
        play_on(game, twin)
        return game, twin, contestant(observer) if observer else PUBLIC
    return None


def play_on(*games: Game) -> None:
    for game in games:
        while game.advance():
            pass


def other_owners(seed: int) -> tuple[Game, Game, Any]:
    """Two matches in which two others own each other's Survivors."""
    dice = Dice(b"mini owners", (seed,))
    observer, one, other = dice.shuffle([f"s{n}" for n in range(SIZE)])[:3]
    script = scripted(bytes([dice.below(256) for _ in range(32)]), observer)
    luck = luck_from_seed(f"owners {seed}")
    first = Game(settings(), luck, script).start()
    second = Game(settings(), luck, script)
    usual = second.kernel.tell
    swapped = {one: other, other: one}

    def tell(fact: Any, to: Any, reveals: bool = False) -> None:
        if isinstance(fact, facts.SurvivorsDealt) and fact.seat in swapped:
            whose = first.sheet.survivors.items()
            owned = tuple(n for n, s in whose if s.owner == swapped[fact.seat])
            fact = facts.SurvivorsDealt(seat=fact.seat, survivors=tuple(sorted(owned)))
        usual(fact, to, reveals)

    second.kernel.tell = tell  # type: ignore[method-assign]
    second.start()
    play_on(first, second)
    return first, second, contestant(observer)


def leak(first: Game, second: Game, observer: Any, kind: str) -> str:
    for playing in (True, False):
        streams = [shown(game, observer, playing) for game in (first, second)]
        parted = difference(*streams)
        if parted is not None and DISCLOSES[kind].isdisjoint(parted.discloses):
            return f"{observer} is shown another {parted.discloses}: {parted}"
        end = None if parted is None else parted.at
        sheets = [
            sheet_bytes(game, stream[:end])
            for game, stream in zip((first, second), streams, strict=True)
        ]
        if sheets[0] != sheets[1]:
            return f"the sheet of {observer} differs"
    return ""


@pytest.mark.parametrize("kind", FLIPS)
def test_S1_only_listed_facts_disclose(kind: str):
    pairs = [pair for seed in SEEDS if (pair := twins(kind, seed)) is not None]
    assert len(pairs) == len(SEEDS)
    seen = [[told.fact for told in game.kernel.story.told] for pair in pairs for game in pair[:2]]
    assert any(a != b for a, b in zip(seen[::2], seen[1::2], strict=True)), "it was flipped"
    leaks = [found for pair in pairs if (found := leak(*pair, kind))]
    assert not leaks, "\n".join(leaks)


@pytest.mark.parametrize("seed", range(6))
def test_S1_who_owns_what_is_not_shown_before_it_matters(seed: int):
    first, second, observer = other_owners(seed)
    dealt = [shown(game, PRODUCER, False) for game in (first, second)]
    assert difference(*dealt) is not None
    assert not leak(first, second, observer, "owners")


# -- canaries --------------------------------------------------------------------------------------

GARDEN = Garden(
    settings(interview_memory="quarantined"),
    words={
        "mini_survivor.talk": Place("say", "words of a talk", talking),
        "mini_survivor.after_talk": Place("note", "a note", asked),
        "interview": INTERVIEW,
    },
    telltales={
        facts.SurvivorsDealt: "a deal",
        facts.SubmissionSent: "a submission",
        facts.StockGiven: "a stock",
    },
    over=lambda sheet: sheet.ended,
)


@pytest.mark.parametrize("seed", range(2))
def test_S2_no_mark_is_found_where_it_must_not_be(seed: int):
    plantation = Plantation(GARDEN, seed)
    for entries in (60, 10_000):
        leaks = found(plantation.play(entries))
        assert not leaks, "\n".join(leaks[:5])
    assert plantation.game.kernel.over
    assert len(plantation.hidden()) > 60
