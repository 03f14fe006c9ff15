"""`showrunner costs`: what a stored season's models have cost."""

from __future__ import annotations

import rich_click as click

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.players.llm.allowance import MICROS
from showrunner.running.costs import BY, Costs, costs_of


@click.command("costs")
@stored_argument
@click.option("--by", type=click.Choice(BY), default="seat", show_default=True)
@database_option
def command(season: str, by: str, database: str | None) -> None:
    """Say what the models of SEASON have cost, by seat, episode, profile, kind or outcome."""
    costs = in_store(database, lambda store: costs_of(store, season))
    if not any(costs.sums.values()):
        click.echo("No model has been asked anything in this season.")
        return
    shown = table(
        by, ">calls", ">decisions", ">prompt", ">cached", ">answer", ">thinking", ">mean s", ">$"
    )
    for one in costs.sums[by]:
        shown.add_row(
            one.what,
            f"{one.calls:,}",
            f"{one.asks:,}",
            f"{one.prompt_tokens:,}",
            f"{one.cached_tokens:,}",
            f"{one.answer_tokens:,}",
            f"{one.thinking_tokens:,}",
            f"{one.latency / one.calls / 1000:.2f}",
            f"{one.cost / MICROS:.4f}",
        )
    console().print(shown)
    click.echo(_said(costs))


def _said(costs: Costs) -> str:
    cap, tokens = costs.allowance.season, costs.allowance.tokens
    of = "" if cap is None else f" of the ${cap:g} that it may cost"
    used = sum(one.prompt_tokens + one.answer_tokens for one in costs.sums["seat"])
    of_tokens = "" if tokens is None else f" of the {tokens:,} that it may use"
    said = f"Spent: ${costs.spent:.4f}{of}; {used:,} tokens{of_tokens}."
    if costs.forecast is not None:
        rest = costs.forecast
        said += f" The rest is likely to cost ${rest.rest:.2f}; all of it ${rest.whole:.2f}."
    if costs.paused_for:
        said += f"\nIt paused: {costs.paused_for}"
    return said
