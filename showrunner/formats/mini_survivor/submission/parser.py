"""MS-9: the parser of submissions. It never raises: wrong lines are reported with a code."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.errors import ShowrunnerError
from showrunner.formats.mini_survivor.names import BRACKETS_AND_QUOTES, seat_named
from showrunner.formats.mini_survivor.submission.actions import BUY, END, Actions, Attack
from showrunner.formats.mini_survivor.submission.context import SubmissionContext
from showrunner.formats.mini_survivor.submission.refusals import REFUSALS
from showrunner.questions import ParsedLines, Refusal

MAX_NUMBER_DIGITS = 6
"""Longer numbers are refused without being converted."""


class LineRefused(ShowrunnerError):
    """A line does not count; `code` says why (MS-9.6)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parse(lines: Sequence[str], context: SubmissionContext) -> ParsedLines:
    """MS-9.6, MS-9.8: the valid lines in their normal form, and the refused ones with codes."""
    reader = _Reader(context)
    for number, line in enumerate(lines, 1):
        entries = tokens(line)
        if not entries:
            continue
        if entries == [END] or (len(entries) == 1 and entries[0].casefold() == END):
            break
        try:
            reader.read_line(number, entries)
        except LineRefused as refusal:
            reader.refuse(number, refusal.code)
    return reader.finish()


def tokens(line: str) -> list[str]:
    """MS-9.1: split a line at blanks and commas, and strip brackets and quotes."""
    stripped = (entry.strip(BRACKETS_AND_QUOTES) for entry in line.replace(",", " ").split())
    return [entry for entry in stripped if entry]


def number_of(entry: str) -> int | None:
    """MS-9.3: a Survivor's number, with or without `#`; None if it is not a number."""
    digits = entry.removeprefix("#")
    if digits.isascii() and digits.isdecimal() and len(digits) <= MAX_NUMBER_DIGITS:
        return int(digits)
    return None


class _Reader:
    """Reads a submission line by line, and collects its actions and refused lines."""

    def __init__(self, context: SubmissionContext) -> None:
        self.context = context
        self.actions = Actions()
        self._line_of: dict[tuple[int, str], int] = {}
        """MS-9.7: the number of the line that counts, by Survivor and action."""
        self._idol_lines: list[tuple[int, int]] = []
        """Line number and Survivor of each idol."""
        self._refused: list[Refusal] = []

    def refuse(self, number: int, code: str) -> None:
        """MS-9.6: report a line that does not count."""
        self._refused.append(Refusal(number, code, REFUSALS[code]))

    def finish(self) -> ParsedLines:
        """The valid lines in their normal form, and the refused ones."""
        self._settle_idols()
        return ParsedLines(self.actions.lines(), tuple(sorted(self._refused)))

    def read_line(self, number: int, entries: list[str]) -> None:
        """Read one line. Raises LineRefused."""
        first, *rest = entries
        if first.casefold() in ("b", BUY):
            self._buy()
            return
        survivor = number_of(first)
        if survivor is None or not 1 <= survivor <= self.context.survivors:
            raise LineRefused("bad_id")
        action = rest[0][0].casefold() if rest else ""
        self._verify_actor(survivor, action)
        if not rest:
            raise LineRefused("missing_argument")
        match action:
            case "a":
                attack = self._attack(survivor, rest[1:])
                self._supersede_earlier(number, survivor, action)
                self.actions.attacks[survivor] = attack
            case "i":
                self._idol(number, survivor)
            case "v":
                target = self._target(survivor, rest[1:])
                self._supersede_earlier(number, survivor, action)
                self.actions.votes[survivor] = target
            case "m":
                tribe = self._tribe(survivor, rest[1:])
                self._supersede_earlier(number, survivor, action)
                self.actions.moves[survivor] = tribe
            case _:
                raise LineRefused("bad_action")

    def _verify_actor(self, survivor: int, action: str) -> None:
        """MS-9.6: it must be the player's own living Survivor; an Outcast only moves (MS-6.4)."""
        context = self.context
        may_be_others = action == "i" and not context.idols_for_own_only
        if survivor not in context.own and not may_be_others:
            raise LineRefused("not_yours")
        if survivor not in context.places:
            raise LineRefused("eliminated")
        if action in ("a", "i", "v") and not context.places[survivor]:
            raise LineRefused("outcast_only_moves")

    def _supersede_earlier(self, number: int, survivor: int, action: str) -> None:
        """MS-9.7: of two lines with the same action the later counts: refuse the earlier one."""
        earlier = self._line_of.get((survivor, action))
        if earlier is not None:
            self.refuse(earlier, "duplicate")
        self._line_of[survivor, action] = number

    # -- the actions -------------------------------------------------------------------------------

    def _attack(self, survivor: int, arguments: list[str]) -> Attack:
        """MS-3.1, MS-3.4, MS-3.7: a target, and the player guessed to own it."""
        if len(arguments) < 2:
            raise LineRefused("missing_argument")
        target = self._target(survivor, arguments)
        seat = seat_named(arguments[1], self.context.players)
        if seat is None:
            raise LineRefused("bad_guess")
        return Attack(
            target, next(tag for tag, other in self.context.players.items() if other == seat)
        )

    def _target(self, survivor: int, arguments: list[str]) -> int:
        """MS-3.1, MS-4.1: another living Survivor of the same tribe."""
        if not arguments:
            raise LineRefused("missing_argument")
        target = number_of(arguments[0])
        if target is None or target == survivor or target not in self.context.places:
            raise LineRefused("bad_target")
        if self.context.places[target] != self.context.places[survivor]:
            raise LineRefused("bad_target")
        return target

    def _tribe(self, survivor: int, arguments: list[str]) -> str:
        """MS-9.4, MS-7.1, MS-7.5: an open tribe to which it may move, or its own."""
        if not arguments:
            raise LineRefused("missing_argument")
        tribe = arguments[0][0].upper()
        if tribe not in self.context.open_tribes:
            raise LineRefused("bad_tribe")
        here = self.context.places[survivor]
        if tribe != here and tribe not in self.context.destinations(survivor):
            raise LineRefused("not_adjacent")
        return tribe

    def _idol(self, number: int, survivor: int) -> None:
        """MS-5.4, MS-9.7: play an idol; a second one on the same Survivor is refused."""
        if any(survivor == other for _, other in self._idol_lines):
            raise LineRefused("duplicate")
        self._idol_lines.append((number, survivor))

    def _settle_idols(self) -> None:
        """MS-5.2: refuse idols beyond those owned and bought, wherever the `buy` lines are."""
        available = self.context.idols + self.actions.buys
        for number, _ in self._idol_lines[available:]:
            self.refuse(number, "no_idol")
        self.actions.idols = [survivor for _, survivor in self._idol_lines[:available]]

    def _buy(self) -> None:
        """MS-5.3: buy an idol; one that the player cannot pay is refused."""
        if self.actions.buys >= len(self.context.prices):
            raise LineRefused("no_garnets")
        self.actions.buys += 1
