"""IS-7: battles with beasts, players and rescuers."""

from __future__ import annotations

from showrunner.formats.i_am_survivor import facts
from tests.formats.i_am_survivor.table import Table

HUNT = {"action_1": "explore"}


def beast(team: list[str], card: str, *weapons: str, **parameters: object) -> Table:
    table = Table({"a": team}, **parameters).give("a", *weapons).explore(card)
    return table.on("plan", HUNT, "a", 1)


def test_IS_7_1_weapons_hunter_and_trap_count() -> None:
    table = beast(["hunter"], "wolf", "spear", "trap").on("battle", {"cards": ["spear", "trap"]})
    fought = table.until_told(facts.BeastFought)
    assert (fought.total, fought.result) == (4, "defeated")


def test_IS_7_1_a_trap_is_no_help_against_cannibals() -> None:
    table = beast(["hunter"], "cannibal_scout", "spear", "trap")
    ask = table.until_asked("battle")
    assert table.options(ask, "cards") == ["spear.4"]
    table.answer(ask, {"cards": ["spear"]})
    assert table.fact(facts.BeastFought).total == 2


def test_IS_7_2_helpers_add_weapons_but_never_traps() -> None:
    table = beast(["butcher"], "tiger", "spear").give("b", "machete", "trap").give("c", "bow")
    table.on("battle", {"cards": ["spear"], "helpers": ["b", "c"]})
    ask = table.until_asked("assist", "b")
    assert table.options(ask, "cards") == ["machete.4"]
    table.on("assist", {"cards": ["machete"]}, "b").on("assist", {"cards": ["bow"]}, "c")
    assert table.until_told(facts.BeastFought).total == 8
    assert table.kinds("b") == ["trap"]


def test_IS_7_2_then_the_owner_may_add_more() -> None:
    table = beast(["butcher"], "tiger", "spear", "knife").give("b", "knife")
    table.on("battle", {"cards": ["spear"], "helpers": ["b"]}).on("assist", {"cards": ["knife"]})
    table.on("add", {"cards": ["knife"]}, "a")
    assert table.until_told(facts.BeastFought).total == 6


def test_IS_7_2_what_is_promised_goes_to_the_first_who_helps() -> None:
    table = beast(["butcher"], "tiger", "can").give("b", "knife").give("c", "bow", "machete")
    table.on("battle", {"helpers": ["b", "c"], "pay": "can"})
    table.on("assist", {"cards": []}, "b").on("assist", {"cards": ["bow", "machete"]}, "c")
    table.until_told(facts.BeastFought)
    assert table.kinds("c") == ["can"]
    assert table.kinds("b") == ["knife"]


def test_IS_7_3_more_defeats_and_brings_the_reward() -> None:
    table = beast(["butcher"], "wolf", "pistol").until_day(2)
    assert table.kinds("a", "trophies") == ["wolf"]
    assert "raw_meat_medium" in table.kinds("a")


def test_IS_7_3_as_much_chases_it_away_without_reward() -> None:
    table = beast(["career_soldier"], "wolf", "bow")
    assert table.until_told(facts.BeastFought).result == "chased away"
    table.until_day(2)
    assert table.kinds("a") == table.kinds("a", "trophies") == []


def test_IS_7_3_less_and_the_fighter_suffers() -> None:
    table = beast(["career_soldier"], "wolf", "knife").on("battle", {"cards": []})
    assert table.until_told(facts.BeastFought).result == "lost"
    table.until_told(facts.CharacterImpaired, impairment="injury")
    assert beast(["career_soldier"], "bear").until_told(facts.CharacterDied).cause == "battle"


def test_IS_7_3_weapons_of_the_winner_are_kept_if_producers_want() -> None:
    table = beast(["career_soldier"], "wolf", "pistol", weapons_discard_always=False).until_day(2)
    assert "pistol" in table.kinds("a")
    assert "pistol" not in beast(["career_soldier"], "wolf", "pistol").until_day(2).kinds("a")


def test_IS_7_3_the_beam_gun_is_not_discarded() -> None:
    assert "beam_gun" in beast(["butcher"], "wolf", "beam_gun").until_day(2).kinds("a")


def test_IS_7_4_the_girl_fights_without_weapons_but_with_a_trap_and_help() -> None:
    table = beast(["girl"], "snake", "shotgun", "trap").give("b", "knife")
    ask = table.until_asked("battle")
    assert table.options(ask, "cards") == ["trap.3"]
    table.answer(ask, {"cards": ["trap"], "helpers": ["b"]})
    table.on("assist", {"cards": ["knife"]}, "b")
    assert table.until_told(facts.BeastFought).result == "defeated"


