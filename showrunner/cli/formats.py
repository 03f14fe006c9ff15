"""`showrunner formats`: the installed games, and what can be set and ordered in each."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec
import rich_click as click
from rich.console import Console

from showrunner.cli.common import console, table
from showrunner.files.order_schemas import order_schemas
from showrunner.files.term_types import alternatives, term_types
from showrunner.formats.format import Format, format_names, load_format
from showrunner.players.casting import bot_names
from showrunner.players.director import director_names


@click.command("formats")
@click.argument("name", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@click.option(
    "--orders", "only_orders", is_flag=True, help="Print NAME's orders as JSON schemas, for models."
)
def command(name: str | None, as_json: bool, only_orders: bool) -> None:
    """List the formats; with NAME its parameters, orders, decisions and bots."""
    out = console()
    if name is not None:
        format = load_format(name)
        if only_orders:
            click.echo(json.dumps(order_schemas(format), indent=2, ensure_ascii=False))
            return
        if as_json:
            click.echo(json.dumps(described(format), indent=2, ensure_ascii=False))
        else:
            _show(out, format)
        return
    if only_orders:
        raise click.UsageError("--orders needs the NAME of a format")
    formats = [load_format(known) for known in format_names()]
    if as_json:
        click.echo(json.dumps([_summary(format) for format in formats], indent=2))
        return
    rows = table("format", "title", ">version", "castaways")
    for format in formats:
        size = f"{format.fewest} to {format.most}"
        rows.add_row(format.name, format.title, str(format.version), size)
    out.print(rows)


def _summary(format: Format) -> dict[str, Any]:
    return {
        "name": format.name,
        "title": format.title,
        "version": format.version,
        "fewest": format.fewest,
        "most": format.most,
    }


def described(format: Format) -> dict[str, Any]:
    """Everything that can be set and done in a format, as plain data."""
    parameters = {
        name: {
            "default": msgspec.to_builtins(declared.default),
            "values": declared.field.words(),
            "unit": declared.setting.unit,
            "boundary": declared.setting.boundary,
            "rule": declared.setting.rule,
            "help": declared.setting.help,
        }
        for name, declared in format.parameters.declared().items()
    }
    orders = {
        order.name: {
            "help": _first_line(order),
            "terms": term_types(order),
            "tables": alternatives(order),
        }
        for order in format.orders
    }
    return {
        **_summary(format),
        "phases": list(format.phases),
        "parameters": parameters,
        "orders": orders,
        "decisions": dict(format.decisions),
        "claims": {name: claim.help for name, claim in format.claims.items()},
        "suggested_questions": msgspec.to_builtins(format.suggested_questions),
        "bots": bot_names(format),
        "directors": director_names(format),
    }


def _first_line(kind: type) -> str:
    return (inspect.getdoc(kind) or "").partition("\n")[0]


def _terms_as_lines(terms: dict[str, str]) -> str:
    return "\n".join(f"{term}: {words}" for term, words in terms.items()) or "none"


def _show(out: Console, format: Format) -> None:
    data = described(format)
    out.print(f"{format.title} ({format.name}, version {format.version})", style="bold")
    out.print(f"{format.fewest} to {format.most} castaways; each round: {', '.join(format.phases)}")
    rows = table(
        "parameter", "default", "values", "unit", "until", "what it is", title="Parameters"
    )
    for name, entry in data["parameters"].items():
        default = json.dumps(entry["default"])
        help = f"{entry['help']} ({entry['rule']})"
        rows.add_row(name, default, entry["values"], entry["unit"], entry["boundary"], help)
    out.print(rows)
    rows = table("order", "what it does", "terms", title="Orders")
    for name, entry in data["orders"].items():
        rows.add_row(name, entry["help"], _terms_as_lines(entry["terms"]))
        for table_name, terms in entry["tables"].items():
            rows.add_row("", f"  {table_name}", _terms_as_lines(terms))
    out.print(rows)
    rows = table("decision", "what it decides", title="Decisions")
    for name, help in data["decisions"].items():
        rows.add_row(name, help)
    out.print(rows)
    if data["claims"]:
        rows = table("claim", "what is claimed in an interview", title="Claims")
        for name, help in data["claims"].items():
            rows.add_row(name, help)
        out.print(rows)
    out.print(f"Bots: {', '.join(data['bots'])}")
    out.print(f"Directors: {', '.join(data['directors']) or 'none'}")
