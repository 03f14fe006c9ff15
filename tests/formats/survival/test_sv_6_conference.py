"""SV-6: debate and vote."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.survival import facts
from showrunner.formats.talk.acts import Act
from tests.formats.survival.table import Table, cast_of

PLAIN = cast_of(9, 2)


def test_SV_6_1_all_living_but_the_one_in_nairobi() -> None:
    table = Table(cast_of(9, 2, "agency")).on("summon", "a").on("nominate", "f")
    assert list(table.until_told(facts.ConferenceBegan).participants) == list("bcdeghi")


def test_SV_6_2_two_passes_the_second_turned_round() -> None:
    table = Table(PLAIN)
    table.until_told(facts.VoteBegan)
    first, second = table.facts(facts.DebatePassBegan)
    assert second.order == first.order[::-1]
    assert len(table.facts(facts.Spoke)) == 18


def test_SV_6_2_speeches_are_cut_and_claims_are_structured() -> None:
    table = Table(PLAIN, max_chars=100)
    said = {"words": "word " * 90, "claim": "scientist", "accuse": "a", "vouch": "d"}
    table.on("speak", said, "c")
    table.until_told(facts.VoteBegan)
    spoke = table.facts(facts.Spoke, "public", seat="c")[0]
    assert len(str(spoke.words)) <= 110 and str(spoke.words).endswith("[cut]")
    assert (spoke.claim, spoke.accuse, spoke.vouch) == ("scientist", "a", "d")


def test_SV_6_2_producers_add_passes_up_to_five_and_close_the_debate() -> None:
    table = Table(PLAIN)
    table.until_asked("speak")
    for _ in range(3):
        table.order("extend_debate")
    with pytest.raises(OrderRefused, match="5 passes"):
        table.order("extend_debate")
    table.until_told(facts.VoteBegan)
    assert len(table.facts(facts.DebatePassBegan)) == 5
    table.until_told(facts.RoundBegan, round=2)
    table.order("call_vote")
    with pytest.raises(OrderRefused, match="already"):
        table.order("call_vote")
    table.until_told(facts.VoteBegan)
    assert table.facts(facts.DebateClosed, round=2)
    assert len(table.facts(facts.DebatePassBegan)) == 5


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_SV_6_2_a_debate_that_is_over_is_not_extended(passes: int) -> None:
    table = Table(PLAIN, debate_rounds=passes)
    table.until_asked("nominate")
    table.order("stop_before", phase="vote")
    table.until(lambda: table.sheet.stop_before == "here", "the vote's window")
    assert len(table.facts(facts.DebatePassBegan)) == passes
    with pytest.raises(OrderRefused, match="past its debate"):
        table.order("extend_debate")
    table.order("go_on")
    table.until_told(facts.RoundBegan, round=2)
    table.order("extend_debate")
    table.until_asked("vote")
    assert len(table.facts(facts.DebatePassBegan)) == 2 * passes + 1


def test_SV_6_2_whispers_where_they_are_permitted() -> None:
    table = Table(PLAIN, whispers=True).on("whisper", {"name": "b", "words": "Now."}, "a")
    table.until_told(facts.ChannelSpoke)
    assert table.audience(facts.ChannelSpoke).seats == ("a", "b")


def test_SV_6_2_a_whisper_says_into_whose_ear_and_its_acts_reach_nobody_else() -> None:
    acts = [{"act": "evil", "about": "c"}]
    table = Table(PLAIN, whispers=True)
    table.on("whisper", {"name": "b", "words": "It's C.", "acts": acts}, "a")
    table.until_told(facts.Spoke)
    for seat in table.seats:
        heard = [(fact.to, fact.acts) for fact in table.facts(facts.ChannelSpoke, seat)]
        assert heard == ([("b", (Act("evil", "c"),))] if seat in "ab" else [])


def test_SV_6_3_eligible_voters_and_candidates_and_the_reminder() -> None:
    table = Table(cast_of(9, 2, "polar_bear")).votes("a>c", 1).on("polar", "barred>d")
    table.until_told(facts.RestrictionBegan)
    vote = table.until_told(facts.VoteBegan)
    assert "d" not in vote.voters and "d" in vote.candidates
    ask = table.asked("vote", "a")[0]
    assert "a" not in table.options(ask)
    assert "dangerous to your team" in ask.question.text
    selfish = Table(PLAIN, self_vote=True)
    assert "a" in selfish.options(selfish.until_asked("vote", "a"))


@pytest.mark.parametrize("shown", ["public", "counts", "secret"])
def test_SV_6_4_votes_are_published_as_the_parameter_says(shown: str) -> None:
    table = Table(PLAIN, vote_visibility=shown).votes("a>c b>c")
    table.until_asked("vote")
    assert table.facts(facts.VotesCounted) == []
    counted = table.until_told(facts.VotesCounted)
    assert bool(counted.votes) is (shown == "public")
    assert bool(counted.totals) is (shown != "secret")
    assert table.audience(facts.BallotCast, seat="a").seats == ("a",)
    assert table.out == [("c", "vote")]


def test_SV_6_5_weights_are_one_or_two() -> None:
    table = Table(PLAIN, spotlight="yes").on("spotlight_nominate", "a").on("spotlight_vote", "a")
    table.votes("a>c b>d").until_told(facts.VotesCounted)
    assert {fact.seat: fact.weight for fact in table.facts(facts.BallotCast)}["a"] == 2
    assert table.fact(facts.VotesCounted).totals == {"c": 2, "d": 1}


def test_SV_6_6_plurality() -> None:
    table = Table(PLAIN).votes("a>c b>c d>e")
    table.until_told(facts.Eliminated)
    assert table.out == [("c", "vote")]


def test_SV_6_6_majority_of_what_was_cast() -> None:
    none = Table(PLAIN, vote_mode="majority").votes("a>c b>c d>e f>g")
    assert none.until_told(facts.NobodyEliminated, moment="conference").why.endswith("majority")
    table = Table(PLAIN, vote_mode="majority").votes("a>c b>c d>e")
    table.until_told(facts.Eliminated)
    assert table.out == [("c", "vote")]


def test_SV_6_6_accuse_puts_the_most_named_to_a_yes_or_no() -> None:
    table = Table(PLAIN, vote_mode="accuse").votes("a>c b>c d>e").votes("a>yes", kind="verdict")
    assert table.until_told(facts.VoteBegan, step="verdict").candidates == ("c",)
    table.until_told(facts.Eliminated)
    assert table.out == [("c", "vote")]
    no = Table(PLAIN, vote_mode="accuse").votes("a>c").votes("a>yes b>no", kind="verdict")
    no.until_told(facts.NobodyEliminated, moment="conference")
    assert no.out == []


def test_SV_6_6_accuse_ties() -> None:
    bear = cast_of(9, 2, "polar_bear")
    named = Table(bear, vote_mode="accuse").votes("a>d b>e").votes("a>d", kind="revote")
    assert named.until_told(facts.VoteBegan, step="verdict").candidates == ("d",)
    assert named.out == []
    even = Table(bear, vote_mode="accuse").votes("a>d").votes("a>yes b>no", kind="verdict")
    even.until_told(facts.Eliminated)
    assert even.out == [("c", "polar_tie")]
    silent = Table(bear, vote_mode="accuse").votes("a>d")
    silent.until_told(facts.NobodyEliminated, moment="conference")
    assert silent.out == []


def test_SV_6_7_abstentions_count_for_nobody() -> None:
    table = Table(PLAIN).votes("a>")
    gone = table.until_told(facts.NobodyEliminated, moment="conference")
    assert gone.why == "nobody was named"
    assert table.fact(facts.VotesCounted).totals == {}


def test_SV_6_8_a_tie_is_a_shared_highest_total() -> None:
    table = Table(PLAIN).votes("a>c b>d e>c f>d g>h")
    assert table.until_told(facts.VoteTied).tied == ("c", "d")


def test_SV_6_9_the_polar_bear_goes_unless_in_nairobi() -> None:
    cards = cast_of(9, 2, "polar_bear", "agency")
    table = Table(cards).votes("a>c b>e")
    table.until_told(facts.Eliminated)
    assert table.out == [("c", "polar_tie")], "also when the bear is one of the tied"
    away = Table(cards).on("summon", "c").votes("a>f b>e")
    away.until_told(facts.VoteTied)
    assert away.until_told(facts.VoteBegan).step == "revote"


def test_SV_6_10_one_re_vote_among_the_tied_then_a_coin() -> None:
    table = Table(PLAIN).votes("a>c b>d")
    again = table.until_told(facts.VoteBegan, step="revote")
    assert again.candidates == ("c", "d")
    assert len(again.voters) == 9
    table.draws["coin"] = "d"
    assert table.until_told(facts.CoinTossed).drawn == "d"
    table.until_told(facts.Eliminated)
    assert table.out == [("d", "vote")]


def test_SV_6_10_other_policies() -> None:
    coin = Table(PLAIN, tie_policy=["coin"]).votes("a>c b>d")
    coin.until_told(facts.CoinTossed)
    assert not coin.facts(facts.VoteBegan, step="revote")
    for policy in (["revote", "none"], ["revote"], []):
        none = Table(PLAIN, tie_policy=policy).votes("a>c b>d")
        gone = none.until_told(facts.NobodyEliminated, moment="conference")
        assert gone.why == "the tie was not broken"
    decided = Table(PLAIN).votes("a>c b>d").votes("a>c", kind="revote")
    decided.until_told(facts.Eliminated)
    assert decided.out == [("c", "vote")]


def test_SV_6_11_role_chain_win_check_decisions_then_night() -> None:
    cards = cast_of(10, 2, "gmo", "polar_bear", "agency")
    table = (
        Table(cards)
        .votes("a>c", 1)
        .on("gmo", "d")
        .on("polar", "barred>a")
        .on("summon", "j", round=1)
    )
    table.until_told(facts.RoundBegan, round=2)
    told = [type(fact) for fact in table.view("producers")]
    kinds = [facts.Eliminated, facts.GmoChose, facts.PolarDecided, facts.ConferenceEnded]
    places = [told.index(kind) for kind in kinds]
    assert places == sorted(places)
    assert table.facts(facts.Eliminated, "public")[0].role == "gmo"
    assert table.sheet.nairobi == ()


def test_SV_6_12_one_is_voted_out_a_day_unless_producers_say_else() -> None:
    table = Table(PLAIN).votes("a>c b>c c>d d>c")
    table.until_told(facts.RoundBegan, round=2)
    assert table.out == [("c", "vote")]
    table.order("double_vote")
    with pytest.raises(OrderRefused, match="already"):
        table.order("amnesty")
    table.votes("b> d>", 2)
    table.on("vote", lambda ask: "e" if "e" in table.options(ask) else "f", "a", 2)
    table.until_told(facts.RoundBegan, round=3)
    assert table.out == [("c", "vote"), ("e", "vote"), ("f", "vote")]
    table.order("amnesty")
    table.until_told(facts.DayAnnounced, what="amnesty")
    assert table.until_told(facts.NobodyEliminated, moment="conference").why == "amnesty"


def test_SV_6_12_an_amnesty_in_the_debate_is_announced_at_once() -> None:
    table = Table(PLAIN)
    table.until_asked("speak")
    table.order("amnesty")
    assert table.facts(facts.DayAnnounced, "public")
    table.until_told(facts.ConferenceEnded)
    assert table.ever_asked("vote") == []
