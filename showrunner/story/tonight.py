"""Tonight's line: who is in danger now, who wants whom out, who is allied, what would change it.

It uses what players intend (the plans in their thoughts), and of those who have not said so what
they have said. A game's own dangers, such as hunger, come from `Format.prospects`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from showrunner.formats.fact import Fact
from showrunner.formats.facts import ThoughtHad
from showrunner.formats.format import Format
from showrunner.formats.prospects import Prospect
from showrunner.formats.sheet import Standing
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import capital, count, listed, number
from showrunner.kernel import Told
from showrunner.story.record import NAMING, Message, Record

PIECE_NAMED: Final = "target"
"""The act that puts up a piece for a vote, by its number, where pieces can be voted for."""
VOTE: Final = "vote"
"""The intention of a thought with which somebody writes a name."""


class Aim(Struct, frozen=True, kw_only=True):
    """Whom a castaway wants out, from the fact `fact`.

    `planned` is whether they think so; otherwise they have only said it. `says` is another name
    that they have put up in talks of this round, empty if there is none.
    """

    seat: str
    target: str
    planned: bool
    says: str
    fact: int


class InDanger(Struct, frozen=True, kw_only=True):
    """Somebody whom others want out. `name` is in words, since a vote may be for a piece."""

    target: str
    name: str
    by: tuple[str, ...]


class Bloc(Struct, frozen=True, kw_only=True):
    """An alliance that goes by a name, or (without `name`) people who plan to keep each other."""

    name: str
    seats: tuple[str, ...]


class Gathering(Struct, frozen=True, kw_only=True):
    """Those who vote together: who is in danger, most votes first, and what would change it.

    `open` are those whose target nobody knows. `team` is empty if all vote together.
    """

    team: str
    danger: tuple[InDanger, ...]
    open: tuple[str, ...]
    changes: tuple[str, ...]


class Tonight(Struct, frozen=True, kw_only=True):
    """How it stands in this round. `prospects` are what the game's own state says.

    `chances` are those to be the next to leave, by seat, from `futures` futures that were played
    from the last moment of this round for which they are computed; empty if there is none.
    """

    round: int
    votes: bool
    aims: tuple[Aim, ...]
    gatherings: tuple[Gathering, ...]
    blocs: tuple[Bloc, ...]
    prospects: tuple[Prospect, ...]
    chances: dict[str, float] = {}
    futures: int = 0


class _Plan(NamedTuple):
    """The last plan of a castaway: whom they want out, whom they keep, and where it was told."""

    number: int
    round: int
    targets: Sequence[str]
    allies: Sequence[str]


def tonight(format: Format, story: Iterable[Told[Fact]]) -> Tonight:
    """How a season stands, from all of its facts."""
    record = Record(format)
    plans: dict[str, _Plan] = {}
    for told in story:
        record.take(told)
        if isinstance(told.fact, ThoughtHad):
            thought = told.fact
            old = plans.get(thought.seat)
            new = _plan_of(thought, told.number, record.round)
            if new is not None:
                allies = new.allies or (old.allies if old is not None else ())
                plans[thought.seat] = new._replace(allies=allies)
    return _Line(format, record, plans).line()


def _plan_of(thought: ThoughtHad, number: int, round: int) -> _Plan | None:
    """The plan in a thought, or a vote's own name; None if it has neither."""
    targets = thought.about if thought.intent == VOTE else tuple(thought.plan.get("targets", ()))
    allies = tuple(thought.plan.get("allies", ()))
    return _Plan(number, round, targets, allies) if targets or allies else None


def _named(act: Act) -> str:
    """Whom, or which piece, an act puts up for a vote; empty if it puts up nobody."""
    if act.act == PIECE_NAMED:
        return act.what
    return act.about if act.act in NAMING else ""


