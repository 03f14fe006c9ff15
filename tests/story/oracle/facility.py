"""Surviving the G.A.M.E.: fights, levels, deals and the end, from the lines alone."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.cards import Cards, card_file, kind
from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason, Words

GAME = "surviving_the_game"
OBSTACLES = card_file(GAME, "obstacles.toml")
IDENTITIES = card_file(GAME, "identities.toml")
OWNED = card_file(GAME, "cards.toml")


class Players:
    """Everybody's Health, level and cards."""

    def __init__(self) -> None:
        self.health: dict[str, int] = {}
        self.level: dict[str, int] = {}
        self.inside: list[str] = []
        self.cards = Cards()

    def take(self, fact: Fact) -> None:
        self.cards.take(fact)
        if fact["fact"] == "CastawayIntroduced":
            self.inside.append(fact["seat"])
        elif fact["fact"] == "FacilityEntered":
            self.level = dict.fromkeys(fact["identities"], 1)
            self.health = {
                seat: IDENTITIES[identity]["health"]
                for seat, identity in fact["identities"].items()
            }
        elif fact["fact"] == "HealthChanged":
            self.health[fact["seat"]] = fact["health"]
        elif fact["fact"] == "PlayerMoved":
            self.level[fact["seat"]] = fact["target"]
        elif fact["fact"] in ("PlayerExited", "PlayerEliminated"):
            self.inside.remove(fact["seat"])

    def owned(self, seat: str) -> list[str]:
        """The kinds of the cards that count for them."""
        piles = [f"{pile}/{seat}" for pile in ("deck", "hand", "play", "discard", "won")]
        return [kind(card) for card in self.cards.on(*piles)]

    def points(self, seat: str) -> int:
        return sum((OBSTACLES | OWNED)[one].get("points", 0) for one in self.owned(seat))


def facility(season: PlainSeason) -> Iterator[Expected]:
    if season.game != GAME:
        return
    players, words = Players(), {one.number: one for one in season.words}
    parts = (Levels(players), Fights(players), Bargains(), Leaving(players))
    round_ = 0
    for number, _, fact in season.facts:
        round_ = fact["round"] if fact["fact"] == "RoundBegan" else round_
        players.take(fact)
        for part in parts:
            yield from part.take(number, round_, fact, words.get(number))


class Levels:
    """Character IDs and levels."""

    def __init__(self, players: Players) -> None:
        self.players = players

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        name, seat, level = fact["fact"], fact.get("seat", ""), fact.get("level", 0)
        if name == "IdentityBought":
            identity = fact["identity"]
            yield expected("Character ID", round_, 22, [seat], [at], identity=identity)
        elif name == "FacilityEntered":
            recruits = [one for one, who in fact["identities"].items() if who == "recruit"]
            if recruits:
                yield expected("went in as a Raw Recruit", round_, 40, recruits, [at], health=60)
        elif name == "ArmoryGrew":
            worth = 45 if level > 3 else 35
            yield expected("first upstairs", round_, worth, [seat], [at], level=level)
        elif name == "AreaClosed" and level < 4:
            here = [one for one in self.players.inside if self.players.level[one] <= level]
            yield expected("level closed", round_, 38, here, [at], level=level)


