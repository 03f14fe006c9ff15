"""Who has few Survivors left, and about how long a match is."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.prospects import Prospect
from showrunner.formats.wording import count

FEW_SURVIVORS = 2


def prospects(sheet: MiniSheet) -> Iterator[Prospect]:
    """MS-8.3: whose last Survivors are left, as far as the sheet knows whose they are."""
    for seat in sheet.in_play:
        owned = len(sheet.owned(seat))
        if 0 < owned <= FEW_SURVIVORS:
            text = f"{sheet.names[seat]} has only {count(owned, 'Survivor')} left."
            yield Prospect(seat=seat, text=text)
