"""What Survival provides as a format."""

from __future__ import annotations

from showrunner.errors import WrongParameter
from showrunner.formats.format import Format
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.survival.bots import SensibleBot
from showrunner.formats.survival.claims import CLAIMS, SUGGESTED, secrets
from showrunner.formats.survival.ending import outcome
from showrunner.formats.survival.facts import (
    SURVIVAL_FACTS,
    ConferenceBegan,
    NightBegan,
    RoundBegan,
)
from showrunner.formats.survival.narration import SurvivalNarrator
from showrunner.formats.survival.orders import SURVIVAL_ORDERS
from showrunner.formats.survival.parameters import FEWEST, MOST, SurvivalParameters
from showrunner.formats.survival.questions import KINDS
from showrunner.formats.survival.script import SurvivalSeason
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.survival.state import PHASE_NAMES
from showrunner.formats.survival.statistics import statistics


def verify(settings: SeasonSettings) -> None:
    """SV-1.1, SV-1.6: a table that can be played, without teams. Raises WrongParameter."""
    SurvivalParameters.read(dict(settings.parameters)).verify_table(len(settings.cast))
    if settings.teams:
        raise WrongParameter("teams: there are none in Survival", "leave them away")


FORMAT = Format(
    name="survival",
    title="Survival",
    version=1,
    changes=(),
    fewest=FEWEST,
    most=MOST,
    phases=PHASE_NAMES,
    parameters=SurvivalParameters,
    facts=SURVIVAL_FACTS,
    orders=SURVIVAL_ORDERS,
    decisions=KINDS,
    season=SurvivalSeason,
    sheet=SurvivalSheet,
    verify=verify,
    bots={"sensible": SensibleBot},
    narrator=SurvivalNarrator,
    outcome=outcome,
    statistics=statistics,
    opens_round=(RoundBegan,),
    opens_phase=(NightBegan, ConferenceBegan),
    claims=CLAIMS,
    suggested_questions=SUGGESTED,
    secrets=secrets,
)
