"""The worked examples of the rulebook, EX1 to EX16."""

from __future__ import annotations

from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.bids import measure, places_for, team_rank
from showrunner.formats.i_am_survivor.ending import score
from showrunner.formats.i_am_survivor.phases.turn import impairment_result
from tests.formats.i_am_survivor.table import Table
from tests.formats.i_am_survivor.test_is_11_to_13_end import end


def hunt(team: list[str], beast: str, *cards: str) -> Table:
    table = Table({"a": team}).give("a", *cards).explore(beast)
    table.on("plan", {"action_1": "explore"}, "a", 1)
    return table.on("battle", {"cards": list(cards)}, "a")


def test_EX1_equal_is_not_enough() -> None:
    table = hunt(["butcher"], "tiger", "machete", "knife")
    assert table.until_told(facts.BeastFought).result == "chased away"
    assert set(table.until_told(facts.CardsLost).cards) == {"machete.4", "knife.5"}
    table = hunt(["career_soldier"], "tiger", "machete", "knife", "slingshot")
    table.until_told(facts.TrophyTaken)
    assert table.kinds("a") == ["raw_meat_large"]
    table = hunt(["career_soldier"], "tiger")
    assert table.until_told(facts.CharacterDied).souls == 1


def test_EX2_hunter_and_trap() -> None:
    assert hunt(["hunter"], "wolf", "spear").until_told(facts.BeastFought).result == "chased away"
    table = hunt(["hunter"], "wolf", "spear", "trap")
    table.until_told(facts.TrophyTaken)
    assert table.kinds("a") == ["raw_meat_medium"]


def test_EX3_butcher() -> None:
    table = hunt(["butcher", "nurse"], "snake", "bow").ill("nurse", "poison")
    table.dice["impairment"] = 1
    table.on("more", {"free": ["heal>snake>nurse>poison"]}, "a", 1)
    table.until_told(facts.CharacterHealed)
    assert table.kinds("a") == ["raw_meat_small", "raw_meat_small"]
    assert table.kinds("a", "trophies") == []


def duel(souls: int, *defence: str) -> Table:
    table = Table({"a": ["career_soldier"], "b": ["nurse"]}).give("a", "bow").give("b", *defence)
    table.souls("b", 1).on("plan", {"action_1": "attack_player"}, "a", 1)
    table.on("target", {"pick": "nurse"}, "a")
    return table.on("fight", {"cards": list(defence), "souls": souls}, "b")


def test_EX4_player_battle() -> None:
    table = duel(1, "knife").on("spoils", {"spoils": "kill"}, "b")
    forces = table.until_told(facts.ForcesRevealed)
    assert (forces.attack, forces.defence) == (4, 5)
    assert table.until_told(facts.CharacterDied).character == "career_soldier"
    assert table.kinds("a") == table.kinds("b") == []
    assert (table.sheet.players["a"].souls, table.sheet.players["b"].souls) == (1, 0)
    assert duel(1).until_told(facts.PlayersFought).winner == "career_soldier"


def test_EX5_girl() -> None:
    teams = {"a": ["hunter"], "b": ["girl"], "c": ["boy"]}
    everybody = Table(teams).decks["characters"]
    table = Table(teams).gone(*everybody[6:]).until_asked("plan", "a")
    assert "attack_player" not in [
        option.value for option in table.question.fields["action_1"].options
    ]
    table = Table(teams).gone(*everybody[6:]).gone("girl").until_asked("plan", "a")
    assert "attack_player" in [option.value for option in table.question.fields["action_1"].options]


def test_EX6_rescuer() -> None:
    results = {10: "defeated", 9: "chased away", 8: "thwarted"}
    weapons = {
        10: ("shotgun", "pistol", "slingshot"),
        9: ("shotgun", "pistol"),
        8: ("shotgun", "bow"),
    }
    for total, cards in weapons.items():
        table = Table({"a": ["hunter"]}).rescuer("pirate", 2).give("a", *cards)
        table.give("b", "knife").give("c", "slingshot")
        table.on("plan", {"action_1": "attack_rescuer"}, "a", 1)
        table.on("fight", {"cards": list(cards)}, "a")
        for seat, card in (("b", "knife"), ("c", "slingshot")):
            table.on("side", {"side": "defence", "cards": [card]}, seat)
        forces = table.until_told(facts.ForcesRevealed)
        assert (forces.attack, forces.defence) == (total, 9)
        assert table.until_told(facts.RescuerFought).result == results[total]
        assert bool(table.sheet.rescuers) == (total == 8)


