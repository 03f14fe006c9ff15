"""DS-9.8: castaways in exile, and dice that producers fix."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.survivor import facts
from tests.formats.survivor.playing_cards import EVERY_MOMENT, deal
from tests.formats.survivor.table import Table

TWO = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def exiled(*seats: str, **more: Any) -> Table:
    """The second round, in which these are away from its beginning."""
    table = Table(8, **{"teams": TWO, **more})
    table.on("ballot", lambda ask: {"name": table.options(ask, "name")[0]})
    table.until_phase("vote")
    table.order("exile_castaways", seats=list(seats), when={"phase": "competition"})
    table.until_phase("competition", round=2)
    return table


def test_DS_9_8_who_is_in_exile_takes_no_part_until_the_round_is_over() -> None:
    table = exiled("hal")
    assert table.fact(facts.CastawayExiled, "public").seats == ("hal",)
    told = len(table.view("producers"))
    table.until_told(facts.RoundEnded, round=2)
    acts = (facts.CompetitionEntered, facts.GatheringPlanned, facts.PreferencesSet)
    of_round = table.view("producers")[told:]
    assert not [fact for fact in of_round if isinstance(fact, acts) and fact.seat == "hal"]
    assert [fact for fact in of_round if isinstance(fact, acts) and fact.seat == "gus"]
    assert "hal" not in table.facts(facts.VoteBegan)[-1].present
    assert not table.sheet.players["hal"].exiled
    table.until_told(facts.CompetitionEntered, seat="hal")
    assert table.sheet.round == 3


def test_DS_9_8_nobody_votes_for_or_with_an_exile() -> None:
    table = exiled("ada", teams=None)
    ask = table.until_asked("ballot")
    assert "ada" not in table.options(ask, "name")
    assert not table.asked("ballot", "ada")
    assert not table.asked("card", "ada")


def test_DS_9_8_an_exiles_camp_feeds_those_who_are_there_and_shares_no_prize() -> None:
    table = Table(8, teams=TWO)
    table.order("exile_castaways", seats=["ada"], when={"phase": "competition", "round": 2})
    table.fix_all("competition", dict.fromkeys(["ada", "ben", "cal", "dee"], 18))
    table.fix_all("competition", dict.fromkeys(["eve", "fay", "gus", "hal"], 3))
    table.until_told(facts.CampFed, team="Red")
    won = table.until_told(facts.CompetitionWon)
    assert won.winners == ("ben", "cal", "dee")
    table.until_phase("camp", round=2)
    needed = table.sheet.parameters.food_per_player * 3
    assert table.facts(facts.CampFed, team="Red")[-1].food == needed


def test_DS_9_8_exile_is_refused_where_too_few_would_stay() -> None:
    table = Table(4)
    with pytest.raises(OrderRefused, match="fewer than two"):
        table.order("exile_castaways", seats=["ada", "ben", "cal"])
    teams = Table(8, teams=TWO)
    with pytest.raises(OrderRefused, match="nobody of Red"):
        teams.order("exile_castaways", seats=["ada", "ben", "cal", "dee"])
    with pytest.raises(OrderRefused, match="length >= 1"):
        teams.order("exile_castaways", seats=[])


def test_DS_9_8_exile_is_refused_where_one_alone_of_a_team_would_vote() -> None:
    table = Table(8, teams=TWO)
    with pytest.raises(OrderRefused, match="only 'dee' of Red would be left here: let two of them"):
        table.order("exile_castaways", seats=["ada", "ben", "cal"])
    table.order("exile_castaways", seats=["ada"], when={"phase": "competition", "round": 2})
    lone = Table(8, teams={"Red": "ada", "Blue": "ben cal dee eve fay gus hal"})
    lone.order("exile_castaways", seats=["ben"])


@pytest.mark.parametrize("removed", [0, 1])
def test_DS_9_8_exiles_come_to_the_vote_where_fewer_than_two_would_be_there(removed: int) -> None:
    table = Table(8, teams=TWO)
    table.fix_all("competition", dict.fromkeys(TWO["Red"].split(), 3))
    table.until_phase("competition")
    table.order("exile_castaways", seats=["ada", "ben"], when={"phase": "camp"})
    table.until_phase("conversation")
    for seat in ("cal", "dee")[: removed + 1]:
        table.order("remove_castaway", seat=seat)
    present = table.until_told(facts.VoteBegan).present
    assert present == (("ada", "ben") if removed else ("ada", "ben", "dee"))


def test_DS_9_8_exiles_come_to_the_vote_where_nobody_else_is_left() -> None:
    table = Table(5, parameters={"finalists": 2})
    table.order("exile_castaways", seats=["ada", "ben", "cal"], when={"phase": "vote"})
    table.order("repeat_phase", phase="vote")
    table.until_told(facts.VoteBegan)
    assert table.facts(facts.VoteBegan)[0].present == ("dee", "eve")
    table.until_told(facts.RoundEnded)
    assert len(table.facts(facts.VotedOut)) == 2
    table.play()
    assert table.over


@pytest.mark.parametrize(
    ("moment", "kind"),
    [
        ("before the competition", "counter_shifter"),
        ("at camp", "reward_thief"),
        ("before the conversations", "spy"),
    ],
)
def test_DS_9_8_who_is_in_exile_plays_no_card_and_none_is_played_on_them(
    moment: str, kind: str
) -> None:
    table = Table(8, teams=TWO, parameters=EVERY_MOMENT)
    table.until_phase("vote")
    deal(table, f"ada:{kind} ben:{kind}")
    table.event({"effect": "points", "seats": ["ada", "cal"], "amount": 2})
    table.event({"effect": "counters", "seats": ["ben"], "amount": 9})
    table.order("exile_castaways", seats=["ada"], when={"phase": "competition"})
    table.until_phase("competition", round=2)
    table.until(lambda: any(moment in ask.question.text for ask in table.asked("card", "ben")))
    assert not table.asked("card", "ada")
    ways = table.options(table.asked("card", "ben")[0], "play")
    assert ways
    assert not [way for way in ways if way.endswith(">ada")]


def test_DS_9_8_exiles_join_no_group_talk() -> None:
    table = exiled("hal")
    with pytest.raises(OrderRefused, match="in exile"):
        table.order("open_group_talk", seats=["hal", "gus"])


# -- fixed rolls -----------------------------------------------------------------------------------


def test_DS_9_8_a_fixed_roll_shows_its_dice_once() -> None:
    table = Table(6, teams={"Red": "ada ben cal", "Blue": "dee eve fay"})
    table.order("fix_roll", roll="competition", seat="ada", dice=[6, 5, 6])
    assert table.audience(facts.RollFixed).code == "producers"
    table.until_told(facts.CompetitionRolled, seat="ada")
    rolled = table.facts(facts.CompetitionRolled, seat="ada")[0]
    assert (rolled.dice, rolled.result) == ((6, 5, 6), 17)
    shown = table.fact(facts.FixedRollShown)
    assert (shown.roll, shown.seat, shown.dice) == ("competition", "ada", (6, 5, 6))
    assert table.audience(facts.FixedRollShown).code == "producers"
    assert not table.sheet.fixed_rolls
    table.until_told(facts.CompetitionRolled, seat="ada")
    assert len(table.facts(facts.FixedRollShown)) == 1


def test_DS_9_8_a_fixed_roll_moves_no_other() -> None:
    fixed, plain = Table(6), Table(6)
    fixed.order("fix_roll", roll="competition", seat="ada", dice=[1, 1, 1])
    for table in (fixed, plain):
        table.until_told(facts.CompetitionWon)
    others = [
        {f.seat: f.dice for f in table.facts(facts.CompetitionRolled, reroll=0) if f.seat != "ada"}
        for table in (fixed, plain)
    ]
    assert others[0] == others[1]


def test_DS_9_8_every_kind_of_roll_can_be_fixed() -> None:
    table = Table(4, parameters={"tie_break": ["survival_roll"], "max_rerolls": 0})
    table.on("gathering", {"bonus_trade": True})
    for roll in ("gathering", "bonus"):
        table.order("fix_roll", roll=roll, seat="ben", dice=[2, 4, 6])
    table.until_told(facts.BonusSettled, seat="ben")
    assert table.fact(facts.GatheringRolled, seat="ben").dice == (2, 4, 6)
    assert table.fact(facts.BonusRolled, seat="ben").dice == (2, 4, 6)


def test_DS_9_8_a_fixed_survival_roll_decides_who_goes() -> None:
    table = Table(4, parameters={"tie_break": ["survival_roll"], "finalists": 2})
    table.fix_all("competition", {"ada": 18, "ben": 5, "cal": 5, "dee": 5})
    table.order("fix_roll", roll="survival", seat="ben", dice=[1, 1, 1])
    table.order("fix_roll", roll="survival", seat="cal", dice=[6, 6, 6])
    table.order("fix_roll", roll="survival", seat="dee", dice=[5, 5, 5])
    for seat, name in {"ada": "ben", "ben": "cal", "cal": "ben", "dee": "cal"}.items():
        table.on("ballot", {"name": name}, seat=seat)
    rolled = table.until_told(facts.SurvivalRolled)
    assert rolled.results == {"dee": 15}
    assert table.fact(facts.VotedOut).seat == "dee"
    assert set(table.sheet.fixed_rolls) == {("survival", "ben"), ("survival", "cal")}


@pytest.mark.parametrize("dice", [[0, 1, 1], [1, 1, 7], [3, 3], [1, 2, 3, 4], [1.5, 1, 1]])
def test_DS_9_8_only_what_three_dice_can_show_can_be_fixed(dice: list[Any]) -> None:
    with pytest.raises(OrderRefused):
        Table(6).order("fix_roll", roll="bonus", seat="ada", dice=dice)


def test_DS_9_8_a_later_order_replaces_a_fixed_roll_and_who_goes_takes_it_along() -> None:
    table = Table(6)
    table.order("fix_roll", roll="bonus", seat="ada", dice=[1, 1, 1])
    table.order("fix_roll", roll="bonus", seat="ada", dice=[2, 2, 2])
    assert table.sheet.fixed_rolls == {("bonus", "ada"): (2, 2, 2)}
    table.order("remove_castaway", seat="ada")
    assert not table.sheet.fixed_rolls
    with pytest.raises(OrderRefused, match="out of the game"):
        table.order("fix_roll", roll="bonus", seat="ada", dice=[1, 1, 1])
    assert table.sheet.produced
