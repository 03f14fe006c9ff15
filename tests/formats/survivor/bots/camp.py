"""A camp of six for one bot: what it sees is told here, fact by fact; what it does is looked at.

Whoever speaks here says "x": bots go by acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.formats.facts import CastawayIntroduced, Fact, SeasonBegan
from showrunner.formats.format import Considered
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots import SensibleBot
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.formats.survivor.bots.moves import agree, promise, propose
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.talk import questions as talk_questions
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice, sealer
from showrunner.questions import Question

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
"""What somebody says who promises me safety."""


def the_end(other: str) -> Act:
    """I go to the end with you."""
    return promise("final", other)


def swear(name: str) -> Act:
    """I vote for them, I promise."""
    return promise("vote", name)


def join(name: str, about: str = "") -> Act:
    """Somebody, or who hears it, belongs to an alliance."""
    return Act("join", about, name=sealer("s")(name))


class Camp:
    """One team of six, merged, in its first round; `me` is the bot."""

    def __init__(self, archetype: str = "loyalist") -> None:
        self.seen: list[Fact] = []
        self.persona = Castaway(id=ME, name=NAMES[ME], archetype=archetype)
        self.bot = SensibleBot(self.persona)
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
        """My feelings towards these change."""
        for seat, change in changes.items():
            self.mind.bonds.feel(seat, change)

    def tell(self, *told: Fact) -> None:
        for fact in told:
            self.seen.append(fact)
            self.bot.see(fact)

    def again(self) -> Camp:
        """The same camp with a bot made anew out of what was seen."""
        other = object.__new__(Camp)
        other.__dict__.update(self.__dict__)
        other.bot = SensibleBot(self.persona)
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
        """A private talk of me with somebody: who said what, as acts."""
        name = "+".join(sorted((ME, other)))
        pair = tuple(sorted((ME, other)))
        self.tell(facts.TalkBegan(talk=name, seats=pair))
        for seat, acts in messages:
            self.tell(facts.MessageSaid(talk=name, seat=seat, words=X, acts=tuple(acts)))
        if ends:
            self.tell(facts.TalkEnded(talk=name, seats=pair))

    def agree_on(self, name: str, *givers: str) -> None:
        """Each of these puts up a name to me, and I say yes."""
        for seat in givers:
            self.talk(seat, (seat, [propose(name)]), (ME, [agree(name)]))

    def allied(self, *others: str, name: str = "the Well") -> None:
        """Each of these asks me into an alliance, and I say yes."""
        for seat in others:
            self.talk(seat, (seat, [join(name)]), (ME, [join(name)]))

    def vote(self, mine: str, counts: dict[str, int], out: str, how: str = "vote") -> None:
        """A vote at which I wrote `mine`, and this is what was read."""
        self.tell(
            facts.VoteBegan(present=tuple(self.sheet.active), immune=()),
            facts.BallotCast(seat=ME, step="vote", name=mine),
            facts.VotesCounted(step="vote", counts=counts, cast=sum(counts.values()), voided=0),
            facts.VotedOut(seat=out, round=self.round, how=how),
        )

    def wins(self, *seats: str) -> None:
        """These win a competition each."""
        for seat in seats:
            results = {other: 15 if other == seat else 5 for other in self.sheet.active}
            self.tell(
                facts.CompetitionResults(results=results, teams={}, reroll=0, decides="both"),
                facts.CompetitionWon(winners=(seat,), team="", loser="", stakes="both"),
            )

    # -- what it does ------------------------------------------------------------------------------

    def ask(self, question: Question[Any]) -> dict[str, Any]:
        """What it answers; the thought that came with it is kept as `thought`."""
        self.asked += 1
        answer = self.bot.answer(question, Dice(KEY, (self.asked,)))
        self.thought = answer.thought if isinstance(answer, Considered) else {}
        value = answer.value if isinstance(answer, Considered) else answer
        self.accepted: Any = question.accept(value, sealer("s"))[1]
        return value

    def says(self, other: str) -> tuple[Act, ...]:
        """What my next message to somebody with whom I talk does; its words are kept as `words`."""
        question = talk_questions.talk_message(self.sheet, "talk", [other], 6)
        self.words: str = self.ask(question)["say"]
        acts: tuple[Act, ...] = self.accepted.acts
        return acts

    def may_say(self, other: str, times: int = 40) -> list[tuple[Act, ...]]:
        """What my next message may do, by so many throws of the dice."""
        return [self.says(other) for _ in range(times)]

    def writes(self, *names: str) -> str:
        """The name on my ballot."""
        options = list(names) or [seat for seat in self.sheet.active if seat != ME]
        name: str = self.ask(
            questions.ballot(self.sheet, options, "survivor.ballot", "Whom do you vote out?")
        )["name"]
        return name
