"""`showrunner cast`: the castaways in the library."""

from __future__ import annotations

import rich_click as click
from rich.padding import Padding

from showrunner.cli.common import console, table
from showrunner.errors import UnknownName
from showrunner.files.cast_files import library
from showrunner.formats.settings import Castaway


@click.command("cast")
@click.argument("castaway", metavar="[ID]", required=False)
def command(castaway: str | None) -> None:
    """List the castaways, or show one in full."""
    people = {person.id: person for person in library()}
    if castaway is None:
        listed = table("id", "name", ">age", "archetype", "work", "home")
        for person in people.values():
            row = (person.id, person.full_name, str(person.age), person.archetype)
            listed.add_row(*row, person.work, person.home)
        console().print(listed)
        return
    if castaway not in people:
        raise UnknownName("castaway", castaway, people)
    _show(people[castaway])


def _show(person: Castaway) -> None:
    out = console()
    out.print(f"{person.full_name}, {person.age}, {person.work}, {person.home}", style="bold")
    out.print(f"{person.id} · {person.archetype}\n")
    for title in ("biography", "temperament", "voice", "wants", "goal"):
        out.print(title, style="bold")
        out.print(Padding(getattr(person, title), (0, 0, 1, 2)))
    for title in ("phrases", "images"):
        out.print(title, style="bold")
        for line in getattr(person, title):
            out.print(f"  {line}")
        out.print()
