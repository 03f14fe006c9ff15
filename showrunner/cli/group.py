"""The group of all commands: expected errors end in one message, without a traceback."""

from __future__ import annotations

import errno
import io
import sys
from typing import Any, NoReturn

import rich_click as click

from showrunner.cli.logs import configure
from showrunner.errors import Misused, RuleFault, ShowrunnerError

WRONG, RULES_FAILED, STOPPED = 2, 3, 130
"""Exit codes: wrong input, a bug in the rules, stopped with Ctrl-C."""


class Commands(click.RichGroup):
    """Runs a command; on an error prints a message and exits with its code."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, turning errors into messages and exit codes."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a name it cannot encode must not raise
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
                raise  # click exits quietly when the reader of a pipe has gone
            _end(WRONG, str(problem))
        except KeyboardInterrupt:
            click.echo("stopped", err=True)
            sys.exit(STOPPED)


def _end(code: int, message: str) -> NoReturn:
    click.echo(f"error: {message}", err=True)
    sys.exit(code)
