"""A pool of worker processes that ignore Ctrl-C and end with the process that started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any

from showrunner.running.collector import relieve_collector


@contextmanager
def process_pool(
    workers: int, start: Callable[..., None], given: tuple[Any, ...]
) -> Iterator[Executor]:
    """A pool of this many processes; each calls `start` with what is given first.

    At the end of the block, what has not begun is not done any more.
    """
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _start_worker, (start, given))
    try:
        with _ignore_interrupts():
            pool.submit(os.getpid)  # this starts all processes
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ignore_interrupts() -> Iterator[None]:
    """Let workers that are started in this context ignore Ctrl-C, which their caller handles."""
    if current_thread() is not main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _start_worker(start: Callable[..., None], given: tuple[Any, ...]) -> None:
    start(*given)
    relieve_collector()
    Thread(target=_end_with_caller, daemon=True).start()


def _end_with_caller() -> None:
    """End this worker if its caller is killed; otherwise it would wait for work for ever."""
    caller = parent_process()
    if caller is not None:
        caller.join()
        os._exit(1)
