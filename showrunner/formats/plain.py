"""Sheets as plain data that can be written as JSON, and the schema of that data.

The same rules apply to all sheets, so games need no code for this: structs and named tuples become
objects of their public fields (names that do not begin with `_`), keys become strings, sets sorted
lists, and texts their words (null if erased). The schema applies the same rules to the types that a
sheet's class declares. A field's label is its `Meta(title=...)` if its name would not be clear.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from showrunner.errors import Misused
from showrunner.formats.sheet import Sheet, Standing
from showrunner.kernel import Text

Types = dict[str, Any]
SCALARS = (bool, int, float, str, NoneType)
KEY_SEPARATOR = "/"
"""Joins the parts of a key that is a tuple."""


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """Everything in a sheet, as plain data."""
    return {name: plain(getattr(sheet, name)) for name in sheet_types(type(sheet))}


def sheet_schema(sheet: type[Sheet]) -> dict[str, Any]:
    """The JSON schema of the result of `sheet_data` for this class of sheet."""
    return msgspec.json.schema(sheet_struct(sheet))


def sheet_struct(sheet: type[Sheet]) -> type[Struct]:
    """A struct type for the result of `sheet_data` for this class of sheet.

    Raises Misused if the class declares a type that has no plain form.
    """
    return _struct(sheet, sheet_types(sheet))


def sheet_types(sheet: type[Sheet]) -> Types:
    """Types of a sheet class's public fields: declared, or inferred from their initial values."""
    if sheet not in _sheet_types:
        _sheet_types[sheet] = _types_of(sheet)
    return _sheet_types[sheet]


def _types_of(sheet: type[Sheet]) -> Types:
    inferred = {name: _type_of(value) for name, value in vars(sheet()).items()}
    hints = get_type_hints(sheet, include_extras=True)
    declared = {name: kind for name, kind in hints.items() if get_origin(kind) is not ClassVar}
    computed = {"parameters": sheet.parameter_type, "standings": dict[str, Standing]}
    return _public(inferred | declared | computed)


def _type_of(value: Any) -> Any:
    kind = type(value)
    return kind if isinstance(value, bool | int | float | str | Struct) else Any


def _is_public(name: str) -> bool:
    return not name.startswith("_")


def _public(types: Types) -> Types:
    return {name: kind for name, kind in types.items() if _is_public(name)}


def plain(value: Any) -> Any:
    """A value of a sheet as plain data. Raises Misused if it has no plain form."""
    if isinstance(value, SCALARS):
        return value
    if isinstance(value, Text):
        return value.words
    if isinstance(value, Struct):
        config = value.__struct_config__
        tag = {config.tag_field: config.tag} if config.tag is not None else {}
        return tag | {
            name: plain(getattr(value, name))
            for name in value.__struct_fields__
            if _is_public(name)
        }
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if isinstance(value, Mapping):
        return {_key(key): plain(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value))
    if isinstance(value, list | tuple):
        return list(map(plain, value))
    raise Misused(f"a sheet holds a {type(value).__name__}: it has no plain form")


def _key(key: Any) -> str:
    return KEY_SEPARATOR.join(map(str, key)) if isinstance(key, tuple) else str(key)


# -- types of plain data ---------------------------------------------------------------------------


def _plain_type(kind: Any) -> Any:
    """The type of the result of `plain` for a value of this type."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in SCALARS or kind is Any or origin is Literal:
        return kind
    if kind is Text:
        return str | None
    if origin is Annotated:
        limits = [part for part in parts[1:] if isinstance(part, msgspec.Meta)]
        annotated = _plain_type(parts[0])
        return Annotated[(annotated, *limits)] if limits else annotated
    if origin in (Union, UnionType):
        return Union[tuple(map(_plain_type, parts))]  # noqa: UP007
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, _public(_fields(kind)))
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        return _struct(kind, get_type_hints(kind, include_extras=True))
    if origin is tuple and parts[-1] is not Ellipsis:
        return tuple[tuple(map(_plain_type, parts))]  # type: ignore[misc]
    if origin in (list, tuple, set, frozenset):
        return list[_plain_type(parts[0])]  # type: ignore[misc]
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return dict[str, _plain_type(parts[1])]  # type: ignore[misc]
    raise Misused(f"a sheet holds a {kind}: it has no plain form")


def _fields(struct: type[Struct]) -> Types:
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


_structs: dict[type, type[Struct]] = {}
_sheet_types: dict[type, Types] = {}


def _struct(kind: type, types: Types) -> type[Struct]:
    if kind not in _structs:
        config = getattr(kind, "__struct_config__", None)
        _structs[kind] = msgspec.defstruct(
            kind.__name__,
            [(name, _plain_type(type_)) for name, type_ in types.items()],
            namespace={"__doc__": kind.__doc__},
            module=kind.__module__,
            tag=config.tag if config else None,
            tag_field=config.tag_field if config and config.tag is not None else None,
            forbid_unknown_fields=True,
            kw_only=True,
        )
    return _structs[kind]
