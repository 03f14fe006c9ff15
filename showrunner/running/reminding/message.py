"""The message that reminds somebody of a decision.

It contains nothing of the story: no talk, no names, no facts. It contains only the season's title,
which decision its reader has to make, and until when.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from showrunner.errors import UnknownName
from showrunner.files.translations import LANGUAGES, translation_into
from showrunner.formats.format import load_format
from showrunner.store.reminder_book import AskToRemind, What

MAX_TITLE_CHARACTERS = 80
"""How many characters of a season's title are shown."""
SIGNATURE = """\
You play a seat there and left this address to be reminded.
You can take it back on the same page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderMessage:
    """A reminder of one open decision. `due` is when it is due if the season does not pause.

    `language` is that of its words for people; data for programs has none.
    """

    what: What
    season: str
    seat: str
    number: int
    title: str
    decision: str
    at: datetime
    due: datetime | None
    link: str
    language: str

    @property
    def subject(self) -> str:
        """The subject of an e-mail, which others who see the screen may read."""
        said = "Your time is running out" if self.what == "due" else "Something is asked of you"
        return f"{self._translated(said)}: {self.title}"

    @property
    def words(self) -> str:
        """The text of an e-mail."""
        said = "A decision of yours is still open" if self.what == "due" else "You are asked"
        if self.due is None:
            until = "There is no hurry: the season waits for you."
        else:
            until = (
                f"It is due in {_roughly(self.due - self.at)}, "
                f"on {self.due.astimezone(UTC):%Y-%m-%d at %H:%M} UTC,\n"
                "or later if the season stands still meanwhile."
            )
        paragraphs = (
            self._translated(f"{said} in the season “{self.title}”: {self.decision}."),
            self._translated(until),
            self.link,
            "-- \n" + self._translated(SIGNATURE),
        )
        return "\n\n".join(paragraphs) + "\n"

    def _translated(self, text: str) -> str:
        return translation_into(self.language).text(text) if self.language in LANGUAGES else text

    @property
    def terms(self) -> dict[str, Any]:
        """The data that a webhook gets as JSON."""
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


def message_of(ask: AskToRemind, what: What, at: datetime, public_url: str) -> ReminderMessage:
    """The reminder of an open decision at this time."""
    left = ask.seconds_left
    return ReminderMessage(
        what=what,
        season=ask.season,
        seat=ask.seat,
        number=ask.nth,
        title=_one_line(ask.title),
        decision=_decision(ask),
        at=at,
        due=None if left is None else at + timedelta(seconds=left),
        link=f"{public_url}/seasons/{ask.season}",
        language=ask.contact.language,
    )


def _decision(ask: AskToRemind) -> str:
    try:
        return load_format(ask.format).decisions.get(ask.kind, "a decision")
    except UnknownName:
        return "a decision"


def _one_line(title: str) -> str:
    shown = "".join(letter if letter.isprintable() else " " for letter in title)
    plain = " ".join(shown.split())
    return plain if len(plain) <= MAX_TITLE_CHARACTERS else f"{plain[: MAX_TITLE_CHARACTERS - 1]}…"


def _roughly(left: timedelta) -> str:
    """`3 days`, `5 hours` or `12 minutes`: rounded down, so that nobody is too late."""
    seconds = left.total_seconds()
    for name, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        count = int(seconds // size)
        if count >= (2 if name != "minute" else 1):
            return f"{count} {name}{'' if count == 1 else 's'}"
    return "less than a minute"
