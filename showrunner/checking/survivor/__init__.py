"""The laws of the dice season: what is conserved, and who is told what (DS-1 to DS-12)."""

from __future__ import annotations

from showrunner.checking.definitions import Parameters
from showrunner.checking.laws import Checker
from showrunner.checking.survivor.accounts import Accounts
from showrunner.checking.survivor.audiences import Audiences
from showrunner.checking.survivor.ballots import Ballots, Immunity, JuryBallots
from showrunner.checking.survivor.cards import Cards
from showrunner.checking.survivor.opportunities import Opportunities
from showrunner.checking.survivor.people import People
from showrunner.checking.survivor.results import Results
from showrunner.checking.talks import Talks


class SurvivorChecker(Checker):
    """The books of one dice season."""

    def __init__(self, parameters: Parameters) -> None:
        people, immunity = People(), Immunity()
        accounts, cards = Accounts(parameters, people), Cards(people)
        super().__init__(
            [
                accounts,
                Audiences(parameters, people, accounts, cards),
                Talks(people.is_inside),
                Results(),
                cards,
                Ballots(people, immunity),
                JuryBallots(),
                Opportunities(),
                immunity,
                people,
            ]
        )


__all__ = ["SurvivorChecker"]
