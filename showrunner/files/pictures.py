"""Convert uploaded pictures for storing, in a separate process.

Pillow holds the interpreter lock while it decodes: in a thread, a large picture would block all
requests. And if the decoder crashes, only its own process ends.
"""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from typing import Final

from showrunner.errors import PictureMistake
from showrunner.files import picture_decoding
from showrunner.store.pictures import Picture

MEDIA_TYPE: Final = "image/webp"
_DECODER: Final = (sys.executable, "-m", picture_decoding.__name__)


def convert_picture(raw: bytes) -> Picture:
    """Convert an uploaded PNG, JPEG or WebP for storing, which takes up to a second.

    Raises PictureMistake.
    """
    decoder = subprocess.run(_DECODER, input=raw, capture_output=True, check=False)
    if decoder.returncode == picture_decoding.EXIT_REFUSED:
        raise PictureMistake(*json.loads(decoder.stdout))
    if decoder.returncode != 0:
        last_line = decoder.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        why = f"the decoder exited with {decoder.returncode}: {last_line}"[:200]
        raise PictureMistake(f"cannot be decoded ({why})", "save it again and send that")
    content = decoder.stdout
    return Picture(sha256(content).hexdigest(), MEDIA_TYPE, content)