def test_IS_7_5_those_involved_name_the_holder_of_the_trophy() -> None:
    table = beast(["butcher"], "tiger", "knife").give("b", "bow").give("c", "machete")
    table.on("battle", {"cards": ["knife"], "helpers": ["b", "c"]})
    table.on("assist", {"cards": ["bow"]}, "b").on("assist", {"cards": ["machete"]}, "c")
    table.on("trophy", {"pick": "b"}, "b").on("trophy", {"pick": "b"}, "c")
    assert table.until_told(facts.TrophyTaken).seat == "b"


def test_IS_7_5_in_a_tie_the_explorer_has_the_trophy() -> None:
    table = beast(["butcher"], "tiger", "knife").give("b", "bow", "machete")
    table.on("battle", {"cards": ["knife"], "helpers": ["b"]})
    table.on("assist", {"cards": ["bow", "machete"]}, "b").on("trophy", {"pick": "b"}, "b")
    assert table.until_told(facts.TrophyTaken).seat == "a"


def test_IS_7_6_the_butcher_gains_a_small_raw_meat_more() -> None:
    table = beast(["butcher"], "snake", "bow")
    table.until_told(facts.TrophyTaken)
    assert table.kinds("a") == ["raw_meat_small", "raw_meat_small"]
    table = beast(["fisherman", "butcher"], "snake", "bow")
    table.until_told(facts.TrophyTaken)
    assert table.kinds("a") == ["raw_meat_small"]


def test_IS_7_6_with_butcher_scope_the_team_profits() -> None:
    table = beast(["fisherman", "butcher"], "snake", "bow", butcher_scope="team")
    table.until_told(facts.TrophyTaken)
    assert table.kinds("a") == ["raw_meat_small", "raw_meat_small"]


# -- other players ---------------------------------------------------------------------------------


def attack(team: list[str], other: list[str], **parameters: object) -> Table:
    table = Table({"a": team, "b": other}, **parameters)
    return table.on("plan", {"action_1": "attack_player"}, "a", 1).on("target", {"pick": other[0]})


def test_IS_7_7_a_team_with_the_girl_cannot_be_attacked() -> None:
    table = Table({"a": ["hunter"], "b": ["girl"]})
    table.on("plan", {"action_1": "attack_player"}, "a", 1)
    ask = table.until_asked("target")
    assert not {"girl"}.intersection(table.options(ask))
    assert all(table.sheet.owner(name) == "c" for name in table.options(ask))


def test_IS_7_7_after_the_girl_is_gone_it_can() -> None:
    table = Table({"a": ["hunter"], "b": ["girl"]}).gone("girl")
    table.on("plan", {"action_1": "attack_player"}, "a", 1)
    owners = {table.sheet.owner(name) for name in table.options(table.until_asked("target"))}
    assert owners == {"b", "c"}


def test_IS_7_7_the_defender_chooses_if_producers_want() -> None:
    table = attack(["hunter"], ["nurse", "model"], defender_chooses=True)
    table.on("champion", {"pick": "model"}, "b")
    assert table.until_told(facts.AttackAnnounced).defender == "model"


def test_IS_7_8_forces_are_secret_and_only_the_defender_may_add_souls() -> None:
    table = attack(["hunter"], ["nurse"]).give("a", "bow").give("b", "knife").souls("b", 1)
    table.souls("a", 1)
    asks = {ask.seat: ask for ask in [table.until_asked("fight", "a"), *table.asked("fight")]}
    assert set(asks["a"].question.fields) == {"cards"}
    assert set(asks["b"].question.fields) == {"cards", "souls"}
    table.answer(asks["a"], {"cards": ["bow"]})
    assert not table.facts(facts.ForcesRevealed)
    table.answer(asks["b"], {"cards": ["knife"], "souls": 1})
    forces = table.until_told(facts.ForcesRevealed)
    assert (forces.attack, forces.defence) == (3, 5)
    assert table.sheet.players["b"].souls == 0


def test_IS_7_8_others_may_help_a_side() -> None:
    table = attack(["hunter"], ["nurse"]).give("c", "shotgun")
    table.on("side", {"side": "defence", "cards": ["shotgun"]}, "c")
    assert table.until_told(facts.PlayersFought).winner == "nurse"
    assert attack(["hunter"], ["nurse"], allow_pvp_assist=False).play().ever_asked("side") == []


def test_IS_7_9_the_career_soldier_has_one_more_in_attack_and_defence() -> None:
    table = attack(["career_soldier"], ["nurse"])
    assert table.until_told(facts.ForcesRevealed).attack == 1
    assert attack(["hunter"], ["career_soldier"]).until_told(facts.ForcesRevealed).defence == 1


def test_IS_7_9_the_girl_attacks_without_weapons() -> None:
    table = attack(["girl"], ["nurse"]).give("a", "shotgun").give("b", "knife")
    assert table.options(table.until_asked("fight", "a"), "cards") == []


