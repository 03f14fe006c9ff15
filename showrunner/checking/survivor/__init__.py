"""The laws of the dice season: what is conserved, and who is told what (DS-1 to DS-12)."""

from __future__ import annotations

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.laws import Checker
from showrunner.checking.survivor.accounts import Accounts
from showrunner.checking.survivor.audiences import SurvivorAudiences
from showrunner.checking.survivor.ballots import ImmunityBook, JuryBallots, VoteBallots
from showrunner.checking.survivor.cards import TrackedCards
from showrunner.checking.survivor.opportunities import OpportunityBook
from showrunner.checking.survivor.people import People
from showrunner.checking.survivor.results import Results
from showrunner.checking.talks import TalkBook


class SurvivorChecker(Checker):
    """The books of one dice season."""

    def __init__(self, parameters: CheckedParameters) -> None:
        people, immunity = People(), ImmunityBook()
        accounts, cards = Accounts(parameters, people), TrackedCards(people)
        super().__init__(
            [
                accounts,
                SurvivorAudiences(parameters, people, accounts, cards),
                TalkBook(people.is_inside),
                Results(),
                cards,
                VoteBallots(people, immunity),
                JuryBallots(),
                OpportunityBook(),
                immunity,
                people,
            ]
        )
