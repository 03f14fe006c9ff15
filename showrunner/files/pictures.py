"""Pictures that people upload, as they are kept: decoded in a process of their own.

Pillow holds the interpreter lock while it decodes: in a thread of this process, a large picture
would keep every request waiting. A decoder that crashes takes only its own process with it.
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

KIND: Final = "image/webp"
_DECODER: Final = (sys.executable, "-m", picture_decoding.__name__)


def kept_picture(raw: bytes) -> Picture:
    """An uploaded PNG, JPEG or WebP as it is kept; it takes up to a second.

    Raises PictureMistake.
    """
    decoder = subprocess.run(_DECODER, input=raw, capture_output=True, check=False)
    if decoder.returncode == picture_decoding.WRONG:
        raise PictureMistake(*json.loads(decoder.stdout))
    if decoder.returncode != 0:
        last = decoder.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        why = f"the decoder ended with {decoder.returncode}: {last}"[:200]
        raise PictureMistake(f"cannot be decoded ({why})", "save it again and send that")
    content = decoder.stdout
    return Picture(sha256(content).hexdigest(), KIND, content)
