"""A diary is written by who has a story tonight, and a note is what a talk came to."""

from __future__ import annotations

import pytest
from msgspec import structs

from showrunner.formats.facts import MemoWritten
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.diary import SHAKEN, Story, note
from showrunner.formats.survivor.bots.moves import agree, propose
from showrunner.kernel import Dice, sealer
from tests.formats.survivor.bots.camp import KEY, ME, NAMES, SAFE, Camp, swear


def story(camp: Camp) -> Story:
    """What the day that ends here brought me."""
    camp.tell(facts.RoundEnded(round=camp.round))
    assert camp.mind.diary.story is not None
    return camp.mind.diary.story


def diary(camp: Camp) -> str:
    """What I write of it."""
    return camp.bot.diary(Dice(KEY, ("diary",)))


def test_a_day_that_brought_nothing_is_not_written_of():
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


def test_who_is_out_of_the_game_writes_no_more():
    camp = Camp()
    camp.vote("cal", {ME: 5, "cal": 1}, out=ME)
    camp.tell(facts.RoundEnded(round=1))
    assert not camp.bot.diary_due


def test_a_broken_oath_of_safety_is_what_one_writes_of():
    camp = Camp()
    for seat in camp.mind.others:
        camp.talk(seat, (seat, [SAFE]))
    camp.vote("ben", {ME: 5, "ben": 1}, out="ben", how="advantage")
    told = story(camp)
    assert told.section == "diary.betrayed"
    assert NAMES[told.name] in diary(camp)


def test_who_was_told_another_name_writes_of_who_lied():
    camp = Camp()
    camp.talk("ben", ("ben", [swear("dee")]))
    camp.vote("dee", {"dee": 0, "eve": 4, "cal": 2}, out="eve")
    assert story(camp)[1:3] == ("diary.lied_to", "ben")


def test_who_wrote_somebody_they_had_sworn_safety_to_writes_of_it():
    camp = Camp()
    camp.talk("dee", (ME, [swear("cal")]))
    camp.vote("dee", {"dee": 5, ME: 1}, out="dee")
    assert story(camp)[1:3] == ("diary.i_betrayed", "dee")


def test_whoever_kept_to_what_they_said_in_the_re_vote_has_lied_to_nobody():
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
    assert camp.mind.promises.lied_to_by_me == {}


def test_who_was_left_out_of_the_vote_writes_of_that():
    camp = Camp()
    camp.vote("cal", {"dee": 5, "cal": 1}, out="dee")
    assert story(camp)[1:] == ("diary.outvoted", "dee", "cal")


def test_who_went_by_the_dice_was_not_outvoted():
    camp = Camp()
    camp.feel(dee=60)
    camp.vote("cal", {"dee": 3, "cal": 3}, out="dee", how="survival_roll")
    assert story(camp).section == "diary.friend_gone"


def test_the_count_with_most_papers_against_one_is_not_lost():
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
def test_a_card_that_saved_one_comes_first(by: str, told: str):
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


def test_a_card_that_was_found_is_written_of_and_one_that_was_played_is_not():
    camp = Camp()
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    assert story(camp).section == "diary.card"
    camp = Camp()
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    camp.tell(facts.CardPlayed(seat=ME, card="c1", kind="hidden_immunity", on=ME))
    assert not camp.mind.camp.found_today


def test_of_a_vote_elsewhere_one_writes_only_where_a_friend_went():
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


def test_last_is_who_was_last_alone():
    camp = Camp()
    results = {ME: 9, "ben": 4, "cal": 4, "dee": 8, "eve": 8, "fay": 9}
    told = facts.CompetitionResults(results=results, teams={}, reroll=0, decides="both")
    camp.tell(told)
    assert not camp.mind.camp.came_last("ben")
    camp.tell(
        facts.CompetitionResults(results={**results, "cal": 5}, teams={}, reroll=0, decides="both")
    )
    assert camp.mind.camp.came_last("ben")


# -- notes -----------------------------------------------------------------------------------------


def test_the_note_after_a_talk_keeps_the_name_that_was_given():
    camp = Camp()
    camp.talk("ben", ("ben", [propose("dee")]))
    assert note(camp.mind) == ("wants", "dee")


def test_a_word_of_safety_is_noted():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    assert note(camp.mind) == ("promised", "ben")


@pytest.mark.parametrize("first, kind", [(ME, "brought"), ("ben", "joined")])
def test_a_note_tells_whose_name_it_was(first: str, kind: str):
    camp = Camp()
    camp.wins("dee", "dee", "dee", "dee")
    second = "ben" if first == ME else ME
    camp.talk("ben", (first, [propose("dee")]), (second, [agree("dee")]))
    assert note(camp.mind) == (kind, "dee")


@pytest.mark.parametrize("first, kind", [("ben", "pretended"), (ME, "planted")])
def test_a_yes_that_was_none_is_noted_as_that(first: str, kind: str):
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    camp.feel(cal=-60)
    second = "ben" if first == ME else ME
    camp.talk("ben", (first, [propose("dee")]), (second, [agree("dee")]))
    assert note(camp.mind) == (kind, "dee")


def test_a_day_that_shook_somebody_makes_them_think_of_why_they_came():
    camp = Camp()
    camp.mind.persona = structs.replace(camp.persona, goal="be asked what time it is")
    for seat in camp.mind.others:
        camp.talk(seat, (seat, [SAFE]))
    camp.vote("ben", {"ben": 1, "cal": 5}, out="cal")
    camp.mind.diary.story = Story(SHAKEN, "diary.votes_on_me")
    written = {camp.bot.diary(Dice(KEY, ("diary", number))) for number in range(40)}
    assert any("be asked what time it is" in words for words in written)
    camp.mind.diary.story = Story(SHAKEN - 1, "diary.votes_on_me")
    written = {camp.bot.diary(Dice(KEY, ("diary", number))) for number in range(40)}
    assert not any("be asked what time it is" in words for words in written)
