"""A process that has only just started is read from by several threads at once."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from showrunner.files.season_files import load_season, settings

READ_BY_THREADS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from showrunner.store.codec import read_settings

THREADS = 6
all_ready = Barrier(THREADS)
body = sys.stdin.read()

def read(_):
    all_ready.wait()
    return read_settings(body, {}).title

sys.setswitchinterval(1e-5)
with ThreadPoolExecutor(THREADS) as threads:
    print(*set(threads.map(read, range(THREADS))))
"""


def test_threads_that_read_at_once_in_a_new_process_do_not_crash_it() -> None:
    body = msgspec.json.encode(settings(load_season("standard"))).decode()
    shown = subprocess.run(
        [sys.executable, "-c", READ_BY_THREADS],
        input=body,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (shown.returncode, shown.stdout) == (0, "Leeward\n"), shown.stderr
