"""A season of Survival is told to everybody who may read of it, each fact by its one chapter."""

from __future__ import annotations

import pytest

from showrunner.formats import facts as common
from showrunner.formats.chapters import Handlers
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival import FORMAT, facts
from showrunner.formats.survival.narration import narrator
from showrunner.formats.survival.narration.narrator import CHAPTERS
from showrunner.kernel import PRODUCER, PUBLIC, Text, Viewer, contestant, view
from showrunner.running.replay import replay
from showrunner.transcripts.markdown import transcript
from tests.golden.files import read_golden, stored_names

STORED = [name for name in stored_names() if name.startswith("survival-")]
ADA, BEN = "zqa", "zqb"
OPENING: tuple[Fact, ...] = (
    common.SeasonBegan(title="Green", format="survival", version=1, parameters={}),
    *(
        common.CastawayIntroduced(seat=seat, name=name, age=30, home="", work="", biography="")
        for seat, name in ((ADA, "Ada"), (BEN, "Ben"))
    ),
)
ROUND = facts.RoundBegan(round=1, living=(ADA, BEN))
TABLE = facts.TableSet(evil=1, specials=("ranger",), elements=2)


def told(*more: Fact, viewer: Viewer = PRODUCER) -> list[Line]:
    """The lines of these facts after title and cast."""
    teller = narrator(viewer)
    lines = [line for fact in (*OPENING, *more) for line in teller.tell(fact)] + teller.close()
    return [line for line in lines if line.tone not in (Tone.TITLE, Tone.CAST)]


def lie(kind: str) -> common.ThoughtHad:
    return common.ThoughtHad(seat=ADA, kind=kind, intent="lie", about=(), plan={}, words=None)


def test_every_fact_of_the_format_has_one_method_that_tells_it() -> None:
    chapters = Handlers(CHAPTERS)
    assert sum(len(chapter.handlers()) for chapter in CHAPTERS) == len(chapters)
    assert all(chapters[fact] for fact in FORMAT.facts)


def test_what_happens_before_the_first_night_is_an_episode_of_its_own() -> None:
    assert told(TABLE, ROUND) == [
        Line(Tone.EPISODE, "Before the first night"),
        Line(Tone.NARRATION, "In the game are one Evil Force, two Elements and Forest Ranger."),
        Line(Tone.EPISODE, "Round 1 — 2 are alive"),
    ]
    assert [line.text for line in told(ROUND)] == ["Round 1 — 2 are alive"]


def test_what_happened_before_any_night_is_told_where_none_comes() -> None:
    assert [line.tone for line in told(TABLE)] == [Tone.NARRATION]


@pytest.mark.parametrize(
    ("words", "speaker"),
    [
        (
            facts.Spoke(
                seat=ADA, words=Text("s", "I am Good."), claim=None, accuse=None, vouch=None
            ),
            "Ada, lying",
        ),
        (
            facts.ChannelSpoke(channel="whisper", seat=ADA, words=Text("s", "Me, too.")),
            "Ada, in a whisper, lying",
        ),
    ],
    ids=["aloud", "in a whisper"],
)
def test_producers_read_which_words_are_a_lie(words: Fact, speaker: str) -> None:
    turn = facts.DebatePassBegan(turn=1, order=(ADA, ADA))
    *_, line = told(ROUND, turn, lie("survival.speak"), words)
    assert (line.who, line.seat, line.lies) == (speaker, ADA, True)
    *_, again = told(ROUND, turn, lie("survival.speak"), words, words)
    assert (again.speaker, again.how, again.lies) == (line.speaker, line.how, False)


def test_what_was_hidden_is_told_to_others_when_secrets_are_open() -> None:
    dealt = facts.RoleDealt(seat=BEN, role="pollution")
    hidden = (dealt, facts.CauseRecorded(seat=BEN, cause="bomb"))
    lines = told(ROUND, common.SecretsRevealed(), *hidden, viewer=PUBLIC)
    assert [line.text for line in lines][1:] == [
        "Now it can be told",
        "The cards",
        "Ben: Pollution.",
        "What the nights took",
        "Ben: the bomb.",
    ]
    assert len(told(ROUND, common.SecretsRevealed(), viewer=PUBLIC)) == 1
    *_, opened = told(ROUND, dealt, common.SecretsRevealed())
    assert opened.tone is Tone.PRODUCTION


@pytest.mark.parametrize("name", STORED[::4])
def test_stored_seasons_are_told_to_all(name: str) -> None:
    journal = read_golden(name)
    settings = journal.header.settings
    story = replay(journal).story.told
    for viewer in (PRODUCER, PUBLIC, contestant(settings.cast[0].id)):
        seen = (item.fact for item in view(story, viewer))
        text = transcript(FORMAT, settings, seen, viewer)
        assert "### The end" in text
        assert "None" not in text
