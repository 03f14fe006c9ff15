"""The folders shipped with Showrunner, such as those of season files, cast, docs and prompts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import showrunner

_PACKAGE = Path(showrunner.__file__).resolve().parent


def _folder(name: str, *checkout: str) -> Path:
    """A folder of the installed package; in a checkout, `checkout` (or `name`) below its root."""
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent.joinpath(*checkout or (name,))


SEASONS: Final = _folder("seasons")
"""The season files shipped with Showrunner."""

CAST: Final = _folder("cast")
"""The castaways shipped with Showrunner."""

DOCS: Final = _folder("docs")
"""The documentation as pages of Markdown, with its pictures."""

RULES: Final = DOCS / "rules"
"""The rulebooks as pages of Markdown."""

PROMPTS: Final = _folder("prompts")
"""The templates of all prompts."""

TRANSLATIONS: Final = _folder("translations")
"""The catalogues of what the server says, a folder for each language."""

CONSOLE: Final = _folder("console", "producers_console", "dist")
"""The built console (in a checkout, built by `make console`)."""
