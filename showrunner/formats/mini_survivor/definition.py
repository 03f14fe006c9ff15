"""What Mini-Survivor provides as a format."""

from __future__ import annotations

from showrunner.errors import WrongParameter
from showrunner.formats.format import Format
from showrunner.formats.mini_survivor.bots import SensibleBot
from showrunner.formats.mini_survivor.claims import CLAIMS, SUGGESTED, secrets
from showrunner.formats.mini_survivor.ending import outcome
from showrunner.formats.mini_survivor.facts import MINI_FACTS, MatchEnded, PhaseBegan, RoundBegan
from showrunner.formats.mini_survivor.grid import SIZES
from showrunner.formats.mini_survivor.narration import MiniNarrator
from showrunner.formats.mini_survivor.orders import MINI_ORDERS
from showrunner.formats.mini_survivor.parameters import FEWEST, MOST, MiniParameters
from showrunner.formats.mini_survivor.questions import KINDS
from showrunner.formats.mini_survivor.script import MiniSeason
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.state import PHASE_NAMES
from showrunner.formats.mini_survivor.statistics import statistics
from showrunner.formats.settings import SeasonSettings


def verify(settings: SeasonSettings) -> None:
    """A cast for which there is a grid, and no teams. Raises WrongParameter."""
    size = len(settings.cast)
    if size not in SIZES:
        raise WrongParameter(f"a cast of {size}", "give 6, 8, 9, 10 or 12 castaways")
    MiniParameters.read(dict(settings.parameters))
    if settings.teams:
        raise WrongParameter("teams in a game without teams", "leave [teams] away")


FORMAT = Format(
    name="mini_survivor",
    title="Mini-Survivor",
    version=1,
    changes=(),
    fewest=FEWEST,
    most=MOST,
    phases=PHASE_NAMES,
    parameters=MiniParameters,
    facts=MINI_FACTS,
    orders=MINI_ORDERS,
    decisions=KINDS,
    season=MiniSeason,
    sheet=MiniSheet,
    verify=verify,
    bots={"sensible": SensibleBot},
    narrator=MiniNarrator,
    outcome=outcome,
    statistics=statistics,
    opens_round=(RoundBegan, MatchEnded),
    opens_phase=(PhaseBegan, MatchEnded),
    claims=CLAIMS,
    suggested_questions=SUGGESTED,
    secrets=secrets,
)
