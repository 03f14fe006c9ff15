"""MS-7.6: each Survivor has one owner for good, and is in one tribe, an Outcast, or eliminated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Problem, Problems, on

PIECES = 5
"""Survivors of each player, and in each tribe at the start (MS-1.1)."""


@dataclass
class Piece:
    """A Survivor. Its tribe is empty while it is an Outcast."""

    tribe: str
    owner: str = ""
    alive: bool = True


class Pieces(Book):
    """Where each Survivor is. It is the last book, so that others see who was there before."""

    def __init__(self) -> None:
        self.players: list[str] = []
        self.removed: set[str] = set()
        self._pieces: dict[int, Piece] = {}
        self._open: list[str] = []
        """The tribes that are not removed."""
        self._alive_before = 0
        self._loses = False
        """Whether somebody must fall in this round (MS-4.6)."""
        self._ended = False

    def owner(self, number: int) -> str:
        """Who owns a Survivor."""
        return self._pieces[number].owner if number in self._pieces else ""

    @property
    def living(self) -> list[int]:
        """The Survivors that are alive."""
        return sorted(number for number, piece in self._pieces.items() if piece.alive)

    @property
    def tribes(self) -> dict[str, list[int]]:
        """Who stands in each open tribe."""
        found: dict[str, list[int]] = {tribe: [] for tribe in self._open}
        for number in self.living:
            if self._pieces[number].tribe in found:
                found[self._pieces[number].tribe].append(number)
        return found

    @property
    def outcasts(self) -> list[int]:
        """The living Survivors in no tribe."""
        return [number for number in self.living if not self._pieces[number].tribe]

    @property
    def owned(self) -> dict[str, int]:
        """How many living Survivors each player has."""
        alive = Counter(self._pieces[number].owner for number in self.living)
        return {seat: alive[seat] for seat in self.players}

    def in_play(self, seat: str) -> bool:
        """Whether a player has a Survivor, and was not taken out by producers."""
        return seat not in self.removed and self.owned.get(seat, 0) > 0

    # -- the start ---------------------------------------------------------------------------------

    @on("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Everybody in the cast plays."""
        self.players.append(fact["seat"])

    @on("SurvivorsDealt")
    def dealt(self, fact: CheckedFact) -> Problems:
        """MS-1.1: Each player is dealt five Survivors, which nobody else owns, one in a tribe."""
        numbers = fact["survivors"]
        tribes = {self._pieces[one].tribe for one in numbers if one in self._pieces}
        if len(set(numbers)) != PIECES or any(map(self.owner, numbers)) or self._alive_before:
            yield Problem(f"{fact}", "five that nobody owns, before the first round")
        if len(tribes) != PIECES:
            yield Problem(
                f"{fact['seat']} has two in one tribe", f"its tribes are {sorted(tribes)}", "MS-1.2"
            )
        for number in numbers:
            self._pieces.setdefault(number, Piece("")).owner = fact["seat"]

    # -- boards ------------------------------------------------------------------------------------

    @on("BoardShown", "RoundBegan")
    def board(self, fact: CheckedFact) -> Problems:
        """MS-7.6: A board shows the open tribes, and each living Survivor once."""
        tribes, outcasts = fact["tribes"], fact["outcasts"]
        shown = sorted([*outcasts, *(one for members in tribes.values() for one in members)])
        if fact.fields.get("why") == "start":
            right = list(range(1, PIECES * len(self.players) + 1))
            self._open = list(tribes)
            self._pieces = {one: Piece("") for one in shown}
            if {len(members) for members in tribes.values()} != {PIECES}:
                yield Problem(f"{fact}", "five in each tribe", "MS-1.2")
        else:
            right = self.living
        if shown != right:
            yield Problem(f"shown are {shown}", f"alive are {right}")
        if sorted(tribes) != sorted(self._open):
            yield Problem(f"shown are the tribes {sorted(tribes)}", f"open: {self._open}", "MS-6.1")
        if fact.kind == "RoundBegan" and (tribes, outcasts) != (self.tribes, self.outcasts):
            yield Problem(f"{fact}", f"{self.tribes}, Outcasts {self.outcasts}", "MS-2.1")
        for tribe, members in [*tribes.items(), ("", outcasts)]:
            self._place(members, tribe)

    def _place(self, numbers: Iterable[int], tribe: str) -> None:
        for number in numbers:
            if number in self._pieces:
                self._pieces[number].tribe = tribe

    @on("TribeRemoved")
    def tribe_removed(self, fact: CheckedFact) -> Problems:
        """MS-6.5: An open tribe is removed, and never the last one."""
        if fact["tribe"] not in self._open or len(self._open) == 1:
            yield Problem(f"{fact}", f"open are {self._open}")
        self._open = [tribe for tribe in self._open if tribe != fact["tribe"]]

    @on("SurvivorsCastOut")
    def cast_out(self, fact: CheckedFact) -> Problems:
        """MS-6.2: Living Survivors become Outcasts, each once."""
        numbers = fact["survivors"]
        if not set(numbers) <= set(self.living) or len(set(numbers)) < len(numbers):
            yield Problem(f"{numbers} are cast out", f"alive are {self.living}")
        self._place(numbers, "")

    # -- who falls ---------------------------------------------------------------------------------

    @on("SurvivorsFell")
    def fell(self, fact: CheckedFact) -> Problems:
        """MS-2.4: A Survivor falls once, in the tribe where it stood, and its owner is told."""
        for number, owner in fact["owners"].items():
            piece = self._pieces.get(int(number), Piece("", alive=False))
            if not piece.alive or (owner, fact["tribe"]) != (piece.owner, piece.tribe):
                yield Problem(f"{number} of {owner} falls in {fact['tribe']!r}", f"it is {piece}")
            piece.alive = False

    @on("OwnerRevealed")
    def revealed(self, fact: CheckedFact) -> Problems:
        """MS-1.1: The owner who is told is the one to whom the Survivor was dealt."""
        if fact["seat"] != self.owner(fact["survivor"]):
            yield Problem(f"{fact}", f"it is owned by {self.owner(fact['survivor'])}")

    @on("PlayerRemoved")
    def player_removed(self, fact: CheckedFact) -> Problems:
        """DS-9.8: Producers take a player out once."""
        if fact["seat"] in self.removed:
            yield Problem(f"{fact}", "is out already")
        self.removed.add(fact["seat"])

    # -- the count ---------------------------------------------------------------------------------

    @on("RoundBegan")
    def round_begins(self, fact: CheckedFact) -> Problems:
        """MS-2.1: A round says how many Survivors are alive, and comes before the end."""
        if fact["alive"] != len(self.living) or self._ended:
            yield Problem(f"{fact['alive']} are alive", f"{len(self.living)} are")
        if fact["round"] == 1 and set(self.owned.values()) != {PIECES}:
            yield Problem("round 1 begins", f"players have {self.owned}", "MS-1.1")
        self._alive_before = fact["alive"]
        self._loses = any(len(members) >= 3 for members in fact["tribes"].values())

    @on("RoundEnded")
    def round_ends(self, fact: CheckedFact) -> Problems:
        """MS-2.3: A round says how many are left; with a tribe of three somebody must fall."""
        alive, quiet = len(self.living), len(self.living) == self._alive_before
        if (fact["alive"], fact["quiet"]) != (alive, quiet):
            yield Problem(f"{fact}", f"{alive} are alive, quiet={quiet}")
        if quiet and self._loses:
            yield Problem("nobody is lost", "it began with a tribe of three", "MS-4.6")

    @on("GarnetsShown", "RankingShown")
    def after_the_end(self, fact: CheckedFact) -> Problems:
        """MS-8.1: What a match is worth is shown when it has ended."""
        if not self._ended:
            yield Problem(f"{fact}", "the match has not ended")

    @on("MatchEnded")
    def match_ends(self, fact: CheckedFact) -> Problems:
        """MS-8.2: At the end, and once, each player earns a Token for each living Survivor."""
        if fact["tokens"] != self.owned or self._ended:
            yield Problem(f"{fact}", f"alive are {self.owned}")
        self._ended = True
