"""Public speech follows from how a castaway was treated."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots.character import ARCHETYPES
from showrunner.formats.survivor.bots.jury import jury_ballot
from showrunner.formats.survivor.bots.speech import lines
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.debate import comment
from showrunner.kernel import sealer
from tests.formats.survivor.bots.acts import accuse, ask, propose
from tests.formats.survivor.bots.camp import ME, NAMES, SAFE, Camp, X, swear


def speaks(camp: Camp, kind: str) -> tuple[str | None, tuple[Act, ...]]:
    """Return my words in public, and their acts."""
    answer = camp.ask(comment(camp.sheet, kind, "It is your turn.", "What you say", 60))
    return answer["words"], camp.accepted.acts


def written_out_after_a_promise() -> Camp:
    """A camp where everybody promised me safety, and all others voted for me."""
    camp = Camp()
    for seat in camp.mind.others:
        camp.talk(seat, (seat, [SAFE]))
    camp.feel(ben=60)
    camp.vote("ben", {ME: 5, "ben": 1}, out=ME)
    return camp


def test_last_words_accuse_a_castaway_who_promised_safety():
    camp = written_out_after_a_promise()
    for _ in range(10):
        words, (act,) = speaks(camp, "survivor.last_words")
        assert act.act == "accuse" and act.what == "lie"
        assert words is not None and NAMES[act.about] in words


def test_last_words_blame_nobody_who_kept_their_word():
    camp = Camp("schemer")
    camp.talk("ben", ("ben", [SAFE]))
    camp.vote("dee", {"dee": 3, "eve": 3}, out=ME, how="survival")
    assert speaks(camp, "survivor.last_words")[1] == ()


def test_last_words_accuse_nobody_if_only_one_of_two_lied():
    camp = Camp()
    for seat in ("ben", "cal", "dee"):
        camp.talk(seat, (seat, [SAFE]))
    camp.vote("fay", {ME: 3, "fay": 3}, out=ME)
    assert [outcome.certainty for outcome in camp.mind.promises.outcomes] == [33, 33, 33]
    assert speaks(camp, "survivor.last_words")[1] == ()


def test_last_words_after_dice_blame_no_vote():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    camp.vote("dee", {"dee": 3, ME: 3}, out=ME, how="survival_roll")
    for _ in range(20):
        words, acts = speaks(camp, "survivor.last_words")
        assert acts == () and words is not None
        assert "Benno" not in words and "voted for me" not in words, words


def test_last_words_to_a_friend_never_address_my_own_target():
    camp = Camp()
    camp.feel(ben=60, cal=50)
    camp.vote("ben", {ME: 4, "ben": 2}, out=ME)
    said = [speaks(camp, "survivor.last_words")[0] or "" for _ in range(20)]
    assert any("Calla" in words for words in said)
    assert not any("Benno" in words for words in said)


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_before_a_vote_the_bold_accuse_and_the_meek_plead(archetype: str):
    camp = Camp(archetype)
    camp.talk("ben", ("ben", [Act("warn", ME, by="eve")]))
    words, acts = speaks(camp, "survivor.comment")
    bold = ARCHETYPES[archetype].nerve >= 6
    assert acts == ((propose("eve"),) if bold else ())
    assert words is not None and ("Evert" in words) is bold


def test_a_bold_castaway_accuses_a_liar_in_public():
    camp = Camp("wild_card")
    camp.talk("ben", ("ben", [swear("dee")]))
    camp.vote("dee", {"dee": 0, "eve": 5}, out="eve")
    camp.next_round()
    assert (accuse("ben", "lie"),) in [speaks(camp, "survivor.comment")[1] for _ in range(20)]


def test_an_immune_castaway_does_not_plead():
    camp = Camp("peacemaker")
    camp.talk("ben", ("ben", [propose(ME)]))
    camp.tell(facts.ImmunityGiven(seats=(ME,), cause="competition"))
    camp.tell(facts.HostAsked(seat=ME, topic="immune"))
    safe = {line.text for line in lines()["host.immune"]}
    for _ in range(20):
        words, acts = speaks(camp, "survivor.comment")
        assert acts == ()
        assert words in safe


def test_a_comment_is_not_repeated_while_there_are_others():
    camp = Camp("loyalist")
    said = []
    for _ in range(14):
        words, acts = speaks(camp, "survivor.comment")
        if words:
            said.append(words)
        if len(said) == 4:
            break
        camp.tell(
            facts.CommentMade(seat=ME, occasion="vote", words=sealer("s")(words), acts=acts)
            if words
            else facts.CommentMade(seat="ben", occasion="vote", words=X)
        )
    assert len(said) == 4 == len(set(said))


# -- the final -------------------------------------------------------------------------------------


def juror(archetype: str = "loyalist", *liars: str) -> Camp:
    """A juror, lied to by these, before the finalists Calla and Deepti."""
    camp = Camp(archetype)
    for seat in liars:
        camp.talk(seat, (seat, [swear("fay")]))
    camp.vote("fay", {"fay": 1, ME: 5}, out=ME)
    camp.tell(facts.FinalBegan(finalists=("cal", "dee"), jury=(ME,)))
    return camp


def test_a_juror_does_not_vote_for_a_liar():
    for liar, other in (("cal", "dee"), ("dee", "cal")):
        assert jury_ballot(juror("loyalist", liar).mind, ["cal", "dee"]) == other


@pytest.mark.parametrize("liar", ["cal", "dee"])
def test_a_juror_confronts_a_liar_and_asks_why(liar: str):
    camp = juror("peacemaker", liar)
    words, acts = speaks(camp, "survivor.jury_comment")
    assert acts == (accuse(liar, "lie"),)
    assert words is not None and NAMES[liar] in words
    answer = camp.ask(questions.jury_question(camp.sheet, ["cal", "dee"]))
    assert answer["to"] == liar
    assert camp.accepted.acts == (accuse(liar, "lie"),)


def test_a_juror_voted_out_unanimously_accuses_a_finalist():
    camp = juror()
    words, acts = speaks(camp, "survivor.jury_comment")
    assert acts[0].act == "accuse" and acts[0].what == "vote"
    assert words is not None and NAMES[acts[0].about] in words


def finalist(archetype: str, lied: bool) -> Camp:
    """A finalist accused of a lie by Fay, truly or not."""
    camp = Camp(archetype)
    camp.agree_on("dee", "fay")
    camp.vote("cal" if lied else "dee", {"dee": 3, "cal": 3}, out="eve", how="left_over")
    camp.next_round()
    camp.tell(
        facts.VotedOut(seat="fay", round=2, how="vote"),
        facts.FinalBegan(finalists=(ME, "ben"), jury=("fay",)),
        facts.JuryQuestionPut(juror="fay", to=(ME,), words=X, acts=(accuse(ME, "lie"),)),
    )
    return camp


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
@pytest.mark.parametrize("lied", [True, False])
def test_a_finalist_owns_up_to_their_own_lies_only(archetype: str, lied: bool):
    camp = finalist(archetype, lied)
    speaks(camp, "survivor.jury_answer")
    assert camp.thought["intent"] == ("confess" if lied else "answer")


def test_a_finalist_answers_the_last_question():
    camp = finalist("loyalist", lied=True)
    put = facts.JuryQuestionPut(juror="fay", to=(ME,), words=X, acts=(ask("other", ME),))
    camp.tell(put)
    speaks(camp, "survivor.jury_answer")
    assert camp.thought["intent"] == "answer"


def test_a_finalist_counts_successful_votes_but_no_dice():
    camp = Camp()
    camp.vote("dee", {"dee": 5}, out="dee")
    camp.next_round()
    camp.vote("cal", {"cal": 2, "eve": 2}, out="cal", how="survival_roll")
    assert camp.mind.votes.successful_votes == 1


def test_only_an_honest_finalist_boasts_of_keeping_promises():
    for lied in (False, True):
        camp = finalist("loyalist", lied)
        said = " ".join(speaks(camp, "survivor.finalist_comment")[0] or "" for _ in range(20))
        assert ("told you the truth" in said or "gave my word" in said) is not lied


def test_only_individual_wins_are_told_to_a_jury():
    camp = Camp()
    camp.tell(
        facts.CompetitionWon(winners=(ME, "ben", "cal"), team="Driftwood", loser="", stakes="both")
    )
    assert camp.mind.sheet.solo_wins == {}
    camp.wins(ME)
    assert camp.mind.sheet.solo_wins == {ME: 1}
