"""SG-1 to SG-3: setup, Training, and how all enter the facility."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer, WrongParameter
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import LEVELS, found_in, obstacles_of
from tests.formats.surviving_the_game.table import Table, card, cards

BARRACKS = {
    "b_chip": (2, 0),
    "b_knife": (1, 2),
    "b_pistol": (1, 1),
    "b_shield": (1, 0),
    "b_servo": (1, 0),
    "b_gland": (1, 0),
    "b_line": (1, 0),
    "b_stim": (1, 0),
}
"""SG-1.3: copies of each kind, for each player and besides."""


def test_SG_1_1_everybody_shuffles_ten_cards_and_draws_five() -> None:
    table = Table(3)
    table.start()
    for seat in "bc":  # a has played its Creds already
        sheet = table.sheet
        assert sheet.pile(f"hand/{seat}").size == sheet.pile(f"deck/{seat}").size == 5
        kinds = [*table.kinds(f"hand/{seat}"), *table.kinds(f"deck/{seat}")]
        assert (kinds.count("pocket"), kinds.count("unarmed")) == (6, 4)
        assert ("deck", seat, 0) in table.shuffles
    assert Table(2, hand_size=3).start().sheet.pile("hand/b").size == 3


def test_SG_1_2_seat_one_begins_or_one_that_is_drawn_and_it_goes_clockwise() -> None:
    assert Table(4).start().sheet.order == ["a", "b", "c", "d"]
    orders = {
        "".join(Table(4, random_start=True, seed=str(seed)).start().sheet.order)
        for seed in range(20)
    }
    assert orders == {"abcd", "bcda", "cdab", "dabc"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_SG_1_3_supplies_and_stacks_have_the_rulebooks_numbers(players: int) -> None:
    sheet = Table(players).start().sheet
    for kind, (each, more) in BARRACKS.items():
        assert sheet.pile(f"barracks/{kind}").size == each * players + more
    for kind in ("soldier", "cyborg", "bio_gene"):
        assert sheet.pile(f"identities/{kind}").size == 2
    assert sheet.pile("injuries").size == 40
    sizes = (3 * players + 2, 3 * players + 1, 3 * players, 2 * players + 2, players + 1)
    assert tuple(sheet.pile(f"obstacles/{level}").size for level in LEVELS) == sizes
    assert [sheet.pile(f"stack/{stack}").size for stack in (1, 2, 3)] == [15, 15, 15]
    assert len(found_in("upgrades")) == 15
    if players == 5:
        assert all(
            size == sum(one.copies for one in obstacles_of(level).values())
            for level, size in zip(LEVELS, sizes, strict=True)
        )
        assert not sheet.pile("removed").size


def test_SG_2_1_training_sells_only_the_barracks_and_nobody_fights() -> None:
    table = Table(2, training_rounds=2)
    ask = table.until_asked("train", "a")
    assert {kind_of(one)[:2] for one in table.options(ask, "buy")} <= {"b_", "so", "cy", "bi"}
    table.until_told(facts.FacilityEntered)
    assert not table.facts(facts.ObstacleMet)
    assert table.sheet.round == 3


def test_SG_2_2_in_training_draws_work_and_fights_do_not() -> None:
    deck = ["pocket", "pocket", "pocket", "unarmed", "unarmed"]
    table = Table(2, training_rounds=3, shuffled={"deck/a": deck})
    table.at_turn("a", 1, lambda: table.put("hand/a", "b_servo", "b_line", "b_stim", "pocket"))
    table.on("train_play", cards("b_servo", "b_line", "b_stim"), "a", 1)
    table.until_asked("train", "a")
    gains = [fact.gains for fact in table.facts(facts.CardPlayed, seat="a")]
    assert gains[:3] == [{}, {}, {}]
    assert gains[3] == {"creds": 1}
    assert table.kinds("play/a").count("b_servo") == 1
    assert "b_stim" in table.kinds("removed"), "it is wasted"
    assert table.sheet.players["a"].health == 0
    assert len(table.sheet.hand("a")) + len(table.kinds("play/a")) == 4, "one drawn, one removed"


def test_SG_2_3_two_purchases_of_which_one_id_while_copies_last() -> None:
    table = Table(2, training_rounds=2, id_copies=1)
    rich = ["b_chip"] * 5
    table.at_turn("a", 1, lambda: table.put("hand/a", *rich))
    table.at_turn("a", 2, lambda: table.put("hand/a", *rich))
    ask = table.until_asked("train", "a")
    offered = table.options(ask, "buy")
    assert sum(kind_of(one) == "b_chip" for one in offered) == 2, "two of a kind may be bought"
    ids = [one for one in offered if kind_of(one) in ("soldier", "cyborg")]
    with pytest.raises(IllegalAnswer, match="2 Character IDs"):
        table.answer(ask, {"buy": ids})
    with pytest.raises(IllegalAnswer):
        table.answer(ask, {"buy": [one for one in offered if kind_of(one) == "b_knife"][:2] + ids})
    table.answer(ask, {"buy": [ids[0], next(o for o in offered if kind_of(o) == "b_knife")]})
    assert table.sheet.players["a"].identity == "soldier"
    assert "soldier.1" not in table.options(table.until_asked("train", "b"), "buy")
    table.until_told(facts.RoundBegan, round=2)
    again = table.options(table.until_asked("train", "a"), "buy")
    assert not {"soldier", "cyborg", "bio_gene"} & set(map(kind_of, again))


@pytest.mark.parametrize(("in_barracks", "price"), [(True, 3), (False, 4)])
def test_SG_2_4_the_discount_of_an_id_counts_at_once(in_barracks: bool, price: int) -> None:
    table = Table(2, training_rounds=2, discount_in_barracks=in_barracks)
    table.at_turn("a", 1, lambda: table.put("hand/a", *["b_chip"] * 4))
    table.on("train", cards("cyborg"), "a", 1).on("train_more", cards("b_servo"), "a", 1)
    bought = table.until_told(facts.CardBought, seat="a")
    assert (bought.card, bought.price) == ("b_servo.1", price)
    assert table.kinds("identity/a") == ["cyborg"]


def test_SG_2_5_other_purchases_go_to_the_discard_pile() -> None:
    table = Table(2, training_rounds=2)
    table.at_turn("a", 1, lambda: table.put("hand/a", *["b_chip"] * 4))
    table.on("train", cards("b_pistol", "b_pistol"), "a", 1)
    table.until_told(facts.TurnEnded, seat="a")
    assert table.kinds("discard/a").count("b_pistol") == 2


def test_SG_2_6_hand_and_play_are_discarded_and_five_drawn_from_a_new_pile_if_need_be() -> None:
    table = Table(2, training_rounds=4)
    table.until_told(facts.TurnEnded, seat="a")
    assert (table.sheet.pile("hand/a").size, table.sheet.pile("discard/a").size) == (5, 5)
    assert ("deck", "a", 1) not in table.shuffles
    table.until_told(facts.RoundBegan, round=2)
    table.until_told(facts.TurnEnded, seat="a")
    assert ("deck", "a", 1) in table.shuffles
    assert (table.sheet.pile("hand/a").size, table.sheet.pile("deck/a").size) == (5, 5)


def test_SG_2_6_with_both_piles_empty_fewer_are_drawn() -> None:
    table = Table(2, training_rounds=2)

    def little() -> None:
        table.put("hand/a", "pocket", "pocket")
        table.put("deck/a")

    table.at_turn("a", 1, little)
    table.until_told(facts.TurnEnded, seat="a")
    assert table.sheet.pile("hand/a").size == 2


def test_SG_2_7_after_the_last_countdown_token_all_enter() -> None:
    table = Table(2, training_rounds=5)
    table.until_told(facts.FacilityEntered)
    assert [fact.tokens for fact in table.facts(facts.RoundBegan)] == [5, 4, 3, 2, 1, 0]
    assert [len(table.facts(facts.TurnBegan, round=one)) for one in range(1, 6)] == [2] * 5


def test_SG_2_8_unspent_creds_vanish_at_the_end_of_a_turn() -> None:
    table = Table(2, training_rounds=2)
    table.at_turn("a", 1, lambda: table.put("hand/a", "b_chip", "b_chip"))
    table.until_asked("train", "a")
    assert table.sheet.turn.creds == 4
    table.until_told(facts.TurnEnded, seat="a")
    played = table.facts(facts.CardPlayed, seat="b")
    assert table.sheet.turn.creds == sum(fact.gains.get("creds", 0) for fact in played)


def test_SG_3_1_SG_3_3_SG_3_4_all_stand_on_level_1_with_the_health_of_their_id() -> None:
    table = Table(2)
    table.at_turn("a", 1, lambda: table.put("hand/a", *["b_chip"] * 2))
    table.on("train", cards("bio_gene"), "a", 1)
    entered = table.until_told(facts.FacilityEntered)
    assert entered.identities == {"a": "bio_gene", "b": "recruit"}
    a, b = table.sheet.players.values()
    assert (a.level, b.level, a.health, b.health) == (1, 1, 70, 60)


def test_SG_3_1_everybody_stands_at_the_entrance() -> None:
    table = Table(3)
    table.until_told(facts.FacilityEntered)
    assert [player.level for player in table.sheet.players.values()] == [1, 1, 1]


def test_SG_3_2_what_is_left_in_the_barracks_leaves_the_game() -> None:
    table = Table(2)
    table.until_told(facts.FacilityEntered)
    left = [name for name, pile in table.sheet.piles.items() if pile.size]
    assert not [name for name in left if name.startswith(("barracks/", "identities/"))]
    assert {"b_chip", "soldier"} <= set(table.kinds("removed"))


def test_SG_3_3_who_has_no_id_is_a_raw_recruit_for_good() -> None:
    table = Table(2)
    table.until_told(facts.FacilityEntered)
    assert table.sheet.players["a"].identity == "recruit"
    assert table.sheet.identities_for("a") == []


def test_SG_3_4_health_never_rises_above_that_of_the_id() -> None:
    table = Table(2, hands={"a": ["a1_med"]}, obstacles={1: ["training_drone"]})
    table.at_turn("a", 2, lambda: table.health("a", 40))
    table.on("play", cards("a1_med"), "a", 2)
    healed = table.until_told(facts.HealthChanged, seat="a", why="card", amount=20)
    assert healed.health == 60


def test_SG_3_5_the_top_card_of_each_stack_is_turned_up() -> None:
    table = Table(2)
    table.until_asked("move", "a")
    assert [table.sheet.pile(f"top/{stack}").size for stack in (1, 2, 3)] == [1, 1, 1]
    assert [table.sheet.pile(f"stack/{stack}").size for stack in (1, 2, 3)] == [14, 14, 14]


def test_SG_3_6_from_then_on_a_turn_has_an_encounter_and_the_armory() -> None:
    table = Table(2, hands={"a": ["pocket", "pocket", "b_chip"]})
    table.after_turn()
    assert table.ever_asked("move") == 1
    assert table.ever_asked("buy") == 1
    assert len(table.facts(facts.ObstacleMet, seat="a")) == 1


def test_D2_the_default_in_the_last_round_is_the_cheapest_id() -> None:
    table = Table(2, training_rounds=2)
    for seat in "ab":
        table.at_turn(seat, 1, lambda seat=seat: table.put(f"hand/{seat}", *["b_chip"] * 2))
        table.at_turn(seat, 2, lambda seat=seat: table.put(f"hand/{seat}", *["b_chip"] * 2))
    table.until_told(facts.RoundBegan, round=2)
    assert not table.facts(facts.IdentityBought)
    table.until_told(facts.FacilityEntered)
    assert {fact.seat for fact in table.facts(facts.IdentityBought)} == {"a", "b"}


def test_D8_the_default_destroys_an_injury_and_the_answer_any_card() -> None:
    for value, gone in ((None, "injury"), (card("unarmed"), "unarmed")):
        table = Table(2, hands={"a": ["a1_purge", "unarmed"]}, obstacles={1: ["training_drone"]})
        table.at_turn("a", 2, lambda table=table: table.season.gain_injury("a"))
        if value is not None:
            table.on("destroy", value, "a", 2)
        table.on("play", cards("a1_purge"), "a", 2)
        destroyed = table.until_told(facts.CardDestroyed, seat="a")
        assert kind_of(destroyed.card) == gone
        assert destroyed.card in table.sheet.pile("removed").known


def test_a_cast_without_a_way_out_for_everybody_is_refused() -> None:
    with pytest.raises(WrongParameter, match="obstacles_5"):
        Table(4, obstacles_5=3)
