"""The dice season's bots: do they win, keep to what was agreed, deceive, and say something new?"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.measuring import Figure, show
from showrunner.files.cast_files import library
from showrunner.formats.facts import CastawayIntroduced, Fact, MemoWritten, ThoughtHad
from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survivor import facts
from showrunner.formats.talk.understanding import understand
from showrunner.kernel import Dice
from showrunner.running.rehearsal import Rehearsal

CAST = 12
WORDS = ("words", "story")


def run(console: Console, quick: bool) -> None:
    """Mixed casts for strength; casts of bots alone for everything else."""
    mixed, alone = (40, 40) if quick else (500, 300)
    strength = strategic_wins(mixed)
    seasons = [Watched(played(all_strategic(number), f"alone {number}")) for number in range(alone)]
    show(console, [won(strength, mixed), *figures(seasons)], note(mixed, alone))
    archetypes(console, seasons)


def note(mixed: int, alone: int) -> str:
    """What the figures are from."""
    return (
        f"{mixed} seasons of {CAST} with as many random-legal players, {alone} seasons of bots "
        "alone, casts drawn from the library."
    )


# -- seasons ---------------------------------------------------------------------------------------


def drawn_cast(number: int) -> tuple[Castaway, ...]:
    """Twelve of the library, two of each archetype, others each time."""
    dice = Dice(b"benchmark casts", (number,))
    by_archetype: dict[str, list[Castaway]] = defaultdict(list)
    for person in dice.shuffle(library()):
        by_archetype[person.archetype].append(person)
    return tuple(dice.shuffle([one for people in by_archetype.values() for one in people[:2]]))


def settings(cast: Sequence[Castaway], players: dict[str, str]) -> SeasonSettings:
    """A season under the default rules."""
    game = load_format("survivor")
    return SeasonSettings(
        format=game.name,
        version=game.version,
        title="Bots",
        cast=tuple(cast),
        changes=game.changes,
        players=players,
    )


def all_strategic(number: int) -> SeasonSettings:
    """A season of bots alone."""
    cast = drawn_cast(number)
    return settings(cast, {person.id: "bot:sensible" for person in cast})


def half_strategic(number: int) -> SeasonSettings:
    """A season in which every second castaway, other ones each time, plays at random."""
    cast = drawn_cast(number)
    kinds = ("bot:sensible", "bot:random")
    return settings(cast, {one.id: kinds[place % 2] for place, one in enumerate(cast)})


def played(of: SeasonSettings, seed: str) -> Rehearsal:
    """A whole season."""
    season = Rehearsal(of, seed)
    season.play()
    return season


def strategic_wins(number: int) -> int:
    """How many of so many mixed seasons a strategic bot wins."""
    wins = 0
    for place in range(number):
        season = played(half_strategic(place), f"mixed {place}")
        wins += season.settings.players[winner_of(season)] == "bot:sensible"
    return wins


def winner_of(season: Rehearsal) -> str:
    """Who was crowned."""
    told = season.kernel.story.told
    return next(one.fact.seat for one in told if isinstance(one.fact, facts.WinnerCrowned))


# -- what is counted -------------------------------------------------------------------------------


class Exit(NamedTuple):
    """Somebody voted out: whether they had been promised safety, or were sure of another name."""

    betrayed: bool
    mistaken: bool


class Watched:
    """What happened in one season, as producers saw it."""

    def __init__(self, season: Rehearsal) -> None:
        self.archetypes = {one.id: one.archetype for one in season.settings.cast}
        self.winner = winner_of(season)
        self.as_agreed = self.lied_about = self.unannounced = 0
        self.exits: list[Exit] = []
        self.repeated = 0
        self.trigrams: Counter[tuple[str, ...]] = Counter()
        self._round = _Round({})
        self._names: dict[str, str] = {}
        for one in season.kernel.story.told:
            self._take(one.fact)

    def _take(self, fact: Fact) -> None:
        match fact:
            case facts.RoundBegan():
                names = {seat: self._names[seat] for seat in fact.castaways}
                self._round = _Round(names)
            case CastawayIntroduced():
                self._names[fact.seat] = fact.name
            case facts.TalkBegan():
                self._round.talks[fact.talk] = fact.seats
            case facts.MessageSaid() if fact.words is not None:
                self._round.hear(fact.talk, fact.seat, str(fact.words))
            case ThoughtHad() if fact.kind == "survivor.after_talk" and fact.intent == "sure":
                self._round.certain[fact.seat] = fact.about[0]
            case facts.BallotCast() if fact.step == "vote" and fact.name is not None:
                self._round.ballots[fact.seat] = fact.name
                self._count_ballot(self._round.named.get(fact.seat, set()), fact.name)
            case facts.VotedOut():
                self.exits.append(self._round.exit_of(fact.seat))
        words = spoken(fact)
        if words is not None and not isinstance(fact, ThoughtHad | MemoWritten):
            self.repeated += words in self._round.lines
            self._round.lines.add(words)
            self.trigrams.update(trigrams(words))

    def _count_ballot(self, named: set[str], name: str) -> None:
        self.as_agreed += name in named
        self.lied_about += bool(named) and name not in named
        self.unannounced += not named


class _Round:
    """What was said and written in one round."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names
        self.talks: dict[str, tuple[str, ...]] = {}
        self.named: dict[str, set[str]] = defaultdict(set)
        self.safe: set[tuple[str, str]] = set()
        self.certain: dict[str, str] = {}
        self.ballots: dict[str, str] = {}
        self.lines: set[str] = set()
        self._pending: dict[tuple[str, str], str] = {}

    def hear(self, talk: str, speaker: str, words: str) -> None:
        """What anybody would have understood."""
        seats = self.talks.get(talk, ())
        listener = next((seat for seat in seats if seat != speaker), "")
        pending = self._pending.get((talk, listener), "")
        for act in understand(
            words, speaker=speaker, listener=listener, names=self.names, pending=pending
        ):
            if act.kind == "propose":
                self.named[speaker].add(act.about)
                self._pending[talk, speaker] = act.about
            elif act.kind == "agree" and (act.about or pending):
                self.named[speaker].add(act.about or pending)
            elif act.kind == "promise" and act.detail == "vote" and act.about:
                self.named[speaker].add(act.about)
            elif act.kind == "promise" and act.detail == "safety":
                self.safe.add((speaker, listener))

    def exit_of(self, out: str) -> Exit:
        """How somebody left."""
        against = {seat for seat, name in self.ballots.items() if name == out}
        betrayed = any((seat, out) in self.safe for seat in against)
        sure = self.certain.get(out, out)
        return Exit(betrayed, sure != out)


