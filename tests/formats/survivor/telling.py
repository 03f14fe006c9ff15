"""What tests of the narration tell: four castaways in two teams, up to their first round."""

from __future__ import annotations

from showrunner.formats import facts as common
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration import narrator as narrator_for
from showrunner.kernel import PRODUCER, Text, Viewer

ADA, BEN, CLEO, DOV = "zqa", "zqb", "zqc", "zqd"
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo", DOV: "Dov"}
OPENING: tuple[Fact, ...] = (
    common.SeasonBegan(title="The Strand", format="survivor", version=1, parameters={}),
    *(
        common.CastawayIntroduced(seat=seat, name=name, age=30, home="", work="", biography="")
        for seat, name in NAMES.items()
    ),
    facts.TeamsFormed(
        teams={"Reef": (ADA, BEN), "Tide": (CLEO, DOV)}, food={"Reef": 14, "Tide": 9}, why="start"
    ),
    facts.RoundBegan(round=1, castaways=tuple(NAMES)),
)


def lines(told: list[Fact], viewer: Viewer) -> list[Line]:
    narrator = narrator_for(viewer)
    return [line for fact in told for line in narrator.tell(fact)] + narrator.close()


def told(*more: Fact, viewer: Viewer = PRODUCER) -> list[Line]:
    """The lines that these facts add to the opening of a season of four in two teams."""
    opening = lines([*OPENING], viewer)
    return lines([*OPENING, *more], viewer)[len(opening) :]


def words(text: str = "Trust me.") -> Text:
    return Text("seal", text)


def began(phase: str) -> facts.PhaseBegan:
    return facts.PhaseBegan(round=1, phase=phase, times=1)


def ended(phase: str, cancelled: bool = False) -> facts.PhaseEnded:
    return facts.PhaseEnded(round=1, phase=phase, cancelled=cancelled)
