"""IS-11 to IS-13: death, Souls, other cards, and points."""

from __future__ import annotations

from typing import Any

from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.ending import (
    outcome,
    places,
    score,
    tie_break,
    tie_in_words,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from tests.formats.i_am_survivor.table import Table


def test_IS_11_1_each_cause_of_death_is_told() -> None:
    table = Table({"a": ["hunter"]}).ill("hunter", "poison")
    table.dice["impairment"] = 6
    assert table.until_told(facts.CharacterDied).cause == "poison"


def test_IS_11_2_a_death_brings_a_soul_the_revolutionary_two() -> None:
    table = Table({"a": ["revolutionary"], "b": ["hunter"]})
    table.ill("revolutionary", "poison").ill("hunter", "poison")
    table.dice["impairment"] = 6
    table.until_told(facts.TurnBegan, seat="c")
    assert (table.sheet.players["a"].souls, table.sheet.players["b"].souls) == (2, 1)
    assert table.state("hunter").status == "dead"


def test_IS_11_3_the_revolutionary_may_die_for_a_teammate() -> None:
    table = Table({"a": ["hunter", "revolutionary"]}).ill("hunter", "poison")
    table.dice["impairment"] = 6
    table.on("substitute", {"pick": "hunter"}, "a")
    died = table.until_told(facts.CharacterDied)
    assert (died.character, died.instead_of) == ("revolutionary", "hunter")
    assert table.state("hunter").impairments == ["poison"]


def test_IS_11_3_for_others_only_if_producers_want() -> None:
    def ask(**parameters: Any) -> list[str]:
        table = Table({"a": ["revolutionary"], "b": ["hunter"]}, **parameters).ill(
            "hunter", "poison"
        )
        table.dice["impairment"] = 6
        table.until_told(facts.CharacterDied)
        return table.ever_asked("substitute")

    assert ask() == [] and ask(revolutionary_any=True) == ["a"]


def test_IS_11_4_a_soul_is_spent_once() -> None:
    table = Table({"a": ["hunter"]}).souls("a", 1).explore("spring")
    act = {"source": "soul", "who": "hunter", "action": "explore"}
    table.once("more", act, "a").until_told(facts.SoulSpent, number=1)
    assert table.sheet.players["a"].souls == 0


def test_IS_12_1_pliers_destroy_an_item_with_its_firewood() -> None:
    table = Table({}).give("a", "pliers").campfire("b", "branches", "branches")
    table.on("plan", {"free": ["pliers>pliers>campfire"]}, "a", 1)
    assert table.until_told(facts.ItemDestroyed).owner == "b"
    assert table.sheet.fuel("campfire.6") == [] and table.kinds("b", "equipped") == []


def test_IS_12_2_a_parasol_stays() -> None:
    table = Table({"a": ["hunter"]}).give("a", "parasol", to="equipped").explore("burning_sun")
    table.on("plan", {"action_1": "explore"}, "a", 1).until_told(facts.NightFell)
    assert table.kinds("a", "equipped") == ["parasol"]


def test_IS_12_3_a_first_aid_kit_is_used_up() -> None:
    table = Table({"a": ["hunter"]}).ill("hunter", "sickness").give("a", "first_aid_kit")
    table.dice["impairment"] = 1
    table.on("plan", {"free": ["heal>first_aid_kit>hunter>sickness"]}, "a", 1)
    table.until_told(facts.CharacterHealed)
    assert table.kinds("a") == []


def test_IS_12_4_a_net_adds_a_fish() -> None:
    table = Table({"a": ["fisherman"]}).give("a", "fishing_net", to="equipped")
    table.give("a", "fishing_card").on(
        "plan", {"free": ["fish>fishing_card"], "action_1": "fish"}, "a", 1
    )
    table.dice["fish"] = 1
    table.until_told(facts.NightFell)
    assert [len(fact.cards) for fact in table.facts(facts.CardsGained)] == [3, 2]


def test_IS_12_5_a_trap_is_discarded_after_use() -> None:
    table = Table({"a": ["butcher"]}).give("a", "trap").explore("monkey")
    table.on("plan", {"action_1": "explore"}, "a", 1).on("battle", {"cards": ["trap"]}, "a")
    assert table.until_told(facts.BeastFought).total == 1
    table.until_told(facts.CardsLost)
    assert table.kinds("a") == []


def test_IS_12_6_a_dictionary_can_be_shared() -> None:
    table = Table({"a": ["hunter"], "b": ["model"]}, trade_windows=("turn",))
    table.give("b", "fruit_dictionary", to="equipped")
    table.on("offer", {"to": "b", "want": ["permit>fruit_dictionary"]}, "a", 1)
    table.on("answer", {"answer": "accept"}, "b").until_told(facts.PermissionGiven)
    assert table.sheet.may_use("a", "fruit_dictionary") == ["b"]


def test_IS_12_7_a_torch_is_a_weapon() -> None:
    table = Table({"a": ["butcher"]}).give("a", "torch").explore("snake")
    table.on("plan", {"action_1": "explore"}, "a", 1).on("battle", {"cards": ["torch"]}, "a")
    assert table.until_told(facts.BeastFought).total == 2


def test_IS_12_8_collectors_are_used_once_a_day_each() -> None:
    table = (
        Table({"a": ["hunter", "nurse"]}).give("a", "water_collector", to="equipped").souls("a", 1)
    )
    table.on("plan", {"action_1": "collector"}, "a", 1)
    ask = table.until_asked("more", "a")
    assert "collector" not in table.options(ask, "action")


# -- points ----------------------------------------------------------------------------------------


def end(**players: tuple[list[str], list[str], list[str], int]) -> IslandSheet:
    """A sheet with rescued, living and dead characters, and turned Souls, by player."""
    sheet = IslandSheet()
    sheet.names = {seat: seat for seat in players}
    for seat, (rescued, here, dead, turned) in players.items():
        table = facts.TeamDealt(seat=seat, characters=(*rescued, *here, *dead))
        from showrunner.formats.facts import CastawayIntroduced

        sheet.take(CastawayIntroduced(seat=seat, name=seat, age=1, home="", work="", biography=""))
        sheet.take(table)
        for names, status in ((rescued, "rescued"), (dead, "dead")):
            for name in names:
                sheet.characters[name].status = status
        sheet.players[seat].turned = turned
    return sheet


def test_IS_13_1_rescued_characters_and_their_treasures_count_double() -> None:
    sheet = end(a=(["old_lady"], [], [], 0))
    sheet.take(facts.CardsLaid(pile="treasures/a", cards=("diamond.1",)))
    assert score(sheet, "a") == 2 * 4 + 2 * 3


def test_IS_13_2_turned_souls_count_three() -> None:
    assert score(end(a=([], [], ["hunter"], 2)), "a") == 6


def test_IS_13_3_survivors_count_once_and_held_treasures_with_them() -> None:
    sheet = end(a=([], ["vegetarian"], [], 0), b=([], [], ["hunter"], 0))
    for seat in "ab":
        sheet.take(facts.CardsLaid(pile=f"hand/{seat}", cards=("gold_ring.1",)))
    assert (score(sheet, "a"), score(sheet, "b")) == (7, 0)
    sheet.parameters = sheet.parameters.changed("end_values", "nothing")
    assert score(sheet, "a") == 0


def test_IS_13_4_ties_go_to_more_rescued_then_fewer_dead_then_souls_else_shared() -> None:
    rescued = end(a=(["hunter"], [], [], 0), b=([], ["boy"], [], 0))
    assert places(rescued) == (("a",), ("b",)) and "rescued" in tie_break(rescued)
    dead = end(a=([], ["boy"], ["hunter"], 0), b=([], ["lone_wolf"], [], 0))
    assert places(dead)[0] == ("b",) and "dead" in tie_break(dead)
    equal = end(a=([], ["boy"], [], 0), b=([], ["lone_wolf"], [], 0))
    assert places(equal) == (("a", "b"),) and "share" in tie_break(equal)


def test_IS_13_4_the_winner_and_the_reason_are_told() -> None:
    table = Table({}, days=1).play()
    ending = outcome(table.sheet)
    assert ending is not None and ending.rule == "IS-13.4" and ending.winners == table.sheet.winners


def test_IS_13_4_a_shared_win_is_told_in_plain_words() -> None:
    equal = end(a=([], ["boy"], [], 0), b=([], ["lone_wolf"], [], 0))
    assert tie_in_words(tie_break(equal)) == "They share the win"
    assert (
        tie_in_words("more rescued characters") == "The tie was broken by more rescued characters"
    )
