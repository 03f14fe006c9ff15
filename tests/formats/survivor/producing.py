"""What producers do in random seasons, for hypothesis.

An act is drawn as a name and a few small numbers, and becomes an entry only when the season is at
its moment: so most of them make sense there, and every plan shrinks to zeros.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from hypothesis import strategies as st

from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.cards import HIDDEN_IMMUNITY
from showrunner.formats.survivor.parameters import SurvivorParameters
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import Entry, Hold, Kernel, Memo, Order, Reseed, Ruling
from showrunner.questions import Choice, Flag, Number, Ranking

T = TypeVar("T")


class Act(NamedTuple):
    """What a producer does after some more answers: a name, and numbers that fill it in."""

    after: int
    name: str
    numbers: list[int]


class Numbers:
    """The numbers of an act, one after the other; 0 when they are used up."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._left = list(numbers)

    def below(self, limit: int) -> int:
        return self._left.pop(0) % limit if self._left else 0

    def pick(self, items: Sequence[T], otherwise: T) -> T:
        return items[self.below(len(items))] if items else otherwise

    def some(self, items: Sequence[T]) -> list[T]:
        """At least one of the items, each once."""
        left, chosen = list(items), []
        for _ in range(1 + self.below(3)):
            if left:
                chosen.append(left.pop(self.below(len(left))))
        return chosen


def acts(most: int) -> st.SearchStrategy[list[Act]]:
    """What producers do in a season."""
    one = st.builds(
        Act,
        st.integers(0, 40),
        st.sampled_from(sorted(ACTS)),
        st.lists(st.integers(0, 2**16), max_size=8),
    )
    return st.lists(one, max_size=most)


def made_of(act: Act, kernel: Kernel) -> Entry | None:
    """The entry that an act is at this moment; None where there is nothing to act on."""
    season: Any = kernel.rules
    return ACTS[act.name](Numbers(act.numbers), season.sheet, kernel)


Maker = Callable[[Numbers, SurvivorSheet, Kernel], Entry | None]
TEAM_POOL = ("Red", "Blue", "Green", "Driftwood")
WINDOWS = ("competition", "camp", "conversation", "vote", "end")


def _order(name: str, numbers: Numbers, **terms: Any) -> Order:
    """An order: mostly now, else scheduled."""
    when = [
        None,
        None,
        {},
        {"phase": WINDOWS[numbers.below(5)]},
        {"round": 1 + numbers.below(6)},
        {"left": 3 + numbers.below(5), "phase": "vote"},
        numbers.pick(CONDITIONS, {}),
    ][numbers.below(7)]
    given = terms if when is None else {**terms, "when": when}
    return Order(name, given, by="a producer", salt="salt")


