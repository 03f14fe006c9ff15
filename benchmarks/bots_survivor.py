"""The dice season's bots: who wins, how votes go, and what castaways talk about."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.measuring import Figure, show
from showrunner.files.cast_files import library
from showrunner.files.season_files import load_season, season_names
from showrunner.files.season_files import settings as as_planned
from showrunner.formats.facts import Fact, MemoWritten, ThoughtHad
from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.running.rehearsal import Rehearsal

CAST = 12


def run(console: Console, quick: bool) -> None:
    """Print the figures: wins in mixed casts, votes and talk in season files, and archetypes."""
    mixed, each, drawn = (40, 5, 40) if quick else (500, 20, 300)
    wins = strategic_wins(mixed)
    seasons = [SeasonRecord(season) for season in season_files(each)]
    show(console, [win_ratio(wins, mixed), *figures(seasons)], note(mixed, each))
    archetypes(
        console,
        [SeasonRecord(played(all_strategic(number), f"alone {number}")) for number in range(drawn)],
    )


def note(mixed: int, each: int) -> str:
    """Return the note on where the figures come from."""
    return (
        f"{mixed} seasons of {CAST} with as many random-legal players; {each} seasons of each "
        "season file of the game; for archetypes, casts drawn from the library."
    )


# -- seasons ---------------------------------------------------------------------------------------


def drawn_cast(number: int) -> tuple[Castaway, ...]:
    """Draw a cast of twelve from the library, two of each archetype."""
    dice = Dice(b"benchmark casts", (number,))
    by_archetype: dict[str, list[Castaway]] = defaultdict(list)
    for person in dice.shuffle(library()):
        by_archetype[person.archetype].append(person)
    return tuple(
        dice.shuffle([person for people in by_archetype.values() for person in people[:2]])
    )


def settings(cast: Sequence[Castaway], players: dict[str, str]) -> SeasonSettings:
    """Return a season's settings under the default rules."""
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
    """Return the settings of a season with sensible bots only."""
    cast = drawn_cast(number)
    return settings(cast, {person.id: "bot:sensible" for person in cast})


def half_strategic(number: int) -> SeasonSettings:
    """Return the settings of a season in which every second castaway plays at random."""
    cast = drawn_cast(number)
    kinds = ("bot:sensible", "bot:random")
    return settings(cast, {person.id: kinds[place % 2] for place, person in enumerate(cast)})


def played(of: SeasonSettings, seed: str) -> Rehearsal:
    """Play a whole season."""
    season = Rehearsal(of, seed)
    season.play()
    return season


def season_files(each: int) -> Iterator[Rehearsal]:
    """Play seasons of each season file of this game."""
    for plan in map(load_season, season_names()):
        if plan.format.name == "survivor":
            for number in range(each):
                yield played(as_planned(plan), f"{plan.name} {number}")


def strategic_wins(number: int) -> int:
    """Count the mixed seasons won by a sensible bot."""
    wins = 0
    for place in range(number):
        season = played(half_strategic(place), f"mixed {place}")
        wins += season.settings.players[winner_of(season)] == "bot:sensible"
    return wins


def winner_of(season: Rehearsal) -> str:
    """Return the winner's seat."""
    told = season.kernel.story.told
    return next(item.fact.seat for item in told if isinstance(item.fact, facts.WinnerCrowned))


# -- what is counted -------------------------------------------------------------------------------


class Elimination(NamedTuple):
    """What the figures need to know of one elimination."""

    names: int
    """Number of different names in the first count."""
    tied: bool
    unvoted: bool
    """Whether the eliminated castaway had no vote in the first count."""
    warned: bool
    """Whether they had heard their own name that day."""
    deceived: bool
    """Whether somebody who voted for them had promised or agreed something with them that day."""
    blindside: bool
    """Whether they had not heard their name and could count on a majority for another name."""


class SeasonRecord:
    """Collects what happened in one season, as producers see it."""

    def __init__(self, season: Rehearsal) -> None:
        self.archetypes = {item.id: item.archetype for item in season.settings.cast}
        self.winner = winner_of(season)
        self.eliminations: list[Elimination] = []
        self.comments = self.passes = 0
        self.lines = self.between_people = self.lies = 0
        self.spoken: set[str] = set()
        self.diaries = 0
        self._day = RoundRecord()
        for item in season.kernel.story.told:
            self._take(item.fact)

    def _take(self, fact: Fact) -> None:
        day = self._day
        match fact:
            case facts.RoundBegan():
                self._day = RoundRecord()
            case facts.TalkBegan() | facts.GroupTalkBegan():
                day.talks[fact.talk] = fact.seats
            case facts.MessageSaid():
                day.hear(fact.talk, fact.seat, fact.acts)
                self._count_line(fact)
            case facts.CommentMade() if fact.occasion == "vote":
                self.comments += 1
                self.passes += fact.words is None
            case facts.BallotCast() if fact.step == "vote" and fact.name is not None:
                day.ballots[fact.seat] = fact.name
            case facts.VotesCounted() if fact.step == "vote":
                day.counts = fact.counts
            case facts.VotedOut() if day.counts:
                self.eliminations.append(day.elimination_of(fact.seat))
            case ThoughtHad() if fact.intent == "lie":
                self.lies += 1
            case MemoWritten():
                self.diaries += 1

    def _count_line(self, fact: facts.MessageSaid) -> None:
        if fact.words is not None:
            self.lines += 1
            self.between_people += any(map(is_between_people, fact.acts))
            self.spoken.add(str(fact.words))


def is_between_people(act: Act) -> bool:
    """Whether an act is about what people did or promised to each other."""
    about_people = ("accuse", "warn", "tell", "join", "refuse", "spare")
    what = ("safety", "final", "trust", "other")
    return act.act in about_people or (act.act in ("promise", "ask") and act.what in what)


