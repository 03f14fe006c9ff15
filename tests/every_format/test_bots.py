"""What the bots of every format hold to: acts that are legal, and no ear for words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from showrunner.formats.fact import Fact
from showrunner.formats.format import Bot, load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Dice, Text, sealer
from showrunner.questions import Question
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.seasons import FORMATS, bots, settings_for, sizes

X = sealer("salt")("x")
TALKING: Mapping[str, Mapping[str, Any]] = {
    "survival": {"whispers": True, "buddy_chat": True, "memory_lounge": True},
    "mini_survivor": {"public_posts": 1},
}
"""What lets a game's contestants say all that they can say."""


def wordless(fact: Fact, me: str) -> Fact:
    """The same fact, in which what somebody else said is an x."""
    if not isinstance(fact, Said) or getattr(fact, "seat", me) == me:
        return fact
    words = {name: X for name in fact.__struct_fields__ if isinstance(getattr(fact, name), Text)}
    return msgspec.structs.replace(fact, **words)


class Twins:
    """Two bots of one castaway, one of which hears no words: they have to decide alike."""

    def __init__(self, name: str, persona: Castaway) -> None:
        make = load_format(name).bots[bots(name)[0].removeprefix("bot:")]
        self.me = persona.id
        self.hearing: Bot = make(persona)
        self.deaf: Bot = make(persona)
        self.acts: list[Any] = []

    def see(self, fact: Fact) -> None:
        self.hearing.see(fact)
        self.deaf.see(wordless(fact, self.me))

    def answer(self, question: Question[Any], dice: Dice) -> Any:
        key = (question.kind, dice.below(1_000_000))
        answers = [bot.answer(question, Dice(b"twins", key)) for bot in (self.hearing, self.deaf)]
        assert answers[0] == answers[1], question.kind
        given = getattr(answers[0], "value", answers[0])
        self.acts += given.get("acts") or ()
        return answers[0]


def settings_of(name: str) -> SeasonSettings:
    """A small season in which all can be said that there is to say."""
    parameters = TALKING.get(name, {})
    return settings_for(load_format(name), sizes(name)[0], bots(name)[0], parameters=parameters)


@pytest.mark.parametrize("name", FORMATS)
def test_bots_decide_by_what_was_done_and_not_by_how_it_was_said(name: str) -> None:
    settings = settings_of(name)
    twins = {person.id: Twins(name, person) for person in settings.cast}
    Rehearsal(settings, "twins", bots=twins).play()
    acts = [act for twin in twins.values() for act in twin.acts]
    kinds = {act["act"] if isinstance(act, dict) else act.act for act in acts}
    assert len(kinds) > 4 or name not in TALKING, "they say next to nothing"


@pytest.mark.parametrize("name", sorted(TALKING))
def test_every_act_of_a_bot_is_legal_in_many_seasons(name: str) -> None:
    """An answer with an act that is not would be refused, and end the season."""
    said = 0
    for number in range(20):
        season = Rehearsal(settings_of(name), f"acts {number}")
        season.play()
        for fact in (told.fact for told in season.kernel.story.told):
            if isinstance(fact, Said) and fact.acts:
                assert getattr(fact, "words", None), "acts come with words"
                said += len(fact.acts)
    assert said > 200
