"""DS-2.7 to DS-2.11: to whom each fact of the dice season may be told."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import only, told_to
from showrunner.checking.books import Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook

PUBLIC: Mapping[str, str] = {
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
OWN: Mapping[str, str] = {
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


class Audiences(SeasonBook):
    """Everybody, producers alone, or those whose secret it is."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.hearing = "everybody"
        """Who heard of the last play."""

    @law("DS-2.7", *PUBLIC)
    def what_is_public_is_told_to_everybody(self, fact: CheckedFact) -> Problems:
        """Food, immunity, teams, phases, results and counts of votes are public."""
        yield from only(fact, "everybody", PUBLIC[fact.kind])

    @law("DS-2.9", *OWN)
    def a_secret_is_told_to_its_owner(self, fact: CheckedFact) -> Problems:
        """Dice, attributes, trades, spending, cards, ballots and notes are their owner's."""
        owner = fact["juror"] if fact.kind == "JuryBallotCast" else fact["seat"]
        yield from only(fact, told_to([owner]), OWN[fact.kind])

    @law("DS-2.11", *PRODUCERS)
    def what_producers_alone_know(self, fact: CheckedFact) -> Problems:
        """Bonus dice, cards at camps and what producers plan are theirs alone."""
        yield from only(fact, "producers", PRODUCERS[fact.kind])

    @law("DS-2.9", "PointsChanged")
    def points_won_are_public_and_others_secret(self, fact: CheckedFact) -> Problems:
        """The reward of a competition is public; what is traded, spent or given in secret not."""
        own = told_to(fact["seats"])
        if fact["cause"] == "competition reward":
            yield from only(fact, "everybody", "DS-2.9")
        elif fact["cause"] != "event" or fact.audience != "everybody":
            yield from only(fact, own, "DS-2.9")

    @law("DS-2.9", "CountersChanged")
    def counters_of_all_are_public_and_others_secret(self, fact: CheckedFact) -> Problems:
        """Counters of competitions and meals are public; bought off or given in secret, not."""
        own = told_to(fact["seats"])
        if fact["cause"] in ("competition", "fed"):
            yield from only(fact, "everybody", "DS-2.9")
        elif fact["cause"] != "event" or fact.audience != "everybody":
            yield from only(fact, own, "DS-2.9")

    @law("DS-8.5", "CardLost")
    def a_card_is_lost_in_secret(self, fact: CheckedFact) -> Problems:
        """Nobody but its holder hears that a card has left the game."""
        holder = [fact["holder"]] if fact["holder"] else []
        yield from only(fact, told_to(holder), "DS-8.5")

    @law("DS-8.1", "CardPlayed", "CardCancelled")
    def a_card_is_played_openly_or_in_secret(self, fact: CheckedFact) -> Problems:
        """Everybody hears of a play, but for cards that are secret, or look like one that is.

        That there were no points or counters to move is between the two (DS-2.9).
        """
        card = self.season.cards.get(fact["card"])
        kind = self.season.kinds.get(card.kind) if card else None
        secret = kind is not None and kind.secret
        hearing = told_to([fact["seat"]]) if secret else "everybody"
        if fact.fields.get("why") == "none left" and not secret:
            hearing = told_to([fact["seat"], fact["on"]])
        yield from only(fact, hearing, "DS-8.1")

    @enters("CardPlayed")
    def _play(self, fact: CheckedFact) -> None:
        self.hearing = fact.audience

    @law("DS-8.3", "LuckTried")
    def dice_of_a_card_are_as_open_as_its_play(self, fact: CheckedFact) -> Problems:
        """Who hears of a play sees the dice that are thrown for it."""
        yield from only(fact, self.hearing, "DS-8.3")

    @law("DS-8.3", "CardTransferred")
    def a_card_changes_hands_between_two(self, fact: CheckedFact) -> Problems:
        """Who gives and who takes a card know which it is."""
        yield from only(fact, told_to([fact["giver"], fact["taker"]]), "DS-8.3")

    @law("DS-8.3", "CardDefined")
    def a_new_kind_is_known_to_its_holders(self, fact: CheckedFact) -> Problems:
        """A new kind of card is known to producers, and to each who gets one."""
        one = fact.audience.startswith("seats:") and "," not in fact.audience
        if not one or fact["kind"] not in self.season.kinds:
            yield from only(fact, "producers", "DS-8.3")

    @law("DS-5.8", "TalkBegan")
    def who_sees_a_talk(self, fact: CheckedFact) -> Problems:
        """That two talk is seen by their team, by all, or by nobody else."""
        seen = {
            "public": "everybody",
            "nobody": told_to(fact["seats"]),
            "team": told_to(
                other
                for seat in fact["seats"]
                for other in self.season.members(self.season.of(seat).team)
            ),
        }
        yield from only(fact, seen[self.season.parameters["talks_are_seen"]], "DS-5.8")

    @law("DS-9.4", "InterviewAsked")
    def an_interview_stays_out_of_play(self, fact: CheckedFact) -> Problems:
        """An interview enters what its castaway plays from only where it is to be remembered."""
        apart = self.season.parameters["interview_memory"] == "quarantined"
        yield from only(fact, f"{'quarantined' if apart else 'seats'}:{fact['seat']}", "")
