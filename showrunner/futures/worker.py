"""The process that plays futures: `python -m showrunner.futures.worker`, at low priority.

It reads a pickled job, and writes each outcome as a line of JSON as soon as it is known. Jobs come
from a process of this same program, which may be a server that drives seasons meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable

import msgspec

from showrunner.errors import FutureFailed, ShowrunnerError
from showrunner.futures.branches import Job, Played, outcomes_of, play_branches
from showrunner.futures.outcome import Outcome

NICENESS = 19
"""How far the process stays behind others, such as a live season: 19 is the most."""
STOPPED_BY_ERROR = 3
LONGEST_LINE = 1 << 24
"""Bytes of an outcome with its beats; asyncio's own limit is 64 kB."""


async def play(job: Job, progress: Callable[[int], None] = lambda done: None) -> list[Outcome]:
    """Play a job's branches in a process of their own; returns the outcomes in their order.

    `progress` is called with the number of outcomes so far. If the caller is cancelled, so is the
    process. Raises FutureFailed.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        str(NICENESS),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
    )
    assert process.stdin and process.stdout and process.stderr
    errors = asyncio.create_task(process.stderr.read())
    played: list[Played] = []
    try:
        process.stdin.write(pickle.dumps(job))
        process.stdin.close()
        async for line in process.stdout:
            played.append(msgspec.json.decode(line, type=Played))
            progress(len(played))
        status = await process.wait()
        if status:
            said = (await errors).decode(errors="replace").strip().splitlines()
            raise FutureFailed(said[-1] if said else f"its process ended with status {status}")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await errors
    return outcomes_of(played)


def main() -> int:
    """Play the job that comes in on stdin, at the priority in the first argument."""
    os.nice(int(sys.argv[1]))
    job = pickle.load(sys.stdin.buffer)  # written by `play`
    try:
        for played in play_branches(job):
            sys.stdout.buffer.write(msgspec.json.encode(played) + b"\n")
            sys.stdout.buffer.flush()
    except ShowrunnerError as problem:
        print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
        return STOPPED_BY_ERROR
    return 0


if __name__ == "__main__":
    sys.exit(main())
