"""The dice season's bots: who wins, how votes go, and what is talked about."""

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
    """Mixed casts for strength, the season files for votes and talk, drawn casts for archetypes."""
    mixed, each, drawn = (40, 5, 40) if quick else (500, 20, 300)
    strength = strategic_wins(mixed)
    filed = [Watched(season) for season in season_files(each)]
    show(console, [won(strength, mixed), *figures(filed)], note(mixed, each))
    archetypes(console, [Watched(played(all_strategic(k), f"alone {k}")) for k in range(drawn)])


def note(mixed: int, each: int) -> str:
    """What the figures are from."""
    return (
        f"{mixed} seasons of {CAST} with as many random-legal players; {each} seasons of each "
        "season file of the game; for archetypes, casts drawn from the library."
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


def season_files(each: int) -> Iterator[Rehearsal]:
    """So many seasons of each season file of this game."""
    for plan in map(load_season, season_names()):
        if plan.format.name == "survivor":
            for number in range(each):
                yield played(as_planned(plan), f"{plan.name} {number}")


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
    """One vote that sent somebody home, as figures see it."""

    names: int
    """How many names the first count had."""
    tied: bool
    unvoted: bool
    """Whether the one who went had no vote in the first count."""
    warned: bool
    """Whether they had heard their own name that day."""
    deceived: bool
    """Whether somebody who wrote them had sworn or agreed something with them that day."""
    blindside: bool
    """Whether they had not heard their name, and had reason to count on a majority for another."""


class Watched:
    """What happened in one season, as producers saw it."""

    def __init__(self, season: Rehearsal) -> None:
        self.archetypes = {one.id: one.archetype for one in season.settings.cast}
        self.winner = winner_of(season)
        self.exits: list[Exit] = []
        self.comments = self.passes = 0
        self.lines = self.between_people = self.lies = 0
        self.spoken: set[str] = set()
        self.diaries = 0
        self._day = _Day()
        for one in season.kernel.story.told:
            self._take(one.fact)

    def _take(self, fact: Fact) -> None:
        day = self._day
        match fact:
            case facts.RoundBegan():
                self._day = _Day()
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
                self.exits.append(day.exit_of(fact.seat))
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


class _Day:
    """What was said and written in one round."""

    def __init__(self) -> None:
        self.talks: dict[str, tuple[str, ...]] = {}
        self.heard_own_name: set[str] = set()
        self.words_given: set[tuple[str, str]] = set()
        """Who promised somebody something, or agreed with them on another's name."""
        self.put_up: dict[str, dict[str, str]] = defaultdict(dict)
        """By talk: the last name that each has put up."""
        self.named_to: dict[str, dict[str, str]] = defaultdict(dict)
        """By listener: who told them which name they write."""
        self.ballots: dict[str, str] = {}
        self.counts: dict[str, int] = {}

    def hear(self, talk: str, speaker: str, acts: Iterable[Act]) -> None:
        """Take in a message."""
        for act in acts:
            for listener in self.talks.get(talk, ()):
                if listener == speaker:
                    continue
                if act.about == listener and act.act in ("warn", "tell", "propose"):
                    self.heard_own_name.add(listener)
                elif act.act == "promise" and act.what in ("safety", "vote", "final"):
                    self.words_given.add((speaker, listener))
                elif act.act == "agree" and act.about in ("", self.put_up[talk].get(listener)):
                    self.words_given |= {(speaker, listener), (listener, speaker)}
                if act.about not in ("", listener) and (
                    act.act in ("propose", "agree") or (act.act == "promise" and act.what == "vote")
                ):
                    self.named_to[listener][speaker] = act.about
            if act.act == "propose":
                self.put_up[talk][speaker] = act.about

    def exit_of(self, out: str) -> Exit:
        """How somebody left."""
        votes = list(self.counts.values())
        writers = {seat for seat, name in self.ballots.items() if name == out}
        warned = out in self.heard_own_name
        told = Counter(self.named_to[out].values())
        counted_on = 1 + max(told.values(), default=0)
        return Exit(
            names=len(votes),
            tied=votes.count(max(votes)) > 1,
            unvoted=not self.counts.get(out),
            warned=warned,
            deceived=any((writer, out) in self.words_given for writer in writers),
            blindside=not warned and 2 * counted_on >= len(self.ballots),
        )


# -- figures ---------------------------------------------------------------------------------------


def won(wins: int, number: int) -> Figure:
    """How much more often strategic bots win."""
    others = number - wins
    ratio = wins / others if others else float("inf")
    return Figure("talk", "wins of strategic : random bots", "≥ 3", f"{ratio:.1f}", ratio >= 3)


def figures(seasons: Sequence[Watched]) -> list[Figure]:
    """What votes and talks come to."""
    exits = [exit for one in seasons for exit in one.exits]
    lines = sum(one.lines for one in seasons)
    again = [
        len(one.spoken & other.spoken) / max(1, len(other.spoken))
        for one, other in pairwise(seasons)
    ]
    return [
        between("votes with three or more names in the first count", 0, 0.35, exits, "names"),
        between("first counts that are tied", 0, 0.15, exits, "tied"),
        between("victims without a vote in the first count", 0, 0.03, exits, "unvoted"),
        between("victims who had heard their own name", 0.15, 0.40, exits, "warned"),
        between("victims with a word from somebody who wrote them", 0.20, 0.40, exits, "deceived"),
        between("blindsides", 0.25, 0.40, exits, "blindside"),
        ratio_of("lines about something between people", 0.30, seasons, "between_people", "lines"),
        Figure("talk", "comments passed", "", _share(seasons, "passes", "comments"), True),
        Figure("talk", "lies, of all lines", "", _share(seasons, "lies", "lines"), True),
        Figure("talk", "diaries a vote", "2 to 3", f"{_diaries(seasons):.1f}", True),
        Figure("talk", "lines a season", "", f"{lines / len(seasons):.0f}", True),
        Figure(
            "talk",
            "lines heard in the season before, too",
            "",
            f"{sum(again) / len(again):.0%}",
            True,
        ),
    ]


def _share(seasons: Sequence[Watched], part: str, whole: str) -> str:
    parts = sum(getattr(one, part) for one in seasons)
    return f"{parts / max(1, sum(getattr(one, whole) for one in seasons)):.0%}"


def _diaries(seasons: Sequence[Watched]) -> float:
    return sum(one.diaries for one in seasons) / sum(len(one.exits) for one in seasons)


def between(what: str, least: float, most: float, exits: Sequence[Exit], field: str) -> Figure:
    """A share of all votes that is to lie between two bounds."""
    hits = [exit.names >= 3 if field == "names" else getattr(exit, field) for exit in exits]
    measured = sum(hits) / len(hits)
    wanted = f"≤ {most:.0%}" if not least else f"{least:.0%} to {most:.0%}"
    return Figure("talk", what, wanted, f"{measured:.0%}", least <= measured <= most)


def ratio_of(what: str, least: float, seasons: Sequence[Watched], part: str, whole: str) -> Figure:
    """A share of all lines that is to be reached."""
    parts = sum(getattr(one, part) for one in seasons)
    measured = parts / sum(getattr(one, whole) for one in seasons)
    return Figure("talk", what, f"≥ {least:.0%}", f"{measured:.0%}", measured >= least)


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
