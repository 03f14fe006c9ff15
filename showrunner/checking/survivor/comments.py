"""DS-10.1, DS-11.2: who speaks before a vote and in the final, and in what order."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook

LATER = {
    "vote": ("BallotCast", "CardPlayed", "VotesCounted", "VotedOut", "NobodyVotedOut"),
    "jury": ("JuryQuestionPut", "JuryBallotCast"),
    "finalists": ("JuryBallotCast",),
}
"""What comes after the comments of an occasion."""


class Comments(SeasonBook):
    """The occasions to speak, one after the other."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.chosen: dict[str, list[str]] = {}
        self.present: dict[str, list[str]] = {}
        self.order: dict[str, list[str]] = {}
        self.most: int | None = None
        self.spoken: dict[str, list[str]] = {}
        self.question: CheckedFact | None = None
        self.answered: list[str] = []

    @law("DS-10.1", "CommentMade")
    def everybody_speaks_once(self, fact: CheckedFact) -> Problems:
        """Who is present may comment once; where producers chose, who they chose, in that order."""
        seat, occasion = fact["seat"], fact["occasion"]
        rule = "DS-10.1" if occasion == "vote" else "DS-11.2"
        spoken = self.spoken.get(occasion, [])
        if seat not in self.present.get(occasion, ()) or seat in spoken:
            right = f"present are {self.present.get(occasion, [])}, each comments once"
            yield Problem(f"{seat} comments ({occasion})", right, rule)
        order = self.order.get(occasion)
        if order is not None:
            left = [one for one in order if one not in spoken]
            before = left[: left.index(seat)] if seat in left else left
            present = self.present.get(occasion, ())
            skipped = [one for one in before if one in present and not self._gone(one, occasion)]
            if seat not in order or skipped:
                yield Problem(f"{seat} comments ({occasion})", f"the order is {order}", "DS-9.6")

    @law("DS-10.1", *{kind for kinds in LATER.values() for kind in kinds})
    def everybody_had_their_say(self, fact: CheckedFact) -> Problems:
        """So many comment as may, before what comes next; who passes is told as well."""
        for occasion, kinds in LATER.items():
            if fact.kind in kinds and occasion in self.present:
                rule = "DS-10.1" if occasion == "vote" else "DS-11.2"
                yield from (each._replace(rule=rule) for each in self._missing(occasion))

    def _missing(self, occasion: str) -> Sequence[Problem]:
        spoken = self.spoken.get(occasion, [])
        order, present = self.order.get(occasion), self.present[occasion]
        if order is not None:
            silent = [one for one in order if one in present and one not in spoken]
            silent = [one for one in silent if not self._gone(one, occasion)]
            if silent:
                return [Problem(f"{silent} did not comment ({occasion})", f"the order is {order}")]
            return []
        gone = sum(self._gone(one, occasion) for one in present)
        number = len(present) if self.most is None else min(self.most, len(present))
        number = number if occasion == "vote" else len(present)
        if not number - gone <= len(spoken) <= number:
            return [Problem(f"{len(spoken)} commented ({occasion})", f"{number} may")]
        return []

    def _gone(self, seat: str, occasion: str) -> bool:
        return occasion == "vote" and not self.season.of(seat).inside

    @law("DS-9.6", "CommentOrderSet")
    def an_order_is_used_once(self, fact: CheckedFact) -> Problems:
        """An order of comments falls away when it is used, at its occasion.

        It is void where nobody whom it names is there.
        """
        chosen = self.chosen.get(fact["occasion"])
        if fact["seats"]:
            return
        if chosen is None:
            yield Problem(f"{fact}", "no order waits for this occasion")
            return
        there = [seat for seat in self.present.get(fact["occasion"], ()) if seat in chosen]
        if fact.fields.get("void", False) == bool(there):
            yield Problem(f"{fact}", f"of {chosen} there are {there}")

    @law("DS-11.2", "JuryQuestionAnswered")
    def who_is_asked_answers_once(self, fact: CheckedFact) -> Problems:
        """Each finalist whom a juror's question was put to answers it, once."""
        put = self.question
        asked = put["to"] if put is not None and put["juror"] == fact["juror"] else []
        if fact["finalist"] not in asked or fact["finalist"] in self.answered:
            yield Problem(f"{fact}", f"asked are {asked}, answered have {self.answered}")

    @law("DS-11.2", "JuryQuestionPut", "JuryBallotCast")
    def every_question_is_answered(self, fact: CheckedFact) -> Problems:
        """A question is answered, or passed, before the next."""
        asked = self.question["to"] if self.question is not None else []
        if set(asked) != set(self.answered):
            yield Problem(f"answered have {self.answered}", f"asked are {asked}")

    @enters("VoteBegan")
    def vote(self, fact: CheckedFact) -> None:
        """Those present at a vote may speak."""
        self.present["vote"], self.spoken["vote"] = fact["present"], []
        self.order.pop("vote", None)
        self.most = self.season.parameters["comments_per_vote"]

    @enters("PhaseEnded")
    def vote_over(self, fact: CheckedFact) -> None:
        """The vote is over."""
        self.present.pop("vote", None)

    @enters("FinalBegan")
    def final(self, fact: CheckedFact) -> None:
        """Jurors speak, then finalists."""
        if len(fact["finalists"]) > 1:
            self.present |= {"jury": fact["jury"], "finalists": fact["finalists"]}

    @enters("CommentMade")
    def speak(self, fact: CheckedFact) -> None:
        """A comment, or a pass."""
        self.spoken.setdefault(fact["occasion"], []).append(fact["seat"])

    @enters("CommentOrderSet")
    def choose(self, fact: CheckedFact) -> None:
        """Producers chose; with nobody named, their choice is used now, or is void."""
        if fact["seats"]:
            self.chosen[fact["occasion"]] = fact["seats"]
            return
        chosen = self.chosen.pop(fact["occasion"], [])
        if not fact.fields.get("void"):
            self.order[fact["occasion"]] = chosen

    @enters(*{kind for kinds in LATER.values() for kind in kinds})
    def close(self, fact: CheckedFact) -> None:
        """No more comments on these occasions."""
        for occasion, kinds in LATER.items():
            if fact.kind in kinds:
                self.present.pop(occasion, None)

    @enters("JuryQuestionPut")
    def ask(self, fact: CheckedFact) -> None:
        """A juror asks."""
        self.question, self.answered = fact, []

    @enters("JuryQuestionAnswered")
    def answer(self, fact: CheckedFact) -> None:
        """A finalist answers, or not."""
        self.answered.append(fact["finalist"])
