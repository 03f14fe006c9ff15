"""Who drives a season: how a process is named in the store, and whether it is still alive."""

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
"""After so long without a word a driver on another machine is taken for gone."""
STILL_SECONDS = 600.0
"""After so long even one of this machine, though a process of its number runs."""
_BEGAN = now()


def driver_name(mark: str = "") -> str:
    """This process, as others can look for it: machine, process, and a mark of its own."""
    return f"{_machine()}:{os.getpid()}:{mark}{uuid4().hex[:6]}"


def refuse_driven(row: Any) -> None:
    """Raise SeasonDriven where another process drives the season of this row and is alive."""
    if row.driver is not None and _alive(row):
        raise SeasonDriven(row.id, row.driver)


def has_ended(driver: str) -> bool:
    """Whether the process of this driver ran on this machine and runs no more."""
    machine, process, _ = driver.rsplit(":", 2)
    return machine == _machine() and not _runs(int(process))


@cache
def _machine() -> str:
    """This machine, and where the system tells it the space in which process numbers are unique.

    Containers may share a host's name, and each has its own process 1.
    """
    try:
        space = os.stat("/proc/self/ns/pid").st_ino
    except OSError:
        return socket.gethostname()
    return f"{socket.gethostname()}/{space}"


def _alive(row: Any) -> bool:
    machine, process, _ = row.driver.rsplit(":", 2)
    silent = now() - row.driven_at
    if machine == _machine():
        if int(process) == os.getpid() and row.driven_at < _BEGAN:
            return False  # another had this process's number before
        return _runs(int(process)) and silent < timedelta(seconds=STILL_SECONDS)
    return bool(silent < timedelta(seconds=SILENT_SECONDS))


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
