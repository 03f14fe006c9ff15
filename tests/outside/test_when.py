"""When somebody is reminded, and of what."""

from __future__ import annotations

from datetime import timedelta

import pytest

from showrunner.running.reminding.reminders import reminders_due
from showrunner.store.contacts import SeatContact
from showrunner.store.reminder_book import AskToRemind
from tests.outside.asking import HOUR, MINUTE, NOW

GRACE = timedelta(minutes=5)


def asked(waited: float, left: float | None, **sent: float) -> AskToRemind:
    """Asked so long ago; `sent` says how long ago which reminder went out by e-mail."""
    return AskToRemind(
        season="s",
        title="t",
        format="survivor",
        seat="ada",
        ask="main/1:ada",
        nth=1,
        kind="survivor.ballot",
        opened_at=NOW - timedelta(seconds=waited),
        seconds_left=left,
        contact=SeatContact("ada@example.org", None, "x"),
        sent={("email", what): NOW - timedelta(seconds=ago) for what, ago in sent.items()},
    )


@pytest.mark.parametrize(
    ("one", "whats"),
    [
        (asked(4 * MINUTE, None), ()),
        (asked(5 * MINUTE, None), ("asked",)),
        (asked(500 * HOUR, None), ("asked",)),
        (asked(500 * HOUR, None, asked=HOUR), ()),
        (asked(12 * HOUR, 12 * HOUR), ("asked",)),
        (asked(12 * HOUR, 12 * HOUR, asked=HOUR), ()),
        (asked(17.9 * HOUR, 6.1 * HOUR, asked=HOUR), ()),
        (asked(18 * HOUR, 6 * HOUR, asked=HOUR), ("due",)),
        (asked(20 * HOUR, 4 * HOUR, asked=HOUR, due=HOUR), ()),
        (asked(18 * HOUR, 6 * HOUR, asked=4 * MINUTE), ()),
        (asked(18 * HOUR, 6 * HOUR, asked=5 * MINUTE), ("due",)),
        (asked(18 * HOUR, 6 * HOUR), ("asked", "due")),
        (asked(4 * MINUTE, MINUTE), ()),
        (asked(10 * MINUTE, 0.0), ()),
        (asked(10 * MINUTE, -1.0), ()),
    ],
)
def test_a_reminder_comes_after_a_grace_and_another_with_a_quarter_of_the_time_left(
    one: AskToRemind, whats: tuple[str, ...]
) -> None:
    assert reminders_due(one, "email", NOW, GRACE) == whats


def test_what_went_out_one_way_does_not_count_for_the_other() -> None:
    one = asked(18 * HOUR, 6 * HOUR, asked=HOUR, due=HOUR)
    assert reminders_due(one, "webhook", NOW, GRACE) == ("asked", "due")
