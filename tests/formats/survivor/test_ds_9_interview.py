"""DS-9.4: a private question, at any time, that never enters what its player later plays on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from showrunner.formats.facts import Fact, InterviewAnswered, InterviewAsked
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.facts import CastawayRemoved, FinalBegan, VotedOut
from showrunner.kernel import Answer, Dice, Order, contestant, view
from showrunner.questions import Question
from showrunner.running.rehearsal import Rehearsal
from tests.formats.survivor.table import Table

ASKED = {"question": "Whom do you trust?"}
ANSWER = {"words": "Nobody but Ben."}


def interviewed(table: Table, seat: str = "ada") -> None:
    table.order("interview", seat=seat, **ASKED)
    table.answer(table.asked("interview", seat)[0], ANSWER)


# -- question and answer ---------------------------------------------------------------------------


def test_DS_9_4_the_player_is_told_of_the_duty_to_be_honest_each_time() -> None:
    table = Table(5)
    for _ in range(2):
        table.order("interview", seat="ada", **ASKED)
        ask = table.asked("interview", "ada")[0]
        assert "You must answer honestly" in ask.question.text
        assert str(ask.question.quote) == "Whom do you trust?"
        table.answer(ask, ANSWER)


def test_DS_9_4_the_answer_is_seen_by_that_player_and_the_producers_alone() -> None:
    table = Table(5)
    interviewed(table)
    assert str(table.fact(InterviewAnswered).words) == "Nobody but Ben."
    assert table.facts(InterviewAnswered, "ada")
    for viewer in ("ben", "cal", "dee", "eve", "public"):
        assert not table.facts(InterviewAsked, viewer)
        assert not table.facts(InterviewAnswered, viewer)


def test_DS_9_4_one_may_have_nothing_to_say() -> None:
    table = Table(5)
    table.order("interview", seat="ada", **ASKED)
    table.answer(table.asked("interview")[0], {"words": None})
    assert table.fact(InterviewAnswered).words is None


@pytest.mark.parametrize(
    "kind", ["competition", "gathering", "preferences", "comment", "card", "ballot", "last_words"]
)
def test_DS_9_4_it_comes_at_any_time_and_nothing_waits_for_it(kind: str) -> None:
    table = Table(5)
    table.until_asked(kind)
    others = [ask.id for ask in table.open_asks]
    table.order("interview", seat="ada", **ASKED)
    assert [ask.id for ask in table.open_asks[:-1]] == others
    interview = table.open_asks[-1]
    while table.open_asks[0] is not interview and not table.over:
        table.answer(table.open_asks[0])
    assert interview in table.kernel.asks.values()


def test_DS_9_4_who_is_out_of_the_game_is_asked_too() -> None:
    table = Table(6)
    gone = table.until_told(VotedOut).seat
    interviewed(table, gone)
    table.order("remove_castaway", seat=table.sheet.active[0])
    interviewed(table, table.fact(CastawayRemoved).seat)
    assert len(table.facts(InterviewAnswered)) == 2


def test_DS_9_4_so_are_jurors_and_finalists() -> None:
    table = Table(6)
    begun = table.until_told(FinalBegan)
    interviewed(table, begun.jury[0])
    interviewed(table, begun.finalists[0])
    assert len(table.facts(InterviewAnswered)) == 2


def test_DS_9_4_a_season_ends_without_an_answer_that_never_came() -> None:
    table = Table(4)
    table.order("interview", seat="ada", **ASKED)
    interview = table.asked("interview")[0]
    while not table.over:
        table.answer(next(ask for ask in table.open_asks if ask is not interview))
    assert not table.facts(InterviewAnswered)
    assert table.sheet.winner


def test_DS_9_4_an_interview_can_be_scheduled() -> None:
    table = Table(5)
    table.order("interview", seat="ada", **ASKED, when={"phase": "vote"})
    assert not table.asked("interview")
    table.until_phase("vote")
    assert table.asked("interview", "ada")


# -- the quarantine --------------------------------------------------------------------------------


def playing(table: Table, seat: str) -> list[Fact]:
    """What this seat plays from."""
    seen = view(table.kernel.story.told, contestant(seat), playing=True)
    return [each.fact for each in seen]


def test_DS_9_4_quarantined_it_never_enters_what_the_player_plays_on() -> None:
    table = Table(5)
    before = playing(table, "ada")
    interviewed(table)
    assert playing(table, "ada") == before
    table.play()
    kinds = {type(fact) for fact in playing(table, "ada")}
    assert not kinds & {InterviewAsked, InterviewAnswered}


def test_DS_9_4_remembered_it_does() -> None:
    table = Table(5, parameters={"interview_memory": "remembered"})
    interviewed(table)
    told = [fact for fact in playing(table, "ada") if isinstance(fact, InterviewAnswered)]
    assert [str(fact.words) for fact in told] == ["Nobody but Ben."]
    assert not [fact for fact in playing(table, "ben") if isinstance(fact, InterviewAnswered)]


def test_DS_9_4_quarantined_it_does_not_shift_the_seats_other_asks() -> None:
    def numbers(interview: bool) -> list[tuple[str, int]]:
        table = Table(5)
        table.start()
        if interview:
            interviewed(table)
        table.play()
        asks = [ask for step in table.steps for ask in step.opened]
        return [(ask.id, ask.nth) for ask in asks if not ask.quarantined]

    assert numbers(True) == numbers(False)


def test_DS_9_4_a_quarantined_ask_counts_apart() -> None:
    table = Table(5)
    for nth in (1, 2):
        table.order("interview", seat="ada", **ASKED)
        ask = table.asked("interview")[0]
        assert (ask.quarantined, ask.nth) == (True, nth)
        table.answer(ask, ANSWER)


class Drawing:
    """A bot whose every answer is drawn, with what it has seen mixed in."""

    def __init__(self) -> None:
        self.seen = 0

    def see(self, fact: Fact) -> None:
        self.seen += 1

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any]:
        for _ in range(self.seen):
            dice.below(2)
        return question.random(dice)


def answers(interviews: Mapping[int, str]) -> list[tuple[str, Any]]:
    """A bot season's answers to all but the interviews, which come after this many answers."""
    cast = tuple(Castaway(id=f"s{nth}", name=f"S {nth}") for nth in range(5))
    settings = SeasonSettings(format="survivor", version=FORMAT.version, title="T", cast=cast)
    season = Rehearsal(settings, "seed", bots={person.id: Drawing() for person in cast})
    season.start()
    while (ask := season.next_ask()) is not None:
        if seat := interviews.get(season.kernel.entries):
            season.enter(Order("interview", {"seat": seat, **ASKED}))
        season.answer(ask)
    kept = [line.entry for line in season.journal.records if line.kind == "answer"]
    return [(entry["ask"], entry["value"]) for entry in kept if "interview" not in entry["ask"]]


