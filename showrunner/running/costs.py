"""What a season's models have decided and cost, and what the rest will probably cost."""

from __future__ import annotations

from typing import NamedTuple

from showrunner.formats.format import load_format
from showrunner.formats.sheet import Sheet
from showrunner.kernel import PRODUCER
from showrunner.players.casting import is_model, voice_of
from showrunner.players.llm.allowance import MICROS, READING, VOICE, Allowance
from showrunner.players.llm.outcomes import ANSWERED
from showrunner.store import Store
from showrunner.store.calls import CallTotals
from showrunner.store.own_decisions import Decisions, decisions_in
from showrunner.store.spoiled import column_of

GROUPINGS = ("seat", "episode", "profile", "kind", "outcome")
"""What calls are grouped by for totals."""
DEFAULT_FINALISTS = 3


class Forecast(NamedTuple):
    """The probable cost, in dollars, of the rest of the season and of the whole season.

    `seat_rounds` is the number of rounds still to play, added up over the models' castaways.
    """

    rest: float
    whole: float
    seat_rounds: float


class Costs(NamedTuple):
    """What a season has cost. `forecast` is None if nothing was spent, and after the end.

    `decisions` says how many decisions the models made themselves.
    """

    decisions: Decisions
    spent: float
    allowance: Allowance
    sums: dict[str, list[CallTotals]]
    forecast: Forecast | None
    paused_for: str | None


async def costs_of(store: Store, season: str) -> Costs:
    """A season's costs so far. Raises UnknownSeason."""
    row = await store.seasons.find(season)
    sums = {by: await store.calls.sums(row.id, by) for by in GROUPINGS}
    spent = sum(totals.cost for totals in sums["seat"])
    forecast = None
    _, by_episode = await store.calls.spent(row.id)
    if spent and row.status != "over":
        format, told = load_format(row.format), await store.past.facts(row.id)
        sheet, episodes = format.sheet_of(told, PRODUCER), format.count_episodes()
        for one in told:
            episodes.take(one.fact)
        seat_rounds = len(by_episode) * sheet.round / max(episodes.number, 1)
        players = await store.seasons.players(row.id)
        played = [seat for seat, player in players.items() if is_model(player) or voice_of(player)]
        forecast = forecast_of(spent, seat_rounds, sheet, played)
    return Costs(
        decisions=await decisions_of(store, row.id),
        spent=spent / MICROS,
        allowance=column_of(row, "allowance", Allowance),
        sums=sums,
        forecast=forecast,
        paused_for=row.paused_for,
    )


async def decisions_of(store: Store, season: str) -> Decisions:
    """The decisions that a season's models had to make, and how many they made themselves."""
    return await decisions_in(store.database, season, answered=ANSWERED, besides=(VOICE, READING))


def forecast_of(spent: int, seat_rounds: float, sheet: Sheet, played: list[str]) -> Forecast | None:
    """The forecast from what was spent (in millionths of a dollar) on `seat_rounds` rounds.

    It assumes that one castaway leaves in each round until the finalists are left, and that a
    castaway's round costs the average of the rounds so far.
    """
    if not seat_rounds:
        return None
    in_the_game = sheet.active
    finalists = min(getattr(sheet.parameters, "finalists", DEFAULT_FINALISTS), len(sheet.names))
    share = len(set(in_the_game) & set(played)) / max(len(in_the_game), 1)
    to_play = share * sum(range(finalists + 1, len(in_the_game)))
    rest = spent / seat_rounds * to_play
    return Forecast(rest / MICROS, (spent + rest) / MICROS, to_play)
