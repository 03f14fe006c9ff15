"""Traces: set up where the environment says where they go, and nowhere else."""

from __future__ import annotations

import os
from typing import Final

from showrunner.errors import WrongParameter

ENDPOINT: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"


def set_up_tracing() -> None:
    """Send traces by OTLP over HTTP. Raises WrongParameter where what that takes is missing."""
    if not os.environ.get(ENDPOINT, "").strip():
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        right = "install the extra `tracing` as docs/models.md says, or leave it empty"
        raise WrongParameter(f"{ENDPOINT} is set, and nothing can send traces", right) from None
    from opentelemetry.trace import set_tracer_provider

    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: "showrunner"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    set_tracer_provider(provider)
