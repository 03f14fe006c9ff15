"""MS-8: the end, Tokens, the Elimination Candidate, the ranking."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.mini_survivor import FORMAT, facts
from showrunner.formats.mini_survivor.parameters import MiniParameters
from showrunner.kernel import Answer
from tests.formats.mini_survivor.table import FAR, Table

F = "ana1 ana2 ben3 cal4 dee5 eve6"
ALL_FOR = {"s1": 6, "s2": 6, "s3": 6, "s4": 6, "s5": 6}


def ended(board: str = F, votes=None, **parameters) -> Table:
    """A match of six that ends with its first round."""
    table = Table({"F": board}, players=6, parameters=parameters)
    table.vote(**(ALL_FOR if votes is None else votes))
    return table.play_round()


@pytest.mark.parametrize(("end_at", "rounds"), [(5, 1), (4, 2)])
def test_MS_8_1_five_or_fewer_end_it(end_at: int, rounds: int):
    table = ended(end_at=end_at)
    if rounds > 1:
        table.vote(s1=5, s2=5, s3=5, s4=5)
    table.play()
    assert table.fact(facts.MatchEnded).round == rounds


def test_MS_8_1_and_so_do_too_many_rounds():
    table = ended(max_rounds=1, end_at=0).play()
    assert table.fact(facts.MatchEnded).round == 1


def test_MS_8_2_a_token_for_each_survivor():
    table = ended().play()
    assert table.fact(facts.MatchEnded, "public").tokens == {
        **{"ana": 2, "ben": 1, "cal": 1},
        **{"dee": 1, "eve": 0, "fay": 0},
    }
    ending = FORMAT.outcome(table.sheet)
    assert (ending.winners, ending.rule) == (("ana", "ben", "cal", "dee"), "MS-8.2")


@pytest.mark.parametrize("may", [False, True])
def test_MS_8_2_tokens_are_given_away_only_where_it_is_permitted(may: bool):
    table = ended(token_transfer=may)
    if may:
        table.on("gift", {"to": "eve", "tokens": 2}, "ana")
    table.play()
    assert ("mini_survivor.gift" in table.kinds_asked) == may
    assert table.sheet.players["eve"].tokens == (2 if may else 0)
    assert FORMAT.outcome(table.sheet).winners[0] == "ana", "earned is earned"


def test_D4_more_than_one_has_is_refused():
    table = ended(token_transfer=True)
    ask = table.until_asked("gift", "ana")
    with pytest.raises(IllegalAnswer):
        table.enter(Answer(ask.id, {"to": "eve", "tokens": 3, "garnets": 0}))


def test_MS_8_3_whose_last_fell_first():
    table = Table({"F": F + " fay7 fay8"}, players=6)
    table.send("ana", "1 a 3 ben")
    table.vote(s2=6, s4=6, s5=6, s7=6, s8=6)
    table.play()
    named = table.fact(facts.CandidateNamed, "public")
    assert (named.seat, named.rule) == ("ben", "MS-8.3")
    assert not table.facts(facts.CandidateTied)


@pytest.mark.parametrize(("at", "taken"), [(8, True), (5, True), (3, False)])
def test_MS_8_4_the_bonus_is_counted_once_and_paid_at_the_end(at: int, taken: bool):
    table = ended(bonus_at=at)
    counted = table.facts(facts.BonusCounted)
    assert bool(counted) is taken
    assert not table.facts(facts.BonusCounted, "public")
    table.play()
    bonus = table.fact(facts.GarnetsShown, "public").bonus
    assert bonus.get("ana", 0) == (2 if taken else 0)
    assert table.sheet.players["ana"].garnets == 3 + (2 if taken else 0)


def test_MS_8_4_scaled_to_the_size():
    parameters = MiniParameters(scale_bonus=True)
    assert [parameters.bonus_mark(5 * size) for size in (6, 8, 9, 10, 12)] == [13, 17, 19, 21, 25]
    assert MiniParameters().bonus_mark(30) == 25


def tied(**parameters) -> Table:
    """Dee and Eve lose their last at the same time."""
    votes = {"s1": 5, "s2": 6, "s3": 5, "s4": 6, "s5": 6, "s6": 5}
    return ended(votes=votes, **parameters)


def test_MS_8_5_who_earned_a_token_votes_on_a_tie():
    table = tied()
    table.on("candidate", {"candidate": "eve"})
    table.play()
    tie = table.fact(facts.CandidateTied, "public")
    assert set(tie.tied) == {"dee", "eve"}
    assert tie.weights == {"ana": 1, "ben": 1, "cal": 1}
    assert table.fact(facts.CandidateNamed).seat == "eve"


def test_MS_8_5_also_who_gives_the_tokens_away():
    table = tied(token_transfer=True)
    table.on("gift", {"to": "eve", "tokens": 1}, "ben")
    table.play()
    assert "ben" in table.facts(facts.CandidateTied)[0].weights


@pytest.mark.parametrize("free", [False, True])
def test_MS_8_6_where_nobody_earned_one_those_vote_who_had_most(free: bool):
    table = Table(
        {"F": "ana1 ana2 ben3 ben4 cal5"}, players=6, parameters={"ec_free_vote": free, **FAR}
    )
    table.play()
    tie = table.facts(facts.CandidateTied)[0]
    assert tie.weights == {"ana": 1, "ben": 1}
    assert set(tie.tied) == (set(table.seats) if free else {"ana", "ben", "cal"})
    assert FORMAT.outcome(table.sheet).rule == "MS-8.9"


@pytest.mark.parametrize(("weight", "chosen"), [("one", "dee"), ("tokens", "eve")])
def test_MS_8_7_a_secret_vote_by_heads_or_tokens(weight: str, chosen: str):
    votes = {"s1": 5, "s2": 6, "s3": 5, "s4": 6, "s5": 6, "s6": 5, "s7": 5, "s8": 6}
    board = F + " ana7 ana8"
    table = ended(board=board, votes=votes, ec_vote_weight=weight, end_at=6)
    table.on("candidate", {"candidate": "eve"}, "ana")
    table.on("candidate", {"candidate": "dee"}, "ben")
    table.on("candidate", {"candidate": "dee"}, "cal")
    table.play()
    counts = table.fact(facts.CandidateVotesCounted, "public").counts
    assert counts == ({"dee": 2, "eve": 1} if weight == "one" else {"eve": 4, "dee": 2})
    assert table.fact(facts.CandidateNamed).seat == chosen
    assert not table.facts(facts.CandidateVoteCast, "ben", seat="ana")


def test_MS_8_7_a_tie_is_voted_on_again_and_then_drawn():
    table = tied()
    table.fix_draw("ec", "eve")
    table.play()
    assert [fact.again for fact in table.facts(facts.CandidateTied)] == [False, True]
    assert table.fact(facts.CandidateDrawn, "public").drawn == "eve"
    named = table.fact(facts.CandidateNamed)
    assert (named.seat, named.rule) == ("eve", "MS-8.7")


def test_MS_8_7_only_the_tied_can_be_named():
    table = tied()
    ask = table.until_asked("candidate")
    with pytest.raises(IllegalAnswer, match="may not be chosen"):
        table.enter(Answer(ask.id, {"candidate": "ana"}))


def test_MS_8_8_where_all_have_some_left_the_fewest():
    table = ended(
        board="ana1 ana2 ben3 ben4 cal5 dee6 dee7 eve8 eve9 fay10 fay11",
        votes={f"s{n}": 1 for n in range(2, 12)},
        end_at=30,
    )
    table.on("candidate", {"candidate": "cal"})
    table.play()
    assert set(table.fact(facts.CandidateTied).tied) == {"ana", "cal"}
    named = table.fact(facts.CandidateNamed)
    assert (named.seat, named.rule) == ("cal", "MS-8.7")


def test_MS_8_8_alone_with_the_fewest():
    table = ended(
        board="ana1 ana2 ana12 ben3 ben4 cal5 dee6 dee7 eve8 eve9 fay10 fay11",
        votes={f"s{n}": 1 for n in range(2, 13)},
        end_at=30,
    ).play()
    assert table.fact(facts.CandidateNamed).rule == "MS-8.8"


def test_MS_8_9_by_tokens_garnets_and_the_later_fall():
    table = Table({"F": F}, players=6, parameters={"bonus_at": 0})
    table.until_asked("submission")
    table.order("change_garnets", seat="cal", amount=6)
    table.vote(**ALL_FOR)
    table.play()
    ranked = table.fact(facts.RankingShown, "public").places
    assert ranked[:3] == (("ana",), ("cal",), ("ben", "dee"))
