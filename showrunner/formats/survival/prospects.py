"""How close the sides are to a win, and about how long a season of Survival is."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.prospects import Prospect
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.wording import count

PLAYERS_A_ROUND = 2.5
"""About how many are eliminated in a round, by the night and the Conference."""


def prospects(sheet: SurvivalSheet) -> Iterator[Prospect]:
    """SV-8.2, SV-8.3: how many more the sides have to lose, for a sheet that knows the roles."""
    evil, good = len(sheet.living_of("evil")), len(sheet.living_of("good"))
    if evil == 1:
        yield Prospect(text="The Good win if the last Evil Force is eliminated.")
    if 0 < evil <= good <= evil + 2:
        losses = count(good - evil + 1, "more loss", "more losses")
        yield Prospect(text=f"The Evil Forces win after {losses} on the Good side.")


def expected_rounds(sheet: SurvivalSheet) -> int:
    """Seasons end when about all have been eliminated at the usual rate, or at the last round."""
    usual = round(len(sheet.names) / PLAYERS_A_ROUND)
    return max(sheet.round, min(usual, sheet.parameters.max_rounds))
