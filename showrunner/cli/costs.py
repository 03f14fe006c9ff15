"""`showrunner costs`: what a stored season's models have cost."""

from __future__ import annotations

import math

import rich_click as click
from rich.text import Text

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.players.llm.allowance import MICROS
from showrunner.running.costs import GROUPINGS, Costs, costs_of
from showrunner.store.own_decisions import Decisions


@click.command("costs")
@stored_argument
@click.option("--by", type=click.Choice(GROUPINGS), default="seat", show_default=True)
@database_option
def command(season: str, by: str, database: str | None) -> None:
    """Show what the models of SEASON have cost, by seat, episode, profile, kind or outcome."""
    costs = in_store(database, lambda store: costs_of(store, season))
    if not (any(costs.sums.values()) or costs.decisions.all):
        click.echo("No model has been called in this season.")
        return
    console().print(own_share(costs.decisions), soft_wrap=True)
    rows = table(
        by, ">calls", ">decisions", ">prompt", ">cached", ">answer", ">thinking", ">mean s", ">$"
    )
    for cost in costs.sums[by]:
        rows.add_row(
            cost.what,
            f"{cost.calls:,}",
            f"{cost.asks:,}",
            f"{cost.prompt_tokens:,}",
            f"{cost.cached_tokens:,}",
            f"{cost.answer_tokens:,}",
            f"{cost.thinking_tokens:,}",
            f"{cost.latency / cost.calls / 1000:.2f}",
            f"{cost.cost / MICROS:.4f}",
        )
    console().print(rows)
    click.echo(_summary(costs))


def own_share(decisions: Decisions) -> Text:
    """How many of their decisions the models made themselves; in red if these are too few."""
    if not decisions.all:
        return Text("The models have made no decision yet.")
    percent = math.floor(100 * decisions.own / decisions.all)
    words = f"The models made {decisions.own:,} of their {decisions.all:,} decisions ({percent} %)"
    if decisions.own == decisions.all:
        return Text(f"{words}.")
    return Text(
        f"{words}; bots or producers made the others.", "red" if decisions.are_too_few else ""
    )


def _summary(costs: Costs) -> str:
    cap, tokens = costs.allowance.season, costs.allowance.tokens
    of = "" if cap is None else f" of at most ${cap:g}"
    used = sum(seat.prompt_tokens + seat.answer_tokens for seat in costs.sums["seat"])
    of_tokens = "" if tokens is None else f" of at most {tokens:,}"
    summary = f"Spent: ${costs.spent:.4f}{of}; {used:,} tokens{of_tokens}."
    if costs.forecast is not None:
        forecast = costs.forecast
        summary += (
            f" The rest is likely to cost ${forecast.rest:.2f}; all of it ${forecast.whole:.2f}."
        )
    if costs.paused_for:
        summary += f"\nIt paused: {costs.paused_for}"
    return summary
