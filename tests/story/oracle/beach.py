"""I AM SURVIVOR!: words and deeds, battles, meals, deaths, rescues and the score."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.cards import Cards, card_file, kind
from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason, Words

CARDS = card_file("i_am_survivor", "cards.toml")
Numbered = tuple[int, Fact]


def beach(season: PlainSeason) -> Iterator[Expected]:
    if season.game != "i_am_survivor":
        return
    owners: dict[str, str] = {}
    parts = (Spoken(season, owners), Beasts(), Attacks(owners), Meals(owners), Ends(owners))
    round_ = 0
    for number, _, fact in season.facts:
        if fact["fact"] == "RoundBegan":
            round_ = fact["round"]
        elif fact["fact"] == "TeamDealt":
            owners |= dict.fromkeys(fact["characters"], fact["seat"])
        for part in parts:
            yield from part.take(number, round_, fact)


class Spoken:
    """Truces, threats and promises of help, beside what was done the next time."""

    def __init__(self, season: PlainSeason, owners: dict[str, str]) -> None:
        self.words = season.words
        self.owners = owners
        self.tested: dict[tuple[str, str, str], int] = {}
        """Up to which fact what one had told another was tested by a deed."""
        self.call: Numbered = 0, {}

    def last(self, act: str, seat: str, about: str, until: int) -> Words | None:
        """The last such words that nothing has tested yet."""
        since = self.tested.get((act, seat, about), -1)
        self.tested[act, seat, about] = until
        said = [
            words
            for words in self.words
            if words.seat == seat and since < words.number <= until
            if any(one["act"] == act and one.get("about") == about for one in words.acts)
        ]
        return said[-1] if said and said[-1].heard_by(about) else None

    def take(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        if fact["fact"] == "AttackAnnounced":
            people = [self.owners[fact["attacker"]], self.owners[fact["defender"]]]
            for act, kind_, worth in (
                ("truce", "truce broken", 72),
                ("threaten", "threat made good", 50),
            ):
                if people[0] != people[1] and (words := self.last(act, *people, at)):
                    facts = [words.number, at]
                    yield expected(kind_, round_, worth, people, facts, day=words.round)
        elif fact["fact"] == "HelpAsked":
            self.call = at, fact
        elif fact["fact"] == "HelpGiven":
            asked, call = self.call
            people = [fact["seat"], call["seat"]]
            if words := self.last("help", *people, asked):
                kept = bool(fact["cards"])
                kind_, worth = ("help kept", 44) if kept else ("help refused", 58)
                facts = [words.number, at]
                yield expected(kind_, round_, worth, people, facts, day=words.round)


class Beasts:
    """Battles with beasts."""

    def __init__(self) -> None:
        self.cards = Cards()
        self.calls: list[int] = []
        self.helped: dict[str, int] = {}
        self.kept: dict[str, int] = {}

    def armed(self, seat: str) -> bool:
        things = [CARDS["things"].get(kind(card), {}) for card in self.cards.on(f"hand/{seat}")]
        return any(thing.get("weapon", 0) for thing in things)

    def take(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        self.cards.take(fact)
        name, seat = fact["fact"], fact.get("seat", "")
        if name == "Explored":
            self.calls, self.helped, self.kept = [], {}, {}
        elif name == "HelpAsked":
            self.calls = [at]
        elif name == "HelpGiven" and fact["cards"]:
            self.helped[seat] = at
        elif name == "HelpGiven" and self.armed(seat):
            self.kept[seat] = at
        elif name == "BeastEscaped":
            yield expected("escape", round_, 25, [seat], [at])
        elif name == "BeastFought":
            yield from self.fought(at, round_, fact)

    def fought(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        seat, total, strength = fact["seat"], fact["total"], fact["strength"]
        alone = self.calls and self.kept and not self.helped
        if fact["result"] == "defeated" and self.helped:
            facts = [*self.calls, *self.helped.values(), at]
            yield expected("beaten together", round_, 45, [seat, *self.helped], facts)
        elif fact["result"] == "defeated" and strength > 4:
            yield expected("beast beaten", round_, 42, [seat], [at])
        elif fact["result"] == "lost" and alone:
            facts = [*self.calls, *self.kept.values(), at]
            yield expected("left alone", round_, 62, [seat, *self.kept], facts)
        elif fact["result"] == "lost" and total and total + 1 == strength:
            yield expected("one short", round_, 34, [seat], [at])


class Attacks:
    """Attacks on players and on rescuers."""

    def __init__(self, owners: dict[str, str]) -> None:
        self.owners = owners
        self.forces: list[Numbered] = []
        self.battle: Numbered = 0, {}
        self.blows: list[tuple[int, int, str, str]] = []
        """Attacks that cost somebody something: fact, day, who did it, and to whom."""

    def take(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        name = fact["fact"]
        if name == "ForcesRevealed":
            self.forces = [(at, fact)]
        elif name == "PlayersFought":
            self.battle = at, fact
            if not fact["winner"]:
                people = [self.owners[fact["attacker"]], self.owners[fact["defender"]]]
                facts = [*(number for number, _ in self.forces), at]
                yield expected("drawn battle", round_, 30, people, facts)
        elif name == "SpoilsTaken":
            yield self.spoils(at, round_, fact)
        elif name == "RescuerFought":
            seat = fact["seat"]
            facts = [*(number for number, _ in self.forces), at]
            helpers = [one for _, there in self.forces for one in there["cards"] if one != seat]
            if fact["result"] == "thwarted":
                yield expected("rescue defended", round_, 44, [seat, *helpers], facts)
            else:
                yield expected("rescue driven off", round_, 66, [seat], facts)

    def spoils(self, at: int, round_: int, fact: Fact) -> Expected:
        seat, loser, (fought, battle) = fact["seat"], fact["loser"], self.battle
        kind_, worth = {
            "kill": ("killed by a player", 74),
            "steal": ("robbed", 46),
            "none": ("spared", 40),
        }[fact["spoils"]]
        first = [blow for blow in self.blows if blow[2:] == (loser, seat)][-1:]
        facts = [*(number for number, _ in self.forces), fought, at]
        if seat == self.owners[battle["defender"]]:
            return expected("counter-blow", round_, worth + 6, [seat, loser], facts)
        if fact["spoils"] != "none":
            self.blows.append((at, round_, seat, loser))
        for earlier, day, _, _ in first:
            people = [seat, loser]
            return expected("payback", round_, worth + 10, people, [earlier, *facts], day=day)
        return expected(kind_, round_, worth, [seat, loser], facts)


class Meals:
    """Water and food at night."""

    def __init__(self, owners: dict[str, str]) -> None:
        self.owners = owners
        self.left: dict[str, tuple[int, int]] = {}
        self.drunk: list[str] = []
        self.lacks: dict[tuple[str, str], int] = {}

    def take(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        name, seat = fact["fact"], fact.get("seat", "")
        if name in ("NightFell", "PhaseEnded"):
            self.left, self.drunk = {}, []
        elif name == "ServingsLeft" and fact["water"]:
            self.left[seat] = at, fact["water"] + self.drunk.count(seat)
        elif name == "MarkerPlaced":
            self.lacks[fact["character"], fact["marker"]] = at
        elif name == "Consumed":
            owner, giver = self.owners[fact["character"]], fact["giver"]
            lack = {"water": "thirst", "food": "hunger"}[fact["what"]]
            since = self.lacks.pop((fact["character"], lack), None)
            if fact["what"] == "water" and giver in self.left:
                self.drunk.append(giver)
            if since is not None and giver != owner and fact["card"] != "soul":
                facts = [since, at]
                yield expected("shared", round_, 48, [giver, owner], facts, what=fact["what"])
        elif name == "CharacterDied" and fact["cause"] == "thirst" and not fact.get("instead_of"):
            wasted = {
                one: number
                for one, (number, water) in self.left.items()
                if one != seat and water > self.drunk.count(one)
            }
            if wasted:
                people, facts = [seat, *wasted], [*wasted.values(), at]
                yield expected("water poured away", round_, 68, people, facts)


class Ends:
    """Deaths, rescues and the score."""

    def __init__(self, owners: dict[str, str]) -> None:
        self.owners = owners
        self.deaths: list[Numbered] = []
        self.rescues: list[Numbered] = []
        self.boat: list[Numbered] = []
        """What happened at the rescuer that is here: rescues and refusals."""
        self.bids: list[Numbered] = []
        self.raises: list[Numbered] = []

    def of(self, seat: str, facts: list[Numbered]) -> list[int]:
        return [number for number, fact in facts if fact["seat"] == seat]

    def take(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        name, seat = fact["fact"], fact.get("seat", "")
        if name == "CharacterDied":
            self.deaths.append((at, fact))
            if fact.get("instead_of"):
                yield expected("died for another", round_, 60, [seat], [at])
            else:
                worth = 30 + 3 * CARDS["characters"][fact["character"]]["points"]
                yield expected("death", round_, worth, [seat], [at], cause=fact["cause"])
        elif name == "PlayerLeft":
            dead, rescued = self.of(seat, self.deaths), self.of(seat, self.rescues)
            safe = rescued and not dead
            kind_, worth = ("all rescued", 72) if safe else ("last one gone", 58)
            yield expected(kind_, round_, worth, [seat], [*dead, *rescued, at])
        elif name == "SoulSpent" and fact["use"] == "ghost ship":
            yield expected("ghost ship", round_, 36, [seat], [at])
        elif name == "GameEnded":
            yield self.score(at, round_, fact)
        yield from self.boats(at, round_, fact)

    def boats(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        name = fact["fact"]
        if name == "BidsRevealed":
            self.bids = [(at, fact)]
        if name in ("BidsRevealed", "RescuerArrived"):
            self.boat, self.raises = [], []
        elif name == "BidRaised":
            self.raises.append((at, fact))
        elif name in ("CharacterRescued", "CandidateRefused"):
            self.boat.append((at, fact))
            self.rescues += [(at, fact)] if name == "CharacterRescued" else []
        elif name == "RescuerLeft":
            yield from self.left(at, round_)
            self.boat, self.bids = [], []

    def left(self, at: int, round_: int) -> Iterator[Expected]:
        took = [one for one in self.boat if one[1]["fact"] == "CharacterRescued"]
        refused = [one for one in self.boat if one not in took]
        bids = [number for number, _ in self.bids]
        if took:
            treasures = [kind(card) for _, fact in took for card in fact["treasures"]]
            points = sum(CARDS["explore"].get(one, {}).get("points", 0) for one in treasures)
            people = [fact["seat"] for _, fact in took]
            worth = min(78, 50 + 4 * len(took) + 3 * points)
            yield expected("rescued", round_, worth, people, [number for number, _ in took])
        outbid = list(self.outbid(round_, took, refused)) if self.bids else []
        yield from outbid
        refused = [one for one in refused if not any(one[0] in beat.facts for beat in outbid)]
        if refused:
            people = [self.owners[fact["character"]] for _, fact in refused]
            kind_, worth = ("left behind", 54) if took else ("nobody went", 62)
            facts = [*bids, *(number for number, _ in refused)]
            yield expected(kind_, round_, worth, people, facts)
        elif self.bids and not self.bids[0][1]["bids"]:
            yield expected("left empty", round_, 32, [], [*bids, at])

    def outbid(
        self, round_: int, took: list[Numbered], refused: list[Numbered]
    ) -> Iterator[Expected]:
        """The best bid that a higher one of another player left behind, and the least of those."""
        ((at, bids),) = self.bids
        worth: dict[str, int] = {}
        for name, cards in bids["bids"].items():
            more = [one["cards"] for _, one in self.raises if one["character"] == name]
            worth[name] = sum(
                price_of(bids["card"], one) for part in (cards, *more) for one in part
            )
        pairs = [
            (loser, winner)
            for loser in refused
            for winner in took
            if worth[winner[1]["character"]] > worth[loser[1]["character"]]
            if winner[1]["seat"] != self.owners[loser[1]["character"]]
        ]
        if not pairs:
            return
        best = max(worth[loser[1]["character"]] for loser, _ in pairs)
        first = next(loser for loser, _ in pairs if worth[loser[1]["character"]] == best)
        least = min(worth[winner[1]["character"]] for loser, winner in pairs if loser is first)
        winner = next(
            winner
            for loser, winner in pairs
            if loser is first and worth[winner[1]["character"]] == least
        )
        losers = [first, *(loser for loser, _ in pairs)]
        yield expected(
            "rescue outbid",
            round_,
            64 if least == best + 1 else 58,
            [*(self.owners[fact["character"]] for _, fact in losers), winner[1]["seat"]],
            [at, *(n for n, _ in self.raises), winner[0], *(number for number, _ in losers)],
            bid=best,
            winning=least,
        )

    def score(self, at: int, round_: int, fact: Fact) -> Expected:
        scores, winners = fact["scores"], fact["winners"]
        others = [points for seat, points in scores.items() if seat not in winners]
        close = bool(others) and scores[winners[0]] - max(others) < 4
        kind_, worth = ("narrow win", 76) if close or fact["tie_break"] else ("won", 64)
        facts = [number for seat in winners for number in self.of(seat, self.rescues)]
        return expected(kind_, round_, worth, winners, [*facts, at])


def price_of(rescuer: str, card: str) -> int:
    """What a card counts for this rescuer."""
    thing = CARDS["things"].get(kind(card), {})
    find = CARDS["explore"].get(kind(card), {})
    price = CARDS["rescuers"][kind(rescuer)]["price"]
    if price == "fish":
        return int(kind(card) == "fresh_fish")
    if price == "trophy":
        return int(find.get("strength", 0)) if find.get("beast") == "animal" else 0
    if price == "treasure":
        return int(find.get("points", 0))
    return int(thing.get(price, 0))
