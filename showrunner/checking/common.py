"""The laws of every format: how facts are numbered, whom they are told to, how a season begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from showrunner.checking.books import ANY, Book, Checker, Problem, Problems, enters, law
from showrunner.checking.causes import Causes, Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.interviews import Interviews
from showrunner.checking.schedule import Schedule
from showrunner.checking.shapes import COMMON

PRODUCERS_ALONE = (
    "OrderTaken",
    "OrderScheduled",
    "OrderWithdrawn",
    "OrderFellThrough",
    "OrderCameDue",
    "ConditionSeen",
    "WindowStopped",
    "ThoughtHad",
    "AnsweredFor",
    "HoldChanged",
    "DecisionRuled",
    "LuckRenewed",
    "ClaimJudged",
)
TO_EVERYBODY = ("SeasonBegan", "CastawayIntroduced", "SecretsRevealed")
OPENING = ("SeasonBegan", "CastawayIntroduced")
ENTRIES = ("AnsweredFor", "DecisionRuled", "HoldChanged", "LuckRenewed", "MemoWritten")
"""What says what an entry was."""


class Numbers(Book):
    """Where facts stand."""

    def __init__(self) -> None:
        self.next = 0
        self.entry = 0

    @law("R7", ANY)
    def numbers_have_no_gap(self, fact: CheckedFact) -> Problems:
        """Facts are numbered 0, 1, 2, … without a gap."""
        if fact.number != self.next:
            yield Problem(f"the fact has number {fact.number}", f"number {self.next} comes next")

    @law("R7", ANY)
    def entries_never_go_down(self, fact: CheckedFact) -> Problems:
        """What an entry brought about comes after what entries before it did."""
        if fact.entry < self.entry:
            right = f"facts of entry {self.entry} have come already"
            yield Problem(f"the fact has entry {fact.entry}", right)

    @law("R7", *ENTRIES)
    def an_entry_is_told_first(self, fact: CheckedFact) -> Problems:
        """What an entry was is told once, and before what it brought about."""
        if fact.entry == self.entry:
            yield Problem(f"{fact.kind} comes within its entry", "it comes first in it")

    @enters(ANY)
    def count(self, fact: CheckedFact) -> None:
        """Look at the next fact."""
        self.next, self.entry = fact.number + 1, max(self.entry, fact.entry)


class Opening(Book):
    """How a season begins, and who is in it."""

    def __init__(self) -> None:
        self.began = False
        self.opening = True
        self.names: dict[str, str] = {}
        self.revealed = False

    @law("R7", ANY)
    def a_season_begins_once_and_first(self, fact: CheckedFact) -> Problems:
        """SeasonBegan is the first fact, and there is one."""
        if self.began == (fact.kind == "SeasonBegan"):
            found = "the season begins again" if self.began else f"the first fact is {fact.kind}"
            yield Problem(found, "SeasonBegan comes first, and once")

    @law("R7", "CastawayIntroduced")
    def everybody_is_introduced_once(self, fact: CheckedFact) -> Problems:
        """Each castaway is introduced once, before anything happens."""
        if fact["seat"] in self.names:
            yield Problem(f"{fact['seat']} is introduced again", "each castaway once")
        if not self.opening:
            yield Problem(f"{fact['seat']} is introduced late", "introductions open the season")

    @law("R7", ANY)
    def an_audience_can_be_read(self, fact: CheckedFact) -> Problems:
        """An audience is `everybody`, `producers`, or castaways, each once, in order.

        Interviews alone are told apart from what is played.
        """
        if fact.audience in ("everybody", "producers"):
            return
        kind, _, names = fact.audience.partition(":")
        seats = names.split(",")
        right = "it is `everybody`, `producers`, `seats:a,b` or `quarantined:a` of the cast"
        unknown = set(seats) - set(self.names)
        apart = kind == "quarantined" and fact.kind.startswith("Interview")
        if not (apart or kind == "seats") or seats != sorted(set(seats)) or unknown:
            yield Problem(f"the audience is {fact.audience!r}", right)

    @law("DS-9.4", "InterviewAsked", "InterviewAnswered")
    def an_interview_is_private(self, fact: CheckedFact) -> Problems:
        """An interview is between producers and one castaway."""
        if fact.audience not in (f"seats:{fact['seat']}", f"quarantined:{fact['seat']}"):
            yield Problem(f"{fact.kind} is told to {fact.audience}", f"{fact['seat']} alone")

    @law("DS-2.11", *PRODUCERS_ALONE)
    def what_producers_do_is_theirs(self, fact: CheckedFact) -> Problems:
        """Orders, holds, rulings and who answered for whom are told to producers alone."""
        if fact.audience != "producers":
            yield Problem(f"{fact.kind} is told to {fact.audience}", "producers alone")

    @law("DS-2.7", *TO_EVERYBODY)
    def what_opens_a_season_is_public(self, fact: CheckedFact) -> Problems:
        """The season, its cast and its opening of secrets are told to everybody."""
        if fact.audience != "everybody":
            yield Problem(f"{fact.kind} is told to {fact.audience}", "everybody")

    @law("DS-2.11", "MemoWritten")
    def a_memo_is_its_writers(self, fact: CheckedFact) -> Problems:
        """A note for oneself is told to its writer."""
        if fact.audience != f"seats:{fact['seat']}":
            yield Problem(f"a memo of {fact['seat']} is told to {fact.audience}", "its writer")

    @law("DS-12.8", ANY)
    def secrets_are_revealed_once(self, fact: CheckedFact) -> Problems:
        """SecretsRevealed opens what was hidden, once; nothing else does."""
        if fact.reveals != (fact.kind == "SecretsRevealed"):
            yield Problem(f"{fact.kind} has reveals={fact.reveals}", "SecretsRevealed reveals")
        if fact.kind == "SecretsRevealed" and self.revealed:
            yield Problem("secrets are revealed again", "once")

    @enters(ANY)
    def go_on(self, fact: CheckedFact) -> None:
        """The season goes on."""
        self.began = self.began or fact.kind == "SeasonBegan"
        self.opening = self.opening and fact.kind in OPENING
        self.revealed = self.revealed or fact.kind == "SecretsRevealed"

    @enters("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Somebody is in the cast."""
        self.names[fact["seat"]] = fact["name"]


