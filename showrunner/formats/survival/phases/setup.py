"""SV-1, SV-2.1: the cards are chosen, the Spotlight is elected, the cards are dealt."""

from __future__ import annotations

from collections import Counter

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.cards import ELEMENTS, EVIL, SPECIALS
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, PRODUCERS, seats


def set_table(season: SurvivalState) -> None:
    """SV-1.4, SV-1.8, SV-1.9: how many cards of each kind; the roles are explained."""
    parameters = season.sheet.parameters
    evil, specials = parameters.evil_of(season.size), parameters.specials_of(season.size)
    season.tell(
        facts.TableSet(evil=evil, specials=specials, elements=season.size - evil - len(specials)),
        EVERYBODY if parameters.reveal_setup_counts else PRODUCERS,
    )
    if parameters.briefing:
        open_specials = specials if parameters.reveal_setup_counts else SPECIALS
        season.tell(facts.RolesExplained(roles=("evil", *open_specials, "element")), EVERYBODY)


async def elect_spotlight(season: SurvivalState) -> None:
    """SV-2.1: before the deal, so that an Evil Force may hold it (SV-2.3)."""
    sheet = season.sheet
    if not sheet.parameters.has_spotlight(season.size):
        return
    proposed = await season.stage.ask_all(
        dict.fromkeys(sheet.living, lambda: questions.spotlight_nomination(sheet))
    )
    for seat, answer in proposed.items():
        season.tell(facts.SpotlightNominated(seat=seat, name=answer.name), EVERYBODY)
    names = {answer.name for answer in proposed.values()}
    nominees = [seat for seat in sheet.living if seat in names]
    if not nominees:
        season.tell(facts.NoSpotlight(), EVERYBODY)
        return
    cast = await season.stage.ask_all(
        dict.fromkeys(sheet.living, lambda: questions.spotlight_vote(sheet, nominees))
    )
    for seat, answer in cast.items():
        season.tell(facts.SpotlightVoted(seat=seat, name=answer.name), EVERYBODY)
    totals = Counter(dict.fromkeys(nominees, 0))
    totals.update(answer.name for answer in cast.values() if answer.name is not None)
    tied = [seat for seat in nominees if totals[seat] == max(totals.values())]
    drawn = tied[0] if len(tied) == 1 else season.stage.draw(("spotlight", "election"), tied)
    season.tell(
        facts.SpotlightGiven(seat=drawn, how="elected" if len(tied) == 1 else "drawn"), EVERYBODY
    )


def deal(season: SurvivalState) -> None:
    """SV-1.5: one card each; SV-1.7: for its owner's eyes, unless cards are open."""
    sheet = season.sheet
    parameters = sheet.parameters
    evil, specials = parameters.evil_of(season.size), parameters.specials_of(season.size)
    elements = season.size - evil - len(specials)
    cards = [
        *season.stage.shuffle(("deal", "evil"), EVIL)[:evil],
        *specials,
        *season.stage.shuffle(("deal", "elements"), ELEMENTS)[:elements],
    ]
    for seat, role in zip(
        sheet.living, season.stage.shuffle(("deal", "cards"), cards), strict=True
    ):
        to = EVERYBODY if parameters.open_cards else seats(seat)
        season.tell(facts.RoleDealt(seat=seat, role=role), to)
