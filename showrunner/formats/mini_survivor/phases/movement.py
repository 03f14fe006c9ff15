"""MS-7: the Movement segment: all moves at once; then very small tribes are cast out."""

from __future__ import annotations

from showrunner.formats.mini_survivor.state import MiniState


async def movement(season: MiniState) -> None:
    """MS-7.3: move all living Survivors at the same time, then cast out the few (MS-6.6)."""
    sheet = season.sheet
    wanted = submitted_moves(season)
    destinations: dict[int, str] = {}
    stranded: list[int] = []
    for number in sheet.living:
        tribe = destination(season, number, wanted.get(number))
        if tribe in sheet.open:
            destinations[number] = tribe
        elif tribe:
            stranded.append(number)
    season.cast_out(stranded, "destination removed")
    board: dict[str, list[int]] = {letter: [] for letter in sheet.open}
    for number, tribe in destinations.items():
        board[tribe].append(number)
    outcasts = [number for number in sheet.living if number not in destinations]
    season.show_board(board, outcasts, "movement")
    cast_out_the_few(season)


def submitted_moves(season: MiniState) -> dict[int, str]:
    """MS-7.1, MS-6.4: the moves of all submissions, by Survivor."""
    return {
        number: tribe
        for actions in season.actions.values()
        for number, tribe in actions.moves.items()
    }


def destination(season: MiniState, number: int, wanted: str | None) -> str:
    """The tribe a Survivor goes to, perhaps removed by now (MS-7.4); "" if it stays an Outcast."""
    sheet = season.sheet
    survivor = sheet.survivors[number]
    if survivor.tribe:
        return wanted or survivor.tribe
    if survivor.outcast_since < sheet.round:
        return wanted or season.stage.draw(("outcast", sheet.round, number), list(sheet.open))
    if sheet.parameters.outcast_move_same_round and survivor.cast_out_by == "removal":
        return wanted or ""
    return ""


def cast_out_the_few(season: MiniState) -> None:
    """MS-6.6: Survivors in very small tribes become Outcasts; the tribes stay open."""
    threshold = season.sheet.parameters.movement_outcast_threshold
    few = [
        number
        for members in season.sheet.tribes.values()
        if len(members) <= threshold
        for number in members
    ]
    season.cast_out(few, "too few")
