"""The command line: one module a command."""

from __future__ import annotations

import rich_click as click

from showrunner.cli import cast, doctor, formats, play, replay, simulate, transcript
from showrunner.cli.group import Commands

__all__ = ["app"]


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    None, "--version", package_name="showrunner", message="%(package)s %(version)s"
)
def app() -> None:
    """Stage seasons of reality shows, played by language models, bots and people."""


for module in (play, replay, transcript, simulate, formats, cast, doctor):
    app.add_command(module.command)
