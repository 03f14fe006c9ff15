"""DS-9.4: claims are compared with the record, intentions with what follows."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import IllegalAnswer, OrderRefused
from showrunner.formats.facts import ClaimJudged, Fact, InterviewAnswered, InterviewAsked
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.facts import BallotCast, FinalBegan, VotedOut, WinnerCrowned
from showrunner.kernel import Answer, Ask, Hold, Order, Ruling, contestant, view
from tests.formats.survivor.table import Table

Claimed = tuple[str, Any, str]


def claim(table: Table, seat: str = "ada", by: str = "player", **claims: Any) -> None:
    """Ask a seat for these claims, and let it make them."""
    table.order("interview", seat=seat, question="Honestly?", claims=list(claims))
    ask = table.asked("interview", seat)[-1]
    table.answer(ask, {"words": "So it is.", "claims": claims}, by)


def verdicts(table: Table, seat: str = "ada") -> list[Claimed]:
    """A castaway's claims with their verdicts, in the order of judging."""
    judged = table.facts(ClaimJudged, seat=seat)
    return [(fact.claim, fact.said, fact.verdict) for fact in judged]


def five() -> Table:
    """Five castaways; Eve is immune at the first vote."""
    table = Table(5)
    table.fix_all("competition", {"ada": 5, "ben": 5, "cal": 5, "dee": 5, "eve": 18})
    return table


# -- asking ----------------------------------------------------------------------------------------


def test_DS_9_4_the_form_asks_for_what_producers_want_and_nothing_else() -> None:
    table = Table(5)
    table.order("interview", seat="ada", question="Who?", claims=["vote", "holds"])
    question = table.asked("interview")[0].question
    assert list(question.fields["claims"].fields) == ["vote", "holds"]
    assert table.fact(InterviewAsked).claims == ("vote", "holds")
    table.order("interview", seat="ben", question="Who?")
    assert "claims" not in table.asked("interview", "ben")[0].question.fields


def test_DS_9_4_there_is_no_other_claim() -> None:
    table = Table(5)
    with pytest.raises(OrderRefused, match="there is no claim 'votes'; did you mean 'vote'"):
        table.order("interview", seat="ada", question="Who?", claims=["votes"])
    with pytest.raises(OrderRefused, match="'vote' is named twice"):
        table.order("interview", seat="ada", question="Who?", claims=["vote", "vote"])


def test_DS_9_4_the_form_is_made_of_what_its_castaway_knows() -> None:
    table = Table(6)
    table.event({"effect": "card", "seat": "ben", "kind": "hidden_immunity"})
    table.event({"effect": "points", "seats": ["ben"], "amount": 90, "secret": True})
    forms = []
    for seat in ("ada", "ben"):
        table.order("interview", seat=seat, question="?", claims=["points", "holds", "vote"])
        forms.append(table.asked("interview", seat)[0].question.fields["claims"].fields)
    assert [form["points"].most for form in forms] == [20, 90]
    assert forms[0]["holds"] == forms[1]["holds"]
    options = [option.value for option in forms[0]["vote"].options]
    assert options == list(table.seats[1:])


def final_of_five() -> tuple[Table, str]:
    """Five castaways and the final's first juror, who has just been told who the finalists are."""
    table = Table(5)
    table.until_told(FinalBegan)
    return table, table.sheet.jury[0]


@pytest.mark.parametrize("place, verdict", [(0, "kept"), (1, "broken")])
def test_DS_9_4_who_should_win_is_decided_by_the_ballot_of_a_juror(
    place: int, verdict: str
) -> None:
    table, juror = final_of_five()
    named, chosen = table.sheet.finalists[0], table.sheet.finalists[place]
    claim(table, juror, winner=named)
    table.until(lambda: bool(table.asked("survivor.jury_ballot", juror)))
    table.answer(table.asked("survivor.jury_ballot", juror)[0], {"name": chosen})
    table.until(lambda: table.over)
    assert verdicts(table, juror) == [("winner", named, verdict)]


