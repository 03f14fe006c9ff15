"""IS-1 to IS-3: the deal, the days, and turns."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import IllegalAnswer, WrongParameter
from showrunner.formats.i_am_survivor import FORMAT, cards, facts
from showrunner.formats.settings import Castaway, SeasonSettings
from tests.formats.i_am_survivor.table import Table


def test_IS_1_1_everybody_leads_three_characters_face_up() -> None:
    table = Table({}).start()
    for viewer in ("a", "public"):
        teams = {fact.seat: fact.characters for fact in table.facts(facts.TeamDealt, viewer)}
        assert {seat: len(team) for seat, team in teams.items()} == {"a": 3, "b": 3, "c": 3}
    assert len({name for team in teams.values() for name in team}) == 9


def test_IS_1_1_with_pick3of4_each_keeps_three() -> None:
    table = Table({}, characters="pick3of4").on(
        "keep", lambda ask: {"cards": table.options(ask)[1:]}
    )
    ask = table.until_asked("keep", "a")
    kept = table.options(ask)[1:]
    table.until(lambda: bool(table.sheet.players["a"].team))
    assert table.sheet.players["a"].team == kept


def test_IS_1_1_pick3of4_needs_at_most_five_players() -> None:
    cast = tuple(Castaway(id=f"s{place}", name=f"S{place}") for place in range(6))
    settings = SeasonSettings(
        format="i_am_survivor",
        version=FORMAT.version,
        title="",
        cast=cast,
        parameters={"characters": "pick3of4"},
    )
    with pytest.raises(WrongParameter, match="at most 5"):
        FORMAT.verify(settings)


def test_IS_1_2_five_supplies_and_the_start_moves_on_each_day() -> None:
    table = Table({}, start_supplies=5).until_day(1)
    assert table.sheet.figure("held_cards", "a") == 5
    table.until_day(3)
    assert [fact.start for fact in table.facts(facts.RoundBegan)] == ["a", "b", "c"]


def test_IS_1_3_held_cards_are_hidden_and_equipped_ones_public() -> None:
    table = Table({}).give("a", "can").give("a", "parasol", to="equipped").until_day(1)
    seen = table.sheet_of("b")
    assert seen.hand("a") == [] and seen.pile("hand/a").size == 1
    assert seen.equipped("a") == ["parasol.4"]


def test_IS_1_4_there_is_no_hand_limit() -> None:
    table = Table({}).give("a", *["water_flask"] * 12, *["biscuits"] * 5).until_day(2)
    assert table.sheet.pile("hand/a").size > 9


def test_IS_2_1_a_day_begins_with_its_number() -> None:
    table = Table({}).until_day(2)
    assert [fact.round for fact in table.facts(facts.RoundBegan)] == [1, 2]


def test_IS_2_2_firewood_burns_before_anything_else() -> None:
    table = Table({}).campfire("a", "branches", "branches").rescuer("fisher_boat", 1)
    names = [type(fact) for fact in table.until_day(2).view()]
    assert names.index(facts.FuelBurned) < names.index(facts.BoardingBegan)


def test_IS_2_3_rescuers_leave_before_the_new_one_arrives() -> None:
    table = Table({}, rescue_days=("1",)).rescuer("fisher_boat", 1).until_day(2)
    seen = [
        fact for fact in table.view() if isinstance(fact, facts.RescuerArrived | facts.RescuerLeft)
    ]
    assert isinstance(seen[1], facts.RescuerLeft) and isinstance(seen[2], facts.RescuerArrived)


def test_IS_2_4_rescuers_come_on_their_days_before_the_turns() -> None:
    table = Table({}, rescue_days=("1", "3")).rescue_deck("pirate", "smuggler")
    table.until_told(facts.TurnBegan)
    assert [waiting.card for waiting in table.sheet.rescuers] == ["pirate.1"]
    table.until_told(facts.RescuerArrived, card="smuggler.1")
    assert table.sheet.round == 3


def test_IS_2_5_turns_go_clockwise_from_the_start_seat() -> None:
    table = Table({}).until_day(3)
    assert [fact.seat for fact in table.facts(facts.TurnBegan)][:6] == [
        "a",
        "b",
        "c",
        "b",
        "c",
        "a",
    ]


def test_IS_2_6_night_is_torches_then_ration_then_deaths() -> None:
    table = Table({"a": ["hunter"]}).give("a", "torch", "biscuits").marked("butcher", "thirst")
    act = {"source": "torch", "who": "hunter", "action": "explore"}
    table.once("evening", act, "a").explore("wreckage").until_told(facts.CharacterDied)
    names = [type(fact).__name__ for fact in table.view()]
    order = ["NightFell", "ActionTaken", "MealServed", "CharacterDied"]
    places = [len(names) - 1 - names[::-1].index(name) for name in order]
    assert places == sorted(places)


def test_IS_2_7_the_game_ends_after_the_last_night_and_its_departures() -> None:
    table = Table({"a": ["girl"]}, days=1).rescuer("rich_kids_yacht", 2)
    table.on("bid", {"bid_1": ["come"]}, "a").play()
    assert table.state("girl").status == "rescued"
    table = (
        Table({"a": ["girl"]}, days=1, final_departure=False).rescuer("rich_kids_yacht", 2).play()
    )
    assert table.state("girl").status == "island"


def test_IS_2_7_it_ends_at_once_when_nobody_is_on_the_island() -> None:
    table = Table({}, two_strike=False).on("spend_soul", {"yes": False}).play()
    assert table.over and table.sheet.round == 1


def test_IS_2_8_the_last_player_goes_on_alone() -> None:
    table = Table({"b": ["girl"], "c": ["model"]}, days=2)
    table.gone(*table.decks["characters"][3:9]).play()
    assert [fact.seat for fact in table.facts(facts.TurnBegan)] == ["a", "a"]


def test_IS_2_9_without_characters_cards_are_discarded_and_souls_stay() -> None:
    table = Table({"a": ["hunter"]}).give("a", "can").give("a", "parasol", to="equipped")
    table.campfire("a", "branches").souls("a", 2)
    table.gone(*table.decks["characters"][:3]).until_told(facts.TurnBegan)
    assert table.kinds("a") == table.kinds("a", "equipped") == []
    assert table.sheet.players["a"].souls == 2
    assert table.fact(facts.TurnBegan).seat == "b"


def test_IS_3_1_two_supplies_each_turn_and_an_empty_deck_is_reshuffled() -> None:
    table = Table({}, flotsam=2).until_day(2)
    assert [fact.number for fact in table.facts(facts.SuppliesDrawn)][:3] == [2, 2, 2]

    def empty(season: Any) -> None:
        season.move(season.sheet.pile("supplies").known, "supplies", "supplies_discard")

    table = Table({}, flotsam=2).prepare(empty)
    table.until_told(facts.SuppliesDrawn)
    assert table.sheet.pile("supplies").size == len(cards.SUPPLIES_DECK) - 2


def test_IS_3_2_impairments_are_rolled_at_the_start_of_the_turn() -> None:
    table = Table({"a": ["hunter"]}).ill("hunter", "sickness")
    table.dice["impairment"] = 4
    assert table.until_told(facts.ImpairmentRolled).result == "loses the action"
    assert "action_3" not in table.until_asked("plan", "a").question.fields


def test_IS_3_3_each_character_takes_one_action_in_the_players_order() -> None:
    table = Table({"a": ["hunter", "fisherman"]}).explore("spring", "grove")
    plan = {"action_1": "explore", "action_2": "fish", "order": ["fisherman", "hunter"]}
    table.on("plan", plan, "a", 1).until_day(2)
    taken = [(fact.character, fact.action) for fact in table.facts(facts.ActionTaken)]
    assert taken == [("fisherman", "fish"), ("hunter", "explore")]


def test_IS_3_3_the_fisherman_fishes_and_the_rich_daughter_wheedles() -> None:
    table = Table({"a": ["fisherman", "rich_daughter"]}).give("a", "can")
    table.dice |= {"fish": 3, "wheedle": 4}
    table.on("plan", {"action_1": "fish", "action_2": "wheedle"}, "a", 1)
    table.until_told(facts.SuppliesDrawn, why="wheedling")
    assert table.facts(facts.CardsGained)[0].cards == ("fresh_fish.1",)
    ask = Table({"a": ["fisherman", "rich_daughter"]}).until_asked("plan", "a")
    assert table.options(ask, "action_2") == ["attack_player"]


def test_IS_3_4_a_fishing_card_brings_two_fresh_fish() -> None:
    table = Table({}).give("a", "fishing_card").on("plan", {"free": ["fish>fishing_card"]}, "a", 1)
    table.until_told(facts.CardsGained)
    assert table.kinds("a") == ["fresh_fish", "fresh_fish"]
    table = Table({}, fishing_yield=3).give("a", "fishing_card")
    table.on("plan", {"free": ["fish>fishing_card"]}, "a", 1).until_told(facts.CardsGained)
    assert len(table.kinds("a")) == 3


def test_IS_3_4_what_became_impossible_is_left_out() -> None:
    table = Table({}).give("a", "campfire", "branches").campfire("a", "branches", "branches")
    ask = table.until_asked("plan", "a")
    both = ["equip>campfire>branches", "fuel>branches>campfire"]
    table.answer(ask, {"free": both})
    assert not table.facts(facts.FuelAdded)


def test_IS_3_5_there_are_as_many_actions_as_characters() -> None:
    table = Table({"a": ["hunter", "nurse", "model"]}).gone("nurse")
    fields = table.until_asked("plan", "a").question.fields
    assert "action_2" in fields and "action_3" not in fields


def test_IS_3_6_food_pays_for_an_extra_action_of_a_small_team() -> None:
    table = Table({"a": ["hunter", "nurse", "model"]}).gone("model").give("a", "biscuits", "can")
    table.explore("spring")
    table.on("more", {"source": "biscuits", "who": "hunter", "action": "explore"}, "a", 1)
    assert table.until_told(facts.ActionTaken).extra == "food"
    ask = table.until_asked("more", "a")
    assert table.options(ask, "source") == []


def test_IS_3_6_a_full_team_gets_none() -> None:
    table = Table({}).give("a", "biscuits").until_day(2)
    assert "a" not in table.ever_asked("more") or not table.facts(facts.ActionTaken)


def test_IS_3_7_soul_energy_drink_and_torch_give_actions() -> None:
    table = Table({"a": ["hunter"]}).give("a", "energy_drink", "torch").souls("a", 1)
    table.explore("spring", "grove", "herbs")
    spend = {"who": "hunter", "action": "explore"}
    table.once("more", {"source": "soul", **spend}, "a")
    table.until_told(facts.ActionTaken, extra="soul")
    table.once("more", {"source": "energy_drink", **spend}, "a")
    table.until_told(facts.ActionTaken, extra="drink")
    table.once("evening", {"source": "torch", **spend}, "a")
    table.until_told(facts.ActionTaken, extra="torch")


def test_IS_3_7_no_extra_action_after_a_lost_one() -> None:
    table = Table({"a": ["hunter"]}).ill("hunter", "sickness").souls("a", 1)
    table.dice["impairment"] = 6
    ask = table.until_asked("more", "a")
    assert "hunter" not in table.options(ask, "who")


def test_IS_3_8_the_lone_wolf_shares_no_kind_of_action() -> None:
    table = Table({"a": ["lone_wolf", "hunter", "nurse"]}).explore("spring", "grove")
    ask = table.until_asked("plan", "a")
    with pytest.raises(IllegalAnswer, match="Lone wolf"):
        table.answer(ask, {"action_1": "explore", "action_2": "explore"})
    table.answer(ask, {"action_2": "explore", "action_3": "explore"})
    assert len(table.facts(facts.ActionTaken)) == 2


def test_IS_3_8_alone_he_has_two_actions() -> None:
    table = Table({"a": ["lone_wolf", "hunter", "nurse"]}).gone("hunter", "nurse")
    table.explore("spring", "grove").on(
        "plan", {"action_1": "explore", "action_2": "explore"}, "a", 1
    )
    table.until_day(2)
    assert [fact.extra for fact in table.facts(facts.ActionTaken)] == ["", "lone wolf"]


def test_IS_3_9_inventor_and_wild_child_at_the_collector() -> None:
    table = Table({"a": ["sickly_inventor", "wild_child", "hunter"]})
    table.give("a", "water_collector", "water_collector", to="equipped")
    table.dice |= {"collector:sickly_inventor": 4, "collector:wild_child": 6}
    table.on("plan", {"action_1": "collector", "action_2": "collector"}, "a", 1).until_day(2)
    rolled = {fact.character: fact.success for fact in table.facts(facts.ActionRolled)}
    assert rolled == {"sickly_inventor": True, "wild_child": False}
    assert table.kinds("a", "equipped") == ["water_collector"]


def test_IS_3_9_others_succeed_up_to_three() -> None:
    table = Table({"a": ["hunter"]}).give("a", "mousetrap", to="equipped")
    table.dice["mousetrap"] = 4
    table.on("plan", {"action_1": "mousetrap"}, "a", 1)
    assert not table.until_told(facts.ActionRolled).success


def test_D1_a_planned_action_that_became_impossible_is_told_to_its_player() -> None:
    table = Table({"a": ["lone_wolf", "hunter", "nurse"]}).give("a", "water_collector")
    plan = {"action_1": "collector", "free": []}
    table.on("plan", plan, "a", 1)
    assert table.until_told(facts.ActionDropped).why == "no_item"
    assert table.audience(facts.ActionDropped).seats == ("a",)


def test_D1_an_idle_character_collects_water_by_default() -> None:
    table = Table({"a": ["hunter"]}).give("a", "water_collector", to="equipped")
    assert table.until_asked("plan", "a").question.default["action_1"] == "collector"
