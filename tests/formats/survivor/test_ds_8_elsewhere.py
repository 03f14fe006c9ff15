"""DS-8.3, DS-8.4: cards that meet away from the vote: races, camps, talks, the jury, hands."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.survivor import FORMAT, facts
from showrunner.kernel import PRODUCER, contestant
from tests.checking.played import assert_in_order, facts_of
from tests.formats.survivor.playing_cards import EVERY_MOMENT, deal, scripted, vote_of
from tests.formats.survivor.table import Table

TEAMS = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def race(*plays: str) -> Table:
    """Two teams of four before their first competition, at which these cards are played."""
    table = Table(8, teams=TEAMS, parameters=EVERY_MOMENT)
    hands = " ".join(f"{play.split()[0]}:{play.split()[1]}" for play in plays)
    table.event({"effect": "counters", "seats": ["ada", "ben"], "amount": 2})
    table.event({"effect": "points", "seats": ["cal"], "amount": 3})
    deal(table, hands)
    scripted(table, plays)
    return table


def test_DS_8_3_two_advantages_on_one_roll_add_up() -> None:
    table = race("ada competition_advantage -", "ada competition_advantage -")
    table.until_asked("competition")
    assert table.sheet.advantages == {"ada": 4}
    custom = {
        "name": "Helping Hand",
        "text": "Somebody starts two ahead.",
        "playable": ["before the competition"],
        "on": "another present",
        "effects": [{"effect": "competition_advantage", "amount": 2}],
    }
    table = Table(8, teams=TEAMS, parameters=EVERY_MOMENT)
    table.order("define_card", kind="helping_hand", card=custom)
    deal(table, "ada:competition_advantage ben:helping_hand")

    def play(ask):  # type: ignore[no-untyped-def]
        return {"play": table.options(ask, "play")[0]} if table.options(ask, "play") else None

    table.on("card", play)
    table.until_asked("competition")
    assert table.sheet.advantages == {"ada": 6}


@pytest.mark.parametrize("card", ["competition_advantage -", "counter_shifter eve"])
def test_DS_8_3_a_shuffle_leaves_other_cards_of_the_moment_alone(card: str) -> None:
    table = race(f"ada {card}", "eve team_shuffle -")
    table.until_asked("competition")
    assert table.fact(facts.TeamsFormed, why="card").teams.keys() == TEAMS.keys()
    assert table.sheet.advantages == ({"ada": 4} if "advantage" in card else {})
    eve = 2 if "shifter" in card else 0
    assert (table.sheet.players["ada"].counters, table.sheet.players["eve"].counters) == (
        2 - eve,
        eve,
    )


def test_DS_8_3_two_shuffles_deal_twice() -> None:
    table = race("ada team_shuffle -", "eve team_shuffle -")
    table.until_asked("competition")
    assert len(table.facts(facts.TeamsFormed, why="card")) == 2
    assert_in_order(facts_of(table.kernel))


def test_DS_8_3_an_advantage_is_no_matter_of_counters() -> None:
    table = race("ada competition_advantage -", "ben counter_shifter ada")
    table.fix("competition", 10)
    rolled = table.until_told(facts.CompetitionRolled, seat="ada")
    assert rolled.result == 10 - 2 - 1 + 4  # four counters wear her down; the card comes on top
    assert_in_order(facts_of(table.kernel))


def test_DS_8_3_counters_shifted_both_ways_come_back_in_seat_order() -> None:
    """Ada hands her two on to Ben, who hands up to three of his four on to her."""
    table = race("ada counter_shifter ben", "ben counter_shifter ada")
    table.until_asked("competition")
    counters = [table.sheet.players[seat].counters for seat in ("ada", "ben")]
    assert counters == [3, 1]


def test_DS_8_3_two_thieves_share_what_there_is_in_seat_order() -> None:
    table = race("ada reward_thief cal", "ben reward_thief cal")
    table.fix("competition", lambda seat, **_: 12 if seat in TEAMS["Blue"].split() else 6)
    table.until_asked("gathering")
    points = {seat: table.sheet.players[seat].points for seat in ("ada", "ben", "cal")}
    assert points == {"ada": 2, "ben": 1, "cal": 0}
    assert_in_order(facts_of(table.kernel))


def test_DS_2_9_that_a_thief_found_no_points_is_between_the_two() -> None:
    table = race("ada reward_thief ben")
    table.fix("competition", lambda seat, **_: 12 if seat in TEAMS["Blue"].split() else 6)
    table.until_asked("gathering")
    assert table.fact(facts.CardPlayed, "public").on == "ben"
    for seat in ("ada", "ben"):
        assert table.fact(facts.CardCancelled, seat).why == "none left"
    for viewer in ("public", "cal", "eve"):
        assert not table.facts(facts.CardCancelled, viewer)
    assert_in_order(facts_of(table.kernel))


def test_DS_2_9_a_thief_in_secret_who_finds_no_points_alone_hears_of_it() -> None:
    table = Table(8, teams=TEAMS, parameters=EVERY_MOMENT)
    pickpocket = {
        "name": "Pickpocket",
        "text": "Take up to two points.",
        "playable": ["at camp"],
        "on": "another present",
        "effects": [{"effect": "take_points", "most": 2}],
        "secret": True,
    }
    table.order("define_card", kind="pickpocket", card=pickpocket)
    deal(table, "ada:pickpocket")
    scripted(table, ["ada pickpocket ben"])
    table.fix("competition", lambda seat, **_: 12 if seat in TEAMS["Blue"].split() else 6)
    table.until_asked("gathering")
    assert table.fact(facts.CardCancelled, "ada").why == "none left"
    assert not table.facts(facts.CardCancelled, "ben")
    assert_in_order(facts_of(table.kernel))


def test_DS_8_3_bonus_rolls_are_thrown_in_seat_order_and_thieves_take_no_cards() -> None:
    table = race("ada bonus_roll -", "ben bonus_roll -", "cal reward_thief ada")
    table.fix("bonus", 12)
    table.until_asked("gathering")
    assert [fact.seat for fact in table.facts(facts.BonusRolled)] == ["ada"] * 3 + ["ben"] * 3
    assert next(iter(table.sheet.hand("ada").values())).kind == "hidden_immunity"
    assert not table.sheet.hand("ben")
    assert_in_order(facts_of(table.kernel))


def test_DS_8_4_two_spies_hear_the_same_talk() -> None:
    table = race("ada spy ben", "dee spy ben")
    ben_and_cal_talk(table)
    table.until_told(facts.TalkEnded)
    for spy in ("ada", "dee"):
        assert table.fact(facts.TalkSpied, spy).seats == ("ben", "cal")
        heard = table.facts(facts.MessageOverheard, spy)
        assert [fact.speaker for fact in heard][:2] in (["ben", "cal"], ["cal", "ben"])
    assert not table.facts(facts.MessageOverheard, "eve") + table.facts(facts.TalkSpied, "ben")
    assert_in_order(facts_of(table.kernel))


def test_DS_8_4_a_spy_learns_the_acts_of_what_they_hear_and_no_others() -> None:
    table = race("ada spy ben")
    ben_and_cal_talk(table)
    says = [{"act": "propose", "about": "dee"}, {"act": "promise", "about": "ben", "what": "vote"}]
    table.on("talk", {"say": "Dee.", "acts": says, "end": False}, "cal")
    table.until_told(facts.TalkEnded)
    said = table.facts(facts.MessageSaid)
    heard = table.facts(facts.MessageOverheard, "ada")
    assert [(one.speaker, one.acts) for one in heard] == [(one.seat, one.acts) for one in said]
    told = table.kernel.story.told
    acts = {seat: said_acts(told, contestant(seat)) for seat in table.seats}
    right = [("cal", act) for one in said for act in one.acts if one.seat == "cal"]
    assert right
    assert {seat for seat in table.seats if acts[seat]} == {"ada", "ben", "cal"}
    assert acts["ada"] == acts["ben"] == right
    assert said_acts(told, PRODUCER) == right


def said_acts(told: Any, viewer: Any) -> list[Any]:
    """The acts on the viewer's sheet, and who did them."""
    return [(one.seat, one.act) for one in FORMAT.sheet_of(told, viewer).said]


