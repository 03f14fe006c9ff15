"""SV-1, SV-2.1: the cards that are in the game, the Spotlight's election, and the deal."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.cards import ELEMENTS, EVIL, SPECIALS, Table, table
from showrunner.checking.survival.season import Season, SeasonBook


class Setup(SeasonBook):
    """What comes before the first round."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.table: Table | None = None
        self.explained = False
        self.proposed: dict[str, str | None] = {}
        self.votes: dict[str, str | None] = {}
        self.settled = False
        self.dealt: dict[str, str] = {}

    @law("SV-1.4", "TableSet")
    def the_cards_are_those_for_the_size(self, fact: CheckedFact) -> Problems:
        """How many cards of each group there are goes by the size of the cast."""
        right = table(len(self.season.people), self.season.parameters)
        if Table(fact["evil"], fact["specials"], fact["elements"]) != right:
            yield Problem(f"{fact}", f"{right}")
        if self.table is not None:
            yield Problem("the table is set again", "once")

    @law("SV-1.6", "TableSet")
    def the_mix_can_be_played(self, fact: CheckedFact) -> Problems:
        """The Evil are fewer than half, and there are as many cards as contestants."""
        size = len(self.season.people)
        if not 8 <= size <= 30:
            yield Problem(f"{size} contestants", "8 to 30", "SV-1.1")
        if not 1 <= fact["evil"] <= 6 or 2 * fact["evil"] >= size:
            yield Problem(f"{fact['evil']} Evil of {size}", "1 to 6, fewer than half")
        if fact["evil"] + len(fact["specials"]) + fact["elements"] != size:
            yield Problem(f"{fact}", f"{size} cards")

    @law("SV-1.8", "RolesExplained")
    def roles_are_explained_that_are_known(self, fact: CheckedFact) -> Problems:
        """Explained are the roles in the game, or all where it is not told which are in."""
        known = self.season.parameters["reveal_setup_counts"]
        right = ["evil", *(self.season.specials if known else SPECIALS), "element"]
        if fact["roles"] != right or not self.season.parameters["briefing"]:
            yield Problem(f"explained are {fact['roles']}", f"{right}, with `briefing`")
        if self.explained:
            yield Problem("the roles are explained again", "once")

    @law("SV-2.1", "SpotlightNominated", "SpotlightVoted")
    def everybody_proposes_and_votes_once(self, fact: CheckedFact) -> Problems:
        """Each proposes one or nobody, and then votes for one of those proposed, or nobody."""
        proposes = fact.kind == "SpotlightNominated"
        told = self.proposed if proposes else self.votes
        if fact["seat"] in told or fact["seat"] not in self.season.living or self.dealt:
            yield Problem(f"{fact}", "each once, before the deal")
        open_to = [*self.season.living] if proposes else [*self.proposed.values()]
        if fact["name"] not in (*open_to, None):
            yield Problem(f"{fact}", f"one of {open_to}")

    @law("SV-2.1", "SpotlightGiven")
    def who_has_most_votes_holds_the_spotlight(self, fact: CheckedFact) -> Problems:
        """The most voted for holds it; of those tied one is drawn."""
        if fact["how"] == "handed on":
            return
        cast = Counter(name for name in self.votes.values() if name)
        proposed = [seat for seat in self.season.living if seat in self.proposed.values()]
        most = max((cast[seat] for seat in proposed), default=0)
        tied = [seat for seat in proposed if cast[seat] == most]
        how = "elected" if len(tied) == 1 else "drawn"
        if fact["seat"] not in tied or fact["how"] != how or self.settled:
            yield Problem(f"{fact}", f"{how}, of {tied}, once")
        if set(self.votes) != set(self.season.living):
            yield Problem(f"{sorted(self.votes)} voted", "everybody does")

    @law("SV-2.1", "NoSpotlight")
    def without_a_proposal_there_is_none(self, fact: CheckedFact) -> Problems:
        """There is no Spotlight where nobody was proposed."""
        if any(self.proposed.values()) or set(self.proposed) != set(self.season.living):
            yield Problem("no Spotlight", f"proposed were {self.proposed}")

    @law("SV-1.3", "RoleDealt")
    def the_spotlight_is_settled_before_the_deal(self, fact: CheckedFact) -> Problems:
        """Where there is a Spotlight it is settled before roles are dealt."""
        wanted = self.season.parameters["spotlight"]
        due = self.season.is_advanced if wanted == "by_mode" else wanted == "yes"
        if not self.dealt and due != self.settled:
            yield Problem("roles are dealt", f"a Spotlight is elected first: {due}")

    @law("SV-1.5", "RoleDealt")
    def everybody_is_dealt_one_card(self, fact: CheckedFact) -> Problems:
        """Each contestant is dealt one card; no card is there twice."""
        if fact["seat"] in self.dealt or self.season.round:
            yield Problem(f"{fact['seat']} is dealt {fact['role']}", "one card, before round 1")
        if fact["role"] in self.dealt.values():
            yield Problem(f"{fact['role']} is dealt again", "each card is there once")
        if fact["role"] not in (*EVIL, *SPECIALS, *ELEMENTS):
            yield Problem(f"a card {fact['role']!r}", "one of the 36", "SV-1.4")

    @law("SV-1.5", "RoundBegan")
    def the_cards_of_the_table_are_dealt(self, fact: CheckedFact) -> Problems:
        """What is dealt is what is on the table, one card to each."""
        if fact["round"] != 1:
            return
        roles = self.dealt.values()
        specials = [special for special in SPECIALS if special in roles]
        evil = sum(role in EVIL for role in roles)
        found = Table(evil, specials, sum(role in ELEMENTS for role in roles))
        if found != self.table or set(self.dealt) != set(self.season.people):
            yield Problem(f"dealt are {found}", f"on the table are {self.table}")
        if self.explained != self.season.parameters["briefing"]:
            yield Problem("the first round begins", "a briefing comes before it", "SV-1.8")

    @enters("TableSet")
    def set(self, fact: CheckedFact) -> None:
        """These cards are in."""
        self.table = Table(fact["evil"], fact["specials"], fact["elements"])

    @enters("RolesExplained")
    def explain(self, fact: CheckedFact) -> None:
        """They are explained."""
        self.explained = True

    @enters("SpotlightNominated", "SpotlightVoted")
    def elect(self, fact: CheckedFact) -> None:
        """A proposal, or a vote."""
        told = self.proposed if fact.kind == "SpotlightNominated" else self.votes
        told[fact["seat"]] = fact["name"]

    @enters("SpotlightGiven", "NoSpotlight")
    def settle(self, fact: CheckedFact) -> None:
        """It is settled."""
        self.settled = True

    @enters("RoleDealt")
    def deal(self, fact: CheckedFact) -> None:
        """They have their card."""
        self.dealt[fact["seat"]] = fact["role"]
