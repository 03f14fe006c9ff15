"""Thoughts are shown only to producers, and diaries only to their writers as well."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.facts import Fact, MemoWritten, ThoughtHad
from showrunner.formats.format import Bot, Considered, Diarist
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.facts import RoundEnded
from showrunner.formats.thoughts import read_thought
from showrunner.kernel import Answer, Dice, Text, contestant, sealer, view
from showrunner.players.casting import make_bot
from showrunner.questions import Question
from showrunner.running.journal import read_journal
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from tests.store.short_season import SEATS, short_season

SECRET = "I only smile at Ben"
THOUGHT = {
    "intent": "lie",
    "about": ["ben"],
    "words": SECRET,
    "plan": {"targets": ["ben"], "trust": {"cal": 40, "ben": -70}},
}


class Thinker:
    """Decides as another bot does, has the same thought at each ballot, and keeps a diary."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.diary_due = False
        self.rounds = 0

    def see(self, fact: Fact) -> None:
        self.bot.see(fact)
        if isinstance(fact, RoundEnded):
            self.rounds += 1
        if isinstance(fact, RoundEnded | MemoWritten):
            self.diary_due = isinstance(fact, RoundEnded)

    def answer(self, question: Question[Any], dice: Dice) -> Any:
        value = self.bot.answer(question, dice)
        return Considered(value, THOUGHT) if question.kind == "survivor.ballot" else value

    def diary(self, dice: Dice) -> str:
        return f"Round {self.rounds}: still here."


def season(thinking: bool) -> Rehearsal:
    settings = short_season(parameters={"reveal": "never"})
    bots = {
        person.id: Thinker(bot) if thinking and person.id == "ada" else bot
        for person in settings.cast
        for bot in (make_bot(FORMAT, "bot:random", person),)
    }
    played = Rehearsal(settings, "thoughts", bots=bots)
    played.play()
    return played


def test_a_thought_is_told_to_producers_and_read_by_nobody_else():
    story = season(thinking=True).kernel.story.told
    thoughts = [one for one in story if isinstance(one.fact, ThoughtHad)]
    assert {one.audience.code for one in thoughts} == {"producers"}
    told = thoughts[0].fact
    assert (told.seat, told.kind, told.intent, told.about) == (
        "ada",
        "survivor.ballot",
        "lie",
        ("ben",),
    )
    assert str(told.words) == SECRET
    assert told.plan == {"targets": ["ben"], "trust": {"cal": 40, "ben": -70}}
    for seat in SEATS:
        seen = [one.fact for one in view(story, contestant(seat), playing=True)]
        assert not any(isinstance(fact, ThoughtHad) for fact in seen)


def test_with_thoughts_the_others_see_the_same_season_as_without():
    with_them, without = season(thinking=True), season(thinking=False)
    for seat in SEATS[1:]:
        views = [
            [one.fact for one in view(one.kernel.story.told, contestant(seat), playing=True)]
            for one in (with_them, without)
        ]
        assert views[0] == views[1]


def test_a_bots_diary_is_written_once_a_round_for_its_own_eyes():
    story = season(thinking=True).kernel.story.told
    diary = [one for one in story if isinstance(one.fact, MemoWritten)]
    assert [str(one.fact.words) for one in diary] == [
        f"Round {number}: still here." for number in range(1, len(diary) + 1)
    ]
    assert diary
    assert {one.audience.code for one in diary} == {"seats:ada"}


def test_R2_thoughts_and_diaries_replay_from_the_journal():
    played = season(thinking=True)
    again = replay(read_journal(list(played.journal.lines()), "memory"))
    assert again.story.digest == played.kernel.story.digest


def test_a_bot_without_a_diary_is_no_diarist():
    bot = make_bot(FORMAT, "bot:random", short_season().cast[0])
    assert not isinstance(bot, Diarist)
    assert isinstance(Thinker(bot), Diarist)


@pytest.mark.parametrize(
    ("thought", "says"),
    [
        ({"mood": "dark"}, "unknown field"),
        ({"about": ["bob"]}, "there is no castaway 'bob'"),
        ({"plan": {"trust": {"zed": 3}}}, "there is no castaway 'zed'"),
        ({"plan": {"trust": {"ben": 1000}}}, "<= 100"),
        ({"words": 7}, "words"),
        ({"intent": "x" * 101}, "length <= 100"),
    ],
)
def test_a_thought_of_another_form_is_refused_with_the_reason(thought: Any, says: str):
    with pytest.raises(IllegalAnswer, match=says):
        read_thought(thought, SEATS, sealer("salt"))


def test_a_refused_thought_changes_nothing():
    played = Rehearsal(short_season(), "thoughts")
    played.start()
    ask = played.next_ask()
    assert ask is not None
    before = played.kernel.story.digest, list(played.kernel.asks)
    with pytest.raises(IllegalAnswer):
        played.enter(Answer(ask.id, dict(ask.question.default), thought={"about": ["bob"]}))
    assert (played.kernel.story.digest, list(played.kernel.asks)) == before


def test_an_erased_thought_stays_erased():
    sealed = sealer("salt")(SECRET)
    kept = read_thought({"words": Text(sealed.seal, None)}, SEATS, sealer(""))
    assert kept == {"words": Text(sealed.seal, None)}
