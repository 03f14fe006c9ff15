"""The command line: one module per command."""

from __future__ import annotations

import rich_click as click

from showrunner import __version__
from showrunner.cli.group import Commands

__all__ = ["app"]

GROUPS = {
    "Play": ("play", "resume", "serve", "worker", "watch", "simulate", "experiment", "mcp"),
    "Produce": ("order", "direct", "director", "fork", "futures"),
    "Read and check": (
        *("list", "transcript", "votes", "interviews", "swing", "ledger", "careers", "replay"),
        "verify",
    ),
    "Keep": ("export", "import", "archive", "delete", "erase", "prune", "db"),
    "Models": ("models", "costs", "prompt", "pen", "house-model"),
    "What is installed": ("formats", "cast", "doctor"),
}
"""The commands by the panel in which `--help` shows them."""


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "--version", message="showrunner %(version)s")
@click.option("--verbose", is_flag=True, help="Log more to stderr (or set SHOWRUNNER_LOG=info).")
def app(verbose: bool) -> None:
    """Stage seasons of reality shows, played by language models, bots and people."""


for title, names in GROUPS.items():
    app.add_panel(click.RichCommandPanel(title, list(names)))
    app.names.extend(names)
