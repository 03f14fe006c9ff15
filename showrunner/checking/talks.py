"""DS-5: only the members of a talk speak in it and hear what is said in it."""

from __future__ import annotations

from collections.abc import Callable

from showrunner.checking.audiences import only, told_to
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on


class TalkBook(Book):
    """The open talks, by name. A group talk may have the same name as a private talk."""

    def __init__(self, listens: Callable[[str], bool]) -> None:
        self._listens = listens
        """Whether a seat may still talk and hear what is said."""
        self._on: dict[str, list[CheckedFact]] = {}

    @on("TalkBegan", "GroupTalkBegan")
    def begins(self, fact: CheckedFact) -> Mismatches:
        """DS-5.9: A group talk is told to its members; each game checks who sees a private talk."""
        if fact.kind == "GroupTalkBegan":
            yield from only(fact, told_to(fact["seats"]))
        self._on.setdefault(fact["talk"], []).append(fact)

    @on("MessageSaid")
    def message(self, fact: CheckedFact) -> Mismatches:
        """DS-5.5: Only a member of an open talk speaks in it, and all its members hear it."""
        talks = [talk for talk in self._on.get(fact["talk"], ()) if fact["seat"] in talk["seats"]]
        if not talks or not self._listens(fact["seat"]):
            yield Mismatch(f"{fact['seat']} speaks in {fact['talk']}", "is in no such talk")
        elif fact.audience not in (right := [self._hearers(talk) for talk in talks]):
            yield Mismatch(f"it is told to {fact.audience}", f"to {' or '.join(right)}", "DS-5.8")

    def _hearers(self, talk: CheckedFact) -> str:
        return told_to(filter(self._listens, talk["seats"]))

    @on("TalkEnded")
    def ends(self, fact: CheckedFact) -> Mismatches:
        """DS-5.5: A talk ends once and with its members, and they are told."""
        talks = [
            talk for talk in self._on.get(fact["talk"], ()) if {*talk["seats"]} == {*fact["seats"]}
        ]
        for talk in talks:
            private = talk.kind == "TalkBegan"
            if fact.audience == (told_to(talk["seats"]) if private else self._hearers(talk)):
                self._on[fact["talk"]].remove(talk)
                return
        yield Mismatch(f"{fact} to {fact.audience}", f"the talks of this name are {talks}")

    @on("PhaseEnded")
    def phase_ends(self, fact: CheckedFact) -> None:
        """Forget private talks that were cut off with their phase: their end is not told."""
        for name, talks in self._on.items():
            self._on[name] = [talk for talk in talks if talk.kind == "GroupTalkBegan"]
