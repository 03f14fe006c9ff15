"""What Mini-Survivor provides as a format."""

from __future__ import annotations

from showrunner.formats.format import Format
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.bots import MiniSurvivorBot
from showrunner.formats.mini_survivor.chronicle import MiniChronicle
from showrunner.formats.mini_survivor.claims import CLAIMS, SUGGESTED, secrets
from showrunner.formats.mini_survivor.ending import outcome
from showrunner.formats.mini_survivor.grid import SIZES
from showrunner.formats.mini_survivor.narration import narrator
from showrunner.formats.mini_survivor.orders import MINI_ORDERS
from showrunner.formats.mini_survivor.prospects import prospects
from showrunner.formats.mini_survivor.questions import KINDS
from showrunner.formats.mini_survivor.script import MiniSeason
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.statistics import statistics
from showrunner.formats.mini_survivor.table import table
from showrunner.formats.mini_survivor.votes import MiniVotes
from showrunner.formats.moments import Moment

FORMAT = Format(
    name="mini_survivor",
    title="Mini-Survivor",
    about=(
        "Everybody owns five Survivors in secret, on a grid of tribes: guess whose are whose, vote "
        "tribe by tribe, and move; whoever has Survivors alive at the end wins."
    ),
    sizes=tuple(SIZES),
    sheet=MiniSheet,
    season=MiniSeason,
    facts_in=facts.__name__,
    own_orders=MINI_ORDERS,
    moves={
        "mini_survivor.talk": "talk",
        "mini_survivor.submission": "ballot",
        "mini_survivor.candidate": "ballot",
        "mini_survivor.bid": "card",
    },
    own_decisions=KINDS,
    bots={"sensible": MiniSurvivorBot},
    narrator=narrator,
    outcome=outcome,
    votes=MiniVotes,
    chronicle=MiniChronicle,
    own_statistics=statistics,
    own_opens_round=(facts.MatchEnded,),
    own_opens_phase={facts.MatchEnded: "ending"},
    own_marks={
        facts.VotesCounted: "vote",
        facts.CandidateVotesCounted: "vote",
        facts.IdolPlayed: "card",
    },
    moments={
        facts.IdolPlayed: Moment("idol", lambda fact: (fact.seat,)),
        facts.VotesCounted: Moment("count"),
        facts.SurvivorsFell: Moment("fall", lambda fact: fact.owners.values()),
        facts.CandidateVotesCounted: Moment("count"),
        facts.RankingShown: Moment("winner", lambda fact: fact.places[0]),
    },
    claims=CLAIMS,
    suggested_questions=SUGGESTED,
    chapters={
        "MS-1": "What a player has",
        "D3": "Talks",
        "DS-5": "Talks",
        "MS-3": "Attacks",
        "MS-4": "Vote",
        "MS-5": "Idols and garnets",
        "MS-6": "Tribes and Outcasts",
        "MS-7": "Movement",
        "MS-8": "The end and the score",
        "DS-9": "Production",
    },
    table=table,
    secrets=secrets,
    prospects=prospects,
)
