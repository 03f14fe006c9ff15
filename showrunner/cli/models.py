"""`showrunner models`: list the model profiles that are set up here, and check that they work."""

from __future__ import annotations

import asyncio
import sys

import rich_click as click

from showrunner.cli.common import cast_option, console, table
from showrunner.errors import UnknownName
from showrunner.files.season_files import load_season, settings
from showrunner.formats.settings import SeasonSettings
from showrunner.players.llm.profile import Profile
from showrunner.running.models import Models
from showrunner.running.probing import CheckedModel, check_model
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

    Bots rehearse the season with prompts that fit the model's window: its longest prompt is shown,
    and what had to be left out.

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
    made = settings(plan, cast_size)
    seed = plan.seed or "check"
    if not asyncio.run(_check(models, profiles or tuple(models.fixed), made, seed)):
        sys.exit(1)


async def _check(
    models: Models, names: tuple[str, ...], settings: SeasonSettings, seed: str
) -> bool:
    works = True
    try:
        for name in names:
            line = models.lines.line(name)
            checked = await check_model(line, models.lines.templates.now, settings, seed)
            works = _report(line.profile, checked, settings.title) and works
    finally:
        await models.lines.close()
    return works


def _report(profile: Profile, checked: CheckedModel, title: str) -> bool:
    """Print what a profile's probes found; return whether any form of asking works."""
    out = console()
    rows = table(
        "form", ">valid", ">of", ">median s", ">prompt tokens", ">answer tokens", ">thinking",
        "what went wrong",
        title=f"{profile.player}: {profile.model or 'the only model'} at {profile.base_url}",
    )  # fmt: skip
    for form in checked.probes:
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
    best, season = checked.best, checked.season
    if best is None:
        click.echo(f"{profile.name} does not work: no form of asking gave valid answers.\n")
        return False
    click.echo(f'{profile.name} works: rung = "{best.rung}" is the strictest form that works.')
    calls = f"about {season.calls} calls and {season.prompt_tokens:,} prompt tokens"
    cached = season.cached_tokens / max(1, season.prompt_tokens)
    click.echo(f"A season like {title!r}: {calls} ({cached:.0%} of them cacheable),")
    thinking = best.thinking_tokens
    thinks = f", with {thinking:,} tokens of thinking in each answer" if thinking else ""
    click.echo(f"${season.cost(profile.prices):.2f} at its prices{thinks}.")
    click.echo(f"{checked.window}\n")
    return True
