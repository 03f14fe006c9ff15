"""A season in the terminal: 80 columns, with colour and without, at reading speed."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from showrunner.formats.facts import CastawayIntroduced, Fact, SeasonBegan
from showrunner.formats.narration import Tone
from showrunner.formats.survivor import facts
from showrunner.kernel import PRODUCER, PUBLIC, Text, Viewer, contestant
from showrunner.transcripts.terminal import LOOKS, Pause, TerminalTeller
from tests.transcripts.seasons import FORMAT, played, rewritten, seen_by, settings, texts_in

MARKUP = "[bold]no[/bold] [/] [link=x]y[/link] :smile: \x1b[31mred\x07 [red]"


def shown(
    told: list[Fact],
    viewer: Viewer,
    width: int = 80,
    colour: bool = False,
    pause: Pause | None = None,
) -> str:
    """What stands on the screen after these facts."""
    screen = io.StringIO()
    console = Console(
        file=screen,
        width=width,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
    )
    teller = TerminalTeller(console, FORMAT, viewer, pause)
    for fact in told:
        teller.tell(fact)
    teller.close()
    return screen.getvalue()


@pytest.mark.parametrize("viewer", [PRODUCER, PUBLIC, contestant("zq02x")], ids=str)
@pytest.mark.parametrize("width", [40, 80, 200])
def test_every_line_fits(viewer: Viewer, width: int) -> None:
    told = seen_by(played(settings(group_talk=True)), viewer)
    text = shown(told, viewer, width)
    assert all(cell_len(line) <= width for line in text.splitlines())
    assert not re.search(r" $", text, re.MULTILINE)


def test_every_text_is_told_once() -> None:
    season = settings(group_talk=True, jury_questions=True)
    told = seen_by(played(season), PRODUCER)
    assert sorted(re.findall(r"canary\d+", shown(told, PRODUCER))) == sorted(texts_in(told))


def test_without_colour_there_are_no_escapes_and_with_it_the_same_words() -> None:
    told = seen_by(played(settings(5)), PRODUCER)
    plain, coloured = shown(told, PRODUCER), shown(told, PRODUCER, colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_what_people_wrote_is_no_markup() -> None:
    told = seen_by(rewritten(played(settings(4)), lambda *_: MARKUP), PRODUCER)
    text = shown(told, PRODUCER, width=200, colour=True)
    words = re.sub(r"\x1b\[[\d;]*m", "", text)
    assert "[bold]no[/bold] [/] [link=x]y[/link] :smile: [31mred [red]" in words
    assert "\x07" not in words
    assert "\x1b" not in words


def test_ballots_are_read_with_a_pause_before_each() -> None:
    waited: list[float] = []
    told: list[Fact] = [
        SeasonBegan(title="T", format="survivor", version=1, parameters={}),
        *(
            CastawayIntroduced(seat=seat, name=name, age=30, home="", work="", biography="")
            for seat, name in (("a", "Ada"), ("b", "Ben"), ("c", "Cleo"))
        ),
        facts.TeamsFormed(teams={"Reef": ("a", "b", "c")}, food={"Reef": 9}, why="start"),
        facts.RoundBegan(round=1, castaways=("a", "b", "c")),
        facts.BallotRead(name="a", counts=True),
        facts.BallotRead(name="b", counts=True),
        facts.BallotRead(name="b", counts=True),
        facts.VotesCounted(step="vote", counts={"b": 2, "a": 1}, cast=3, voided=0),
    ]
    slow = shown(told, PRODUCER, pause=waited.append)
    assert waited.count(LOOKS[Tone.BALLOT].wait) == 3
    assert slow == shown(told, PRODUCER)
    assert "• First vote: Ada." in slow
    assert "• Third vote: Ben." in slow


def test_every_tone_has_a_look() -> None:
    assert set(LOOKS) == set(Tone)


def test_a_text_is_never_read_as_a_style() -> None:
    said = facts.LastWords(seat="a", words=Text("", "[/] [bold"))
    opening = seen_by(played(settings(4)), PRODUCER)[:1]
    who = CastawayIntroduced(seat="a", name="[i]A", age=30, home="", work="", biography="")
    begun = facts.RoundBegan(round=1, castaways=("a",))
    team = facts.TeamsFormed(teams={"[b]": ("a",)}, food={"[b]": 1}, why="start")
    text = shown([*opening, who, team, begun, said], PRODUCER)
    assert "[i]A: “[/] [bold”" in text