def test_DS_9_4_who_should_win_is_asked_of_no_finalist_and_ends_where_there_is_no_such_ballot() -> (
    None
):
    table = Table(5)
    claim(table, "ada", winner="ben")
    claim(table, "ben", winner="ada")
    table.order("remove_castaway", seat="ada")
    table.until_told(FinalBegan)
    assert verdicts(table, "ben") == [("winner", "ada", "unverifiable")]
    finalist = table.sheet.finalists[0]
    table.order("interview", seat=finalist, question="Who?", claims=["winner"])
    assert "claims" not in table.asked("interview", finalist)[0].question.fields


def test_DS_9_4_what_one_has_never_done_is_not_asked() -> None:
    table = Table(5)
    table.order("interview", seat="ada", question="?", claims=["voted", "traded", "points"])
    assert list(table.asked("interview")[0].question.fields["claims"].fields) == ["points"]
    assert table.fact(InterviewAsked).claims == ("points",)


def test_DS_9_4_an_order_that_changes_what_is_known_leaves_an_open_form_as_it_is() -> None:
    table = Table(6)
    table.order("interview", seat="ada", question="?", claims=["vote", "points"])
    ask = table.asked("interview")[0]
    table.order("remove_castaway", seat="ben")
    table.event({"effect": "points", "seats": ["ada"], "amount": 30, "secret": True})
    assert table.asked("interview") == [ask]
    table.answer(ask, {"claims": {"vote": "ben", "points": 20}})
    assert verdicts(table) == [("points", 20, "broken")]


def test_DS_9_4_a_claim_is_checked_like_any_other_answer() -> None:
    table = Table(5)
    table.order("interview", seat="ada", question="Who?", claims=["vote"])
    ask = table.asked("interview")[0]
    with pytest.raises(IllegalAnswer, match="'ada' may not be chosen"):
        table.enter(Answer(ask.id, {"words": None, "claims": {"vote": "ada"}}))


def test_DS_9_4_one_would_rather_not_say() -> None:
    table = Table(5)
    claim(table, vote=None, points=None, holds=None)
    assert verdicts(table) == [
        ("vote", None, "unverifiable"),
        ("points", None, "unverifiable"),
        ("holds", None, "unverifiable"),
    ]


# -- past and present ------------------------------------------------------------------------------


def test_DS_9_4_what_one_has_is_compared_at_once() -> None:
    table = Table(5)
    table.event(
        {"effect": "card", "seat": "ada", "kind": "hidden_immunity"},
        {"effect": "points", "seats": ["ada"], "amount": 2, "secret": True},
    )
    claim(table, points=2, holds=["hidden_immunity"])
    claim(table, points=3, holds=[])
    assert [verdict for *_, verdict in verdicts(table)] == ["kept", "kept", "broken", "broken"]
    assert [fact.truth for fact in table.facts(ClaimJudged)][2:] == [2, ["hidden_immunity"]]


def test_DS_9_4_what_one_did_is_compared_at_once() -> None:
    table = five()
    table.on("competition", {"trade": True}, "ada")
    for seat in ("ada", "cal", "dee", "eve"):
        table.on("ballot", {"name": "ben"}, seat)
    assert table.until_told(VotedOut).seat == "ben"
    claim(table, voted="ben", traded="yes")
    claim(table, voted="cal", traded="no")
    assert [verdict for *_, verdict in verdicts(table)] == ["kept", "kept", "broken", "broken"]


# -- whom one means to vote for --------------------------------------------------------------------


def vote_after(claims: dict[str, Any], **ballots: str) -> Table:
    """Ada claims this before a vote of five castaways, at which these are the ballots."""
    table = five()
    for seat, name in ballots.items():
        table.on("ballot", {"name": name}, seat)
    table.until_phase("vote")
    claim(table, **claims)
    assert not verdicts(table)
    table.until_told(BallotCast, seat="ada")
    return table


@pytest.mark.parametrize(("name", "verdict"), [("ben", "kept"), ("cal", "broken")])
def test_DS_9_4_a_stated_vote_is_judged_by_the_next_ballot(name: str, verdict: str) -> None:
    table = vote_after({"vote": "ben"}, ada=name)
    assert verdicts(table) == [("vote", "ben", verdict)]
    assert table.fact(ClaimJudged).truth == name


