"""Logging of the commands: warnings as one line each, more on request; JSON for a server."""

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

LEVEL_VARIABLE = "SHOWRUNNER_LOG"
"""The environment variable with the lowest level that is logged."""
LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_SECRET_KEY_PARTS = ("password", "secret", "token", "key", "luck", "salt", "url", "address")

_POSTGRESQL_DETAIL = re.compile(r"^(DETAIL: ).*$", re.MULTILINE)

Event = MutableMapping[str, Any]


def configure(verbose: bool = False) -> None:
    """Send log lines to stderr. Raises WrongParameter for an unknown level."""
    name = os.environ.get(LEVEL_VARIABLE, "").strip().lower()
    if name and name not in LEVELS:
        raise WrongParameter(f"{LEVEL_VARIABLE}={name}", suggest(name, LEVELS))
    level_given = verbose or bool(name)
    level = logging.DEBUG if verbose else LEVELS.get(name, logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.add_log_level,
            *([] if level_given else [_only_warnings]),
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
    """Log what a server does: plain lines on a terminal, otherwise JSON for a log collector."""
    name = os.environ.get(LEVEL_VARIABLE, "").strip().lower()
    on_terminal = sys.stderr.isatty()
    for library in ("httpx2", "httpx", "openai"):
        logging.getLogger(library).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            _without_secrets,
            *([] if on_terminal else [structlog.processors.TimeStamper(fmt="iso", utc=True)]),
            structlog.processors.format_exc_info,
            _without_rows,
            _line if on_terminal else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(name, logging.INFO)),
        logger_factory=_Stderr,
        cache_logger_on_first_use=True,
    )


class _Stderr:
    """Writes log lines to the stderr of the moment, which tests replace."""

    def __init__(self, *names: object) -> None:
        pass

    def msg(self, line: str) -> None:
        click.echo(line, err=True)

    debug = info = warning = error = critical = exception = msg


def _only_warnings(logger: Any, method: str, event: Event) -> Event:
    """Drop all but warnings: a command prints its own error when it exits."""
    if event["level"] != "warning":
        raise structlog.DropEvent
    return event


def _without_secrets(logger: Any, method: str, event: Event) -> Event:
    return {
        name: "…" if any(part in name.lower() for part in _SECRET_KEY_PARTS) else value
        for name, value in event.items()
    }


def _without_rows(logger: Any, method: str, event: Event) -> Event:
    """Remove rows that PostgreSQL quotes in tracebacks: they contain texts and addresses."""
    if isinstance(trace := event.get("exception"), str):
        event["exception"] = _POSTGRESQL_DETAIL.sub(r"\1…", trace)
    return event


def _line(logger: Any, method: str, event: Event) -> str:
    """Render an event as `warning: commit failed (season abc, problem OperationalError)`."""
    event.pop("exc_info", None)
    level, message, trace = event.pop("level"), event.pop("event"), event.pop("exception", None)
    fields = ", ".join(f"{name} {' '.join(str(value).split())}" for name, value in event.items())
    line = f"{level}: {message} ({fields})" if fields else f"{level}: {message}"
    return f"{line}\n{trace}" if trace else line