def test_IS_7_10_a_draw_changes_nothing_and_cards_are_discarded() -> None:
    table = attack(["hunter"], ["nurse"]).give("a", "bow").give("b", "machete")
    assert table.until_told(facts.PlayersFought).winner == ""
    assert table.kinds("a") == table.kinds("b") == []
    assert table.ever_asked("spoils") == []


def test_IS_7_11_the_winner_kills() -> None:
    table = attack(["hunter"], ["nurse"]).give("a", "bow").on("spoils", {"spoils": "kill"}, "a")
    died = table.until_told(facts.CharacterDied)
    assert (died.character, died.by) == ("nurse", "a")


def test_IS_7_11_the_winner_steals_an_equipped_item_or_a_held_card_at_random() -> None:
    table = attack(["hunter"], ["nurse"]).give("a", "bow").give("b", "parasol", to="equipped")
    table.on("spoils", {"spoils": "steal", "items": ["parasol"]}, "a")
    table.until_told(facts.SpoilsTaken)
    assert table.kinds("a") == ["parasol"]
    table = attack(["hunter"], ["nurse"]).give("a", "bow").give("b", "can", "fruit")
    table.on("spoils", {"spoils": "steal", "items": ["held_1"]}, "a")
    stolen = table.until_told(facts.CardsStolen)
    assert table.sheet.hand("a") == list(stolen.cards)
    assert not table.facts(facts.CardsStolen, "c")


def test_IS_7_11_a_winning_attacking_yakuza_steals_up_to_three() -> None:
    table = attack(["yakuza"], ["nurse"]).give("a", "bow").give("b", *["can"] * 4)
    ask = table.until_asked("spoils")
    table.answer(ask, {"spoils": "steal", "items": ["held_1", "held_2", "held_3"]})
    assert len(table.kinds("a")) == 3
    table = attack(["hunter"], ["yakuza"]).give("b", "bow").give("a", "can", "can")
    assert table.until_asked("spoils", "b").question.fields["items"].limit == 1


def test_IS_7_11_with_choose_the_thief_sees_the_hand() -> None:
    table = attack(["hunter"], ["nurse"], steal="choose").give("a", "bow").give("b", "can", "fruit")
    table.on("spoils", {"spoils": "steal", "items": ["can"]}, "a")
    table.until_told(facts.CardsStolen)
    assert table.kinds("a") == ["can"]


def test_IS_7_12_the_girls_team_may_attack_and_the_counterattack_can_kill() -> None:
    table = attack(["girl"], ["nurse"]).give("b", "knife").on("spoils", {"spoils": "kill"}, "b")
    assert table.until_told(facts.CharacterDied).character == "girl"


# -- rescuers --------------------------------------------------------------------------------------


def board(kind: str, *weapons: str, **parameters: object) -> Table:
    table = Table({"a": ["hunter"]}, **parameters).rescuer(kind, 2).give("a", *weapons)
    return table.on("plan", {"action_1": "attack_rescuer"}, "a", 1)


def test_IS_7_13_others_may_strengthen_the_rescuer_in_secret() -> None:
    table = board("refugee_ship", "bow").give("b", "knife")
    table.on("side", {"side": "defence", "cards": ["knife"]}, "b")
    forces = table.until_told(facts.ForcesRevealed)
    assert (forces.attack, forces.defence) == (3, 4)


def test_IS_7_14_more_defeats_as_much_chases_away_less_changes_nothing() -> None:
    table = board("refugee_ship", "bow")
    assert table.until_told(facts.RescuerFought).result == "defeated"
    table.until_told(facts.SuppliesDrawn, why="refugee_ship")
    assert table.sheet.rescuers == []
    table = board("refugee_ship", "knife")
    assert table.until_told(facts.RescuerFought).result == "chased away"
    assert table.sheet.rescuers == []
    table = board("refugee_ship", "slingshot")
    assert table.until_told(facts.RescuerFought).result == "thwarted"
    assert [waiting.card for waiting in table.sheet.rescuers] == ["refugee_ship.1"]


def test_IS_7_14_rescuer_strength_is_added() -> None:
    assert board("refugee_ship", rescuer_strength=4).until_told(facts.ForcesRevealed).defence == 6


def test_IS_7_15_nobody_is_hurt_by_a_rescuer() -> None:
    table = board("pirate", "knife")
    table.until_told(facts.RescuerFought)
    assert not table.facts(facts.CharacterDied) and not table.facts(facts.CharacterImpaired)


def test_IS_7_16_the_devil_cannot_be_attacked() -> None:
    table = Table({"a": ["hunter"]}).rescuer("devil", 2).give("a", "shotgun")
    ask = table.until_asked("plan", "a")
    assert "attack_rescuer" not in table.options(ask, "action_1")