def assert_no_vote_for_ben(table: Table) -> None:
    """Ada means to vote for Ben, and cannot: her ballot says nothing of it."""
    table.until_phase("vote")
    claim(table, vote="ben")
    table.until_told(BallotCast, seat="ada")
    assert verdicts(table) == [("vote", "ben", "unverifiable")]


def test_DS_9_4_a_vote_for_somebody_immune_could_not_be_cast() -> None:
    table = Table(5)
    table.fix_all("competition", {"ben": 18, "ada": 3, "cal": 3, "dee": 3, "eve": 3})
    assert_no_vote_for_ben(table)


def test_DS_9_4_a_ballot_that_somebody_else_gave_judges_nothing() -> None:
    table = five()
    table.until_phase("vote")
    claim(table, vote="ben", trusts_most="ben")
    ask = table.until_asked("ballot", "ada")
    table.answer(ask, {"name": "ben"}, by="stand-in")
    assert [verdict for *_, verdict in verdicts(table)] == ["unverifiable"] * 2


def test_DS_9_4_so_does_one_that_producers_replaced() -> None:
    table = five()
    table.until_phase("vote")
    claim(table, vote="ben")
    ask = table.until_asked("ballot", "ada")
    table.enter(Hold(("survivor.ballot",)))
    table.answer(ask, {"name": "cal"})
    table.enter(Ruling(ask.id, "replace", {"name": "ben"}))
    assert verdicts(table) == [("vote", "ben", "unverifiable")]


def test_DS_9_4_whoever_states_it_anew_takes_it_back() -> None:
    table = five()
    table.on("ballot", {"name": "cal"}, "ada")
    table.until_phase("vote")
    claim(table, vote="ben")
    claim(table, vote="cal")
    assert verdicts(table) == [("vote", "ben", "unverifiable")]
    table.until_told(BallotCast, seat="ada")
    assert verdicts(table)[1:] == [("vote", "cal", "kept")]


@pytest.mark.parametrize("gone", ["ada", "ben"])
def test_DS_9_4_a_claim_ends_where_one_of_the_two_leaves(gone: str) -> None:
    table = Table(6)
    claim(table, vote="ben", trusts_least="ben")
    table.order("remove_castaway", seat=gone)
    assert [verdict for *_, verdict in verdicts(table)] == ["unverifiable"] * 2


def test_DS_9_4_a_juror_is_judged_by_the_jurys_ballot() -> None:
    table = Table(6)
    begun = table.until_told(FinalBegan)
    juror, winner = begun.jury[0], begun.finalists[1]
    table.on("jury_ballot", {"name": winner}, juror)
    claim(table, juror, vote=winner)
    table.until_told(WinnerCrowned)
    assert verdicts(table, juror) == [("vote", winner, "kept")]


def test_DS_9_4_finalists_have_nobody_to_vote_for() -> None:
    table = Table(6)
    begun = table.until_told(FinalBegan)
    claims = ["vote", "trusts_most", "trusts_least"]
    table.order("interview", seat=begun.finalists[0], question="Who?", claims=claims)
    assert "claims" not in table.asked("interview")[0].question.fields


# -- trust -----------------------------------------------------------------------------------------


def test_DS_9_4_voting_against_somebody_judges_trust() -> None:
    table = vote_after({"trusts_most": "ben", "trusts_least": "cal"}, ada="ben")
    assert verdicts(table) == [("trusts_most", "ben", "broken")]
    table = vote_after({"trusts_most": "ben", "trusts_least": "cal"}, ada="cal")
    assert verdicts(table) == [("trusts_least", "cal", "kept")]


def test_DS_9_4_protecting_whom_one_trusts_least_breaks_the_claim() -> None:
    table = five()
    table.event({"effect": "card", "seat": "ada", "kind": "hidden_immunity"})
    table.until_phase("vote")
    claim(table, trusts_least="ben")
    ask = table.until_asked("card", "ada")
    play = next(one for one in table.options(ask, "play") if one.endswith(">ben"))
    table.answer(ask, {"play": play})
    table.until_told(VotedOut)
    assert verdicts(table) == [("trusts_least", "ben", "broken")]


