"""DS-6.7: how hungry camps are at other values of food_per_player. Nothing here is timed."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from statistics import fmean

from rich.console import Console

from benchmarks.measuring import Figure, show
from benchmarks.playing import CAST, played, settings_for
from showrunner.formats.survivor.dice import result
from showrunner.formats.survivor.facts import CampFed, CampHungry, RoundEnded
from showrunner.formats.survivor.parameters import SurvivorParameters
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import EntryResult

FOOD = range(3, 10)
STANDARD = 7
FED_AT_STANDARD = (0.65, 0.85)
"""Lowest and highest share of camps fed that count as "about three in four"."""
TABLE_HEAD = (
    f"Means over whole seasons of {CAST} castaways, at the end of each round. Sensible castaways",
    "trade food only while there is plenty; random ones trade it every second time.",
    "",
    "| | sensible castaways | | | random castaways | | |",
    "|---|---|---|---|---|---|---|",
    "| `food_per_player` | camps fed | counters | store a head "
    "| camps fed | counters | store a head |",
)
EXPECTED_MEANS = {"neither": 8.8, "bonus trade": 5.8, "point trade": 3.9, "both": 1.4}


def run(console: Console, quick: bool) -> None:
    """Print the exact means of gathering, and the table of scarcity as Markdown."""
    means = gathering_means()
    seasons = 8 if quick else 60
    sensible = {food: Scarcity(food, seasons) for food in FOOD}
    random = [Scarcity(food, seasons, "bot:random") for food in FOOD]
    table = markdown(list(sensible.values()), random)
    console.print(table, highlight=False, soft_wrap=True)
    least, most = FED_AT_STANDARD
    fed = sensible[STANDARD].fed
    show(
        console,
        [
            *(
                Figure(
                    "DS-6.7",
                    f"mean gathering, {trades}",
                    f"{expected}",
                    f"{float(means[trades]):.2f} (exact)",
                    round(float(means[trades]), 1) == expected,
                )
                for trades, expected in EXPECTED_MEANS.items()
            ),
            Figure(
                "DS-6.7",
                f"camps fed at food_per_player {STANDARD}",
                "about three in four",
                f"{fed:.0%}",
                least <= fed <= most,
            ),
        ],
    )


def gathering_means() -> dict[str, Fraction]:
    """Return what castaways without counters gather on average, over all attributes and dice."""
    parameters = SurvivorParameters()
    bonus, point = parameters.camp_bonus_trade, parameters.camp_point_trade
    trades = {"neither": 0, "bonus trade": bonus, "point trade": point, "both": bonus + point}
    ways = three_dice()
    return {
        name: Fraction(
            sum(
                ways[attribute] * ways[dice] * result(dice, attribute, 0, parameters, 0, deduction)
                for attribute, dice in product(ways, ways)
            ),
            sum(ways.values()) ** 2,
        )
        for name, deduction in trades.items()
    }


def three_dice() -> dict[int, int]:
    """Count the ways in which three dice show each total."""
    ways: dict[int, int] = {}
    for faces in product(range(1, 7), repeat=3):
        ways[sum(faces)] = ways.get(sum(faces), 0) + 1
    return ways


class Scarcity:
    """Results of seasons of one kind of bot at one value of food_per_player."""

    def __init__(self, food: int, seasons: int, bot: str = "bot:sensible") -> None:
        self.food = food
        self._meals: list[bool] = []
        self._counters: list[int] = []
        self._stores: list[float] = []
        settings = settings_for(CAST, bot, food_per_player=food)
        for number in range(seasons):
            self._sheet = SurvivorSheet()
            played(settings, f"scarcity {number}", self._watch)

    def _watch(self, step: EntryResult) -> None:
        for told in step.told:
            self._sheet.take(told.fact)
            if isinstance(told.fact, CampFed | CampHungry):
                self._meals.append(isinstance(told.fact, CampFed))
            elif isinstance(told.fact, RoundEnded):
                active = self._sheet.active
                self._counters += [self._sheet.players[seat].counters for seat in active]
                self._stores.append(sum(self._sheet.food.values()) / len(active))

    @property
    def fed(self) -> float:
        """Share of camps that were fed."""
        return fmean(self._meals)

    @property
    def counters(self) -> float:
        """Mean of everybody's counters at the end of a round."""
        return fmean(self._counters)

    @property
    def store(self) -> float:
        """Mean food in store per castaway at the end of a round."""
        return fmean(self._stores)


def markdown(sensible: Sequence[Scarcity], random: Sequence[Scarcity]) -> str:
    """Return the table as the rulebook shows it."""
    rows = [
        f"| {sensible_row.food} | {sensible_row.fed:.0%} "
        f"| {sensible_row.counters:.1f} | {sensible_row.store:.0f} "
        f"| {random_row.fed:.0%} | {random_row.counters:.1f} | {random_row.store:.0f} |"
        for sensible_row, random_row in zip(sensible, random, strict=True)
    ]
    return "\n".join((*TABLE_HEAD, *rows, ""))
