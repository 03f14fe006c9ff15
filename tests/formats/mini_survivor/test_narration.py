"""A match is told to everybody who may read of it, each fact by its one chapter."""

from __future__ import annotations

import pytest

from showrunner.formats.chapters import Handlers
from showrunner.formats.mini_survivor import FORMAT
from showrunner.formats.mini_survivor.facts import AttackJudged, VotesResolved
from showrunner.formats.mini_survivor.narration.narrator import CHAPTERS
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant, view
from showrunner.running.replay import replay
from showrunner.transcripts.markdown import transcript
from tests.formats.mini_survivor.table import FAR, Table
from tests.golden.files import read_golden, stored_names

STORED = [name for name in stored_names() if name.startswith("mini-")]


def test_every_fact_has_its_chapter():
    told = Handlers(CHAPTERS)
    assert all(told[fact] for fact in FORMAT.facts)


def told(table: Table, viewer: Viewer) -> str:
    seen = (item.fact for item in view(table.kernel.story.told, viewer))
    return transcript(FORMAT, table.settings, seen, viewer)


def match(reveal: str = "never") -> Table:
    parameters = {**FAR, "reveal": reveal}
    table = Table({"F": "ana3 ben17 cal22 dee41 eve58"}, parameters=parameters)
    table.send("ana", "3 a 17 ben", "3 i", "9 v 3")
    table.vote(s22=41, s41=22, s58=41)
    return table.play()


@pytest.mark.parametrize(
    ("viewer", "reads", "never"),
    [
        (PRODUCER, ["Ana’s 3 takes 17 for Ben’s and is right"], []),
        (PUBLIC, ["Fluorite loses 17 (Ben)"], ["takes 17 for", "plays an idol", "owns"]),
        (contestant("ana"), ["Ana owns 3", "plays an idol on 3", "3 not\\_yours"], ["Ben owns"]),
        (contestant("ben"), ["Ben owns 17"], ["plays an idol", "takes 17 for", "Ana owns"]),
    ],
    ids=str,
)
def test_each_viewer_reads_their_own(viewer: Viewer, reads: list[str], never: list[str]):
    text = told(match(), viewer)
    assert "## Round 1: five Survivors" in text
    assert "### The ranking" in text
    for words in reads:
        assert words in text
    for words in never:
        assert words not in text


OPENED = "## Now it can be told"


@pytest.mark.parametrize("viewer", [PUBLIC, contestant("ana")], ids=str)
def test_what_was_hidden_is_told_when_the_secrets_are_opened(viewer: Viewer):
    table = match("at_end")
    _, opened = told(table, viewer).split(OPENED)
    for words in (
        "### Whose they were",
        "- Ben: 17.",
        "### Who voted for whom",
        "- Round 1, Fluorite: 22 → 41; 41 → 22; 58 → 41; for themselves 3.",
        "- Round 1: Ana’s 3 took 17 for Ben’s, and was right.",
        "- Ana played one on 3.",
    ):
        assert words in opened
    assert OPENED not in told(table, PRODUCER)
    assert "secrets are open to everybody" in told(table, PRODUCER)


def test_both_votes_on_the_candidate_are_told_with_who_cast_them():
    table = Table(
        {"F": "ana1 ana2 ben3 ben4 cal5"}, players=6, parameters={**FAR, "reveal": "at_end"}
    )
    table.on("candidate", {"candidate": "cal"}, "ana")
    table.on("candidate", {"candidate": "ana"}, "ben")
    _, opened = told(table.play(), contestant("ben")).split(OPENED)
    for again in ("", ", again"):
        assert f"- Elimination Candidate{again}: Ana → Cal; Ben → Ana." in opened


@pytest.mark.parametrize("viewer", [PUBLIC, contestant("ana"), PRODUCER], ids=str)
def test_secrets_that_are_never_opened_are_never_told(viewer: Viewer):
    assert OPENED not in told(match("never"), viewer)


def test_every_count_and_attack_of_a_stored_match_is_told_with_its_round():
    journal = read_golden("mini-open")
    story = replay(journal).story.told
    seen = (item.fact for item in view(story, PUBLIC))
    text = transcript(FORMAT, journal.header.settings, seen, PUBLIC)
    _, opened = text.split(OPENED)
    resolved = [item.fact for item in story if isinstance(item.fact, VotesResolved)]
    assert opened.count("\n- Round ") == len(resolved) + sum(
        isinstance(item.fact, AttackJudged) for item in story
    )


@pytest.mark.parametrize("name", STORED[::3])
def test_stored_matches_are_told_to_all(name: str):
    journal = read_golden(name)
    story = replay(journal).story.told
    seat = journal.header.settings.cast[0].id
    for viewer in (PRODUCER, PUBLIC, contestant(seat)):
        seen = (item.fact for item in view(story, viewer))
        text = transcript(FORMAT, journal.header.settings, seen, viewer)
        assert "Elimination Candidate" in text
        assert "None" not in text
