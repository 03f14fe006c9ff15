"""What a castaway says and writes outside of talks follows from how they were treated."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from showrunner.formats.facts import MemoWritten
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots.reasons import against, came_last, of_the_day, to_write
from showrunner.formats.survivor.bots.speech import Reason
from showrunner.formats.survivor.bots.telling import Teller
from showrunner.formats.survivor.bots.voting import jury_ballot
from showrunner.formats.talk.debate import comment
from showrunner.kernel import Dice, sealer
from tests.formats.survivor.bots.camp import KEY, ME, NAMES, Camp

SAFE = "You're safe with me. I won't write your name."


def test_last_words_go_to_who_promised_safety():
    camp = Camp()
    camp.talk("ben", ("ben", SAFE))
    question = comment("survivor.last_words", "You are out.", "Your last words", 60)
    assert "Benno" in camp.ask(question)["words"]


def test_a_juror_does_not_crown_who_broke_a_word_to_them():
    camp = Camp("loyalist")
    for seat in ("ben", "cal", "dee", "eve", "fay"):
        camp.talk(seat, (seat, SAFE))
    camp.vote("ben", {ME: 4, "ben": 2}, out="ben")
    assert "cal" in camp.plans.hurt
    camp.plans.hurt = {"cal": ME}
    camp.plans.kept = {"dee"}
    camp.plans.feel("dee", 50)
    assert jury_ballot(camp.plans, ["cal", "dee"]) == "dee"


def test_a_juror_may_ask_who_hurt_them_why():
    camp = Camp("wild_card")
    camp.plans.hurt = {"cal": ME}
    camp.tell(facts.FinalBegan(finalists=("cal", "dee"), jury=(ME,)))
    answer = camp.ask(questions.jury_question(camp.plans, ["cal", "dee"]))
    assert answer["to"] == "cal"
    assert answer["words"]


def test_the_note_after_a_talk_keeps_the_name_that_was_given():
    camp = Camp()
    camp.talk("ben", ("ben", "I'm writing Deepti."))
    words, kind, about = camp.bot.teller.note(Dice(KEY, ("note",)))
    assert words is not None
    assert (kind, about) == ("wants", "dee")
    assert "Deepti" in words


def test_who_was_promised_safety_and_given_another_name_is_sure_of_it():
    camp = Camp()
    camp.talk("ben", ("ben", "I won't write your name. It's Deepti tonight."))
    _, kind, about = camp.bot.teller.note(Dice(KEY, ("note",)))
    assert (kind, about) == ("sure", "dee")


PUT_UP = "I say we vote Deepti out."
YES = "Yes, Deepti. I'll write Deepti."


@pytest.mark.parametrize("first, kind", [(ME, "brought"), ("ben", "joined")])
def test_a_note_tells_whose_name_it_was(first: str, kind: str):
    camp = Camp()
    camp.wins("dee", "dee", "dee", "dee")
    second = "ben" if first == ME else ME
    camp.talk("ben", (first, PUT_UP), (second, YES))
    assert camp.bot.teller.note(Dice(KEY, ("note",)))[1:] == (kind, "dee")


@pytest.mark.parametrize("first, kind", [("ben", "pretended"), (ME, "planted")])
def test_a_yes_that_was_none_is_noted_as_that(first: str, kind: str):
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    camp.plans.feel("cal", -60)
    second = "ben" if first == ME else ME
    camp.talk("ben", (first, PUT_UP), (second, YES))
    assert camp.bot.teller.note(Dice(KEY, ("note",)))[1:] == (kind, "dee")


@pytest.mark.parametrize(
    "mine, told",
    [
        ("dee", Reason("diary:as_meant", "dee", number=4)),
        ("cal", Reason("diary:missed", "dee", "cal")),
    ],
)
def test_a_diary_tells_of_the_vote_as_it_was(mine: str, told: Reason):
    camp = Camp()
    camp.vote(mine, {"dee": 4, "cal": 2}, out="dee")
    camp.next_round()
    assert to_write(camp.plans)[0] == [told]


def test_a_finalist_counts_the_votes_that_took_somebody_out_and_no_dice():
    camp = Camp()
    camp.vote("dee", {"dee": 5}, out="dee")
    camp.next_round()
    camp.vote("cal", {"cal": 2, "eve": 2}, out="cal", how="survival_roll")
    assert camp.plans.hits == 1


@pytest.mark.parametrize("aloud, told", [("Deepti knows what's coming.", False), ("Rain.", True)])
def test_nobody_is_surprised_by_what_was_said_before_the_vote(aloud: str, told: bool):
    camp = Camp()
    camp.talk("dee")
    camp.tell(facts.CommentMade(seat="ben", occasion="vote", words=sealer("s")(aloud)))
    camp.vote("cal", {"dee": 4, "cal": 1}, out="dee")
    camp.next_round()
    assert ("blindside" in [reason.kind for reason in of_the_day(camp.plans, "ben")]) is told


def test_a_word_of_safety_from_who_has_gone_is_not_written_of():
    camp = Camp()
    camp.talk("dee", ("dee", SAFE))
    camp.talk("ben", ("ben", SAFE))
    camp.vote("dee", {"dee": 5}, out="dee")
    camp.next_round()
    told = [reason for reason in to_write(camp.plans)[2] if reason.kind == "diary:safe_word"]
    assert told == [Reason("diary:safe_word", "ben")]


@pytest.mark.parametrize("mine, wanted", [(True, False), (False, True)])
def test_nobody_misses_whom_they_wrote_or_never_talked_with(mine: bool, wanted: bool):
    camp = Camp()
    if wanted:
        camp.talk("dee")
    camp.vote("dee" if mine else "cal", {"dee": 4, "cal": 1}, out="dee")
    camp.next_round()
    assert ("blindside" in [reason.kind for reason in of_the_day(camp.plans, "ben")]) is wanted


def test_a_name_of_my_own_is_not_noted_as_theirs():
    camp = Camp()
    camp.talk("ben", (ME, PUT_UP), ("ben", f"{YES} {SAFE}"))
    assert camp.bot.teller.note(Dice(KEY, ("note",)))[1] in ("brought", "planted")


def a_re_vote(camp: Camp) -> None:
    """I wrote Cal first, and Dee when the two were tied: Dee went."""
    camp.tell(
        facts.VoteBegan(present=tuple(camp.plans.active), immune=()),
        facts.BallotCast(seat=ME, step="vote", name="cal"),
        facts.VotesCounted(step="vote", counts={"dee": 3, "cal": 3}, cast=6, voided=0),
        facts.BallotCast(seat=ME, step="revote", name="dee"),
        facts.VotesCounted(step="revote", counts={"dee": 4, "cal": 2}, cast=6, voided=0),
        facts.VotedOut(seat="dee", round=1, how="revote_tied"),
    )


def test_after_a_tie_the_re_vote_is_what_a_diary_tells_of():
    camp = Camp()
    a_re_vote(camp)
    camp.next_round()
    assert camp.plans.hits == 1
    assert to_write(camp.plans)[0] == [
        Reason("diary:as_meant", "dee", number=4),
        Reason("diary:tied", "dee"),
    ]


@pytest.mark.parametrize(
    ("how", "told"), [("survival_roll", "rolled"), ("only one not immune", "left_over")]
)
def test_a_diary_says_what_decided_where_the_votes_did_not(how: str, told: str):
    camp = Camp()
    camp.vote("dee", {"dee": 3, "cal": 3}, out="dee", how=how)
    camp.next_round()
    assert to_write(camp.plans)[0] == [Reason(f"diary:{told}", "dee")]
    assert not any(reason.kind == "blindside" for reason in of_the_day(camp.plans, "ben"))


def test_last_words_blame_who_promised_safety_and_wrote_my_name():
    camp = Camp()
    for seat in ("ben", "cal", "dee", "eve", "fay"):
        camp.talk(seat, (seat, SAFE))
    camp.plans.feel("ben", 60)
    camp.vote("ben", {ME: 5, "ben": 1}, out=ME)
    assert set(camp.plans.broken_today.values()) == {ME}
    camp.plans.broken_today["ben"] = "cal"
    question = comment("survivor.last_words", "You are out.", "Your last words", 60)
    assert "Benno" not in camp.ask(question)["words"]


def test_who_went_by_the_dice_blames_no_vote():
    camp = Camp()
    camp.talk("ben", ("ben", SAFE))
    camp.plans.feel("ben", 60)
    camp.vote("dee", {"dee": 3, ME: 3}, out=ME, how="survival_roll")
    question = comment("survivor.last_words", "You are out.", "Your last words", 60)
    for _ in range(20):
        words = camp.ask(question)["words"]
        assert "Benno" not in words and "voted" not in words, words


def test_who_went_though_nobody_wrote_the_name_was_not_taken_by_a_tie():
    camp = Camp()
    camp.vote("eve", {"eve": 3, "cal": 3}, out="dee", how="revote_untied")
    camp.next_round()
    assert to_write(camp.plans)[0] == [Reason("diary:nobody_else", "dee")]
    assert camp.plans.hits == 0


@pytest.mark.parametrize(
    ("by", "spared", "told"),
    [
        ("fay", ME, "spared"),
        ("fay", "cal", "card_played"),
        (ME, ME, "spared_by_me"),
        (ME, "cal", "card_played_by_me"),
    ],
)
def test_a_card_that_undid_a_count_comes_into_diaries(by: str, spared: str, told: str):
    camp = Camp()
    camp.tell(
        facts.CardGained(seat=by, card="c1", kind="hidden_immunity", how="found"),
        facts.VoteBegan(present=tuple(camp.plans.active), immune=()),
        facts.BallotCast(seat=ME, step="vote", name="dee"),
        facts.VotesCounted(step="vote", counts={spared: 4, "dee": 2}, cast=6, voided=0),
        facts.CardPlayed(seat=by, card="c1", kind="hidden_immunity", on=spared),
        facts.VotesRecounted(counts={"dee": 2}, cast=6, voided=4),
        facts.VotedOut(seat="dee", round=1, how="vote"),
    )
    camp.next_round()
    news, deep, _ = to_write(camp.plans)
    assert news == [
        Reason("diary:as_meant", "dee", number=2),
        Reason(f"diary:{told}", spared),
    ]
    assert not deep


def test_a_card_that_took_papers_off_a_level_count_spared_nobody_alone():
    camp = Camp()
    camp.tell(
        facts.VoteBegan(present=tuple(camp.plans.active), immune=()),
        facts.VotesCounted(step="vote", counts={"cal": 3, "dee": 3}, cast=6, voided=0),
        facts.VotesRecounted(counts={"dee": 3}, cast=6, voided=3),
    )
    assert camp.plans.spared_by_card == ""
    assert camp.plans.deciding_counts == {"dee": 3}


def test_a_card_that_was_played_is_not_owned_any_more():
    camp = Camp()
    gained = facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found")
    camp.tell(gained)
    assert camp.plans.found_today
    camp.tell(facts.CardPlayed(seat=ME, card="c1", kind="hidden_immunity", on=ME))
    assert not camp.plans.found_today


def test_the_last_diary_is_of_another_share_than_the_one_before():
    camp = Camp()
    before = camp.bot.teller.night
    camp.tell(facts.RoundEnded(round=1), facts.FinalBegan(finalists=(ME, "ben"), jury=("cal",)))
    assert camp.bot.teller.night != before


def test_whoever_wrote_in_the_re_vote_what_was_said_before_has_lied_to_nobody():
    camp = Camp()
    camp.talk("ben", ("ben", PUT_UP), (ME, YES))
    a_re_vote(camp)
    camp.next_round()
    assert camp.plans.day.deceived == ()


def test_the_most_food_is_the_most_of_all_who_were_there_that_day():
    camp = Camp()
    for seat, amount in {ME: 10, "dee": 10, "ben": 4}.items():
        camp.tell(facts.Gathered(seat=seat, team="Driftwood", amount=amount))
    camp.vote("dee", {"dee": 5, ME: 1}, out="dee")
    camp.next_round()
    assert not camp.plans.day.most
    assert camp.plans.brought_in_all == 10


def test_a_juror_who_was_written_out_by_all_is_nobodys_friend_at_the_end():
    camp = Camp()
    camp.vote("dee", {"dee": 5, ME: 1}, out="dee")
    assert ("dee", "cal") in camp.plans.grudges


@pytest.mark.parametrize("told_another", [False, True])
def test_only_who_gave_out_no_other_name_speaks_of_their_word(
    told_another: bool, monkeypatch: pytest.MonkeyPatch
):
    camp = Camp("loyalist")
    camp.plans.feel("cal", -60)
    target = camp.plans.target(camp.plans.voting_tonight())
    if told_another:
        other = next(seat for seat in camp.plans.others if seat != target)
        camp.talk("fay" if other != "fay" else "ben", (ME, f"I'll write {NAMES[other]}."))
        assert target == camp.plans.target(camp.plans.voting_tonight())
    kinds: list[str] = []
    monkeypatch.setattr(Teller, "_text", lambda self, kind, *_, **__: kinds.append(kind) or "So.")
    for luck in range(40):
        camp.bot.teller.comment(Dice(KEY, ("comment", luck)))
    assert set(kinds) == {"comment:calm" if told_another else "comment:loyal"}


def test_diaries_of_one_castaway_are_not_the_same_each_night():
    camp = Camp()
    begun = []
    for night in range(8):
        camp.next_round()
        begun.append(camp.bot.diary(Dice(KEY, ("diary", night))).split()[:4])
    assert max(begun.count(one) for one in begun) <= 2, begun


def test_only_what_one_won_alone_is_told_to_a_jury():
    camp = Camp()
    camp.tell(
        facts.CompetitionWon(winners=(ME, "ben", "cal"), team="Driftwood", loser="", stakes="both")
    )
    assert camp.plans.wins_alone == {}
    camp.wins(ME)
    assert camp.plans.wins_alone == {ME: 1}


def test_last_is_who_was_last_alone():
    camp = Camp()
    results = {ME: 9, "ben": 4, "cal": 4, "dee": 8, "eve": 8, "fay": 9}
    told = facts.CompetitionResults(results=results, teams={}, reroll=0, decides="both")
    camp.tell(told)
    assert not came_last(camp.plans, "ben")
    camp.tell(replace(told, results={**results, "cal": 5}))
    assert came_last(camp.plans, "ben")


def test_the_days_news_come_into_a_diary():
    camp = Camp()
    camp.next_round()
    everybody = tuple(camp.plans.active)
    merged = facts.TeamsFormed(teams={"One": everybody}, food={"One": 9}, why="merge")
    camp.tell(merged, facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    camp.wins(ME)
    assert Reason("merged_today") in of_the_day(camp.plans, "ben")
    camp.vote("dee", {"dee": 6}, out="dee")
    camp.tell(facts.RoundEnded(round=2))
    news, _, besides = to_write(camp.plans)
    kinds = [reason.kind for reason in news]
    assert kinds == ["diary:as_meant", "diary:won", "diary:card"]
    assert Reason("diary:merged") in besides


def test_who_had_no_ballot_was_at_the_vote_all_the_same():
    camp = Camp()
    camp.tell(
        facts.VoteBegan(present=tuple(camp.plans.active), immune=()),
        facts.VotesCounted(step="vote", counts={"dee": 4, ME: 1}, cast=5, voided=0),
        facts.VotedOut(seat="dee", round=1, how="vote"),
    )
    camp.next_round()
    vote, deep, _ = to_write(camp.plans)
    assert vote == []
    assert deep == [Reason("diary:voted_for_me", number=1)]


def test_a_round_without_a_vote_brings_no_ballots_back():
    camp = Camp()
    camp.vote("dee", {"dee": 4, ME: 2}, out="dee")
    camp.next_round()
    camp.next_round()
    vote, deep, _ = to_write(camp.plans)
    assert vote == deep == []


@pytest.mark.parametrize(
    "how, told", [("vote", "diary:elsewhere"), ("survival_roll", "diary:elsewhere_rolled")]
)
def test_of_a_vote_elsewhere_one_has_only_heard(how: str, told: str):
    camp = Camp()
    camp.tell(
        facts.VoteBegan(present=("dee", "eve", "fay"), immune=()),
        facts.VotesCounted(step="vote", counts={"dee": 2, "eve": 1}, cast=3, voided=0),
        facts.VotedOut(seat="dee", round=1, how=how),
    )
    camp.next_round()
    assert to_write(camp.plans)[0] == []
    assert Reason(told, "dee") in to_write(camp.plans)[2]
    assert "blindside" not in [reason.kind for reason in of_the_day(camp.plans, "ben")]


def test_a_diary_owns_up_to_whom_one_lied_to_and_forgets_it_the_next_day():
    camp = Camp()
    camp.talk("ben", ("ben", PUT_UP), (ME, YES))
    camp.vote("cal", {"dee": 4, "cal": 2}, out="dee")
    camp.next_round()
    assert Reason("diary:lied", "ben") in to_write(camp.plans)[2]
    camp.next_round()
    assert Reason("diary:lied", "ben") not in to_write(camp.plans)[2]


def test_a_diary_gives_food_and_votes_as_they_were():
    camp = Camp()
    for seat, amount in {ME: 11, "ben": 4, "cal": 0}.items():
        camp.tell(facts.Gathered(seat=seat, team="Driftwood", amount=amount))
    camp.vote("dee", {"dee": 3, ME: 2}, out="dee")
    camp.next_round()
    _, deep, besides = to_write(camp.plans)
    assert Reason("diary:voted_for_me", number=2) in deep
    assert Reason("diary:brought", number=11) in besides


def test_last_words_blame_nobody_who_kept_their_word():
    camp = Camp("schemer")
    camp.talk("ben", ("ben", SAFE))
    camp.vote("dee", {"dee": 3, "eve": 3}, out=ME, how="survival")
    question = comment("survivor.last_words", "You are out.", "Your last words", 60)
    assert "promise" not in camp.ask(question)["words"]


def test_a_diary_is_due_at_each_rounds_end_and_written_once():
    camp = Camp()
    assert not camp.bot.diary_due
    camp.tell(facts.RoundEnded(round=1))
    assert camp.bot.diary_due
    words = camp.bot.diary(Dice(KEY, ("diary",)))
    assert 20 <= len(words.split()) <= 90
    camp.tell(MemoWritten(seat=ME, kind="diary", words=sealer("s")(words)))
    assert not camp.bot.diary_due


@pytest.mark.parametrize("archetype", ["peacemaker", "schemer"])
def test_who_is_warned_plays_the_idol_on_themselves(archetype: str):
    camp = Camp(archetype)
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    camp.talk("ben", ("ben", "Careful, Evert wants you out."))
    camp.talk("cal", ("cal", "Deepti is writing your name, I heard it."))
    question = questions.card_play(camp.plans, ME, "after the votes", camp.plans.active)
    assert camp.ask(question)["play"] == f"c1>{ME}"


def test_who_sold_the_catch_for_a_point_writes_that_and_not_that_there_was_none():
    for traded, told in ((True, "diary:kept_back"), (False, "diary:empty")):
        camp = Camp()
        camp.tell(
            facts.GatheringSettled(seat=ME, point_trade=traded, bonus_bought=False),
            facts.Gathered(seat=ME, team="Driftwood", amount=0),
        )
        camp.next_round()
        assert Reason(told) in to_write(camp.plans)[2]


def test_who_wrote_somebody_they_had_sworn_safety_to_writes_of_it():
    camp = Camp()
    camp.talk("dee", ("dee", "Am I safe?"), (ME, SAFE))
    camp.vote("dee", {"dee": 5}, out="dee")
    camp.next_round()
    assert Reason("diary:forsworn", "dee") in to_write(camp.plans)[1]


def test_the_count_with_most_papers_against_one_is_the_one_to_write_of():
    camp = Camp()
    camp.tell(
        facts.VoteBegan(present=tuple(camp.plans.active), immune=()),
        facts.BallotCast(seat=ME, step="vote", name="cal"),
        facts.VotesCounted(step="vote", counts={ME: 1, "cal": 2, "dee": 3}, cast=6, voided=0),
        facts.VotesCounted(step="revote", counts={ME: 3, "dee": 3}, cast=6, voided=0),
        facts.VotedOut(seat="dee", round=1, how="survival_roll"),
    )
    camp.next_round()
    assert Reason("diary:voted_for_me", number=3) in to_write(camp.plans)[1]


def saved(by: str) -> Camp:
    """A card of somebody's undid the votes against me."""
    camp = Camp()
    camp.tell(
        facts.CardGained(seat=by, card="c1", kind="super_idol", how="found"),
        facts.VoteBegan(present=tuple(camp.plans.active), immune=()),
        facts.VotesCounted(step="vote", counts={ME: 4, "dee": 2}, cast=6, voided=0),
        facts.CardPlayed(seat=by, card="c1", kind="super_idol", on=ME),
        facts.VotesRecounted(counts={"dee": 2}, cast=6, voided=4),
        facts.VotedOut(seat="dee", round=1, how="vote"),
    )
    camp.next_round()
    return camp


