"""The running match: its acts, each of which tells what it did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.facts.season import Placing
from showrunner.formats.mini_survivor.facts.segments import Cause, Outcasting
from showrunner.formats.mini_survivor.grid import PIECES
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import Actions, Stand
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.season import Season
from showrunner.kernel import EVERYBODY, Audience, seats

SEGMENTS = ("assassination", "voting", "movement")
"""MS-2.3: the segments of a round in their order."""
PHASE_NAMES = ("talk", "submission", *SEGMENTS)


class MiniState(Season[MiniSheet]):
    """What rule code does to a match; what is so, it reads on the `sheet`."""

    windows = (*PHASE_NAMES, END_OF_ROUND)

    @property
    def windows_to_come(self) -> bool:
        """MS-8.1: no round and no window comes after the match has ended."""
        return not self.sheet.ended

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """A draw's name: what for, and in which round."""
        return (kind, self.sheet.round, *more)

    def seen_by(self, pair: Sequence[str]) -> Audience:
        """Who knows that these two talk in private."""
        return EVERYBODY if self.sheet.parameters.talks_are_seen == "public" else seats(*pair)

    # -- what everybody sees -----------------------------------------------------------------------

    def show_board(
        self, tribes: Mapping[str, Sequence[int]], outcasts: Sequence[int], why: Placing
    ) -> None:
        """MS-7.6: the new board."""
        shown = {letter: tuple(sorted(members)) for letter, members in tribes.items()}
        fact = facts.BoardShown(tribes=shown, outcasts=tuple(sorted(outcasts)), why=why)
        self.tell(fact, EVERYBODY)

    def eliminate(self, fallen: Sequence[int], cause: Cause, moment: int) -> None:
        """MS-2.4: these fall together; each tribe's are told with their owners."""
        places: dict[str, list[int]] = {}
        for one in sorted(fallen):
            places.setdefault(self.sheet.survivors[one].tribe, []).append(one)
        for tribe, members in sorted(places.items()):
            fact = facts.SurvivorsFell(
                round=self.sheet.round,
                moment=moment,
                cause=cause,
                tribe=tribe,
                owners={one: self.sheet.survivors[one].owner for one in members},
            )
            self.tell(fact, EVERYBODY)

    def cast_out(self, survivors: Sequence[int], why: Outcasting) -> None:
        """MS-6.2: these are Outcasts from now on."""
        if survivors:
            fact = facts.SurvivorsCastOut(
                round=self.sheet.round, survivors=tuple(sorted(survivors)), why=why
            )
            self.tell(fact, EVERYBODY)

    def remove_tribe(self, tribe: str, why: str) -> None:
        """MS-6.1: a tribe leaves the grid for good."""
        self.tell(facts.TribeRemoved(tribe=tribe, why=why), EVERYBODY)  # type: ignore[arg-type]

    def merge(self) -> None:
        """MS-6.8: all Survivors meet in one open tribe, which is drawn; the others are removed."""
        sheet = self.sheet
        drawn = self.stage.draw(("merge", sheet.round, len(sheet.open)), list(sheet.open))
        for tribe in [letter for letter in sheet.open if letter != drawn]:
            self.remove_tribe(tribe, "merge")
        self.show_board({drawn: sheet.living}, (), "merge")

    # -- idols and garnets -------------------------------------------------------------------------

    def change_idols(self, seat: str, amount: int, cause: str, to: Audience | None = None) -> None:
        """MS-1.4: idols come and go, never from player to player."""
        if amount:
            fact = facts.IdolsChanged(seat=seat, amount=amount, cause=cause)
            self.tell(fact, to or seats(seat))

    def change_garnets(
        self, seat: str, amount: int, cause: str, to: Audience | None = None
    ) -> None:
        """MS-5.2: garnets are given, taken or spent."""
        if amount:
            fact = facts.GarnetsChanged(seat=seat, amount=amount, cause=cause)
            self.tell(fact, to or seats(seat))

    # -- submissions -------------------------------------------------------------------------------

    @property
    def actions(self) -> dict[str, Actions]:
        """MS-2.2: what each player's submission of this round asks for, in seat order."""
        sent = self.sheet.submissions
        return {seat: Actions.of(sent[seat]) for seat in self.sheet.players if seat in sent}

    def stand(self, seat: str) -> Stand:
        """What this player's submission is read against."""
        sheet, player = self.sheet, self.sheet.players[seat]
        prices: list[int] = []
        while sum(prices) + (price := sheet.parameters.price(player.bought + len(prices))) <= (
            player.garnets
        ):
            prices.append(price)
        return Stand(
            own=frozenset(
                one for one, survivor in sheet.survivors.items() if survivor.owner == seat
            ),
            places={one: sheet.survivors[one].tribe for one in sheet.living},
            survivors=PIECES * sheet.size,
            open_tribes=tuple(sheet.open),
            reach=sheet.reach(),
            players={player.tag: who for who, player in sheet.players.items()},
            idols=player.idols,
            prices=tuple(prices),
            idols_for_own_only=sheet.parameters.idol_targets_own_only,
        )

    # -- for orders --------------------------------------------------------------------------------

    def verify_present(self, order: ProducerOrder, seat: str) -> None:
        """Refuse somebody who is not in the cast or was taken out of the match."""
        self.verify_seat(order, seat)
        if self.sheet.players[seat].removed:
            raise order.refuse(f"{seat!r} was taken out of the match")

    def twist(self, name: str) -> bool:
        """Whether producers have ordered this twist for the phase that comes."""
        return any(ordered.twist == name for ordered in self.sheet.twists)
