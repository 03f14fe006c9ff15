"""MS-9: reads the lines of a submission. It never raises: a line that is wrong is reported."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.errors import ShowrunnerError
from showrunner.formats.mini_survivor.names import STRIPPED, named
from showrunner.formats.mini_survivor.submission.actions import BUY, END, Actions, Attack
from showrunner.formats.mini_survivor.submission.refusals import REFUSALS
from showrunner.formats.mini_survivor.submission.stand import Stand
from showrunner.questions import ParsedLines, Refusal

LONGEST_NUMBER = 6


class LineRefused(ShowrunnerError):
    """A line does not count; `code` says why (MS-9.6)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parse(lines: Sequence[str], stand: Stand) -> ParsedLines:
    """MS-9.6, MS-9.8: the normal form of all lines that count, and the others with their codes."""
    reader = _Reader(stand)
    for number, line in enumerate(lines, 1):
        entries = tokens(line)
        if not entries:
            continue
        if entries == [END] or (len(entries) == 1 and entries[0].casefold() == END):
            break
        try:
            reader.take(number, entries)
        except LineRefused as refusal:
            reader.refuse(number, refusal.code)
    return reader.reading()


def tokens(line: str) -> list[str]:
    """MS-9.1: the entries of a line, between blanks, tabs and commas, out of their brackets."""
    bare = (entry.strip(STRIPPED) for entry in line.replace(",", " ").split())
    return [entry for entry in bare if entry]


def number_of(entry: str) -> int | None:
    """MS-9.3: a Survivor's number, with or without `#`."""
    digits = entry.removeprefix("#")
    if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(digits)
    return None


class _Reader:
    """Takes line after line, and keeps what counts by the number of its line."""

    def __init__(self, stand: Stand) -> None:
        self.stand = stand
        self.actions = Actions()
        self._given: dict[tuple[int, str], int] = {}
        """The number of the line that counts, by Survivor and action (MS-9.7)."""
        self._idol_lines: list[tuple[int, int]] = []
        self._refused: list[Refusal] = []

    def refuse(self, number: int, code: str) -> None:
        """MS-9.6: this line does not count."""
        self._refused.append(Refusal(number, code, REFUSALS[code]))

    def reading(self) -> ParsedLines:
        """What the lines come to."""
        self._settle_idols()
        return ParsedLines(self.actions.lines(), tuple(sorted(self._refused)))

    def take(self, number: int, entries: list[str]) -> None:
        """One line. Raises LineRefused."""
        first, *rest = entries
        if first.casefold() in ("b", BUY):
            self._buy()
            return
        survivor = number_of(first)
        if survivor is None or not 1 <= survivor <= self.stand.survivors:
            raise LineRefused("bad_id")
        action = rest[0][0].casefold() if rest else ""
        self._may_act(survivor, action)
        if not rest:
            raise LineRefused("missing_argument")
        match action:
            case "a":
                attack = self._attack(survivor, rest[1:])
                self._once(number, survivor, action)
                self.actions.attacks[survivor] = attack
            case "i":
                self._idol(number, survivor)
            case "v":
                target = self._target(survivor, rest[1:])
                self._once(number, survivor, action)
                self.actions.votes[survivor] = target
            case "m":
                tribe = self._tribe(survivor, rest[1:])
                self._once(number, survivor, action)
                self.actions.moves[survivor] = tribe
            case _:
                raise LineRefused("bad_action")

    def _may_act(self, survivor: int, action: str) -> None:
        """MS-9.6: with one's own living Survivors; an Outcast only moves (MS-6.4)."""
        stand = self.stand
        anybodys = action == "i" and not stand.idols_for_own_only
        if survivor not in stand.own and not anybodys:
            raise LineRefused("not_yours")
        if survivor not in stand.places:
            raise LineRefused("eliminated")
        if action in ("a", "i", "v") and not stand.places[survivor]:
            raise LineRefused("outcast_only_moves")

    def _once(self, number: int, survivor: int, action: str) -> None:
        """MS-9.7: the later of two lines counts."""
        earlier = self._given.get((survivor, action))
        if earlier is not None:
            self.refuse(earlier, "duplicate")
        self._given[survivor, action] = number

    # -- the actions -------------------------------------------------------------------------------

    def _attack(self, survivor: int, arguments: list[str]) -> Attack:
        """MS-3.1, MS-3.4, MS-3.7."""
        if len(arguments) < 2:
            raise LineRefused("missing_argument")
        target = self._target(survivor, arguments)
        seat = named(arguments[1], self.stand.players)
        if seat is None:
            raise LineRefused("bad_guess")
        return Attack(target, next(tag for tag, who in self.stand.players.items() if who == seat))

    def _target(self, survivor: int, arguments: list[str]) -> int:
        """MS-3.1, MS-4.1: another one of the same tribe."""
        if not arguments:
            raise LineRefused("missing_argument")
        target = number_of(arguments[0])
        if target is None or target == survivor or target not in self.stand.places:
            raise LineRefused("bad_target")
        if self.stand.places[target] != self.stand.places[survivor]:
            raise LineRefused("bad_target")
        return target

    def _tribe(self, survivor: int, arguments: list[str]) -> str:
        """MS-9.4, MS-7.1, MS-7.5: an open tribe within reach, or the one it is in."""
        if not arguments:
            raise LineRefused("missing_argument")
        tribe = arguments[0][0].upper()
        if tribe not in self.stand.open_tribes:
            raise LineRefused("bad_tribe")
        here = self.stand.places[survivor]
        if tribe != here and tribe not in self.stand.destinations(survivor):
            raise LineRefused("not_adjacent")
        return tribe

    def _idol(self, number: int, survivor: int) -> None:
        """MS-5.4, MS-9.7: of two idols on one Survivor the second is ignored."""
        if any(survivor == other for _, other in self._idol_lines):
            raise LineRefused("duplicate")
        self._idol_lines.append((number, survivor))

    def _settle_idols(self) -> None:
        """MS-5.2: what one buys can be played at once, wherever its line stands."""
        have = self.stand.idols + self.actions.buys
        for number, _ in self._idol_lines[have:]:
            self.refuse(number, "no_idol")
        self.actions.idols = [survivor for _, survivor in self._idol_lines[:have]]

    def _buy(self) -> None:
        """MS-5.3: in the order of the lines; what cannot be paid is ignored."""
        if self.actions.buys >= len(self.stand.prices):
            raise LineRefused("no_garnets")
        self.actions.buys += 1