def _set_parameter(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    declared = SurvivorParameters.declared()
    parameter = declared[numbers.pick(sorted(declared), "")]
    field, value = parameter.field, parameter.default
    match field:
        case Flag():
            value = bool(numbers.below(2))
        case Number():
            value = field.least + numbers.below(field.most - field.least + 2)
        case Choice():
            value = numbers.pick([option.value for option in field.options], "")
        case Ranking():
            value = numbers.some([option.value for option in field.options])
        case _:
            pass
    if parameter.name == "conversations_per_player":
        value = min(value, 5)
    terms = {"parameter": parameter.name, "value": value, "announce": bool(numbers.below(2))}
    return _order("set_parameter", numbers, **terms)


def _event(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    effects = [_effect(numbers, sheet) for _ in range(numbers.below(4))]
    return _order("event", numbers, story="A storm comes up.", effects=effects)


def _effect(numbers: Numbers, sheet: SurvivorSheet) -> dict[str, Any]:
    who = numbers.some(sheet.active)
    team = numbers.pick(list(sheet.food), "nowhere")
    out = [seat for seat, player in sheet.players.items() if player.status != "active"]
    amount = numbers.below(9) - 4
    secret = bool(numbers.below(2))
    made: list[dict[str, Any]] = [
        {"effect": "points", "seats": who, "amount": amount, "secret": secret},
        {"effect": "counters", "seats": who, "amount": amount, "secret": secret},
        {"effect": "food", "team": team, "amount": amount * 5},
        {"effect": "attributes", "seat": numbers.pick(who, ""), "competition": 3 + amount + 4},
        {"effect": "immunity", "seats": who},
        {"effect": "card", "seat": numbers.pick(who, ""), "kind": HIDDEN_IMMUNITY},
        {"effect": "plant", "team": team, "kind": HIDDEN_IMMUNITY},
        {"effect": "remove", "seats": who[:1]},
        {"effect": "return", "seats": numbers.some(out), "team": team},
        {"effect": "join", "seats": who, "team": team},
    ]
    return numbers.pick(made, made[0])


def _set_teams(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    teams: dict[str, list[str]] = {}
    for seat in sheet.active:
        teams.setdefault(numbers.pick(TEAM_POOL, ""), []).append(seat)
    return _order("set_teams", numbers, teams=teams)


def _choose_jury(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    out = [seat for seat, player in sheet.players.items() if player.status != "active"]
    return _order("choose_jury", numbers, seats=out[: 1 + numbers.below(7)])


def _withdraw(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    return _order("withdraw_scheduled", numbers, number=numbers.pick(list(sheet.schedule), 0))


def _ruling(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Ruling | None:
    held = [ask for ask in kernel.asks.values() if ask.answer and not ask.takes_answers]
    if not held:
        return None
    ask: Any = numbers.pick(held, held[0])
    verdict: Any = ("release", "veto", "replace")[numbers.below(3)]
    value = dict(ask.question.default) if verdict == "replace" else {}
    return Ruling(ask.id, verdict, value, salt="salt")


def _someone(sheet: SurvivorSheet, numbers: Numbers) -> str:
    """Mostly somebody in the game."""
    return numbers.pick([*sheet.active, *sheet.active, *sheet.players], "")


def _opportunity(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    way = ("everyone", "first_come", "auction")[numbers.below(3)]
    effects = [_taken(numbers, sheet) for _ in range(numbers.below(3))]
    terms: dict[str, Any] = {
        "story": "A raft comes by.",
        "price": numbers.below(4),
        "way": way,
        "effects": effects,
        "open": not numbers.below(2),
    }
    if way != "everyone" and numbers.below(2):
        terms["stock"] = 1 + numbers.below(3)
    if numbers.below(2):
        terms["seats"] = numbers.some(sheet.active)
    return _order("offer_opportunity", numbers, **terms)


def _taken(numbers: Numbers, sheet: SurvivorSheet) -> dict[str, Any]:
    """An effect for who takes it, or (some of the time) for somebody else."""
    effect = _effect(numbers, sheet)
    if "seat" in effect:
        effect["seat"] = "@taker"
    if "seats" in effect and numbers.below(4):
        effect["seats"] = ["@taker"]
    if "team" in effect and numbers.below(2):
        effect["team"] = "@taker"
    return effect


ROLLS = ("competition", "gathering", "bonus", "survival")


def _fix_roll(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    dice = [1 + numbers.below(7) for _ in range(3)]
    roll = numbers.pick(ROLLS, "")
    return _order("fix_roll", numbers, roll=roll, seat=_someone(sheet, numbers), dice=dice)


CONDITIONS: tuple[dict[str, Any], ...] = (
    {"fact": "VotedOut"},
    {"fact": "CompetitionWon", "times": 2},
    {"fact": "BallotRead", "where": {"counts": True}, "times": 3},
    {"fact": "PhaseBegan", "where": {"phase": "camp"}, "phase": "vote"},
    {"fact": "OpportunityTaken"},
)


def _define_card(numbers: Numbers, sheet: SurvivorSheet, kernel: Kernel) -> Order:
    """A new kind of card, which sometimes makes no sense, or is there already."""
    effects = numbers.some(
        [{"effect": "immune"}, {"effect": "block_vote"}, {"effect": "further_vote"}]
    )
    card = {
        "name": "Shield",
        "text": "Play it at a vote.",
        "playable": numbers.some(["before the votes", "after the votes"]),
        "on": numbers.pick(("anybody present", "another present", "nobody"), "nobody"),
        "effects": effects,
    }
    return _order(
        "define_card", numbers, kind=numbers.pick(("shield", "amulet", "rope"), ""), card=card
    )


ACTS: Mapping[str, Maker] = {
    "define_card": _define_card,
    "set_parameter": _set_parameter,
    "event": _event,
    "set_teams": _set_teams,
    "choose_jury": _choose_jury,
    "withdraw_scheduled": _withdraw,
    "interview": lambda numbers, sheet, kernel: _order(
        "interview",
        numbers,
        seat=numbers.pick(list(sheet.players), ""),
        question="Who goes?",
        claims=list(dict.fromkeys(numbers.some(list(FORMAT.claims)) + numbers.some(["vote"]))),
    ),
    "stop_before": lambda numbers, sheet, kernel: _order(
        "stop_before", numbers, phase=numbers.pick((*WINDOWS, "any"), "")
    ),
    "go_on": lambda numbers, sheet, kernel: _order("go_on", numbers),
    "reveal_secrets": lambda numbers, sheet, kernel: _order("reveal_secrets", numbers),
    "remove_castaway": lambda numbers, sheet, kernel: _order(
        "remove_castaway", numbers, seat=_someone(sheet, numbers)
    ),
    "return_castaway": lambda numbers, sheet, kernel: _order(
        "return_castaway",
        numbers,
        seat=numbers.pick([s for s, p in sheet.players.items() if p.status != "active"], "nobody"),
        team=numbers.pick(list(sheet.food), ""),
    ),
    "grant_immunity": lambda numbers, sheet, kernel: _order(
        "grant_immunity", numbers, seats=numbers.some(sheet.active)
    ),
    "deal_teams": lambda numbers, sheet, kernel: _order(
        "deal_teams", numbers, names=list(TEAM_POOL[: 1 + numbers.below(4)])
    ),
    "set_comment_order": lambda numbers, sheet, kernel: _order(
        "set_comment_order",
        numbers,
        seats=numbers.some(list(sheet.players)),
        occasion=("vote", "jury", "finalists")[numbers.below(3)],
    ),
    "stage_competition": lambda numbers, sheet, kernel: _order(
        "stage_competition",
        numbers,
        title="A race",
        stakes=("both", "reward", "immunity")[numbers.below(3)],
        sits_out=numbers.some(sheet.active)[: numbers.below(3)],
    ),
    "cancel_phase": lambda numbers, sheet, kernel: _order(
        "cancel_phase", numbers, phase=numbers.pick(WINDOWS[:4], "")
    ),
    "repeat_phase": lambda numbers, sheet, kernel: _order(
        "repeat_phase", numbers, phase=numbers.pick(WINDOWS[:4], "")
    ),
    "open_group_talk": lambda numbers, sheet, kernel: _order(
        "open_group_talk", numbers, seats=numbers.some(sheet.active)
    ),
    "offer_opportunity": _opportunity,
    "fix_roll": _fix_roll,
    "exile_castaways": lambda numbers, sheet, kernel: _order(
        "exile_castaways", numbers, seats=numbers.some(sheet.active)
    ),
    "hold": lambda numbers, sheet, kernel: Hold(
        tuple(numbers.some(sorted(FORMAT.decisions))[: numbers.below(3)])
    ),
    "ruling": _ruling,
    "reseed": lambda numbers, sheet, kernel: Reseed(f"{numbers.below(2**16):064x}"),
    "memo": lambda numbers, sheet, kernel: Memo(
        numbers.pick(list(sheet.players), ""), "diary", "A long day.", "salt"
    ),
}
"""Everything that producers (and, with notes, players) can enter beside answers."""
