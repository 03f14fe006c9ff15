"""Sheets as plain data: what `json` can write, and the schema of it.

Whatever a sheet holds becomes plain data by the same few rules, so no game writes any code for it:
what has fields becomes an object of its public ones (a name that begins with `_` is the code's own
business), a key becomes a string, a set a sorted list, a text its words (null where erased). The
schema follows the same rules over the types that a sheet's class declares; a field is called as its
`Meta(title=...)` says where its name alone would not tell.
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
BETWEEN = "/"
"""What stands between the parts of a key that has several."""


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """All that a sheet knows, as plain data."""
    return {name: plain(getattr(sheet, name)) for name in sheet_types(type(sheet))}


def sheet_schema(sheet: type[Sheet]) -> dict[str, Any]:
    """The JSON schema of what `sheet_data` gives of such a sheet."""
    return msgspec.json.schema(sheet_struct(sheet))


def sheet_struct(sheet: type[Sheet]) -> type[Struct]:
    """A struct with the fields of what `sheet_data` gives of such a sheet, for whoever wants one.

    Raises TypeError where the sheet's class declares what has no plain form.
    """
    return _struct(sheet, sheet_types(sheet))


def sheet_types(sheet: type[Sheet]) -> Types:
    """The public fields of a sheet's class: as declared, else what their first value says."""
    if sheet not in _read:
        _read[sheet] = _types_of(sheet)
    return _read[sheet]


def _types_of(sheet: type[Sheet]) -> Types:
    first = {name: _said_by(value) for name, value in vars(sheet()).items()}
    hints = get_type_hints(sheet, include_extras=True)
    declared = {name: kind for name, kind in hints.items() if get_origin(kind) is not ClassVar}
    said = {"parameters": sheet.parameter_type, "standings": dict[str, Standing]}
    return _public(first | declared | said)


def _said_by(value: Any) -> Any:
    kind = type(value)
    return kind if isinstance(value, bool | int | float | str | Struct) else Any


def _is_public(name: str) -> bool:
    return not name.startswith("_")


def _public(types: Types) -> Types:
    return {name: kind for name, kind in types.items() if _is_public(name)}


def plain(value: Any) -> Any:
    """Any value that sheets hold, as plain data. Raises TypeError for what has no such form."""
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
    return BETWEEN.join(map(str, key)) if isinstance(key, tuple) else str(key)


# -- the types of it -------------------------------------------------------------------------------


def _of(kind: Any) -> Any:
    """The type of what `plain` makes of a value of this type."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in SCALARS or kind is Any or origin is Literal:
        return kind
    if kind is Text:
        return str | None
    if origin is Annotated:
        limits = [part for part in parts[1:] if isinstance(part, msgspec.Meta)]
        return Annotated[(_of(parts[0]), *limits)] if limits else _of(parts[0])
    if origin in (Union, UnionType):
        return Union[tuple(map(_of, parts))]  # noqa: UP007
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, _public(_fields(kind)))
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        return _struct(kind, get_type_hints(kind, include_extras=True))
    if origin is tuple and parts[-1] is not Ellipsis:
        return tuple[tuple(map(_of, parts))]  # type: ignore[misc]
    if origin in (list, tuple, set, frozenset):
        return list[_of(parts[0])]  # type: ignore[misc]
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return dict[str, _of(parts[1])]  # type: ignore[misc]
    raise Misused(f"a sheet holds a {kind}: it has no plain form")


def _fields(struct: type[Struct]) -> Types:
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


_made: dict[type, type[Struct]] = {}
_read: dict[type, Types] = {}


def _struct(kind: type, types: Types) -> type[Struct]:
    if kind not in _made:
        config = getattr(kind, "__struct_config__", None)
        _made[kind] = msgspec.defstruct(
            kind.__name__,
            [(name, _of(type_)) for name, type_ in types.items()],
            namespace={"__doc__": kind.__doc__},
            module=kind.__module__,
            tag=config.tag if config else None,
            tag_field=config.tag_field if config and config.tag is not None else None,
            forbid_unknown_fields=True,
            kw_only=True,
        )
    return _made[kind]
