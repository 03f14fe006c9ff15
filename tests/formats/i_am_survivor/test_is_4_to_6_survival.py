"""IS-4 to IS-6: water and food, impairments, and exploring."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.meals import risk_of
from showrunner.formats.i_am_survivor.phases.turn import impairment_result
from tests.formats.i_am_survivor.table import Table

TEAM = ["hunter", "nurse", "model"]


def test_IS_4_1_one_torch_each_night() -> None:
    table = Table({"a": ["hunter"]}).give("a", "torch", "torch").explore("spring", "grove")
    table.on("evening", {"source": "torch", "who": "hunter", "action": "explore"}, "a", 1)
    ask = table.until_asked("evening", "a")
    table.answer(ask)
    assert table.until_told(facts.ActionTaken).extra == "torch"
    again = table.until_asked("evening", "a") if table.asked("evening", "a") else None
    assert again is None or table.options(again, "source") == []


def test_IS_4_2_everybody_needs_water_and_food() -> None:
    table = Table({}).until_day(2)
    assert table.state("butcher").thirst and table.state("butcher").hunger


def test_IS_4_3_servings_are_shared_and_cards_are_opened_whole() -> None:
    table = Table({"a": TEAM}).give("a", "water_jug", "can", "biscuits").until_day(2)
    assert table.sheet.hand("a") == []
    assert not any(table.state(name).thirst or table.state(name).hunger for name in TEAM)


def test_IS_4_3_a_card_has_no_more_servings_than_it_has() -> None:
    table = Table({"a": TEAM}).give("a", "water_bottle", "rainwater")
    ask = table.until_asked("ration", "a")
    with pytest.raises(IllegalAnswer, match="servings of Water bottle"):
        table.answer(ask, {f"water_{place}": "water_bottle" for place in (1, 2, 3)})


def test_IS_4_4_left_over_servings_can_be_given_away() -> None:
    table = Table({"a": TEAM}).gone("nurse", "model").give("a", "water_jug")
    table.on("leftovers", {"water": ["butcher"]}, "a", 1)
    table.until_told(facts.MarkerPlaced)
    table.until_day(2)
    assert not table.state("butcher").thirst
    assert table.fact(facts.ServingsLeft).water == 2


def test_IS_4_4_the_boy_takes_first() -> None:
    table = Table({"a": TEAM, "b": ["boy"]}).gone("nurse", "model").give("a", "water_bottle")
    table.until_day(2)
    assert not table.state("boy").thirst
    assert table.ever_asked("leftovers") == []


@pytest.mark.parametrize(
    ("food", "die", "impairment"),
    [("fruit", 5, "sickness"), ("plants", 6, "poison"), ("fresh_fish", 5, "sickness")],
)
def test_IS_4_5_risky_food_makes_ill_on_five_and_six(food: str, die: int, impairment: str) -> None:
    table = Table({"a": ["hunter"]}).give("a", food).gone(*table_rest("a"))
    table.dice["risk"] = die
    assert table.until_told(facts.CharacterImpaired).impairment == impairment
    table = Table({"a": ["hunter"]}).give("a", food).gone(*table_rest("a"))
    table.dice["risk"] = 4
    assert not table.until_told(facts.RiskRolled).ill


def table_rest(seat: str) -> list[str]:
    """The two characters with which the team of a lone hunter is filled up."""
    return Table({seat: ["hunter"]}).decks["characters"][1:3]


def test_IS_4_5_dictionary_botanist_and_sushi_chef_prevent_it() -> None:
    table = Table({"a": ["botanist", "sushi_chef", "hunter"], "b": ["model"]})
    table.give("a", "plant_dictionary", to="equipped").until_day(1)
    sheet = table.sheet
    assert risk_of(sheet, "botanist", "fruit.1") == ""
    assert risk_of(sheet, "hunter", "fruit.1") == "sickness"
    assert risk_of(sheet, "hunter", "plants.1") == ""
    assert risk_of(sheet, "hunter", "fresh_fish.1") == ""
    assert risk_of(sheet, "model", "fresh_fish.1") == "sickness"
    assert risk_of(sheet, "model", "can.1") == ""


def test_IS_4_5_raw_meat_and_what_the_vegetarian_refuses_are_not_offered() -> None:
    table = Table({"a": ["vegetarian", "wild_child", "hunter"]})
    table.give("a", "raw_meat_small", "can", "roast_fish", "biscuits")
    ask = table.until_asked("ration", "a")
    assert table.options(ask, "food_1") == ["biscuits.5"]
    assert "raw_meat_small.9" in table.options(ask, "food_2")
    assert "raw_meat_small.9" not in table.options(ask, "food_3")


def test_IS_4_6_first_a_marker_then_death() -> None:
    table = Table({"a": TEAM}).until_told(facts.MarkerPlaced)
    died = Table({"a": TEAM}).until_told(facts.CharacterDied)
    assert table.marker == "thirst" and died.cause == "thirst"
    table = Table({"a": TEAM}, two_strike=False)
    assert table.until_told(facts.CharacterDied) and table.sheet.round == 1


def test_IS_4_6_consuming_removes_the_marker() -> None:
    table = Table({"a": TEAM}).marked("hunter", "thirst").give("a", "water_flask")
    table.until_told(facts.Consumed)
    assert not table.state("hunter").thirst


def test_IS_4_7_a_soul_prevents_a_death_by_thirst() -> None:
    table = Table({"a": ["hunter"]}).gone(*table_rest("a")).souls("a", 2)
    table.marked("hunter", "thirst").until_day(2)
    assert table.state("hunter").here and table.sheet.players["a"].souls < 2


def test_IS_4_8_thirst_comes_before_hunger_in_turn_order() -> None:
    table = Table({"a": ["hunter"]}).marked("hunter", "thirst").marked("nurse", "hunger")
    table.marked("butcher", "hunger").on("spend_soul", {"yes": False}).until_day(2)
    causes = [fact.cause for fact in table.facts(facts.CharacterDied)]
    assert causes == sorted(causes, reverse=True) == ["thirst", "hunger", "hunger"]


# -- impairments -----------------------------------------------------------------------------------


def test_IS_5_1_a_character_can_have_several_impairments() -> None:
    table = Table({"a": TEAM}).ill("hunter", "sickness").ill("hunter", "injury")
    table.dice["impairment"] = 1
    table.until_day(1)
    assert table.state("hunter").impairments == ["sickness", "injury"]


@pytest.mark.parametrize(
    ("character", "impairment", "results"),
    [
        ("hunter", "sickness", "aaalll"),
        ("vegetarian", "sickness", "aaaall"),
        ("sickly_inventor", "sickness", "aallll"),
        ("hunter", "poison", "aaaadd"),
        ("vegetarian", "poison", "aaaaad"),
        ("sickly_inventor", "poison", "aaaddd"),
        ("hunter", "injury", "aallld"),
        ("vegetarian", "injury", "aallld"),
        ("sickly_inventor", "injury", "aallld"),
    ],
)
def test_IS_5_2_the_roll_for_each_impairment(character: str, impairment: str, results: str) -> None:
    words = {"a": "acts", "l": "loses the action", "d": "dies"}
    rolled = [impairment_result(character, impairment, die) for die in range(1, 7)]  # type: ignore[arg-type]
    assert rolled == [words[letter] for letter in results]


def test_IS_5_2_serious_injury_is_rolled_first() -> None:
    table = Table({"a": TEAM}).ill("hunter", "sickness").ill("hunter", "poison")
    table.ill("hunter", "injury")
    table.dice["impairment"] = 1
    table.until_asked("plan", "a")
    rolled = [fact.impairment for fact in table.facts(facts.ImpairmentRolled)]
    assert rolled == ["injury", "poison", "sickness"]


def test_IS_5_3_a_second_injury_kills_a_second_sickness_does_not() -> None:
    table = Table({"a": ["hunter"]}).ill("hunter", "injury").explore("wolf")
    table.dice["impairment"] = 1
    table.on("plan", {"action_1": "explore"}, "a", 1)
    assert table.until_told(facts.CharacterDied).cause == "injury"
    table = Table({"a": ["career_soldier"]}).ill("career_soldier", "sickness").explore("monkey")
    table.dice["impairment"] = 1
    table.on("plan", {"action_1": "explore"}, "a", 1).until_told(facts.BeastFought)
    assert table.state("career_soldier").impairments == ["sickness"]


def test_IS_5_4_kit_trophy_nurse_and_soul_heal() -> None:
    ways = {
        "first_aid_kit": lambda table: table.give("a", "first_aid_kit"),
        "snake": lambda table: table.give("a", "snake", to="trophies"),
        "nurse": lambda table: table.give("a", "can", "biscuits"),
        "soul": lambda table: table.souls("a", 1),
    }
    for name, prepare in ways.items():
        table = Table({"a": TEAM}).ill("hunter", "poison")
        prepare(table)
        table.dice["impairment"] = 1
        table.on("plan", {"free": [f"heal>{name}>hunter>poison"]}, "a", 1)
        assert table.until_told(facts.CharacterHealed).by == name
        assert table.state("hunter").impairments == []
        assert table.kinds("a") == table.kinds("a", "trophies") == []


def test_IS_5_4_a_kit_heals_anybody_and_a_trophy_only_its_kind() -> None:
    table = Table({"a": ["hunter"], "b": ["model"]}).ill("model", "injury")
    table.give("a", "first_aid_kit").give("a", "snake", to="trophies")
    free = table.options(table.until_asked("plan", "a"), "free")
    assert free == ["heal>first_aid_kit.6>model>injury"]


def test_IS_5_5_an_impaired_character_fights_back_without_a_roll() -> None:
    table = Table({"a": ["hunter"], "b": ["model"]}).ill("model", "sickness").give("b", "knife")
    table.on("plan", {"action_1": "attack_player"}, "a", 1).on("target", {"pick": "model"}, "a")
    assert table.until_told(facts.PlayersFought).winner == "model"
    assert not table.facts(facts.ImpairmentRolled)


# -- exploring -------------------------------------------------------------------------------------


def explore(*cards: str, team: list[str] | None = None, **parameters: object) -> Table:
    table = Table({"a": team or ["hunter"]}, **parameters).explore(*cards)
    return table.on("plan", {"action_1": "explore"}, "a", 1)


def test_IS_6_1_the_survival_expert_may_swap_and_must_take_the_next() -> None:
    table = explore("bear", "spring", team=["survival_expert"])
    assert table.until_told(facts.ExploreSwapped).card == "bear.1"
    table.until_told(facts.CardsGained)
    assert table.kinds("a") == ["spring_water"]


def test_IS_6_2_beasts_are_fought() -> None:
    assert explore("monkey").until_told(facts.BeastFought).card == "monkey.1"


def test_IS_6_3_treasures_and_finds_are_taken() -> None:
    table = explore("diamond")
    table.until_told(facts.NightFell)
    assert table.kinds("a") == ["diamond"]
    table = explore("driftwood")
    table.until_told(facts.NightFell)
    assert table.kinds("a") == ["found_branches", "found_stick"]


def test_IS_6_4_events_are_resolved_and_discarded() -> None:
    table = explore("putrid")
    table.until_told(facts.EventStruck, event="putrid")
    assert "putrid.1" in table.sheet.pile("explore_discard").known


def test_IS_6_5_the_marathon_runner_escapes_animals_but_not_cannibals() -> None:
    table = explore("bear", team=["marathon_runner"])
    assert table.until_told(facts.BeastEscaped).card == "bear.1"
    table = explore("cannibal_band", team=["marathon_runner"])
    assert table.until_told(facts.BeastFought).result == "lost"


def test_IS_6_6_weather_concerns_everybody_from_the_drawer_on() -> None:
    table = explore("heavy_rain")
    table.until_told(facts.NightFell)
    assert [fact.seat for fact in table.facts(facts.CardsGained)] == ["a", "b", "c"]


def test_IS_6_7_steam_and_putrid_concern_the_drawer() -> None:
    table = explore("putrid").give("a", "fresh_fish").give("b", "fresh_fish")
    table.until_told(facts.NightFell)
    assert table.kinds("a") == [] and table.kinds("b") == ["fresh_fish"]


def test_IS_6_8_burning_sun_takes_water_or_a_life_and_a_parasol_protects() -> None:
    table = explore("burning_sun").give("a", "water_jug", "water_flask")
    table.give("b", "parasol", to="equipped").until_told(facts.NightFell)
    assert table.kinds("a") == ["water_jug"]
    assert [fact.seat for fact in table.facts(facts.CharacterDied)] == ["c"]


def test_IS_6_8_the_sushi_chef_falls_sick_but_not_under_a_parasol() -> None:
    table = explore("burning_sun", team=["sushi_chef"]).give("a", "water_flask")
    assert table.until_told(facts.CharacterImpaired).character == "sushi_chef"
    table = explore("burning_sun", team=["sushi_chef"]).give("a", "parasol", to="equipped")
    table.until_told(facts.NightFell)
    assert table.state("sushi_chef").impairments == []


def test_IS_6_9_rain_brings_water_and_puts_campfires_out() -> None:
    table = explore("heavy_rain").campfire("a", "branches", "branches")
    table.campfire("b", "branches", "branches").give("b", "parasol", to="equipped")
    table.until_told(facts.NightFell)
    assert table.kinds("a", "equipped") == []
    assert table.kinds("b", "equipped") == ["campfire", "parasol"]


def test_IS_6_9_with_unfuel_only_the_firewood_is_lost() -> None:
    table = explore("heavy_rain", extinguish="unfuel").campfire("a", "branches", "branches")
    table.until_told(facts.NightFell)
    assert table.kinds("a", "equipped") == [] and "campfire" in table.kinds("a")


def test_IS_6_10_the_tornado_takes_a_card_campfires_and_parasols() -> None:
    table = explore("tornado").give("a", "can", "biscuits").campfire("b", "branches", "branches")
    table.give("b", "parasol", to="equipped").on("part_with", {"cards": ["can"]}, "a")
    table.until_told(facts.NightFell)
    assert table.kinds("a") == ["biscuits"] and table.kinds("b", "equipped") == []


def test_IS_6_11_steam_cooks_everything() -> None:
    table = explore("geothermal_steam").give("a", "fresh_fish", "raw_meat_huge")
    table.until_told(facts.NightFell)
    assert table.kinds("a") == ["roast_fish", "roast_meat_huge"]


def test_IS_6_12_natives_take_three_cards_and_cannibal_trophies() -> None:
    table = explore("trade_with_natives").give("a", *["can"] * 4)
    table.give("a", "cannibal_scout", "monkey", to="trophies")
    ask = table.until_asked("natives")
    assert table.options(ask, "trophies") == ["cannibal_scout.2"]
    with pytest.raises(IllegalAnswer):
        table.answer(ask, {"cards": ["can"] * 4, "trophies": []})
    table.answer(ask, {"cards": ["can"] * 3, "trophies": ["cannibal_scout"]})
    assert table.until_told(facts.SuppliesDrawn, why="natives").number == 4


def test_IS_6_12_everybody_trades_if_producers_want() -> None:
    table = explore("trade_with_natives", natives_trade_scope="all").give("b", "can")
    table.until_told(facts.NightFell)
    assert "b" in table.ever_asked("natives")


def test_IS_6_13_putrid_takes_raw_food_only() -> None:
    table = explore("putrid").give("a", "fresh_fish", "raw_meat_small", "roast_fish")
    table.until_told(facts.NightFell)
    assert table.kinds("a") == ["roast_fish"]
