"""The command's group: every error that is raised on purpose ends as one message, never a trace."""

from __future__ import annotations

import errno
import io
import sys
from typing import Any, NoReturn

import rich_click as click

from showrunner.cli.logs import configure
from showrunner.errors import Misused, RuleFault, ShowrunnerError

WRONG, RULES_FAILED, STOPPED = 2, 3, 130
"""Exit codes: something given was wrong, the rules have a bug, stopped with Ctrl-C."""


class Commands(click.RichGroup):
    """Runs a command and says what was wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a name that it cannot show ends no season
        try:
            configure(bool(ctx.params.get("verbose")))
            return super().invoke(ctx)
        except Misused:
            raise  # its traceback says where
        except RuleFault as fault:
            report = "This is a bug in the rules: please report it, with the command and the seed."
            _end(RULES_FAILED, f"{fault}\n{report}")
        except ShowrunnerError as problem:
            _end(WRONG, str(problem))
        except OSError as problem:
            if problem.errno == errno.EPIPE:
                raise  # click ends quietly where nobody reads on
            _end(WRONG, str(problem))
        except KeyboardInterrupt:
            click.echo("stopped", err=True)
            sys.exit(STOPPED)


def _end(code: int, message: str) -> NoReturn:
    click.echo(f"error: {message}", err=True)
    sys.exit(code)
