"""Read character card files: JSON, or a PNG with a card in it. Their content is only ever data."""

from __future__ import annotations

import json
from base64 import b64decode
from binascii import Error as Base64Error
from math import isfinite
from typing import Any, Final, NamedTuple

from showrunner.errors import CardMistake
from showrunner.files import png_texts
from showrunner.files.picture_decoding import MAX_PICTURE_BYTES

MAX_JSON_BYTES: Final = 1024 * 1024
MAX_PNG_BYTES: Final = MAX_PICTURE_BYTES
MAX_CHUNK_BYTES: Final = MAX_JSON_BYTES * 4 // 3 + 1024
"""A card of the largest size in base64, with some line breaks."""
MAX_DEPTH: Final = 40
_MAX_BITS = 63
_EXPORT_AGAIN = "export the card as JSON or PNG"


class CardFile(NamedTuple):
    """A card as it was read: its whole JSON, and the PNG that contained it, if any."""

    card: dict[str, Any]
    picture: bytes | None


def read_card(raw: bytes) -> CardFile:
    """The card in an uploaded file; of a PNG with both, the V3 card. Raises CardMistake."""
    if raw.startswith(png_texts.SIGNATURE):
        if len(raw) > MAX_PNG_BYTES:
            right = f"give at most {MAX_PNG_BYTES // 1024**2} MB"
            raise CardMistake("the file", f"it has {len(raw)} bytes", right)
        return CardFile(_card_in_png(raw), raw)
    if raw.startswith(b"PK\x03\x04"):
        raise CardMistake("the file", "it is a ZIP or CHARX file", _EXPORT_AGAIN)
    return CardFile(_read_json(raw, "the file"), None)


def _card_in_png(raw: bytes) -> dict[str, Any]:
    for keyword in ("ccv3", "chara"):
        text = png_texts.find_text(raw, keyword, MAX_CHUNK_BYTES)
        if text is not None:
            return _read_json(_from_base64(text, keyword), f"chunk {keyword}")
    wrong = "it contains no character card (chunk chara or ccv3)"
    raise CardMistake(
        "the PNG", wrong, "send the file as it was exported, not a saved picture of it"
    )


def _from_base64(text: bytes, keyword: str) -> bytes:
    letters = b"".join(text.split())
    try:
        return b64decode(letters + b"=" * (-len(letters) % 4), validate=True)
    except Base64Error:
        raise CardMistake(f"chunk {keyword}", "it is not base64", _EXPORT_AGAIN) from None


def _read_json(raw: bytes, place: str) -> dict[str, Any]:
    if len(raw) > MAX_JSON_BYTES:
        right = f"give at most {MAX_JSON_BYTES // 1024**2} MB of JSON"
        raise CardMistake(place, f"it has {len(raw)} bytes", right)
    try:
        card = json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as problem:
        wrong = f"byte {problem.start} is not UTF-8"
        raise CardMistake(place, wrong, "save it as UTF-8") from None
    except json.JSONDecodeError as problem:
        wrong = f"it is not JSON: {problem.msg}, line {problem.lineno}, column {problem.colno}"
        raise CardMistake(place, wrong, _EXPORT_AGAIN) from None
    except RecursionError:
        raise _too_deep(place) from None
    except ValueError:
        raise CardMistake(place, "a number in it is too long", "shorten it") from None
    if not isinstance(card, dict):
        raise CardMistake(place, "it is not a JSON object", _EXPORT_AGAIN)
    _verify(card, "", MAX_DEPTH)
    return card


def _verify(value: object, place: str, depth: int) -> None:
    """Refuse values that JSON, a database or another program cannot handle."""
    if depth == 0:
        raise _too_deep(place)
    if isinstance(value, str):
        _verify_text(value, place)
    elif isinstance(value, dict):
        for key, inner in value.items():
            path = f"{place}.{key}" if place else key
            _verify_text(key, f"a key of {place}" if place else "a key")
            _verify(inner, path[:200], depth - 1)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            _verify(inner, f"{place}.{at}", depth - 1)
    elif isinstance(value, int) and abs(value) >> _MAX_BITS:
        raise CardMistake(place, "the number is too large", f"stay below 2^{_MAX_BITS}")
    elif isinstance(value, float) and not isfinite(value):
        raise CardMistake(place, "the number is not finite", "give a finite number")


def _verify_text(text: str, place: str) -> None:
    if "\0" in text:
        raise CardMistake(place, "it contains a NUL character", "remove it")
    try:
        text.encode()
    except UnicodeEncodeError:
        wrong = "it contains half a character (a lone surrogate)"
        raise CardMistake(place, wrong, "remove it") from None


def _too_deep(place: str) -> CardMistake:
    return CardMistake(place, "it is nested too deeply", f"nest at most {MAX_DEPTH} levels")
