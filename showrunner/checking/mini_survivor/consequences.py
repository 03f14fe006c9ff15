"""What each fact of Mini-Survivor brings about, and what never comes by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from showrunner.checking.causes import Causes, Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.attacks import assassination
from showrunner.checking.mini_survivor.ending import bonus_mark, over
from showrunner.checking.mini_survivor.falls import falling
from showrunner.checking.mini_survivor.moves import movement, nearly_alone
from showrunner.checking.mini_survivor.season import Season
from showrunner.checking.mini_survivor.votes import voting

TWISTS = {
    "skip_talk": "no_talk",
    "no_assassination": "no_assassination",
    "double_elimination": "double_elimination",
}
"""What producers order for the phase that comes next."""


class Consequences(Causes):
    """Segments come to what submissions and the board make of them, orders to what they say."""

    caused: ClassVar = {
        "AttackJudged": "MS-3.1",
        "SurvivorsFell": "MS-2.4",
        "FallExplained": "MS-3.6",
        "VotesResolved": "MS-4.1",
        "VotesCounted": "MS-4.8",
        "TribeRemoved": "MS-6.1",
        "SurvivorsCastOut": "MS-6.2",
        "BoardShown": "MS-7.6",
        "IdolsChanged": "MS-5.4",
        "IdolPlayed": "MS-5.1",
        "GarnetsChanged": "MS-5.2",
        "TwistOrdered": "DS-9.8",
        "OwnerRevealed": "DS-9.8",
        "PlayerRemoved": "DS-9.8",
        "AuctionOrdered": "DS-9.8",
        "StoryTold": "DS-9.3",
        "BonusCounted": "MS-8.4",
        "MatchEnded": "MS-8.1",
        "SecretsRevealed": "DS-12.8",
    }

    def __init__(self, season: Season) -> None:
        super().__init__()
        self.season = season
        self.bids: dict[str, int] = {}

    def needs_no_cause(self, fact: CheckedFact) -> bool:
        """The board at the start."""
        return fact.kind == "BoardShown" and fact["why"] == "start"

    def brings(self, fact: CheckedFact) -> Iterable[Due]:
        """See Causes."""
        match fact.kind:
            case "OrderTaken":
                yield from self._ordered(fact)
            case "PhaseBegan":
                yield from self._segment(fact["phase"])
            case "BoardShown" if fact["why"] == "movement":
                yield from nearly_alone(self.season, fact)
                yield due("MS-2.3", "PhaseEnded", phase="movement")
            case "PlayerRemoved":
                seat, now = fact["seat"], 2 * self.season.segments + 1
                fallen = self.season.owned(seat)
                yield from falling(self.season, "DS-9.8", fallen, "removed", now)
            case "RoundEnded":
                yield from self._round_over(fact)
            case "AuctionClosed" if fact["winner"]:
                fields = {"seat": fact["winner"], "cause": "auction"}
                yield Due("DS-9.8", "GarnetsChanged", {**fields, "amount": -fact["price"]})
                yield Due("DS-9.8", "IdolsChanged", {**fields, "amount": 1})
            case "RankingShown" if self.season.parameters["reveal"] == "at_end":
                yield due("DS-12.8", "SecretsRevealed")

    def _segment(self, phase: str) -> Iterable[Due]:
        """MS-2.3: nobody decides anything in a segment: all of it comes at once."""
        if phase == "movement":
            yield from movement(self.season)
        elif phase in ("assassination", "voting"):
            yield from (assassination if phase == "assassination" else voting)(self.season)
            yield due("MS-2.3", "PhaseEnded", phase=phase)

    def _round_over(self, fact: CheckedFact) -> Iterable[Due]:
        """MS-8.4, MS-8.1, MS-6.8: the bonus, the end, the stall, in this order."""
        season = self.season
        if season.bonus is None and len(season.living) <= bonus_mark(season):
            yield due("MS-8.4", "BonusCounted", round=fact["round"])
        if over(season):
            yield due("MS-8.1", "MatchEnded", round=fact["round"])
            return
        crowded = any(len(members) >= 3 for members in season.tribes.values())
        stalled = season.stalled + 1 if fact["quiet"] and not crowded else 0
        if stalled >= season.parameters["stall_rounds"]:
            yield from self._merge()

    def _merge(self) -> Iterable[Due]:
        """MS-6.8: all tribes but one are removed, and all meet in that one."""
        for _ in self.season.open[1:]:
            yield due("MS-6.8", "TribeRemoved", why="merge")
        yield due("MS-6.8", "BoardShown", outcasts=[], why="merge")

    def _ordered(self, order: CheckedFact) -> Iterable[Due]:
        terms, name = order["terms"], order["name"]
        seat = terms.get("seat")
        match name:
            case "event":
                yield due("DS-9.3", "StoryTold")
            case "give_idol":
                yield due("DS-9.8", "IdolsChanged", seat=seat, amount=1, cause="producers")
            case "change_garnets":
                amount = terms.get("amount")
                yield due("DS-9.8", "GarnetsChanged", seat=seat, amount=amount, cause="producers")
            case "idol_auction":
                yield due("DS-9.8", "AuctionOrdered", least=terms.get("least", 1))
            case "swap_tribes":
                yield due("DS-9.8", "BoardShown", outcasts=[], why="swap")
            case "merge_tribes":
                yield from self._merge()
            case "reveal_owner":
                one = terms.get("survivor", 0)
                owner = self.season.piece(one).owner
                yield due("DS-9.8", "OwnerRevealed", survivor=one, seat=owner)
            case "remove_player":
                why = terms.get("why", "medical")
                yield due("DS-9.8", "PlayerRemoved", seat=seat, why=why)
            case "reveal_secrets":
                yield due("DS-12.8", "SecretsRevealed")
            case _ if name in TWISTS and (name, self.season.phase) != ("skip_talk", "talk"):
                yield due("DS-9.8", "TwistOrdered", twist=TWISTS[name])