@pytest.mark.parametrize("before", [True, False])
def test_DS_8_4_who_spies_on_a_private_talk_hears_nothing_of_a_circle_of_the_same_two(
    before: bool,
) -> None:
    table = race("dee spy ben")
    ben_and_cal_talk(table)
    table.on("group_talk", {"say": "What did they promise you?", "end": True})
    table.until_asked("preferences" if before else "talk")
    table.order("open_group_talk", seats=["cal", "ben"])
    circle = table.fact(facts.GroupTalkBegan).talk
    if not before:
        for ask in table.asked("group_talk"):
            table.answer(ask)
        table.until_told(facts.TalkEnded, talk=circle)
    private = table.until_told(facts.TalkEnded, talk="ben+cal").talk
    said = {talk: table.facts(facts.MessageSaid, talk=talk) for talk in (circle, private)}
    heard = table.facts(facts.MessageOverheard, "dee")
    assert said[circle]
    assert len(heard) == len(said[private]) == 6
    assert {(fact.talk, str(fact.words)) for fact in heard} == {(private, "Cal goes tonight.")}


def ben_and_cal_talk(table: Table) -> None:
    """Ben and Cal talk in private from now on, and nobody else does."""
    table.on("talk", {"say": "Cal goes tonight.", "end": False})
    table.on("preferences", lambda ask: {"open": table.options(ask, "open"), "ranked": []})
    table.on("preferences", {"open": ["cal"], "ranked": ["cal"]}, "ben")
    table.on("preferences", {"open": ["ben"], "ranked": ["ben"]}, "cal")


def final(*plays: str) -> Table:
    """A final of three and a jury of one, out of four who are out."""
    table = Table(7, parameters={**EVERY_MOMENT, "jury_size": 1})
    deal(table, " ".join(f"{play.split()[0]}:{play.split()[1]}" for play in plays))
    for gone in ("dee", "eve", "fay", "gus"):
        table.on("ballot", lambda ask, gone=gone: {"name": table.options(ask, "name")[-1]})
    table.fix("competition", lambda seat, **_: {"ada": 12, "ben": 11}.get(seat, 5))
    scripted(table, plays)
    return table


def test_DS_8_4_two_vetoes_of_one_juror_leave_the_second_nothing() -> None:
    table = final("ada jury_veto dee", "ben jury_veto dee")
    began = table.until_told(facts.FinalBegan)
    assert table.sheet.out == ["gus", "fay", "eve", "dee"]
    assert table.fact(facts.JurorVetoed).instead == "eve"
    assert table.fact(facts.CardCancelled, "public").seat == "ben"
    assert began.jury == ("eve",)
    assert_in_order(facts_of(table.kernel))


def test_DS_8_4_two_halves_are_one_idol() -> None:
    table = vote_of([], finalists=3)
    deal(table, "ada:idol_half ben:idol_half ada:idol_half")
    held = [card.kind for card in table.sheet.hand("ada").values()]
    assert held == ["hidden_immunity"]
    assert [card.kind for card in table.sheet.hand("ben").values()] == ["idol_half"]
    assert [fact.why for fact in table.facts(facts.CardLost, "ada")] == ["joined", "joined"]
    assert not table.facts(facts.CardLost, "ben")
    assert_in_order(facts_of(table.kernel))
