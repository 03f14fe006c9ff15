"""Describe the types of an order's terms in words, and find the type at a key path."""

from __future__ import annotations

import msgspec.inspect as kinds
from msgspec import Struct

from showrunner.files.toml_lines import KeyPath


def term_types(order: type[Struct]) -> dict[str, str]:
    """The terms that an order takes, each with its type in words."""
    return _types_by_key(kinds.type_info(order))


def alternatives(order: type[Struct]) -> dict[str, dict[str, str]]:
    """The tables that may be in a list of an order (such as an event's effects), by their tag."""
    tables = {}
    for field in _fields(kinds.type_info(order)).values():
        item = field.type.item_type if isinstance(field.type, kinds.CollectionType) else None
        for part in item.types if isinstance(item, kinds.UnionType) else ():
            if isinstance(part, kinds.StructType) and part.tag_field:
                tables[f"{part.tag_field} = {part.tag}"] = _types_by_key(part)
    return tables


def _types_by_key(kind: kinds.Type) -> dict[str, str]:
    types = {}
    for name, field in _fields(kind).items():
        words = in_words(field.type)
        types[name] = words if field.required else f"{words} (optional)"
    return types


def type_at(order: type[Struct], key_path: KeyPath, terms: object) -> kinds.Type | None:
    """The type of the value at this key path of an order's terms; None if it may not be there."""
    kind: kinds.Type | None = kinds.type_info(order)
    value = terms
    for step in key_path:
        if kind is None:
            return None
        kind = _inner(kind, step, value)
        value = _step(value, step)
    return _chosen(kind, value) if kind is not None else None


def keys_of(kind: kinds.Type | None) -> list[str]:
    """The keys that a table of this type may have."""
    if kind is None:
        return []
    tag = [kind.tag_field] if isinstance(kind, kinds.StructType) and kind.tag_field else []
    return [*tag, *_fields(kind)]


def in_words(kind: kinds.Type | None) -> str:
    """A type in words: `a list of texts`."""
    if isinstance(kind, kinds.UnionType):
        return _union_in_words(kind)
    if isinstance(kind, kinds.LiteralType):
        return "one of " + ", ".join(map(str, kind.values))
    if isinstance(kind, kinds.StructType):
        return "a table with " + (", ".join(keys_of(kind)) or "no keys")
    if isinstance(kind, kinds.CollectionType):
        number = "one or more " if kind.min_length else ""
        return f"a list of {number}{_several(in_words(kind.item_type))}"
    if isinstance(kind, kinds.DictType):
        return f"a table in which each key has {in_words(kind.value_type)}"
    if isinstance(kind, kinds.StrType | kinds.CustomType):
        return "a text"
    if isinstance(kind, kinds.IntType):
        bounds = "" if kind.ge is None or kind.le is None else f" from {kind.ge} to {kind.le}"
        return f"a whole number{bounds}"
    if isinstance(kind, kinds.BoolType):
        return "true or false"
    return "a value"


def _union_in_words(kind: kinds.UnionType) -> str:
    parts = [part for part in kind.types if not isinstance(part, kinds.NoneType)]
    for part in parts:
        if isinstance(part, kinds.StructType) and part.tag_field:
            tags = _tags(kind, part.tag_field)
            return f"a table with {part.tag_field} = one of {', '.join(tags)}"
    return " or ".join(map(in_words, parts))


def _tags(kind: kinds.Type, step: str | int) -> list[str]:
    """If the step is the key that tells alternatives apart: its possible values."""
    parts = kind.types if isinstance(kind, kinds.UnionType) else (kind,)
    structs = [part for part in parts if isinstance(part, kinds.StructType)]
    return [str(part.tag) for part in structs if part.tag_field == step]


def _several(words: str) -> str:
    singular = words.removeprefix("a ")
    head, _, rest = singular.partition(" with ")
    return f"{head}s with {rest}" if rest else f"{singular}s" if words != singular else words


def _fields(kind: kinds.Type) -> dict[str, kinds.Field]:
    if isinstance(kind, kinds.StructType):
        return {field.encode_name: field for field in kind.fields}
    return {}


def _inner(kind: kinds.Type, step: str | int, value: object) -> kinds.Type | None:
    kind = _chosen(kind, value)
    if tags := _tags(kind, step):
        return kinds.LiteralType(tuple(tags))
    if isinstance(kind, kinds.StructType):
        field = _fields(kind).get(str(step))
        return field.type if field is not None else None
    if isinstance(kind, kinds.DictType):
        return kind.value_type
    if isinstance(kind, kinds.CollectionType):
        return kind.item_type
    return None


def _chosen(kind: kinds.Type, value: object) -> kinds.Type:
    """Of a type with alternatives, the one that the value's tag names, if it names one."""
    if not isinstance(kind, kinds.UnionType):
        return kind
    parts = [part for part in kind.types if not isinstance(part, kinds.NoneType)]
    for part in parts:
        if (
            isinstance(part, kinds.StructType)
            and part.tag_field is not None
            and isinstance(value, dict)
            and value.get(part.tag_field) == part.tag
        ):
            return part
    return parts[0] if len(parts) == 1 else kind


def _step(value: object, step: str | int) -> object:
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and isinstance(step, int) and step < len(value):
        return value[step]
    return None
