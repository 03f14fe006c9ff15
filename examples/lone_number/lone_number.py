"""Lone Number: everybody names a number in secret; the lowest unique number takes a star."""

from typing import Annotated, NamedTuple

from showrunner.formats.ballots import count
from showrunner.formats.chapters import chaptered, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.format import Ending, Format
from showrunner.formats.frame import FrameChapter
from showrunner.formats.lifecycle import PhaseBegan, RoundBegan, RoundEnded
from showrunner.formats.narration import Line, Tone
from showrunner.formats.parameters import CommonParameters, Setting
from showrunner.formats.season import Season
from showrunner.formats.sheet import Sheet, folds
from showrunner.kernel import EVERYBODY, seats
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Number, Question


class LoneParameters(CommonParameters, frozen=True, kw_only=True):
    highest: Annotated[int, Setting("LN-1", "The highest number", 2, 99)] = 6
    rounds: Annotated[int, Setting("LN-2", "How many rounds are played", 1, 20, "rounds")] = 5


class NumberNamed(Fact, frozen=True, kw_only=True):
    """A contestant named a number in secret. To that seat."""

    seat: str
    number: int


class StarTaken(Fact, frozen=True, kw_only=True):
    """The round's star was taken (`seat` null: by nobody). To everybody."""

    seat: str | None


class LoneSheet(Sheet):
    parameter_type = LoneParameters
    figures = ("stars",)
    stars: tuple[str | None, ...] = ()

    @folds(StarTaken)
    def _taken(self, fact: StarTaken) -> None:
        self.stars += (fact.seat,)

    def figure(self, name: str, seat: str) -> int:
        return self.stars.count(seat)


class Named(NamedTuple):
    number: int


class LoneSeason(Season[LoneSheet]):
    windows = ("naming",)

    async def play(self) -> None:
        while (round := self.sheet.round + 1) <= self.sheet.parameters.rounds:
            await self.window("naming", round, len(self.sheet.names))
            self.tell(RoundBegan(round=round), EVERYBODY)
            self.tell(PhaseBegan(round=round, phase="naming"), EVERYBODY)
            answers = await self.stage.ask_all(dict.fromkeys(self.sheet.names, self.question))
            for seat, answer in answers.items():
                self.tell(NumberNamed(seat=seat, number=answer.number), seats(seat))
            numbers = [answer.number for answer in answers.values()]
            lone = {a.number: seat for seat, a in answers.items() if numbers.count(a.number) == 1}
            self.tell(StarTaken(seat=lone[min(lone)] if lone else None), EVERYBODY)
            self.tell(RoundEnded(round=round), EVERYBODY)

    def question(self) -> Question[Named]:
        return Question(
            kind="lone.number",
            text="Name a number. The lowest that nobody else names takes the star.",
            fields={"number": Number(least=1, most=self.sheet.parameters.highest)},
            answer=Named,
            default={"number": 1},
        )


class LoneChapter(FrameChapter[LoneSheet]):
    @tells(NumberNamed)
    def _named(self, fact: NumberNamed) -> list[Line]:
        return [secret(f"{self.desk.name(fact.seat)} names {fact.number}.")]

    @tells(StarTaken)
    def _star(self, fact: StarTaken) -> list[Line]:
        return [Line(Tone.RESULT, f"{self.desk.name(fact.seat or 'Nobody')} takes the star.")]


def outcome(sheet: LoneSheet) -> Ending | None:
    leaders = count(filter(None, sheet.stars)).leaders
    return Ending(leaders, "LN-3", "the most stars") if sheet.ended else None


FORMAT = Format(
    name="lone_number",
    title="Lone Number",
    version=2,
    sizes=range(3, 13),
    sheet=LoneSheet,
    season=LoneSeason,
    facts_in=__name__,
    own_decisions={"lone.number": "which number to name"},
    moves={"lone.number": "card"},
    bots={"lucky": lambda persona: RandomBot()},
    narrator=chaptered(LoneSheet, LoneChapter),
    outcome=outcome,
)
