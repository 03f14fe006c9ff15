"""Random matches for hypothesis: every size, parameters at any of their values."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from showrunner.formats.mini_survivor import FORMAT
from showrunner.formats.mini_survivor.grid import SIZES
from showrunner.formats.mini_survivor.parameters import MiniParameters
from showrunner.formats.parameters import Parameter
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.questions import Choice, Flag, Number

QUIET = {"conversations_per_player": 0, "public_posts": 1}
"""Talk takes its time and changes nothing on the board."""
LONG = ("max_rounds", "stall_rounds", "conversations_per_player", "public_posts")


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    """Every value that a parameter can have, its extremes among them."""
    match parameter.field:
        case Flag():
            return st.booleans()
        case Number(least=least, most=most):
            return st.integers(least, most)
        case Choice(options=options):
            return st.sampled_from([option.value for option in options])
    raise TypeError(f"no values for {parameter.name}")


@st.composite
def parameters(draw: st.DrawFn) -> dict[str, Any]:
    """Some parameters at other values than their defaults."""
    declared = {n: p for n, p in MiniParameters.declared().items() if n not in LONG}
    names = draw(st.lists(st.sampled_from(sorted(declared)), unique=True, max_size=8))
    drawn = {name: draw(values(declared[name])) for name in names}
    return {**QUIET, **drawn, "stall_rounds": draw(st.integers(1, 3))}


def settings_of(size: int, **parameters: Any) -> SeasonSettings:
    """A match of this many players."""
    settings = SeasonSettings(
        format="mini_survivor",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="Any match",
        cast=tuple(Castaway(id=f"s{n:02}", name=f"{chr(65 + n)}nn {n}") for n in range(size)),
        parameters=parameters,
    )
    FORMAT.verify(settings)
    return settings


@st.composite
def matches(draw: st.DrawFn) -> SeasonSettings:
    """A match that can be played."""
    return settings_of(draw(st.sampled_from(sorted(SIZES))), **draw(parameters()))
