"""Character card files: what is read from them, and what is refused."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import CardMistake
from showrunner.files.card_files import MAX_JSON_BYTES, MAX_PNG_BYTES, read_card
from showrunner.files.character_cards import castaway_in
from showrunner.formats.settings import Castaway
from tests.files.cards import (
    SIGNATURE,
    chunk,
    international,
    packed,
    packed_text,
    png,
    text,
    v1,
    v2,
    v3,
)


@pytest.mark.parametrize("card", [v1(), v2(), v3()], ids=["v1", "v2", "v3"])
@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"], ids=["", "byte order mark"])
def test_a_card_of_json_is_read_whole(card: dict[str, Any], start: bytes) -> None:
    assert read_card(start + json.dumps(card).encode()) == (card, None)


@pytest.mark.parametrize(
    "carried",
    [
        text("chara", packed(v2())),
        text("Chara", packed(v2())),
        packed_text("chara", packed(v2())),
        international("chara", packed(v2())),
        international("chara", packed(v2()), pack=True),
        text("chara", packed(v2())[:50] + b"\r\n " + packed(v2())[50:]),
        text("chara", packed(v2()).rstrip(b"=")),
        text("Comment", b"\xe9") + text("chara", packed(v2())) + text("chara", packed(v1())),
    ],
)
def test_a_card_in_a_picture_is_read_with_the_picture(carried: bytes) -> None:
    raw = png(carried)
    assert read_card(raw) == (v2(), raw)


def test_the_card_of_version_3_goes_before_that_of_version_2() -> None:
    for carried in ("chara", "ccv3"), ("ccv3", "chara"):
        cards = {"chara": packed(v2()), "ccv3": packed(v3())}
        raw = png(*(text(keyword, cards[keyword]) for keyword in carried))
        assert read_card(raw).card == v3()


def nested(depth: int) -> bytes:
    return b'{"name": ' + b"[" * depth + b"]" * depth + b"}"


@pytest.mark.parametrize(
    ("raw", "place", "wrong"),
    [
        (b"", "the file", "not JSON: Expecting value, line 1, column 1"),
        (b'{"name": "Zed"', "the file", "not JSON: Expecting ',' delimiter"),
        (b'{"name": "Z\xffd"}', "the file", "byte 11 is not UTF-8"),
        ('{"name": "Zed"}'.encode("utf-16"), "the file", "byte 0 is not UTF-8"),
        (b"[1]", "the file", "not a JSON object"),
        (b'"Zed"', "the file", "not a JSON object"),
        (b"PK\x03\x04", "the file", "ZIP or CHARX"),
        (b" " * (MAX_JSON_BYTES + 1), "the file", f"it has {MAX_JSON_BYTES + 1} bytes"),
        (nested(50), "name" + ".0" * 39, "nested too deep"),
        (nested(100_000), "the file", "nested too deep"),
        (b'{"a": {"b": [1, "x\\u0000"]}}', "a.b.1", "a NUL character"),
        (b'{"a": {"\\u0000": 1}}', "a key of a", "a NUL character"),
        (b'{"a": "\\ud800"}', "a", "half a character"),
        (b'{"\\udfff": 1}', "a key", "half a character"),
        (b'{"a": 1e999}', "a", "not finite"),
        (b'{"a": [-Infinity]}', "a.0", "not finite"),
        (b'{"a": NaN}', "a", "not finite"),
        (b'{"a": 9223372036854775808}', "a", "too large"),
        (b'{"a": ' + b"9" * 5000 + b"}", "the file", "a number in it is too long"),
        (SIGNATURE + b"\0" * MAX_PNG_BYTES, "the file", f"it has {MAX_PNG_BYTES + 8} bytes"),
        (SIGNATURE, "the PNG", "contains no character card"),
        (png(), "the PNG", "contains no character card"),
        (png(text("char", packed(v2()))), "the PNG", "contains no character card"),
        (png() + text("chara", packed(v2())), "the PNG", "contains no character card"),
        (SIGNATURE + b"\0\0", "byte 8 of the PNG", "ends within a chunk"),
        (SIGNATURE + b"\xff\xff\xff\xfftEXt" + b"x" * 9, "byte 8 of the PNG", "ends within"),
        (png(text("chara", packed(v2()))[:-1] + b"\0"), "of the PNG", "the checksum"),
        (png(text("chara", b"{}")), "chunk chara", "not base64"),
        (png(text("ccv3", b"\xff\xfe")), "chunk ccv3", "not base64"),
        (png(text("chara", b64encode(b"\xff"))), "chunk chara", "byte 0 is not UTF-8"),
        (png(text("chara", b"")), "chunk chara", "not JSON"),
        (png(text("chara", packed([]))), "chunk chara", "not a JSON object"),
        (png(text("chara", b"A" * 1_500_000)), "chunk chara", "too long"),
        (png(text("chara", packed("x" * 1_048_576))), "chunk chara", "it has 1048578 bytes"),
        (png(packed_text("chara", b"A" * 50_000_000)), "chunk chara", "too long"),
        (png(international("chara", b"A" * 50_000_000, pack=True)), "chunk chara", "too long"),
        (png(chunk(b"zTXt", b"chara\0\1x")), "chunk zTXt", "its compression method"),
        (png(chunk(b"zTXt", b"chara")), "chunk zTXt", "its compression method"),
        (png(chunk(b"zTXt", b"chara\0\0xyz")), "chunk zTXt", "cannot be decompressed"),
        (
            png(chunk(b"zTXt", b"chara\0\0" + zlib.compress(b"e30=")[:-2])),
            "chunk zTXt",
            "is incomplete",
        ),
        (png(chunk(b"iTXt", b"chara\0\0\0en")), "chunk iTXt", "the form that PNG requires"),
        (png(chunk(b"iTXt", b"chara\0\2\0\0\0")), "chunk iTXt", "the form that PNG requires"),
    ],
)
def test_a_file_that_is_none_is_refused_with_place_and_reason(
    raw: bytes, place: str, wrong: str
) -> None:
    with pytest.raises(CardMistake) as refused:
        read_card(raw)
    assert refused.value.place.endswith(place)
    assert wrong in refused.value.wrong
    assert refused.value.right


def test_what_a_chunk_is_unpacked_to_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    real = zlib.decompressobj

    class Watched:
        def __init__(self) -> None:
            self.real = real()

        def decompress(self, packed: bytes, most: int) -> bytes:
            unpacked = self.real.decompress(packed, most)
            sizes.append(len(unpacked))
            return unpacked

        @property
        def eof(self) -> bool:
            return self.real.eof

    raw = png(packed_text("ccv3", b"A" * 50_000_000))
    monkeypatch.setattr(zlib, "decompressobj", Watched)
    with pytest.raises(CardMistake):
        read_card(raw)
    assert len(sizes) == 1
    assert sizes[0] < 1_500_000


def only_the_named_error(raw: bytes) -> None:
    try:
        castaway_in(read_card(raw).card)
    except CardMistake as refused:
        assert refused.place and refused.wrong and refused.right


STARTS = [b"", b"{", b'{"name": "', SIGNATURE, b"PK\x03\x04"]
REAL = [
    json.dumps(v1()).encode(),
    json.dumps(v3()).encode(),
    png(text("chara", packed(v2()))),
    png(packed_text("ccv3", packed(v3()))),
    png(international("chara", packed(v2()), pack=True)),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


FIELDS = st.sampled_from([*v3()["data"], *Castaway.__struct_fields__])


@given(st.sampled_from(STARTS), st.binary())
def test_random_bytes_give_only_the_named_error(start: bytes, rest: bytes) -> None:
    only_the_named_error(start + rest)


@given(st.sampled_from(REAL), st.data())
def test_damaged_cards_give_only_the_named_error(real: bytes, data: st.DataObject) -> None:
    raw = bytearray(real)
    for _ in range(data.draw(st.integers(1, 6))):
        place = data.draw(st.integers(0, len(raw)))
        raw[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    only_the_named_error(bytes(raw))


@given(st.dictionaries(FIELDS, JSON, max_size=5), st.booleans())
def test_cards_with_fields_of_any_type_give_only_the_named_error(
    fields: dict[str, Any], ours: bool
) -> None:
    extensions = {"extensions": {"showrunner": fields}} if ours else fields
    only_the_named_error(json.dumps(v3(**extensions)).encode())
