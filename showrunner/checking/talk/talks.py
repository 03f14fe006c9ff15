"""DS-5: who talks with whom, how often, and for how long."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.audiences import told_to
from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.talk.preferences import Preferences
from showrunner.checking.talk.season import TalkBook, TalkingSeason


class Talk:
    """A talk that is on: who is in it, whether it is between two, and how often each spoke."""

    def __init__(self, fact: CheckedFact, turns: int) -> None:
        self.seats: list[str] = fact["seats"]
        self.private = fact.kind == "TalkBegan"
        self.turns = turns
        self.said: Counter[str] = Counter()

    def may_say_more(self, seat: str, turns: int) -> bool:
        """Whether somebody has a turn left; of two, each has half."""
        turns = max(turns, self.turns)
        if not self.private:
            return self.said[seat] < turns
        return self.said[seat] < (turns + 1) // 2 and self.said.total() < turns


class Talks(TalkBook):
    """The talks of a phase, and those that producers open."""

    def __init__(self, season: TalkingSeason, preferences: Preferences) -> None:
        super().__init__(season)
        self.preferences = preferences
        self.open: dict[str, list[Talk]] = {}
        """The talks that are on by name: a talk of several may have that of a private one."""
        self.known: dict[str, list[str]] = {}
        self.pairs: Counter[frozenset[str]] = Counter()
        self.joined: Counter[str] = Counter()
        self.ordered: list[list[str]] = []
        self.together: list[list[str]] = []

    def _on(self, name: str, seat: str) -> list[Talk]:
        return [talk for talk in self.open.get(name, ()) if seat in talk.seats]

    @law("DS-5.2", "TalkBegan")
    def two_talk_who_want_to(self, fact: CheckedFact) -> Problems:
        """Two talk who are open to each other; one of them at least has ranked the other."""
        if len(fact["seats"]) != 2 or len(set(fact["seats"])) != 2:
            yield Problem(f"{fact}", "two talk")
            return
        one, other = fact["seats"]
        open_to, ranked = self.preferences.open_to, self.preferences.ranked
        for seat in fact["seats"]:
            if seat not in self.preferences.set:
                yield Problem(f"{seat} talks", "preferences come first", "DS-5.1")
        if other not in open_to.get(one, ()) or one not in open_to.get(other, ()):
            yield Problem(f"{one} and {other} talk", "both must be open to it")
        if other not in ranked.get(one, ()) and one not in ranked.get(other, ()):
            yield Problem(f"{one} and {other} talk", "one must want to")

    @law("DS-5.3", "TalkBegan")
    def one_talk_at_a_time(self, fact: CheckedFact) -> Problems:
        """Who is in a private talk, or has not answered after it, begins no other."""
        talks = [talk for talks in self.open.values() for talk in talks if talk.private]
        for seat in fact["seats"]:
            if not self.season.may_talk(seat) or self.season.phase != self.season.talk_phase:
                yield Problem(
                    f"{seat} talks",
                    f"who may talk, in the {self.season.talk_phase} phase",
                    "DS-5.5",
                )
            if any(seat in talk.seats for talk in talks):
                yield Problem(f"{seat} begins a talk", "is in another one")
            elif seat in self.preferences.asked:
                yield Problem(f"{seat} begins a talk", "the last is not answered for", "DS-5.4")

    @law("DS-5.5", "TalkBegan")
    def talks_are_counted(self, fact: CheckedFact) -> Problems:
        """A pair and a castaway talk so many times in a phase at most."""
        most = self.season.parameters["conversations_per_pair"]
        if self.pairs[frozenset(fact["seats"])] >= most:
            yield Problem(f"{fact['seats']} talk again", f"{most} times at most")
        most = self.season.parameters["conversations_per_player"]
        for seat in fact["seats"]:
            if self.joined[seat] >= most:
                yield Problem(f"{seat} talks again", f"{most} times at most")

    @law("DS-5.7", "TalkBegan")
    def teams_talk_among_themselves(self, fact: CheckedFact) -> Problems:
        """Only members of one team that talks do so with each other, unless all may."""
        if not any(set(fact["seats"]) <= set(circle) for circle in self.preferences.circles):
            right = f"those who may talk with each other are {self.preferences.circles}"
            yield Problem(f"{fact['seats']} talk", right)

    @law("DS-5.5", "MessageSaid")
    def messages_are_counted(self, fact: CheckedFact) -> Problems:
        """Only who is in a talk speaks, so many messages at most; each half of them where two do.

        A turn at which nothing is said leaves no fact, so one may be heard twice in a row.
        """
        seat, turns = fact["seat"], self.season.parameters["turns_per_conversation"]
        talks = self._on(fact["talk"], seat)
        if not talks:
            yield Problem(f"{seat} speaks in {fact['talk']}", "is in no such talk")
        elif not any(talk.may_say_more(seat, turns) for talk in talks):
            said = talks[0].said[seat]
            yield Problem(f"{seat} says message {said + 1}", f"a talk has {turns} turns")

    @law("DS-5.8", "MessageSaid", "TalkEnded")
    def who_is_in_it_hears_it(self, fact: CheckedFact) -> Problems:
        """What is said is heard by those in the talk who are in the game still, and nobody else.

        That a private talk has ended is told to both.
        """
        right = set()
        for talk in self.open.get(fact["talk"], ()):
            all_of_it = talk.private and fact.kind == "TalkEnded"
            heard = [seat for seat in talk.seats if all_of_it or self.season.may_talk(seat)]
            right.add(told_to(heard))
        if right and fact.audience not in right:
            yield Problem(f"{fact.kind} is told to {fact.audience}", f"to {' or '.join(right)}")

    @law("DS-5.5", "TalkEnded")
    def a_talk_ends_once(self, fact: CheckedFact) -> Problems:
        """A talk ends that had begun, with those who were in it."""
        if not self._alike(fact):
            yield Problem(f"{fact}", "no such talk is on")

    def _alike(self, fact: CheckedFact) -> list[Talk]:
        """The talks that may be meant, private ones first."""
        seats = sorted(fact["seats"])
        alike = [talk for talk in self.open.get(fact["talk"], ()) if sorted(talk.seats) == seats]
        return sorted(alike, key=lambda talk: not talk.private)

    @law("DS-5.5", "PhaseEnded")
    def talks_end_with_their_phase(self, fact: CheckedFact) -> Problems:
        """A phase that was not cut ends when its private talks have."""
        for name, talks in self.open.items():
            if any(talk.private for talk in talks) and not self.season.cut(fact):
                yield Problem("the phase ends", f"the talk {name} is on")

    @law("DS-5.4", "NoteTaken")
    def a_note_follows_a_talk(self, fact: CheckedFact) -> Problems:
        """A note is on a talk one was in."""
        if fact["seat"] not in self.known.get(fact["talk"], ()):
            yield Problem(f"{fact['seat']} notes on {fact['talk']}", "was in no such talk")

    @law("DS-5.9", "GroupTalkBegan")
    def several_talk(self, fact: CheckedFact) -> Problems:
        """Several talk, each once, where producers ordered it or all circles do; they hear it."""
        seats = sorted(fact["seats"])
        if len(seats) < 2 or len(set(seats)) < len(seats):
            yield Problem(f"{fact}", "two or more, each once")
        if fact.audience != told_to(seats):
            yield Problem(f"it is told to {fact.audience}", f"in it are {seats}")
        if seats not in self.ordered and seats not in self.together:
            yield Problem(f"{seats} talk together", "nobody has it so")

    # -- entries -----------------------------------------------------------------------------------

    @enters("PhaseBegan")
    def begin_phase(self, fact: CheckedFact) -> None:
        """Talks are counted anew."""
        self.pairs.clear()
        self.joined.clear()
        group_talk = self.season.parameters.get("group_talk", False)
        together = group_talk and fact["phase"] == self.season.talk_phase
        circles = self.preferences.circles if together else []
        self.together = [sorted(circle) for circle in circles if len(circle) > 1]

    @enters("PhaseEnded")
    def end_phase(self, fact: CheckedFact) -> None:
        """What was cut is over, and is never ended; talks of several go on."""
        for name, talks in list(self.open.items()):
            self.open[name] = [talk for talk in talks if not talk.private]

    @enters("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Producers let several talk."""
        if fact["name"] == "open_group_talk":
            self.ordered.append(sorted(fact["terms"].get("seats", ())))

    @enters("TalkBegan", "GroupTalkBegan")
    def begin(self, fact: CheckedFact) -> None:
        """They talk."""
        talk = Talk(fact, self.season.parameters["turns_per_conversation"])
        self.open.setdefault(fact["talk"], []).append(talk)
        self.known[fact["talk"]] = fact["seats"]
        if talk.private:
            self.pairs[frozenset(fact["seats"])] += 1
            self.joined.update(fact["seats"])
            return
        for allowed in (self.ordered, self.together):
            if sorted(fact["seats"]) in allowed:
                allowed.remove(sorted(fact["seats"]))
                break

    @enters("MessageSaid")
    def say(self, fact: CheckedFact) -> None:
        """A message more."""
        turns = self.season.parameters["turns_per_conversation"]
        talks = self._on(fact["talk"], fact["seat"])
        for talk in [one for one in talks if one.may_say_more(fact["seat"], turns)][:1]:
            talk.said[fact["seat"]] += 1

    @enters("ParameterChanged")
    def change(self, fact: CheckedFact) -> None:
        """A talk may be as long as it might have been at any time since it began."""
        turns = self.season.parameters["turns_per_conversation"]
        for talks in self.open.values():
            for talk in talks:
                talk.turns = max(talk.turns, turns)

    @enters("TalkEnded")
    def end(self, fact: CheckedFact) -> None:
        """They have talked."""
        for talk in self._alike(fact)[:1]:
            self.open[fact["talk"]].remove(talk)
            if talk.private:
                self.preferences.asked.update(talk.seats)
