"""A notice: what somebody is told who is asked for a decision and is not there.

It holds nothing that the story tells: no talk, nobody's name, no fact. What it does hold is the
title of the season, and which decision its own reader has to make until when.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from showrunner.errors import UnknownName
from showrunner.formats.format import load_format
from showrunner.store.reminder_book import AskToRemind, What

LONGEST_TITLE = 80
"""Characters of a season's title that a letter shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """One decision that is open; `due` is when it is too late, as far as one can say now."""

    what: What
    season: str
    seat: str
    number: int
    title: str
    decision: str
    at: datetime
    due: datetime | None
    link: str

    @property
    def subject(self) -> str:
        """What a letter is headed: it can be read by others who see the screen."""
        said = "Your time is running out" if self.what == "due" else "Something is asked of you"
        return f"{said}: {self.title}"

    @property
    def words(self) -> str:
        """What a letter says."""
        said = "A decision of yours is still open" if self.what == "due" else "You are asked"
        if self.due is None:
            until = "There is no hurry: the season waits for you."
        else:
            until = (
                f"It is due in {_roughly(self.due - self.at)}, "
                f"on {self.due.astimezone(UTC):%d %B %Y at %H:%M} UTC,\n"
                "or later if the season stands still meanwhile."
            )
        return (
            f"{said} in the season “{self.title}”: {self.decision}.\n\n{until}\n\n{self.link}\n\n"
            "-- \nYou play a seat there and left this address to be reminded.\n"
            "You can take it back on the same page.\n"
        )

    @property
    def terms(self) -> dict[str, Any]:
        """What a webhook is sent, as JSON."""
        return {
            "type": "reminder",
            "what": self.what,
            "season": self.season,
            "seat": self.seat,
            "number": self.number,
            "title": self.title,
            "decision": self.decision,
            "due": None if self.due is None else self.due.isoformat(timespec="seconds"),
            "link": self.link,
        }


def notice_of(asked: AskToRemind, what: What, at: datetime, public_url: str) -> Notice:
    """What to tell of an open decision now."""
    left = asked.seconds_left
    return Notice(
        what=what,
        season=asked.season,
        seat=asked.seat,
        number=asked.nth,
        title=_one_line(asked.title),
        decision=_decision(asked),
        at=at,
        due=None if left is None else at + timedelta(seconds=left),
        link=f"{public_url}/seasons/{asked.season}",
    )


def _decision(asked: AskToRemind) -> str:
    try:
        return load_format(asked.format).decisions.get(asked.kind, "a decision")
    except UnknownName:
        return "a decision"


def _one_line(title: str) -> str:
    shown = "".join(letter if letter.isprintable() else " " for letter in title)
    plain = " ".join(shown.split())
    return plain if len(plain) <= LONGEST_TITLE else f"{plain[: LONGEST_TITLE - 1]}…"


def _roughly(left: timedelta) -> str:
    """`3 days`, `5 hours`, `12 minutes`: rounded down, so that nobody comes too late."""
    seconds = left.total_seconds()
    for name, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        count = int(seconds // size)
        if count >= (2 if name != "minute" else 1):
            return f"{count} {name}{'' if count == 1 else 's'}"
    return "less than a minute"