def test_DS_9_4_a_bots_later_answers_are_as_if_it_had_never_been_asked() -> None:
    assert answers({3: "s0", 40: "s1", 90: "s0"}) == answers({})


def test_DS_9_4_a_remembered_one_is_an_ask_like_any_other() -> None:
    table = Table(5, parameters={"interview_memory": "remembered"})
    first = table.until_asked("competition", "ada")
    table.order("interview", seat="ada", **ASKED)
    ask = table.asked("interview")[0]
    assert not ask.quarantined
    assert ask.nth == first.nth + 1


def test_DS_9_4_an_answer_to_an_interview_is_checked_like_any_other() -> None:
    table = Table(5)
    table.order("interview", seat="ada", **ASKED)
    ask = table.asked("interview")[0]
    table.enter(Answer(ask.id, {"words": "word " * 400}))
    assert str(table.fact(InterviewAnswered).words).endswith("[cut]")


# -- the quarantine changes while questions are open -----------------------------------------------


def set_memory(table: Table, value: str, **terms: Any) -> None:
    table.order("set_parameter", parameter="interview_memory", value=value, **terms)


def test_DS_9_4_an_answer_is_filed_under_its_question_of_either_sort() -> None:
    table = Table(5)
    for question, memory in (("Apart?", "remembered"), ("Remembered?", "quarantined")):
        table.order("interview", seat="ada", question=question)
        set_memory(table, memory)
    apart, remembered = table.asked("interview", "ada")
    for ask, words in ((remembered, "Second."), (apart, "First.")):
        table.answer(ask, {"words": words})
    book = table.sheet.interviews.interviews
    told = [(str(one.question), str(one.words), one.apart) for one in book]
    assert told == [("Apart?", "First.", True), ("Remembered?", "Second.", False)]
    held = [
        str(fact.words) for fact in playing(table, "ada") if isinstance(fact, InterviewAnswered)
    ]
    assert held == ["Second."]


def test_DS_9_4_the_same_question_of_both_sorts_has_two_answers() -> None:
    table = Table(5)
    table.order("interview", seat="ada", **ASKED)
    set_memory(table, "remembered")
    table.order("interview", seat="ada", **ASKED)
    apart, remembered = table.asked("interview", "ada")
    table.answer(remembered, {"words": "For me to keep."})
    table.answer(apart, {"words": "For you alone."})
    told = [(one.apart, str(one.words)) for one in table.sheet.interviews.interviews]
    assert told == [(True, "For you alone."), (False, "For me to keep.")]


@pytest.mark.parametrize("interview_first", [True, False])
def test_DS_9_4_a_change_of_memory_in_the_same_window_loses_no_interview(
    interview_first: bool,
) -> None:
    table = Table(5)
    table.start()
    when = {"phase": "camp"}
    if interview_first:
        table.order("interview", seat="ada", **ASKED, when=when)
    set_memory(table, "remembered", when=when)
    if not interview_first:
        table.order("interview", seat="ada", **ASKED, when=when)
    ask = table.until_asked("interview", "ada")
    table.answer(ask, ANSWER)
    (one,) = table.sheet.interviews.interviews
    assert one.answered
    assert one.apart == ask.quarantined == interview_first
