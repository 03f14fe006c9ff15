"""Decode a picture, shrink it, and encode it again without metadata.

As a program it does this for the picture on its standard input (used by `pictures.py`).
"""

from __future__ import annotations

import json
import sys
from io import BytesIO
from typing import Final

from PIL import ImageOps
from PIL.Image import Image
from PIL.JpegImagePlugin import JpegImageFile
from PIL.PngImagePlugin import PngImageFile
from PIL.WebPImagePlugin import WebPImageFile

from showrunner.errors import PictureMistake

MAX_PICTURE_BYTES: Final = 8 * 1024 * 1024
MAX_PIXELS: Final = 25_000_000
MAX_SIDE_READ: Final = 16_384
MAX_STORED_SIDE: Final = 1024
"""Pixels of the longer side of a stored picture, at most."""
EXIT_REFUSED: Final = 3
"""The program's exit code for a picture that is refused; the reason is on its standard output."""
PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_CUT_SHORT: Final = ("truncated", "unpack_from requires")
"""Parts of Pillow's messages for a file that ends too early, within its pixels or around them."""
_QUALITY = 85
_MAX_MEGAPIXELS = f"{MAX_PIXELS // 1_000_000} megapixels"


def rewritten(raw: bytes) -> bytes:
    """Convert a PNG, JPEG or WebP to the WebP that is stored; of an animation, the first frame.

    Takes up to a second of CPU time, during most of which Pillow holds the interpreter lock.
    Raises PictureMistake.
    """
    if len(raw) > MAX_PICTURE_BYTES:
        right = f"give at most {MAX_PICTURE_BYTES // 1024**2} MB"
        raise PictureMistake(f"has {len(raw)} bytes", right)
    reader = _reader(raw)
    try:
        return _encoded(_decoded(reader, raw))
    except PictureMistake:
        raise
    except Exception as problem:  # a decoder may raise anything for hostile bytes
        if any(word in str(problem) for word in _CUT_SHORT):
            wrong = "is incomplete"
            raise PictureMistake(wrong, "send the whole file") from None
        why = f"{type(problem).__name__}: {problem}"[:100]
        raise PictureMistake(f"cannot be decoded ({why})", "save it again and send that") from None


def _reader(raw: bytes) -> type[PngImageFile | JpegImageFile | WebPImageFile]:
    """The decoder for these bytes. No other formats are tried."""
    if raw.startswith(PNG_SIGNATURE):
        return PngImageFile
    if raw.startswith(b"\xff\xd8\xff"):
        return JpegImageFile
    if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP":
        return WebPImageFile
    raise PictureMistake("is not a PNG, JPEG or WebP", "send one of these")


def _decoded(reader: type[PngImageFile | JpegImageFile | WebPImageFile], raw: bytes) -> Image:
    """The pixels, upright and shrunk. The size is checked before anything is decoded."""
    image = reader(BytesIO(raw))
    width, height = image.size
    if width * height > MAX_PIXELS or max(width, height) > MAX_SIDE_READ:
        right = f"give at most {_MAX_MEGAPIXELS}, no side over {MAX_SIDE_READ}"
        raise PictureMistake(f"has {width} × {height} pixels", right)
    image.thumbnail((MAX_STORED_SIDE, MAX_STORED_SIDE))
    upright = ImageOps.exif_transpose(image)
    return upright.convert("RGBA" if upright.has_transparency_data else "RGB")


def _encoded(image: Image) -> bytes:
    image.info.clear()
    out = BytesIO()
    image.save(out, "WEBP", quality=_QUALITY)
    return out.getvalue()


def main() -> None:
    """Convert the picture on standard input, or print as JSON what is wrong with it."""
    try:
        output, status = rewritten(sys.stdin.buffer.read()), 0
    except PictureMistake as mistake:
        output, status = json.dumps([mistake.wrong, mistake.right]).encode(), EXIT_REFUSED
    sys.stdout.buffer.write(output)
    sys.exit(status)


if __name__ == "__main__":
    main()
