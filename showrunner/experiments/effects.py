"""Effects: how an outcome differs between what is compared, block by block, with intervals.

All seasons of a block have the same luck, and every compared player has the same seats in them. So
each block gives one difference, and blocks are independent: they are what is resampled.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from showrunner.errors import NotInstalled
from showrunner.experiments.measures import OUTCOMES
from showrunner.experiments.plan import FACTORS, Experiment
from showrunner.exports.tables.columns import TableRow

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 4_999
LEAST_BLOCKS: Final = 5
"""With fewer blocks no interval is given: resampling so few says nothing of their uncertainty."""

BlockMeans = Mapping[int, float]
"""The mean of an outcome in each block that has one."""


class Interval(NamedTuple):
    """A mean with its interval; both bounds are None where there are too few blocks."""

    mean: float
    low: float | None
    high: float | None
    blocks: int

    @property
    def width(self) -> float | None:
        """The width of the interval."""
        return None if self.low is None or self.high is None else self.high - self.low

    @property
    def excludes_zero(self) -> bool:
        """Whether the interval is on one side of zero."""
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high


class MeasuredEffect(NamedTuple):
    """How much more of an outcome there is at one level of a factor than at the baseline."""

    factor: str
    level: str
    baseline: str
    outcome: str
    difference: Interval


class LevelMean(NamedTuple):
    """The mean of an outcome at one level of a factor."""

    factor: str
    level: str
    outcome: str
    value: Interval


def levels_of(experiment: Experiment) -> dict[str, list[str]]:
    """The levels of each factor in the order of the file; the first is the baseline."""
    found = {"player": list(experiment.players)}
    for factor in FACTORS[1:]:
        given = (str(getattr(arrangement, factor)) for arrangement in experiment.arrangements)
        found[factor] = list(dict.fromkeys(given))
    return {factor: levels for factor, levels in found.items() if len(levels) > 1}


def effects(
    experiment: Experiment, lines: Sequence[TableRow], outcomes: Iterable[str] = OUTCOMES
) -> list[MeasuredEffect]:
    """The effects of all factors on these outcomes, where both levels have any."""
    found = []
    for factor, (baseline, *others) in levels_of(experiment).items():
        for outcome in outcomes:
            means = block_means(lines, factor, outcome)
            for level in others:
                if differences := paired(means[level], means[baseline]):
                    value = interval(differences)
                    found.append(MeasuredEffect(factor, level, baseline, outcome, value))
    return found


def level_means(experiment: Experiment, lines: Sequence[TableRow]) -> list[LevelMean]:
    """The means of all outcomes at all levels; without a comparison, those of the one player."""
    factors = levels_of(experiment) or {"player": list(experiment.players)}
    return [
        LevelMean(factor, level, outcome, interval(means[level].values()))
        for factor, levels in factors.items()
        for outcome in OUTCOMES
        for means in (block_means(lines, factor, outcome),)
        for level in levels
        if means[level]
    ]


def widest(experiment: Experiment, lines: Sequence[TableRow]) -> float | None:
    """The width of the widest interval of an effect on the main outcome; None if one has none."""
    widths = [
        effect.difference.width for effect in effects(experiment, lines, [experiment.outcome])
    ]
    known = [width for width in widths if width is not None]
    return max(known) if known and len(known) == len(widths) else None


def block_means(lines: Iterable[TableRow], factor: str, outcome: str) -> Mapping[str, BlockMeans]:
    """The mean of the outcome of the compared seats, by level of the factor and block.

    Each season counts equally in a mean.
    """
    values: defaultdict[str, defaultdict[int, defaultdict[int, list[float]]]] = defaultdict(
        lambda: defaultdict(lambda: defaultdict(list))
    )
    for line in lines:
        value = line[outcome]
        if line["compared"] and isinstance(value, int | float):
            block, trial = int(line["block"] or 0), int(line["trial"] or 0)
            values[str(line[factor])][block][trial].append(value)
    return defaultdict(
        dict,
        {
            level: {
                block: fmean(fmean(seats) for seats in seasons.values())
                for block, seasons in blocks.items()
            }
            for level, blocks in values.items()
        },
    )


def paired(level: BlockMeans, baseline: BlockMeans) -> list[float]:
    """The differences of the blocks that have both."""
    return [level[block] - baseline[block] for block in sorted(level.keys() & baseline.keys())]


def interval(values: Iterable[float]) -> Interval:
    """The mean of independent values with its BCa bootstrap interval (scipy's).

    The resampling has a fixed seed, so the same values give the same interval.
    """
    try:
        import numpy
        from scipy.stats import bootstrap
    except ImportError:
        raise NotInstalled("the intervals of experiments", "scipy", "experiments") from None
    sample = list(values)
    average = fmean(sample)
    if len(sample) < LEAST_BLOCKS:
        return Interval(average, None, None, len(sample))
    if max(sample) - min(sample) < 1e-12:
        return Interval(average, average, average, len(sample))
    found = bootstrap(
        (numpy.asarray(sample),),
        numpy.mean,
        confidence_level=CONFIDENCE,
        n_resamples=RESAMPLES,
        method="BCa",
        batch=1_000,
        rng=numpy.random.default_rng(0),
    ).confidence_interval
    return Interval(average, float(found.low), float(found.high), len(sample))
