"""The addresses of all pages of the console, by who may open them."""

from __future__ import annotations

from collections.abc import Iterable

BOARDS = ("deeds", "promises", "alliances", "advantages", "box_score")
STAGE = (
    "",
    "/tonight",
    "/episodes",
    "/episodes?episode=season",
    "/boards",
    *(f"/boards?board={board}" for board in BOARDS),
    "/talk?round=all",
    "/graph",
    "/votes",
    "/charts",
    "/chances",
    "/costs",
    "/transcript",
)
STEPS = ("?step=cast", "?step=players", "?step=rules", "?step=twists", "?step=start")
PLAY = ("", "/talks", "/votes", "/story", "/cast", "/me")
HELP = ("/enter", "/help", "/help?q=immunity+idol", "/help/rules/survivor", "/help/directing")
WATCH = ("", "/replay?episode=1", "/episodes", "/boards", "/cast", "/votes")
CASTAWAY = ("", "/relations", "/story", "/sheet", "/interviews", "/calls", "/player")


def producers(season: str, seats: Iterable[str]) -> list[str]:
    """What a producer of this season looks at; the castaway's tabs are those of one seat."""
    first, *others = seats
    room = [f"/seasons/{season}{tab}" for tab in STAGE]
    one = [f"/seasons/{season}/cast/{first}{tab}" for tab in CASTAWAY]
    rest = [f"/seasons/{season}/cast/{seat}" for seat in others]
    also = [f"/seasons/{season}?at=9", f"/seasons/{season}/graph?as=table"]
    also += [f"/seasons/{season}/charts?as=table", f"/seasons/{season}/compare"]
    new = [f"/seasons/new{step}" for step in ("", *STEPS)]
    return [
        "/seasons",
        "/cast",
        "/cast/ama",
        "/models",
        "/careers",
        *new,
        *room,
        *also,
        *one,
        *rest,
    ]


def making(season: str) -> list[str]:
    """The steps of the wizard with this season copied into them, and its page once it is made."""
    return [f"/seasons/new{step}" for step in (f"?copy={season}", *STEPS, "", f"?made={season}")]


def contestants(season: str) -> list[str]:
    """A contestant's pages."""
    return [f"/play/{season}{tab}" for tab in PLAY]


def viewers(season: str) -> list[str]:
    """A viewer's pages."""
    return [*(f"/watch/{season}{tab}" for tab in WATCH), f"/overlay/{season}", f"/card/{season}"]
