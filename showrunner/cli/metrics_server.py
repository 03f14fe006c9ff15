"""The pages of a worker for Prometheus and for health checks: `/metrics` and `/health`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, start_http_server

from showrunner.errors import WrongParameter

HEALTH: Final = "/health"


@contextmanager
def serving_metrics(
    address: str, registry: CollectorRegistry, problem: Callable[[], str | None]
) -> Iterator[str]:
    """Serve the pages at HOST:PORT meanwhile, from a thread; the value is their URL.

    `/health` says 503 and the `problem` while there is one. Port 0 is any free port. Raises
    WrongParameter for an address that cannot be used.
    """
    host, port = _host_and_port(address)
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as refused:
        right = "give an address of this machine, and a port at which nothing listens"
        raise WrongParameter(f"--metrics {address}: {refused.strerror}", right) from None
    metrics: Any = server.get_app()

    def pages(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if environ["PATH_INFO"] != HEALTH:
            return metrics(environ, start_response)  # type: ignore[no-any-return]
        why = problem()
        status = "200 OK" if why is None else "503 Service Unavailable"
        start_response(status, [("Content-Type", "text/plain; charset=utf-8")])
        return [f"{why or 'ok'}\n".encode()]

    server.set_app(pages)
    shown_host = f"[{host}]" if ":" in host else host
    try:
        yield f"http://{shown_host}:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _host_and_port(address: str) -> tuple[str, int]:
    right = "give HOST:PORT, such as 127.0.0.1:9464"
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise WrongParameter(f"--metrics {address}", right) from None
    if host is None or port is None or parts.netloc != address:
        raise WrongParameter(f"--metrics {address}", right)
    return host, port
