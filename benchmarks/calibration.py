"""How well the chances of futures agree with what happens, in seasons of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

from benchmarks.measuring import Figure, show
from benchmarks.playing import played, settings_for
from showrunner.formats.settings import SeasonSettings
from showrunner.futures.bot_season import BotSeason
from showrunner.futures.branches import Job, outcomes_of, play_branches
from showrunner.futures.chances import branches_at, chances_of
from showrunner.futures.outcome import outcome_of
from showrunner.kernel import Dice, luck_from_seed

CAST: Final = 8
SEASONS: Final = 300
NUMBER: Final = 100
PLOT: Final = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"
KINDS: Final = ("tonight", "end", "win")
MIN_GAIN: Final = 0.25
"""How much better than the uniform guess the Brier score has to be."""
BINS: Final = 10


class Guess(NamedTuple):
    """One chance of one castaway, what a uniform guess says, and whether it happened."""

    kind: str
    chance: float
    uniform: float
    happened: bool


def guesses_of(settings: SeasonSettings, seed: str, number: int) -> Iterator[Guess]:
    """Play a season, stop it at a random entry, and compare the chances there with its end."""
    whole = played(settings, seed)
    entries = tuple(whole.taken)
    at = Dice(bytes.fromhex(luck_from_seed(f"moment of {seed}")), ("moment",)).below(len(entries))
    season = BotSeason(settings, whole.luck, settings.players)
    season.replay(entries[:at])
    seats, departed = season.chronicle.in_game, len(season.chronicle.departures)
    season.replay(entries[at:])
    actual = outcome_of(season, departed)
    departing = len(actual.next_to_leave) / len(seats)
    job = Job(
        settings=settings,
        luck=whole.luck,
        players=settings.players,
        entries=entries,
        branches=branches_at(whole.luck, at, number),
    )
    chances = chances_of(at, 0, seats, outcomes_of(list(play_branches(job))))
    finalists = settings.parameters["finalists"] / len(seats)
    for seat, own in chances.seats.items():
        yield Guess("tonight", own.tonight.share, departing, seat in actual.next_to_leave)
        yield Guess("end", own.end.share, min(1.0, finalists), seat in actual.reached_end)
        yield Guess("win", own.win.share, 1 / len(seats), seat in actual.winners)


def run(console: Console, quick: bool) -> None:
    """Compare chances with what happened, and draw the reliability plot of the documentation."""
    seasons = 20 if quick else SEASONS
    settings = settings_for(CAST)
    guesses = [
        guess
        for season in range(seasons)
        for guess in guesses_of(settings, f"calibration {season}", NUMBER)
    ]
    show(console, figures(guesses, seasons, NUMBER))
    if not quick:
        draw(guesses, PLOT)


def brier(guesses: Sequence[Guess], chance: Callable[[Guess], float]) -> float:
    """The mean squared error of these chances."""
    return sum((chance(guess) - guess.happened) ** 2 for guess in guesses) / len(guesses)


def gain(guesses: Sequence[Guess], *kinds: str) -> float:
    """How much better the chances of these kinds are than the uniform guess, from 0 to 1."""
    of_kind = [guess for guess in guesses if guess.kind in kinds]
    uniform = brier(of_kind, lambda guess: guess.uniform)
    return 1 - brier(of_kind, lambda guess: guess.chance) / uniform


def figures(guesses: Sequence[Guess], seasons: int, number: int) -> list[Figure]:
    """The figures of a calibration: of all chances, and of each kind."""
    return [
        Figure(
            "futures",
            f"{words}: Brier score better than uniform ({seasons} seasons, {number} futures)",
            f"≥ {MIN_GAIN:.0%}",
            f"{gain(guesses, *kinds):.1%}",
            gain(guesses, *kinds) >= MIN_GAIN,
        )
        for words, kinds in (("all chances", KINDS), *((kind, (kind,)) for kind in KINDS))
    ]


class Bin(NamedTuple):
    """Chances of about the same size: their mean, how often it happened, and their number."""

    said: float
    happened: float
    number: int


def bins(guesses: Sequence[Guess], kind: str) -> list[Bin]:
    """The chances of a kind by size."""
    found = []
    for place in range(BINS):
        inside = [
            guess
            for guess in guesses
            if guess.kind == kind and min(int(guess.chance * BINS), BINS - 1) == place
        ]
        if inside:
            said = sum(guess.chance for guess in inside) / len(inside)
            happened = sum(guess.happened for guess in inside) / len(inside)
            found.append(Bin(said, happened, len(inside)))
    return found


_COLOURS = {"tonight": "#b4342d", "end": "#2d6a9f", "win": "#2f7d4f"}
_WORDS = {"tonight": "leaves next", "end": "reaches the end", "win": "wins"}
_SIDE, _EDGE = 320, 50


def draw(guesses: Sequence[Guess], file: Path) -> None:
    """Draw the reliability plot: how often it happened, over what the futures said."""

    def x(share: float) -> float:
        return round(_EDGE + _SIDE * share, 1)

    def y(share: float) -> float:
        return round(20 + _SIDE * (1 - share), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 {_SIDE + 70}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999" stroke-dasharray="4 4"/>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" fill="none" stroke="#333"/>',
        f'<text x="{x(0.5)}" y="{_SIDE + 56}" text-anchor="middle">chance that futures gave</text>',
        f'<text x="14" y="{y(0.5)}" text-anchor="middle" '
        f'transform="rotate(-90 14 {y(0.5)})">share that it happened in</text>',
    ]
    for share in (0, 0.5, 1):
        parts.append(f'<text x="{x(share)}" y="{y(0) + 18}" text-anchor="middle">{share}</text>')
        parts.append(f'<text x="{x(0) - 8}" y="{y(share) + 4}" text-anchor="end">{share}</text>')
    for place, (kind, colour) in enumerate(_COLOURS.items()):
        points = bins(guesses, kind)
        line = "L".join(f"{x(point.said)} {y(point.happened)}" for point in points)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts += [
            f'<circle cx="{x(point.said)}" cy="{y(point.happened)}" '
            f'r="{2 + (point.number / len(guesses)) ** 0.5 * 12:.1f}" fill="{colour}"/>'
            for point in points
        ]
        parts.append(f'<text x="390" y="{40 + 20 * place}" fill="{colour}">{_WORDS[kind]}</text>')
    file.write_text("\n".join([*parts, "</svg>", ""]), encoding="utf-8")
