"""The group of all commands: expected errors end in one message, without a traceback."""

from __future__ import annotations

import errno
import io
import sys
from importlib import import_module
from typing import Any, Final, NoReturn

import rich_click as click
from typing_extensions import override

from showrunner.cli.logs import configure
from showrunner.errors import Misused, RuleFault, ShowrunnerError, suggest

WRONG, RULES_FAILED, STOPPED = 2, 3, 130
"""Exit codes: wrong input, a bug in the rules, stopped with Ctrl-C."""


_MODULES: Final = {"list": "list_seasons", "import": "import_season"}
"""The modules of commands that cannot have the command's own name."""


class Commands(click.RichGroup):
    """Runs a command; on an error prints a message and exits with its code.

    A command's module is imported when the command is used: importing all of them takes seconds.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Make a group without commands; `names` takes them."""
        super().__init__(*args, **settings)
        self.names: list[str] = []

    @override
    def list_commands(self, ctx: click.Context) -> list[str]:
        return self.names

    @override
    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self.names and not name.startswith("-"):
            ctx.fail(f"there is no command {name!r}; {suggest(name, self.names)}")
        return super().resolve_command(ctx, args)

    @override
    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.names:
            return None
        module = _MODULES.get(cmd_name, cmd_name.replace("-", "_"))
        command: click.Command = import_module(f"showrunner.cli.{module}").command
        return command

    @override
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