def test_whoever_was_saved_by_a_card_likes_who_played_it():
    camp = saved("ben")
    assert camp.plans.trust("ben") > Camp().plans.trust("ben") + 20
    assert camp.plans.day.spared_by == "ben"


def test_last_words_name_nobody_for_a_word_that_only_one_of_two_broke():
    question = comment("survivor.last_words", "You are out.", "Your last words", 60)
    camp = Camp()
    for seat in ("ben", "cal", "dee"):
        camp.talk(seat, (seat, SAFE))
    camp.vote("fay", {ME: 4, "fay": 2}, out=ME)
    assert camp.plans.broken_today
    words = camp.ask(question)["words"]
    assert not any(NAMES[seat] in words for seat in camp.plans.broken_today)


def test_a_comment_is_said_once_in_a_season():
    camp = Camp("wild_card")
    said = []
    for number in range(14):
        words = camp.bot.teller.comment(Dice(KEY, ("comment", number)))
        if words:
            said.append(words)
            camp.tell(facts.CommentMade(seat=ME, occasion="vote", words=sealer("s")(words)))
        camp.next_round()
    sentences = [one for words in said for one in words.split(". ") if len(one) > 20]
    assert len(sentences) > 3
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("kind", ["diary", "note"])
def test_what_one_has_written_for_oneself_does_not_come_again(kind: str):
    camp = Camp()
    camp.talk("ben", ("ben", "I'm writing Deepti."))

    def sentences() -> set[str]:
        dice = Dice(KEY, ("written",))
        words = camp.bot.diary(dice) if kind == "diary" else camp.bot.teller.note(dice)[0] or ""
        text = sealer("s")(words)
        memo = MemoWritten(seat=ME, kind="diary", words=text)
        note = facts.NoteTaken(seat=ME, talk="ada+ben", words=text)
        camp.tell(memo if kind == "diary" else note)
        camp.plans.wordings.heard = ""  # as after a new day
        return {one for one in words.split(". ") if len(one) > 25}

    first = sentences()
    assert first
    assert not first & sentences()


@pytest.mark.parametrize("theirs, told", [(0, False), (6, True)])
def test_an_empty_basket_is_not_held_against_anybody_before_an_empty_basket(
    theirs: int, told: bool
):
    camp = Camp()
    camp.tell(facts.CampHungry(team="Driftwood", needed=30, had=20))
    for seat, amount in ((ME, 8), ("ben", theirs), ("dee", 0)):
        camp.tell(facts.Gathered(seat=seat, team="Driftwood", amount=amount))
    kinds = [reason.kind for reason in against(camp.plans, "dee", "ben", 20)]
    assert ("empty" in kinds) is told
    assert "little" not in kinds
    remarks = [reason.kind for reason in of_the_day(camp.plans, "ben")]
    assert ("worst_fed" in remarks) is told
