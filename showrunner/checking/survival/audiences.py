"""SV-4.1, SV-4.25: who is told what: everybody, a circle, a role's holder, Memories, producers."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import interviewed, only, told_to
from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.season import Season, SeasonBook

PUBLIC: Mapping[str, str] = {
    "RolesExplained": "SV-1.8",
    "SpotlightNominated": "SV-2.1",
    "SpotlightVoted": "SV-2.1",
    "SpotlightGiven": "SV-2.1",
    "NoSpotlight": "SV-2.1",
    "RoundBegan": "SV-5.1",
    "RoundEnded": "SV-6.11",
    "NightBegan": "SV-5.1",
    "DawnBroke": "SV-5.10",
    "Eliminated": "SV-7.2",
    "CausesAnnounced": "SV-5.15",
    "NobodyEliminated": "SV-5.14",
    "GmoChose": "SV-7.6",
    "RestrictionBegan": "SV-7.8",
    "NairobiSummoned": "SV-5.14",
    "ConferenceBegan": "SV-6.1",
    "DebatePassBegan": "SV-6.2",
    "Spoke": "SV-6.2",
    "DebateClosed": "SV-6.2",
    "VoteBegan": "SV-6.3",
    "VotesCounted": "SV-6.4",
    "VoteTied": "SV-6.8",
    "CoinTossed": "SV-6.10",
    "ConferenceEnded": "SV-6.11",
    "DayAnnounced": "SV-6.12",
    "DebateExtended": "SV-6.2",
    "EliminationImpossible": "SV-8.4",
    "SeasonWon": "SV-8.1",
}
OWN: Mapping[str, str] = {
    "PeekChosen": "SV-4.18",
    "PeekSucceeded": "SV-4.19",
    "RangerProtected": "SV-4.7",
    "EngineerActed": "SV-4.9",
    "ScientistAsked": "SV-4.6",
    "AgencySummoned": "SV-4.16",
    "PolarDecided": "SV-7.8",
    "BallotCast": "SV-6.4",
    "BondDeferred": "SV-7.5",
}
"""What its owner is told, and Memories who see all."""
CHANNEL = ("EvilWatched", "EvilNominated", "EvilAgreed")
RECORDED: Mapping[str, str] = {
    "PeekRolled": "SV-4.19",
    "CauseRecorded": "SV-5.15",
    "ProtectionHeld": "SV-7.4",
}
PRODUCERS: Mapping[str, str] = {
    "HandsRaised": "SV-5.8",
    "RestrictionLapsed": "SV-7.8",
    "SummonsSpent": "SV-5.16",
    "RemovalOrdered": "SV-7.1",
    "SecondCardGiven": "SV-4.16",
    "DayOrdered": "SV-6.12",
    "VoteCalled": "SV-6.2",
}
TOUCHING = (
    *("extend_debate", "call_vote", "second_nairobi", "amnesty", "double_vote"),
    "remove_contestant",
)
"""The orders that make a season "produced"."""


class Audiences(SeasonBook):
    """To whom things are told; the order that was taken last says to whom its story is."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.order: CheckedFact | None = None
        self.mics: dict[str, int] = {}
        self.open: dict[str, int] = {}

    @law("SV-6.4", *PUBLIC)
    def what_is_open_is_told_to_everybody(self, fact: CheckedFact) -> Problems:
        """Who lives, who is eliminated with which card, debates and counts are public."""
        yield from only(fact, "everybody", PUBLIC[fact.kind])

    @law("SV-4.1", *OWN)
    def a_choice_is_told_to_its_owner(self, fact: CheckedFact) -> Problems:
        """What a role does and finds out its holder alone is told, and Memories who see all."""
        yield from only(fact, self.season.only([fact["seat"]]), OWN[fact.kind])

    @law("SV-4.2", *CHANNEL)
    def the_evil_channel_is_evils(self, fact: CheckedFact) -> Problems:
        """What is said in the Evil channel the living Evil are told, and Memories who see all."""
        yield from only(fact, self.season.only(self.season.living_of("evil")))

    @law("SV-4.2", "EvilMet")
    def who_is_evil_the_evil_know(self, fact: CheckedFact) -> Problems:
        """Who is Evil only the Evil Forces are told."""
        yield from only(fact, told_to(self.season.living_of("evil")))

    @law("SV-4.20", "ActivistCaught")
    def the_caught_is_told_to_the_channel(self, fact: CheckedFact) -> Problems:
        """Whom they caught the Evil Forces are told, and the Activist."""
        yield from only(fact, self.season.only([fact["seat"], *self.season.living_of("evil")]))

    @law("SV-7.4", *RECORDED)
    def what_is_on_record_is_hidden(self, fact: CheckedFact) -> Problems:
        """Dice, causes and blocked eliminations producers know, and Memories who see all."""
        yield from only(fact, self.season.only(()), RECORDED[fact.kind])

    @law("SV-5.8", *PRODUCERS)
    def what_producers_alone_know(self, fact: CheckedFact) -> Problems:
        """The moderator's notes and plans are for producers alone."""
        yield from only(fact, "producers", PRODUCERS[fact.kind])

    @law("SV-1.7", "RoleDealt")
    def a_card_is_its_owners(self, fact: CheckedFact) -> Problems:
        """A contestant learns only their own card, unless cards are open."""
        cards = self.season.parameters["open_cards"]
        yield from only(fact, "everybody" if cards else told_to([fact["seat"]]))

    @law("SV-1.9", "TableSet")
    def what_is_in_the_game_is_open(self, fact: CheckedFact) -> Problems:
        """Everybody knows which cards are in, unless that is kept back."""
        known = self.season.parameters["reveal_setup_counts"]
        yield from only(fact, "everybody" if known else "producers")

    @law("SV-4.24", "BuddiesNamed", "BuddiesMet", "BondDissolved")
    def buddies_know_each_other(self, fact: CheckedFact) -> Problems:
        """Who the Buddies are Mother Nature knows, and the two; that it is over the two."""
        if fact.kind == "BuddiesNamed":
            yield from only(fact, told_to([fact["seat"]]), "SV-4.23")
        elif fact.kind == "BuddiesMet":
            yield from only(fact, told_to(fact["buddies"]))
        else:
            yield from only(fact, self.season.only(fact["buddies"]), "SV-7.5")

    @law("SV-4.25", "BecameMemory", "NightRecapped")
    def what_a_memory_is_shown(self, fact: CheckedFact) -> Problems:
        """What a Memory is shown, or recaps, that Memory alone is told."""
        yield from only(fact, told_to([fact["seat"]]))

    @law("SV-4.25", "ChannelSpoke")
    def circles_are_private(self, fact: CheckedFact) -> Problems:
        """A circle hears what is said in it; a whisper its two; Memories their lounge."""
        season = self.season
        if fact["channel"] == "lounge":
            yield from only(fact, told_to(season.memories))
        elif fact["channel"] == "buddies":
            yield from only(fact, season.only(season.buddies), "SV-4.24")
        else:
            to = fact.fields.get("to")
            heard = [to] if to else season.participants
            pairs = [season.only([fact["seat"], other]) for other in heard]
            if fact.audience not in pairs or fact.audience == season.only([fact["seat"]]):
                yield Problem(f"a whisper to {fact.audience}", "to one other", "SV-6.2")

    @law("DS-9.3", "StoryTold")
    def a_story_is_told_to_whom_it_is_for(self, fact: CheckedFact) -> Problems:
        """A story is told to everybody, or to the contestants of its order."""
        seats = self.order["terms"].get("seats", ()) if self.order else ()
        yield from only(fact, told_to(seats) if seats else "everybody")

    @law("DS-9.4", "InterviewAsked")
    def an_interview_stays_out_of_play(self, fact: CheckedFact) -> Problems:
        """An interview enters what one plays from only where it is to be remembered."""
        yield from interviewed(fact, self.season.since("interview_memory"))

    @law("SV-1.2", "MicOpened", "MicAnswered")
    def an_open_question_is_ordered_and_answered(self, fact: CheckedFact) -> Problems:
        """Producers ask in the open or in private; each question is ordered, each answer asked."""
        seat, asked = fact["seat"], fact.kind == "MicOpened"
        if not (self.mics if asked else self.open).get(seat):
            yield Problem(f"{fact}", "no order says so" if asked else "nobody asked")
        yield from only(fact, "everybody" if fact["public"] else told_to([seat]))

    @law("DS-9.8", "OrderTaken")
    def touching_orders_say_so(self, fact: CheckedFact) -> Problems:
        """A season is "produced" by orders that touch it, and by no others."""
        touches = fact["name"] in TOUCHING
        if fact["touches"] != touches:
            yield Problem(f"{fact['name']} has touches={fact['touches']}", f"it is {touches}")

    @enters("OrderTaken")
    def ordered(self, fact: CheckedFact) -> None:
        """It says to whom."""
        self.order = fact
        if fact["name"] == "open_mic":
            seat = str(fact["terms"].get("seat"))
            self.mics[seat] = self.mics.get(seat, 0) + 1

    @enters("MicOpened", "MicAnswered")
    def ask(self, fact: CheckedFact) -> None:
        """A question more, or an answer."""
        seat, change = fact["seat"], 1 if fact.kind == "MicOpened" else -1
        self.open[seat] = self.open.get(seat, 0) + change
        self.mics[seat] = self.mics.get(seat, 0) - (change > 0)
