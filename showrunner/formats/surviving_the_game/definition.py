"""What Surviving the G.A.M.E. provides as a format."""

from __future__ import annotations

from showrunner.errors import WrongParameter
from showrunner.formats.format import Format
from showrunner.formats.moments import Moment
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.bots import GameBot
from showrunner.formats.surviving_the_game.cards import ALL_CARDS, TOP_LEVEL
from showrunner.formats.surviving_the_game.changes import CHANGES
from showrunner.formats.surviving_the_game.chronicle import GameChronicle
from showrunner.formats.surviving_the_game.claims import CLAIMS, SUGGESTED, secrets
from showrunner.formats.surviving_the_game.ending import outcome
from showrunner.formats.surviving_the_game.episodes import GameEpisodes
from showrunner.formats.surviving_the_game.narration import narrator
from showrunner.formats.surviving_the_game.orders import GAME_ORDERS
from showrunner.formats.surviving_the_game.parameters import MAX_CAST, MIN_CAST, GameParameters
from showrunner.formats.surviving_the_game.prospects import expected_rounds, prospects
from showrunner.formats.surviving_the_game.questions import KINDS
from showrunner.formats.surviving_the_game.script import GameSeason
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.surviving_the_game.statistics import statistics
from showrunner.formats.surviving_the_game.table import table


def verify(settings: SeasonSettings) -> None:
    """SG-7.1: Level 5 has an obstacle for each player at least. Raises WrongParameter."""
    players = len(settings.cast)
    given = GameParameters.read(dict(settings.parameters)).obstacles(TOP_LEVEL, players)
    if given < players:
        raise WrongParameter(f"obstacles_5 is {given}", f"give {players} or more, one a player")


FORMAT = Format(
    name="surviving_the_game",
    title="Surviving the G.A.M.E.",
    about=(
        "A deck-builder: train, become a Soldier, Cyborg or Bio-Gene, and fight up through five "
        "levels of a facility; of those who survive, the one with the most victory points wins."
    ),
    sizes=range(MIN_CAST, MAX_CAST + 1),
    sheet=GameSheet,
    season=GameSeason,
    facts_in=facts.__name__,
    own_orders=GAME_ORDERS,
    moves={
        "surviving_the_game.talk": "talk",
        "surviving_the_game.play": "card",
        "surviving_the_game.shut_down": "card",
    },
    own_decisions=KINDS,
    own_verify=verify,
    own_changes=CHANGES,
    bots={"sensible": GameBot},
    narrator=narrator,
    outcome=outcome,
    episodes=GameEpisodes,
    chronicle=GameChronicle,
    own_statistics=statistics,
    own_marks={
        facts.ObstacleBeaten: "card",
        facts.PlayerExited: "card",
    },
    moments={
        facts.ObstacleBeaten: Moment("challenge", lambda fact: (fact.seat,)),
        facts.PlayerExited: Moment("rescue", lambda fact: (fact.seat,)),
        facts.PlayerEliminated: Moment("out", lambda fact: (fact.seat,)),
        facts.AreaClosed: Moment("night"),
        facts.GameDecided: Moment("winner", lambda fact: fact.seats),
    },
    chapters={
        "SG-1": "Components",
        "SG-2": "Training",
        "SG-4": "Encounters",
        "SG-7": "Areas",
        "SG-8": "The end",
        "D10": "Talk",
        "DS-5": "Talk",
        "DS-9": "Production",
        "DS-12": "When it ends",
    },
    cards=ALL_CARDS,
    table=table,
    claims=CLAIMS,
    suggested_questions=SUGGESTED,
    secrets=secrets,
    prospects=prospects,
    expected_rounds=expected_rounds,
)
