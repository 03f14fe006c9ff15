"""llama.cpp's own server in a process of its own, with a model of random weights.

Run as a module it serves the model of a file: its arguments are the path and the context.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.outside.random_model import write_model

SLOTS = 2
"""How many requests it answers at once; each has a context of its own."""


@contextmanager
def llama_server(folder: Path, context: int) -> Iterator[str]:
    """The base URL of a server with this many tokens of context for each request."""
    path = folder / "random.gguf"
    write_model(path)
    command = [sys.executable, "-m", __name__, str(path), str(context)]
    with (folder / "llama.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            assert address, (folder / "llama.log").read_text(errors="replace")[-2000:]
            yield f"{address}/v1"
        finally:
            process.kill()
            process.communicate()


def serve(path: str, context: int) -> None:
    """Serve until the standard input ends."""
    import xllamacpp

    parameters = xllamacpp.CommonParams()
    parameters.model.path = path
    parameters.n_ctx = SLOTS * context
    parameters.n_parallel = SLOTS
    parameters.kv_unified = False
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    parameters.warmup = False
    parameters.verbosity = 1
    for processors in (parameters.cpuparams, parameters.cpuparams_batch):
        processors.n_threads = 1
    server = xllamacpp.Server(parameters)
    print(server.listening_address, flush=True)
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
