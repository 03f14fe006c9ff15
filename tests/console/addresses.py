"""The addresses of every page of the console, for whoever may come there."""

from __future__ import annotations

from collections.abc import Iterable

STAGE = ("", "/talk?round=all", "/graph", "/votes", "/charts", "/costs", "/transcript")
PLAY = ("", "/talk", "/story", "/me")
WATCH = ("", "/cast", "/votes")
CASTAWAY = ("", "/story", "/thoughts", "/diary", "/ties", "/interviews", "/calls", "/seat")


def producers(season: str, seats: Iterable[str]) -> list[str]:
    """What a producer of this season looks at; the castaway's tabs are those of one seat."""
    first, *others = seats
    room = [f"/seasons/{season}{tab}" for tab in STAGE]
    one = [f"/seasons/{season}/cast/{first}{tab}" for tab in CASTAWAY]
    rest = [f"/seasons/{season}/cast/{seat}" for seat in others]
    also = [f"/seasons/{season}?at=9", f"/seasons/{season}/graph?as=table"]
    also += [f"/seasons/{season}/charts?as=table", f"/seasons/{season}/compare"]
    return ["/seasons", "/seasons/new", *room, *also, *one, *rest]


def contestants(season: str) -> list[str]:
    """What whoever plays in it looks at."""
    return [f"/play/{season}{tab}" for tab in PLAY]


def viewers(season: str) -> list[str]:
    """What whoever watches it looks at."""
    return [f"/watch/{season}{tab}" for tab in WATCH]
