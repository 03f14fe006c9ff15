"""Pieces: dealt twice, doubled on a board, moved where they may not go, cast out or not."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, more, one_less, read_by_all
from tests.checking.tampering import Facts, change, double, drop, place, with_fields

SEASON = "mini-sensible-12"
REMOVED = "mini-to-the-last"


def after(why: str) -> Any:
    return lambda fact: fact["why"] == why


def of_another(facts: Facts) -> None:
    """Two players are dealt the same Survivor."""
    one, other = place(facts, "SurvivorsDealt"), place(facts, "SurvivorsDealt", nth=1)
    mine = [facts[one]["survivors"][0], *facts[other]["survivors"][1:]]
    facts[other] = with_fields(facts[other], survivors=mine)


def two_in_one_tribe(facts: Facts) -> None:
    """Two players trade a Survivor, so that one of them has two in a tribe."""
    one, other = place(facts, "SurvivorsDealt"), place(facts, "SurvivorsDealt", nth=1)
    board = facts[place(facts, "BoardShown")]["tribes"].values()
    mine, theirs = facts[one]["survivors"], facts[other]["survivors"]
    for gives in mine:
        for takes in theirs:
            left = [*(piece for piece in mine if piece != gives), takes]
            if any(len(set(members) & set(left)) > 1 for members in board):
                facts[one] = with_fields(facts[one], survivors=left)
                rest = [piece for piece in theirs if piece != takes]
                facts[other] = with_fields(facts[other], survivors=[*rest, gives])
                return


def doubled(tribes: dict[str, list[int]]) -> dict[str, list[int]]:
    """A piece stands in two tribes."""
    first, second = [tribe for tribe, members in tribes.items() if members][:2]
    return {**tribes, second: sorted([tribes[first][0], *tribes[second]])}


def one_less_cast_out(facts: Facts) -> None:
    at = place(facts, "SurvivorsCastOut", after("removal"))
    facts[at] = with_fields(facts[at], survivors=facts[at]["survivors"][1:])


def swapped(tribes: dict[str, list[int]]) -> dict[str, list[int]]:
    """Two pieces stand in each other's tribes."""
    first, second = [tribe for tribe, members in tribes.items() if members][:2]
    (one, *rest), (other, *more_) = tribes[first], tribes[second]
    return {**tribes, first: sorted([other, *rest]), second: sorted([one, *more_])}


def a_dead_piece_stands(facts: Facts) -> None:
    fell = place(facts, "SurvivorsFell")
    number = int(next(iter(facts[fell]["owners"])))
    at = place(facts[fell:], "BoardShown") + fell
    tribes = dict(facts[at]["tribes"])
    first = next(iter(tribes))
    tribes[first] = sorted([*tribes[first], number])
    facts[at] = with_fields(facts[at], tribes=tribes)


def an_outcast_does_not_move(facts: Facts) -> None:
    """Who was cast out in round 1 is still an Outcast after the moves of round 2."""
    out = place(facts, "SurvivorsCastOut", lambda fact: fact["round"] == 1)
    at = place(facts, "BoardShown", after("movement"), 1)
    one = facts[out]["survivors"][0]
    tribes = {
        tribe: [piece for piece in members if piece != one]
        for tribe, members in facts[at]["tribes"].items()
    }
    facts[at] = with_fields(facts[at], tribes=tribes, outcasts=[one, *facts[at]["outcasts"]])


def reopened(facts: Facts) -> None:
    """A removed tribe is on the board again."""
    gone = place(facts, "TribeRemoved")
    at = place(facts[gone:], "BoardShown") + gone
    tribes = {**facts[at]["tribes"], facts[gone]["tribe"]: []}
    facts[at] = with_fields(facts[at], tribes=tribes)


PLANTED = [
    Planted("MS-1.1", "a Survivor has two owners", SEASON, of_another),
    Planted("MS-1.1", "one is dealt four", SEASON, change("SurvivorsDealt", survivors=one_less)),
    Planted("MS-1.1", "a player is dealt nothing", SEASON, drop("SurvivorsDealt")),
    Planted("MS-1.2", "a player has two in one tribe", SEASON, two_in_one_tribe),
    Planted("MS-1.2", "six tribes wide", SEASON, change("GridLaid", columns=6)),
    Planted("MS-1.4", "three idols at the start", SEASON, change("StockGiven", idols=3)),
    Planted("MS-5.2", "four garnets at the start", SEASON, change("StockGiven", garnets=4)),
    Planted(
        "MS-1.6",
        "two players with one tag",
        SEASON,
        change("TagsGiven", tags=lambda tags: dict.fromkeys(tags, "ada")),
    ),
    Planted("MS-7.6", "a piece in two tribes", SEASON, change("BoardShown", nth=1, tribes=doubled)),
    Planted("MS-7.6", "a dead piece on the board", SEASON, a_dead_piece_stands),
    Planted("MS-7.6", "no board after the moves", SEASON, drop("BoardShown", nth=1)),
    Planted(
        "MS-7.3",
        "two stand elsewhere than they went",
        SEASON,
        change("BoardShown", nth=1, tribes=swapped),
    ),
    Planted("MS-6.7", "an Outcast does not move", "mini-to-the-last", an_outcast_does_not_move),
    Planted("MS-6.1", "a removed tribe is back", SEASON, reopened),
    Planted("MS-6.1", "a tribe of two stays", SEASON, drop("TribeRemoved")),
    Planted(
        "MS-6.1",
        "another tribe is removed",
        SEASON,
        lambda facts: change("TribeRemoved", tribe=_a_full_one(facts))(facts),
    ),
    Planted("MS-6.5", "a tribe is removed twice", SEASON, double("TribeRemoved")),
    Planted(
        "MS-6.2",
        "the removed tribe casts nobody out",
        REMOVED,
        drop("SurvivorsCastOut", after("removal")),
    ),
    Planted("MS-6.2", "one less is cast out", REMOVED, one_less_cast_out),
    Planted("MS-6.2", "cast out in another round", SEASON, change("SurvivorsCastOut", round=more)),
    Planted(
        "MS-6.6",
        "the lonely stay where they are",
        "mini-sensible-10",
        drop("SurvivorsCastOut", after("too few")),
    ),
    Planted("MS-2.1", "two are elsewhere", SEASON, change("RoundBegan", tribes=swapped)),
    Planted("MS-2.1", "one more alive", SEASON, change("RoundBegan", alive=more)),
    Planted("MS-2.1", "rounds are counted wrong", SEASON, change("RoundBegan", round=more)),
    Planted(
        "MS-1.1",
        "whose they are is told to all",
        SEASON,
        read_by_all("SurvivorsDealt"),
    ),
]


def _a_full_one(facts: Facts) -> str:
    board = facts[place(facts, "RoundBegan")]["tribes"]
    gone = facts[place(facts, "TribeRemoved")]["tribe"]
    return next(tribe for tribe in board if tribe != gone)
