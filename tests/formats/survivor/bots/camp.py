"""A camp of six for one bot: what it sees is told here, fact by fact; what it does is looked at."""

from __future__ import annotations

from typing import Any

from showrunner.formats.facts import CastawayIntroduced, Fact, SeasonBegan
from showrunner.formats.format import Considered
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots import SensibleBot
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.talk import questions as talk_questions
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
KEY = b"the bots' tests"


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
                    seat=seat, name=name, age=30, home="Home", work="work", biography=""
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
    def plans(self) -> Plans:
        return self.bot.plans

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
        active = tuple(self.plans.active)
        self.tell(facts.RoundBegan(round=self.round, castaways=active))

    def talk(self, other: str, *lines: tuple[str, str], ends: bool = True) -> None:
        """A private talk of me with somebody: who said what."""
        name = "+".join(sorted((ME, other)))
        pair = tuple(sorted((ME, other)))
        self.tell(facts.TalkBegan(talk=name, seats=pair))
        for seat, words in lines:
            self.tell(facts.MessageSaid(talk=name, seat=seat, words=sealer("s")(words)))
        if ends:
            self.tell(facts.TalkEnded(talk=name, seats=pair))

    def vote(self, mine: str, counts: dict[str, int], out: str, how: str = "vote") -> None:
        """A vote at which I wrote `mine`, and this is what was read."""
        self.tell(
            facts.VoteBegan(present=tuple(self.plans.active), immune=()),
            facts.BallotCast(seat=ME, step="vote", name=mine),
            facts.VotesCounted(step="vote", counts=counts, cast=sum(counts.values()), voided=0),
            facts.VotedOut(seat=out, round=self.round, how=how),
        )

    def wins(self, *seats: str) -> None:
        """These win a competition each."""
        for seat in seats:
            results = {other: 15 if other == seat else 5 for other in self.plans.active}
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
        question.accept(value, sealer("s"))
        return value

    def says(self, other: str) -> str:
        """My next message to somebody with whom I talk."""
        said: str = self.ask(talk_questions.talk_message(self.plans, "talk", [other], 6))["say"]
        return said

    def writes(self, *names: str) -> str:
        """The name on my ballot."""
        options = list(names) or [seat for seat in self.plans.active if seat != ME]
        name: str = self.ask(
            questions.ballot(self.plans, options, "survivor.ballot", "Whom do you vote out?")
        )["name"]
        return name
