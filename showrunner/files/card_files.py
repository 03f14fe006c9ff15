"""Files of character cards: JSON, or a PNG that carries one. What is read is data, and stays so."""

from __future__ import annotations

import json
from base64 import b64decode
from binascii import Error as NoBase64
from math import isfinite
from typing import Any, Final, NamedTuple

from showrunner.errors import CardMistake
from showrunner.files import png_texts
from showrunner.files.picture_decoding import MOST_BYTES

MOST_JSON_BYTES: Final = 1024 * 1024
MOST_PNG_BYTES: Final = MOST_BYTES
MOST_CHUNK_BYTES: Final = MOST_JSON_BYTES * 4 // 3 + 1024
"""A card in base64, with some line breaks."""
DEEPEST: Final = 40
_MOST_BITS = 63
_AS_JSON = "export the card as JSON or PNG"


class CardFile(NamedTuple):
    """A card as it was read: the whole of its JSON, and the picture it came in, if it did."""

    card: dict[str, Any]
    picture: bytes | None


def read_card(raw: bytes) -> CardFile:
    """The card in an uploaded file. A PNG's V3 card goes before its V2 card. Raises CardMistake."""
    if raw.startswith(png_texts.SIGNATURE):
        if len(raw) > MOST_PNG_BYTES:
            right = f"give at most {MOST_PNG_BYTES // 1024**2} MB"
            raise CardMistake("the file", f"it has {len(raw)} bytes", right)
        return CardFile(_card_in_png(raw), raw)
    if raw.startswith(b"PK\x03\x04"):
        raise CardMistake("the file", "it is a ZIP or CHARX file", _AS_JSON)
    return CardFile(_read_json(raw, "the file"), None)


def _card_in_png(raw: bytes) -> dict[str, Any]:
    for keyword in ("ccv3", "chara"):
        text = png_texts.find_text(raw, keyword, MOST_CHUNK_BYTES)
        if text is not None:
            return _read_json(_from_base64(text, keyword), f"chunk {keyword}")
    wrong = "it carries no character card (chunk chara or ccv3)"
    raise CardMistake("the PNG", wrong, "send the file as it was exported, not a copy of it")


def _from_base64(text: bytes, keyword: str) -> bytes:
    letters = b"".join(text.split())
    try:
        return b64decode(letters + b"=" * (-len(letters) % 4), validate=True)
    except NoBase64:
        raise CardMistake(f"chunk {keyword}", "it is no base64", _AS_JSON) from None


def _read_json(raw: bytes, place: str) -> dict[str, Any]:
    if len(raw) > MOST_JSON_BYTES:
        right = f"give at most {MOST_JSON_BYTES // 1024**2} MB of JSON"
        raise CardMistake(place, f"it has {len(raw)} bytes", right)
    try:
        card = json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as problem:
        wrong = f"byte {problem.start} is not UTF-8"
        raise CardMistake(place, wrong, "save it as UTF-8") from None
    except json.JSONDecodeError as problem:
        wrong = f"it is no JSON: {problem.msg}, line {problem.lineno}, column {problem.colno}"
        raise CardMistake(place, wrong, _AS_JSON) from None
    except RecursionError:
        raise _too_deep(place) from None
    except ValueError:
        raise CardMistake(place, "a number in it is too long", "shorten it") from None
    if not isinstance(card, dict):
        raise CardMistake(place, "it is no JSON object", _AS_JSON)
    _verify(card, "", DEEPEST)
    return card


def _verify(value: object, place: str, depth: int) -> None:
    """Refuse what JSON, a database or another program could choke on."""
    if depth == 0:
        raise _too_deep(place)
    if isinstance(value, str):
        _verify_text(value, place)
    elif isinstance(value, dict):
        for key, inner in value.items():
            way = f"{place}.{key}" if place else key
            _verify_text(key, f"a key of {place}" if place else "a key")
            _verify(inner, way[:200], depth - 1)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            _verify(inner, f"{place}.{at}", depth - 1)
    elif isinstance(value, int) and abs(value) >> _MOST_BITS:
        raise CardMistake(place, "the number is too large", f"stay below 2^{_MOST_BITS}")
    elif isinstance(value, float) and not isfinite(value):
        raise CardMistake(place, "the number is not finite", "give a finite number")


def _verify_text(text: str, place: str) -> None:
    if "\0" in text:
        raise CardMistake(place, "it holds a NUL character", "leave it away")
    try:
        text.encode()
    except UnicodeEncodeError:
        wrong = "it holds half a character (a lone surrogate)"
        raise CardMistake(place, wrong, "leave it away") from None


def _too_deep(place: str) -> CardMistake:
    return CardMistake(place, "it is nested too deep", f"nest at most {DEEPEST} levels")
