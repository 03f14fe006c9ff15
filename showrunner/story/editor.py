"""The editor: tells a season as episodes, out of its beats."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Told
from showrunner.story.told import ToldSeason


def tell(
    format: Format, settings: SeasonSettings, story: Sequence[Told[Fact]], title: str = ""
) -> ToldSeason:
    """Tell a season so far, from all the facts that its readers may know.

    `title` replaces the title in the facts, as for a fork.
    """
    raise NotImplementedError  # being written; the shape of the result is fixed
