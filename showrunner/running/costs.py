"""What a season's models have cost, and what the rest of it is likely to."""

from __future__ import annotations

from typing import NamedTuple

from showrunner.formats.format import load_format
from showrunner.formats.sheet import Sheet
from showrunner.kernel import PRODUCER
from showrunner.players.casting import is_model, voice_of
from showrunner.players.llm.allowance import MICROS, Allowance
from showrunner.store import Store
from showrunner.store.calls import CallTotals
from showrunner.store.spoiled import column_of

BY = ("seat", "episode", "profile", "kind", "outcome")
"""What calls are added up by."""
USUAL_FINALISTS = 3


class Forecast(NamedTuple):
    """In dollars: what the rest is likely to cost, and all of the season with it.

    `seat_rounds` is how often a castaway whom a model plays has still to play a round.
    """

    rest: float
    whole: float
    seat_rounds: float


class Costs(NamedTuple):
    """What a season has cost. `forecast` is None before anything was spent, and after the end."""

    spent: float
    allowance: Allowance
    sums: dict[str, list[CallTotals]]
    forecast: Forecast | None
    paused_for: str | None


async def costs_of(store: Store, season: str) -> Costs:
    """A season's costs so far. Raises UnknownSeason."""
    row = await store.seasons.find(season)
    sums = {by: await store.calls.sums(row.id, by) for by in BY}
    spent = sum(one.cost for one in sums["seat"])
    forecast = None
    _, by_round = await store.calls.spent(row.id)
    if spent and row.status != "over":
        sheet = load_format(row.format).sheet_of(await store.past.facts(row.id), PRODUCER)
        players = await store.seasons.players(row.id)
        played = [seat for seat, player in players.items() if is_model(player) or voice_of(player)]
        forecast = forecast_of(spent, len(by_round), sheet, played)
    return Costs(
        spent=spent / MICROS,
        allowance=column_of(row, "allowance", Allowance),
        sums=sums,
        forecast=forecast,
        paused_for=row.paused_for,
    )


def forecast_of(spent: int, seat_rounds: int, sheet: Sheet, played: list[str]) -> Forecast | None:
    """What follows from what was spent, in millionths of a dollar, on so many castaways' rounds.

    One leaves each round until the finalists are left; a castaway's round costs what one has cost
    so far on the average.
    """
    if not seat_rounds:
        return None
    in_the_game = sheet.active
    finalists = min(getattr(sheet.parameters, "finalists", USUAL_FINALISTS), len(sheet.names))
    share = len(set(in_the_game) & set(played)) / max(len(in_the_game), 1)
    to_play = share * sum(range(finalists + 1, len(in_the_game)))
    rest = spent / seat_rounds * to_play
    return Forecast(rest / MICROS, (spent + rest) / MICROS, to_play)