class Fights:
    """Obstacles: who met, fought, defeated and survived them."""

    def __init__(self, players: Players) -> None:
        self.players = players
        self.woken: dict[str, tuple[int, str]] = {}
        self.fought: dict[str, dict[str, int]] = {}
        self.hurt: dict[str, tuple[int, str]] = {}
        self.cleared: list[int] = []
        self.weak: set[str] = set()

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        name, seat, card = fact["fact"], fact.get("seat", ""), fact.get("obstacle", "")
        if name == "TurnBegan":
            self.cleared = []
        elif name == "TurnEnded" and len(self.cleared) > 2:
            yield expected("spree", round_, 54, [seat], self.cleared)
        elif name == "ObstacleMet" and fact["revealed"]:
            self.woken[card] = at, seat
            self.fought[card] = {}
        elif name in ("CombatLost", "Assaulted"):
            self.hurt[seat] = at, card
            if name == "CombatLost" and not fact["trap"]:
                self.fought.setdefault(card, {})[seat] = at
        elif name == "Guarded":
            harm = OBSTACLES[kind(card)].get("assault", {}).get("lose", 0)
            if harm >= self.players.health[seat]:
                yield expected("saved by a Guard", round_, 64, [seat], [at])
        elif name == "ObstacleBeaten":
            self.cleared.append(at)
            yield from self.beaten(at, round_, fact)
        elif name == "HealthChanged" and fact["health"] == 10 and fact["amount"] < 0:
            if seat not in self.weak:
                facts = [self.hurt.get(seat, (at, ""))[0], at]
                yield expected("on the last Health", round_, 42, [seat], facts)
            self.weak.add(seat)
        elif name == "PlayerEliminated" and fact["cause"] != "producer" and seat in self.hurt:
            yield self.killed(at, round_, seat)

    def beaten(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        seat, card = fact["seat"], fact["obstacle"]
        obstacle = OBSTACLES[kind(card)]
        points = obstacle.get("points", 0)
        rivals = [one for one in self.fought.get(card, {}) if one != seat]
        if rivals and points > 1 and fact["level"] < 5:
            facts = [self.fought[card][rivals[-1]], at]
            worth = 40 + 3 * points
            people = [seat, rivals[-1]]
            yield expected("took the reward", round_, worth, people, facts, points=points)
        elif fact["how"] == "hack":
            yield expected("hacked", round_, 34, [seat], [at])
        elif fact["level"] < 5 and fact["damage"] == obstacle.get("health", 0) > 59:
            yield expected("to the point", round_, 33, [seat], [at])
        self.woken.pop(card, None)
        self.fought.pop(card, None)

    def killed(self, at: int, round_: int, seat: str) -> Expected:
        hit, card = self.hurt[seat]
        values = {"obstacle": card, "level": OBSTACLES[kind(card)]["level"]}
        when, waker = self.woken.get(card, (hit, seat))
        if waker == seat:
            return expected("killed", round_, 60, [seat], [hit, at], **values)
        facts = [when, hit, at]
        return expected("woken by another", round_, 68, [seat, waker], facts, **values)


class Bargains:
    """What was agreed in talks, and was then kept or not."""

    def __init__(self) -> None:
        self.words: list[Words] = []
        self.spent: set[tuple[int, str, str]] = set()

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        name = fact["fact"]
        if words is not None and name == "MessageSaid":
            self.words.append(words)
        elif name == "CardBought" and OWNED[kind(fact["card"])]["found"] == "upgrades":
            yield from self.broken(at, round_, fact["seat"], "want", self.colour(fact["card"]))
        elif name == "ObstacleMet" and fact["revealed"]:
            yield from self.broken(at, round_, fact["seat"], "leave", str(fact["level"]))
        elif name == "AreaClosed":
            for seat, deal in self.deals("close", str(fact["level"])).items():
                people, facts = [deal[0].seat, seat], [deal[0].number, deal[1].number, at]
                what = str(fact["level"])
                yield expected("deal kept", round_, 48, people, facts, what=what)

    @staticmethod
    def colour(card: str) -> str:
        return str(OWNED[kind(card)].get("colour", ""))

    def deals(self, act: str, what: str) -> dict[str, tuple[Words, Words]]:
        """The last deal of this kind that each has agreed to: the proposal and the agreement."""
        found: dict[str, tuple[Words, Words]] = {}
        proposal: dict[tuple[int, str], tuple[Words, str, str]] = {}
        for words in self.words:
            talk = words.round, words.talk
            for one in words.acts:
                if one["act"] in ("want", "leave", "close"):
                    proposal[talk] = words, one["act"], one.get("what", "")
                elif one["act"] == "agree" and talk in proposal:
                    asked, *about = proposal[talk]
                    if asked.seat != words.seat and about == [act, what]:
                        found[words.seat] = asked, words
        return {
            seat: deal
            for seat, deal in found.items()
            if (deal[1].number, act, what) not in self.spent
        }

    def broken(self, at: int, round_: int, seat: str, act: str, what: str) -> Iterator[Expected]:
        deal = self.deals(act, what).get(seat)
        if deal is not None:
            asked, agreed = deal
            self.spent.add((agreed.number, act, what))
            people, facts = [seat, asked.seat], [asked.number, agreed.number, at]
            yield expected("deal broken", round_, 62, people, facts, what=what)


class Leaving:
    """Who comes out, who led when they died, and by how much it was won."""

    def __init__(self, players: Players) -> None:
        self.players = players
        self.points: dict[str, int] = {}
        self.last_beaten = 0
        self.out = False

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        name, seat = fact["fact"], fact.get("seat", "")
        if name == "RoundBegan":
            self.points = {one: self.players.points(one) for one in self.players.inside}
        elif name == "ObstacleBeaten":
            self.last_beaten = at
        elif name == "PlayerExited":
            worth, self.out = 66 if self.out else 74, True
            yield expected("way out", round_, worth, [seat], [self.last_beaten, at])
        elif name == "PlayerEliminated":
            own = self.points.get(seat, 0)
            others = [points for one, points in self.points.items() if one != seat]
            if others and own > max(others):
                yield expected("leader lost", round_, 59, [seat], [at], points=own)
        elif name == "LastTurnGiven":
            yield expected("last turn", round_, 50, [seat], [at])
        elif name == "GameDecided":
            yield self.decided(at, round_, fact)

    def decided(self, at: int, round_: int, fact: Fact) -> Expected:
        winners = fact["seats"]
        if not winners:
            return expected("nobody survives", round_, 90, fact["points"], [at])
        if len(fact["survivors"]) == 1:
            return expected("sole survivor", round_, 82, winners, [at])
        if len(winners) > 1:
            return expected("shared win", round_, 80, winners, [at])
        places = [seat for place in fact["ranking"] for seat in place]
        second = next(seat for seat in places if seat not in winners)
        ahead = fact["points"][winners[0]] - fact["points"][second]
        injuries, people = self.players.owned(second).count("injury"), [*winners, second]
        if 0 < ahead < injuries:
            return expected("lost by Injuries", round_, 84, people, [at], injuries=injuries)
        kind_, worth = ("narrow win", 78) if ahead < 4 else ("win by points", 70)
        return expected(kind_, round_, worth, people, [at], margin=ahead)