class CommonOrders(Causes):
    """DS-9.1: what orders of every format bring about, and nothing else does."""

    caused: ClassVar = {"ParameterChanged": "DS-1.3", "WindowStopped": "DS-9.9"}

    def __init__(self) -> None:
        super().__init__()
        self.announced = True

    @law("DS-1.3", "ParameterChanged")
    def a_change_is_announced_or_not(self, fact: CheckedFact) -> Problems:
        """A changed parameter is announced to everybody, or known to producers alone."""
        right = "everybody" if self.announced else "producers"
        if fact.audience != right:
            yield Problem(f"{fact['name']} is told to {fact.audience}", right)

    def needs_no_cause(self, fact: CheckedFact) -> bool:
        """A season that was to be stopped has come to its stop."""
        return fact.kind == "WindowStopped" and fact["before"] == "here"

    def brings(self, fact: CheckedFact) -> Iterable[Due]:
        """See Causes."""
        if fact.kind != "OrderTaken":
            return
        terms = fact["terms"]
        match fact["name"]:
            case "set_parameter":
                self.announced = terms.get("announce", True)
                yield due("DS-9.2", "ParameterChanged", name=terms.get("parameter"))
            case "stop_before":
                yield due("DS-1.8", "WindowStopped", before=terms.get("phase", "any"))
            case "go_on":
                yield due("DS-1.8", "WindowStopped", before="")
            case "withdraw_scheduled":
                yield due("DS-9.1", "OrderWithdrawn", number=terms.get("number"))
            case "reveal_secrets":
                yield due("DS-12.8", "SecretsRevealed")


class CommonChecker(Checker):
    """The laws of every format."""

    shapes: ClassVar = COMMON

    def __init__(self) -> None:
        super().__init__([Numbers(), Opening(), Interviews(), Schedule(), CommonOrders()])
