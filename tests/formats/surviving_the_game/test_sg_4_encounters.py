"""SG-4: Moves, encounters, Assaults, Guards, combat, traps and rooms."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game import facts
from tests.formats.surviving_the_game.table import Table, card, cards

STRONG = ["u14", "u01", "u11"]
"""Damage 220, without an ID's bonus."""


def close(table: Table, level: int) -> None:
    """Take all obstacles of a level away."""
    table.put(f"obstacles/{level}")
    table.season.close_if_empty(level)


@pytest.mark.parametrize(("free", "used"), [(False, 1), (True, 0)])
def test_SG_4_1_who_stands_on_or_below_a_closed_level_goes_up_first(free: bool, used: int) -> None:
    table = Table(2, forced_move_free=free)
    table.at_turn("a", 2, lambda: close(table, 2))
    moved = table.until_told(facts.PlayerMoved, seat="a")
    assert (moved.source, moved.target, moved.why, moved.free) == (1, 3, "closed area", free)
    assert table.sheet.turn.used == used
    assert table.ever_asked("move") == 0
    assert table.facts(facts.ObstacleMet, seat="a")[0].level == 3


def test_SG_4_2_a_move_leads_one_level_up_or_down_or_nowhere_and_costs_a_move() -> None:
    for move, target in (("up", 4), ("down", 2), ("stay", 3)):
        table = Table(2, levels={"a": 3}, identities={"a": "soldier"})
        ask = table.on("move", move, "a", 2).until_asked("move", "a")
        assert sorted(table.options(ask)) == ["down", "stay", "up"]
        table.answer(ask)
        moved = table.facts(facts.PlayerMoved, seat="a")[-1]
        assert (moved.source, moved.target, moved.free) == (3, target, False)
        assert table.sheet.turn.used == 1


def test_SG_4_17_a_trap_is_removed_also_if_its_assault_eliminates_its_player() -> None:
    table = Table(3, levels={"a": 2}, obstacles={2: ["ejector_lift"], 3: ["gene_horror"] * 9})
    table.on("move", "stay", "a", 2).at_turn("a", 2, lambda: table.health("a", 10))
    sprung = table.until_told(facts.TrapSprung, seat="a")
    assert sprung.level == 2
    assert table.sheet.players["a"].status == "eliminated"
    assert table.kinds("area/2") == [] and not table.sheet.is_open(2)
    assert not table.facts(facts.CombatLost, seat="a")


def test_SG_4_3_SG_4_16_an_open_obstacle_holds_everybody_and_has_its_full_health() -> None:
    table = Table(2, hands={"a": ["unarmed"], "b": []}, obstacles={1: ["riot_bot", "guard_dog"]})
    table.until_told(facts.ObstacleAttacked, seat="a", damage=10, left=30)
    met = table.until_told(facts.ObstacleMet, seat="b")
    assert table.ever_asked("move", "b") == 0, "b stands there too, and cannot leave"
    assert (kind_of(met.obstacle), met.revealed) == ("riot_bot", False)
    assert table.sheet.moves_from(1) == {"stay": 1}


def test_SG_4_4_closed_levels_are_skipped_upward_and_bar_the_way_down() -> None:
    table = Table(2, levels={"a": 4})
    table.at_turn("a", 2, lambda: close(table, 3))
    ask = table.until_asked("move", "a")
    assert table.options(ask) == ["stay", "up"]
    sheet = table.sheet
    assert sheet.up_from(2) == 4
    assert sheet.moves_from(2) == {"stay": 2, "up": 4, "down": 1}


def test_SG_4_5_SG_4_6_an_assault_comes_only_when_the_obstacle_is_revealed() -> None:
    table = Table(2, hands={"a": [], "b": []}, obstacles={1: ["guard_dog"]})
    first = table.until_told(facts.ObstacleMet)
    assert (first.seat, first.revealed) == ("a", True)
    assert table.facts(facts.Assaulted, seat="a")
    second = table.until_told(facts.ObstacleMet)
    assert (second.seat, second.obstacle, second.revealed) == ("b", first.obstacle, False)
    assert not table.facts(facts.Assaulted, seat="b")


@pytest.mark.parametrize(
    ("kind", "level"), [("spotter_turret", 1), ("gene_horror", 3), ("razor_hound", 2)]
)
def test_SG_4_6_assaults_take_cards_health_or_give_injuries(kind: str, level: int) -> None:
    table = Table(
        2, levels={"a": level}, hands={"a": ["pocket", "unarmed"]}, obstacles={level: [kind]}
    )
    table.until_told(facts.Assaulted, seat="a")
    if kind == "spotter_turret":
        lost = table.until_told(facts.CardLost, seat="a")
        moved = table.facts(facts.CardsMoved, cards=(lost.card,))
        assert moved[0].target == "discard/a"
        name, among = table.draws[-1]
        assert name[0] == "discard"
        assert len(among) == 2
    elif kind == "gene_horror":
        table.until_told(facts.InjuryGained, seat="a")
        assert "injury" in table.kinds("discard/a")
    else:
        assert table.until_told(facts.HealthChanged, seat="a").amount == -10


