"""DS-8.3: producers define cards in a running season, out of the same effects."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.facts import OrderTaken
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards import AT_A_VOTE
from showrunner.kernel import Ask
from tests.checking.played import assert_in_order, facts_of
from tests.formats.survivor.playing_cards import EVERY_MOMENT, deal, outcome, scripted, vote_of
from tests.formats.survivor.table import Table

SHIELD: dict[str, Any] = {
    "name": "Storm Shield",
    "text": "Play it before the votes: you are safe, and a rival cannot vote.",
    "playable": ["before the votes"],
    "on": "another present",
    "effects": [{"effect": "block_vote"}, {"effect": "further_vote"}],
    "expires": {"after_round": 3},
}


def test_DS_8_3_a_defined_card_is_given_explained_played_and_gone() -> None:
    table = vote_of([])
    table.order("define_card", kind="storm_shield", card=SHIELD)
    table.event({"effect": "card", "seat": "ada", "kind": "storm_shield"})
    ask = table.until_asked("card", "ada")
    labels = {option.label: option.note for option in ask.question.fields["play"].options}
    assert labels["Storm Shield on Ben"] == SHIELD["text"]
    assert table.sheet_of("ada").kinds["storm_shield"].name == "Storm Shield"
    assert "storm_shield" not in table.sheet_of("ben").kinds
    scripted(table, ["ada storm_shield ben"])
    assert outcome(table) == "ada×2 ben×0; cal by vote"
    assert_in_order(facts_of(table.kernel))


def test_DS_8_3_a_defined_card_is_planted_and_found() -> None:
    table = Table(5, parameters={"camp_advantages": 0})
    table.order("define_card", kind="storm_shield", card=SHIELD)
    table.event({"effect": "plant", "team": "Driftwood", "kind": "storm_shield"})
    table.on("gathering", {"bonus_trade": True}, "ada")
    table.fix("bonus", 12)
    assert table.until_told(facts.CardGained).kind == "storm_shield"
    assert table.facts(facts.CardDefined, "ada")
    table.until_asked("ballot")
    assert_in_order(facts_of(table.kernel))


def test_DS_8_3_a_defined_fake_looks_like_a_card_of_the_deck() -> None:
    table = vote_of([])
    fake = {"name": "Painted Shell", "text": "Worthless.", "looks_like": "extra_vote"}
    table.order("define_card", kind="painted_shell", card=fake)
    table.event({"effect": "card", "seat": "ada", "kind": "painted_shell"})
    assert table.fact(facts.CardGained, "ada").kind == "extra_vote"
    scripted(table, ["ada extra_vote -"])
    assert outcome(table) == "painted_shell of ada fake; cal by vote"
    assert_in_order(facts_of(table.kernel))


def test_DS_8_4_a_fake_is_played_as_what_it_looks_like() -> None:
    """Only its player knows of an Extra Vote, and so of a fake one."""
    table = vote_of([])
    fake = {"name": "Painted Shell", "text": "Worthless.", "looks_like": "extra_vote"}
    table.order("define_card", kind="painted_shell", card=fake)
    deal(table, "ada:painted_shell ben:fake_idol")
    scripted(table, ["ada extra_vote -", "ben fake_idol ben"])
    outcome(table)
    for seen, seats in (("ada", ["ada", "ben"]), ("cal", ["ben"]), ("public", ["ben"])):
        assert [fact.seat for fact in table.facts(facts.CardPlayed, seen)] == seats
        assert [fact.seat for fact in table.facts(facts.CardCancelled, seen, why="fake")] == seats
    assert_in_order(facts_of(table.kernel))


@pytest.mark.parametrize("more", [{"secret": True}, {"expires": {"left": 5}}])
def test_DS_8_3_a_fake_has_no_secrecy_and_no_time_of_its_own(more: dict[str, Any]) -> None:
    fake = {"name": "Painted Shell", "text": "Worthless.", "looks_like": "extra_vote", **more}
    with pytest.raises(OrderRefused, match=f"omit `{next(iter(more))}`"):
        Table(5).order("define_card", kind="painted_shell", card=fake)


def test_DS_8_3_a_card_can_have_luck_and_then_give_another() -> None:
    table = vote_of([])
    chest = {
        "name": "Sea Chest",
        "text": "With eleven or more there is an idol in it.",
        "playable": ["before the votes"],
        "effects": [
            {"effect": "luck", "at_least": 11},
            {"effect": "give_points", "amount": 2},
            {"effect": "gain_card", "kind": "hidden_immunity"},
        ],
    }
    table.order("define_card", kind="sea_chest", card=chest)
    for seat in ("ada", "ben"):
        table.event({"effect": "card", "seat": seat, "kind": "sea_chest"})
    cards = {seat: next(iter(table.sheet.hand(seat))) for seat in ("ada", "ben")}
    table.fix("luck", 11, card=cards["ada"])
    table.fix("luck", 10, card=cards["ben"])
    table.on("card", lambda ask: {"play": cards.get(ask.seat)} if "before" in str(ask) else None)
    table.until_asked("ballot")
    assert [card.kind for card in table.sheet.hand("ada").values()] == ["hidden_immunity"]
    assert not table.sheet.hand("ben")
    assert [table.sheet.players[seat].points for seat in ("ada", "ben")] == [2, 0]
    assert table.fact(facts.CardCancelled).why == "out of luck"


def test_DS_1_3_a_choice_is_put_anew_where_its_card_does_something_else_meanwhile() -> None:
    """Alone Ada would save Cal; once Ben holds a pearl too, hers takes Cal's vote instead."""
    table = vote_of([])
    pearl = {
        "name": "Pearl",
        "text": "Alone it makes safe; one of more takes a vote.",
        "playable": ["before the votes"],
        "on": "another present",
        "effects": [{"effect": "immune"}],
        "shared": [{"on": "another present", "effects": [{"effect": "block_vote"}]}],
    }
    table.order("define_card", kind="pearl", card=pearl)
    deal(table, "ada:pearl")
    chosen = table.until_asked("card", "ada")
    card = next(iter(table.sheet.hand("ada")))
    assert notes(chosen) == {f"{pearl['text']} One castaway holds one."}
    table.answer(chosen, {"play": f"{card}>cal"})
    deal(table, "ben:pearl")
    (anew,) = table.asked("card", "ada")
    assert notes(anew) == {f"{pearl['text']} Two castaways hold one."}
    deal(table, "dee:hidden_immunity")
    assert table.asked("card", "ada") == [anew], "another card is no matter of hers"
    table.answer(anew, {"play": None})
    assert outcome(table) == "cal by vote"
    assert table.sheet.hand("ada") and not table.facts(facts.VoteLost)


