"""MS-7.6: each Survivor always has the same owner, and is in a tribe, an Outcast, or eliminated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on

SURVIVORS_EACH = 5
"""The number of Survivors of each player, and in each tribe at the start (MS-1.1)."""


@dataclass
class Piece:
    """A Survivor. Its tribe is empty if it is an Outcast."""

    tribe: str
    owner: str = ""
    alive: bool = True


class Pieces(Book):
    """Where each Survivor is. It is the last book, so the others see the state before a fact."""

    def __init__(self) -> None:
        self.players: list[str] = []
        self.removed: set[str] = set()
        self._pieces: dict[int, Piece] = {}
        self._open: list[str] = []
        """The tribes that are not removed."""
        self._alive_before = 0
        self._loses = False
        """Whether at least one Survivor must fall in this round (MS-4.6)."""
        self._ended = False

    def owner(self, number: int) -> str:
        """The owner of a Survivor; "" for an unknown number."""
        return self._pieces[number].owner if number in self._pieces else ""

    @property
    def living(self) -> list[int]:
        """The numbers of the Survivors that are alive."""
        return sorted(number for number, piece in self._pieces.items() if piece.alive)

    @property
    def tribes(self) -> dict[str, list[int]]:
        """The living Survivors in each open tribe."""
        members: dict[str, list[int]] = {tribe: [] for tribe in self._open}
        for number in self.living:
            if self._pieces[number].tribe in members:
                members[self._pieces[number].tribe].append(number)
        return members

    @property
    def outcasts(self) -> list[int]:
        """The living Survivors that are in no tribe."""
        return [number for number in self.living if not self._pieces[number].tribe]

    @property
    def owned(self) -> dict[str, int]:
        """How many living Survivors each player has."""
        alive = Counter(self._pieces[number].owner for number in self.living)
        return {seat: alive[seat] for seat in self.players}

    def in_play(self, seat: str) -> bool:
        """Whether a player has a living Survivor and was not removed by producers."""
        return seat not in self.removed and self.owned.get(seat, 0) > 0

    # -- the start ---------------------------------------------------------------------------------

    @on("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Everybody in the cast is a player."""
        self.players.append(fact["seat"])

    @on("SurvivorsDealt")
    def dealt(self, fact: CheckedFact) -> Mismatches:
        """MS-1.1: Each player is dealt five Survivors, each in another tribe and without owner."""
        numbers = fact["survivors"]
        tribes = {self._pieces[one].tribe for one in numbers if one in self._pieces}
        if (
            len(set(numbers)) != SURVIVORS_EACH
            or any(map(self.owner, numbers))
            or self._alive_before
        ):
            yield Mismatch(f"{fact}", "five that nobody owns, before the first round")
        if len(tribes) != SURVIVORS_EACH:
            yield Mismatch(
                f"{fact['seat']} has two in one tribe", f"its tribes are {sorted(tribes)}", "MS-1.2"
            )
        for number in numbers:
            self._pieces.setdefault(number, Piece("")).owner = fact["seat"]

    # -- boards ------------------------------------------------------------------------------------

    @on("BoardShown", "RoundBegan")
    def board(self, fact: CheckedFact) -> Mismatches:
        """MS-7.6: A board shows the open tribes, and each living Survivor once."""
        tribes, outcasts = fact["tribes"], fact["outcasts"]
        in_tribes = [number for members in tribes.values() for number in members]
        shown = sorted([*outcasts, *in_tribes])
        if fact.fields.get("why") == "start":
            right = list(range(1, SURVIVORS_EACH * len(self.players) + 1))
            self._open = list(tribes)
            self._pieces = {number: Piece("") for number in shown}
            if {len(members) for members in tribes.values()} != {SURVIVORS_EACH}:
                yield Mismatch(f"{fact}", "five in each tribe", "MS-1.2")
        else:
            right = self.living
        if shown != right:
            yield Mismatch(f"shown are {shown}", f"alive are {right}")
        if sorted(tribes) != sorted(self._open):
            yield Mismatch(
                f"shown are the tribes {sorted(tribes)}", f"open: {self._open}", "MS-6.1"
            )
        if fact.kind == "RoundBegan" and (tribes, outcasts) != (self.tribes, self.outcasts):
            yield Mismatch(f"{fact}", f"{self.tribes}, Outcasts {self.outcasts}", "MS-2.1")
        for tribe, members in [*tribes.items(), ("", outcasts)]:
            self._place(members, tribe)

    def _place(self, numbers: Iterable[int], tribe: str) -> None:
        for number in numbers:
            if number in self._pieces:
                self._pieces[number].tribe = tribe

    @on("TribeRemoved")
    def tribe_removed(self, fact: CheckedFact) -> Mismatches:
        """MS-6.5: An open tribe is removed, and never the last one."""
        if fact["tribe"] not in self._open or len(self._open) == 1:
            yield Mismatch(f"{fact}", f"open are {self._open}")
        self._open = [tribe for tribe in self._open if tribe != fact["tribe"]]

    @on("SurvivorsCastOut")
    def cast_out(self, fact: CheckedFact) -> Mismatches:
        """MS-6.2: Living Survivors become Outcasts, each once."""
        numbers = fact["survivors"]
        if not set(numbers) <= set(self.living) or len(set(numbers)) < len(numbers):
            yield Mismatch(f"{numbers} are cast out", f"alive are {self.living}")
        self._place(numbers, "")

    # -- who falls ---------------------------------------------------------------------------------

    @on("SurvivorsFell")
    def fell(self, fact: CheckedFact) -> Mismatches:
        """MS-2.4: A Survivor falls once, in its own tribe, and the right owner is told."""
        for number, owner in fact["owners"].items():
            piece = self._pieces.get(int(number), Piece("", alive=False))
            if not piece.alive or (owner, fact["tribe"]) != (piece.owner, piece.tribe):
                yield Mismatch(f"{number} of {owner} falls in {fact['tribe']!r}", f"it is {piece}")
            piece.alive = False

    @on("OwnerRevealed")
    def revealed(self, fact: CheckedFact) -> Mismatches:
        """MS-1.1: The revealed owner is the player to whom the Survivor was dealt."""
        if fact["seat"] != self.owner(fact["survivor"]):
            yield Mismatch(f"{fact}", f"it is owned by {self.owner(fact['survivor'])}")

    @on("PlayerRemoved")
    def player_removed(self, fact: CheckedFact) -> Mismatches:
        """DS-9.8: Producers remove a player only once."""
        if fact["seat"] in self.removed:
            yield Mismatch(f"{fact}", "is out already")
        self.removed.add(fact["seat"])

    # -- the count ---------------------------------------------------------------------------------

    @on("RoundBegan")
    def round_begins(self, fact: CheckedFact) -> Mismatches:
        """MS-2.1: A round begins with the right number of living Survivors, before the end."""
        if fact["alive"] != len(self.living) or self._ended:
            yield Mismatch(f"{fact['alive']} are alive", f"{len(self.living)} are")
        if fact["round"] == 1 and set(self.owned.values()) != {SURVIVORS_EACH}:
            yield Mismatch("round 1 begins", f"players have {self.owned}", "MS-1.1")
        self._alive_before = fact["alive"]
        self._loses = any(len(members) >= 3 for members in fact["tribes"].values())

    @on("RoundEnded")
    def round_ends(self, fact: CheckedFact) -> Mismatches:
        """MS-2.3: A round ends with the right count; if a tribe has three, one must fall."""
        alive, quiet = len(self.living), len(self.living) == self._alive_before
        if (fact["alive"], fact["quiet"]) != (alive, quiet):
            yield Mismatch(f"{fact}", f"{alive} are alive, quiet={quiet}")
        if quiet and self._loses:
            yield Mismatch("nobody is lost", "it began with a tribe of three", "MS-4.6")

    @on("GarnetsShown", "RankingShown")
    def after_the_end(self, fact: CheckedFact) -> Mismatches:
        """MS-8.1: Garnets and the ranking are shown only after the match has ended."""
        if not self._ended:
            yield Mismatch(f"{fact}", "the match has not ended")

    @on("MatchEnded")
    def match_ends(self, fact: CheckedFact) -> Mismatches:
        """MS-8.2: A match ends once, and each player earns a Token for each living Survivor."""
        if fact["tokens"] != self.owned or self._ended:
            yield Mismatch(f"{fact}", f"alive are {self.owned}")
        self._ended = True