def test_SG_4_9_a_guard_cancels_the_whole_assault_once_and_does_what_it_says() -> None:
    guards = ["u13", "u04", "b_shield"]
    for kind in guards:
        table = Table(2, hands={"a": guards}, obstacles={1: ["guard_dog"]})
        table.at_turn("a", 2, lambda table=table: table.health("a", 30))
        table.on("guard", card(kind), "a", 2)
        guarded = table.until_told(facts.Guarded, seat="a")
        assert kind_of(guarded.card) == kind
        table.until_asked("play", "a")
        assert not table.facts(facts.Assaulted)
        assert table.ever_asked("guard") == 1
        hand, sheet = table.sheet.hand("a"), table.sheet
        assert len(hand) == (3 if kind == "b_shield" else 2), "it is discarded, one draws"
        assert sheet.players["a"].health == (40 if kind == "u13" else 30)
        assert sheet.turn.creds == (kind == "u04")


def test_SG_4_9_without_a_guard_or_an_assault_nobody_is_asked() -> None:
    table = Table(2, hands={"a": ["unarmed"], "b": ["b_shield"]}, obstacles={1: ["guard_dog"]})
    table.after_turn("b")
    assert not table.ever_asked("guard")
    assert not table.ever_asked("guard", "b"), "it was revealed by a"


def test_SG_4_10_cards_are_played_one_at_a_time_and_drawn_ones_may_follow() -> None:
    table = Table(2, hands={"a": ["u05", "pocket"]}, obstacles={1: ["riot_bot"]})
    table.at_turn("a", 2, lambda: table.put("deck/a", "b_pistol", "unarmed"))
    ask = table.until_asked("play", "a")
    assert [kind_of(one) for one in table.options(ask)] == ["u05"], "Creds are not for now"
    table.answer(ask)
    again = table.until_asked("play", "a")
    assert {kind_of(one) for one in table.options(again)} == {"b_pistol", "unarmed"}
    table.answer(again, cards("b_pistol"))
    pistol = next(
        one for one in table.facts(facts.CardPlayed, seat="a") if kind_of(one.card) == "b_pistol"
    )
    assert pistol.gains["damage"] == 50, "Squad Tactics adds 20 to further Weapons"


def test_SG_4_10_nothing_must_be_played() -> None:
    table = Table(2, hands={"a": ["unarmed"]}, obstacles={1: ["riot_bot"]})
    table.on("play", [], "a", 2)
    table.until_told(facts.CombatLost, seat="a")
    assert not [one for one in table.facts(facts.CardPlayed, seat="a") if "damage" in one.gains]


@pytest.mark.parametrize(
    ("level", "kind", "pile"),
    [(1, "riot_bot", "trophies/a"), (2, "mercenary", "discard/a"), (5, "gatekeeper", "won/a")],
)
def test_SG_4_11_a_defeated_obstacle_is_a_trophy_a_creds_card_or_the_way_out(
    level: int, kind: str, pile: str
) -> None:
    table = Table(3, levels={"a": level}, hands={"a": STRONG}, obstacles={level: [kind] * 4})
    beaten = table.until_told(facts.ObstacleBeaten, seat="a")
    assert (beaten.damage, beaten.how) == (220, "attack")
    assert (
        table.fact(facts.CardsMoved, cards=(beaten.obstacle,), source=f"area/{level}").target
        == pile
    )
    creds = [fact.amount for fact in table.facts(facts.CredsGained, seat="a")]
    assert creds == ([2] if level == 1 else [])
    assert bool(table.facts(facts.PlayerExited)) == (level == 5)
    assert not table.facts(facts.CombatLost, seat="a")


def test_SG_4_11_with_l1_reward_creds_a_trophy_is_a_creds_card() -> None:
    table = Table(2, hands={"a": STRONG}, obstacles={1: ["riot_bot"] * 3}, l1_reward="creds")
    table.until_told(facts.ObstacleBeaten, seat="a")
    assert "riot_bot" in map(kind_of, table.sheet.players["a"].owned)
    assert not table.facts(facts.CredsGained)


