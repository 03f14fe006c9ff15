"""Where season files, cast, rulebooks, prompts and console are, as they come along."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import showrunner

_PACKAGE = Path(showrunner.__file__).resolve().parent


def _folder(name: str, *checkout: str) -> Path:
    """Inside the installed package; in a checkout, below its root."""
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent.joinpath(*checkout or (name,))


SEASONS: Final = _folder("seasons")
"""The season files that come with Showrunner."""

CAST: Final = _folder("cast")
"""The castaways that come with Showrunner."""

RULES: Final = _folder("rules", "docs", "rules")
"""The rulebooks that come with Showrunner, as pages of Markdown."""

PROMPTS: Final = _folder("prompts")
"""The templates of every word that is said to a model."""

CONSOLE: Final = _folder("console", "producers_console", "dist")
"""The built console: `make console` makes it in a checkout."""
