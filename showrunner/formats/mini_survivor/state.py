"""A running match: what rule code can do to it, each act recorded as facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.facts.season import Placing
from showrunner.formats.mini_survivor.facts.segments import Cause, Outcasting
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import Actions, SubmissionContext
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.season import Season
from showrunner.kernel import EVERYBODY, Audience, seats

SEGMENTS = ("assassination", "voting", "movement")
"""MS-2.3: the segments of a round in their order."""
PHASE_NAMES = ("talk", "submission", *SEGMENTS)


class MiniState(Season[MiniSheet]):
    """What rule code can do to a match. The state itself is on the `sheet`."""

    windows = (*PHASE_NAMES, END_OF_ROUND)

    @property
    def windows_to_come(self) -> bool:
        """MS-8.1: whether the match goes on, so that rounds and windows still come."""
        return not self.sheet.ended

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """The name of a draw: its purpose, the round, and more that tells it from others."""
        return (kind, self.sheet.round, *more)

    def seen_by(self, pair: Sequence[str]) -> Audience:
        """Who is told that these two talk in private."""
        return EVERYBODY if self.sheet.parameters.talks_are_seen == "public" else seats(*pair)

    # -- the board --------------------------------------------------------------------------------

    def show_board(
        self, tribes: Mapping[str, Sequence[int]], outcasts: Sequence[int], why: Placing
    ) -> None:
        """MS-7.6: publish a new board."""
        board = {letter: tuple(sorted(members)) for letter, members in tribes.items()}
        fact = facts.BoardShown(tribes=board, outcasts=tuple(sorted(outcasts)), why=why)
        self.tell(fact, EVERYBODY)

    def eliminate(self, fallen: Sequence[int], cause: Cause, moment: int) -> None:
        """MS-2.4: eliminate Survivors at the same moment, and publish their owners by tribe."""
        by_tribe: dict[str, list[int]] = {}
        for number in sorted(fallen):
            by_tribe.setdefault(self.sheet.survivors[number].tribe, []).append(number)
        for tribe, members in sorted(by_tribe.items()):
            fact = facts.SurvivorsFell(
                round=self.sheet.round,
                moment=moment,
                cause=cause,
                tribe=tribe,
                owners={number: self.sheet.survivors[number].owner for number in members},
            )
            self.tell(fact, EVERYBODY)

    def cast_out(self, survivors: Sequence[int], why: Outcasting) -> None:
        """MS-6.2: make these Survivors Outcasts."""
        if survivors:
            fact = facts.SurvivorsCastOut(
                round=self.sheet.round, survivors=tuple(sorted(survivors)), why=why
            )
            self.tell(fact, EVERYBODY)

    def remove_tribe(self, tribe: str, why: str) -> None:
        """MS-6.1: remove a tribe from the grid for good."""
        self.tell(facts.TribeRemoved(tribe=tribe, why=why), EVERYBODY)  # type: ignore[arg-type]

    def merge(self) -> None:
        """MS-6.8: put all Survivors into one drawn tribe, and remove the others."""
        sheet = self.sheet
        drawn = self.stage.draw(("merge", sheet.round, len(sheet.open)), list(sheet.open))
        for tribe in [letter for letter in sheet.open if letter != drawn]:
            self.remove_tribe(tribe, "merge")
        self.show_board({drawn: sheet.living}, (), "merge")

    # -- idols and garnets -------------------------------------------------------------------------

    def change_idols(self, seat: str, amount: int, cause: str, to: Audience | None = None) -> None:
        """MS-1.4: give or take a player's idols."""
        if amount:
            fact = facts.IdolsChanged(seat=seat, amount=amount, cause=cause)
            self.tell(fact, to or seats(seat))

    def change_garnets(
        self, seat: str, amount: int, cause: str, to: Audience | None = None
    ) -> None:
        """MS-5.2: give or take a player's garnets."""
        if amount:
            fact = facts.GarnetsChanged(seat=seat, amount=amount, cause=cause)
            self.tell(fact, to or seats(seat))

    # -- submissions -------------------------------------------------------------------------------

    @property
    def actions(self) -> dict[str, Actions]:
        """MS-2.2: the actions of each player's submission of this round, in seat order."""
        lines = self.sheet.submissions
        return {seat: Actions.of(lines[seat]) for seat in self.sheet.players if seat in lines}

    def submission_context(self, seat: str) -> SubmissionContext:
        """What the parser needs to know to check this player's submission."""
        sheet, player = self.sheet, self.sheet.players[seat]
        prices: list[int] = []
        price = sheet.parameters.price(player.bought)
        while sum(prices) + price <= player.garnets:
            prices.append(price)
            price = sheet.parameters.price(player.bought + len(prices))
        return SubmissionContext(
            own=frozenset(
                number for number, survivor in sheet.survivors.items() if survivor.owner == seat
            ),
            places={number: sheet.survivors[number].tribe for number in sheet.living},
            survivors=SURVIVORS_PER_PLAYER * sheet.size,
            open_tribes=tuple(sheet.open),
            reach=sheet.reach(),
            players={player.tag: who for who, player in sheet.players.items()},
            idols=player.idols,
            prices=tuple(prices),
            idols_for_own_only=sheet.parameters.idol_targets_own_only,
        )

    # -- for orders --------------------------------------------------------------------------------

    def verify_present(self, order: ProducerOrder, seat: str) -> None:
        """Raise OrderRefused for somebody who is not in the cast or was removed from the match."""
        self.verify_seat(order, seat)
        if self.sheet.players[seat].removed:
            raise order.refuse(f"{seat!r} was taken out of the match")

    def has_twist(self, name: str) -> bool:
        """Whether producers have ordered this twist and it has not come yet."""
        return any(ordered.twist == name for ordered in self.sheet.twists)