def spoken(fact: Fact) -> str | None:
    """The words of a fact, if it has any that somebody in the game said or wrote."""
    words = getattr(fact, "words", None)
    return None if words is None else str(words)


def trigrams(words: str) -> Iterator[tuple[str, ...]]:
    """Every three words in a row."""
    each = [word.strip(".,!?;:“”\"'()").casefold() for word in words.split()]
    return zip(each, each[1:], each[2:], strict=False)


# -- figures ---------------------------------------------------------------------------------------


def won(wins: int, number: int) -> Figure:
    """How much more often strategic bots win."""
    others = number - wins
    ratio = wins / others if others else float("inf")
    return Figure("5", "wins of strategic : random bots", "≥ 3", f"{ratio:.1f}", ratio >= 3)


def figures(seasons: Sequence[Watched]) -> list[Figure]:
    """What the season's talk comes to."""
    as_agreed = sum(one.as_agreed for one in seasons)
    lied = sum(one.lied_about for one in seasons)
    ballots = as_agreed + lied + sum(one.unannounced for one in seasons)
    exits = [exit for one in seasons for exit in one.exits]
    blind = sum(exit.betrayed or exit.mistaken for exit in exits)
    repeated = sum(one.repeated for one in seasons)
    fresh = [len(one.trigrams) / one.trigrams.total() for one in seasons]
    announced, blindsides = (as_agreed + lied) / ballots, blind / len(exits)
    return [
        share("ballots that follow from talk, or that talk lied about", 0.65, announced),
        Figure("5", "… of them as agreed", "", f"{as_agreed / ballots:.0%}", True),
        share("votes-out that are blindsides", 0.30, blindsides),
        Figure("5", "lines said twice in an episode", "0", f"{repeated}", repeated == 0),
        share("distinct trigrams of a season, the least", 0.60, min(fresh)),
    ]


def share(what: str, least: float, measured: float) -> Figure:
    """A share that has to be reached."""
    return Figure("5", what, f"≥ {least:.0%}", f"{measured:.0%}", measured >= least)


def archetypes(console: Console, seasons: Iterable[Watched]) -> None:
    """Each archetype's wins, compared with its share of the casts."""
    wins: Counter[str] = Counter()
    expected: Counter[str] = Counter()
    for season in seasons:
        wins[season.archetypes[season.winner]] += 1
        for archetype in season.archetypes.values():
            expected[archetype] += 1 / len(season.archetypes)
    table = Table("archetype", "wins", "share of wins : share of castaways", "0.4 to 2.5")
    for archetype in sorted(expected):
        ratio = wins[archetype] / expected[archetype]
        met = "[green]yes[/]" if 0.4 <= ratio <= 2.5 else "[red]no[/]"
        table.add_row(archetype, str(wins[archetype]), f"{ratio:.2f}", met)
    console.print(table)
