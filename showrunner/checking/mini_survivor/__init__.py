"""The laws of Mini-Survivor: what is conserved, and who is told what (MS-1 to MS-9)."""

from __future__ import annotations

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.laws import Checker
from showrunner.checking.mini_survivor.audiences import MiniSurvivorAudiences
from showrunner.checking.mini_survivor.pieces import Pieces
from showrunner.checking.mini_survivor.stock import Stock
from showrunner.checking.mini_survivor.votes import CandidateVotes, TribeVotes
from showrunner.checking.talks import TalkBook


class MiniSurvivorChecker(Checker):
    """The books of one match."""

    def __init__(self, parameters: CheckedParameters) -> None:
        pieces = Pieces()

        def may_talk(seat: str) -> bool:
            everybody = parameters["eliminated_players_may_talk"]
            return seat not in pieces.removed if everybody else pieces.in_play(seat)

        super().__init__(
            [
                MiniSurvivorAudiences(parameters, pieces),
                TalkBook(may_talk),
                Stock(parameters, pieces),
                TribeVotes(pieces),
                CandidateVotes(pieces),
                pieces,
            ]
        )
