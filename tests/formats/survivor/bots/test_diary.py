"""Diaries are written when there is a story, and notes keep how a talk ended."""

from __future__ import annotations

import pytest
from msgspec import structs

from showrunner.formats.facts import MemoWritten
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.diary import SHAKEN_IMPORTANCE, DiaryStory, note
from showrunner.kernel import Dice, sealer
from tests.formats.survivor.bots.acts import agree, propose
from tests.formats.survivor.bots.camp import KEY, ME, NAMES, SAFE, Camp, swear


def story(camp: Camp) -> DiaryStory:
    """End the day and return its story."""
    camp.tell(facts.RoundEnded(round=camp.round))
    assert camp.mind.diary.story is not None
    return camp.mind.diary.story


def diary(camp: Camp) -> str:
    """Return my diary entry."""
    return camp.bot.diary(Dice(KEY, ("diary",)))


def test_an_uneventful_day_gets_no_diary():
    camp = Camp()
    camp.vote("dee", {"dee": 6}, out="dee")
    camp.tell(facts.RoundEnded(round=1))
    assert not camp.bot.diary_due


def test_a_diary_is_due_at_the_rounds_end_and_written_once():
    camp = Camp()
    camp.vote("cal", {ME: 3, "cal": 3}, out="cal", how="survival_roll")
    assert not camp.bot.diary_due
    camp.tell(facts.RoundEnded(round=1))
    assert camp.bot.diary_due
    words = diary(camp)
    assert 4 <= len(words.split()) <= 60
    camp.tell(MemoWritten(seat=ME, kind="diary", words=sealer("s")(words)))
    assert not camp.bot.diary_due


def test_no_diary_is_written_by_eliminated_castaways():
    camp = Camp()
    camp.vote("cal", {ME: 5, "cal": 1}, out=ME)
    camp.tell(facts.RoundEnded(round=1))
    assert not camp.bot.diary_due


def test_a_diary_tells_of_a_broken_promise_of_safety():
    camp = Camp()
    for seat in camp.mind.others:
        camp.talk(seat, (seat, [SAFE]))
    camp.vote("ben", {ME: 5, "ben": 1}, out="ben", how="advantage")
    told = story(camp)
    assert told.section == "diary.betrayed"
    assert NAMES[told.name] in diary(camp)


def test_a_diary_tells_who_lied_about_the_vote():
    camp = Camp()
    camp.talk("ben", ("ben", [swear("dee")]))
    camp.vote("dee", {"dee": 0, "eve": 4, "cal": 2}, out="eve")
    assert story(camp)[1:3] == ("diary.lied_to", "ben")


def test_a_diary_tells_of_betraying_somebody():
    camp = Camp()
    camp.talk("dee", (ME, [swear("cal")]))
    camp.vote("dee", {"dee": 5, ME: 1}, out="dee")
    assert story(camp)[1:3] == ("diary.i_betrayed", "dee")


def test_a_promise_kept_in_the_re_vote_is_not_a_lie():
    camp = Camp()
    camp.agree_on("dee", "ben")
    camp.tell(
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.BallotCast(seat=ME, step="vote", name="cal"),
        facts.VotesCounted(step="vote", counts={"dee": 3, "cal": 3}, cast=6, voided=0),
        facts.BallotCast(seat=ME, step="revote", name="dee"),
        facts.VotesCounted(step="revote", counts={"dee": 4, "cal": 2}, cast=6, voided=0),
        facts.VotedOut(seat="dee", round=1, how="revote_tied"),
    )
    assert camp.mind.promises.deceived_today == {}


def test_a_diary_tells_of_being_outvoted():
    camp = Camp()
    camp.vote("cal", {"dee": 5, "cal": 1}, out="dee")
    assert story(camp)[1:] == ("diary.outvoted", "dee", "cal")


def test_an_elimination_by_dice_does_not_count_as_outvoting():
    camp = Camp()
    camp.feel(dee=60)
    camp.vote("cal", {"dee": 3, "cal": 3}, out="dee", how="survival_roll")
    assert story(camp).section == "diary.friend_gone"


def test_the_count_with_most_votes_against_me_is_remembered():
    camp = Camp()
    camp.tell(
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.BallotCast(seat=ME, step="vote", name="dee"),
        facts.VotesCounted(step="vote", counts={ME: 1, "cal": 2, "dee": 3}, cast=6, voided=0),
        facts.VotesCounted(step="revote", counts={ME: 3, "dee": 3}, cast=6, voided=0),
        facts.VotedOut(seat="dee", round=1, how="survival_roll"),
    )
    assert story(camp).section == "diary.votes_on_me"


