"""Standing instructions: what a person leaves for who stands in, and what is understood of it."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import Refused
from showrunner.formats.facts import MemoWritten
from showrunner.formats.format import format_names, load_format
from showrunner.formats.instructions import NONE, Instructed, Instructions, understood
from showrunner.formats.stand_in import BELONGINGS
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import PUBLIC, Memo, contestant, view
from showrunner.running.rehearsal import Rehearsal
from showrunner.transcripts.markdown import transcript
from tests.every_format.seasons import Case, sizes
from tests.formats.survivor.table import Table

NAMES = {
    "ama": "Ama",
    "nour": "Nour",
    "tegan": "Tegan",
    "jo": "Jo March",
    "me": "Pipaluk",
    "22": "22",
    "3": "3",
}
WORDS: list[tuple[str, dict[str, Any]]] = [
    ("Vote for Ama.", {"targets": ("ama",)}),
    ("Vote out Tegan, then Ama", {"targets": ("tegan", "ama")}),
    ("I want Ama out", {"targets": ("ama",)}),
    ("Target: Jo", {"targets": ("jo",)}),
    ("Vote 22 and #3", {"targets": ("22", "3")}),
    ("Trust Nour", {"friends": ("nour",)}),
    ("Stick with Nour and Tegan, please", {"friends": ("nour", "tegan")}),
    ("My allies are Nour, Tegan and Jo March", {"friends": ("nour", "tegan", "jo")}),
    ("Never vote for Nour", {"friends": ("nour",)}),
    ("don’t vote for Nour or Tegan!", {"friends": ("nour", "tegan")}),
    ("keep Nour safe", {"friends": ("nour",)}),
    ("vote for Ama but trust Nour", {"targets": ("ama",), "friends": ("nour",)}),
    ("Vote Ama\ntrust Ama", {"friends": ("ama",)}),
    ("do not vote 3, vote 22", {"targets": ("22",), "friends": ("3",)}),
    ("Do not play the idol", {"kept": ("idols",)}),
    ("Please don't use my hidden immunity", {"kept": ("idols",)}),
    ("save all my cards", {"kept": ("cards",)}),
    ("keep my points", {"kept": ("points",)}),
    ("Don't spend any points; keep the cards", {"kept": ("points", "cards")}),
    ("keep my points. On second thought, spend my points", {}),
    ("Do not trust Ama", {}),
    ("Vote for Pipaluk", {}),
    ("You may play the idol", {}),
    ("How is the weather?", {}),
    ("", {}),
]


@pytest.mark.parametrize(("words", "meant"), WORDS, ids=[words for words, _ in WORDS])
def test_plain_words_are_understood(words: str, meant: dict[str, Any]) -> None:
    assert understood(words, NAMES, "me") == Instructions(**meant)


def test_targets_come_before_anybody_and_friends_after() -> None:
    asked = Instructions(targets=("tegan", "ama"), friends=("nour",))
    assert sorted(["nour", "jo", "ama", "tegan"], key=asked.rank) == ["tegan", "ama", "jo", "nour"]
    assert NONE.rank("ama") == 0


# -- the note --------------------------------------------------------------------------------------


def test_a_note_for_a_stand_in_is_told_to_its_seat_alone_and_asks_nobody_anything() -> None:
    table = Table(6).start()
    before = {viewer: table.view(viewer) for viewer in ("public", *table.seats[1:])}
    step = table.enter(Memo("ada", "instructions", "Vote for Ben."))
    assert (step.opened, step.withdrawn) == ((), ())
    (note,) = table.facts(MemoWritten, "ada")
    assert (note.kind, str(note.words)) == ("instructions", "Vote for Ben.")
    assert before == {viewer: table.view(viewer) for viewer in before}


def test_what_a_note_says_as_data_stands_and_words_alone_are_read() -> None:
    table = Table(6).start()

    class Memory(Instructed, SurvivorSheet):
        """A bot's own sheet."""

    sheet = Memory()
    for details, expected in (
        (
            {"targets": ["ben"], "kept": ["idols"]},
            Instructions(("ben",), (), ("idols",)),
        ),
        ({"targets": []}, NONE),
        ({}, Instructions(("ben",))),
    ):
        table.enter(Memo("ada", "instructions", "Vote for Ben.", details=details))
        note = table.facts(MemoWritten, "ada")[-1]
        assert note.instructions == (expected if details else None)
        sheet.names = {seat: seat.capitalize() for seat in table.seats}
        sheet.take(note)
        assert sheet.instructions == expected


@pytest.mark.parametrize(
    ("kind", "details", "wrong"),
    [
        ("instructions", {"targets": ["zed"]}, "'zed' cannot be named"),
        ("instructions", {"targets": "ben"}, "is not a list"),
        ("instructions", {"targets": [["ben"]]}, "cannot be named"),
        ("instructions", {"targets": ["ben"] * 101}, "is not a list of at most 100"),
        ("instructions", {"targets": ["ben"], "friends": ["ben"]}, "voted out and kept safe"),
        ("instructions", {"kept": ["gold"]}, "'gold' cannot be named"),
        ("instructions", {"colour": "red"}, "there is no such field"),
        ("diary", {"targets": ["ben"]}, "this kind of memo has none"),
    ],
)
def test_a_note_whose_data_are_wrong_is_refused(kind: str, details: Any, wrong: str) -> None:
    table = Table(6).start()
    with pytest.raises(Refused, match=wrong):
        table.enter(Memo("ada", kind, "Vote for Ben.", details=details))
    assert not table.facts(MemoWritten, "ada")


def test_only_instructions_may_be_empty() -> None:
    table = Table(6).start()
    table.enter(Memo("ada", "instructions", ""))
    assert str(table.fact(MemoWritten, "ada").words) == ""
    with pytest.raises(Refused, match="no words"):
        table.enter(Memo("ada", "diary", ""))
    with pytest.raises(Refused, match="no memo for 'zed'"):
        table.enter(Memo("zed", "instructions", "Vote for Ben."))
    with pytest.raises(Refused, match="no memo of kind"):
        table.enter(Memo("ada", "orders", "Vote for Ben."))


@pytest.mark.parametrize("name", format_names())
def test_they_are_taken_in_every_game_and_replayed(name: str) -> None:
    """The season goes on, its journal replays, and nobody else is told."""
    settings = Case(name, sizes(name)[0], "bot:sensible").settings()
    season = Rehearsal(settings, "instructions")
    season.start()
    one, other = (person for person in settings.cast[:2])
    season.enter(Memo(one.id, "instructions", f"Vote for {other.name}. Keep my cards."))
    season.play()
    assert season.kernel.over
    opened = next((t.number for t in season.kernel.story.told if t.reveals), None)
    story = season.kernel.story.told[:opened]
    for viewer in (PUBLIC, contestant(other.id)):
        assert not [
            seen.fact
            for seen in view(story, viewer)
            if isinstance(seen.fact, MemoWritten) and seen.fact.kind == "instructions"
        ]
    own = [seen.fact for seen in view(story, contestant(one.id))]
    page = transcript(load_format(name), settings, own, contestant(one.id))
    assert "to a stand\\-in" in page or "to a stand-in" in page


def test_what_can_be_saved_is_said_by_games_whose_bots_save_something() -> None:
    keepable = {name: load_format(name).sheet.keepable for name in format_names()}
    assert {name for name, saved in keepable.items() if saved} == {"survivor"}
    assert keepable["survivor"] == BELONGINGS
