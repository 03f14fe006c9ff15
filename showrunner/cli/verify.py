"""`showrunner verify`: check a season's facts by an independent implementation of the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import rich_click as click

from showrunner.checking import Findings, check_facts_file, check_lines
from showrunner.cli.database import database_option, in_store, is_missing, short
from showrunner.cli.readable_season import is_id
from showrunner.running.fact_lines import fact_line
from showrunner.running.record_files import FACTS
from showrunner.settings import database_address
from showrunner.store import Store
from showrunner.store.season_file import fact_lines_of, is_season_file


@click.command("verify")
@click.argument("seasons", nargs=-1, metavar="[DIR|FILE|SEASON]…")
@click.option("--all", "everything", is_flag=True, help="Every stored season, archived ones too.")
@database_option
def command(seasons: tuple[str, ...], everything: bool, database: str | None) -> None:
    """Check that the facts of seasons add up, by code that shares nothing with the rules.

    Are ballots, points, food, counters, cards and roles conserved; was each fact told to those whom
    it is for?

    DIR is a season's folder, FILE its facts.jsonl or a file written by `export`. Exits with 1 if a
    rule is broken.
    """
    if everything == bool(seasons):
        raise click.UsageError("name the seasons to verify, or give --all")
    violations = 0
    for name, findings in _checked(seasons, database):
        click.echo(f"{name}: {findings}")
        for violation in findings.violations:
            click.echo(f"  {violation}")
        violations += len(findings.violations)
    if violations:
        sys.exit(1)


def _checked(seasons: tuple[str, ...], database: str | None) -> Iterator[tuple[str, Findings]]:
    """The findings for each of these seasons, or for all that are stored if none are named."""
    if not seasons:
        for season in in_store(database, _all_ids):
            yield _check_stored(season, database)
    for season in seasons:
        if is_id(season) and not is_missing(database_address(database)):
            yield _check_stored(season, database)
        else:
            yield season, _check_file(Path(season))


def _check_file(path: Path) -> Findings:
    if is_season_file(path):
        return check_lines(fact_lines_of(path), str(path))
    return check_facts_file(path / FACTS if path.is_dir() else path)


def _check_stored(season: str, database: str | None) -> tuple[str, Findings]:
    async def lines(store: Store) -> tuple[str, list[bytes]]:
        row = await store.seasons.find(season)
        told = await store.past.facts(row.id)
        return f"{short(row.id)} {row.title}", [fact_line(fact) for fact in told]

    name, facts = in_store(database, lines)
    return name, check_lines(facts, name)


async def _all_ids(store: Store) -> list[str]:
    return [row.id for row in await store.seasons.list(archived=True)]
