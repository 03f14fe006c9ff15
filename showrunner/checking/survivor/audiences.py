"""DS-2.7 to DS-2.11: the audience that each fact of the dice season may have."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import OrderAudiences, only, told_to
from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on
from showrunner.checking.survivor.accounts import COUNTERS, POINTS, Accounts
from showrunner.checking.survivor.cards import TrackedCards
from showrunner.checking.survivor.people import People

EVERYBODY: Mapping[str, str] = {
    "TeamsFormed": "DS-2.7",
    "RoundBegan": "DS-2.7",
    "RoundEnded": "DS-2.7",
    "PhaseBegan": "DS-2.7",
    "PhaseEnded": "DS-2.7",
    "PhaseSkipped": "DS-2.7",
    "FoodChanged": "DS-2.7",
    "ImmunityGiven": "DS-2.7",
    "CampFed": "DS-2.7",
    "CampHungry": "DS-2.7",
    "CastawayRemoved": "DS-2.7",
    "CastawayReturned": "DS-2.7",
    "CastawayExiled": "DS-2.7",
    "CompetitionAnnounced": "DS-3.9",
    "CompetitionResults": "DS-2.8",
    "SurvivalRolled": "DS-2.8",
    "TieDrawn": "DS-2.8",
    "CompetitionWon": "DS-2.8",
    "Gathered": "DS-4.4",
    "CardAskedFor": "DS-8.4",
    "VoteLeft": "DS-8.4",
    "AdvantageGained": "DS-8.4",
    "VotesRecounted": "DS-2.10",
    "JurorVetoed": "DS-11.1",
    "VoteBegan": "DS-2.7",
    "HostAsked": "DS-10.1",
    "CommentMade": "DS-10.1",
    "BallotLost": "DS-10.3",
    "BallotRead": "DS-2.10",
    "VotesCounted": "DS-2.10",
    "VoteTied": "DS-2.10",
    "TieBreakPassed": "DS-2.10",
    "VotedOut": "DS-2.10",
    "NobodyVotedOut": "DS-10.7",
    "LastWords": "DS-10.9",
    "FinalBegan": "DS-2.7",
    "JuryQuestionPut": "DS-11.2",
    "JuryQuestionAnswered": "DS-11.2",
    "JuryBallotRead": "DS-2.10",
    "JuryVotesCounted": "DS-2.10",
    "WinnerDrawn": "DS-11.4",
    "WinnerCrowned": "DS-11.3",
}
OWNER: Mapping[str, str] = {
    "AttributesRolled": "DS-2.8",
    "CompetitionEntered": "DS-2.9",
    "CompetitionRolled": "DS-2.8",
    "GatheringPlanned": "DS-2.9",
    "GatheringRolled": "DS-2.8",
    "GatheringSettled": "DS-2.9",
    "BonusSettled": "DS-2.9",
    "CardGained": "DS-2.9",
    "PreferencesSet": "DS-5.1",
    "NoteTaken": "DS-5.4",
    "BallotCast": "DS-2.10",
    "OpportunityAnswered": "DS-9.5",
    "OpportunityMissed": "DS-9.5",
    "JuryBallotCast": "DS-2.10",
    "NullifierLaid": "DS-8.4",
    "VoteLost": "DS-8.4",
    "VoteGained": "DS-8.4",
    "SpyPosted": "DS-8.4",
    "TalkSpied": "DS-8.4",
    "MessageOverheard": "DS-8.4",
}
PRODUCERS: Mapping[str, str] = {
    "PhaseOrdered": "DS-2.11",
    "BonusRolled": "DS-4.5",
    "CardPlanted": "DS-2.9",
    "CardTaken": "DS-2.9",
    "CardForged": "DS-8.4",
    "CommentOrderSet": "DS-2.11",
    "JuryOrdered": "DS-2.11",
    "RollFixed": "DS-2.11",
    "FixedRollShown": "DS-2.11",
    "OpportunityOpened": "DS-9.5",
    "OpportunityClosed": "DS-9.5",
}


class SurvivorAudiences(OrderAudiences):
    """The audiences of a dice season: everybody, only producers, or those whose secret it is."""

    def __init__(
        self, parameters: CheckedParameters, people: People, accounts: Accounts, cards: TrackedCards
    ) -> None:
        super().__init__(EVERYBODY, OWNER, PRODUCERS)
        self._accounts = accounts
        self._parameters = parameters
        self._people = people
        self._cards = cards
        self._played_to = "everybody"
        """The audience of the last card that was played."""

    @on("PointsChanged", "CountersChanged")
    def belongings(self, fact: CheckedFact) -> Mismatches:
        """DS-2.9: Rewards, and counters of competitions and meals, are public; the rest is secret.

        The order of an event says whether its changes are public.
        """
        what, seats = POINTS if fact.kind == "PointsChanged" else COUNTERS, fact["seats"]
        public = fact["cause"] in ("competition reward", "competition", "fed")
        if fact["cause"] == "event":
            public = not any(self._accounts.is_secret(what, seat) for seat in seats)
        yield from only(fact, "everybody" if public else told_to(seats))

    @on("CardPlayed", "CardCancelled")
    def card_play(self, fact: CheckedFact) -> Mismatches:
        """DS-8.1: A played card is told to everybody, unless its kind is secret.

        A card that failed because there was nothing to take is told to the two involved (DS-2.9).
        """
        kind = fact.fields.get("kind") or self._cards.kind_of(fact["card"])
        audience = told_to([fact["seat"]]) if self._cards.is_secret(kind) else "everybody"
        if fact.fields.get("why") == "none left" and audience == "everybody":
            audience = told_to([fact["seat"], fact["on"]])
        yield from only(fact, audience)
        if fact.kind == "CardPlayed":
            self._played_to = fact.audience

    @on("LuckTried")
    def card_dice(self, fact: CheckedFact) -> Mismatches:
        """DS-8.3: The dice thrown for a card have the same audience as the card."""
        yield from only(fact, self._played_to)

    @on("CardLost")
    def card_lost(self, fact: CheckedFact) -> Mismatches:
        """DS-8.5: Only its holder is told that a card has left the game."""
        yield from only(fact, told_to([fact["holder"]] if fact["holder"] else []))

    @on("CardTransferred")
    def card_transferred(self, fact: CheckedFact) -> Mismatches:
        """DS-8.3: A transferred card is told to its giver and its taker."""
        yield from only(fact, told_to([fact["giver"], fact["taker"]]))

    @on("CardDefined")
    def card_defined(self, fact: CheckedFact) -> Mismatches:
        """DS-8.3: A new kind of card is told to producers first, then to each new holder."""
        if not self._cards.is_known(fact["kind"]):
            yield from only(fact, "producers")
        elif not fact.audience.startswith("seats:") or "," in fact.audience:
            yield Mismatch(f"{fact.kind} is told to {fact.audience}", "to one castaway")

    @on("TalkBegan")
    def talk(self, fact: CheckedFact) -> Mismatches:
        """DS-5.8: That two talk is seen by their teams, or everybody, or only themselves."""
        teams = {self._people.of(seat).team for seat in fact["seats"]}
        audiences = {
            "public": "everybody",
            "nobody": told_to(fact["seats"]),
            "team": told_to(seat for team in teams for seat in self._people.members(team)),
        }
        yield from only(fact, audiences[self._parameters["talks_are_seen"]])

    def story_audience(self) -> str:
        """A story of an event can also be told to a team."""
        team, seats = self.terms.get("team"), self.terms.get("seats", [])
        listeners = [*seats, *(self._people.members(team) if team else ())]
        return told_to(listeners) if team or seats else "everybody"
