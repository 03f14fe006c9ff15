"""Names of drivers: how a process that drives seasons is named, and whether it is still alive."""

from __future__ import annotations

import os
import socket
from datetime import timedelta
from functools import cache
from typing import Any
from uuid import uuid4

from showrunner.errors import SeasonDriven
from showrunner.store.models import now

SILENT_SECONDS = 20.0
"""How long after its last sign of life a driver on another machine counts as ended."""
LOCAL_SILENT_SECONDS = 600.0
"""The same for a driver on this machine while a process with its id is running."""
_STARTED_AT = now()


def driver_name(mark: str = "") -> str:
    """A unique name for a driver in this process: machine, process id, and a mark."""
    return f"{_machine()}:{os.getpid()}:{mark}{uuid4().hex[:6]}"


def refuse_driven(row: Any) -> None:
    """Raise SeasonDriven if another process drives the season of this row and is alive."""
    if row.driver is not None and _is_alive(row):
        raise SeasonDriven(row.id, row.driver)


def is_driven_by_others(row: Any, mark: str) -> bool:
    """Whether the season of this row has a live driver without this mark in its name."""
    return row.driver is not None and mark not in row.driver and _is_alive(row)


def has_ended(driver: str) -> bool:
    """Whether this driver's process is known to have ended, because it ran on this machine."""
    machine, process, _ = driver.rsplit(":", 2)
    return machine == _machine() and not _is_running(int(process))


@cache
def _machine() -> str:
    """This machine's name, with its namespace of process ids if there is one.

    Containers may share a host name, and each has its own process 1.
    """
    try:
        namespace = os.stat("/proc/self/ns/pid").st_ino
    except OSError:
        return socket.gethostname()
    return f"{socket.gethostname()}/{namespace}"


def _is_alive(row: Any) -> bool:
    machine, process, _ = row.driver.rsplit(":", 2)
    silent = now() - row.driven_at
    if machine == _machine():
        if int(process) == os.getpid() and row.driven_at < _STARTED_AT:
            return False  # an earlier process had the id of this one
        return _is_running(int(process)) and silent < timedelta(seconds=LOCAL_SILENT_SECONDS)
    return bool(silent < timedelta(seconds=SILENT_SECONDS))


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
