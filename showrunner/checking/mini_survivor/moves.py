"""MS-7, MS-6.4, MS-6.6: who goes where, who has to, and who is cast out after it."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.checking.books import Problem, Problems, law
from showrunner.checking.causes import Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.falls import cast_out
from showrunner.checking.mini_survivor.season import Season, SeasonBook

ANYWHERE = "?"
"""MS-6.4: a tribe that is drawn."""


def neighbours(season: Season, tribe: str, diagonal: bool) -> list[str]:
    """MS-7.1: the open tribes beside one; MS-7.2: where there is none, all that are open."""
    letters = "ABCDEFGHIJKL"
    row, column = divmod(letters.index(tribe), max(1, season.columns))
    near = []
    for other in season.open:
        there, across = divmod(letters.index(other), max(1, season.columns))
        rows, columns = abs(there - row), abs(across - column)
        if max(rows, columns) == 1 if diagonal else rows + columns == 1:
            near.append(other)
    return near or [other for other in season.open if other != tribe]


def wanted(season: Season) -> dict[int, str]:
    """MS-7.3, MS-6.4: where each living Survivor goes: "" stays an Outcast."""
    moves = {one: tribe for lines in season.sent.values() for one, tribe in lines.moves.items()}
    going = {}
    for one in season.living:
        piece, move = season.piece(one), moves.get(one, "")
        if piece.tribe:
            going[one] = move or piece.tribe
        elif piece.since < season.round:
            going[one] = move or ANYWHERE
        else:
            counts = season.parameters["outcast_move_same_round"] and piece.why == "removal"
            going[one] = move if counts else ""
    return going


def movement(season: Season) -> Iterable[Due]:
    """MS-7.3, MS-7.4: those whose destination is gone are cast out; then the board is shown."""
    stranded = [
        one for one, tribe in wanted(season).items() if tribe not in ("", ANYWHERE, *season.open)
    ]
    yield from cast_out(season, "MS-7.4", stranded, "destination removed")
    yield due("MS-7.6", "BoardShown", why="movement")


def nearly_alone(season: Season, board: CheckedFact) -> Iterable[Due]:
    """MS-6.6: those in tribes of so few are cast out; the tribes stay."""
    few = season.parameters["movement_outcast_threshold"]
    alone = [one for members in board["tribes"].values() if len(members) <= few for one in members]
    yield from cast_out(season, "MS-6.6", alone, "too few")


class Moves(SeasonBook):
    """What each new board shows."""

    @law("MS-7.3", "BoardShown")
    def survivors_go_where_they_want(self, fact: CheckedFact) -> Problems:
        """After moves everybody stands where they wanted, or stays."""
        if fact["why"] != "movement":
            return
        if self.season.phase != "movement":
            yield Problem("a board after moves", "in the Movement segment", "MS-2.3")
        found = {one: tribe for tribe, members in fact["tribes"].items() for one in members}
        for one, tribe in wanted(self.season).items():
            if tribe == ANYWHERE:
                if one not in found:
                    yield Problem(f"{one} stays an Outcast", "it must move", "MS-6.4")
            elif tribe in self.season.open:
                if found.get(one) != tribe:
                    yield Problem(
                        f"{one} is in {found.get(one, 'no tribe')}", f"it goes to {tribe}"
                    )
            elif one in found:
                right = "its destination is gone" if tribe else "it was cast out in this round"
                yield Problem(f"{one} is in {found[one]}", right, "MS-7.4" if tribe else "MS-6.3")

    @law("MS-6.1", "BoardShown")
    def boards_show_the_open_tribes(self, fact: CheckedFact) -> Problems:
        """A removed tribe never opens again; the others are all shown, also when empty."""
        if fact["why"] != "start" and sorted(fact["tribes"]) != sorted(self.season.open):
            yield Problem(f"shown are {sorted(fact['tribes'])}", f"open are {self.season.open}")

    @law("MS-7.6", "BoardShown", "RoundBegan")
    def every_survivor_is_in_one_place(self, fact: CheckedFact) -> Problems:
        """Each living Survivor stands in one tribe, or is an Outcast; nobody else does."""
        if fact.fields.get("why") == "start":
            return
        shown = [one for members in fact["tribes"].values() for one in members]
        shown += fact["outcasts"]
        if sorted(shown) != self.season.living:
            yield Problem(f"shown are {sorted(shown)}", f"alive are {self.season.living}")

    @law("MS-6.8", "BoardShown")
    def after_a_merge_all_are_together(self, fact: CheckedFact) -> Problems:
        """After a merge there is one tribe, and no Outcast; after a swap no Outcast either."""
        if fact["why"] == "merge" and len(fact["tribes"]) != 1:
            yield Problem(f"a merge into {sorted(fact['tribes'])}", "into one tribe")
        if fact["why"] in ("merge", "swap") and fact["outcasts"]:
            yield Problem(f"{fact['outcasts']} are Outcasts", f"nobody is, after a {fact['why']}")

    @law("MS-6.5", "TribeRemoved")
    def one_tribe_stays_open(self, fact: CheckedFact) -> Problems:
        """Only an open tribe is removed, and never the last one."""
        if fact["tribe"] not in self.season.open:
            yield Problem(f"{fact['tribe']} is removed", f"open are {self.season.open}")
        elif len(self.season.open) == 1:
            yield Problem(f"{fact['tribe']} is removed", "it is the last one")

    @law("MS-6.2", "SurvivorsCastOut")
    def only_the_living_are_cast_out(self, fact: CheckedFact) -> Problems:
        """Survivors alive are cast out, each once."""
        told = fact["survivors"]
        if not set(told) <= set(self.season.living) or len(set(told)) < len(told):
            yield Problem(f"{told} are cast out", f"alive are {self.season.living}")
        if fact["round"] != self.season.round:
            yield Problem(f"{fact}", f"it is round {self.season.round}")
