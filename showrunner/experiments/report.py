"""The report of an experiment: one HTML page with pictures, which needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from showrunner.experiments.driving import Ended
from showrunner.experiments.effects import (
    CONFIDENCE,
    Interval,
    LevelMean,
    MeasuredEffect,
    effects,
    level_means,
)
from showrunner.experiments.measures import OUTCOMES
from showrunner.experiments.plan import Experiment
from showrunner.experiments.ratings import NamedRating, persona_ratings, player_ratings
from showrunner.exports.documents.pages import templates
from showrunner.exports.tables.columns import TableRow

REPORT: Final = "report.html"
TEMPLATES: Final = Path(__file__).parent / "templates"
MOST_PERSONAS: Final = 20
"""How many ratings of personas the chart shows at most; the table of seats has them all."""
SHOWN_DEVIATIONS: Final = 2
"""How many standard deviations a rating's bar reaches to each side."""


class ChartRow(NamedTuple):
    """One line of a chart: a point with its interval, in the units of the axis."""

    label: str
    text: str
    point: float
    low: float | None
    high: float | None
    found: bool = False


class Chart(NamedTuple):
    """A chart of points with intervals. `low` and `high` are the ends of its axis."""

    title: str
    about: str
    rows: Sequence[ChartRow]
    low: float
    high: float
    zero: bool

    def at(self, value: float) -> float:
        """Where a value is on the axis, from 0 to 1."""
        return round((value - self.low) / (self.high - self.low), 4)

    @property
    def ticks(self) -> Sequence[float]:
        """The values to write at the axis."""
        middle = 0.0 if self.zero else (self.low + self.high) / 2
        return (self.low, middle, self.high)


def report(experiment: Experiment, lines: Sequence[TableRow], ended: Ended) -> str:
    """The report of the seats in these lines. Raises NotInstalled without the extra."""
    found = effects(experiment, lines)
    levels = level_means(experiment, lines)
    seasons = len({line["trial"] for line in lines})
    cost = sum(float(line["cost"] or 0) for line in lines)
    return (
        templates(TEMPLATES)
        .get_template("report.html")
        .render(
            experiment=experiment,
            ended=ended,
            seasons=seasons,
            blocks=len({line["block"] for line in lines}),
            cost=cost,
            cost_a_season=cost / seasons if seasons else 0.0,
            confidence=f"{CONFIDENCE:.0%}",
            outcomes=OUTCOMES,
            main=[effect for effect in found if effect.outcome == experiment.outcome],
            effects=found,
            effect_charts=_effect_charts(experiment, found),
            level_charts=_level_charts(levels),
            rating_charts=_rating_charts(lines),
            in_words=in_words,
            signed=_signed,
        )
    )


def in_words(effect: MeasuredEffect) -> str:
    """What an effect says, in one sentence."""
    value = effect.difference
    names = f"{effect.level} and {effect.baseline}"
    if value.low is None or value.high is None:
        return f"Too few blocks to compare {names} in {spaced(effect.outcome)}."
    bounds = f"{CONFIDENCE:.0%} interval {_signed(value.low)} to {_signed(value.high)}"
    if not value.excludes_zero:
        return (
            f"No difference between {names} was found in {spaced(effect.outcome)}: "
            f"{_signed(value.mean)} ({bounds})."
        )
    higher = "higher" if value.mean > 0 else "lower"
    return (
        f"In {spaced(effect.outcome)}, {effect.level} is {higher} than {effect.baseline}: "
        f"{_signed(value.mean)} ({bounds})."
    )


def spaced(name: str) -> str:
    """A column's name in words."""
    return name.replace("_", " ")


def _effect_charts(experiment: Experiment, found: Sequence[MeasuredEffect]) -> list[Chart]:
    """A chart for each outcome that differs anywhere, the main one first."""
    names = [experiment.outcome, *(name for name in OUTCOMES if name != experiment.outcome)]
    charts = []
    for outcome in names:
        rows = [
            _row(f"{effect.level} − {effect.baseline}", effect.difference, signed=True)
            for effect in found
            if effect.outcome == outcome
        ]
        if any(row.point or row.low or row.high for row in rows) or outcome == experiment.outcome:
            charts.append(_chart(outcome, rows, zero=True))
    return [chart for chart in charts if chart.rows]


def _level_charts(levels: Sequence[LevelMean]) -> list[Chart]:
    charts = []
    for outcome in OUTCOMES:
        rows = [_row(level.level, level.value) for level in levels if level.outcome == outcome]
        if any(row.point for row in rows):
            charts.append(_chart(outcome, rows))
    return charts


def _rating_charts(lines: Sequence[TableRow]) -> list[Chart]:
    said = f"openskill; bars reach {SHOWN_DEVIATIONS} standard deviations to each side"
    found = (
        ("Players (bots and models)", player_ratings(lines)),
        ("Personas, whoever plays them", persona_ratings(lines)[:MOST_PERSONAS]),
    )
    return [_scaled(title, said, map(_rating_row, ratings)) for title, ratings in found if ratings]


def _rating_row(named: NamedRating) -> ChartRow:
    name, rating = named
    reach = SHOWN_DEVIATIONS * rating.deviation
    return ChartRow(
        name,
        f"{rating.skill:.1f} ± {reach:.1f}",
        rating.skill,
        rating.skill - reach,
        rating.skill + reach,
    )


def _row(label: str, value: Interval, *, signed: bool = False) -> ChartRow:
    text = _signed(value.mean) if signed else _number(value.mean)
    if value.low is not None and value.high is not None:
        bounds = [_signed(bound) if signed else _number(bound) for bound in (value.low, value.high)]
        text += f" [{', '.join(bounds)}]"
    found = signed and value.excludes_zero
    return ChartRow(label, text, value.mean, value.low, value.high, found)


def _chart(outcome: str, rows: Iterable[ChartRow], *, zero: bool = False) -> Chart:
    return _scaled(spaced(outcome), OUTCOMES[outcome].about, rows, zero=zero)


def _scaled(title: str, about: str, rows: Iterable[ChartRow], *, zero: bool = False) -> Chart:
    """A chart with an axis that holds all intervals; with `zero`, as far to each side of zero."""
    rows = list(rows)
    values = [
        value for row in rows for value in (row.point, row.low, row.high) if value is not None
    ]
    if zero:
        reach = max((abs(value) for value in values), default=0.0) * 1.05 or 1.0
        return Chart(title, about, rows, -reach, reach, zero)
    low, high = min(values, default=0.0), max(values, default=1.0)
    margin = (high - low) * 0.05 or max(abs(high), 1.0) * 0.05
    return Chart(title, about, rows, low - margin, high + margin, zero)


def _number(value: float) -> str:
    return f"{value:.3g}".replace("-", "−")


def _signed(value: float) -> str:
    return f"{value:+.3g}".replace("-", "−") if value else "0"
