"""What we ruled where the rulebook is silent (docs/rules/survivor.md lists it)."""

from __future__ import annotations

import msgspec
import pytest

from showrunner.errors import OrderRefused, WrongParameter
from showrunner.formats.settings import Scheduled
from showrunner.formats.survivor import FORMAT, facts
from showrunner.kernel import Hold, luck_from_seed
from tests.formats.survivor.table import Table

TWO = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def test_DS_9_8_a_repeated_competition_takes_the_place_of_the_first() -> None:
    table = Table(8, teams=TWO)
    table.fix_all("competition", dict.fromkeys(["ada", "ben", "cal", "dee"], 15), time=1)
    table.fix_all("competition", dict.fromkeys(["eve", "fay", "gus", "hal"], 5), time=1)
    table.fix_all("competition", dict.fromkeys(["ada", "ben", "cal", "dee"], 5), time=2)
    table.fix_all("competition", dict.fromkeys(["eve", "fay", "gus", "hal"], 15), time=2)
    table.order("repeat_phase", phase="competition")
    table.until_phase("camp")
    assert table.sheet.losing_team == "Red"
    assert table.sheet.immune == ["eve", "fay", "gus", "hal"]


def test_DS_9_8_what_producers_gave_stands_through_a_repeated_competition() -> None:
    table = Table(8, teams=TWO)
    table.order("grant_immunity", seats=["ada"])
    table.order("repeat_phase", phase="competition")
    table.until_phase("camp")
    assert "ada" in table.sheet.immune


def test_DS_1_7_a_team_with_nobody_left_is_dissolved_when_a_round_begins() -> None:
    table = Table(9, teams={**TWO, "Green": "ida"}, parameters={"min_team_size": 1})
    table.until_phase("conversation")
    food = dict(table.sheet.food)
    table.order("remove_castaway", seat="ida")
    assert table.sheet.food == food
    table.until_phase("competition", round=2)
    formed = table.facts(facts.TeamsFormed)[-1]
    assert formed.why == "empty"
    assert list(formed.teams) == ["Red", "Blue"]
    assert sum(formed.food.values()) == sum(food.values())


def test_DS_1_7_few_are_left_once_and_a_split_after_that_stays() -> None:
    table = Table(8, teams=TWO, parameters={"merge_at": 7})
    table.until_phase("camp", round=2)
    assert len(table.sheet.teams) == 1
    table.order("deal_teams", names=["North", "South"])
    table.until_phase("competition", round=3)
    table.until_phase("camp", round=3)
    assert sorted(table.sheet.teams) == ["North", "South"]


def test_DS_1_7_an_earlier_merge_by_producers_does_not_stand_for_it() -> None:
    table = Table(8, teams=TWO, parameters={"merge_at": 6})
    table.order("deal_teams", names=["All"])
    table.until_phase("conversation")
    table.order("deal_teams", names=["North", "South"])
    table.until_phase("camp", round=2)
    assert sorted(table.sheet.teams) == ["North", "South"]
    table.until_phase("camp", round=3)
    assert len(table.sheet.teams) == 1


def test_DS_10_7_where_the_tied_are_all_gone_the_others_roll() -> None:
    table = Table(6, parameters={"finalists": 2, "tie_break": ["revote_tied"]})
    votes = {"ada": "eve", "ben": "eve", "cal": "fay", "dee": "fay", "eve": "fay", "fay": "eve"}
    table.fix("competition", 18, seat="ada")
    for seat, name in votes.items():
        table.on("ballot", {"name": name}, seat)
    table.until_asked("revote")
    table.order("grant_immunity", seats=["eve", "fay"])
    out = table.fact(facts.VotedOut)
    assert out.how == "survival_roll"
    assert out.seat in ("ben", "cal", "dee")


def test_DS_9_8_only_decisions_of_the_game_can_be_held() -> None:
    table = Table(4)
    table.start()
    with pytest.raises(OrderRefused, match=r"did you mean 'survivor.ballot'"):
        table.enter(Hold(("survivor.balot",)))


@pytest.mark.parametrize("seat", ["Ada", "a+b", "a>b", "a#2", "after:a", ""])
def test_a_seat_has_an_id_that_can_stand_in_names(seat: str) -> None:
    settings = Table(4).settings
    cast = (msgspec.structs.replace(settings.cast[0], id=seat), *settings.cast[1:])
    with pytest.raises(WrongParameter, match="small letters"):
        FORMAT.kernel(msgspec.structs.replace(settings, cast=cast), luck_from_seed("1"))


def test_a_seat_is_taken_once() -> None:
    settings = Table(4).settings
    cast = (settings.cast[0], *settings.cast[:3])
    with pytest.raises(WrongParameter, match="twice"):
        FORMAT.kernel(msgspec.structs.replace(settings, cast=cast), luck_from_seed("1"))


def test_a_schedule_that_cannot_be_read_is_refused_before_the_start() -> None:
    schedule = (Scheduled(order="mrege", when={"round": 2}),)
    settings = msgspec.structs.replace(Table(4).settings, schedule=schedule)
    with pytest.raises(OrderRefused, match="there is no such order"):
        FORMAT.kernel(settings, luck_from_seed("1"))
