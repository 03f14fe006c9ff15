"""The places of a pattern, filled: who is I and you, and what agrees with whom and how many."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.survivor.bots.speech.moves import Reason

NUMBERS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
TIMES = {0: "not once", 1: "once", 2: "twice"}
THIRD, YOU, ME = "0", "1", "2"


def in_words(number: int) -> str:
    """A number as it is said: small ones as words."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def times(number: int) -> str:
    """Once, twice, three times."""
    return TIMES.get(number) or f"{in_words(number)} times"


class People:
    """Who speaks to whom, and what everybody is called between them."""

    def __init__(self, me: str, to: str, names: Mapping[str, str]) -> None:
        self.me = me
        self.to = to
        self.names = names

    def person(self, seat: str) -> str:
        """I, you, or somebody else: the digit of the form that verbs take."""
        if not seat:
            return THIRD
        return ME if seat == self.me else YOU if seat == self.to else THIRD

    def places(self, about: str, reason: Reason | None) -> dict[str, str]:
        """Every place that can be filled; places of nobody and nothing are not there."""
        places = {"<": THIRD, ">": THIRD, "#": "1"}
        if self.to:
            places["to"] = self.names[self.to]
        if about:
            self._name(places, "about", about)
        if reason is None:
            return places
        if reason.who:
            self._name(places, "who", reason.who)
            places["<"] = self.person(reason.who)
        if reason.other:
            self._name(places, "other", reason.other)
            places[">"] = self.person(reason.other)
        for seat in (reason.other, reason.who):
            if seat and seat not in (about, self.me, self.to):
                places["from"] = self.names[seat]
                break
        number = reason.number
        places["#"] = "0" if number == 1 else "1"
        places["n"] = str(number)
        places["w"] = in_words(number)
        places["times"] = times(number)
        return places

    def _name(self, places: dict[str, str], place: str, seat: str) -> None:
        """The name as subject, object, and owner."""
        if seat == self.me:
            subject, whom, whose, self_ = "I", "me", "my", "myself"
        elif seat == self.to:
            subject, whom, whose, self_ = "you", "you", "your", "yourself"
        else:
            subject = whom = self.names[seat]
            whose, self_ = f"{subject}'s", "themselves"
        places[place] = subject
        places[place + "m"] = whom
        places[place + "s"] = whose
        if place == "who":
            places["their"] = whose if subject in ("I", "you") else "their"
            places["self"] = self_
