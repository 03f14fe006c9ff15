"""`showrunner models`: list the model profiles that are set up here, and check that they work."""

from __future__ import annotations

import asyncio
import sys

import rich_click as click

from showrunner.cli.common import cast_option, console, table
from showrunner.errors import UnknownName
from showrunner.files.season_files import load_season, settings
from showrunner.formats.settings import SeasonSettings
from showrunner.players.llm.model_lines import ModelLine
from showrunner.running.estimating import Estimate, estimate
from showrunner.running.models import Models
from showrunner.running.probing import Probe, best, probe, window_check
from showrunner.settings import model_settings

NO_MODELS = (
    "No model is set up: bots play. Write a models.toml (docs/models.md), or set OPENAI_BASE_URL "
    "and OPENAI_API_KEY. To try without a model: `showrunner house-model`."
)


@click.group("models")
def command() -> None:
    """List and check the models that can play here."""


@command.command("list")
def list_() -> None:
    """List the profiles of models.toml and the environment."""
    models = Models(model_settings())
    if not models.fixed:
        click.echo(NO_MODELS)
        return
    rows = table(
        "player", "model", "endpoint", ">in flight", "falls back on", "$/million in", "out"
    )
    for profile in models.fixed.values():
        prices = profile.prices
        rows.add_row(
            profile.player,
            profile.model or "(the only one)",
            profile.base_url,
            str(profile.in_flight),
            profile.fallback or "—",
            f"{prices.input:g}",
            f"{prices.output:g}",
        )
    console().print(rows)


@command.command("check")
@click.argument("profiles", nargs=-1, metavar="[PROFILE]…")
@click.option(
    "--season", default="standard", show_default=True, help="The season whose questions are asked."
)
@cast_option
def check(profiles: tuple[str, ...], season: str, cast_size: int | None) -> None:
    """Ask models the questions of a season; show which form of asking works and what it costs.

    Bots rehearse the season first: its longest prompt is compared with the model's window.

    Makes one call for each kind of question and each form. Exits with 1 if a profile does not
    work.
    """
    models = Models(model_settings())
    if not models.fixed:
        click.echo(NO_MODELS)
        sys.exit(1)
    for name in profiles:
        if name not in models.fixed:
            raise UnknownName("model profile", name, models.fixed)
    plan = load_season(season)
    season_settings = settings(plan, cast_size)
    season_estimate = estimate(season_settings, plan.seed or "check", models.lines.templates.now)
    if not asyncio.run(
        _check(models, profiles or tuple(models.fixed), season_settings, season_estimate)
    ):
        sys.exit(1)


async def _check(
    models: Models,
    names: tuple[str, ...],
    season_settings: SeasonSettings,
    season_estimate: Estimate,
) -> bool:
    works = True
    try:
        for name in names:
            line = models.lines.line(name)
            probes = await probe(line, models.lines.templates.now, season_estimate.samples)
            works = _report(line, probes, season_settings, season_estimate) and works
    finally:
        await models.lines.close()
    return works


def _report(
    line: ModelLine, probes: list[Probe], season_settings: SeasonSettings, season_estimate: Estimate
) -> bool:
    """Print what a profile's probes found; return whether any form of asking works."""
    profile = line.profile
    out = console()
    rows = table(
        "form", ">valid", ">of", ">median s", ">prompt tokens", ">answer tokens", ">thinking",
        "what went wrong",
        title=f"{profile.player}: {profile.model or 'the only model'} at {profile.base_url}",
    )  # fmt: skip
    for form in probes:
        troubles = "; ".join(f"{outcome} ({detail})" for outcome, detail in form.troubles.items())
        rows.add_row(
            form.rung,
            str(form.taken),
            str(form.asked),
            f"{form.latency:.2f}",
            str(form.prompt_tokens),
            str(form.answer_tokens),
            str(form.thinking_tokens),
            troubles[:200],
        )
    out.print(rows)
    best_form = best(probes)
    if best_form is None:
        click.echo(f"{profile.name} does not work: no form of asking gave valid answers.\n")
        return False
    expected = season_estimate.as_counted(best_form.prompt_tokens, best_form.thinking_tokens)
    click.echo(f'{profile.name} works: rung = "{best_form.rung}" is the strictest form that works.')
    calls = f"about {expected.calls} calls and {expected.prompt_tokens:,} prompt tokens"
    cached = expected.cached_tokens / max(1, expected.prompt_tokens)
    click.echo(
        f"A season like {season_settings.title!r}: {calls} ({cached:.0%} of them cacheable),"
    )
    thinking = best_form.thinking_tokens
    thinks = f", with {thinking:,} tokens of thinking in each answer" if thinking else ""
    click.echo(f"${expected.cost(profile.prices):.2f} at its prices{thinks}.")
    click.echo(f"{window_check(line, expected, best_form)}\n")
    return True