class _Line:
    """Puts a season's record and plans together."""

    def __init__(self, format: Format, record: Record, plans: Mapping[str, _Plan]) -> None:
        self._format = format
        self._record = record
        self._sheet = record.sheet
        self._plans = plans
        self._active = set() if self._sheet.ended else set(self._sheet.active)
        self._standings: Mapping[str, Standing] = self._sheet.standings

    def line(self) -> Tonight:
        """How it stands."""
        aims = self._aims() if self._sheet.has_votes else ()
        blocs = tuple(self._blocs())
        return Tonight(
            round=self._record.round,
            votes=self._sheet.has_votes,
            aims=aims,
            gatherings=tuple(self._gatherings(aims, blocs)),
            blocs=blocs,
            prospects=() if self._sheet.ended else tuple(self._format.prospects(self._sheet)),
        )

    # -- who wants whom ----------------------------------------------------------------------------

    def _aims(self) -> tuple[Aim, ...]:
        named: dict[str, list[tuple[Message, str]]] = {}
        for message in self._record.in_round(self._record.round):
            for target in dict.fromkeys(map(_named, message.acts)):
                if target and self._can_go(message.seat, target):
                    named.setdefault(message.seat, []).append((message, target))
        aims = (self._aim(seat, named.get(seat, [])) for seat in self._sheet.names)
        return tuple(aim for aim in aims if aim is not None)

    def _aim(self, seat: str, named: Sequence[tuple[Message, str]]) -> Aim | None:
        """Whom they want: by a plan of this round, by their last words, or by an older plan."""
        if seat not in self._active:
            return None
        plan = self._plans.get(seat)
        wanted = [one for one in (plan.targets if plan else ()) if self._can_go(seat, one)]
        if plan is not None and wanted and (plan.round == self._record.round or not named):
            says = next((target for _, target in named if target != wanted[0]), "")
            return Aim(seat=seat, target=wanted[0], planned=True, says=says, fact=plan.number)
        if not named:
            return None
        message, target = named[0]
        return Aim(seat=seat, target=target, planned=False, says="", fact=message.number)

    def _can_go(self, seat: str, target: str) -> bool:
        """Whether this castaway could now vote for that target, as far as everybody knows."""
        if target == seat or target not in self._sheet.may_be_named:
            return False
        standing = self._standings.get(target)
        if standing is None:
            return True  # a piece of somebody's
        same = standing.team == self._standings[seat].team
        return target in self._active and same and not standing.immune

    def _name(self, target: str) -> str:
        """A castaway's name, or the name of a piece that can be voted for."""
        return self._sheet.names.get(target) or f"Survivor {target}"

    # -- who belongs together ----------------------------------------------------------------------

    def _blocs(self) -> Iterator[Bloc]:
        """Named alliances, and beside them groups of people who plan to keep each other."""
        named = []
        for alliance in self._record.alliances:
            seats = tuple(seat for seat in alliance.members if seat in self._active)
            if len(seats) > 1:
                named.append(seats)
                yield Bloc(name=alliance.title, seats=seats)
        for group in self._mutual():
            if not any(set(group) <= set(seats) for seats in named):
                yield Bloc(name="", seats=group)

    def _mutual(self) -> Iterator[tuple[str, ...]]:
        """Groups in which each plans to keep all others; nobody is in two of them."""
        keeps = {seat: set(plan.allies) for seat, plan in self._plans.items()}
        groups: list[list[str]] = []
        for seat in (one for one in self._sheet.names if one in self._active):
            for group in groups:
                if all(one in keeps.get(seat, ()) and seat in keeps.get(one, ()) for one in group):
                    group.append(seat)
                    break
            else:
                groups.append([seat])
        return (tuple(group) for group in groups if len(group) > 1)

    # -- what would change it ----------------------------------------------------------------------

    def _gatherings(self, aims: Sequence[Aim], blocs: Sequence[Bloc]) -> Iterator[Gathering]:
        if not self._sheet.has_votes:
            return
        teams: dict[str, list[str]] = {}
        for seat in self._sheet.names:
            if seat in self._active:
                teams.setdefault(self._standings[seat].team, []).append(seat)
        for team, seats in teams.items():
            wanted = [aim for aim in aims if aim.seat in seats]
            targets: dict[str, list[str]] = {}
            for aim in wanted:
                targets.setdefault(aim.target, []).append(aim.seat)
            ordered = sorted(targets, key=lambda target: -len(targets[target]))
            danger = tuple(
                InDanger(target=target, name=self._name(target), by=tuple(targets[target]))
                for target in ordered
            )
            undecided = tuple(seat for seat in seats if seat not in {aim.seat for aim in wanted})
            if not danger:
                continue
            yield Gathering(
                team=team,
                danger=danger,
                open=undecided,
                changes=tuple(self._changes(danger, undecided, wanted, blocs)),
            )

    def _changes(
        self,
        danger: Sequence[InDanger],
        undecided: Sequence[str],
        aims: Sequence[Aim],
        blocs: Sequence[Bloc],
    ) -> Iterator[str]:
        """What would change who has the most votes, in sentences."""
        if not danger:
            return
        name, first = self._name, danger[0]
        second = danger[1] if len(danger) > 1 else None
        ahead = len(first.by) - (len(second.by) if second else 0)
        if second is not None and not ahead:
            yield f"{first.name} and {second.name} are level: one vote decides."
        elif second is not None:
            needed = ahead // 2 + 1
            turning = [seat for seat in first.by if seat != second.target]
            voters = listed(map(name, turning))
            who = f"{number(needed)} of {voters}" if needed < len(turning) else voters
            yield f"{second.name} would have the most votes if {who} named {second.name} instead."
        if undecided and len(undecided) >= ahead:
            open_votes = capital(count(len(undecided), "vote"))
            who = listed(map(name, undecided), "or")
            yield f"{open_votes} could still change it: nobody knows whom {who} wants out."
        yield from self._bonds(first, blocs)
        for aim in aims:
            if aim.says:
                yield (
                    f"{name(aim.seat)} has said {name(aim.says)} in talks, and wants "
                    f"{name(aim.target)} out."
                )
        cards = self._standings[first.target].cards if first.target in self._standings else ()
        if cards:
            yield f"{first.name} holds {listed(cards)}."

    def _bonds(self, first: InDanger, blocs: Sequence[Bloc]) -> Iterator[str]:
        """Who of those who want the first one out is bound to them."""
        name, now = self._name, self._record.round
        promised = {
            given.made.giver
            for given in self._record.promises
            if given.made.about == first.target
            and (
                given.made.what == "final" or (given.made.what, given.made.round) == ("safety", now)
            )
        }
        for seat in first.by:
            if seat in promised:
                yield f"{name(seat)} has promised {first.name} safety, and would break it."
        for bloc in blocs:
            traitors = [seat for seat in first.by if seat in bloc.seats]
            if bloc.name and first.target in bloc.seats and traitors:
                yield f"{listed(map(name, traitors))} would turn on {first.name} of “{bloc.name}”."
