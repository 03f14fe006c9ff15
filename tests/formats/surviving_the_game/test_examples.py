"""The rulebook's worked examples, as they are printed."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game import facts
from tests.formats.surviving_the_game.table import Table, cards


def test_EX1_training() -> None:
    table = Table(2, training_rounds=2, shuffled={"deck/a": ["pocket"] * 3 + ["unarmed"] * 2})
    ask = table.until_asked("train", "a")
    assert table.sheet.turn.creds == 3
    affordable = {kind_of(one) for one in table.options(ask, "buy")}
    assert affordable == {"b_chip", "b_knife", "b_shield", "b_gland", "b_line", "b_stim"}
    knife = next(one for one in table.options(ask, "buy") if kind_of(one) == "b_knife")
    line = next(one for one in table.options(ask, "buy") if kind_of(one) == "b_line")
    for too_much in ([knife, line], ["soldier.1"]):
        with pytest.raises(IllegalAnswer):
            table.answer(ask, {"buy": too_much})
    table.answer(ask, {"buy": [knife]})
    assert table.kinds("discard/a") == ["b_knife"] + ["pocket"] * 3 + ["unarmed"] * 2
    assert table.kinds("hand/a") == ["pocket"] * 3 + ["unarmed"] * 2


def test_EX2_discount() -> None:
    table = Table(2, identities={"a": "soldier"}, hands={"a": ["b_chip"] * 3 + ["pocket"]})
    ask = table.until_asked("buy", "a")
    assert table.sheet.turn.creds == 7
    rifle, vest = cards("a1_rifle", "a1_vest")(ask)
    assert table.sheet.price("a", table.format.cards["a1_rifle"]) == 4
    third = cards("a1_decoder")(ask)
    with pytest.raises(IllegalAnswer):
        table.answer(ask, {"buy": [rifle, vest, *third]})
    assert not [one for one in table.options(ask, "buy") if kind_of(one).startswith("u")]
    table.answer(ask, {"buy": [rifle, vest]})
    prices = [fact.price for fact in table.facts(facts.CardBought, seat="a")]
    assert prices == [4, 3]


def test_EX3_exact_kill() -> None:
    table = Table(
        2,
        identities={"a": "cyborg"},
        levels={"a": 2},
        hands={"a": ["a1_rifle"]},
        obstacles={2: ["mercenary"] * 2},
    )
    table.on("move", "stay", "a", 2)
    beaten = table.until_told(facts.ObstacleBeaten, seat="a")
    assert beaten.damage == 50
    assert table.sheet.points("a") == 2
    assert table.sheet.players["a"].health == 90


def test_EX4_soldier() -> None:
    table = Table(
        2,
        identities={"a": "soldier"},
        levels={"a": 4},
        hands={"a": ["b_knife", "b_pistol"]},
        obstacles={4: ["war_mech"] * 2},
    )
    table.on("play", cards("b_knife", "b_pistol"), "a", 2).on("move", "stay", "a", 2)
    assert table.until_told(facts.ObstacleBeaten, seat="a").damage == 80
    gains = [fact.gains for fact in table.facts(facts.CardPlayed, seat="a")]
    assert [gain["damage"] for gain in gains if "damage" in gain] == [40, 40]


def test_EX5_failed_fight() -> None:
    table = Table(2, hands={"a": ["unarmed"]}, obstacles={1: ["guard_dog"]})
    table.at_turn("b", 2, lambda: table.stand("b", 2))
    table.until_told(facts.TurnEnded, seat="a")
    table.until_told(facts.TurnEnded, seat="a")
    losses = [fact.amount for fact in table.facts(facts.HealthChanged, seat="a")]
    assert losses == [-10, -10]
    assert table.sheet.players["a"].health == 40
    left = table.fact(facts.ObstacleAttacked, seat="a").left
    assert left == 20
    table.until_told(facts.TurnBegan, seat="a", round=3)
    assert table.sheet.moves_from(1) == {"stay": 1}
    met = table.until_told(facts.ObstacleMet, seat="a", revealed=False)
    assert kind_of(met.obstacle) == "guard_dog"
    assert len(table.facts(facts.Assaulted, seat="a")) == 1


def test_EX6_guard() -> None:
    table = Table(2, hands={"a": ["b_shield"]}, obstacles={1: ["guard_dog"]})
    table.on("guard", lambda ask: table.options(ask)[0], "a", 2)
    table.until_told(facts.Guarded, seat="a")
    assert not table.facts(facts.Assaulted)
    assert table.sheet.players["a"].health in (60, 50), "only combat may have hurt since"
    drawn = table.facts(facts.CardsPicked, "a", pile="deck/a")
    assert len(drawn[-1].cards) == 1


def test_EX7_shields() -> None:
    table = Table(
        2,
        identities={"a": "cyborg"},
        levels={"a": 2},
        hands={"a": ["b_shield", "b_line"]},
        obstacles={2: ["flame_sentry"]},
    )
    table.on("move_on", "stay", "a", 2)
    table.at_turn("a", 2, lambda: show(table, 2, "flame_sentry"))
    first = table.until_told(facts.CombatLost, seat="a")
    assert (first.damage, first.shielded, first.plated) == (20, 10, 10)
    second = table.until_told(facts.CombatLost, seat="a")
    assert (second.shielded, second.plated) == (0, 0)
    assert table.fact(facts.HealthChanged, seat="a").health == 70


def show(table: Table, level: int, kind: str) -> None:
    """An obstacle lies open already, so that its Assault is over."""
    table.put(f"obstacles/{level}", kind, kind)
    (card,) = table.season.draw(1, f"obstacles/{level}", f"area/{level}")
    table.season.sheet.areas[level].damage = 20
    assert kind_of(card) == kind


def test_EX8_trap() -> None:
    table = Table(
        2,
        levels={"a": 2},
        hands={"a": ["unarmed", "unarmed"]},
        obstacles={1: ["training_drone"] * 2, 2: ["trapdoor", "mercenary"]},
    )
    table.on("move", "stay", "a", 2)
    beaten = table.until_told(facts.ObstacleBeaten, seat="a")
    assert (kind_of(beaten.obstacle), beaten.level, beaten.damage) == ("training_drone", 1, 20)
    assert table.fact(facts.CredsGained, seat="a").amount == 1
    assert table.kinds("trophies/a") == ["training_drone"]
    free = [fact.free for fact in table.facts(facts.PlayerMoved, seat="a")]
    assert free.count(False) == 1, "one Move was used"


def test_EX9_flight() -> None:
    table = Table(
        2,
        levels={"a": 2},
        hands={"a": ["u07", "unarmed", "unarmed"]},
        obstacles={2: ["trapdoor", "mercenary"]},
    )
    table.on("move", "stay", "a", 2)
    assert table.until_told(facts.TrapSprung, seat="a").result == "flight"
    assert table.asked("move_on", "a"), "the Jetpack's Move is left"
    assert table.sheet.players["a"].level == 2
    assert table.sheet.turn.damage == 50
    assert len(table.facts(facts.ObstacleMet, seat="a")) == 1


def test_EX10_closing() -> None:
    table = Table(3, levels={"a": 2, "c": 3}, hands={"a": ["u14"]}, obstacles={2: ["mercenary"]})
    table.on("move", "stay", "a", 2)
    assert table.until_told(facts.AreaClosed).level == 2
    moved = table.until_told(facts.PlayerMoved, seat="b")
    assert (moved.source, moved.target, moved.why) == (1, 3, "closed area")
    assert "down" not in table.sheet.moves_from(3)
    assert table.until_told(facts.PlayerMoved, seat="a", why="closed area").target == 3


def test_EX11_end_by_level_4() -> None:
    table = Table(
        3, levels={"a": 4}, hands={"a": ["u14", "u01", "b_chip"]}, obstacles={4: ["war_mech"]}
    )
    table.on("move", "stay", "a", 2)
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, decided.points["a"]) == ("SG-8.3", 5)
    assert decided.survivors == ("a", "b", "c")
    assert not table.ever_asked("buy")


def test_EX12_sole_survivor() -> None:
    table = Table(
        3,
        levels={"a": 5, "c": 3},
        hands={"a": ["u14", "u01"], "b": [], "c": ["u14"]},
        obstacles={1: ["riot_bot"], 3: ["gene_horror"] * 2, 5: ["gatekeeper"] * 4},
    )
    table.at_turn("a", 2, lambda: table.put("discard/a", "apex_mutant", "injury"))
    table.at_turn("a", 2, lambda: table.put("discard/a", "plasma_reactor", "injury"))
    table.at_turn("b", 2, lambda: table.health("b", 10))
    own = ["war_mech", "plasma_reactor", "injury", "injury", "injury"]
    table.at_turn("c", 2, lambda: table.put("discard/c", *own)).on("move", "stay", "c", 2)
    decided = table.until_told(facts.GameDecided)
    assert decided.points["a"] == 8 + 6 - 1
    assert decided.points["c"] == 11 + 4 - 4, "the Gene Horror's Assault is one more Injury"
    assert (decided.seats, decided.rule) == (("a",), "SG-8.1")


def test_EX13_armory_growth() -> None:
    table = Table(2, levels={"a": 2}, hands={"a": []})

    def stacks() -> None:
        tops = {1: ("u01", ["u01", "u07"]), 2: ("u09", ["u02"]), 3: ("u15", ["u04"])}
        for stack, (top, below) in tops.items():
            table.put(f"top/{stack}", top)
            table.put(f"stack/{stack}", *below)

    table.at_turn("a", 2, stacks).on("move", "up", "a", 2)
    table.until_told(facts.ArmoryGrew)
    extras = [table.kinds(f"extra/{stack}/3") for stack in (1, 2, 3)]
    assert extras == [["u01", "u01"], ["u09"], ["u15"]]
    assert [table.kinds(f"top/{stack}") for stack in (1, 2, 3)] == [["u07"], ["u02"], ["u04"]]


def test_EX14_no_refill_in_turn() -> None:
    table = Table(
        2,
        identities={"a": "bio_gene"},
        levels={"a": 2},
        hands={"a": ["b_chip"] * 6 + ["pocket"]},
        obstacles={2: ["mercenary"] * 2},
    )

    def tops() -> None:
        for stack, kind in {1: "u11", 2: "u02", 3: "u15"}.items():
            table.put(f"top/{stack}", kind)

    table.at_turn("a", 2, tops).on("move", "stay", "a", 2)
    ask = table.until_asked("buy", "a")
    assert table.sheet.turn.creds == 13
    below = table.sheet.pile("stack/1").top[0]
    assert below not in table.options(ask, "buy")
    table.answer(ask, cards("u11", "u02"))
    assert [fact.price for fact in table.facts(facts.CardBought, seat="a")] == [5, 7]
    assert table.sheet.pile("top/1").known == (below,)


@pytest.mark.parametrize(("hurt", "health"), [(False, 60), (True, 40)])
def test_EX15_bio_gene(hurt: bool, health: int) -> None:
    table = Table(2, identities={"a": "bio_gene"}, hands={"a": []}, obstacles={1: ["guard_dog"]})

    def before() -> None:
        table.season.sheet.players["a"].hurt = hurt
        table.health("a", 40)
        table.season.sheet.players["a"].rested = not hurt

    table.at_turn("a", 2, before)
    table.until_told(facts.PlayerMoved, seat="a")
    recovered = table.facts(facts.HealthChanged, seat="a", why="recovery")
    assert [fact.health for fact in recovered] == ([] if hurt else [health])


@pytest.mark.parametrize(("hand", "further"), [(["u03"], 0), (["u03", "b_line"], 1)])
def test_EX16_heavy_machine_gun(hand: list[str], further: int) -> None:
    table = Table(
        2, identities={"a": "soldier"}, hands={"a": hand}, obstacles={1: ["riot_bot"] * 4}
    )
    table.after_turn()
    assert table.ever_asked("move_on") == further