@pytest.mark.parametrize("kind", ["steal_a_vote", "vote_block", "idol_nullifier"])
def test_DS_9_4_a_card_against_whom_one_trusts_least_protects_nobody(kind: str) -> None:
    table = five()
    table.event({"effect": "card", "seat": "ada", "kind": kind})
    table.on("ballot", {"name": "ben"}, "ada")
    table.until_phase("vote")
    claim(table, trusts_least="ben")
    ask = table.until_asked("card", "ada")
    play = next(one for one in table.options(ask, "play") if one.endswith(">ben"))
    table.answer(ask, {"play": play})
    table.until_told(VotedOut)
    assert verdicts(table) == [("trusts_least", "ben", "kept")]


# -- a ballot that is in, and not read yet ---------------------------------------------------------


def ada_has_voted(name: str, by: str = "player") -> Table:
    """The first vote of five, where Ada's ballot is in and the others' are not."""
    table = five()
    table.on("ballot", lambda ask: {"name": "cal" if ask.seat == "dee" else "dee"})
    ask = table.until_asked("ballot", "ada")
    table.answer(ask, {"name": name}, by)
    return table


def test_DS_9_4_what_one_has_just_written_is_what_one_last_voted() -> None:
    table = Table(7)
    table.on("ballot", lambda ask: {"name": table.options(ask, "name")[-1]})
    table.until_told(BallotCast, seat="ada")
    ask = table.until_asked("ballot", "ada")
    before = table.sheet.last_votes["ada"]
    new = next(name for name in table.options(ask, "name") if name != before)
    table.answer(ask, {"name": new})
    never = next(seat for seat in table.seats if seat not in ("ada", new, before))
    for said in (new, before, never):
        claim(table, voted=said)
    assert [verdict for *_, verdict in verdicts(table)] == ["kept", "kept", "broken"]


def test_DS_9_4_a_ballot_in_the_urn_decides_nothing_that_is_stated_after_it() -> None:
    table = ada_has_voted("ben")
    claim(table, vote="cal", trusts_most="ben")
    table.until_told(VotedOut)
    assert not verdicts(table)
    table.on("ballot", {})
    table.on("ballot", {"name": "cal"}, "ada")
    table.until_told(BallotCast, seat="ada")
    assert ("vote", "cal", "kept") in verdicts(table)


def test_DS_9_4_nor_does_one_that_a_stand_in_has_put_there() -> None:
    table = ada_has_voted("ben", by="stand-in")
    claim(table, vote="cal", trusts_most="ben")
    table.until_told(VotedOut)
    assert not verdicts(table)


def test_DS_9_4_who_is_out_by_the_time_of_the_answer_has_stated_nothing() -> None:
    table = Table(6)
    table.order("interview", seat="ada", question="Who goes?", claims=["vote"])
    table.order("remove_castaway", seat="ada")
    ask = table.asked("interview", "ada")[0]
    table.answer(ask, {"words": "Ben.", "claims": {"vote": "ben"}})
    assert verdicts(table) == [("vote", "ben", "unverifiable")]


# -- who could be voted for ------------------------------------------------------------------------


def plays_it(ask: Ask[Any]) -> dict[str, Any]:
    """The first way to play a card, if there is any."""
    ways = [option.value for option in ask.question.fields["play"].options]
    return {"play": ways[0] if ways else None}


def test_DS_9_4_a_vote_for_somebody_in_exile_could_not_be_cast() -> None:
    table = Table(6)
    table.start()
    table.order("exile_castaways", seats=["ben"])
    assert_no_vote_for_ben(table)


def test_DS_9_4_nor_one_for_somebody_who_left_the_vote() -> None:
    table = five()
    table.event({"effect": "card", "seat": "ben", "kind": "safety_without_power"})
    table.on("card", plays_it, "ben")
    assert_no_vote_for_ben(table)