def test_SG_4_12_a_trap_has_no_health_and_no_reward() -> None:
    table = Table(2, hands={"a": STRONG}, obstacles={1: ["gas_vent", "riot_bot"]})
    table.until_told(facts.TrapSprung, seat="a", result="no move")
    assert not table.facts(facts.ObstacleBeaten)
    assert table.facts(facts.CombatLost)[0].trap
    assert "gas_vent" in table.kinds("removed")
    assert not table.facts(facts.CredsGained)


@pytest.mark.parametrize(
    ("kind", "hand", "answer", "how"),
    [
        ("laser_grid", ["a1_decoder"], None, "hack"),
        (
            "crusher_room",
            ["pocket", "pocket", "unarmed"],
            cards("pocket", "pocket", "unarmed"),
            "discards",
        ),
    ],
)
def test_SG_4_13_a_room_can_be_shut_down_and_counts_as_defeated(
    kind: str, hand: list[str], answer: Any, how: str
) -> None:
    table = Table(2, levels={"a": 3}, hands={"a": hand}, obstacles={3: [kind, "twin_stalkers"]})
    if answer is not None:
        table.on("shut_down", answer, "a", 2).on("play", [], "a", 2)
    beaten = table.until_told(facts.ObstacleBeaten, seat="a")
    assert (kind_of(beaten.obstacle), beaten.how) == (kind, how)
    assert table.ever_asked("shut_down") == 1
    assert beaten.obstacle in table.sheet.players["a"].owned
    assert not table.facts(facts.CombatLost)


def test_SG_4_13_too_little_hack_is_not_enough() -> None:
    table = Table(
        2, levels={"a": 4}, hands={"a": ["a1_decoder"]}, obstacles={4: ["plasma_reactor"]}
    )
    table.until_told(facts.CombatLost, seat="a")
    assert not table.ever_asked("shut_down")


def test_SG_4_14_other_effects_come_before_the_damage_that_shields_let_through() -> None:
    table = Table(
        2,
        levels={"a": 2},
        identities={"a": "cyborg"},
        hands={"a": ["b_shield"]},
        obstacles={2: ["mercenary"]},
    )
    lost = table.until_told(facts.CombatLost, seat="a")
    assert (lost.damage, lost.shielded, lost.plated) == (10, 10, 0), "the plating is not used up"
    assert not table.sheet.turn.plated
    names = [type(fact).__name__ for fact in table.view()]
    assert names.index("InjuryGained") < names.index("CombatLost")
    assert table.sheet.players["a"].health == 90


def test_SG_4_14_obstacle_damage_is_changed_only_for_those_revealed_later() -> None:
    table = Table(2, hands={"a": [], "b": []}, obstacles={1: ["riot_bot"]})
    table.until_told(facts.CombatLost, seat="a", damage=10)
    table.order("set_parameter", parameter="obstacle_damage", value=1)
    table.until_told(facts.CombatLost, seat="b", damage=10)
    harder = Table(2, hands={"a": []}, obstacles={1: ["riot_bot"]}, obstacle_damage=1)
    harder.until_told(facts.CombatLost, seat="a", damage=20)


def test_SG_4_15_at_no_health_a_player_is_out_with_all_cards() -> None:
    table = Table(3, hands={"a": []}, obstacles={1: ["guard_dog"]})
    table.at_turn("a", 2, lambda: table.health("a", 10))
    out = table.until_told(facts.PlayerEliminated, seat="a")
    assert (out.cause, out.round) == ("assault", 2)
    assert table.sheet.players["a"].health == 0
    assert not any(pile.size for name, pile in table.sheet.piles.items() if name.endswith("/a"))
    assert not table.facts(facts.CombatLost, seat="a"), "the turn ends at once"


def test_SG_4_15_the_eliminated_see_all_only_with_the_parameter() -> None:
    for sees in (False, True):
        table = Table(3, hands={"a": []}, obstacles={1: ["guard_dog"]}, eliminated_see_all=sees)
        table.at_turn("a", 2, lambda table=table: table.health("a", 10))
        table.until_told(facts.PlayerEliminated, seat="a")
        own = table.sheet_of("a")
        assert (own.hand("c") == table.sheet.hand("c")) is sees
        assert bool(own.pile("obstacles/4").top) is sees
        table.after_turn("b")
        assert bool(table.sheet_of("a").hand("b")) is sees


@pytest.mark.parametrize(("persistent", "left"), [(False, 30), (True, 20)])
def test_SG_4_16_damage_persists_only_with_the_parameter(persistent: bool, left: int) -> None:
    table = Table(
        2,
        hands={"a": ["unarmed"], "b": ["unarmed", "unarmed"]},
        obstacles={1: ["riot_bot"]},
        persistent_damage=persistent,
    )
    assert table.until_told(facts.ObstacleAttacked, seat="a").left == left
    table.after_turn("b")
    assert bool(table.facts(facts.ObstacleBeaten, seat="b")) is persistent


