"""What I AM SURVIVOR! provides as a format."""

from __future__ import annotations

from showrunner.errors import WrongParameter
from showrunner.formats.format import Format
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.bots import IslandBot
from showrunner.formats.i_am_survivor.cards import CARDS
from showrunner.formats.i_am_survivor.chronicle import IslandChronicle
from showrunner.formats.i_am_survivor.claims import CLAIMS, SUGGESTED, secrets
from showrunner.formats.i_am_survivor.ending import outcome
from showrunner.formats.i_am_survivor.narration import narrator
from showrunner.formats.i_am_survivor.orders import ISLAND_ORDERS
from showrunner.formats.i_am_survivor.parameters import IslandParameters
from showrunner.formats.i_am_survivor.prospects import expected_rounds, prospects
from showrunner.formats.i_am_survivor.questions import KINDS
from showrunner.formats.i_am_survivor.script import IslandSeason
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.i_am_survivor.statistics import statistics
from showrunner.formats.i_am_survivor.table import table
from showrunner.formats.moments import Moment
from showrunner.formats.settings import SeasonSettings

MAX_CAST = 6
MAX_CAST_TO_PICK = 5
"""IS-1.1: with more players there are not four characters for each."""


def verify(settings: SeasonSettings) -> None:
    """IS-1.1: four characters for each player need a small cast. Raises WrongParameter."""
    parameters = IslandParameters.read(dict(settings.parameters))
    if parameters.characters == "pick3of4" and len(settings.cast) > MAX_CAST_TO_PICK:
        raise WrongParameter(
            f"pick3of4 with a cast of {len(settings.cast)}",
            f"give at most {MAX_CAST_TO_PICK} castaways, or deal3",
        )


FORMAT = Format(
    name="i_am_survivor",
    title="I AM SURVIVOR!",
    about=(
        "Everybody leads three characters on an island for ten days: find water and food, trade, "
        "fight beasts and each other, and bid for the few places with passing rescuers."
    ),
    sizes=range(3, MAX_CAST + 1),
    sheet=IslandSheet,
    season=IslandSeason,
    facts_in=facts.__name__,
    own_orders=ISLAND_ORDERS,
    moves={
        "i_am_survivor.talk": "talk",
        "i_am_survivor.offer": "trade",
        "i_am_survivor.answer": "trade",
        "i_am_survivor.natives": "trade",
    },
    own_decisions=KINDS,
    own_verify=verify,
    bots={"sensible": IslandBot},
    narrator=narrator,
    outcome=outcome,
    chronicle=IslandChronicle,
    own_statistics=statistics,
    own_marks={facts.CharacterRescued: "card"},
    moments={
        facts.BeastFought: Moment("challenge", lambda fact: (fact.seat,)),
        facts.PlayersFought: Moment("challenge"),
        facts.CharacterDied: Moment("fall", lambda fact: (fact.seat,)),
        facts.CharacterRescued: Moment("rescue", lambda fact: (fact.seat,)),
        facts.GameEnded: Moment("winner", lambda fact: fact.winners),
    },
    claims=CLAIMS,
    suggested_questions=SUGGESTED,
    cards=CARDS,
    table=table,
    secrets=secrets,
    prospects=prospects,
    expected_rounds=expected_rounds,
    chapters={
        "IS-1": "Teams and Supplies",
        "IS-2": "Days",
        "IS-3": "Turns",
        "IS-4": "Water and food",
        "IS-6": "Exploring",
        "IS-7": "Battles",
        "IS-8": "Trade",
        "IS-9": "Rescue",
        "IS-11": "Death and Souls",
        "IS-13": "Points",
        "D13": "Talk",
        "DS-5": "Talk",
        "DS-9": "Production",
        "DS-12": "When it ends",
    },
)