@pytest.mark.parametrize(("said", "verdict"), [("ben", "kept"), ("cal", "kept"), ("dee", "broken")])
def test_DS_9_4_of_several_ballots_one_that_bears_it_out_is_enough(said: str, verdict: str) -> None:
    table = five()
    table.event({"effect": "card", "seat": "ada", "kind": "extra_vote"})
    table.on("card", plays_it, "ada")
    names = iter(("cal", "ben"))
    table.on("ballot", lambda ask: {"name": next(names)}, "ada")
    table.until_phase("vote")
    claim(table, vote=said)
    table.until_told(VotedOut)
    assert verdicts(table) == [("vote", said, verdict)]


# -- whenever, and who learns of it ----------------------------------------------------------------


def test_DS_9_4_claims_are_asked_for_at_every_moment_of_a_season() -> None:
    """After every entry, somebody is asked for everything: in, out, juror, finalist, winner."""
    table = Table(6)
    table.order("stop_before", phase="camp")
    asked, statuses = 0, set()
    for turn in range(20_000):
        if table.over:
            break
        seat = table.seats[turn % 6]
        statuses.add(table.sheet.players[seat].status)
        table.order("interview", seat=seat, question="?", claims=list(FORMAT.claims))
        asked += 1
        table.answer(table.asked("interview", seat)[0])
        if table.open_asks:
            table.answer(table.open_asks[0])
        else:
            table.order("go_on")
    assert statuses >= {"active", "voted out", "juror", "finalist"}
    assert len(table.facts(InterviewAnswered)) == asked
    assert not table.sheet.interviews.open


def test_DS_9_4_verdicts_are_for_producers_alone() -> None:
    table = Table(5, parameters={"interview_memory": "remembered", "reveal": "never"})
    table.start()
    claim(table, points=7, vote="ben")
    table.play()
    assert len(table.facts(ClaimJudged)) == 2
    for viewer in (*table.seats, "public"):
        assert not table.facts(ClaimJudged, viewer)
    assert table.sheet_of("ada").honesty["ada"].open == 2
    assert table.sheet.honesty["ada"].open == 0


def test_DS_9_4_quarantined_claims_never_enter_what_their_player_plays_on() -> None:
    def playing(table: Table) -> list[Fact]:
        told = view(table.kernel.story.told, contestant("ada"), playing=True)
        return [seen.fact for seen in told]

    quiet, asked = (Table(5, parameters={"reveal": "never"}) for _ in range(2))
    quiet.start()
    asked.start()
    claim(asked, vote="ben", trusts_most="cal", points=4)
    assert playing(quiet.play()) == playing(asked.play())


def test_DS_9_4_honesty_is_counted() -> None:
    table = vote_after({"vote": "ben"}, ada="cal")
    claim(table, points=0, holds=None, trusts_most="dee")
    honesty = table.sheet.honesty["ada"]
    assert honesty[:4] == (1, 1, 1, 1)
    assert [made.claim for made in honesty.claims] == ["vote", "points", "holds", "trusts_most"]
    assert set(table.sheet.honesty) == {"ada"}


def test_DS_9_4_what_somebody_else_answered_is_not_held_against_a_castaway() -> None:
    table = Table(5)
    claim(table, by="producer", points=9, vote="ben")
    assert [verdict for *_, verdict in verdicts(table)] == ["unverifiable"] * 2
    claim(table, points=9)
    assert verdicts(table)[-1] == ("points", 9, "broken")


def test_DS_9_4_an_answer_belongs_to_its_question() -> None:
    table = Table(5)
    for place, question in enumerate(("First?", "Second?", "Third?")):
        terms = {"seat": "ada", "question": question}
        table.enter(Order("interview", terms, salt=str(place)))
    first, second, third = table.asked("interview")
    for ask, words in ((third, "Three."), (first, "One."), (second, "Two.")):
        table.answer(ask, {"words": words})
    told = [(str(one.question), str(one.words)) for one in table.sheet.interviews.interviews]
    assert told == [("First?", "One."), ("Second?", "Two."), ("Third?", "Three.")]


def test_DS_9_4_an_open_claim_is_closed_with_the_season() -> None:
    table = Table(4, parameters={"finalists": 2})
    claim(table, "ada", trusts_most="ben")
    table.play()
    assert table.over
    assert len(verdicts(table)) == 1
