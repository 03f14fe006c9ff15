"""Makes tools out of the API's description (OpenAPI)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from showrunner.mcp_server.selection import GIVE_ORDER, ROUTES

PREFIX: Final = "/api/v1"
ORDER: Final = "order_"
"""What the names of the tools for single orders begin with."""
BODY: Final = "body"
"""The argument that is the whole body, where its fields cannot stand beside the path's."""
_REF: Final = "#/components/schemas/"
_DEFS: Final = "#/$defs/"

Schema = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Tool:
    """A route of the API as a tool: `schema` is for all its arguments, wherever they are sent.

    `filled` are arguments that are always the same and are not in the schema, such as the season.
    `whole` is the name under which all given arguments are put into the body, except `beside`.
    If the path and the body have a name in common, the body is one argument (`nested`).
    """

    name: str
    title: str
    description: str
    method: str
    path: str
    schema: Schema
    query: frozenset[str]
    filled: Mapping[str, Any] = field(default_factory=dict)
    whole: str | None = None
    beside: frozenset[str] = frozenset()
    nested: bool = False

    @property
    def reads(self) -> bool:
        """Whether the tool changes nothing."""
        return self.method == "GET"

    @property
    def open_path(self) -> str:
        """The path with what is filled in; other parameters stay in braces."""
        path = self.path
        for name, value in self.filled.items():
            path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
        return path

    def request(self, given: Mapping[str, Any]) -> tuple[str, dict[str, str], dict[str, Any]]:
        """The path, query and body that these arguments make. Raises KeyError if one is missing."""
        terms = {**given}
        if self.whole is not None:
            inner = {name: value for name, value in terms.items() if name not in self.beside}
            terms = {name: terms[name] for name in self.beside & set(terms)} | {self.whole: inner}
        terms |= self.filled
        path = self.path
        for name in _names_in(self.path):
            path = path.replace(f"{{{name}}}", quote(str(terms.pop(name)), safe=""))
        query = {name: _query_word(terms.pop(name)) for name in self.query & set(terms)}
        return path, query, terms.get(BODY, {}) if self.nested else terms


def tools_of(
    description: Mapping[str, Any], role: str, season: str | None, orders: list[Schema]
) -> dict[str, Tool]:
    """The tools of a role, by name. With a `season`, all tools are about this one.

    `orders` are the orders of the season's game, with their schemas: each becomes a tool.
    """
    tools = {}
    for name, route in ROUTES.get(role, {}).items():
        method, _, path = route.partition(" ")
        tools[name] = _tool(description, name, method, path, season)
    if GIVE_ORDER in tools and season is not None:
        give = tools[GIVE_ORDER]
        tools |= {one.name: one for one in _order_tools(give, orders)}
    return tools


def _tool(
    description: Mapping[str, Any], name: str, method: str, path: str, season: str | None
) -> Tool:
    operation = description["paths"][PREFIX + path][method.lower()]
    schemas = description["components"]["schemas"]
    filled = {} if season is None or "{season}" not in path else {"season": season}
    properties: Schema = {}
    required: list[str] = []
    query = set()
    for parameter in operation.get("parameters", ()):
        word = parameter["name"]
        if parameter["in"] == "header" or word in filled:
            continue
        words = {"description": parameter["description"]} if "description" in parameter else {}
        properties[word] = parameter["schema"] | words
        required += [word] if parameter.get("required") else []
        query |= {word} if parameter["in"] == "query" else set()
    body = _body(operation, schemas)
    nested = not set(_names_in(path)).isdisjoint(body.get("properties", {}))
    if nested:
        properties[BODY] = body
        required.append(BODY)
    else:
        properties |= body.get("properties", {})
        required += body.get("required", [])
    return Tool(
        name=name,
        title=operation["summary"],
        description=operation.get("description") or operation["summary"],
        method=method,
        path=path,
        schema=_with_definitions(properties, required, schemas),
        query=frozenset(query),
        filled=filled,
        nested=nested,
    )


def _order_tools(give: Tool, orders: list[Schema]) -> Iterator[Tool]:
    """A tool for each order that can be given before the season's end."""
    for order in orders:
        yield Tool(
            name=ORDER + order["name"],
            title=order["title"],
            description=order["description"],
            method=give.method,
            path=give.path,
            schema=order["terms"],
            query=frozenset(),
            filled={**give.filled, "order": order["name"]},
            whole="terms",
            beside=frozenset({"when"}),
        )


def _body(operation: Mapping[str, Any], schemas: Mapping[str, Any]) -> Schema:
    """The schema of a route's body, which is always an object; empty if it has none."""
    content = operation.get("requestBody", {}).get("content", {})
    reference = content.get("application/json", {}).get("schema", {}).get("$ref", "")
    body: Schema = schemas.get(reference.removeprefix(_REF), {})
    return body


def _with_definitions(
    properties: Schema, required: list[str], schemas: Mapping[str, Any]
) -> Schema:
    """The schema of an object with these properties, which holds all that it refers to."""
    schema: Schema = {
        "type": "object",
        "properties": _local(properties),
        "required": required,
        "additionalProperties": False,
    }
    needed: dict[str, Schema] = {}
    open_names = list(_references(properties))
    while open_names:
        name = open_names.pop()
        if name not in needed:
            needed[name] = _local(schemas[name])
            open_names += _references(schemas[name])
    return schema | ({"$defs": needed} if needed else {})


def _references(schema: Any) -> Iterator[str]:
    """The names of the shared schemas that a schema refers to."""
    if isinstance(schema, dict):
        if isinstance(reference := schema.get("$ref"), str):
            yield reference.removeprefix(_REF)
        for part in schema.values():
            yield from _references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _references(part)


def _local(schema: Any) -> Any:
    """The schema with its references pointing to `$defs`."""
    if isinstance(schema, dict):
        return {name: _local(part) for name, part in schema.items()}
    if isinstance(schema, list):
        return [_local(part) for part in schema]
    return schema.replace(_REF, _DEFS) if isinstance(schema, str) else schema


def _names_in(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]


def _query_word(value: Any) -> str:
    """A value as it is written into a query."""
    return str(value).lower() if isinstance(value, bool) else str(value)
