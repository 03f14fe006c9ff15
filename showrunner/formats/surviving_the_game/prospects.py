"""Who is close to elimination or leads, and about how long a season is."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.prospects import Prospect
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.wording import count

LOW_HEALTH = 30
"""Health at or below which a player is in danger: about what one open obstacle takes."""
ROUNDS_INSIDE = 13
"""About how many rounds players spend in the facility after Training."""


def prospects(sheet: GameSheet) -> Iterator[Prospect]:
    """SG-8: whose Health is low, who has the most points, and whether the facility closes."""
    if sheet.lockdown_after and not sheet.locked:
        yield Prospect(text=f"The facility closes after round {sheet.lockdown_after}.")
    for seat in sheet.inside if sheet.entered else ():
        health = sheet.players[seat].health
        if health <= LOW_HEALTH:
            text = f"{sheet.names[seat]} has only {health} Health left."
            yield Prospect(seat=seat, text=text)
    points = {seat: sheet.points(seat) for seat in sheet.survivors}
    most = max(points.values(), default=0)
    for seat in [seat for seat, value in points.items() if value == most > 0]:
        text = f"{sheet.names[seat]} has the most: {count(most, 'point')}."
        yield Prospect(seat=seat, text=text, bad=False)


def expected_rounds(sheet: GameSheet) -> int:
    """SG-2.7, SG-8.6: Training, the usual time inside, but no longer than the facility is open."""
    last = sheet.lockdown_after or sheet.parameters.max_rounds
    usual = sheet.parameters.training_rounds + ROUNDS_INSIDE
    return max(sheet.round, min(usual, last))
