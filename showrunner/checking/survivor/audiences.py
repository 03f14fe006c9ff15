"""DS-2.7 to DS-2.11: to whom each fact of the dice season may be told."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import AudienceTable, only, told_to
from showrunner.checking.definitions import Parameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Problem, Problems, on
from showrunner.checking.survivor.accounts import COUNTERS, POINTS, Accounts
from showrunner.checking.survivor.cards import Cards
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


class Audiences(AudienceTable):
    """Everybody, producers alone, or those whose secret it is."""

    def __init__(
        self, parameters: Parameters, people: People, accounts: Accounts, cards: Cards
    ) -> None:
        super().__init__(EVERYBODY, OWNER, PRODUCERS)
        self._accounts = accounts
        self._now = parameters
        self._people = people
        self._cards = cards
        self._played_to = "everybody"
        """Who heard of the last card that was played."""
        self._story_to = "everybody"
        """Who hears the story of the last event."""

    @on("PointsChanged", "CountersChanged")
    def belongings(self, fact: CheckedFact) -> Problems:
        """DS-2.9: Rewards, and counters of competitions and meals, are public; the rest is secret.

        An event may be either, as its order says.
        """
        what, seats = POINTS if fact.kind == "PointsChanged" else COUNTERS, fact["seats"]
        public = fact["cause"] in ("competition reward", "competition", "fed")
        if fact["cause"] == "event":
            public = not any(self._accounts.is_secret(what, seat) for seat in seats)
        yield from only(fact, "everybody" if public else told_to(seats))

    @on("CardPlayed", "CardCancelled")
    def card_play(self, fact: CheckedFact) -> Problems:
        """DS-8.1: Everybody hears of a card that is played, but for kinds that are secret.

        That there was nothing to take is for the two whom it concerns (DS-2.9).
        """
        kind = fact.fields.get("kind") or self._cards.kind_of(fact["card"])
        hearing = told_to([fact["seat"]]) if self._cards.is_secret(kind) else "everybody"
        if fact.fields.get("why") == "none left" and hearing == "everybody":
            hearing = told_to([fact["seat"], fact["on"]])
        yield from only(fact, hearing)
        if fact.kind == "CardPlayed":
            self._played_to = fact.audience

    @on("LuckTried")
    def card_dice(self, fact: CheckedFact) -> Problems:
        """DS-8.3: Those who hear of a card see the dice that are thrown for it."""
        yield from only(fact, self._played_to)

    @on("CardLost")
    def card_lost(self, fact: CheckedFact) -> Problems:
        """DS-8.5: Only its holder hears that a card has left the game."""
        yield from only(fact, told_to([fact["holder"]] if fact["holder"] else []))

    @on("CardTransferred")
    def card_transferred(self, fact: CheckedFact) -> Problems:
        """DS-8.3: Those who give and take a card hear of it."""
        yield from only(fact, told_to([fact["giver"], fact["taker"]]))

    @on("CardDefined")
    def card_defined(self, fact: CheckedFact) -> Problems:
        """DS-8.3: Producers know a new kind of card first, then each who comes to hold one."""
        if not self._cards.is_known(fact["kind"]):
            yield from only(fact, "producers")
        elif not fact.audience.startswith("seats:") or "," in fact.audience:
            yield Problem(f"{fact.kind} is told to {fact.audience}", "to one castaway")

    @on("TalkBegan")
    def talk(self, fact: CheckedFact) -> Problems:
        """DS-5.8: Their teams see that two talk, or everybody, or nobody else."""
        teams = {self._people.of(seat).team for seat in fact["seats"]}
        seen = {
            "public": "everybody",
            "nobody": told_to(fact["seats"]),
            "team": told_to(seat for team in teams for seat in self._people.members(team)),
        }
        yield from only(fact, seen[self._now["talks_are_seen"]])

    @on("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """DS-9.3: An event's story is for a team and some castaways, or for everybody."""
        if fact["name"] == "event":
            team, seats = fact["terms"].get("team"), fact["terms"].get("seats", [])
            hearing = [*seats, *(self._people.members(team) if team else ())]
            self._story_to = told_to(hearing) if team or seats else "everybody"

    @on("StoryTold")
    def story(self, fact: CheckedFact) -> Problems:
        """DS-9.3: A story is told to those for whom it was ordered."""
        yield from only(fact, self._story_to)
