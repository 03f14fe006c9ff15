"""SV-1, SV-2.1: the cards are chosen, the Spotlight is elected, the cards are dealt."""

from __future__ import annotations

from collections import Counter

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.cards import ELEMENTS, EVIL, SPECIALS
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, PRODUCERS, seats


def set_table(season: SurvivalState) -> None:
    """SV-1.4, SV-1.8, SV-1.9: set the number of cards of each kind, and explain the roles."""
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
    """SV-2.1: elect the Spotlight's holder before the deal: the holder may be Evil (SV-2.3)."""
    sheet = season.sheet
    if not sheet.parameters.has_spotlight(season.size):
        return
    nominations = await season.stage.ask_all(
        dict.fromkeys(sheet.living, lambda: questions.spotlight_nomination(sheet))
    )
    for seat, answer in nominations.items():
        season.tell(facts.SpotlightNominated(seat=seat, name=answer.name), EVERYBODY)
    names = {answer.name for answer in nominations.values()}
    nominees = [seat for seat in sheet.living if seat in names]
    if not nominees:
        season.tell(facts.NoSpotlight(), EVERYBODY)
        return
    votes = await season.stage.ask_all(
        dict.fromkeys(sheet.living, lambda: questions.spotlight_vote(sheet, nominees))
    )
    for seat, answer in votes.items():
        season.tell(facts.SpotlightVoted(seat=seat, name=answer.name), EVERYBODY)
    totals = Counter(dict.fromkeys(nominees, 0))
    totals.update(answer.name for answer in votes.values() if answer.name is not None)
    tied = [seat for seat in nominees if totals[seat] == max(totals.values())]
    if len(tied) == 1:
        fact = facts.SpotlightGiven(seat=tied[0], how="elected")
    else:
        drawn = season.stage.draw(("spotlight", "election"), tied)
        fact = facts.SpotlightGiven(seat=drawn, how="drawn")
    season.tell(fact, EVERYBODY)


def deal(season: SurvivalState) -> None:
    """SV-1.5: deal one card to each contestant. SV-1.7: only they see it, unless cards are open."""
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
        audience = EVERYBODY if parameters.open_cards else seats(seat)
        season.tell(facts.RoleDealt(seat=seat, role=role), audience)
