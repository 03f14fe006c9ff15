"""SG-5 to SG-8: the Armory and how it grows, areas that close, and how a game ends."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import OBSTACLES, obstacles_of
from showrunner.formats.surviving_the_game.ending import ranking, winners
from tests.formats.surviving_the_game.table import Table, cards

STRONG = ["u14", "u01", "u11"]
RICH = ["b_chip"] * 5


def test_SG_5_1_all_creds_of_the_turn_are_the_budget() -> None:
    table = Table(
        2,
        hands={"a": ["b_chip", "pocket", "mercenary", "unarmed", "unarmed", "unarmed"]},
        obstacles={1: ["riot_bot"] * 3},
    )
    table.until_asked("buy", "a")
    assert table.sheet.turn.creds == 2 + 1 + 2 + 2, "and the trophy's two"


@pytest.mark.parametrize(("level", "upgrades"), [(1, False), (2, True), (4, True)])
def test_SG_5_2_level_2_of_the_armory_is_open_from_level_2_on(level: int, upgrades: bool) -> None:
    table = Table(2, levels={"a": level}, hands={"a": RICH})
    table.on("move", "stay", "a", 2)
    ask = table.until_asked("buy", "a")
    kinds = {kind_of(one) for one in table.options(ask, "buy")}
    assert any(kind.startswith("a1_") for kind in kinds)
    assert any(kind.startswith("u") for kind in kinds) is upgrades
    assert ask.question.fields["buy"].most == 2


def test_SG_5_3_cards_of_the_ids_colour_cost_one_less_and_one_at_least() -> None:
    table = Table(2, identities={"a": "cyborg"}, hands={"a": RICH}, price_change=-2)
    table.until_asked("buy", "a")
    prices = {
        kind: table.sheet.price("a", kind_struct)
        for kind, kind_struct in table.format.cards.items()
        if kind in ("a1_decoder", "a1_optic", "a1_claw")
    }
    assert prices == {"a1_decoder": 1, "a1_optic": 1, "a1_claw": 2}


def test_SG_5_4_purchases_go_to_the_discard_pile() -> None:
    table = Table(2, hands={"a": RICH})
    table.on("buy", cards("a1_rifle", "a1_claw"), "a", 2)
    bought = table.until_told(facts.CardBought, seat="a")
    moved = table.fact(facts.CardsMoved, cards=(bought.card,))
    assert (moved.source, moved.target) == ("armory/a1_rifle", "discard/a")


def test_SG_5_5_SG_5_8_a_bought_top_is_replaced_only_when_the_turn_is_over() -> None:
    table = Table(2, levels={"a": 2}, hands={"a": ["b_chip"] * 8})
    table.on("move", "stay", "a", 2)
    ask = table.until_asked("buy", "a")
    top = table.sheet.pile("top/1").known[0]
    assert sum(kind_of(one) == kind_of(top) for one in table.options(ask, "buy")) <= len(
        {kind_of(table.sheet.pile(f"top/{stack}").known[0]) for stack in (1, 2, 3)}
    )
    hidden = table.sheet.pile("stack/1").top[0]
    with pytest.raises(IllegalAnswer):
        table.answer(ask, {"buy": [top, hidden]})
    table.answer(ask, {"buy": [top]})
    assert table.sheet.pile("top/1").known == (hidden,)
    names = [type(fact).__name__ for fact in table.view()]
    bought = names.index("CardBought")
    assert (
        table.view().index(table.fact(facts.CardsMoved, source="stack/1", cards=(hidden,))) > bought
    )


def test_SG_5_6_hand_and_play_are_discarded_and_five_drawn() -> None:
    table = Table(2, hands={"a": ["unarmed", "pocket", "injury"]})
    table.after_turn()
    assert table.sheet.pile("hand/a").size == 5
    assert table.sheet.pile("play/a").size == 0


def test_SG_5_7_consumables_and_destroyed_cards_leave_the_game() -> None:
    table = Table(2, hands={"a": ["b_stim", "a1_purge", "unarmed"]}, obstacles={1: ["riot_bot"]})
    table.at_turn("a", 2, lambda: table.season.gain_injury("a"))
    table.on("play", cards("b_stim", "a1_purge"), "a", 2)
    destroyed = table.until_told(facts.CardDestroyed, seat="a")
    assert kind_of(destroyed.card) == "injury"
    assert {"b_stim", "injury"} <= set(table.kinds("removed"))
    assert not {"b_stim.3", destroyed.card} & set(table.sheet.players["a"].owned)


def test_SG_5_8_an_extra_pile_that_was_bought_empty_is_refilled_with_matching() -> None:
    table = Table(2, levels={"a": 2}, hands={"a": ["b_chip"] * 8}, obstacles={2: ["mercenary"] * 2})
    stack = ("u01", "u02", "u02", "u03")

    def lay() -> None:
        table.put("top/1", "u05")
        table.put("stack/1", *stack)
        table.stand("a", 3)
        table.season.tell(facts.ArmoryGrew(seat="a", level=3), table.audience(facts.RoundBegan))
        table.put("extra/1/3", "u09")
        table.put("extra/2/3", "u09")
        table.put("extra/3/3", "u09")

    table.at_turn("a", 2, lay).on("move", "down", "a", 2)
    ask = table.until_asked("buy", "a")
    extra = table.sheet.pile("extra/1/3").known[0]
    table.answer(ask, {"buy": [extra]})
    assert table.kinds("extra/1/3") == ["u05"], "the open card comes beside the stack"
    assert table.kinds("top/1") == ["u01"]


def test_SG_5_9_turns_pass_to_the_next_player_still_inside() -> None:
    table = Table(3, hands={"b": []}, obstacles={1: ["riot_bot"]})
    table.at_turn("b", 2, lambda: table.health("b", 10))
    table.until_told(facts.PlayerEliminated, seat="b")
    table.until_told(facts.RoundBegan, round=4)
    assert [fact.seat for fact in table.facts(facts.TurnBegan, round=3)] == ["a", "c"]


def test_SG_6_1_SG_6_2_SG_6_3_the_armory_grows_at_level_3_and_at_level_4() -> None:
    table = Table(2, levels={"a": 2, "b": 4}, hands={"a": []})

    def stacks() -> None:
        for stack, kinds in {
            1: ["u01", "u07", "u03"],
            2: ["u02", "u04"],
            3: ["u04", "u05"],
        }.items():
            table.put(f"stack/{stack}", *kinds)
        for stack, kind in {1: "u01", 2: "u09", 3: "u15"}.items():
            table.put(f"top/{stack}", kind)

    table.at_turn("a", 2, stacks).on("move", "up", "a", 2).on("move", "stay", "b", 2)
    grew = table.until_told(facts.ArmoryGrew, seat="a")
    assert grew.level == 3
    assert [table.kinds(f"extra/{stack}/3") for stack in (1, 2, 3)] == [
        ["u01"] * 2,
        ["u09"],
        ["u15"],
    ]
    assert [table.kinds(f"top/{stack}") for stack in (1, 2, 3)] == [["u07"], ["u02"], ["u04"]]
    assert not table.facts(facts.ArmoryGrew, level=4)
    table.until_told(facts.ArmoryGrew, seat="b", level=4)
    assert table.kinds("extra/1/4") == ["u07"]
    assert len(table.sheet.upgrade_piles) == 9


def test_SG_6_3_reaching_level_5_by_a_skip_triggers_both() -> None:
    table = Table(2, hands={"a": []})

    def skip() -> None:
        for level in (2, 3):
            table.put(f"obstacles/{level}")
            table.season.close_if_empty(level)

    table.at_turn("a", 2, skip)
    assert table.until_told(facts.PlayerMoved, seat="a").target == 4
    assert [fact.level for fact in table.facts(facts.ArmoryGrew)] == [3, 4]
    assert len(table.sheet.upgrade_piles) == 9


def test_SG_7_1_each_stack_has_its_levels_obstacles_and_5_one_for_each_player() -> None:
    for players in (2, 5):
        sheet = Table(players).start().sheet
        for level in range(1, 6):
            kinds = {kind_of(card) for card in sheet.pile(f"obstacles/{level}").known}
            assert kinds <= set(obstacles_of(level))
        assert sheet.pile("obstacles/5").size >= players


def test_SG_7_2_an_area_without_obstacles_is_closed_for_good() -> None:
    table = Table(2, hands={"a": STRONG}, obstacles={1: ["riot_bot"]})
    closed = table.until_told(facts.AreaClosed)
    assert closed.level == 1
    assert not table.sheet.is_open(1)
    table.until_told(facts.PlayerMoved, seat="b", why="closed area", target=2)


def test_SG_7_3_SG_8_3_the_game_ends_at_once_when_level_4_closes() -> None:
    table = Table(2, levels={"a": 4}, hands={"a": [*STRONG, *RICH]}, obstacles={4: ["war_mech"]})
    table.on("move", "stay", "a", 2)
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, decided.seats) == ("SG-8.3", ("a",))
    assert decided.points == {"a": 5, "b": 0}
    assert not table.ever_asked("buy")
    assert decided.survivors == ("a", "b")


def test_SG_7_4_who_defeats_a_level_5_obstacle_is_out_with_its_points() -> None:
    table = Table(3, levels={"a": 5}, hands={"a": STRONG}, obstacles={5: ["architect"] * 4})
    out = table.until_told(facts.PlayerExited, seat="a")
    assert kind_of(out.obstacle) == "architect"
    assert table.sheet.points("a") == 14
    assert table.sheet.players["a"].status == "exited"


def test_SG_7_5_there_are_no_traps_on_level_5() -> None:
    assert {obstacle.kind for obstacle in obstacles_of(5).values()} == {"foe"}
    assert all(not OBSTACLES[kind].combat.shift for kind in obstacles_of(5))


def test_SG_8_1_the_only_one_left_has_won_if_nobody_exited() -> None:
    table = Table(2, hands={"a": []}, obstacles={1: ["riot_bot"]})
    table.at_turn("a", 2, lambda: table.health("a", 10))
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, decided.seats) == ("SG-8.1", ("b",))
    assert not table.facts(facts.TurnBegan, seat="b", round=2)


def test_SG_8_1_if_somebody_exited_the_only_one_left_has_one_more_turn() -> None:
    table = Table(
        3,
        levels={"a": 5},
        hands={"a": STRONG, "b": [], "c": []},
        obstacles={1: ["riot_bot"], 5: ["gatekeeper"] * 4},
    )
    table.at_turn("b", 2, lambda: table.health("b", 10))
    assert table.until_told(facts.LastTurnGiven).seat == "c"
    table.until_told(facts.TurnEnded, seat="c")
    table.until_told(facts.LastTurnOver, seat="c")
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, decided.seats) == ("SG-8.1", ("a",))
    assert decided.scores == {"a": 3, "b": 0, "c": 1}


def test_SG_8_2_the_last_player_inside_exits() -> None:
    table = Table(
        2,
        levels={"a": 5, "b": 5},
        hands={"a": STRONG, "b": STRONG},
        obstacles={5: ["gatekeeper", "architect"]},
    )
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, decided.seats) == ("SG-8.2", ("b",))


def test_SG_8_4_the_last_player_inside_dies_and_who_exited_survives() -> None:
    table = Table(2, levels={"a": 5}, hands={"a": STRONG, "b": []}, obstacles={1: ["riot_bot"]})
    table.at_turn("b", 2, lambda: table.health("b", 10))
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, decided.seats, decided.survivors) == ("SG-8.4", ("a",), ("a",))


@pytest.mark.parametrize("starts", [False, True])
def test_SG_8_5_an_exit_starts_a_last_turn_only_with_the_parameter(starts: bool) -> None:
    table = Table(2, levels={"a": 5}, hands={"a": STRONG, "b": []}, last_turn_on_exit=starts)
    table.until_told(facts.PlayerExited, seat="a")
    table.until_told(facts.TurnEnded, seat="b")
    assert bool(table.facts(facts.LastTurnGiven)) is starts
    assert table.sheet.last_turn_over is starts


def test_SG_8_6_the_facility_is_closed_after_the_last_round() -> None:
    table = Table(2, max_rounds=11, obstacles={1: ["slick_floor"]})
    for seat in "ab":
        for round in range(2, 12):
            table.at_turn(seat, round, lambda seat=seat: table.health(seat, 60))
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, table.sheet.round) == ("SG-8.6", 11)
    assert decided.survivors == ("a", "b")


def test_SG_8_7_survivors_are_those_inside_and_those_who_exited() -> None:
    table = Table(
        4,
        levels={"a": 5, "c": 4},
        hands={"a": STRONG, "b": [], "c": STRONG},
        obstacles={1: ["riot_bot"], 4: ["war_mech"]},
    )
    table.at_turn("b", 2, lambda: table.health("b", 10))
    table.on("move", "stay", "c", 2)
    decided = table.until_told(facts.GameDecided)
    assert decided.survivors == ("a", "c", "d")
    assert decided.ranking[-1] == ("b",)


def test_SG_8_8_points_are_those_of_all_cards_less_injuries() -> None:
    table = Table(2, hands={"a": ["war_mech", "mercenary", "injury"]})
    table.until_asked("move", "a")
    assert table.sheet.points("a") == 5 + 2 - 1
    for viewer in ("b", "public"):
        table.at_turn("b", 2, lambda: None)
        assert table.sheet_of(viewer).points("a") == 6


def test_SG_8_9_ties_go_by_health_injuries_and_trophies_and_are_shared_at_last() -> None:
    table = Table(2, hands={"a": [], "b": []})
    table.until_asked("move", "a")
    sheet = table.sheet
    assert winners(sheet) == ("a", "b")
    table.put("trophies/b", "riot_bot")
    assert winners(sheet) == ("b",)
    table.put("discard/b", "injury", "razor_hound")
    assert sheet.points("a") == sheet.points("b") == 0
    assert winners(sheet) == ("a",), "fewer Injuries"
    table.health("a", 50)
    assert winners(sheet) == ("b",), "higher Health"


def test_SG_8_10_the_eliminated_rank_below_the_later_the_better() -> None:
    table = Table(4, hands={"a": [], "b": []}, obstacles={1: ["riot_bot"]})
    for seat in "ab":
        table.at_turn(seat, 2, lambda seat=seat: table.health(seat, 10))
    table.until_told(facts.PlayerEliminated, seat="b")
    assert [place[0] for place in ranking(table.sheet)[-2:]] == ["b", "a"]
