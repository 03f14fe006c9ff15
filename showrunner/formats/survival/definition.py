"""What Survival provides as a format."""

from __future__ import annotations

from showrunner.formats.format import Format
from showrunner.formats.moments import Moment
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.survival import facts
from showrunner.formats.survival.bots import SurvivalBot
from showrunner.formats.survival.changes import CHANGES
from showrunner.formats.survival.chronicle import SurvivalChronicle
from showrunner.formats.survival.claims import CLAIMS, SUGGESTED, secrets
from showrunner.formats.survival.ending import outcome
from showrunner.formats.survival.narration import narrator
from showrunner.formats.survival.orders import SURVIVAL_ORDERS
from showrunner.formats.survival.parameters import MAX_CAST, MIN_CAST, SurvivalParameters
from showrunner.formats.survival.prospects import expected_rounds, prospects
from showrunner.formats.survival.questions import KINDS
from showrunner.formats.survival.script import SurvivalSeason
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.survival.statistics import statistics
from showrunner.formats.survival.table import table
from showrunner.formats.survival.votes import SurvivalVotes


def verify(settings: SeasonSettings) -> None:
    """SV-1.6: check that cast and parameters give a playable game. Raises WrongParameter."""
    SurvivalParameters.read(dict(settings.parameters)).verify_table(len(settings.cast))


FORMAT = Format(
    name="survival",
    title="Survival",
    about=(
        "Hidden roles: by night the Evil Forces strike, by day everybody talks and votes on who "
        "goes, until one side has won."
    ),
    own_changes=CHANGES,
    sizes=range(MIN_CAST, MAX_CAST + 1),
    sheet=SurvivalSheet,
    season=SurvivalSeason,
    facts_in=facts.__name__,
    own_orders=SURVIVAL_ORDERS,
    moves={
        "survival.nominate": "ballot",
        "survival.vote": "ballot",
        "survival.revote": "ballot",
        "survival.verdict": "ballot",
        "survival.engineer": "card",
    },
    own_decisions=KINDS,
    own_verify=verify,
    bots={"sensible": SurvivalBot},
    narrator=narrator,
    outcome=outcome,
    votes=SurvivalVotes,
    chronicle=SurvivalChronicle,
    own_statistics=statistics,
    own_opens_phase={
        facts.NightBegan: "night",
        facts.DawnBroke: "dawn",
        facts.ConferenceBegan: "conference",
    },
    own_marks={facts.VotesCounted: "vote"},
    moments={
        facts.NightBegan: Moment("night"),
        facts.ConferenceBegan: Moment("dawn"),
        facts.VoteBegan: Moment("council"),
        facts.VotesCounted: Moment("count"),
        facts.Eliminated: Moment("out", lambda fact: (fact.seat,)),
        facts.SeasonWon: Moment("winner", lambda fact: fact.seats),
    },
    claims=CLAIMS,
    suggested_questions=SUGGESTED,
    chapters={
        "SV-1": "Cast and cards",
        "SV-4": "Roles",
        "SV-5": "Night",
        "SV-6": "Debate and vote",
        "SV-7": "Eliminations",
        "SV-8": "Winning",
        "DS-5": "Talk",
        "DS-9": "Production",
        "DS-12": "When it ends",
    },
    table=table,
    secrets=secrets,
    prospects=prospects,
    expected_rounds=expected_rounds,
)