def notes(ask: Ask[Any]) -> set[str]:
    return {option.note for option in ask.question.fields["play"].options}


SHADOW: dict[str, Any] = {
    "name": "Shadow",
    "text": "Play it before the votes: with luck somebody is safe. Only you know of it.",
    "playable": ["before the votes"],
    "on": "another present",
    "effects": [{"effect": "luck", "at_least": 4}, {"effect": "immune"}],
    "secret": True,
}


def test_DS_8_3_a_secret_card_names_neither_its_player_nor_its_kind() -> None:
    table = vote_of([])
    table.order("define_card", kind="shadow", card=SHADOW)
    deal(table, "ada:shadow")
    scripted(table, ["ada shadow cal"])
    table.until_asked("ballot")
    assert table.fact(facts.ImmunityGiven, "public") == facts.ImmunityGiven(
        seats=("cal",), cause="a card"
    )
    assert table.sheet_of("ben").players["cal"].immune_by == ("a card",)
    for kind in (facts.CardPlayed, facts.LuckTried):
        assert table.facts(kind, "ada") and not table.facts(kind, "cal")
    assert outcome(table) == "cal immune; dee by vote"
    assert_in_order(facts_of(table.kernel))


SEEN = [
    ("before the votes", "a card of another", {"effect": "take_card", "kinds": ["amulet"]}),
    ("before the votes", "nobody", {"effect": "leave_vote"}),
    ("before the competition", "nobody", {"effect": "deal_teams"}),
    ("before the competition", "nobody", {"effect": "competition_advantage", "amount": 2}),
    ("when the jury is formed", "a juror", {"effect": "veto_juror"}),
]


@pytest.mark.parametrize(("moment", "on", "effect"), SEEN)
def test_DS_8_3_what_everybody_sees_is_no_secret_card(
    moment: str, on: str, effect: dict[str, Any]
) -> None:
    card = {**SHADOW, "playable": [moment], "on": on, "effects": [effect]}
    with pytest.raises(OrderRefused, match=f"sees {effect['effect']}: omit `secret`"):
        Table(5).order("define_card", kind="shadow", card=card)


def asking(*kinds: str) -> dict[str, Any]:
    effects = [{"effect": "take_card", "kinds": list(kinds)}]
    return {"on": "a card of another", "effects": effects}


