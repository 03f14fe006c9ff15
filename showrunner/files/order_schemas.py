"""JSON schemas of all orders, with their docs, for programs and models that give them (DS-9.1)."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from showrunner.formats.format import Format
from showrunner.formats.orders import ProducerOrder, TouchingOrder
from showrunner.formats.schedule import When
from showrunner.formats.wording import capital
from showrunner.kernel import Text


def order_schemas(format: Format) -> list[dict[str, Any]]:
    """Every order of a format: its name and title, what it does, and the schema of its terms.

    The terms of every order include `when`, which schedules it for later.
    """
    return [
        {
            "name": order.name,
            "description": inspect.getdoc(order) or "",
            "title": order.page_title or capital(order.name.replace("_", " ")),
            "touches": _touches(order),
            "after_end": order.after_end,
            "terms": _schema(order),
        }
        for order in format.orders
    ]


def _touches(order: type[Any]) -> bool | None:
    """Whether the order makes a season "produced"; None if that depends on its terms."""
    if issubclass(order, TouchingOrder):
        return True
    return False if order.touches is ProducerOrder.touches else None


def _schema(order: type[Any]) -> dict[str, Any]:
    (schema, when), defs = msgspec.json.schema_components(
        [order, When], schema_hook=_text_schema, ref_template="#/$defs/{name}"
    )
    own = defs.pop(schema["$ref"].rpartition("/")[2])
    own["properties"]["when"] = when
    for part in (own, *defs.values()):
        part["description"] = inspect.cleandoc(part.get("description", ""))
    return {**own, "$defs": defs}


def _text_schema(kind: type) -> dict[str, Any]:
    if kind is Text:
        return {"type": "string"}
    raise NotImplementedError
