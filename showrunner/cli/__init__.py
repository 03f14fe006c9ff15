"""The command line: one module per command."""

from __future__ import annotations

import rich_click as click

from showrunner import __version__
from showrunner.cli import (
    archive,
    careers,
    cast,
    costs,
    db,
    delete,
    direct,
    doctor,
    erase,
    experiment,
    export,
    fork,
    formats,
    futures,
    house_model,
    import_season,
    interviews,
    ledger,
    list_seasons,
    mcp,
    models,
    order,
    pen,
    play,
    prompt,
    prune,
    replay,
    resume,
    serve,
    simulate,
    swing,
    transcript,
    verify,
    votes,
    watch,
    worker,
)
from showrunner.cli.group import Commands

__all__ = ["app"]

GROUPS = {
    "Play": (play, resume, serve, worker, watch, simulate, experiment, mcp),
    "Produce": (order, direct, fork, futures),
    "Read and check": (
        *(list_seasons, transcript, votes, interviews, swing, ledger, careers, replay, verify),
    ),
    "Keep": (export, import_season, archive, delete, erase, prune, db),
    "Models": (models, costs, prompt, pen, house_model),
    "What is installed": (formats, cast, doctor),
}
"""The commands by the panel in which `--help` shows them."""


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "--version", message="showrunner %(version)s")
@click.option("--verbose", is_flag=True, help="Log more to stderr (or set SHOWRUNNER_LOG=info).")
def app(verbose: bool) -> None:
    """Stage seasons of reality shows, played by language models, bots and people."""


for title, modules in GROUPS.items():
    app.add_panel(click.RichCommandPanel(title, [str(module.command.name) for module in modules]))
    for module in modules:
        app.add_command(module.command)
