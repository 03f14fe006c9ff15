"""DS-9.1: an order is validated whole before it changes anything; refused, it says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from showrunner.errors import OrderRefused, SeasonOver
from showrunner.formats.facts import OrderTaken
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.facts import FinalBegan, VotedOut
from showrunner.kernel import Order
from tests.formats.survivor.playing_cards import EVERY_MOMENT
from tests.formats.survivor.table import Table

RED_AND_BLUE = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def begun() -> Table:
    """Two teams of four, whose first competition has begun."""
    table = Table(8, teams=RED_AND_BLUE)
    table.start()
    return table


def in_final() -> Table:
    table = Table(5)
    table.until_told(FinalBegan)
    return table


def forming_jury() -> Table:
    """The rounds are over, and cards may be played that change who sits on the jury."""
    table = Table(5, parameters=EVERY_MOMENT)
    table.until(lambda: any("when the jury" in ask.question.text for ask in table.open_asks))
    return table


def over() -> Table:
    return Table(4).play()


def one_out() -> Table:
    table = begun()
    table.until_told(VotedOut)
    return table


def few_left() -> Table:
    table = Table(4, parameters={"finalists": 2})
    table.order("remove_castaway", seat="ada")
    table.order("remove_castaway", seat="ben")
    return table


def state(table: Table) -> tuple[object, ...]:
    """All that an order could change."""
    asks = [(ask.id, ask.state, ask.answer, ask.question) for ask in table.kernel.asks.values()]
    return table.kernel.entries, table.kernel.story.digest, asks, repr(vars(table.sheet))


def effects(*made: dict[str, Any]) -> dict[str, Any]:
    return {"story": "A storm.", "effects": list(made)}


def points(amount: int, *seats: str) -> dict[str, Any]:
    return {"effect": "points", "seats": list(seats), "amount": amount}


JOIN = {"effect": "join", "seats": ["ada"], "team": "TEAM"}
PLANT = {"effect": "plant", "team": "TEAM", "kind": "hidden_immunity"}
FOOD = {"effect": "food", "team": "TEAM", "amount": 5}

REFUSED: list[tuple[Callable[[], Table], str, dict[str, Any], str]] = [
    # -- no such order, or not its terms
    (begun, "remove_castway", {"seat": "ada"}, "no such order; did you mean 'remove_castaway'"),
    (begun, "dance", {}, "there is no such order; use one of set_parameter, interview"),
    (begun, "remove_castaway", {}, "missing required field `seat`; it takes seat, why"),
    (begun, "remove_castaway", {"seat": 3}, r"Expected `str`, got `int` - at `\$.seat`"),
    (begun, "remove_castaway", {"seat": "ada", "why": "bored"}, "Invalid enum value 'bored'"),
    (begun, "remove_castaway", {"seat": "ada", "day": 3}, "unknown field `day`"),
    (begun, "go_on", {"now": True}, "unknown field `now`; it takes no terms"),
    (begun, "event", {"story": ""}, "Expected words"),
    (begun, "event", {"story": 7}, "Expected words"),
    (begun, "interview", {"seat": "ada", "question": None}, "it takes seat, question"),
    # -- parameters (DS-9.2)
    (begun, "set_parameter", {"parameter": "team_rewards", "value": 2}, "mean 'team_reward'"),
    (begun, "set_parameter", {"parameter": "team_reward", "value": 51}, "51 is out of range"),
    (begun, "set_parameter", {"parameter": "team_reward", "value": "two"}, "not a whole number"),
    (begun, "set_parameter", {"parameter": "team_roll", "value": "worst"}, "may not be chosen"),
    (begun, "set_parameter", {"parameter": "group_talk", "value": "yes"}, "neither yes nor no"),
    (begun, "set_parameter", {"parameter": "tie_break", "value": ["draw"]}, "may not be chosen"),
    (begun, "set_parameter", {"parameter": "jury_size", "value": 6}, "even or divisible by 3"),
    (begun, "set_parameter", {"parameter": "teams", "value": 3}, "only be set before the season"),
    # -- people
    (begun, "remove_castaway", {"seat": "zoe"}, "no castaway 'zoe'"),
    (one_out, "remove_castaway", {"seat": "OUT"}, "'OUT' is out of the game; in it are"),
    (few_left, "remove_castaway", {"seat": "cal"}, "fewer than two castaways would be left"),
    (begun, "return_castaway", {"seat": "ada", "team": "Red"}, "'ada' is active, not out"),
    (one_out, "return_castaway", {"seat": "OUT", "team": "Green"}, "there is no team 'Green'"),
    (in_final, "return_castaway", {"seat": "OUT", "team": "TEAM"}, "comes too late"),
    (in_final, "remove_castaway", {"seat": "FINALIST"}, "too late for .*: the final has begun"),
    (begun, "exile_castaways", {"seats": ["zed"]}, "no castaway 'zed'"),
    (begun, "exile_castaways", {"seats": ["ada", "ben", "cal", "dee"]}, "nobody of Red"),
    (one_out, "exile_castaways", {"seats": ["OUT"]}, "'OUT' is out of the game"),
    (in_final, "exile_castaways", {"seats": ["ada"]}, "too late"),
    (begun, "fix_roll", {"roll": "luck", "seat": "ada", "dice": [1, 1, 1]}, "Invalid enum value"),
    (begun, "fix_roll", {"roll": "bonus", "seat": "ada", "dice": [1, 1, 7]}, "<= 6"),
    (in_final, "fix_roll", {"roll": "bonus", "seat": "ada", "dice": [1, 1, 1]}, "too late"),
    (begun, "offer_opportunity", {"story": "A raft.", "team": "Green"}, "no team 'Green'"),
    (begun, "offer_opportunity", {"story": "A raft.", "stock": 1}, "omit `stock`"),
    (
        begun,
        "offer_opportunity",
        effects({"effect": "join", "seats": ["@taker"], "team": "Red"}),
        "waits for a window",
    ),
    (
        begun,
        "offer_opportunity",
        effects({"effect": "points", "seats": ["ada"], "amount": -3}),
        "'ada' has 0 points",
    ),
    (begun, "event", effects({"effect": "points", "seats": ["@taker"], "amount": 1}), "@taker"),
    (in_final, "offer_opportunity", {"story": "A raft."}, "too late"),
    (begun, "grant_immunity", {"seats": []}, "array` of length >= 1"),
    (begun, "grant_immunity", {"seats": ["zoe"]}, "no castaway 'zoe'"),
    (begun, "grant_immunity", {"seats": ["ada", "ada"]}, "two effects touch the immunity"),
    (one_out, "grant_immunity", {"seats": ["OUT"]}, "is out of the game"),
    (begun, "interview", {"seat": "zoe", "question": "Who?"}, "no castaway 'zoe'"),
    (begun, "define_card", {"kind": "shield", "card": {}}, "missing required field `name`"),
    (begun, "event", effects({"effect": "plant", "team": "Red", "kind": "spy"}), "card_moments"),
    # -- teams (DS-1.7)
    (begun, "set_teams", {"teams": {"Red": ["ada"]}}, "ben, cal, .* would be in no team"),
    (begun, "set_teams", {"teams": {"A": [*"xy"]}}, "no castaway 'x'"),
    (few_left, "set_teams", {"teams": {"A": ["cal", "dee"], "B": ["cal"]}}, "in two teams"),
    (few_left, "set_teams", {"teams": {"A": ["cal", "dee"], "B": []}}, "at least one member"),
    (few_left, "set_teams", {"teams": {" ": ["cal", "dee"]}}, "a team needs a name"),
    (few_left, "deal_teams", {"names": []}, "0 teams cannot be dealt: give 1 to 2"),
    (few_left, "deal_teams", {"names": [*"ABC"]}, "3 teams cannot be dealt: give 1 to 2"),
    (few_left, "deal_teams", {"names": ["A", "A"]}, "a name of its own"),
    (few_left, "deal_teams", {"names": ["A", ""]}, "a name of its own"),
    (in_final, "set_teams", {"teams": {}}, "comes too late"),
    (in_final, "deal_teams", {"names": ["A"]}, "comes too late"),
    # -- the vote and the jury
    (begun, "set_comment_order", {"seats": []}, "nobody is named"),
    (begun, "set_comment_order", {"seats": ["ada", "ada"]}, "named twice"),
    (begun, "set_comment_order", {"seats": ["zoe"]}, "no castaway 'zoe'"),
    (begun, "set_comment_order", {"seats": ["ada"], "occasion": "dinner"}, "Invalid enum value"),
    (in_final, "set_comment_order", {"seats": ["ada"]}, "comes too late"),
    (in_final, "choose_jury", {"seats": ["OUT"]}, "comes too late"),
    # -- phases (DS-9.8, DS-3.9)
    (begun, "cancel_phase", {"phase": "dinner"}, "Invalid enum value 'dinner'"),
    (in_final, "cancel_phase", {"phase": "vote"}, "comes too late"),
    (in_final, "repeat_phase", {"phase": "vote"}, "comes too late"),
    (begun, "stage_competition", {}, "the competition has begun"),
    (one_out, "stage_competition", {"sits_out": ["OUT"]}, "is out of the game"),
    (one_out, "stage_competition", {"sits_out": "BLUE"}, "nobody of Blue would compete"),
    (one_out, "stage_competition", {"stakes": "fame"}, "Invalid enum value 'fame'"),
    (in_final, "stage_competition", {}, "comes too late"),
    # -- talk (DS-5.9)
    (begun, "open_group_talk", {"seats": ["ada"]}, "two or more castaways"),
    (begun, "open_group_talk", {"seats": ["ada", "ada"]}, "each named once"),
    (one_out, "open_group_talk", {"seats": ["ada", "OUT"]}, "is out of the game"),
    # -- windows (DS-1.8)
    (begun, "stop_before", {"phase": "dinner"}, "no window before 'dinner'"),
    (in_final, "stop_before", {}, "comes too late"),
    (begun, "withdraw_scheduled", {"number": 1}, r"no order number 1 waits; waiting are \[\]"),
    (begun, "reveal_secrets", {}, "the season is not over"),
    (over, "reveal_secrets", {}, "open already"),
    # -- events (DS-9.3)
    (begun, "event", {"story": "A storm.", "team": "Green"}, "there is no team 'Green'"),
    (begun, "event", {"story": "A storm.", "seats": ["zoe"]}, "no castaway 'zoe'"),
    (begun, "event", effects({"effect": "rain"}), "Invalid value 'rain'"),
    (begun, "event", effects(points(-1, "ada")), "'ada' has 0 points: 1 cannot be taken"),
    (begun, "event", effects(points(1001, "ada")), "<= 1000"),
    (begun, "event", effects(points(1, "zoe")), "no castaway 'zoe'"),
    (begun, "event", effects(points(1)), "array` of length >= 1"),
    (begun, "event", effects(points(2, "ada"), points(1, "ada")), "touch the points of 'ada'"),
    (begun, "event", effects({"effect": "food", "team": "Red", "amount": -29}), "has 28 food"),
    (begun, "event", effects({"effect": "food", "team": "X", "amount": 1}), "no team 'X'"),
    (
        begun,
        "event",
        effects({"effect": "food", "team": "Red", "amount": 1, "secret": True}),
        "food is public",
    ),
    (
        begun,
        "event",
        effects({"effect": "immunity", "seats": ["ada"], "secret": True}),
        "immunity is public",
    ),
    (begun, "event", effects({"effect": "attributes", "seat": "ada", "survival": 2}), "3 to 18"),
    (begun, "event", effects({"effect": "card", "seat": "ada", "kind": "idol"}), "no card 'idol'"),
    (begun, "event", effects({"effect": "plant", "team": "Red", "kind": "x"}), "no card 'x'"),
    (
        begun,
        "event",
        effects({"effect": "remove", "seats": ["ada"]}, points(1, "ada")),
        "'ada' leaves the game with this event",
    ),
    (
        begun,
        "event",
        effects(
            {"effect": "remove", "seats": ["ada"]},
            {"effect": "card", "seat": "ada", "kind": "amulet"},
        ),
        "'ada' leaves the game with this event: give them no card",
    ),
    (
        few_left,
        "event",
        effects({"effect": "remove", "seats": ["cal", "dee"]}),
        "fewer than two castaways would be left",
    ),
    (one_out, "event", effects({"effect": "join", "seats": ["OUT"], "team": "Red"}), "is out"),
    (begun, "event", effects({"effect": "return", "seats": ["ada"], "team": "Red"}), "not out"),
    # -- when
    (begun, "go_on", {"when": 3}, "when: 3 is not a table; `when` takes round, phase"),
    (begun, "go_on", {"when": {"phase": "dinner"}}, "when: there is no window before 'dinner'"),
    (begun, "go_on", {"when": {"round": "two"}}, "when: Expected `int | null`, got `str`"),
    (begun, "go_on", {"when": {"day": 2}}, "when: .*unknown field `day`"),
    (begun, "dance", {"when": {"round": 2}}, "there is no such order"),
    (begun, "remove_castaway", {"when": {"round": 2}}, "missing required field `seat`"),
    (in_final, "go_on", {"when": {"phase": "vote"}}, "comes too late"),
    # -- once the rounds are over (DS-9.1)
    (forming_jury, "return_castaway", {"seat": "OUT", "team": "TEAM"}, "there is no round any"),
    (forming_jury, "repeat_phase", {"phase": "vote"}, "there is no round any more"),
    (forming_jury, "fix_roll", {"roll": "bonus", "seat": "ada", "dice": [1, 1, 1]}, "no round any"),
    (forming_jury, "grant_immunity", {"seats": ["ada"]}, "there is no round any more"),
    (forming_jury, "offer_opportunity", {"story": "A raft."}, "there is no round any more"),
    (forming_jury, "event", effects(JOIN), "there is no round any more"),
    (forming_jury, "event", effects(PLANT), "there is no round any more"),
    (in_final, "event", effects(PLANT), "there is no round any more"),
    (in_final, "event", effects(FOOD), "there is no round any more"),
    (in_final, "event", effects(points(1, "FINALIST")), "too late for .*: the final has begun"),
]


def filled_in(terms: Any, table: Table) -> Any:
    """The terms, with names for who is out, a finalist, a team, all of a team."""
    gone = next((seat for seat, each in table.sheet.players.items() if each.status != "active"), "")
    gone = next((fact.seat for fact in table.facts(VotedOut)), gone)
    known = {
        "OUT": gone,
        "FINALIST": next(iter(table.sheet.finalists), ""),
        "TEAM": next(iter(table.sheet.food)),
        "BLUE": table.sheet.teams.get("Blue"),
    }
    if isinstance(terms, dict):
        return {name: filled_in(value, table) for name, value in terms.items()}
    if isinstance(terms, list):
        return [filled_in(value, table) for value in terms]
    return known.get(terms, terms) if isinstance(terms, str) else terms


@pytest.mark.parametrize(("when", "name", "terms", "why"), REFUSED)
def test_DS_9_1_a_refused_order_says_why_and_changes_nothing(
    when: Callable[[], Table], name: str, terms: dict[str, Any], why: str
) -> None:
    table = when()
    order = Order(name, filled_in(terms, table))
    gone = next((fact.seat for fact in table.facts(VotedOut)), "OUT")
    before = state(table)
    with pytest.raises(OrderRefused, match=why.replace("OUT", gone)) as refusal:
        table.kernel.check(order)
    assert refusal.value.order == name
    assert state(table) == before
    with pytest.raises(OrderRefused):
        table.enter(order)
    assert state(table) == before


def test_DS_9_1_every_order_has_a_refusal_above() -> None:
    tried = {name for _, name, _, _ in REFUSED}
    assert {order.name for order in FORMAT.orders} <= tried


@pytest.mark.parametrize("name", [order.name for order in FORMAT.orders])
def test_DS_9_1_a_season_that_is_over_takes_no_order_but_to_be_revealed(name: str) -> None:
    terms: dict[str, dict[str, Any]] = {
        "set_parameter": {"parameter": "reveal", "value": "at_end"},
        "interview": {"seat": "ada", "question": "Who?"},
        "withdraw_scheduled": {"number": 1},
        "event": {"story": "A storm."},
        "remove_castaway": {"seat": "ada"},
        "return_castaway": {"seat": "ada", "team": "Red"},
        "grant_immunity": {"seats": ["ada"]},
        "define_card": {
            "kind": "shield",
            "card": {
                "name": "Shield",
                "text": "Play it at a vote.",
                "playable": ["before the votes"],
                "effects": [{"effect": "immune"}],
            },
        },
        "exile_castaways": {"seats": ["ada"]},
        "fix_roll": {"roll": "bonus", "seat": "ada", "dice": [1, 2, 3]},
        "offer_opportunity": {"story": "A raft."},
        "set_teams": {"teams": {}},
        "deal_teams": {"names": ["A"]},
        "set_comment_order": {"seats": ["ada"]},
        "choose_jury": {"seats": ["ada"]},
        "cancel_phase": {"phase": "vote"},
        "repeat_phase": {"phase": "vote"},
        "open_group_talk": {"seats": ["ada", "ben"]},
    }
    table = Table(4, parameters={"reveal": "by_order"}).play()
    if name == "reveal_secrets":
        table.order(name)
        assert table.sheet.revealed
        return
    with pytest.raises(SeasonOver):
        table.order(name, **terms.get(name, {}))
    assert not table.facts(OrderTaken)
