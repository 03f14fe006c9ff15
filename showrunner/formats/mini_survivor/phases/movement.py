"""MS-7: all moves at once, and what becomes of those who stand nearly alone."""

from __future__ import annotations

from showrunner.formats.mini_survivor.state import MiniState


async def movement(season: MiniState) -> None:
    """MS-7.3: everybody who is alive and wants to, or must; then MS-6.6."""
    sheet = season.sheet
    wanted = wishes(season)
    going: dict[int, str] = {}
    stranded: list[int] = []
    for one in sheet.living:
        tribe = destination(season, one, wanted.get(one))
        if tribe in sheet.open:
            going[one] = tribe
        elif tribe:
            stranded.append(one)
    season.cast_out(stranded, "destination removed")
    board: dict[str, list[int]] = {letter: [] for letter in sheet.open}
    for one, tribe in going.items():
        board[tribe].append(one)
    outcasts = [one for one in sheet.living if one not in going]
    season.show_board(board, outcasts, "movement")
    cast_out_the_few(season)


def wishes(season: MiniState) -> dict[int, str]:
    """MS-7.1, MS-6.4: the moves of all submissions."""
    return {
        one: tribe for actions in season.actions.values() for one, tribe in actions.moves.items()
    }


def destination(season: MiniState, one: int, wanted: str | None) -> str:
    """Where a Survivor goes: a tribe that may be gone (MS-7.4), or "" if it stays an Outcast."""
    sheet = season.sheet
    survivor = sheet.survivors[one]
    if survivor.tribe:
        return wanted or survivor.tribe
    if survivor.outcast_since < sheet.round:
        return wanted or season.stage.draw(("outcast", sheet.round, one), list(sheet.open))
    if sheet.parameters.outcast_move_same_round and survivor.cast_out_by == "removal":
        return wanted or ""
    return ""


def cast_out_the_few(season: MiniState) -> None:
    """MS-6.6: the tribe stays, its few Survivors are Outcasts."""
    threshold = season.sheet.parameters.movement_outcast_threshold
    few = [
        one
        for members in season.sheet.tribes.values()
        if len(members) <= threshold
        for one in members
    ]
    season.cast_out(few, "too few")
