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
AGREEING = "<>#"


def in_words(number: int) -> str:
    """A number as it is said: small ones as words."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def started(words: str) -> str:
    """With a capital letter."""
    return words[0].upper() + words[1:]


def times(number: int) -> str:
    """Once, twice, three times."""
    return TIMES.get(number) or f"{in_words(number)} times"


class Places(dict[str, str]):
    """The words for every place, and under `<`, `>` and `#` the digit of the form that agrees.

    What is made of these is made when it is asked for: `^who` with a capital, `<has/have` agreeing.
    """

    def __missing__(self, key: str) -> str:
        """A word with a capital, or the one of several forms that agrees."""
        kind, rest = key[0], key[1:]
        if kind == "^":
            return started(self[rest])
        if kind not in AGREEING:
            raise KeyError(key)
        forms = rest.split("/")
        return forms[min(int(self[kind]), len(forms) - 1)]


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

    def places(self, about: str, reason: Reason | None) -> Places:
        """Every place that can be filled; places of nobody and nothing are not there."""
        places = Places({"<": THIRD, ">": THIRD, "#": "1"})
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

    def _name(self, places: Places, place: str, seat: str) -> None:
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