@pytest.mark.parametrize("by, told", [("fay", "diary.saved"), (ME, "diary.saved_myself")])
def test_a_saving_card_is_the_most_important_story(by: str, told: str):
    camp = Camp()
    camp.tell(
        facts.CardGained(seat=by, card="c1", kind="hidden_immunity", how="found"),
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.BallotCast(seat=ME, step="vote", name="dee"),
        facts.VotesCounted(step="vote", counts={ME: 4, "dee": 2}, cast=6, voided=0),
        facts.CardPlayed(seat=by, card="c1", kind="hidden_immunity", on=ME),
        facts.VotesRecounted(counts={"dee": 2}, cast=6, voided=4),
        facts.VotedOut(seat="dee", round=1, how="vote"),
    )
    assert story(camp)[1:3] == (told, by)
    diary(camp)


def test_a_diary_tells_of_a_found_card_unless_it_was_played():
    camp = Camp()
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    assert story(camp).section == "diary.card"
    camp = Camp()
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    camp.tell(facts.CardPlayed(seat=ME, card="c1", kind="hidden_immunity", on=ME))
    assert not camp.mind.camp.holds_card_found_today


def test_a_vote_elsewhere_is_a_story_only_if_a_friend_went():
    for liked, due in ((60, True), (-10, False)):
        camp = Camp()
        camp.feel(dee=liked)
        camp.tell(
            facts.VoteBegan(present=("dee", "eve", "fay"), immune=()),
            facts.VotesCounted(step="vote", counts={"dee": 2, "eve": 1}, cast=3, voided=0),
            facts.VotedOut(seat="dee", round=1, how="vote"),
            facts.RoundEnded(round=1),
        )
        assert camp.bot.diary_due is due


def test_only_a_single_lowest_result_is_last():
    camp = Camp()
    results = {ME: 9, "ben": 4, "cal": 4, "dee": 8, "eve": 8, "fay": 9}
    told = facts.CompetitionResults(results=results, teams={}, reroll=0, decides="both")
    camp.tell(told)
    assert camp.mind.camp.last_of_team != "ben"
    camp.tell(
        facts.CompetitionResults(results={**results, "cal": 5}, teams={}, reroll=0, decides="both")
    )
    assert camp.mind.camp.last_of_team == "ben"


# -- notes -----------------------------------------------------------------------------------------


def test_a_note_keeps_the_name_that_was_agreed_on():
    camp = Camp()
    camp.talk("ben", ("ben", [propose("dee")]))
    assert note(camp.mind) == ("wants", "dee")


def test_a_promise_of_safety_is_noted():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    assert note(camp.mind) == ("promised", "ben")


@pytest.mark.parametrize("first, kind", [(ME, "brought"), ("ben", "joined")])
def test_a_note_tells_who_proposed_the_name(first: str, kind: str):
    camp = Camp()
    camp.wins("dee", "dee", "dee", "dee")
    second = "ben" if first == ME else ME
    camp.talk("ben", (first, [propose("dee")]), (second, [agree("dee")]))
    assert note(camp.mind) == (kind, "dee")


@pytest.mark.parametrize("first, kind", [("ben", "pretended"), (ME, "planted")])
def test_an_insincere_yes_is_noted_as_such(first: str, kind: str):
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    camp.feel(cal=-60)
    second = "ben" if first == ME else ME
    camp.talk("ben", (first, [propose("dee")]), (second, [agree("dee")]))
    assert note(camp.mind) == (kind, "dee")


def test_after_a_shocking_day_a_diary_may_recall_the_goal():
    camp = Camp()
    camp.mind.persona = structs.replace(camp.persona, goal="be asked what time it is")
    for seat in camp.mind.others:
        camp.talk(seat, (seat, [SAFE]))
    camp.vote("ben", {"ben": 1, "cal": 5}, out="cal")
    camp.mind.diary.story = DiaryStory(SHAKEN_IMPORTANCE, "diary.votes_on_me")
    written = {camp.bot.diary(Dice(KEY, ("diary", number))) for number in range(40)}
    assert any("be asked what time it is" in words for words in written)
    camp.mind.diary.story = DiaryStory(SHAKEN_IMPORTANCE - 1, "diary.votes_on_me")
    written = {camp.bot.diary(Dice(KEY, ("diary", number))) for number in range(40)}
    assert not any("be asked what time it is" in words for words in written)
