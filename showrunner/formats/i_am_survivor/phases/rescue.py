"""IS-9: rescuers arrive, take bids, and leave."""

from __future__ import annotations

from functools import partial

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.bids import (
    candidates,
    measure,
    paid_cards,
    places_for,
    team_rank,
)
from showrunner.formats.i_am_survivor.cards import RESCUE_DECK, RESCUERS
from showrunner.formats.i_am_survivor.state import (
    RESCUE,
    RESCUE_DISCARD,
    WAITING,
    IslandState,
)
from showrunner.kernel import EVERYBODY


async def arrive(season: IslandState, why: str, leaves: int = 0, kind: str = "") -> None:
    """IS-2.4, IS-9.1: turn over a Rescue card (or a certain one); some resolve at once."""
    sheet = season.sheet
    if kind:
        card = next(card for card in RESCUE_DECK if kind_of(card) == kind)
        source = next(
            (name for name in (RESCUE, RESCUE_DISCARD) if card in sheet.pile(name).known), ""
        )
        if not source:
            return
        season.move([card], source, WAITING)
    else:
        drawn = season.draw(1, RESCUE, WAITING, refill=RESCUE_DISCARD)
        if not drawn:
            return
        card = drawn[0]
    arrived = facts.RescuerArrived(card=card, leaves=leaves or sheet.round + 1, why=why)  # type: ignore[arg-type]
    season.tell(arrived, EVERYBODY)
    if RESCUERS[kind_of(card)].immediate:
        await (ghost_ship if kind_of(card) == "ghost_ship" else rescue_team)(season, card)
        leave(season, card)


def leave(season: IslandState, card: str) -> None:
    """A rescuer leaves the island, or is driven off."""
    season.tell(facts.RescuerLeft(card=card), EVERYBODY)
    season.move([card], WAITING, RESCUE_DISCARD)


async def ghost_ship(season: IslandState, card: str) -> None:
    """IS-9.12: each player may turn Souls to their points side; nobody goes."""
    sheet = season.sheet
    answers = await season.stage.ask_all(
        {seat: partial(questions.souls, sheet, seat) for seat in sheet.players}
    )
    for seat, answer in answers.items():
        season.spend_soul(seat, "ghost ship", min(answer.number, sheet.players[seat].souls))


async def rescue_team(season: IslandState, card: str) -> None:
    """IS-9.13: each player names one character; the first three in order go, if they want."""
    sheet = season.sheet
    answers = await season.stage.ask_all(
        {seat: partial(questions.nominee, sheet, seat) for seat in sheet.active}
    )
    named = [answer.pick for answer in answers.values() if answer.pick is not None]
    drawn = season.stage.shuffle(season.recurring("rescue team"), named)
    order = sorted(drawn, key=lambda name: team_rank(sheet, name))
    season.tell(facts.RescueTeamNamed(order=tuple(order)), EVERYBODY)
    places = RESCUERS[kind_of(card)].quota or len(order)
    for character in order:
        if not places:
            break
        answer = await season.stage.ask(sheet.owner(character), partial(questions.place, character))
        if answer is not None and answer.yes:
            places -= 1
            await rescue(season, character, card)


async def depart(season: IslandState, card: str) -> None:
    """IS-9.7 to IS-9.10: bids, a round of raises, and the departure of a rescuer."""
    sheet = season.sheet
    rescuer = RESCUERS[kind_of(card)]
    season.tell(facts.BoardingBegan(card=card), EVERYBODY)
    answers = await season.stage.ask_all(
        {seat: partial(questions.bid, sheet, seat, card) for seat in sheet.active}
    )
    bids = {
        name: paid_cards(parts)
        for seat, answer in answers.items()
        for name, parts in zip(candidates(sheet, seat, card), answer.bids, strict=False)
        if parts is not None
    }
    season.tell(facts.BidsRevealed(card=card, bids=bids), EVERYBODY)
    for name, cards in bids.items():
        put_forth(season, name, cards, rescuer.price == "trophy")
    quota = rescuer.quota if sheet.places is None or rescuer.quota is None else sheet.places
    for _ in range(sheet.parameters.raise_rounds):
        await raise_round(season, card, quota)
    rescued, refused = places_for(measures(season, card), quota)
    for name in (name for group in refused for name in group):
        source = f"bid/{name}"
        target = "trophies" if rescuer.price == "trophy" else "hand"
        season.move(sheet.bids[name], source, f"{target}/{sheet.owner(name)}")
        season.tell(facts.CandidateRefused(character=name, card=card), EVERYBODY)
    for name in rescued:
        season.discard(sheet.bids[name], f"bid/{name}")
    for name in rescued:
        await rescue(season, name, card)
    leave(season, card)


def measures(season: IslandState, card: str) -> dict[str, int]:
    """IS-9.8: the priority of each candidate."""
    price = RESCUERS[kind_of(card)].price
    return {name: measure(price, name, cards) for name, cards in season.sheet.bids.items()}


def put_forth(season: IslandState, name: str, cards: tuple[str, ...], trophies: bool) -> None:
    """Lay a bid's cards before its candidate."""
    source = "trophies" if trophies else "hand"
    season.move(cards, f"{source}/{season.sheet.owner(name)}", f"bid/{name}")


async def raise_round(season: IslandState, card: str, quota: int | None) -> None:
    """IS-9.7: those in the first group that does not fit may add to their bids, or withdraw."""
    sheet = season.sheet
    rescued, refused = places_for(measures(season, card), quota)
    if not refused or quota is None or len(refused[0]) < 2:
        return
    left = quota - len(rescued)
    tied = {
        seat: [name for name in refused[0] if sheet.owner(name) == seat] for seat in sheet.active
    }
    answers = await season.stage.ask_all(
        {
            seat: partial(questions.raise_bid, sheet, seat, card, names, left)
            for seat, names in tied.items()
            if names
        }
    )
    trophies = RESCUERS[kind_of(card)].price == "trophy"
    for seat, answer in answers.items():
        for name, parts in zip(tied[seat], answer.raises, strict=False):
            if name in answer.withdraw:
                target = "trophies" if trophies else "hand"
                season.move(sheet.bids[name], f"bid/{name}", f"{target}/{seat}")
                season.tell(facts.BidWithdrawn(character=name), EVERYBODY)
            elif parts:
                put_forth(season, name, parts, trophies)
                season.tell(facts.BidRaised(character=name, cards=parts), EVERYBODY)


async def rescue(season: IslandState, character: str, card: str) -> None:
    """IS-9.11: a character is rescued and takes treasure along; the Yakuza takes the equipment."""
    sheet = season.sheet
    seat = sheet.owner(character)
    answer = await season.stage.ask(seat, lambda: questions.treasures(sheet, seat, character))
    treasures = answer.cards if answer else ()
    season.move(treasures, f"hand/{seat}", f"treasures/{seat}")
    fact = facts.CharacterRescued(character=character, seat=seat, card=card, treasures=treasures)
    season.tell(fact, EVERYBODY)
    if character == "yakuza":
        for item in sheet.equipped(seat):
            season.unequip(seat, item)
    season.empty_seats()
