"""A game as unlike the dice season as can be in a page: sealed bids that may be changed, no teams,
no talk. It is here to show that nothing outside a format's own code knows which game is played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from showrunner.formats.facts import Fact
from showrunner.formats.format import Ending, Format
from showrunner.formats.narration import Line, Tone
from showrunner.formats.parameters import CommonParameters, Setting
from showrunner.formats.season import Season
from showrunner.formats.sheet import Sheet, folds
from showrunner.kernel import EVERYBODY, Viewer, seats
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Number, Question


class BiddingParameters(CommonParameters, frozen=True, kw_only=True):
    highest: Annotated[int, Setting("BID-1", "The highest bid", 1, 99)] = 9


class BidPlaced(Fact, frozen=True, kw_only=True):
    """A bid counts. To its bidder."""

    seat: str
    bid: int


class BidderOut(Fact, frozen=True, kw_only=True):
    """The lowest bidder is out. To everybody."""

    seat: str


class BiddingSheet(Sheet):
    parameter_type = BiddingParameters

    def __init__(self) -> None:
        super().__init__()
        self.out: list[str] = []

    @property
    def bidders(self) -> list[str]:
        return [seat for seat in self.names if seat not in self.out]

    @folds(BidderOut)
    def _out(self, fact: BidderOut) -> None:
        self.out.append(fact.seat)


class Bid(Struct, frozen=True):
    bid: int


class BiddingSeason(Season[BiddingSheet]):
    windows = ("bidding",)

    async def play(self) -> None:
        while len(self.sheet.bidders) > 1:
            await self.window("bidding", len(self.sheet.out) + 1, len(self.sheet.bidders))
            bids = await self.stage.ask_all(
                dict.fromkeys(self.sheet.bidders, self.question), revisable=True
            )
            for seat, answer in bids.items():
                self.tell(BidPlaced(seat=seat, bid=answer.bid), seats(seat))
            lowest = min(answer.bid for answer in bids.values())
            tied = [seat for seat, answer in bids.items() if answer.bid == lowest]
            self.tell(BidderOut(seat=self.stage.draw(("out", len(tied), *tied), tied)), EVERYBODY)

    def question(self) -> Question[Bid]:
        most = self.sheet.parameters.highest
        return Question(
            kind="bidding.bid",
            text="How much?",
            fields={"bid": Number(most=most)},
            answer=Bid,
            default={"bid": 0},
        )


class BiddingNarrator:
    def __init__(self, viewer: Viewer, title: str = "") -> None:
        self.viewer = viewer

    def tell(self, fact: Fact) -> list[Line]:
        return [Line(Tone.RESULT, f"{fact.seat} is out.")] if isinstance(fact, BidderOut) else []

    def close(self) -> list[Line]:
        return []


def outcome(sheet: BiddingSheet) -> Ending | None:
    (*rest, last) = sheet.bidders
    return None if rest else Ending((last,), "BID-2", "the last bidder")


FORMAT = Format(
    name="bidding",
    title="The bidding",
    sizes=range(2, 10),
    sheet=BiddingSheet,
    season=BiddingSeason,
    facts_in=__name__,
    own_decisions={"bidding.bid": "how much to bid"},
    bots={"bold": lambda persona: RandomBot()},
    narrator=BiddingNarrator,
    outcome=outcome,
)
