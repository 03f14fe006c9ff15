"""Pictures decoded, made smaller, and written again without what they carry beside their pixels.

As a program it does so for the picture on its standard input (see `pictures.py`).
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

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_PIXELS: Final = 25_000_000
LONGEST_SIDE_READ: Final = 16_384
LONGEST_SIDE: Final = 1024
"""So many pixels the longer side of a kept picture has at most."""
WRONG: Final = 3
"""How the program ends for a picture that cannot be taken; on standard output it says why."""
PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_CUT_SHORT: Final = ("truncated", "unpack_from requires")
"""What Pillow says of a file that ends too early: in its pixels, or in what is around them."""
_QUALITY = 85
_MOST_PIXELS_SHOWN = f"{MOST_PIXELS // 1_000_000} megapixels"


def rewritten(raw: bytes) -> bytes:
    """A PNG, JPEG or WebP as a WebP that can be kept; of a moving one the first picture.

    It takes up to a second of computing, during most of which Pillow holds the interpreter lock.
    Raises PictureMistake.
    """
    if len(raw) > MOST_BYTES:
        right = f"give at most {MOST_BYTES // 1024**2} MB"
        raise PictureMistake(f"has {len(raw)} bytes", right)
    reader = _reader(raw)
    try:
        return _written(_decoded(reader, raw))
    except PictureMistake:
        raise
    except Exception as problem:  # a decoder given hostile bytes raises whatever it likes
        if any(word in str(problem) for word in _CUT_SHORT):
            wrong = "ends before all of its pixels have come"
            raise PictureMistake(wrong, "send the whole file") from None
        why = f"{type(problem).__name__}: {problem}"[:100]
        raise PictureMistake(f"cannot be decoded ({why})", "save it anew and send that") from None


def _reader(raw: bytes) -> type[PngImageFile | JpegImageFile | WebPImageFile]:
    """Who decodes these bytes. No other format is ever tried."""
    if raw.startswith(PNG_SIGNATURE):
        return PngImageFile
    if raw.startswith(b"\xff\xd8\xff"):
        return JpegImageFile
    if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP":
        return WebPImageFile
    raise PictureMistake("is no PNG, JPEG or WebP", "send one of these")


def _decoded(reader: type[PngImageFile | JpegImageFile | WebPImageFile], raw: bytes) -> Image:
    """Its pixels, upright and no larger than what is kept. The size is looked at first."""
    image = reader(BytesIO(raw))
    width, height = image.size
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE_READ:
        right = f"give at most {_MOST_PIXELS_SHOWN}, no side over {LONGEST_SIDE_READ}"
        raise PictureMistake(f"has {width} × {height} pixels", right)
    image.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    upright = ImageOps.exif_transpose(image)
    return upright.convert("RGBA" if upright.has_transparency_data else "RGB")


def _written(image: Image) -> bytes:
    image.info.clear()
    out = BytesIO()
    image.save(out, "WEBP", quality=_QUALITY)
    return out.getvalue()


def main() -> None:
    """Rewrite the picture on standard input, or say as JSON what is wrong with it."""
    try:
        said, status = rewritten(sys.stdin.buffer.read()), 0
    except PictureMistake as mistake:
        said, status = json.dumps([mistake.wrong, mistake.right]).encode(), WRONG
    sys.stdout.buffer.write(said)
    sys.exit(status)


if __name__ == "__main__":
    main()
