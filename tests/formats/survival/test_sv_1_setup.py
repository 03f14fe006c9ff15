"""SV-1 and SV-2: the table, the cards, the Spotlight."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused, WrongParameter
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import CARDS, ELEMENTS, EVIL, SPECIALS
from showrunner.formats.survival.parameters import SurvivalParameters
from tests.formats.survival.table import BASIC, SEATS, Table, cast_of


def test_SV_1_1_eight_to_thirty_contestants_in_the_order_of_their_seats() -> None:
    for size in (7, 31):
        with pytest.raises(WrongParameter, match="give 8 to 30"):
            SurvivalParameters().verify_table(size)
    assert list(Table(30).sheet.players) == list(SEATS)


def test_SV_1_2_producers_call_the_vote_extend_the_debate_and_ask_in_the_open() -> None:
    table = Table()
    table.until_asked("speak")
    table.order("extend_debate")
    table.order("open_mic", seat="c", question="Whom do you trust?")
    table.on("open_mic", "Nobody.").until_told(facts.MicAnswered)
    assert table.audience(facts.MicOpened).everybody
    table.order("call_vote")
    assert table.facts(facts.DebateClosed)
    assert table.asked("vote")


def test_SV_1_2_a_question_may_be_put_in_private() -> None:
    table = Table()
    table.until_asked("speak")
    table.order("open_mic", seat="c", question="Whom do you trust?", public=False)
    table.on("open_mic", "Nobody.").until_told(facts.MicAnswered)
    assert table.audience(facts.MicAnswered).seats == ("c",)


def test_SV_1_3_the_spotlight_is_elected_before_the_deal_in_the_advanced_game_only() -> None:
    assert Table(13).asked("spotlight_nominate")
    assert not Table(13).facts(facts.RoleDealt)
    assert not Table(8).asked("spotlight_nominate")
    assert Table(8, spotlight="yes").asked("spotlight_nominate")
    assert not Table(13, spotlight="no").asked("spotlight_nominate")


SIZES = {8: 2, 9: 3, 12: 3, 13: 4, 14: 4, 15: 4, 16: 4, 17: 5, 20: 5, 21: 6, 30: 6}
SPECIALS_IN_PLAY = {8: 3, 12: 3, 13: 5, 14: 6, 15: 7, 16: 8, 20: 8, 30: 8}


@pytest.mark.parametrize("size", SIZES)
def test_SV_1_4_the_mix_of_cards_goes_by_the_size(size: int) -> None:
    parameters = SurvivalParameters()
    assert parameters.evil_of(size) == SIZES[size]
    if size in SPECIALS_IN_PLAY:
        assert len(parameters.specials_of(size)) == SPECIALS_IN_PLAY[size]
    assert len(SurvivalParameters(mode="basic").specials_of(size)) == 3
    parameters.verify_table(size)
    SurvivalParameters(mode="basic").verify_table(size)
    SurvivalParameters(mode="advanced").verify_table(size)


def test_SV_1_4_producers_choose_their_own_mix_and_the_cards_are_drawn() -> None:
    table = Table(10, evil_count=2, specials=["gmo", "engineer"], spotlight="no")
    dealt = [fact.role for fact in table.facts(facts.RoleDealt)]
    assert sum(role in EVIL for role in dealt) == 2
    assert {role for role in dealt if role in SPECIALS} == {"gmo", "engineer"}
    other = [fact.role for fact in Table(10, seed="other").facts(facts.RoleDealt)]
    assert {role for role in dealt if role in ELEMENTS} != {
        role for role in other if role in ELEMENTS
    }


def test_SV_1_5_one_card_each_by_luck() -> None:
    table = Table(12)
    dealt = {fact.seat: fact.role for fact in table.facts(facts.RoleDealt)}
    assert set(dealt) == set(table.seats)
    assert len(set(dealt.values())) == 12
    assert dealt != {fact.seat: fact.role for fact in Table(12, seed="b").facts(facts.RoleDealt)}


@pytest.mark.parametrize(
    "wrong",
    [
        {"evil_count": 4},
        {"evil_count": 5},
    ],
)
def test_SV_1_6_a_table_that_cannot_be_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(WrongParameter, match="evil_count"):
        SurvivalParameters(**wrong).verify_table(8)


def test_SV_1_6_there_are_elements_for_everybody_left() -> None:
    with pytest.raises(WrongParameter, match="specials"):
        SurvivalParameters(mode="chosen").verify_table(30)
    with pytest.raises(WrongParameter, match="specials"):
        SurvivalParameters(evil_count=2, specials=SPECIALS).verify_table(9)
    with pytest.raises(WrongParameter, match="specials"):
        SurvivalParameters.read({"specials": ["gmo", "gmo"]})


def test_SV_1_7_everybody_knows_their_own_card_alone_and_cannot_show_it() -> None:
    table = Table()
    for seat in table.seats:
        assert [fact.seat for fact in table.facts(facts.RoleDealt, seat)] == [seat]
    ask = table.until_asked("speak", "a")
    claims = table.options(ask, "claim")
    assert {"evil", "element", *SPECIALS} == set(claims)
    assert table.facts(facts.RoleDealt, "public") == []
    assert len(Table(open_cards=True).facts(facts.RoleDealt, "public")) == 8


def test_SV_1_8_the_roles_are_explained_before_play() -> None:
    assert table_roles(Table()) == ("evil", "scientist", "ranger", "activist", "element")
    assert not Table(briefing=False).facts(facts.RolesExplained)
    hidden = Table(reveal_setup_counts=False)
    assert set(table_roles(hidden)) == {"evil", "element", *SPECIALS}
    assert all(card.text for card in CARDS.values())


def table_roles(table: Table) -> tuple[str, ...]:
    return table.fact(facts.RolesExplained, "public").roles


def test_SV_1_9_the_counts_are_public_unless_hidden() -> None:
    counts = Table().fact(facts.TableSet, "public")
    assert (counts.evil, len(counts.specials), counts.elements) == (2, 3, 3)
    hidden = Table(reveal_setup_counts=False)
    assert hidden.facts(facts.TableSet, "public") == []
    assert hidden.facts(facts.TableSet)


def test_SV_2_1_nominate_then_vote_in_the_open() -> None:
    table = Table(BASIC, spotlight="yes")
    table.on("spotlight_nominate", "a", "b").on("spotlight_nominate", "c", "c")
    table.on("spotlight_vote", "c").on("spotlight_vote", "a", "a")
    ask = table.until_asked("spotlight_vote")
    assert table.options(ask) == ["a", "c"]
    given = table.until_told(facts.SpotlightGiven)
    assert (given.seat, given.how) == ("c", "elected")
    assert table.audience(facts.SpotlightVoted).everybody


def test_SV_2_1_a_tie_is_drawn_and_without_nominees_there_is_none() -> None:
    table = Table(BASIC, spotlight="yes")
    table.on("spotlight_nominate", "a", "b").on("spotlight_nominate", "c", "c")
    table.draws["spotlight"] = "c"
    given = table.until_told(facts.SpotlightGiven)
    assert (given.seat, given.how) == ("c", "drawn")
    none = Table(BASIC, spotlight="yes")
    none.until_told(facts.NoSpotlight)
    assert none.sheet.spotlight == ""


def spotlit(holder: str, **parameters: object) -> Table:
    table = Table(cast_of(9, 2), spotlight="yes", **parameters)
    return table.on("spotlight_nominate", holder).on("spotlight_vote", holder)


def test_SV_2_2_the_spotlight_counts_two_in_votes_and_re_votes() -> None:
    table = spotlit("c").votes("c>a a>c b>c")
    first = table.until_told(facts.VotesCounted)
    assert first.totals == {"a": 2, "c": 2}
    table.votes("c>a a>c", kind="revote")
    again = table.until_told(facts.VotesCounted, step="revote")
    assert again.totals == {"a": 2, "c": 1}
    assert table.sheet.weight("c") == 2 and table.sheet.weight("a") == 1


def test_SV_2_3_an_evil_force_may_hold_the_spotlight() -> None:
    table = spotlit("a")
    table.until_told(facts.NightBegan)
    assert table.sheet.spotlight == "a"
    assert table.sheet.players["a"].side == "evil"


def test_SV_2_4_an_eliminated_holder_names_the_next() -> None:
    table = spotlit("c").on("nominate", "c", round=1).on("successor", "d")
    given = table.until_told(facts.SpotlightGiven, how="handed on")
    assert given.seat == "d"


def test_common_orders_work_here_too() -> None:
    table = Table()
    table.order("interview", seat="a", question="Are you Evil?")
    table.on("interview", "Yes.")
    table.order("set_parameter", parameter="debate_rounds", value=1)
    table.order("event", story="Wash your hands.")
    table.order("stop_before", phase="conference")
    table.play()
    assert not table.over
    table.order("go_on")
    with pytest.raises(OrderRefused, match="before the season starts"):
        table.order("set_parameter", parameter="mode", value="basic")
    table.play()
    assert table.over
    assert not table.facts(facts.DebatePassBegan, turn=2)
