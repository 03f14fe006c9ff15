"""Traces go over the wire to the endpoint that the environment names."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from showrunner.cli.tracing import ENDPOINT_VARIABLE

SENDING = """
from showrunner.cli.tracing import set_up_tracing
from showrunner.store.season_writer import _tracer

set_up_tracing()
with _tracer.start_as_current_span("commit"):
    pass
"""
"""What a process of Showrunner does: it sets up traces, commits, and ends."""


@contextmanager
def receiver() -> Iterator[tuple[str, list[tuple[str, ExportTraceServiceRequest]]]]:
    """The URL of a little collector, and what it received, each with the path."""
    received = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if self.headers.get("Content-Encoding") == "gzip":
                body = gzip.decompress(body)
            received.append((self.path, ExportTraceServiceRequest.FromString(body)))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *terms: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Collector) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", received
        server.shutdown()


def test_spans_arrive_at_the_endpoint_before_the_process_ends() -> None:
    with receiver() as (url, received):
        environment = {**os.environ, ENDPOINT_VARIABLE: url}
        subprocess.run([sys.executable, "-c", SENDING], env=environment, check=True)
    ((path, request),) = received
    assert path == "/v1/traces"
    (resource,) = request.resource_spans
    attributes = {one.key: one.value.string_value for one in resource.resource.attributes}
    assert attributes["service.name"] == "showrunner"
    names = [span.name for scope in resource.scope_spans for span in scope.spans]
    assert names == ["commit"]


def test_without_an_endpoint_nothing_is_sent() -> None:
    environment = {name: one for name, one in os.environ.items() if name != ENDPOINT_VARIABLE}
    said = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", SENDING],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "opentelemetry.exporter" not in said.stderr
