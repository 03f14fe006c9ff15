"""The match as its facts have told it so far: what every book of Mini-Survivor looks at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from showrunner.checking.books import Book, enters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.lines import Lines
from showrunner.checking.mini_survivor.parameters import PARAMETERS
from showrunner.checking.parameters import InForce

PIECES = 5
"""MS-1.1: Survivors of each player, and in each tribe at the start."""

Moment = tuple[int, int]
"""MS-8.3: a round, and when in it."""


@dataclass
class Piece:
    """A Survivor. Its tribe is "" of an Outcast; `since` is the round that cast it out."""

    owner: str
    tribe: str = ""
    alive: bool = True
    since: int = 0
    why: str = ""


@dataclass
class Player:
    """What one player has. `fell` is when the player's last Survivor so far fell."""

    tag: str = ""
    idols: int = 0
    garnets: int = 0
    bought: int = 0
    lost: int = 0
    fell: Moment | None = None
    removed: bool = False
    earned: int = 0
    tokens: int = 0


class Season(InForce):
    """The running totals. They are kept after all laws have looked at a fact."""

    talk_phase = "talk"

    def __init__(self) -> None:
        super().__init__(PARAMETERS)
        self.players: dict[str, Player] = {}
        self.pieces: dict[int, Piece] = {}
        self.columns = 0
        self.open: list[str] = []
        self.placed: dict[int, str] = {}
        """Where Survivors stand whose owners are not told yet."""
        self.round = 0
        self.phase = ""
        self.segments = 0
        """How many segments of the round were played or left out (MS-8.3)."""
        self.opening: dict[str, int] = {}
        """MS-8.6: how many Survivors each player had when the round began."""
        self.stalled = 0
        self.sent: dict[str, Lines] = {}
        self.twists: list[str] = []
        self.cuts = False
        self.bonus: dict[str, int] | None = None
        self.ended = False

    # -- what books ask ----------------------------------------------------------------------------

    def of(self, seat: str) -> Player:
        """A player; for who is not in the cast, somebody with nothing."""
        return self.players.get(seat) or Player()

    def piece(self, number: int) -> Piece:
        """A Survivor; for a number that there is not, one that never lived."""
        return self.pieces.get(number) or Piece("", alive=False)

    @property
    def living(self) -> list[int]:
        """The Survivors alive, in order."""
        return [number for number, piece in sorted(self.pieces.items()) if piece.alive]

    @property
    def gone(self) -> set[int]:
        """The Survivors that have fallen."""
        return {number for number, piece in self.pieces.items() if not piece.alive}

    @property
    def tribes(self) -> dict[str, list[int]]:
        """Who stands in each open tribe."""
        return {
            tribe: [one for one in self.living if self.pieces[one].tribe == tribe]
            for tribe in self.open
        }

    @property
    def outcasts(self) -> list[int]:
        """The living Survivors in no tribe."""
        return [one for one in self.living if not self.pieces[one].tribe]

    def owned(self, seat: str) -> list[int]:
        """A player's living Survivors."""
        return [one for one in self.living if self.pieces[one].owner == seat]

    @property
    def present(self) -> list[str]:
        """The players whom producers have not taken out."""
        return [seat for seat, player in self.players.items() if not player.removed]

    @property
    def in_play(self) -> list[str]:
        """The players who have not lost all their Survivors."""
        return [seat for seat in self.present if self.players[seat].lost < PIECES]

    @property
    def tags(self) -> dict[str, str]:
        """The players by their tags (MS-1.6)."""
        return {player.tag: seat for seat, player in self.players.items()}

    def places(self, pieces: Iterable[int]) -> dict[str, list[int]]:
        """These Survivors by the tribes that they stand in."""
        found: dict[str, list[int]] = {}
        for one in sorted(pieces):
            found.setdefault(self.piece(one).tribe, []).append(one)
        return dict(sorted(found.items()))

    def price(self, seat: str) -> int:
        """MS-5.2: what a player's next idol costs."""
        step: int = self.parameters["idol_price_step"]
        first: int = self.parameters["idol_price"]
        return first + step * self.of(seat).bought

    # -- what the laws of talks ask ----------------------------------------------------------------

    def may_talk(self, seat: str) -> bool:
        """D3: who is present, or with a Survivor alive where only those talk."""
        everybody = self.parameters["eliminated_players_may_talk"]
        return seat in (self.present if everybody else self.in_play)

    def circles(self) -> list[list[str]]:
        """D3: any two players talk."""
        return [[seat for seat in self.players if self.may_talk(seat)]]

    def cut(self, ended: CheckedFact) -> bool:
        """Whether producers ended the talk."""
        return self.cuts

    # -- entries -----------------------------------------------------------------------------------

    @enters("CastawayIntroduced")
    def _introduced(self, fact: CheckedFact) -> None:
        self.players[fact["seat"]] = Player()

    @enters("GridLaid")
    def _grid(self, fact: CheckedFact) -> None:
        self.columns, self.open = fact["columns"], list(fact["tribes"])

    @enters("TagsGiven")
    def _tags(self, fact: CheckedFact) -> None:
        for seat, tag in fact["tags"].items():
            self.of(seat).tag = tag

    @enters("SurvivorsDealt")
    def _dealt(self, fact: CheckedFact) -> None:
        for one in fact["survivors"]:
            self.pieces[one] = Piece(fact["seat"], self.placed.get(one, ""))

    @enters("StockGiven")
    def _stock(self, fact: CheckedFact) -> None:
        player = self.of(fact["seat"])
        player.idols, player.garnets = fact["idols"], fact["garnets"]

    @enters("BoardShown")
    def _board(self, fact: CheckedFact) -> None:
        self.open = list(fact["tribes"])
        if fact["why"] == "start":
            self._start(fact["tribes"])
            return
        for tribe, members in fact["tribes"].items():
            for one in members:
                piece = self.piece(one)
                piece.tribe, piece.since = tribe, 0
        for one in fact["outcasts"]:
            self.piece(one).tribe = ""
        if fact["why"] == "merge":
            self.stalled = 0

    def _start(self, tribes: Mapping[str, Iterable[int]]) -> None:
        self.placed = {one: tribe for tribe, members in tribes.items() for one in members}

    @enters("RoundBegan")
    def _round(self, fact: CheckedFact) -> None:
        self.round, self.segments, self.sent = fact["round"], 0, {}
        self.opening = {seat: len(self.owned(seat)) for seat in self.players}

    @enters("RoundEnded")
    def _round_ended(self, fact: CheckedFact) -> None:
        crowded = any(len(members) >= 3 for members in self.tribes.values())
        self.stalled = self.stalled + 1 if fact["quiet"] and not crowded else 0

    @enters("PhaseBegan")
    def _phase(self, fact: CheckedFact) -> None:
        self.phase, self.cuts = fact["phase"], False
        self.moment()

    @enters("PhaseEnded", "PhaseSkipped")
    def _phase_over(self, fact: CheckedFact) -> None:
        self.phase = ""
        self.segments += fact["phase"] in ("assassination", "voting")
        over = {f"no_{fact['phase']}"} | (
            {"double_elimination"} if fact["phase"] == "voting" else set()
        )
        self.twists = [twist for twist in self.twists if twist not in over]

    @enters("SubmissionSent")
    def _sent(self, fact: CheckedFact) -> None:
        self.sent[fact["seat"]] = Lines.read(fact["lines"])

    @enters("IdolsChanged")
    def _idols(self, fact: CheckedFact) -> None:
        self.of(fact["seat"]).idols += fact["amount"]

    @enters("GarnetsChanged")
    def _garnets(self, fact: CheckedFact) -> None:
        self.of(fact["seat"]).garnets += fact["amount"]

    @enters("IdolBought")
    def _bought(self, fact: CheckedFact) -> None:
        player = self.of(fact["seat"])
        player.bought += 1
        player.idols += 1
        player.garnets -= fact["price"]

    @enters("SurvivorsFell")
    def _fell(self, fact: CheckedFact) -> None:
        for number in fact["owners"]:
            piece = self.piece(int(number))
            if piece.alive:
                piece.alive, piece.tribe = False, ""
                owner = self.of(piece.owner)
                owner.lost += 1
                owner.fell = fact["round"], fact["moment"]

    @enters("SurvivorsCastOut")
    def _cast_out(self, fact: CheckedFact) -> None:
        for one in fact["survivors"]:
            piece = self.piece(one)
            piece.tribe, piece.since, piece.why = "", fact["round"], fact["why"]

    @enters("TribeRemoved")
    def _removed(self, fact: CheckedFact) -> None:
        self.open = [tribe for tribe in self.open if tribe != fact["tribe"]]

    @enters("PlayerRemoved")
    def _out(self, fact: CheckedFact) -> None:
        self.of(fact["seat"]).removed = True
        self.sent.pop(fact["seat"], None)

    @enters("TwistOrdered")
    def _twist(self, fact: CheckedFact) -> None:
        self.twists.append(fact["twist"])

    @enters("OrderTaken")
    def _order(self, fact: CheckedFact) -> None:
        self.cuts = self.cuts or (fact["name"] == "skip_talk" and self.phase == "talk")

    @enters("BonusCounted")
    def _bonus(self, fact: CheckedFact) -> None:
        self.bonus = dict(fact["garnets"])

    @enters("MatchEnded")
    def _ended(self, fact: CheckedFact) -> None:
        self.ended = True
        self.moment()
        for seat, tokens in fact["tokens"].items():
            self.of(seat).earned = self.of(seat).tokens = tokens

    @enters("GarnetsShown")
    def _paid(self, fact: CheckedFact) -> None:
        for seat, garnets in fact["bonus"].items():
            self.of(seat).garnets += garnets

    @enters("GiftMade")
    def _gift(self, fact: CheckedFact) -> None:
        giver, taker, amount = self.of(fact["seat"]), self.of(fact["to"]), fact["amount"]
        if fact["what"] == "tokens":
            giver.tokens -= amount
            taker.tokens += amount
        else:
            giver.garnets -= amount
            taker.garnets += amount


class SeasonBook(Book):
    """A book of Mini-Survivor."""

    def __init__(self, season: Season) -> None:
        self.season = season
