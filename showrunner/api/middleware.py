"""Middleware for every request: its id, security headers, metrics, span, and a log line."""

from __future__ import annotations

import time
from typing import Any

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from opentelemetry import trace
from opentelemetry.trace import Span, SpanKind

from showrunner.api.inputs import ENTRY_KEY
from showrunner.api.metrics import Metrics
from showrunner.api.problems import request_id

log = structlog.get_logger()
_tracer = trace.get_tracer("showrunner.api")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Pages load nothing from other servers, and have no inline scripts or styles."""
SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Content-Security-Policy": POLICY,
}


async def put_headers(message: Message, scope: Scope) -> None:
    """Add the headers of every response, also if no route matches."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers.setdefault(name, value)
        headers["X-Request-ID"] = request_id(scope)


class RequestMiddleware(ASGIMiddleware):
    """Logs and measures every request: only route, ids and status, no secrets or texts."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, with its id in the log's context."""
        began = time.perf_counter()
        status = 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _count(scope, status, time.perf_counter() - began)
            await send(message)

        number = request_id(scope)
        with (
            structlog.contextvars.bound_contextvars(request=number, **{ENTRY_KEY: None}),
            _tracer.start_as_current_span(
                "request",
                kind=SpanKind.SERVER,
                record_exception=False,  # it may quote secrets
                set_status_on_exception=False,
            ) as span,
        ):
            await next_app(scope, receive, sent)
            if span.is_recording():
                _describe(span, scope, status)
            log.info(
                "request",
                request=number,
                method=scope.get("method"),
                route=_route(scope),
                season=_parameters(scope).get("season"),
                entry=structlog.contextvars.get_contextvars().get(ENTRY_KEY),
                status=status,
                milliseconds=round((time.perf_counter() - began) * 1000, 1),
            )


def _describe(span: Span, scope: Scope, status: int) -> None:
    method, route = str(scope.get("method")), _route(scope)
    span.update_name(f"{method} {route}")
    span.set_attributes(
        {
            "http.request.method": method,
            "http.route": route,
            "http.response.status_code": status,
            "showrunner.season": str(_parameters(scope).get("season", "")),
        }
    )


def _count(scope: Scope, status: int, seconds: float) -> None:
    metrics: Metrics = scope["litestar_app"].state.metrics
    metrics.requests.labels(str(scope.get("method")), _route(scope), str(status)).observe(seconds)


def _route(scope: Scope) -> str:
    """The route's pattern; the actual path may contain secrets, or have endless variants."""
    return str(scope.get("path_template") or "unknown")


def _parameters(scope: Scope) -> dict[str, Any]:
    parameters: Any = scope.get("path_params") or {}
    return dict(parameters)
