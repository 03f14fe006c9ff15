"""What a command says beside its work: warnings as one line each; more where it is asked for."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import rich_click as click
import structlog

from showrunner.errors import WrongParameter, suggest

LEVEL = "SHOWRUNNER_LOG"
"""The environment variable that says from which level on there are lines."""
LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_SECRET = ("password", "secret", "token", "key", "luck", "salt", "url", "address")

_DETAIL = re.compile(r"^(DETAIL: ).*$", re.MULTILINE)

Event = MutableMapping[str, Any]


def configure(verbose: bool = False) -> None:
    """Send log lines to stderr. Raises WrongParameter for a level that there is not."""
    name = os.environ.get(LEVEL, "").strip().lower()
    if name and name not in LEVELS:
        raise WrongParameter(f"{LEVEL}={name}", suggest(name, LEVELS))
    asked = verbose or bool(name)
    level = logging.DEBUG if verbose else LEVELS.get(name, logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.add_log_level,
            _keep if asked else _only_warnings,
            _without_secrets,
            *([structlog.processors.format_exc_info] if verbose else []),
            _without_rows,
            _line,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=_Stderr,
        cache_logger_on_first_use=False,
    )


def serve_logs() -> None:
    """Say what a server does: a line each on a terminal, JSON for whoever collects logs."""
    name = os.environ.get(LEVEL, "").strip().lower()
    reading = sys.stderr.isatty()
    for talkative in ("httpx2", "httpx", "openai"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            _without_secrets,
            *([] if reading else [structlog.processors.TimeStamper(fmt="iso", utc=True)]),
            structlog.processors.format_exc_info,
            _without_rows,
            _line if reading else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(name, logging.INFO)),
        logger_factory=_Stderr,
        cache_logger_on_first_use=True,
    )


class _Stderr:
    """Where lines go: to what stderr is when they come."""

    def __init__(self, *names: object) -> None:
        pass

    def msg(self, line: str) -> None:
        click.echo(line, err=True)

    debug = info = warning = error = critical = exception = msg


def _keep(logger: Any, method: str, event: Event) -> Event:
    return event


def _only_warnings(logger: Any, method: str, event: Event) -> Event:
    """Errors are what commands end with: they say them themselves."""
    if event["level"] != "warning":
        raise structlog.DropEvent
    return event


def _without_secrets(logger: Any, method: str, event: Event) -> Event:
    return {
        name: "…" if any(part in name.lower() for part in _SECRET) else value
        for name, value in event.items()
    }


def _without_rows(logger: Any, method: str, event: Event) -> Event:
    """A traceback without the rows that PostgreSQL quotes: they hold words and addresses."""
    if isinstance(trace := event.get("exception"), str):
        event["exception"] = _DETAIL.sub(r"\1…", trace)
    return event


def _line(logger: Any, method: str, event: Event) -> str:
    """`warning: commit failed (season abc, problem OperationalError)`."""
    event.pop("exc_info", None)
    level, said, trace = event.pop("level"), event.pop("event"), event.pop("exception", None)
    more = ", ".join(f"{name} {' '.join(str(value).split())}" for name, value in event.items())
    line = f"{level}: {said} ({more})" if more else f"{level}: {said}"
    return f"{line}\n{trace}" if trace else line
