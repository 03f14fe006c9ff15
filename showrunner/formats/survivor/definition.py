"""The `Format` of the dice season."""

from __future__ import annotations

from showrunner.errors import WrongParameter
from showrunner.formats.format import Format
from showrunner.formats.moments import Moment
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots import Showman, SurvivorBot
from showrunner.formats.survivor.cards.deck import CARDS
from showrunner.formats.survivor.changes import CHANGES
from showrunner.formats.survivor.chronicle import SurvivorChronicle
from showrunner.formats.survivor.claims import CLAIMS, SUGGESTED, secrets
from showrunner.formats.survivor.ending import outcome
from showrunner.formats.survivor.narration import narrator
from showrunner.formats.survivor.orders import SURVIVOR_ORDERS
from showrunner.formats.survivor.parameters import MAX_CAST, MIN_CAST, SurvivorParameters
from showrunner.formats.survivor.prospects import expected_rounds
from showrunner.formats.survivor.questions import KINDS
from showrunner.formats.survivor.script import SurvivorSeason
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.survivor.statistics import statistics
from showrunner.formats.survivor.votes import SurvivorVotes


def verify(settings: SeasonSettings) -> None:
    """DS-1.2, DS-1.6: check the number of finalists and the teams. Raises WrongParameter."""
    size = len(settings.cast)
    parameters = SurvivorParameters.read(dict(settings.parameters))
    if parameters.finalists >= size:
        raise WrongParameter(
            f"finalists: {parameters.finalists} of a cast of {size}", f"give at most {size - 1}"
        )
    if settings.teams:
        placed = sorted(seat for members in settings.teams.values() for seat in members)
        if placed != sorted(person.id for person in settings.cast) or not all(
            settings.teams.values()
        ):
            raise WrongParameter(
                "teams: some castaways are in no team or in several, or a team is empty",
                "name each castaway in exactly one team",
            )


FORMAT = Format(
    name="survivor",
    title="Survivor: the dice season",
    about=(
        "Teams compete by dice, gather food, talk in private and vote each other out, with cards "
        "that turn votes round; at the end a jury chooses who wins."
    ),
    sizes=range(MIN_CAST, MAX_CAST + 1),
    teams=True,
    sheet=SurvivorSheet,
    season=SurvivorSeason,
    facts_in=facts.__name__,
    own_orders=SURVIVOR_ORDERS,
    moves={
        "survivor.talk": "talk",
        "survivor.group_talk": "talk",
        "survivor.card": "card",
        "survivor.opportunity": "trade",
        "survivor.ballot": "ballot",
        "survivor.revote": "ballot",
        "survivor.jury_ballot": "ballot",
    },
    own_decisions=KINDS,
    own_verify=verify,
    own_changes=CHANGES,
    bots={"sensible": SurvivorBot},
    directors={"showman": Showman},
    narrator=narrator,
    outcome=outcome,
    votes=SurvivorVotes,
    chronicle=SurvivorChronicle,
    own_statistics=statistics,
    own_opens_round=(facts.FinalBegan,),
    own_opens_phase={facts.FinalBegan: "final"},
    own_marks={
        facts.VotesCounted: "vote",
        facts.VotesRecounted: "vote",
        facts.JuryVotesCounted: "vote",
        facts.CardPlayed: "card",
    },
    moments={
        facts.CompetitionResults: Moment("challenge"),
        facts.CardPlayed: Moment("idol", lambda fact: (fact.seat,)),
        facts.VoteBegan: Moment("council"),
        facts.VotesCounted: Moment("count"),
        facts.VotesRecounted: Moment("count"),
        facts.VotedOut: Moment("out", lambda fact: (fact.seat,)),
        facts.CastawayReturned: Moment("rescue", lambda fact: (fact.seat,)),
        facts.FinalBegan: Moment("council", lambda fact: fact.finalists),
        facts.JuryVotesCounted: Moment("count"),
        facts.WinnerCrowned: Moment("winner", lambda fact: (fact.seat,)),
    },
    claims=CLAIMS,
    suggested_questions=SUGGESTED,
    chapters={
        "DS-1": "Cast and teams",
        "DS-2": "What a castaway has",
        "DS-3": "Competition",
        "DS-4": "Camp",
        "DS-5": "Talks",
        "DS-6": "What reward points buy",
        "DS-7": "Depletion",
        "DS-8": "Cards",
        "DS-9": "Production",
        "DS-10": "Vote",
        "DS-11": "The final",
        "DS-12": "When it ends",
    },
    cards=CARDS,
    secrets=secrets,
    expected_rounds=expected_rounds,
)
