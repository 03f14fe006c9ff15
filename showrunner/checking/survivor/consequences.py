"""What each fact of the dice season brings about, and what never comes by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from showrunner.checking.causes import Causes, Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.orders import brought_by_order, brought_by_taking
from showrunner.checking.survivor.season import Season

HIDDEN_IMMUNITY = "hidden_immunity"


class Consequences(Causes):
    """DS-12.2: each change has one cause, and each cause all its changes."""

    caused: ClassVar = {
        "PointsChanged": "DS-12.2",
        "CountersChanged": "DS-12.2",
        "FoodChanged": "DS-12.2",
        "AttributesRolled": "DS-2.1",
        "ImmunityGiven": "DS-2.6",
        "TeamsFormed": "DS-1.7",
        "CastawayRemoved": "DS-1.9",
        "CastawayReturned": "DS-1.9",
        "CastawayExiled": "DS-9.8",
        "RollFixed": "DS-9.8",
        "OpportunityOpened": "DS-9.5",
        "OpportunityOffered": "DS-9.5",
        "PhaseOrdered": "DS-9.8",
        "CompetitionAnnounced": "DS-3.9",
        "CommentOrderSet": "DS-9.6",
        "JuryOrdered": "DS-9.7",
        "StoryTold": "DS-9.3",
        "GatheringRolled": "DS-4.2",
        "Gathered": "DS-4.4",
        "BonusSettled": "DS-4.5",
        "CardPlanted": "DS-4.6",
        "CardTaken": "DS-4.5",
        "CardGained": "DS-8.3",
        "CardLost": "DS-8.3",
        "SecretsRevealed": "DS-12.8",
    }

    beside = (*Causes.beside, "FixedRollShown")

    def __init__(self, season: Season) -> None:
        super().__init__()
        self.season = season
        self.started = False

    def needs_no_cause(self, fact: CheckedFact) -> bool:
        """The start, merges and empty teams, a spent comment order, and each round's new card."""
        match fact.kind:
            case "AttributesRolled":
                return not self.started
            case "TeamsFormed":
                return fact["why"] in ("start", "merge", "empty")
            case "CommentOrderSet":
                return not fact["seats"]
            case "CardPlanted":
                each_round = self.season.parameters["restock"] == "each_round"
                return each_round and self.season.phase == "camp"
        return False

    def brings(self, fact: CheckedFact) -> Iterable[Due]:
        """See Causes."""
        match fact.kind:
            case "OrderTaken":
                yield from brought_by_order(self.season, fact)
            case "OpportunityOpened":
                invited = list(fact["offers"])
                for group in [invited] if fact["open"] else [[seat] for seat in invited]:
                    fields = {"offer": fact["offers"][group[0]], "seats": group}
                    yield Due("DS-9.5", "OpportunityOffered", fields)
            case "OpportunityTaken":
                yield from brought_by_taking(self.season, fact)
            case "CompetitionEntered" | "GatheringPlanned":
                yield from self._bought(fact)
            case "CompetitionWon":
                yield from self._won(fact)
            case "CampFed":
                yield from self._fed(fact)
            case "GatheringSettled":
                yield from self._settled(fact)
            case "Gathered":
                fields = {"team": fact["team"], "cause": f"gathered by {fact['seat']}"}
                if fact["amount"]:
                    yield due("DS-4.4", "FoodChanged", amount=fact["amount"], **fields)
            case "BonusRolled":
                yield from self._sought(fact)
            case "CardPlayed":
                cause = f"{fact['kind']} of {fact['seat']}"
                yield due("DS-8.2", "ImmunityGiven", seats=[fact["on"]], cause=cause)
                yield from self._restocked(fact["card"])
            case "CardLost" if fact["why"] == "holder left":
                yield from self._restocked(fact["card"])
            case "VotedOut" | "CastawayRemoved":
                for card in self.season.hand(fact["seat"]):
                    fields = {"card": card, "holder": fact["seat"], "why": "holder left"}
                    yield Due("DS-8.5", "CardLost", fields)
            case "TeamsFormed":
                self.started = True
                yield from self._camps(fact)
            case "WinnerCrowned" if self.season.parameters["reveal"] == "at_end":
                yield due("DS-12.8", "SecretsRevealed")

    def _points(self, rule: str, seats: list[str], amount: int, cause: str) -> Iterable[Due]:
        if amount and seats:
            yield due(rule, "PointsChanged", seats=seats, amount=amount, cause=cause)

    def _bought(self, fact: CheckedFact) -> Iterable[Due]:
        """Counters first, then the boost; the point of a trade comes last."""
        seat, parameters = fact["seat"], self.season.parameters
        number, boost = fact["counters_removed"], fact["boost"]
        price = number * parameters["counter_price"]
        yield from self._points("DS-6.2", [seat], -price, "counters removed")
        if number:
            fields = {"seats": [seat], "amount": -number, "cause": "bought off"}
            yield Due("DS-6.2", "CountersChanged", fields)
        if boost != "none":
            price = parameters[f"{boost}_boost_price"]
            rule = "DS-6.3" if boost == "small" else "DS-6.4"
            yield from self._points(rule, [seat], -price, f"{boost} boost")
        if fact.kind == "GatheringPlanned":
            yield due("DS-4.2", "GatheringRolled", seat=seat)
        elif fact["trade"]:
            yield from self._points("DS-3.1", [seat], 1, "competition trade")

    def _won(self, fact: CheckedFact) -> Iterable[Due]:
        """The reward, immunity, and a counter for all who competed."""
        parameters, stakes = self.season.parameters, fact["stakes"]
        reward = parameters["team_reward" if fact["team"] else "individual_reward"]
        if stakes != "immunity":
            yield from self._points("DS-3.5", fact["winners"], reward, "competition reward")
        if stakes != "reward":
            lost = set(self.season.members(fact["loser"])) if fact["loser"] else set()
            safe = [seat for seat in self.season.inside if seat not in lost]
            safe = safe if fact["team"] else fact["winners"]
            if safe:
                yield due("DS-3.3", "ImmunityGiven", seats=safe, cause="competition")
        entered = list(self.season.entered)
        if entered:
            fields = {"seats": entered, "amount": 1, "cause": "competition"}
            yield Due("DS-3.7", "CountersChanged", fields)

    def _fed(self, fact: CheckedFact) -> Iterable[Due]:
        team, members = fact["team"], self.season.camps.get(fact["team"], [])
        if fact["food"]:
            yield due("DS-4.1", "FoodChanged", team=team, amount=-fact["food"], cause="eaten")
        if members:
            yield due("DS-4.1", "CountersChanged", seats=members, amount=-1, cause="fed")

    def _settled(self, fact: CheckedFact) -> Iterable[Due]:
        seat = fact["seat"]
        if fact["point_trade"]:
            yield from self._points("DS-4.3", [seat], 1, "camp trade")
        if fact["bonus_bought"]:
            price = self.season.parameters["bonus_roll_price"]
            yield from self._points("DS-6.1", [seat], -price, "bonus roll")
        yield due("DS-4.4", "Gathered", seat=seat)

    def _sought(self, fact: CheckedFact) -> Iterable[Due]:
        """The target wins the camp's oldest card."""
        seat, parameters = fact["seat"], self.season.parameters
        total, target = sum(fact["dice"]), parameters["bonus_target"]
        hit = total == target if parameters["bonus_match"] == "exact" else total >= target
        waiting = self.season.waiting(self.season.of(seat).team) if hit else []
        if waiting:
            kind = self.season.cards[waiting[0]].kind
            yield due("DS-4.5", "CardTaken", planted=waiting[0])
            yield Due("DS-4.5", "CardGained", {"seat": seat, "kind": kind, "how": "found"})
        yield due("DS-4.5", "BonusSettled", seat=seat, found=bool(waiting))

    def _restocked(self, card: str) -> Iterable[Due]:
        """DS-4.6: a camp gets new cards when its last found one has left the game."""
        gone = self.season.cards.get(card)
        if gone is None or self.season.parameters["restock"] != "when_played":
            return
        others = [each for name, each in self.season.cards.items() if name != card]
        if gone.camp in self.season.food and all(
            each.gone for each in others if each.camp == gone.camp
        ):
            yield from self._founded(gone.camp)

    def _camps(self, fact: CheckedFact) -> Iterable[Due]:
        """Cards of dissolved camps are lost; new camps have theirs."""
        for team in self.season.food:
            for card in self.season.waiting(team) if team not in fact["teams"] else ():
                fields = {"card": card, "holder": "", "why": "camp dissolved"}
                yield Due("DS-8.3", "CardLost", fields)
        for team in fact["teams"]:
            if team not in self.season.food:
                yield from self._founded(team)

    def _founded(self, team: str) -> Iterable[Due]:
        fields = {"kind": HIDDEN_IMMUNITY, "team": team}
        number = self.season.parameters["camp_advantages"]
        return [Due("DS-4.6", "CardPlanted", fields)] * number