def test_SG_4_17_a_trap_is_removed_after_combat() -> None:
    table = Table(2, hands={"a": []}, obstacles={1: ["gas_vent", "riot_bot"]})
    table.until_told(facts.TrapSprung, seat="a")
    names = [type(fact).__name__ for fact in table.view()]
    assert names.index("CombatLost") < names.index("TrapSprung")
    assert table.sheet.left_in(1) == 1


@pytest.mark.parametrize(
    ("level", "kind", "closed", "target"),
    [
        (1, "slick_floor", (), 2),
        (2, "trapdoor", (), 1),
        (2, "ejector_lift", (), 3),
        (3, "gravity_well", (), 1),
        (4, "vent_blast", (), 3),
        (4, "vent_blast", (3,), None),
        (3, "gravity_well", (1,), 2),
    ],
)
def test_SG_4_18_a_trap_moves_within_levels_1_to_4_past_closed_ones_upward(
    level: int, kind: str, closed: tuple[int, ...], target: int | None
) -> None:
    above = {"war_mech": 4, "training_drone": 1, "mercenary": 2, "gene_horror": 3}
    rest = next(one for one, at in above.items() if at == level)
    table = Table(2, levels={"a": level}, hands={"a": []}, obstacles={level: [kind, rest]})

    def closing() -> None:
        for each in closed:
            close(table, each)

    table.at_turn("a", 2, closing)
    table.on("move", "stay", "a", 2)
    sprung = table.until_told(facts.TrapSprung, seat="a")
    if target is None:
        assert sprung.result == "stays"
        assert len(table.facts(facts.ObstacleMet, seat="a")) == 1
        return
    assert sprung.result == "moved"
    moved = table.until_told(facts.PlayerMoved, seat="a", why="trap")
    assert (moved.target, moved.free) == (target, True)
    assert table.facts(facts.ObstacleMet, seat="a")[1].level == target


def test_SG_4_18_flight_cancels_the_move_and_nothing_else() -> None:
    table = Table(
        2, levels={"a": 4}, hands={"a": ["u07"]}, obstacles={4: ["vent_blast", "war_mech"]}
    )
    sprung = table.until_told(facts.TrapSprung, seat="a")
    assert sprung.result == "flight"
    assert table.fact(facts.CombatLost, seat="a").damage == 10
    assert table.sheet.players["a"].level == 4


def test_SG_4_19_an_attack_uses_the_damage_up_and_a_trap_leaves_it() -> None:
    table = Table(
        2,
        identities={"a": "soldier"},
        levels={"a": 2},
        hands={"a": ["u11"]},
        obstacles={1: ["riot_bot"] * 3, 2: ["trapdoor", "mercenary"]},
    )
    table.on("move", "stay", "a", 2)
    beaten = table.until_told(facts.ObstacleBeaten, seat="a")
    assert (beaten.level, beaten.damage) == (1, 90), "70 and the Soldier's 20 for a first Weapon"
    assert table.sheet.turn.damage == 0


def test_SG_4_20_more_moves_are_those_of_the_id_and_of_cards() -> None:
    table = Table(
        2, hands={"a": ["b_line", *STRONG]}, obstacles={1: ["training_drone"] * 4, 2: ["mercenary"]}
    )
    table.on("play", cards("b_line", "u14"), "a", 2)
    ask = table.until_asked("move_on", "a")
    assert table.options(ask) == ["stay", "up"]
    table.answer(ask, {"move": "up", "play": table.options(ask, "play")[:1]})
    assert table.facts(facts.ObstacleMet, seat="a")[-1].level == 2
    assert len(table.facts(facts.CardPlayed, seat="a")) >= 3, "one was played before the Move"


def test_SG_4_20_staying_is_no_choice_on_a_level_that_was_closed_this_turn() -> None:
    table = Table(2, identities={"a": "soldier"}, hands={"a": STRONG}, obstacles={1: ["riot_bot"]})
    ask = table.until_asked("move_on", "a")
    assert table.options(ask) == ["up"]
    assert table.sheet.areas[1].closed


def test_SG_4_21_who_is_out_has_no_second_phase() -> None:
    table = Table(3, levels={"a": 5}, hands={"a": [*STRONG, "b_chip", "b_chip"]})
    table.until_told(facts.PlayerExited, seat="a")
    table.until_told(facts.TurnEnded, seat="a")
    assert not table.ever_asked("buy")
    table.until_told(facts.RoundBegan, round=3)
    assert not table.facts(facts.TurnBegan, seat="a", round=3)
