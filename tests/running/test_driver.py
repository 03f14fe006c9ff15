"""Whether the driver of a season is still alive."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime, timedelta
from typing import NamedTuple

import pytest

from showrunner.errors import SeasonDriven
from showrunner.running.driver import SILENT_SECONDS, driver_name, refuse_driven
from showrunner.store.models import now


class Row(NamedTuple):
    """What the store knows of a season's driver."""

    driver: str | None
    driven_at: datetime | None
    id: str = "season"


def row(driver: str | None, silent: float = 0.0) -> Row:
    """A season whose driver last gave a sign of life this number of seconds ago."""
    return Row(driver, now() - timedelta(seconds=silent))


def elsewhere() -> str:
    """A driver on another machine, with the number of a process that runs here."""
    return f"somewhere-else:{os.getpid()}:abcdef"


def test_every_driver_has_a_name_of_its_own() -> None:
    assert driver_name() != driver_name()
    machine, process, _ = driver_name().rsplit(":", 2)
    assert machine
    assert int(process) == os.getpid()


def test_a_season_that_nobody_drives_can_be_driven() -> None:
    refuse_driven(row(None))


@pytest.mark.parametrize("silent", [0.0, SILENT_SECONDS * 2])
def test_a_process_of_this_machine_that_runs_is_alive(silent: float) -> None:
    machine = driver_name().rsplit(":", 2)[0]
    name = f"{machine}:{os.getppid()}:abcdef"
    with pytest.raises(SeasonDriven, match=name) as driven:
        refuse_driven(row(name, silent))
    assert driven.value.season == "season"


def test_who_had_this_process_s_number_before_it_began_is_gone() -> None:
    refuse_driven(row(driver_name(), silent=1e6))
    with pytest.raises(SeasonDriven):
        refuse_driven(row(driver_name()))


def test_a_process_of_another_user_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_allowed(process: int, signal: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "kill", not_allowed)
    with pytest.raises(SeasonDriven):
        refuse_driven(row(driver_name()))


def test_a_process_of_this_machine_that_has_ended_is_gone() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    machine = driver_name().rsplit(":", 2)[0]
    refuse_driven(row(f"{machine}:{ended.pid}:abcdef"))


def test_another_machine_is_alive_until_it_is_silent_for_long() -> None:
    with pytest.raises(SeasonDriven):
        refuse_driven(row(elsewhere(), SILENT_SECONDS / 2))
    refuse_driven(row(elsewhere(), SILENT_SECONDS * 2))


def test_a_machines_name_may_hold_anything() -> None:
    with pytest.raises(SeasonDriven):
        refuse_driven(row(f"fe80::1:{os.getpid()}:abcdef"))
