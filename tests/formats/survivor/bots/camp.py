"""A camp of six around one bot: tests tell it facts and look at what it does.

Everybody here says "x", since bots go by acts and not by words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.formats.facts import CastawayIntroduced, Fact, SeasonBegan
from showrunner.formats.format import Considered
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots import SurvivorBot
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.talk import questions as talk_questions
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice, sealer
from showrunner.questions import Question
from tests.formats.survivor.bots.acts import agree, promise, propose

ME = "ada"
NAMES = {
    "ada": "Ada",
    "ben": "Benno",
    "cal": "Calla",
    "dee": "Deepti",
    "eve": "Evert",
    "fay": "Fayza",
}
PRONOUNS = {"ben": "he", "cal": "she", "eve": "he", "fay": "she"}
KEY = b"the bots' tests"
X = sealer("s")("x")
SAFE = promise("safety", ME)
"""The act of promising me safety."""


def the_end(other: str) -> Act:
    """Promise to go to the end with somebody."""
    return promise("final", other)


def swear(name: str) -> Act:
    """Promise to vote for a name."""
    return promise("vote", name)


def join(name: str, about: str = "") -> Act:
    """Say that somebody, or else the listener, belongs to an alliance."""
    return Act("join", about, name=sealer("s")(name))


class Camp:
    """One merged team of six in its first round; `me` is the bot."""

    def __init__(self, archetype: str = "loyalist") -> None:
        self.seen: list[Fact] = []
        self.persona = Castaway(id=ME, name=NAMES[ME], archetype=archetype)
        self.bot = SurvivorBot(self.persona)
        self.asked = 0
        self.tell(SeasonBegan(title="Camp", format="survivor", version=1, parameters={}))
        for seat, name in NAMES.items():
            self.tell(
                CastawayIntroduced(
                    seat=seat,
                    name=name,
                    age=30,
                    home="Home",
                    work="work",
                    biography="",
                    pronouns=PRONOUNS.get(seat, "they"),
                )
            )
        self.tell(facts.AttributesRolled(seat=ME, competition=10, survival=10))
        everybody = tuple(NAMES)
        self.tell(
            facts.TeamsFormed(teams={"Driftwood": everybody}, food={"Driftwood": 60}, why="start")
        )
        self.round = 0
        self.next_round()

    @property
    def mind(self) -> Mind:
        return self.bot.mind

    @property
    def sheet(self) -> SurvivorSheet:
        return self.bot.mind.sheet

    def trust(self, seat: str) -> int:
        return self.mind.bonds.trust(seat)

    def feel(self, **changes: int) -> None:
        """Change my trust in these castaways."""
        for seat, change in changes.items():
            self.mind.bonds.feel(seat, change)

    def tell(self, *told: Fact) -> None:
        for fact in told:
            self.seen.append(fact)
            self.bot.see(fact)

    def again(self) -> Camp:
        """Return the same camp with a bot rebuilt from the facts seen."""
        other = object.__new__(Camp)
        other.__dict__.update(self.__dict__)
        other.bot = SurvivorBot(self.persona)
        for fact in self.seen:
            other.bot.see(fact)
        return other

    # -- what happens ------------------------------------------------------------------------------

    def next_round(self) -> None:
        if self.round:
            self.tell(facts.RoundEnded(round=self.round))
        self.round += 1
        active = tuple(self.sheet.active)
        self.tell(facts.RoundBegan(round=self.round, castaways=active))

    def talk(self, other: str, *messages: tuple[str, Sequence[Act]], ends: bool = True) -> None:
        """Hold a private talk between me and somebody; messages are (speaker, acts)."""
        name = "+".join(sorted((ME, other)))
        pair = tuple(sorted((ME, other)))
        self.tell(facts.TalkBegan(talk=name, seats=pair))
        for seat, acts in messages:
            self.tell(facts.MessageSaid(talk=name, seat=seat, words=X, acts=tuple(acts)))
        if ends:
            self.tell(facts.TalkEnded(talk=name, seats=pair))

    def agree_on(self, name: str, *givers: str) -> None:
        """Each of these proposes a name to me, and I agree."""
        for seat in givers:
            self.talk(seat, (seat, [propose(name)]), (ME, [agree(name)]))

    def allied(self, *others: str, name: str = "the Well") -> None:
        """Each of these invites me into an alliance, and I accept."""
        for seat in others:
            self.talk(seat, (seat, [join(name)]), (ME, [join(name)]))

    def vote(self, mine: str, counts: dict[str, int], out: str, how: str = "vote") -> None:
        """Hold a vote in which I wrote `mine`, with these counts."""
        self.tell(
            facts.VoteBegan(present=tuple(self.sheet.active), immune=()),
            facts.BallotCast(seat=ME, step="vote", name=mine),
            facts.VotesCounted(step="vote", counts=counts, cast=sum(counts.values()), voided=0),
            facts.VotedOut(seat=out, round=self.round, how=how),
        )

    def wins(self, *seats: str) -> None:
        """Let each of these win a competition."""
        for seat in seats:
            results = {other: 15 if other == seat else 5 for other in self.sheet.active}
            self.tell(
                facts.CompetitionResults(results=results, teams={}, reroll=0, decides="both"),
                facts.CompetitionWon(winners=(seat,), team="", loser="", stakes="both"),
            )

    # -- what it does ------------------------------------------------------------------------------

    def ask(self, question: Question[Any]) -> dict[str, Any]:
        """Return the bot's answer, and keep its thought as `thought`."""
        self.asked += 1
        answer = self.bot.answer(question, Dice(KEY, (self.asked,)))
        self.thought = answer.thought if isinstance(answer, Considered) else {}
        value = answer.value if isinstance(answer, Considered) else answer
        self.accepted: Any = question.accept(value, sealer("s"))[1]
        return value

    def says(self, other: str) -> tuple[Act, ...]:
        """Return the acts of my next message in a talk, and keep its words as `words`."""
        question = talk_questions.talk_message(self.sheet, "talk", [other], 6)
        self.words: str = self.ask(question)["say"]
        acts: tuple[Act, ...] = self.accepted.acts
        return acts

    def may_say(self, other: str, times: int = 40) -> list[tuple[Act, ...]]:
        """Return the acts of my next message, drawn this many times."""
        return [self.says(other) for _ in range(times)]

    def writes(self, *names: str) -> str:
        """Return the name on my ballot."""
        options = list(names) or [seat for seat in self.sheet.active if seat != ME]
        name: str = self.ask(
            questions.ballot(self.sheet, options, "survivor.ballot", "Whom do you vote out?")
        )["name"]
        return name
