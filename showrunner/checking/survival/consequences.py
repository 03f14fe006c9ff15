"""What each fact of Survival brings about, and what never comes by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from showrunner.checking.causes import Causes, Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.chains import follows
from showrunner.checking.survival.dawns import announced
from showrunner.checking.survival.debates import Debates
from showrunner.checking.survival.season import Season
from showrunner.checking.survival.votes import FIRST, Vote

BEFORE_DAWN = ("ProtectionHeld", "BondDissolved", "BondDeferred")
"""What a night's reckoning tells before dawn breaks."""


class Consequences(Causes):
    """Nobody is eliminated but by what the rules say, and whoever should be is."""

    caused: ClassVar = {
        "Eliminated": "SV-7.1",
        "CauseRecorded": "SV-5.15",
        "CausesAnnounced": "SV-5.15",
        "NobodyEliminated": "SV-6.7",
        "ProtectionHeld": "SV-7.4",
        "BondDissolved": "SV-7.5",
        "BondDeferred": "SV-7.5",
        "NairobiSummoned": "SV-5.14",
        "SummonsSpent": "SV-5.16",
        "VoteBegan": "SV-6.10",
        "VoteTied": "SV-6.8",
        "CoinTossed": "SV-6.10",
        "StoryTold": "DS-9.3",
        "RemovalOrdered": "SV-7.1",
        "SecondCardGiven": "SV-4.16",
        "DayOrdered": "SV-6.12",
        "DayAnnounced": "SV-6.12",
        "DebateExtended": "SV-6.2",
        "VoteCalled": "SV-6.2",
        "SecretsRevealed": "DS-12.8",
    }

    beside: ClassVar = (*Causes.beside, "MicOpened")

    def __init__(self, season: Season, vote: Vote, debates: Debates) -> None:
        super().__init__()
        self.season = season
        self.vote = vote
        self.debates = debates

    def needs_no_cause(self, fact: CheckedFact) -> bool:
        """What producers have ordered before, what a night reckons with, and first votes."""
        season = self.season
        match fact.kind:
            case "Eliminated":
                late = season.deferred.get(fact["seat"]) == "night" and not season.night.began
                return bool(fact["cause"] == "producer" or (late and fact["cause"] == "bond"))
            case "VoteBegan":
                return fact["step"] in FIRST
            case "NobodyEliminated":
                return bool(season.day == "amnesty" == fact["why"])
            case "DayAnnounced":
                return bool(fact["what"] == season.day)
        return fact.kind in BEFORE_DAWN and season.phase == "night"

    def brings(self, fact: CheckedFact) -> Iterable[Due]:
        """See Causes."""
        match fact.kind:
            case "OrderTaken":
                yield from self._ordered(fact)
            case "DawnBroke":
                yield from announced(self.season)
            case "Eliminated":
                yield from follows(self.season, fact)
            case "GmoChose" if fact["target"] is not None:
                yield Due("SV-4.15", "Eliminated", {"seat": fact["target"], "cause": "gmo"})
            case "VotesCounted":
                yield from self.vote.counted()
            case "VoteTied":
                yield from self.vote.tie(fact)
            case "CoinTossed":
                yield from self.vote.coin(fact)
            case "EliminationImpossible":
                yield due("SV-8.4", "SeasonWon")
            case "SeasonWon" if self.season.parameters["reveal"] == "at_end":
                yield due("DS-12.8", "SecretsRevealed")

    def _ordered(self, order: CheckedFact) -> Iterable[Due]:
        seat = order["terms"].get("seat")
        match order["name"]:
            case "event":
                yield due("DS-9.3", "StoryTold")
            case "remove_contestant":
                yield due("SV-7.1", "RemovalOrdered", seat=seat)
            case "second_nairobi":
                yield due("SV-4.16", "SecondCardGiven", seat=seat)
            case "amnesty" | "double_vote" as name:
                kind = "DayAnnounced" if self.season.phase == "conference" else "DayOrdered"
                yield due("SV-6.12", kind, what=name.replace("_", " "))
            case "extend_debate":
                yield due("SV-6.2", "DebateExtended")
            case "call_vote":
                kind = "DebateClosed" if self.debates.on else "VoteCalled"
                yield due("SV-6.2", kind)
            case "reveal_secrets":
                yield due("DS-12.8", "SecretsRevealed")
