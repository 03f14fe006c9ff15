"""The auction of an idol for garnets by sealed bids, which producers can order."""

from __future__ import annotations

from functools import partial

from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.questions import Bid
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, seats
from showrunner.questions import Question


async def auctions(season: MiniState) -> None:
    """Hold all auctions that producers ordered."""
    while season.sheet.auctions:
        await auction(season, season.sheet.auctions[0])


async def auction(season: MiniState, least: int) -> None:
    """Each player in play bids once. The highest bid wins and is paid; a tie is drawn."""
    sheet = season.sheet
    bidders = tuple(sheet.in_play)
    season.tell(facts.AuctionOpened(least=least, bidders=bidders), EVERYBODY)

    def build(seat: str) -> Question[Bid] | None:
        if seat not in sheet.in_play:
            return None
        return questions.bid(least, sheet.players[seat].garnets)

    answers = await season.stage.ask_all({seat: partial(build, seat) for seat in bidders})
    bids = {seat: answer.bid or 0 for seat, answer in answers.items()}
    for seat, amount in bids.items():
        season.tell(facts.BidMade(seat=seat, bid=amount), seats(seat))
    price = max(bids.values(), default=0)
    highest = [seat for seat, amount in bids.items() if amount == price > 0]
    winner = season.stage.draw(("auction", sheet.auctions_held), highest) if highest else ""
    season.tell(facts.AuctionClosed(winner=winner, price=price), EVERYBODY)
    if winner:
        season.change_garnets(winner, -price, "auction")
        season.change_idols(winner, 1, "auction")