REFUSED = [
    ({"kind": "Storm Shield"}, r"matching regex"),
    ({"kind": "extra_vote"}, "there is a card 'extra_vote' already"),
    ({"name": ""}, "length >= 1"),
    ({"playable": []}, "could never be played"),
    ({"playable": ["at dawn"]}, "Invalid enum value 'at dawn'"),
    ({"playable": ["before the votes", "before the votes"]}, "named twice"),
    ({"effects": []}, "does nothing"),
    ({"effects": [{"effect": "explode"}]}, "Invalid value 'explode'"),
    ({"effects": [{"effect": "block_vote", "force": 2}]}, "unknown field `force`"),
    ({"effects": [{"effect": "block_vote"}, {"effect": "block_vote"}]}, "same effect twice"),
    ({"effects": [{"effect": "spy"}]}, "spy cannot be had before the votes"),
    ({"on": "nobody"}, "block_vote cannot be played on 'nobody'"),
    ({"effects": [{"effect": "gain_card", "kind": "extra_vot"}]}, "did you mean 'extra_vote'"),
    ({"expires": {}}, "says no time"),
    (asking("amulet", "spy", "amulet"), "a card is named twice in `kinds`"),
    (asking("amulet", "fake_idol"), "they hold 'fake_idol': ask for 'hidden_immunity'"),
    ({"joins": {"copies": 2, "into": "spy"}}, "is not played"),
    ({"looks_like": "hidden_immunity"}, "does nothing: give its name"),
    ({"power": 9000}, "unknown field `power`"),
]


@pytest.mark.parametrize(("change", "why"), REFUSED)
def test_DS_8_3_a_card_that_makes_no_sense_is_refused_with_the_reason(
    change: dict[str, Any], why: str
) -> None:
    table = Table(5).start()
    card = {**SHIELD, **{name: value for name, value in change.items() if name != "kind"}}
    with pytest.raises(OrderRefused, match=why):
        table.order("define_card", kind=change.get("kind", "storm_shield"), card=card)
    assert not table.facts(OrderTaken) + table.facts(facts.CardDefined)


@pytest.mark.parametrize("look", ["amulet", "idol_half", "fake_idol"])
def test_DS_8_3_some_cards_cannot_be_faked(look: str) -> None:
    with pytest.raises(OrderRefused, match="cannot be taken for real"):
        Table(5).order(
            "define_card",
            kind="false_one",
            card={"name": "False", "text": "Nothing.", "looks_like": look},
        )


FALSE = {"name": "False", "text": "Nothing.", "looks_like": "amulet"}


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ({**SHIELD, "effects": []}, "does nothing"),
        ({**SHIELD, "playable": ["at camp"]}, "cannot be had at camp"),
        ({**SHIELD, "effects": [{"effect": "gain_card", "kind": "crown"}]}, "no card 'crown'"),
        ({**FALSE, "secret": True}, "omit `secret`"),
    ],
)
def test_DS_8_3_what_makes_no_sense_at_any_time_is_not_scheduled(
    card: dict[str, Any], why: str
) -> None:
    with pytest.raises(OrderRefused, match=why):
        Table(5).order("define_card", kind="storm_shield", card=card, when={"round": 2})


def test_DS_8_3_a_scheduled_card_may_name_one_that_is_scheduled() -> None:
    table = Table(5, parameters=EVERY_MOMENT)
    table.order("define_card", kind="storm_shield", card=SHIELD, when={"round": 2})
    table.order("define_card", kind="chest", card=chest("storm_shield"), when={"round": 2})
    table.until_phase("camp", 2)
    assert table.sheet.kinds["chest"].brings == ("storm_shield",)


def chest(kind: str) -> dict[str, Any]:
    effects = [{"effect": "gain_card", "kind": kind}]
    return {**SHIELD, "on": "nobody", "effects": effects}


@pytest.mark.parametrize(
    ("brought", "why"),
    [
        ("super_idol", "chest brings super_idol, which is played after the reading, .* card_mo"),
        ("box", "box brings super_idol, which is played after the reading"),
        ("shot_in_the_dark", "chest brings shot_in_the_dark, which has expired"),
    ],
)
def test_DS_8_3_no_card_is_given_that_brings_one_nobody_can_play(brought: str, why: str) -> None:
    table = Table(6)
    table.order("define_card", kind="box", card=chest("super_idol"))
    table.order("define_card", kind="chest", card=chest(brought))
    for effect in ({"effect": "card", "seat": "ada"}, {"effect": "plant", "team": "Driftwood"}):
        with pytest.raises(OrderRefused, match=why):
            table.event({**effect, "kind": "chest"})


def test_DS_8_3_no_part_is_given_of_a_card_that_nobody_can_play() -> None:
    shard = {"name": "Shard", "text": "Two are an idol.", "joins": {"copies": 2, "into": "spy"}}
    table = Table(6)
    table.order("define_card", kind="shard", card=shard)
    with pytest.raises(OrderRefused, match="shard brings spy, which is played before the conv"):
        table.event({"effect": "card", "seat": "ada", "kind": "shard"})
    table.order(
        "set_parameter", parameter="card_moments", value=[*AT_A_VOTE, "before the conversations"]
    )
    table.event({"effect": "card", "seat": "ada", "kind": "shard"})
    assert table.sheet.hand("ada")
