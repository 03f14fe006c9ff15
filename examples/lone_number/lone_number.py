"""Lone Number: all name a number in secret; the lowest that nobody else named takes a star."""

from typing import Annotated, ClassVar

from msgspec import Struct

from showrunner.errors import WrongParameter
from showrunner.formats import facts as common
from showrunner.formats.format import Ending, Format
from showrunner.formats.narration import Line, Tone
from showrunner.formats.orders import COMMON_ORDERS
from showrunner.formats.parameters import CommonParameters, Setting
from showrunner.formats.season import Season
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.sheet import Sheet, folds
from showrunner.kernel import EVERYBODY, Viewer, seats
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Number, Question


class LoneParameters(CommonParameters, frozen=True, kw_only=True):
    highest: Annotated[int, Setting("LN-1", "The highest number", 2, 99)] = 6
    rounds: Annotated[int, Setting("LN-2", "How many rounds are played", 1, 20, "rounds")] = 5


class RoundBegan(common.Fact, frozen=True, kw_only=True):
    """A round began. To everybody."""

    round: int


class NumberNamed(common.Fact, frozen=True, kw_only=True):
    """A contestant named a number in secret. To that seat."""

    seat: str
    number: int


class StarTaken(common.Fact, frozen=True, kw_only=True):
    """The round's star was taken (`seat` null: by nobody). To everybody."""

    seat: str | None


class LoneSheet(Sheet):
    parameter_type = LoneParameters
    round, decided = 0, 0

    def __init__(self) -> None:
        super().__init__()
        self.stars: dict[str, int] = {}

    @folds(RoundBegan)
    def _began(self, fact: RoundBegan) -> None:
        self.round = fact.round

    @folds(StarTaken)
    def _taken(self, fact: StarTaken) -> None:
        self.decided = self.round
        if fact.seat is not None:
            self.stars[fact.seat] = self.stars.get(fact.seat, 0) + 1


class Named(Struct, frozen=True):
    number: int


class LoneSeason(Season[LoneSheet]):
    orders: ClassVar = {order.name: order for order in COMMON_ORDERS}
    decisions: ClassVar = {"lone.number": "which number to name", "interview": "what to answer"}
    fact_types: ClassVar = (*common.COMMON_FACTS, RoundBegan, NumberNamed, StarTaken)
    windows: ClassVar = ("naming",)

    def __init__(self, settings: SeasonSettings) -> None:
        super().__init__(settings, LoneSheet())

    async def play(self) -> None:
        self.introduce()
        while self.sheet.round < self.sheet.parameters.rounds:
            await self.window("naming", self.sheet.round + 1, len(self.sheet.names))
            self.tell(RoundBegan(round=self.sheet.round + 1), EVERYBODY)
            answers = await self.stage.ask_all(dict.fromkeys(self.sheet.names, self.question))
            numbers = {seat: answer.number for seat, answer in answers.items()}
            for seat, number in numbers.items():
                self.tell(NumberNamed(seat=seat, number=number), seats(seat))
            named = list(numbers.values())
            lone = {number: seat for seat, number in numbers.items() if named.count(number) == 1}
            self.tell(StarTaken(seat=lone[min(lone)] if lone else None), EVERYBODY)
        if self.sheet.parameters.reveal == "at_end":
            self.stage.tell(common.SecretsRevealed(), EVERYBODY, reveals=True)

    def question(self) -> Question[Named]:
        number = Number(label="Your number", least=1, most=self.sheet.parameters.highest)
        text = "Name a number. The lowest that nobody else names takes the star."
        fields, default = {"number": number}, {"number": 1}
        return Question(kind="lone.number", text=text, fields=fields, answer=Named, default=default)


class LoneNarrator:
    def __init__(self, viewer: Viewer) -> None:
        self.names: dict[str, str] = {}

    def tell(self, fact: common.Fact) -> list[Line]:
        match fact:
            case common.SeasonBegan():
                return [Line(Tone.TITLE, fact.title)]
            case common.CastawayIntroduced():
                self.names[fact.seat] = fact.name
                return [Line(Tone.CAST, fact.work, fact.name)]
            case RoundBegan():
                return [Line(Tone.EPISODE, f"Round {fact.round}")]
            case NumberNamed():
                return [Line(Tone.SECRET, f"{self.names[fact.seat]} names {fact.number}.")]
            case StarTaken():
                return [Line(Tone.RESULT, f"{self.names.get(fact.seat, 'Nobody')} takes the star.")]
        return []

    def close(self) -> list[Line]:
        return []


def outcome(sheet: LoneSheet) -> Ending | None:
    if not sheet.names or sheet.decided < sheet.parameters.rounds:
        return None
    most = max(sheet.stars.values(), default=0)
    winners = tuple(seat for seat in sheet.names if sheet.stars.get(seat, 0) == most)
    return Ending(winners, "LN-3", f"the most stars: {most}")


def verify(settings: SeasonSettings) -> None:
    if not 3 <= len(settings.cast) <= 12:
        raise WrongParameter(f"a cast of {len(settings.cast)}", "give 3 to 12")
    LoneParameters.read(dict(settings.parameters))


FORMAT = Format(
    name="lone_number",
    title="Lone Number",
    version=1,
    changes=(),
    fewest=3,
    most=12,
    phases=LoneSeason.windows,
    parameters=LoneParameters,
    facts=LoneSeason.fact_types,
    orders=COMMON_ORDERS,
    decisions=LoneSeason.decisions,
    season=LoneSeason,
    sheet=LoneSheet,
    verify=verify,
    bots={"lucky": lambda persona: RandomBot()},
    narrator=LoneNarrator,
    outcome=outcome,
    statistics=lambda facts: {"stars": sum(isinstance(fact, StarTaken) for fact in facts)},
    opens_round=(RoundBegan,),
    opens_phase=(RoundBegan,),
)
