"""`showrunner models`: the model profiles that are set up here, and whether they work."""

from __future__ import annotations

import asyncio
import sys

import rich_click as click

from showrunner.cli.common import cast_option, console, table
from showrunner.errors import UnknownName
from showrunner.files.season_files import load_season, settings
from showrunner.formats.settings import SeasonSettings
from showrunner.players.llm.model_lines import Line
from showrunner.running.estimating import Estimate, estimate
from showrunner.running.models import Models
from showrunner.running.probing import Probe, best, probe
from showrunner.settings import model_settings

NONE = (
    "No model is set up: bots play. Write a models.toml (docs/models.md), or set OPENAI_BASE_URL "
    "and OPENAI_API_KEY. To try without a model: `showrunner house-model`."
)


@click.group("models")
def command() -> None:
    """Look at the models that can play here."""


@command.command("list")
def list_() -> None:
    """List the profiles of models.toml and the environment."""
    models = Models(model_settings())
    if not models.fixed:
        click.echo(NONE)
        return
    shown = table(
        "player", "model", "endpoint", ">in flight", "falls back on", "$/million in", "out"
    )
    for profile in models.fixed.values():
        prices = profile.prices
        shown.add_row(
            profile.player,
            profile.model or "(the only one)",
            profile.base_url,
            str(profile.in_flight),
            profile.fallback or "—",
            f"{prices.input:g}",
            f"{prices.output:g}",
        )
    console().print(shown)


@command.command("check")
@click.argument("profiles", nargs=-1, metavar="[PROFILE]…")
@click.option("--season", default="standard", show_default=True, help="Whose questions to ask.")
@cast_option
def check(profiles: tuple[str, ...], season: str, cast_size: int | None) -> None:
    """Ask models the questions of a season, and say which form of asking works, and what it costs.

    It makes one call for each kind of question and each form. Ends with 1 where a profile does not
    work.
    """
    models = Models(model_settings())
    if not models.fixed:
        click.echo(NONE)
        sys.exit(1)
    for name in profiles:
        if name not in models.fixed:
            raise UnknownName("model profile", name, models.fixed)
    plan = load_season(season)
    made = settings(plan, cast_size)
    counted = estimate(made, plan.seed or "check", models.lines.templates.now)
    if not asyncio.run(_check(models, profiles or tuple(models.fixed), made, counted)):
        sys.exit(1)


async def _check(
    models: Models, names: tuple[str, ...], made: SeasonSettings, counted: Estimate
) -> bool:
    works = True
    try:
        for name in names:
            line = models.lines.line(name)
            probes = await probe(line, models.lines.templates.now, counted.samples)
            works = _say(line, probes, made, counted) and works
    finally:
        await models.lines.close()
    return works


def _say(line: Line, probes: list[Probe], made: SeasonSettings, counted: Estimate) -> bool:
    profile = line.profile
    out = console()
    shown = table(
        "form", ">taken", ">of", ">median s", ">prompt tokens", ">answer tokens", "what went wrong",
        title=f"{profile.player}: {profile.model or 'the only model'} at {profile.base_url}",
    )  # fmt: skip
    for one in probes:
        wrong = "; ".join(f"{outcome} ({detail})" for outcome, detail in one.troubles.items())
        shown.add_row(
            one.rung,
            str(one.taken),
            str(one.asked),
            f"{one.latency:.2f}",
            str(one.prompt_tokens),
            str(one.answer_tokens),
            wrong[:200],
        )
    out.print(shown)
    found = best(probes)
    if found is None:
        click.echo(f"{profile.name} does not work: no form of asking had answers to be taken.\n")
        return False
    seen = counted.as_counted(found.prompt_tokens)
    click.echo(f'{profile.name} works: rung = "{found.rung}" is the strictest form that it takes.')
    calls = f"about {seen.calls} calls and {seen.prompt_tokens:,} prompt tokens"
    cached = seen.cached_tokens / max(1, seen.prompt_tokens)
    click.echo(f"A season like {made.title!r}: {calls} ({cached:.0%} of them seen just before),")
    click.echo(f"${seen.cost(profile.prices):.2f} at its prices.\n")
    return True
