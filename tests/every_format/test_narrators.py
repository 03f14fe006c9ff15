"""Every format's narrator tells producers of all that can happen in a season of any game."""

from __future__ import annotations

from functools import cache

import pytest

from showrunner.formats import facts as common
from showrunner.formats.fact import told_types
from showrunner.formats.facts import COMMON_FACTS, Fact
from showrunner.formats.format import load_format
from showrunner.formats.narration import Line, Tone
from showrunner.kernel import PRODUCER, PUBLIC, Text, Viewer, contestant
from tests.every_format.seasons import every_format

ADA, BEN, CLEO = "zqa", "zqb", "zqc"
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}
PLAN = {"targets": [BEN], "allies": [CLEO], "promised": [CLEO, BEN], "trust": {BEN: -70}}


def words(text: str) -> Text:
    return Text("seal", text)


def scheduled(number: int) -> common.OrderScheduled:
    when = {"round": 4}
    return common.OrderScheduled(number=number, name="event", by="producer", terms={}, when=when)


def thought(intent: str = "", text: str | None = None) -> common.ThoughtHad:
    return common.ThoughtHad(
        seat=ADA,
        kind="interview",
        intent=intent,
        about=(BEN,),
        plan=PLAN if text else {},
        words=None if text is None else words(text),
    )


ASKED = common.InterviewAsked(seat=ADA, question=words("Whom do you trust?"))
ANSWERED = common.InterviewAnswered(seat=ADA, words=words("Nobody at all."))
SAID = {
    common.OrderTaken: "An order by Kim: event.",
    common.OrderScheduled: "Scheduled: event, from round 4 on.",
    common.OrderWithdrawn: "Withdrawn from the schedule: event.",
    common.OrderFellThrough: "falls through: there is nobody Ben could face.",
    common.WindowStopped: "The season waits for the producers.",
    common.ParameterChanged: "A rule changes: reveal is never",
    common.StoryTold: "A storm comes up.",
    common.InterviewAsked: "Whom do you trust?",
    common.InterviewAnswered: "Nobody at all.",
    common.MemoWritten: "Keep close to Cleo.",
    common.ThoughtHad: "Ben must never know.",
    common.AnsweredFor: "The clock runs out for Ada: a private question",
    common.HoldChanged: "hold back what is decided about this: a private question",
    common.DecisionRuled: "The producers veto what Ada decided: a private question",
    common.LuckRenewed: "fresh luck",
    common.ClaimJudged: "What Ada claimed is not so",
    common.SecretsRevealed: "open",
}
"""What is read of each kind of fact."""
SILENT = (common.OrderCameDue, common.ConditionSeen, common.GameEnded)
"""What follows says it all."""


def opening(name: str) -> list[Fact]:
    """A season of this format with three castaways."""
    return [
        common.SeasonBegan(
            title="The Strand", format=name, version=load_format(name).version, parameters={}
        ),
        *(
            common.CastawayIntroduced(seat=seat, name=who, age=30, home="", work="", biography="")
            for seat, who in NAMES.items()
        ),
    ]


def happenings() -> list[Fact]:
    """One of every common fact after the cast is introduced, in an order that can be."""
    return [
        scheduled(1),
        scheduled(2),
        scheduled(3),
        common.OrderWithdrawn(number=1),
        common.OrderFellThrough(number=2, why="there is nobody 'zqb' could face; wait a round"),
        common.ConditionSeen(number=3, times=1),
        common.OrderCameDue(number=3),
        common.OrderTaken(name="event", by="Kim", terms={}, touches=True),
        common.WindowStopped(before="here"),
        common.ParameterChanged(name="reveal", value="never"),
        common.StoryTold(story=words("A storm comes up.")),
        ASKED,
        thought(text="Ben must never know."),
        ANSWERED,
        common.MemoWritten(seat=ADA, kind="takeaway", words=words("Keep close to Cleo.")),
        common.AnsweredFor(seat=ADA, kind="interview", by="clock"),
        common.HoldChanged(kinds=("interview",)),
        common.DecisionRuled(seat=ADA, kind="interview", verdict="veto"),
        common.LuckRenewed(),
        common.ClaimJudged(seat=ADA, number=1, claim="points", said=3, verdict="broken", truth=0),
        common.GameEnded(),
        common.SecretsRevealed(),
    ]


def lines(name: str, happened: list[Fact], viewer: Viewer = PRODUCER) -> list[Line]:
    """What a narrator of this format tells of these facts after the opening."""
    narrator = load_format(name).narrator(viewer)
    told = [line for fact in (*opening(name), *happened) for line in narrator.tell(fact)]
    return told + narrator.close()


@cache
def whole_story(name: str) -> list[Line]:
    return lines(name, happenings())


@every_format
def test_the_story_holds_every_common_fact(name: str) -> None:
    assert {type(fact) for fact in (*opening(name), *happenings())} == set(COMMON_FACTS)
    facts = load_format(name).facts
    assert set(told_types((*COMMON_FACTS, *facts))) == set(facts)


@pytest.mark.parametrize("fact", COMMON_FACTS, ids=lambda fact: fact.__name__)
@every_format
def test_producers_are_told_of_every_common_fact(name: str, fact: type[Fact]) -> None:
    told = whole_story(name)
    if fact is common.SeasonBegan:
        assert Line(Tone.TITLE, "The Strand") in told
    elif fact is common.CastawayIntroduced:
        assert [line.speaker for line in told if line.tone is Tone.CAST] == list(NAMES.values())
    elif fact not in SILENT:
        assert any(SAID[fact] in line.text for line in told), f"{SAID[fact]!r} is not told"
    assert not any(seat in f"{line.who} {line.text}" for line in told for seat in NAMES)


@every_format
def test_producers_read_a_thought_and_the_plan_behind_it(name: str) -> None:
    told = whole_story(name)
    assert Line(Tone.THOUGHT, "Ben must never know.", "Ada", ADA, "thinking") in told
    assert [line.text for line in told if line.text.startswith("Ada’s plan")] == [
        "Ada’s plan: wants Ben gone; keeps Cleo close; has promised Cleo and Ben."
    ]


@every_format
def test_a_thought_without_words_is_told_with_what_is_said(name: str) -> None:
    bare = lines(name, [ASKED, ANSWERED])
    assert lines(name, [ASKED, thought("propose"), ANSWERED]) == bare
    lie = lines(name, [ASKED, thought("lie"), ANSWERED])
    assert [line.who for line in lie if line not in bare] == ["Ada, in private, lying"]


@every_format
def test_only_the_words_that_were_thought_a_lie_are_told_as_one(name: str) -> None:
    told = lines(name, [ASKED, thought("lie"), thought("answer"), ANSWERED])
    assert told == lines(name, [ASKED, ANSWERED])


@pytest.mark.parametrize("viewer", [PUBLIC, contestant(ADA)], ids=str)
@every_format
def test_others_are_told_what_they_can_know(name: str, viewer: Viewer) -> None:
    seen = [common.StoryTold(story=words("A storm comes up.")), common.SecretsRevealed()]
    told = lines(name, seen, viewer)
    assert "A storm comes up." in [line.text for line in told]
