"""Deaths and impairments, with the decisions that can prevent a death (IS-4.7, IS-5.3, IS-11)."""

from __future__ import annotations

from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.cards import Impairment
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.kernel import EVERYBODY

REVOLUTIONARY = "revolutionary"


async def die(season: IslandState, character: str, cause: facts.Cause, by: str = "") -> bool:
    """IS-11.1 to IS-11.3: a character dies, or the Revolutionary in its place.

    Returns whether the character itself died.
    """
    sheet = season.sheet
    if not sheet.characters[character].here:
        return False
    victim, instead_of = character, ""
    if await substitutes(season, character, cause):
        victim, instead_of = REVOLUTIONARY, character
    seat = sheet.owner(victim)
    fact = facts.CharacterDied(
        character=victim,
        seat=seat,
        cause=cause,
        souls=2 if victim == REVOLUTIONARY else 1,
        by=by,
        instead_of=instead_of,
    )
    season.tell(fact, EVERYBODY)
    season.empty_seats()
    return victim == character


async def substitutes(season: IslandState, character: str, cause: str) -> bool:
    """IS-11.3: ask the Revolutionary's player whether he dies in the place of another."""
    sheet = season.sheet
    found = sheet.characters.get(REVOLUTIONARY)
    if found is None or not found.here or character == REVOLUTIONARY:
        return False
    if sheet.owner(character) != found.owner and not sheet.parameters.revolutionary_any:
        return False
    answer = await season.stage.ask(
        found.owner, lambda: questions.substitute(sheet, character, cause)
    )
    return bool(answer and answer.pick)


async def impair(season: IslandState, character: str, impairment: Impairment, why: str) -> None:
    """IS-5.1, IS-5.3: impair a character; a second serious injury kills."""
    survivor = season.sheet.characters[character]
    if not survivor.here:
        return
    if impairment in survivor.impairments:
        if impairment == "injury":
            await die(season, character, "injury")
        return
    fact = facts.CharacterImpaired(character=character, impairment=impairment, why=why)
    season.tell(fact, EVERYBODY)


async def suffer(season: IslandState, character: str, loss: str, by: str) -> None:
    """IS-7.3: what a beast that wins does to the fighter."""
    if loss == "death":
        await die(season, character, "battle", by)
    else:
        await impair(season, character, loss, by)  # type: ignore[arg-type]
