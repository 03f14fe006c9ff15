"""The laws of Survival: what is conserved, and who is told what (SV-1 to SV-8)."""

from __future__ import annotations

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.laws import Checker
from showrunner.checking.survival.audiences import SurvivalAudiences
from showrunner.checking.survival.roles import Powers, Roles
from showrunner.checking.survival.votes import ConferenceVotes


class SurvivalChecker(Checker):
    """The books of one season."""

    def __init__(self, parameters: CheckedParameters) -> None:
        roles = Roles()
        super().__init__(
            [
                SurvivalAudiences(parameters, roles),
                ConferenceVotes(parameters, roles),
                Powers(),
                roles,
            ]
        )
