"""IS-8 to IS-10: trade, rescue, campfires."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.bids import groups, places_for, team_rank
from tests.formats.i_am_survivor.table import Table

OFFER: dict[str, Any] = {"to": "b", "give": ["knife"], "want": ["water"]}


def trade(**parameters: Any) -> Table:
    settings = {"trade_windows": ("turn",), **parameters}
    return Table({"a": ["hunter"], "b": ["model"]}, **settings).give("a", "knife")


def test_IS_8_1_an_accepted_offer_is_binding_and_exchanged_at_once() -> None:
    table = trade().give("b", "water_jug").on("offer", OFFER, "a", 1)
    table.on("answer", {"answer": "accept"}, "b")
    done = table.until_told(facts.TradeDone)
    assert table.kinds("a") == ["water_jug"] and table.kinds("b") == ["knife"]
    assert table.audience(facts.TradeDone).seats == ("a", "b")
    assert table.fact(facts.TradeSettled, "c").gave == len(done.gave)


def test_IS_8_1_an_offer_is_private_to_the_two() -> None:
    table = trade().give("b", "water_jug").on("offer", OFFER, "a", 1)
    table.until_asked("answer", "b")
    assert table.facts(facts.OfferMade, "b") and not table.facts(facts.OfferMade, "c")


def test_IS_8_1_one_counter_offer() -> None:
    table = trade().give("b", "can", "water_jug").give("a", "bow").on("offer", OFFER, "a", 1)
    counter = {"answer": "counter", "cards": ["can"], "want": ["strong_weapon"]}
    table.on("answer", counter, "b")
    ask = table.until_asked("answer", "a")
    assert "counter" not in table.options(ask, "answer")
    table.answer(ask, {"answer": "accept"})
    assert table.kinds("a") == ["can", "knife"] and table.kinds("b") == ["bow", "water_jug"]


def test_IS_8_1_offers_are_limited_in_each_window() -> None:
    table = trade(offers_per_window=1).give("b", "water_jug").on("offer", OFFER, "a", 1)
    table.until_day(2)
    assert [seat for day, seat, kind in table.asked_of if "offer" in kind and day == 1] == [*"abc"]
    assert "offer" not in {kind.split(".")[1] for _, _, kind in Table({}).play().asked_of}


def test_IS_8_1_a_standing_offer_can_be_taken_until_the_night() -> None:
    table = trade().give("b", "water_jug").on("offer", {**OFFER, "until": "night"}, "a", 1)
    table.on("answer", {"answer": "later"}, "b")
    table.on("offer", lambda ask: {"take": table.options(ask, "take")[0]}, "b", 1)
    table.until_told(facts.TradeDone)
    assert table.kinds("b") == ["knife"]
    table = trade().give("b", "water_jug").on("offer", {**OFFER, "until": "night"}, "a", 1)
    table.on("answer", {"answer": "later"}, "b").until_told(facts.OffersExpired)
    assert table.sheet.offers == {}


def test_IS_8_1_who_has_not_what_is_wanted_cannot_accept() -> None:
    table = trade().on("offer", OFFER, "a", 1)
    assert "accept" not in table.options(table.until_asked("answer", "b"), "answer")


def test_IS_8_1_a_gift_needs_no_answer() -> None:
    table = trade().on("offer", {"to": "b", "give": ["knife"]}, "a", 1)
    table.until_told(facts.TradeDone)
    assert table.kinds("b") == ["knife"] and table.ever_asked("answer") == []


def test_IS_8_1_trades_can_be_open_or_private() -> None:
    for visibility, cards, counts in (("cards", True, False), ("private", False, False)):
        table = trade(trade_visibility=visibility).give("b", "water_jug").on("offer", OFFER, "a", 1)
        table.on("answer", {"answer": "accept"}, "b").until_told(facts.TradeDone)
        assert bool(table.facts(facts.TradeDone, "c")) == cards
        assert bool(table.facts(facts.TradeSettled, "c")) == counts


def test_IS_8_1_rules_never_read_words_or_acts() -> None:
    words = {"words": "I give you my knife for nothing.", "acts": [{"act": "have", "about": "b"}]}
    table = trade().on("offer", {**OFFER, **words}, "a", 1)
    table.until_day(2)
    assert table.kinds("a") == ["knife"]


def test_IS_8_2_held_equipped_and_trophies_but_no_souls() -> None:
    table = trade().give("a", "parasol", to="equipped").give("a", "wolf", to="trophies")
    table.campfire("a", "branches", "branches").souls("a", 2)
    give = table.options(table.until_asked("offer", "a"), "give")
    assert give == ["knife.5", "parasol.4", "wolf.3", "permit>fire"]
    table.on("offer", {"to": "b", "give": ["parasol", "wolf"]}, "a", 1).until_told(facts.TradeDone)
    assert (table.kinds("b"), table.kinds("b", "trophies")) == (["parasol"], ["wolf"])


def test_IS_8_3_a_permission_binds_until_the_day_ends() -> None:
    table = trade().campfire("b", *["branches"] * 3).give("a", "raw_meat_small")
    table.on("offer", {"to": "b", "want": ["permit>fire"]}, "a", 1)
    table.on("answer", {"answer": "accept"}, "b").on(
        "plan", {"free": ["cook>raw_meat_small"]}, "a", 1
    )
    table.until_told(facts.CardCooked)
    assert table.sheet.may_use("a", "fire") == ["b"]
    table.until_day(2)
    assert table.sheet.may_use("a", "fire") == []


def test_D22_a_permission_is_refused_by_default() -> None:
    table = trade().campfire("b", *["branches"] * 3)
    table.on("offer", {"to": "b", "want": ["permit>fire"]}, "a", 1)
    assert table.until_told(facts.OfferAnswered).answer == "refuse"


# -- rescue ----------------------------------------------------------------------------------------


def leaving(kind: str, teams: dict[str, list[str]] | None = None, **parameters: Any) -> Table:
    """A rescuer that leaves on the first morning."""
    return Table(teams or {"a": ["hunter", "nurse"]}, **parameters).rescuer(kind, 1)


def saved(table: Table) -> set[str]:
    return {name for name, state in table.sheet.characters.items() if state.status == "rescued"}


def test_IS_9_1_a_rescuer_comes_on_its_days() -> None:
    table = Table({}, rescue_days=("2",)).rescue_deck("smuggler")
    table.until_told(facts.RescuerArrived)
    assert table.sheet.round == 2


def test_IS_9_2_it_leaves_the_next_morning_before_the_turns() -> None:
    table = Table({}, rescue_days=("1",)).rescue_deck("smuggler")
    table.until_told(facts.RescuerLeft)
    assert table.sheet.round == 2 and len(table.facts(facts.TurnBegan)) in (3, 4)


def test_IS_9_3_the_price_is_due_for_each_character() -> None:
    table = leaving("smuggler").give("a", "pearl")
    ask = table.until_asked("bid", "a")
    with pytest.raises(IllegalAnswer, match="this costs 2 × the same Pearl and you have 1"):
        table.answer(ask, {"bid_1": ["pearl"], "bid_2": ["pearl"]})
    table = leaving("explorers_yacht").give("a", "water_flask", "water_jug")
    with pytest.raises(IllegalAnswer):
        table.answer(table.until_asked("bid", "a"), {"bid_1": ["water_flask"]})


def test_IS_9_4_nobody_has_to_be_rescued() -> None:
    table = leaving("rich_kids_yacht").until_told(facts.RescuerLeft)
    assert table.card == "rich_kids_yacht.1"
    assert not saved(leaving("rich_kids_yacht").until_day(2))


def test_IS_9_5_binoculars_replace_the_rescuer_not_the_time() -> None:
    table = Table({}).rescuer("devil", 2).give("a", "binoculars").rescue_deck("smuggler")
    table.on("plan", {"free": ["binoculars>binoculars>devil"]}, "a", 1)
    table.until_told(facts.RescuerArrived, card="smuggler.1")
    assert [(found.card, found.leaves) for found in table.sheet.rescuers] == [("smuggler.1", 2)]


def test_IS_9_6_rescue_is_coming_turns_a_card_at_once() -> None:
    table = Table({"a": ["hunter"]}).explore("rescue_is_coming").rescue_deck("pirate")
    table.on("plan", {"action_1": "explore"}, "a", 1).rescuer("smuggler", 2)
    table.until_told(facts.RescuerArrived, card="pirate.1")
    assert [found.leaves for found in table.sheet.rescuers] == [2, 2]
    left = [fact.card for fact in table.until_day(3).facts(facts.RescuerLeft)]
    assert left == ["smuggler.1", "pirate.1"]


def test_IS_9_7_bids_are_secret_until_all_are_in_and_the_tied_may_raise() -> None:
    table = leaving("smuggler", {"a": ["hunter", "nurse"], "b": ["model", "girl"]})
    table.give("a", "pearl", "pearl").give("b", "pearl", "pearl", "gold_ring")
    table.on("bid", lambda ask: two_pearls(table, ask))
    ask = table.until_asked("raise", "b")
    table.answer(ask, {"raise_1": ["gold_ring"]})
    table.on("raise", {"withdraw": ["hunter"]}, "a").until_told(facts.RescuerLeft)
    assert saved(table) == {"nurse", "model", "girl"}


def two_pearls(table: Table, ask: Any) -> dict[str, Any]:
    pearls = [card for card in table.options(ask, "bid_1") if card.startswith("pearl")]
    return {f"bid_{place}": [card] for place, card in enumerate(pearls[:2], start=1)}


def test_IS_9_7_without_raise_rounds_nobody_is_asked_again() -> None:
    table = leaving("smuggler", {"a": ["hunter"], "b": ["model"]}, raise_rounds=0)
    table.give("a", "pearl", "pearl", "pearl").give("b", "pearl", "pearl", "pearl")
    table.on("bid", lambda ask: two_pearls(table, ask)).until_day(2)
    assert table.ever_asked("raise") == [] and not saved(table)


def test_IS_9_8_a_group_that_does_not_fit_is_refused_with_everybody_below() -> None:
    assert places_for({"a": 4, "b": 3, "c": 3, "d": 1}, 2) == (["a"], [["b", "c"], ["d"]])
    assert places_for({"a": 4, "b": 3}, None) == (["a", "b"], [])


def test_IS_9_9_the_politician_comes_first() -> None:
    assert groups({"a": 5, "politician": 1}) == [["politician"], ["a"]]


def test_IS_9_10_paid_bids_are_discarded_and_refused_ones_returned() -> None:
    table = leaving("smuggler", raise_rounds=0).give("a", "diamond", "pearl", "pearl")
    table.give("b", "pearl", "pearl").give("c", "pearl")
    table.on("bid", lambda ask: two_pearls(table, ask))
    table.on("bid", {"bid_1": ["diamond"], "bid_2": ["pearl"]}, "a").until_told(facts.TurnBegan)
    assert saved(table) == {"hunter"}
    assert "diamond.2" in table.sheet.pile("explore_discard").known
    assert table.kinds("b") == ["pearl", "pearl"]


def test_IS_9_11_one_treasure_goes_along_three_for_the_housewife() -> None:
    table = leaving("rich_kids_yacht", {"a": ["housewife", "nurse"]})
    table.give("a", "pearl", "pearl", "gold_ring", "diamond")
    table.on("bid", {"bid_1": ["come"]}, "a").until_told(facts.TurnBegan)
    assert table.kinds("a", "treasures") == ["diamond", "gold_ring", "pearl"]
    table = leaving("rich_kids_yacht", {"a": ["nurse"]}).give("a", "pearl", "diamond")
    table.on("bid", {"bid_1": ["come"]}, "a").until_told(facts.TurnBegan)
    assert table.kinds("a", "treasures") == ["diamond"]


def test_IS_9_11_the_yakuza_takes_the_equipment() -> None:
    table = leaving("smuggler", {"a": ["yakuza"]}).give("a", "pearl")
    table.give("a", "parasol", to="equipped").on("bid", {"bid_1": ["pearl"]}, "a")
    table.until_told(facts.TurnBegan)
    assert table.kinds("a", "equipped") == []


def test_IS_9_12_the_ghost_ship_turns_souls() -> None:
    table = Table({}, rescue_days=("1",)).rescue_deck("ghost_ship").souls("a", 3)
    table.on("souls", {"number": 2}, "a").until_told(facts.TurnBegan)
    assert (table.sheet.players["a"].souls, table.sheet.players["a"].turned) == (1, 2)
    assert table.sheet.public_points("a") == 6 and table.sheet.rescuers == []


def test_IS_9_12_by_default_one_soul_is_kept_before_day_six() -> None:
    table = Table({}, rescue_days=("1",)).rescue_deck("ghost_ship").souls("a", 3)
    assert table.until_asked("souls").question.default == {"number": 2}


def test_IS_9_13_the_rescue_team_takes_three_in_order_of_need() -> None:
    table = Table({"a": ["hunter"], "b": ["girl"], "c": ["old_lady"]}, rescue_days=("1",))
    table.rescue_deck("rescue_team").ill("old_lady", "poison")
    for seat, name in zip("abc", ("hunter", "girl", "old_lady"), strict=True):
        table.on("nominee", {"pick": name}, seat)
    named = table.until_told(facts.RescueTeamNamed)
    assert named.order == ("old_lady", "girl", "hunter")
    table.on("place", {"yes": False}, "b").until_told(facts.TurnBegan)
    assert saved(table) == {"old_lady", "hunter"}


def test_IS_9_13_the_politician_comes_before_everybody() -> None:
    table = Table({"a": ["politician", "boy", "hunter"]}).ill("boy", "injury").until_day(1)
    order = sorted(["boy", "hunter", "politician"], key=lambda name: team_rank(table.sheet, name))
    assert order == ["politician", "boy", "hunter"]


def test_IS_9_14_the_devil_takes_attackers_who_killed() -> None:
    table = Table({"a": ["hunter"], "b": ["model"]}).rescuer("devil", 2).give("a", "bow")
    table.on("plan", {"action_1": "attack_player"}, "a", 1).on("target", {"pick": "model"}, "a")
    table.on("spoils", {"spoils": "kill"}, "a").on("bid", {"bid_1": ["come"]}, "a")
    table.until_told(facts.RescuerLeft)
    assert saved(table) == {"hunter"} and table.ever_asked("bid") == ["a"]


def test_IS_9_14_a_counter_kill_does_not_count() -> None:
    table = Table({"a": ["hunter"], "b": ["model"]}).rescuer("devil", 2).give("b", "bow")
    table.on("plan", {"action_1": "attack_player"}, "a", 1).on("target", {"pick": "model"}, "a")
    table.on("spoils", {"spoils": "kill"}, "b").until_told(facts.RescuerLeft)
    assert table.ever_asked("bid") == []


def test_IS_9_15_the_ufo_wants_a_statue_and_a_part_for_each() -> None:
    table = leaving("ufo").give("a", "golden_statue", "metal_pedestal", "ancient_disk")
    ask = table.until_asked("bid", "a")
    first, second = table.options(ask, "bid_1")
    with pytest.raises(IllegalAnswer):
        table.answer(ask, {"bid_1": [first], "bid_2": [second]})
    table.answer(ask, {"bid_1": [first]})
    table.until_told(facts.RescuerLeft)
    assert saved(table) == {"hunter"}
    other = leaving("ufo", ufo_price="any_two").give("a", "metal_pedestal", "ancient_disk")
    assert len(other.options(other.until_asked("bid", "a"), "bid_1")) == 1


# -- campfires -------------------------------------------------------------------------------------


def test_IS_10_1_a_campfire_needs_firewood() -> None:
    table = Table({}).give("a", "campfire")
    assert table.options(table.until_asked("plan", "a"), "free") == []
    table = Table({}).give("a", "campfire", "wooden_stick")
    table.on("plan", {"free": ["equip>campfire>wooden_stick"]}, "a", 1).until_told(
        facts.ItemEquipped
    )
    assert table.sheet.fuel("campfire.6") == ["wooden_stick.8"]


def test_IS_10_2_meat_and_fish_are_roasted_and_sticks_become_torches() -> None:
    table = Table({}).campfire("a", *["branches"] * 3)
    table.give("a", "raw_meat_large", "fresh_fish", "wooden_stick")
    free = ["cook>raw_meat_large", "cook>fresh_fish", "cook>wooden_stick"]
    table.on("plan", {"free": free}, "a", 1).until_told(facts.NightFell)
    assert table.kinds("a") == ["roast_fish", "roast_meat_large", "torch"]


def test_IS_10_2_also_before_the_ration() -> None:
    table = Table({"a": ["hunter"]}).campfire("a", *["branches"] * 3).give("a", "raw_meat_small")
    table.on("evening", {"cook": ["raw_meat_small"]}, "a", 1).until_told(facts.MealServed)
    assert table.facts(facts.CardCooked)


def test_IS_10_3_others_need_permission_but_not_the_old_lady() -> None:
    table = Table({"a": ["old_lady"], "b": ["model"]}).campfire("c", *["branches"] * 3).until_day(1)
    assert table.sheet.may_use("a", "fire") == ["c"]
    assert table.sheet.may_use("b", "fire") == []


def test_IS_10_4_anybody_may_add_firewood_to_any_campfire() -> None:
    table = Table({}).campfire("b", "branches", "branches").give("a", "wooden_stick")
    table.on("plan", {"free": ["fuel>wooden_stick>campfire"]}, "a", 1)
    assert table.until_told(facts.FuelAdded).seat == "a"
    assert len(table.sheet.fuel("campfire.6")) == 2


def test_IS_10_5_each_morning_a_card_burns_and_the_last_ends_the_fire() -> None:
    table = Table({}).campfire("a", "branches", "branches")
    table.until_told(facts.FuelBurned, out=True)
    assert table.sheet.round == 2 and table.kinds("a", "equipped") == []


def test_IS_10_6_two_campfires_have_their_own_firewood() -> None:
    table = Table({}).campfire("a", "branches", "branches").campfire("a", "branches").until_day(1)
    assert [fact.out for fact in table.facts(facts.FuelBurned)] == [True, False]
