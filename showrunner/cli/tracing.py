"""OpenTelemetry traces: set up only if the environment names an endpoint for them."""

from __future__ import annotations

import os
from typing import Final

from showrunner.errors import WrongParameter

ENDPOINT_VARIABLE: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"


def set_up_tracing() -> None:
    """Send traces by OTLP over HTTP. Raises WrongParameter if the exporter is not installed."""
    if not os.environ.get(ENDPOINT_VARIABLE, "").strip():
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        right = "install the extra `tracing` (showrunner-seasons[tracing]), or unset it"
        wrong = f"{ENDPOINT_VARIABLE} is set, but the trace exporter is not installed"
        raise WrongParameter(wrong, right) from None
    from opentelemetry.trace import set_tracer_provider

    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: "showrunner"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    set_tracer_provider(provider)
