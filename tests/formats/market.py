"""A game of cards: everybody plays one from a hidden hand and ranks what lies on the market. It is
here to show what a game says of its table, and questions whose options are cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from msgspec import Struct
from msgspec.structs import asdict

from showrunner.formats.facts import CastawayIntroduced, Fact
from showrunner.formats.format import Ending, Format
from showrunner.formats.lifecycle import RoundBegan
from showrunner.formats.narration import Line, Tone
from showrunner.formats.parameters import CommonParameters
from showrunner.formats.season import Season
from showrunner.formats.sheet import Sheet, folds
from showrunner.formats.table import Card, Colour, Place, Table, Zone
from showrunner.kernel import EVERYBODY, Viewer, seats
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Choice, Option, Question, Ranking, Subset

ROUNDS = 2
IN_HAND = 5


class Kind(Struct, frozen=True):
    """A kind of card; there are several cards of each."""

    name: str
    type: str
    cost: int
    colour: Colour
    text: str
    figures: dict[str, int]


KINDS = {
    "knife": Kind("Combat Knife", "Weapon", 2, "green", "Damage 20.", {"damage": 20}),
    "servo": Kind("Servo Arm", "Weapon", 4, "blue", "Damage 20; draw 1 card.", {"damage": 20}),
    "gland": Kind("Adrenal Gland", "Implant", 3, "purple", "Draw 2 cards.", {}),
    "stim": Kind(
        "Stim Pack",
        "Item",
        2,
        "red",
        "Heal 20. It leaves the game when it is played, so keep it for the day on which you need "
        "it: nobody will sell you another one, and the one who holds the last can name a price.",
        {"heal": 20},
    ),
    "vest": Kind("Ballistic Vest", "Armor", 4, "gold", "Shield 20.", {"shield": 20, "weight": 3}),
    "rope": Kind("Grapple Line", "Item", 2, "", "", {}),
}


def card(id: str) -> Card:
    """A card as it lies on the table."""
    kind = KINDS[id.partition(".")[0]]
    return Card(
        id=id,
        name=kind.name,
        text=kind.text,
        kind=kind.type,
        colour=kind.colour,
        cost=kind.cost,
        figures=kind.figures,
    )


class HandDealt(Fact, frozen=True, kw_only=True):
    """A hand was dealt. To that seat."""

    seat: str
    cards: tuple[str, ...]


class MarketLaid(Fact, frozen=True, kw_only=True):
    """These lie on the market. To everybody."""

    cards: tuple[str, ...]


class CardPlayed(Fact, frozen=True, kw_only=True):
    """Somebody played a card, and decided other things. To everybody."""

    seat: str
    play: str
    throw: tuple[str, ...]
    wishes: tuple[str, ...]
    buy: str


class MarketSheet(Sheet):
    parameter_type = CommonParameters
    hands: dict[str, list[str]]
    held: dict[str, int]
    market: tuple[str, ...]
    played: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.hands = {}
        self.held = {}
        self.market = ()
        self.played = []

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.held[fact.seat] = IN_HAND

    @folds(HandDealt)
    def _dealt(self, fact: HandDealt) -> None:
        self.hands[fact.seat] = list(fact.cards)

    @folds(MarketLaid)
    def _laid(self, fact: MarketLaid) -> None:
        self.market = fact.cards

    @folds(CardPlayed)
    def _played(self, fact: CardPlayed) -> None:
        self.held[fact.seat] -= 1
        self.played.insert(0, fact.play)
        if fact.play in self.hands.get(fact.seat, ()):
            self.hands[fact.seat].remove(fact.play)


class Play(Struct, frozen=True):
    play: str
    throw: tuple[str, ...]
    wishes: tuple[str, ...]
    buy: str


class MarketSeason(Season[MarketSheet]):
    windows = ("market",)

    async def play(self) -> None:
        names = list(self.sheet.names)
        market = tuple(f"{kind}.m" for kind in KINDS)
        self.tell(MarketLaid(cards=market), EVERYBODY)
        for nth, seat in enumerate(names):
            kinds = [list(KINDS)[(nth + place) % len(KINDS)] for place in range(IN_HAND)]
            hand = tuple(f"{kind}.{seat}" for kind in kinds)
            self.tell(HandDealt(seat=seat, cards=hand), seats(seat))
        for round in range(1, ROUNDS + 1):
            await self.window("market", round, len(names))
            self.tell(RoundBegan(round=round), EVERYBODY)
            questions = {seat: partial(self.question, seat) for seat in names}
            for seat, made in (await self.stage.ask_all(questions)).items():
                self.tell(CardPlayed(seat=seat, **asdict(made)), EVERYBODY)

    def question(self, seat: str) -> Question[Play]:
        hand, market = options(self.sheet.hands[seat]), options(self.sheet.market)
        return Question(
            kind="market.play",
            text="What do you do at the market?",
            fields={
                "play": Choice(label="Which card you play", options=hand),
                "throw": Subset(label="Which you would throw away", options=hand, least=1, most=2),
                "wishes": Ranking(label="What you want most", options=market, least=2, most=3),
                "buy": Choice(
                    label="What you buy", options=(*market, Option("nothing", "Nothing at all"))
                ),
            },
            answer=Play,
            default={
                "play": hand[0].value,
                "throw": [hand[0].value],
                "wishes": [market[0].value, market[1].value],
                "buy": "nothing",
            },
        )


def options(cards: Iterable[str]) -> tuple[Option, ...]:
    """Cards as options."""
    return tuple(Option(id, card(id).name) for id in cards)


def table(sheet: MarketSheet) -> Table:
    """The market, what was played, and everybody's hand."""
    market = Zone(name="market", title="Market", cards=tuple(map(card, sheet.market)))
    played = Zone(
        name="played", title="Played", layout="pile", cards=tuple(map(card, sheet.played))
    )
    stack = Zone(name="stack", title="Stack", layout="pile", hidden=12)
    middle = Place(name="market", title="Market", zones=(market, stack, played))
    return Table(places=(middle, *(hand(sheet, seat) for seat in sheet.names)))


def hand(sheet: MarketSheet, seat: str) -> Place:
    """A castaway's hand; face down for others."""
    known = tuple(map(card, sheet.hands.get(seat, ())))
    zone = Zone(
        name="hand",
        title="Hand",
        layout="hand",
        cards=known,
        hidden=0 if known else sheet.held[seat],
    )
    figures = {"Cards": sheet.held[seat]}
    return Place(name=seat, title=sheet.names[seat], seat=seat, figures=figures, zones=(zone,))


class MarketNarrator:
    def __init__(self, viewer: Viewer, title: str = "") -> None:
        self.viewer = viewer

    def tell(self, fact: Fact) -> list[Line]:
        played = isinstance(fact, CardPlayed)
        return [Line(Tone.RESULT, f"{fact.seat} plays a card.")] if played else []

    def close(self) -> list[Line]:
        return []


def outcome(sheet: MarketSheet) -> Ending | None:
    return Ending((), "MK-1", "the market is closed") if sheet.ended else None


FORMAT = Format(
    name="market",
    title="The market",
    sizes=range(2, 9),
    sheet=MarketSheet,
    season=MarketSeason,
    facts_in=__name__,
    own_decisions={"market.play": "what to do at the market"},
    bots={"lucky": lambda persona: RandomBot()},
    narrator=MarketNarrator,
    outcome=outcome,
    table=table,
)
