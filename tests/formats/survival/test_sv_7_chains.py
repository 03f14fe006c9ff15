"""SV-7: eliminations and what follows from them."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer, OrderRefused
from showrunner.formats.survival import facts
from tests.formats.survival.table import Table, cast_of

BONDED = cast_of(10, 2, "mother_nature", "agency", "engineer")


def bonded(one: str, other: str, cards: tuple[str, ...] = BONDED, **parameters: object) -> Table:
    pair = {"buddies": tuple(sorted((one, other)))}
    return Table(cards, stall_rounds=9, **parameters).on("buddies", pair)


def test_SV_7_1_causes_and_removal_by_producers() -> None:
    table = bonded("i", "j")
    table.until_asked("speak")
    table.order("remove_contestant", seat="i")
    table.until_told(facts.VoteBegan)
    assert table.out == [("i", "producer"), ("j", "bond")]
    with pytest.raises(OrderRefused, match="Memory"):
        table.order("remove_contestant", seat="i")


@pytest.mark.parametrize("triggers", [False, True])
def test_SV_7_1_a_removed_gmo_strikes_only_where_that_is_set(triggers: bool) -> None:
    table = Table(cast_of(9, 2, "gmo"), producer_triggers=triggers)
    if triggers:
        table.on("gmo", "d")
    table.until_asked("speak")
    table.order("remove_contestant", seat="c")
    table.until_told(facts.VoteBegan)
    gone = [("c", "producer"), ("d", "gmo")]
    assert table.out == (gone if triggers else gone[:1])


def test_SV_7_2_a_memory_at_once_and_the_role_is_open() -> None:
    table = Table().votes("a>g b>g")
    gone = table.until_told(facts.Eliminated)
    assert (gone.seat, gone.role) == ("g", "fish")
    assert table.sheet_of("public").players["g"].role == "fish"
    assert table.sheet.memories == ["g"]


def test_SV_7_3_the_buddy_goes_before_the_gmo_shoots() -> None:
    cards = cast_of(10, 2, "mother_nature", "gmo")
    table = bonded("d", "j", cards).votes("a>d", 1).on("gmo", "e")
    table.until_told(facts.RoundBegan, round=2)
    assert table.out == [("d", "vote"), ("j", "bond"), ("e", "gmo")]


def test_SV_7_3_a_direct_cause_wins_over_the_bond() -> None:
    table = bonded("i", "j").on("nominate", "i", round=2).on("engineer", "bomb>j", round=2)
    table.until_told(facts.ConferenceBegan, round=2)
    assert table.out == [("i", "evil"), ("j", "bomb")]


def test_SV_7_4_what_protects_from_what() -> None:
    cards = cast_of(11, 2, "mother_nature", "agency", "engineer", "ranger")
    ranger_and_bomb = Table(cards).on("protect", "j", round=2).on("engineer", "bomb>j", round=2)
    ranger_and_bomb.until_told(facts.ConferenceBegan, round=2)
    assert ranger_and_bomb.out == [("j", "bomb")]
    ranger_and_bond = bonded("j", "k", cards).on("nominate", "j", round=1).on("protect", "k")
    ranger_and_bond.until_told(facts.ConferenceBegan)
    assert ranger_and_bond.out == [("j", "evil"), ("k", "bond")]
    nairobi_and_night = bonded("j", "k", cards).on("nominate", "j", round=1).on("summon", "k")
    nairobi_and_night.until_told(facts.ConferenceBegan)
    assert nairobi_and_night.out == [("j", "evil"), ("k", "bond")]


def test_SV_7_4_the_shield_blocks_the_bond_of_the_night_alone() -> None:
    table = bonded("i", "j").on("nominate", "i", round=2).on("engineer", "shield>j", round=2)
    table.until_told(facts.ConferenceBegan, round=2)
    assert table.out == [("i", "evil")]
    assert table.sheet.buddies == ()


def test_SV_7_4_the_gmo_shoots_nobody_in_nairobi() -> None:
    table = Table(cast_of(9, 2, "gmo", "agency")).on("summon", "i").votes("a>c", 1)
    assert "i" not in table.options(table.until_asked("gmo"))


@pytest.mark.parametrize("rule", ["cancel", "defer", "override"])
def test_SV_7_5_a_bond_that_nairobi_blocks(rule: str) -> None:
    table = bonded("i", "j", bond_vs_protection=rule).on("summon", "j", round=1).votes("a>i", 1)
    table.until_told(facts.NightBegan, round=2)
    gone = [(fact.seat, fact.round) for fact in table.facts(facts.Eliminated)]
    follows = {"cancel": [], "defer": [("j", 2)], "override": [("j", 1)]}[rule]
    assert gone == [("i", 1), *follows]
    assert bool(table.facts(facts.BondDissolved)) is (rule == "cancel")
    assert bool(table.facts(facts.BondDeferred, "j")) is (rule == "defer")


@pytest.mark.parametrize("rule", ["cancel", "defer", "override"])
def test_SV_7_5_a_bond_that_the_shield_blocks(rule: str) -> None:
    table = bonded("i", "j", bond_vs_protection=rule)
    table.on("nominate", "i", round=2).on("engineer", "shield>j", round=2)
    table.until_told(facts.ConferenceBegan, round=2)
    assert len(table.out) == (1 if rule == "cancel" else 2)


def test_SV_7_6_the_gmo_must_shoot_and_silence_forfeits() -> None:
    cards = cast_of(9, 2, "gmo", "agency")
    silent = Table(cards).votes("a>c", 1)
    silent.until_told(facts.GmoChose, target=None)
    assert silent.out == [("c", "vote")]
    asked = Table(cards).votes("a>c", 1)
    ask = asked.until_asked("gmo")
    assert None not in asked.options(ask)
    with pytest.raises(IllegalAnswer, match="None may not be chosen"):
        asked.answer(ask, {"name": None})
    random = Table(cards, gmo_default="random").votes("a>c", 1)
    random.draws["gmo"] = "e"
    random.until_told(facts.GmoChose, target="e")
    assert not any(option is None for option in random.facts(facts.GmoChose))


def test_SV_7_7_gmo_victims_have_consequences() -> None:
    cards = cast_of(10, 2, "mother_nature", "gmo", "polar_bear")
    table = bonded("e", "j", cards).votes("a>d", 1).on("gmo", "e").on("polar", "barred>a")
    table.until_told(facts.RoundBegan, round=2)
    assert table.out == [("d", "vote"), ("e", "gmo"), ("j", "bond")]
    assert table.fact(facts.PolarDecided).target == "a"


BEAR = cast_of(9, 2, "polar_bear", "agency")


@pytest.mark.parametrize(("delay", "round"), [(0, 1), (1, 2)])
def test_SV_7_8_lost_at_night_it_governs_that_day_or_the_next(delay: int, round: int) -> None:
    table = Table(BEAR, polar_delay=delay).on("nominate", "c", round=1).on("polar", "barred>e")
    table.until_told(facts.RestrictionBegan)
    assert table.sheet.round == round
    assert table.audience(facts.RestrictionBegan).everybody
    assert "public" and not table.facts(facts.PolarDecided, "public")


def test_SV_7_8_it_lapses_with_its_target() -> None:
    table = Table(BEAR).votes("a>c", 1).on("polar", "sole_voter>e").on("nominate", "e", round=2)
    table.until_told(facts.RestrictionLapsed)
    assert len(table.until_told(facts.VoteBegan).voters) == 7
    away = Table(BEAR).votes("a>c", 1).on("polar", "sole_voter>e").on("summon", "e", round=2)
    away.until_told(facts.RestrictionLapsed)


def test_SV_7_8_none_is_a_choice_and_it_is_asked_only_while_the_game_goes_on() -> None:
    table = Table(BEAR).votes("a>c", 1)
    table.until_told(facts.PolarDecided, target=None)
    table.until_told(facts.VoteBegan)
    assert table.facts(facts.RestrictionBegan) == []
    ended = Table(cast_of(8, 3, "polar_bear"), spotlight="no")
    ended.on("nominate", lambda ask: ask.question.fields["name"].options[-1].value)
    ended.votes("a>d", 2)
    ended.play()
    assert ended.over and ended.ever_asked("polar") == []


def test_SV_7_9_no_answer_draws_the_successor_among_the_living() -> None:
    table = Table(cast_of(9, 2), spotlight="yes")
    table.on("spotlight_nominate", "c").on("spotlight_vote", "c").on("nominate", "c", round=1)
    ask = table.until_asked("successor")
    assert table.options(ask) == list("abdefghi")
    assert ask.seat == "c"
    given = table.until_told(facts.SpotlightGiven, how="handed on")
    assert given.seat == ask.question.default["name"]


def test_SV_7_10_the_dead_of_a_night_are_told_in_seat_order() -> None:
    table = Table(cast_of(9, 2, "engineer")).on("nominate", "h", round=2)
    table.on("engineer", "bomb>d", round=2)
    table.until_told(facts.ConferenceBegan, round=2)
    assert [seat for seat, _ in table.out] == ["d", "h"]


def test_SV_7_11_a_chain_asks_nothing_twice() -> None:
    cards = cast_of(10, 2, "mother_nature", "gmo", "polar_bear")
    table = bonded("d", "e", cards, spotlight="yes")
    table.on("spotlight_nominate", "e").on("spotlight_vote", "e").votes("a>d", 1).on("gmo", "f")
    table.until_told(facts.RoundBegan, round=2)
    assert table.out == [("d", "vote"), ("e", "bond"), ("f", "gmo")]
    for kind in ("gmo", "polar", "successor"):
        assert len(table.ever_asked(kind)) == 1