def test_EX7_smuggler_tie() -> None:
    assert places_for({"w": 3, "x": 1, "y": 1, "z": 1}, 3) == (["w"], [["x", "y", "z"]])
    assert places_for({"w": 3, "x": 2, "y": 1, "z": 1}, 3) == (["w", "x"], [["y", "z"]])


def test_EX8_refugee_ship() -> None:
    servings = {"v": 4, "w": 3, "x": 3, "y": 2, "z": 2}
    assert places_for(servings, 4) == (["v", "w", "x"], [["y", "z"]])
    del servings["z"]
    assert places_for(servings, 4) == (["v", "w", "x", "y"], [])


def test_EX9_politician() -> None:
    volumes = {"x": 5, "y": 5, "politician": measure("water", "politician", ["water_flask.1"] * 2)}
    assert volumes["politician"] == 2
    assert places_for(volumes, 2) == (["politician"], [["x", "y"]])


def test_EX10_campfire() -> None:
    table = Table({}).give("a", "campfire", "branches", "branches", "wooden_stick")
    free = ["equip>campfire>branches"]
    table.on("plan", {"free": free}, "a", 1)
    table.once("more", lambda ask: {"free": [more_fuel(table, ask)]}, "a")
    table.until_told(facts.FuelBurned, out=False)
    burned = table.until_told(facts.FuelBurned, out=True)
    assert (table.sheet.round, burned.campfire) == (3, "campfire.6")
    assert table.kinds("a") == ["wooden_stick"]


def more_fuel(table: Table, ask: object) -> str:
    found = table.options(ask, "free")  # type: ignore[arg-type]
    return next(value for value in found if value.startswith("fuel>branches"))


def test_EX11_thirst() -> None:
    team = ["hunter", "nurse", "model"]
    table = Table({"a": team}).give("a", "water_bottle")
    table.on(
        "ration", {"water_1": "water_bottle", "water_2": "water_bottle", "water_3": None}, "a", 1
    )
    table.until_day(2)
    assert [table.state(name).thirst for name in team] == [False, False, True]
    died = table.until_told(facts.CharacterDied, seat="a")
    assert (died.character, died.cause) == ("model", "thirst")
    assert table.state("hunter").thirst and table.state("nurse").thirst


def test_EX12_rolls() -> None:
    assert impairment_result("sickly_inventor", "sickness", 3) == "loses the action"
    assert impairment_result("hunter", "sickness", 3) == "acts"
    assert impairment_result("vegetarian", "poison", 5) == "acts"
    assert impairment_result("hunter", "poison", 5) == "dies"


def test_EX13_model() -> None:
    table = Table({"a": ["model", "nurse", "hunter"]}).gone("hunter")
    table.give("a", "water_flask", "water_flask").explore("spring", "grove")
    table.on("plan", {"action_1": "explore"}, "a", 1)
    table.once("more", {"source": "water_flask", "who": "model", "action": "explore"}, "a")
    table.until_told(facts.ActionTaken, extra="food")
    assert table.options(table.until_asked("more", "a"), "source") == []


def test_EX14_natives_trade() -> None:
    table = Table({"a": ["hunter"]}).give("a", "can", "fruit", "biscuits")
    table.give("a", "cannibal_scout", "cannibal_band", to="trophies").explore("trade_with_natives")
    table.on("plan", {"action_1": "explore"}, "a", 1)
    all_of_it = {
        "cards": ["can", "fruit", "biscuits"],
        "trophies": ["cannibal_scout", "cannibal_band"],
    }
    table.on("natives", all_of_it, "a")
    assert table.until_told(facts.SuppliesDrawn).number == 5


def test_EX15_rescue_team() -> None:
    teams = {"a": ["hunter"], "b": ["housewife"], "c": ["girl"], "d": ["old_lady"]}
    table = Table(teams).ill("hunter", "injury").ill("housewife", "poison")
    table.dice["impairment"] = 1
    table.until_day(1)
    names = ["girl", "hunter", "old_lady", "housewife"]
    order = sorted(names, key=lambda name: team_rank(table.sheet, name))
    assert order == ["hunter", "housewife", "girl", "old_lady"]


def test_EX16_score() -> None:
    sheet = end(a=(["old_lady"], ["vegetarian"], ["revolutionary"], 2))
    sheet.take(facts.CardsLaid(pile="treasures/a", cards=("diamond.1",)))
    sheet.take(facts.CardsLaid(pile="hand/a", cards=("gold_ring.1",)))
    assert score(sheet, "a") == 27
