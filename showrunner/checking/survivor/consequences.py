"""What each fact of the dice season brings about, and what never comes by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from showrunner.checking.causes import Causes, Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.orders import brought_by_order, brought_by_taking
from showrunner.checking.survivor.plays import Plays, gained, held_otherwise
from showrunner.checking.survivor.season import Season


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
        "CardForged": "DS-8.4",
        "CardTransferred": "DS-8.3",
        "CardCancelled": "DS-8.3",
        "HoldersCounted": "DS-8.4",
        "CardAskedFor": "DS-8.4",
        "NullifierLaid": "DS-8.4",
        "VoteLeft": "DS-8.4",
        "VoteLost": "DS-8.4",
        "VoteGained": "DS-8.4",
        "LuckTried": "DS-8.4",
        "AdvantageGained": "DS-8.4",
        "SpyPosted": "DS-8.4",
        "TalkSpied": "DS-8.4",
        "MessageOverheard": "DS-8.4",
        "JurorVetoed": "DS-8.4",
        "SecretsRevealed": "DS-12.8",
    }

    beside = (*Causes.beside, "FixedRollShown")

    def __init__(self, season: Season) -> None:
        super().__init__()
        self.season = season
        self.plays = Plays(season)
        self.started = False

    def needs_no_cause(self, fact: CheckedFact) -> bool:
        """The start, merges and empty teams, spent orders, and each round's new card."""
        match fact.kind:
            case "AttributesRolled":
                return not self.started
            case "TeamsFormed":
                return fact["why"] in ("start", "merge", "empty")
            case "CommentOrderSet":
                return not fact["seats"]
            case "PhaseOrdered":
                return bool(fact["what"] == "play")
            case "CardLost":
                return fact["why"] == "expired" and not self.season.phase
            case "CardPlanted":
                each_round = self.season.parameters["restock"] == "each_round"
                return each_round and self.season.phase == "camp"
        return False

    def brings(self, fact: CheckedFact) -> Iterable[Due]:
        """See Causes."""
        self.plays.look(fact)
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
                yield from self.plays.begin(fact)
                yield from self._gone(fact["card"])
            case "LuckTried":
                yield from self.plays.thrown(fact)
            case "CardLost" if fact["why"] != "camp dissolved":
                yield from self._gone(fact["card"])
            case "CardGained" | "CardTransferred":
                yield from self._held(fact)
            case "CardAskedFor" if fact["got"]:
                if fact["on"] in self.season.holders(fact["kind"]):
                    fields = {"kind": fact["kind"], "giver": fact["on"], "taker": fact["seat"]}
                    yield from self._explained(fact["kind"])
                    yield Due("DS-8.4", "CardTransferred", fields)
            case "TalkBegan":
                for spy, on in self.season.spies:
                    inside = self.season.of(spy).inside
                    if on in fact["seats"] and spy not in fact["seats"] and inside:
                        yield due("DS-8.4", "TalkSpied", seat=spy, on=on, talk=fact["talk"])
            case "MessageSaid":
                for spy in self.season.overheard.get(fact["talk"], ()):
                    if self.season.of(spy).inside:
                        fields = {"seat": spy, "talk": fact["talk"], "speaker": fact["seat"]}
                        yield Due("DS-8.4", "MessageOverheard", fields)
            case "RoundBegan":
                for name, each in self.season.cards.items():
                    over = self.season.expired(each.kind, fact["round"], len(fact["castaways"]))
                    if over and not each.gone:
                        fields = {"card": name, "holder": each.holder, "why": "expired"}
                        yield Due("DS-8.3", "CardLost", fields)
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
            look, *rest = gained(self.season, seat, self.season.cards[waiting[0]].kind, "found")
            taken = due("DS-4.5", "CardTaken", planted=waiting[0])
            explained = look.kind == "CardDefined"
            yield from [look, taken, *rest] if explained else [taken, look, *rest]
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
        """DS-4.6: a camp has its cards, of the kinds that camps are stocked from."""
        stock = self.season.stock
        fields = {"kind": stock[0], "team": team} if len(stock) == 1 else {"team": team}
        return [Due("DS-4.6", "CardPlanted", fields)] * self.season.stocked

    # -- cards -------------------------------------------------------------------------------------

    def _gone(self, name: str) -> Iterable[Due]:
        """A card has left the game: others may be stronger by it, and its camp be restocked."""
        card = self.season.cards.get(name)
        if card is not None:
            others = self.season.holders(card.kind, without=name)
            yield from held_otherwise(self.season, card.kind, others)
        yield from self._restocked(name)

    def _held(self, fact: CheckedFact) -> Iterable[Due]:
        """A card is in another hand: of so many there one other may be made."""
        holder, kind = fact.fields.get("taker") or fact.fields["seat"], fact["kind"]
        yield from held_otherwise(self.season, kind, [holder])
        joins = self.season.kinds[kind].joins if kind in self.season.kinds else {}
        cards = self.season.cards
        alike = [
            name
            for name, card in cards.items()
            if name == fact["card"] or (card.holder == holder and card.kind == kind)
        ]
        alike += [] if fact["card"] in cards else [fact["card"]]
        if joins and len(alike) >= joins["copies"]:
            for name in alike[: joins["copies"]]:
                fields = {"card": name, "holder": holder, "why": "joined"}
                yield Due("DS-8.4", "CardLost", fields)
            yield from gained(self.season, holder, joins["into"], "made")

    def _explained(self, kind: str) -> Iterable[Due]:
        if kind not in self.season.shipped:
            yield Due("DS-8.3", "CardDefined", {"kind": kind})
