"""Names of files made from what people wrote."""

from __future__ import annotations

import re
from hashlib import sha256


def as_file_name(words: str) -> str:
    """Text as part of a file name. A text that has to be changed gets a hash, to stay unique."""
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", words)[:40].strip("-")
    return name if name == words else f"{name}-{sha256(words.encode()).hexdigest()[:6]}".strip("-")


def download_name(title: str, season: str, file_name: str) -> str:
    """The name of an export outside a bundle: with the season's title and the start of its id."""
    return f"{as_file_name(title)}-{season[:8]}.{file_name}"