class RoundRecord:
    """What was said and voted in one round."""

    def __init__(self) -> None:
        self.talks: dict[str, tuple[str, ...]] = {}
        self.heard_own_name: set[str] = set()
        self.promises_given: set[tuple[str, str]] = set()
        """Promises and agreements of the day: (giver, receiver)."""
        self.proposed: dict[str, dict[str, str]] = defaultdict(dict)
        """By talk: the last name that each participant proposed."""
        self.named_to: dict[str, dict[str, str]] = defaultdict(dict)
        """By listener: the name that each speaker said they would vote for."""
        self.ballots: dict[str, str] = {}
        self.counts: dict[str, int] = {}

    def hear(self, talk: str, speaker: str, acts: Iterable[Act]) -> None:
        """Record who was told what by a message."""
        for act in acts:
            for listener in self.talks.get(talk, ()):
                if listener == speaker:
                    continue
                if act.about == listener and act.act in ("warn", "tell", "propose"):
                    self.heard_own_name.add(listener)
                elif act.act == "promise" and act.what in ("safety", "vote", "final"):
                    self.promises_given.add((speaker, listener))
                elif act.act == "agree" and act.about in ("", self.proposed[talk].get(listener)):
                    self.promises_given |= {(speaker, listener), (listener, speaker)}
                if act.about not in ("", listener) and (
                    act.act in ("propose", "agree") or (act.act == "promise" and act.what == "vote")
                ):
                    self.named_to[listener][speaker] = act.about
            if act.act == "propose":
                self.proposed[talk][speaker] = act.about

    def elimination_of(self, out: str) -> Elimination:
        """Describe a castaway's elimination."""
        votes = list(self.counts.values())
        voters = {seat for seat, name in self.ballots.items() if name == out}
        warned = out in self.heard_own_name
        named_counts = Counter(self.named_to[out].values())
        counted_on = 1 + max(named_counts.values(), default=0)
        return Elimination(
            names=len(votes),
            tied=votes.count(max(votes)) > 1,
            unvoted=not self.counts.get(out),
            warned=warned,
            deceived=any((writer, out) in self.promises_given for writer in voters),
            blindside=not warned and 2 * counted_on >= len(self.ballots),
        )


# -- figures ---------------------------------------------------------------------------------------


def win_ratio(wins: int, number: int) -> Figure:
    """Return the figure of how much more often sensible bots win."""
    others = number - wins
    ratio = wins / others if others else float("inf")
    return Figure("talk", "wins of strategic : random bots", "≥ 3", f"{ratio:.1f}", ratio >= 3)


def figures(seasons: Sequence[SeasonRecord]) -> list[Figure]:
    """Return the figures on votes and talks."""
    eliminations = [elimination for season in seasons for elimination in season.eliminations]
    lines = sum(season.lines for season in seasons)
    shares_repeated = [
        len(season.spoken & following.spoken) / max(1, len(following.spoken))
        for season, following in pairwise(seasons)
    ]
    return [
        between(
            "votes with three or more names in the first count", 0, 0.35, eliminations, "names"
        ),
        between("first counts that are tied", 0, 0.15, eliminations, "tied"),
        between("victims without a vote in the first count", 0, 0.03, eliminations, "unvoted"),
        between("victims who had heard their own name", 0.15, 0.40, eliminations, "warned"),
        between(
            "victims with a word from somebody who wrote them", 0.20, 0.40, eliminations, "deceived"
        ),
        between("blindsides", 0.25, 0.40, eliminations, "blindside"),
        ratio_of("lines about something between people", 0.30, seasons, "between_people", "lines"),
        Figure("talk", "comments passed", "", _share(seasons, "passes", "comments"), True),
        Figure("talk", "lies, of all lines", "", _share(seasons, "lies", "lines"), True),
        Figure("talk", "diaries a vote", "2 to 3", f"{_diaries(seasons):.1f}", True),
        Figure("talk", "lines a season", "", f"{lines / len(seasons):.0f}", True),
        Figure(
            "talk",
            "lines heard in the season before, too",
            "",
            f"{sum(shares_repeated) / len(shares_repeated):.0%}",
            True,
        ),
    ]


def _share(seasons: Sequence[SeasonRecord], part: str, whole: str) -> str:
    parts = sum(getattr(season, part) for season in seasons)
    return f"{parts / max(1, sum(getattr(season, whole) for season in seasons)):.0%}"


def _diaries(seasons: Sequence[SeasonRecord]) -> float:
    return sum(season.diaries for season in seasons) / sum(
        len(season.eliminations) for season in seasons
    )


def between(
    what: str, least: float, most: float, eliminations: Sequence[Elimination], field: str
) -> Figure:
    """Return a figure: a share of all eliminations, which should lie between two bounds."""
    hits = [
        elimination.names >= 3 if field == "names" else getattr(elimination, field)
        for elimination in eliminations
    ]
    measured = sum(hits) / len(hits)
    wanted = f"≤ {most:.0%}" if not least else f"{least:.0%} to {most:.0%}"
    return Figure("talk", what, wanted, f"{measured:.0%}", least <= measured <= most)


def ratio_of(
    what: str, least: float, seasons: Sequence[SeasonRecord], part: str, whole: str
) -> Figure:
    """Return a figure: a share of all lines, which should reach a minimum."""
    parts = sum(getattr(season, part) for season in seasons)
    measured = parts / sum(getattr(season, whole) for season in seasons)
    return Figure("talk", what, f"≥ {least:.0%}", f"{measured:.0%}", measured >= least)


def archetypes(console: Console, seasons: Iterable[SeasonRecord]) -> None:
    """Print each archetype's wins, compared with its share of the casts."""
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
