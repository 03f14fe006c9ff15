"""Uploaded pictures: what is stored of them, and what is refused."""

from __future__ import annotations

import sys
import zlib
from hashlib import sha256
from io import BytesIO
from struct import pack

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from showrunner.errors import PictureMistake
from showrunner.files import picture_decoding, pictures
from showrunner.files.picture_decoding import MAX_PICTURE_BYTES, MAX_STORED_SIDE, rewritten
from showrunner.files.pictures import convert_picture
from tests.files.cards import SIGNATURE, chunk, picture, png, text

KINDS = ("PNG", "JPEG", "WEBP")
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def shown(raw: bytes) -> Image.Image:
    return Image.open(BytesIO(rewritten(raw)), formats=["WEBP"])


def interlaced(side: int, depth: int = 8) -> bytes:
    """A PNG of noise with pixels in seven passes (Adam7)."""
    passes = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4))
    passes += ((0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
    rows = b""
    for left, top, across, down in passes:
        wide = len(range(left, side, across))
        if wide:
            row = bytes(at % 251 for at in range(wide * 3 * depth // 8))
            rows += (b"\0" + row) * len(range(top, side, down))
    head = pack(">IIBBBBB", side, side, depth, 2, 0, 0, 1)
    whole = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return SIGNATURE + whole


@pytest.mark.parametrize("side", [1, 2, 3, 5, 8, 24, 1500])
@pytest.mark.parametrize("depth", [8, 16])
def test_interlaced_pictures_are_taken(side: int, depth: int) -> None:
    assert shown(interlaced(side, depth)).size == (min(side, MAX_STORED_SIDE),) * 2


def test_pictures_that_come_in_passes_are_taken() -> None:
    assert shown(picture("JPEG", progressive=True)).size == (24, 16)


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_kept_by_the_hash_of_what_is_kept(kind: str) -> None:
    kept = convert_picture(picture(kind))
    assert kept.kind == "image/webp"
    assert kept.hash == sha256(kept.content).hexdigest()
    assert convert_picture(picture(kind)) == kept
    assert shown(picture(kind)).size == (24, 16)


@pytest.mark.parametrize(
    ("kind", "mode"),
    [
        ("PNG", "1"),
        ("PNG", "L"),
        ("PNG", "LA"),
        ("PNG", "P"),
        ("PNG", "RGBA"),
        ("PNG", "I;16"),
        ("JPEG", "L"),
        ("JPEG", "CMYK"),
        ("WEBP", "RGBA"),
    ],
)
def test_pictures_of_every_mode_are_taken(kind: str, mode: str) -> None:
    assert shown(picture(kind, mode)).mode in ("RGB", "RGBA")


def test_what_can_be_seen_through_stays_so() -> None:
    raw = BytesIO()
    Image.new("RGBA", (8, 8), (255, 0, 0, 0)).save(raw, "PNG")
    assert shown(raw.getvalue()).getpixel((4, 4))[3] == 0  # type: ignore[index]


@pytest.mark.parametrize("kind", KINDS)
def test_a_large_picture_is_made_smaller_and_keeps_its_shape(kind: str) -> None:
    assert shown(picture(kind, size=(3000, 1500))).size == (MAX_STORED_SIDE, MAX_STORED_SIDE // 2)
    assert shown(picture(kind, size=(3, 9000))).size == (1, MAX_STORED_SIDE)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_a_picture_carries_is_kept(kind: str) -> None:
    exif = Image.Exif()
    exif[0x010E] = "SECRET in Exif"
    raw = picture(kind, exif=exif, icc_profile=b"SECRET profile", comment=b"SECRET comment")
    raw += b"SECRET behind the end"
    assert b"SECRET" in raw
    kept = rewritten(raw)
    assert b"SECRET" not in kept
    assert not {"exif", "icc_profile", "xmp", "comment"} & set(shown(raw).info)


def test_a_picture_taken_on_its_side_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    assert shown(picture("JPEG", exif=exif)).size == (16, 24)


def test_of_a_moving_picture_the_first_is_kept() -> None:
    raw = BytesIO()
    frames = [Image.new("RGB", (8, 8), colour) for colour in ("red", "blue")]
    frames[0].save(raw, "WEBP", save_all=True, append_images=frames[1:], lossless=True)
    still = shown(raw.getvalue())
    assert getattr(still, "n_frames", 1) == 1
    red, _, blue = still.convert("RGB").getpixel((4, 4))  # type: ignore[misc]
    assert red > 200
    assert blue < 50


@pytest.mark.parametrize(
    ("raw", "wrong"),
    [
        (b"", "is not a PNG, JPEG or WebP; send one of these"),
        (b"GIF89a" + b"\0" * 50, "is not a PNG"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "is not a PNG"),
        (b"%!PS-Adobe-3.0 EPSF-3.0\n", "is not a PNG"),
        (b"BM" + b"\0" * 80, "is not a PNG"),
        (
            b"\x89PNG" + b"\0" * MAX_PICTURE_BYTES,
            f"has {MAX_PICTURE_BYTES + 4} bytes; give at most 8 MB",
        ),
        (picture("PNG")[:60], "is incomplete"),
        (interlaced(5)[:-60], "is incomplete"),
        (picture("JPEG")[:300], "cannot be decoded"),
        (picture("WEBP")[:30], "cannot be decoded"),
        (picture("PNG", "1", (20_000, 1)), "has 20000 × 1 pixels; give at most 25 megapixels"),
        (picture("PNG", "1", (6000, 5000)), "has 6000 × 5000 pixels; give at most 25 megapixels"),
    ],
)
def test_what_is_no_picture_is_refused_with_a_reason(raw: bytes, wrong: str) -> None:
    with pytest.raises(PictureMistake) as refused:
        rewritten(raw)
    assert wrong in str(refused.value)


@pytest.mark.parametrize("kind", KINDS)
def test_a_small_file_that_says_it_is_huge_is_refused_before_it_is_decoded(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_decoding, "MAX_PIXELS", 24 * 16 - 1)
    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", lambda image: pytest.fail("decoded"))
    with pytest.raises(PictureMistake, match="has 24 × 16 pixels"):
        rewritten(picture(kind))


def only_the_named_error(raw: bytes) -> None:
    try:
        kept = rewritten(raw)
    except PictureMistake as refused:
        assert refused.wrong and refused.right
        return
    assert max(Image.open(BytesIO(kept)).size) <= MAX_STORED_SIDE


@given(
    st.sampled_from([b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF\0\0\0\0WEBP"]),
    st.binary(),
)
def test_random_bytes_give_only_the_named_error(start: bytes, rest: bytes) -> None:
    only_the_named_error(start + rest)


REAL = [
    picture("PNG", "P"),
    picture("PNG", "RGBA"),
    picture("JPEG", exif=Image.Exif()),
    picture("WEBP"),
    picture("WEBP", "RGBA", lossless=True),
    png(text("chara", b"eyJ9")),
]


@given(st.sampled_from(REAL), st.data())
def test_damaged_pictures_give_only_the_named_error(real: bytes, data: st.DataObject) -> None:
    raw = bytearray(real)
    for _ in range(data.draw(st.integers(1, 6))):
        place = data.draw(st.integers(0, len(raw) - 1))
        raw[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
        if not raw:
            break
    only_the_named_error(bytes(raw))


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_decoded_in_a_process_of_its_own(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = rewritten(picture(kind))
    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", lambda image: pytest.fail("decoded here"))
    assert convert_picture(picture(kind)).content == expected
    with pytest.raises(PictureMistake, match="is not a PNG, JPEG or WebP; send one of these"):
        convert_picture(b"GIF89a")


def test_a_decoder_that_crashes_is_a_picture_that_cannot_be_decoded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crash = (sys.executable, "-c", "import os; os.abort()")
    monkeypatch.setattr(pictures, "_DECODER", crash)
    with pytest.raises(PictureMistake, match="the decoder exited with -6"):
        convert_picture(picture("PNG"))
