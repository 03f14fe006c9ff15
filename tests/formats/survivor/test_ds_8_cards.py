"""DS-8.1, DS-8.2, DS-8.5: what a hidden immunity does, once, and how it is lost."""

from __future__ import annotations

import pytest

from showrunner.errors import StaleAsk
from showrunner.formats.survivor.facts import (
    CardGained,
    CardLost,
    CardPlayed,
    ImmunityGiven,
    VotedOut,
    VotesCounted,
)
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import at_vote, out, plays, votes


def test_DS_8_1_a_card_is_played_once() -> None:
    table = at_vote(cards="ada")
    plays(table, "ada", "ben", "before")
    played = table.until_told(CardPlayed)
    assert table.sheet.cards[played.card].fate == "played"
    assert not table.sheet.hand("ada")
    table.until_asked("ballot")
    while table.asked("ballot"):
        table.answer(table.asked("ballot")[0])
    assert table.options(table.asked("card", "ada")[0], "play") == []


def test_DS_8_1_two_cards_can_be_played_one_at_each_opportunity() -> None:
    table = at_vote(cards="ada ada")
    plays(table, "ada", "ben", "before")
    table.until_asked("ballot")
    plays(table, "ada", "ada", "after")
    votes(table, "ada>cal ben>ada cal>ada dee>ada eve>ada")
    assert out(table) == ("cal", "vote")
    assert len({fact.card for fact in table.facts(CardPlayed)}) == 2


def test_DS_8_1_a_play_is_gone_when_the_answer_was_taken() -> None:
    table = at_vote(cards="ada")
    ask = table.until_asked("card", "ada")
    play = {"play": table.options(ask, "play")[1]}
    table.answer(ask, play)
    with pytest.raises(StaleAsk):
        table.answer(ask, play)


@pytest.mark.parametrize("on", ["ada", "ben"])
@pytest.mark.parametrize("moment", ["before", "after"])
def test_DS_8_2_its_holder_gives_a_player_immunity_at_a_vote(on: str, moment: str) -> None:
    table = at_vote(cards="ada")
    plays(table, "ada", on, moment)
    other = "cal"
    table.on("ballot", lambda ask: {"name": on if on in table.options(ask, "name") else other})
    table.on("ballot", {"name": other}, on)
    table.on("ballot", lambda ask: {"name": on if moment == "after" else "dee"}, other)
    goes, _ = out(table)
    assert goes != on
    assert table.fact(CardPlayed, "public").on == on
    assert table.fact(ImmunityGiven, "public").seats == (on,)
    assert on not in table.fact(VotesCounted).counts


def test_DS_8_2_the_immunity_is_for_this_vote() -> None:
    table = at_vote(6, cards="ada")
    plays(table, "ada", "ada", "before")
    out(table)
    table.until_told(VotedOut)
    assert len(table.facts(ImmunityGiven, cause="hidden_immunity of ada")) == 1
    assert not table.sheet.players["ada"].immune


def test_DS_8_2_it_can_be_played_on_everybody_present_and_nobody_else() -> None:
    table = Table(8, teams={"Red": "ada ben cal dee", "Blue": "eve fay gus hal"})
    table.fix("competition", lambda seat, **_: 5 if seat in {"ada", "ben", "cal", "dee"} else 9)
    table.event({"effect": "card", "seat": "ada", "kind": "hidden_immunity"})
    ask = table.until_asked("card", "ada")
    ways = [way.split(">")[1] for way in table.options(ask, "play")]
    assert ways == ["ada", "ben", "cal", "dee"]


def test_DS_8_2_who_is_not_at_the_vote_plays_nothing() -> None:
    table = Table(8, teams={"Red": "ada ben cal dee", "Blue": "eve fay gus hal"})
    table.fix("competition", lambda seat, **_: 5 if seat in {"ada", "ben", "cal", "dee"} else 9)
    table.event({"effect": "card", "seat": "eve", "kind": "hidden_immunity"})
    table.until_asked("card")
    assert not table.asked("card", "eve")


def test_DS_8_5_who_is_voted_out_loses_their_cards_in_secret() -> None:
    table = at_vote(cards="cal cal")
    table.on("ballot", {"name": "cal"})
    table.on("ballot", {"name": "ada"}, "cal")
    assert out(table)[0] == "cal"
    lost = table.facts(CardLost)
    assert [(fact.holder, fact.why) for fact in lost] == [("cal", "holder left")] * 2
    assert not table.sheet.hand("cal")
    for viewer in ("public", "ada", "ben", "dee", "eve"):
        assert not table.facts(CardLost, viewer)
        assert not table.facts(CardGained, viewer)
    assert table.facts(CardLost, "cal") == lost


def test_DS_8_5_the_loss_is_open_when_the_season_is_revealed() -> None:
    table = at_vote(cards="cal", parameters={"finalists": 3})
    table.on("ballot", lambda ask: {"name": "ada" if ask.seat == "cal" else "cal"})
    out(table)
    table.on("ballot", {})
    table.play()
    assert table.facts(CardLost, "public", holder="cal")


def test_DS_8_5_so_does_who_is_taken_out_by_producers() -> None:
    table = Table(5)
    table.event({"effect": "card", "seat": "cal", "kind": "hidden_immunity"})
    table.order("remove_castaway", seat="cal")
    assert table.fact(CardLost).holder == "cal"
    assert not table.facts(CardLost, "public")
