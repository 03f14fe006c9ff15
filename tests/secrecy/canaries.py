"""S2: seasons in which every secret place holds a mark that is found again wherever it leaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from showrunner.formats.facts import ClaimJudged
from showrunner.formats.settings import Castaway, Scheduled
from showrunner.formats.survivor import FORMAT, facts
from showrunner.kernel import (
    Answer,
    Ask,
    Dice,
    Hold,
    Memo,
    Order,
    Roll,
    Ruling,
    derived_key,
    luck_from_seed,
)
from tests.secrecy.entitlement import Canary
from tests.secrecy.game import Game, scripted, settings

FIELDS = {
    "survivor.talk": "say",
    "survivor.group_talk": "say",
    "survivor.after_talk": "note",
    "interview": "words",
}
PLANTED = {
    "survivor.talk": "words of a talk",
    "survivor.group_talk": "words of a talk",
    "survivor.after_talk": "a note",
    "interview": "an interview",
}


class Marked(Dice):
    """Dice that show a mark: an attribute of six digits, which nobody else has."""

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def roll(self, dice: int, sides: int) -> Roll:
        return Roll((self.mark,))


class Plantation:
    """One season, and the canaries planted in it so far."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(b"canaries", (seed,))
        self.canaries: list[Canary] = []
        self.circle: tuple[str, ...] = ()
        chosen = settings(self.dice, group_talk=False, interview_memory="quarantined")
        cast = tuple(self._persona(person) for person in chosen.cast)
        story = self.word("a scheduled order")
        waiting = Scheduled(order="event", when={"round": 99}, terms={"story": story})
        chosen = msgspec.structs.replace(chosen, cast=cast, schedule=(waiting,))
        self.luck = luck_from_seed(f"canary-seed-{seed}")
        self._add("luck", (self.luck, f"canary-seed-{seed}"))
        for person in cast:
            self._add("luck", (derived_key(self.luck, "bot", person.id).hex(),))
        self.usual = scripted(bytes([self.dice.below(256) for _ in range(32)]))
        self.game = Game(chosen, self.luck, self.script)
        self._mark_attributes()
        self.game.start()
        for seat in self.game.sheet.players:
            self._secret_amounts(seat)

    # -- planting ----------------------------------------------------------------------------------

    def word(self, kind: str, *about: str) -> str:
        """A word that nobody writes by chance, noted as a canary of this kind."""
        word = f"quokka{self.dice.below(10**12):012d}"
        self._add(kind, (word,), *about)
        return word

    def number(self, kind: str, *about: str) -> int:
        """A number that no roll and no count comes to."""
        number = 7_000_000_000 + self.dice.below(10**9)
        self._add(kind, (str(number),), *about)
        return number

    def _add(self, kind: str, marks: tuple[str, ...], *about: str) -> None:
        self.canaries.append(Canary(kind, marks, about))

    def _persona(self, person: Castaway) -> Castaway:
        def word() -> str:
            return self.word("a persona", person.id)

        secret = {name: word() for name in ("temperament", "voice", "wants")}
        several = {name: (word(),) for name in ("phrases", "images")}
        return msgspec.structs.replace(person, archetype=word(), **secret, **several)

    def _mark_attributes(self) -> None:
        usual = self.game.kernel.dice

        def dice(name: tuple[str | int, ...]) -> Dice:
            if name[:2] == ("roll", "attribute"):
                return Marked(self.number("an attribute", str(name[-1])))
            return usual(name)

        self.game.kernel.dice = dice  # type: ignore[method-assign]

    def _secret_amounts(self, seat: str) -> None:
        season: Any = self.game.kernel.rules
        told = len(self.game.kernel.story.told)
        season.change_points([seat], self.number("secret points", seat), "event")
        season.change_counters([seat], self.number("secret counters", seat), "event")
        step = self.game.steps[-1]
        more = tuple(self.game.kernel.story.told[told:])
        self.game.steps[-1] = step._replace(told=(*step.told, *more))

    # -- playing -----------------------------------------------------------------------------------

    def script(self, game: Game, ask: Ask[Any]) -> Answer:
        """The usual random answer, with a canary for its words and one for its salt."""
        usual = self.usual(game, ask)
        salt = f"salt{self.dice.below(10**12):012d}"
        self._add("a salt", (salt,))
        kind = ask.question.kind
        value = dict(usual.value)
        if kind in FIELDS:
            value[FIELDS[kind]] = self.word(PLANTED[kind], *self._about(ask))
        return replace(usual, value=value, salt=salt)

    def _about(self, ask: Ask[Any]) -> tuple[str, ...]:
        if PLANTED[ask.question.kind] != "words of a talk":
            return (ask.seat,)
        name = ask.group.branch.name.split("#")[0]
        return tuple(name.split("+")) if "+" in name else self.circle

    def play(self, entries: int) -> Plantation:
        """Play this many entries, while producers and writers of notes leave canaries, too."""
        for _ in range(entries):
            if self.game.kernel.over:
                break
            if self.dice.chance(1, 12) and not self.game.sheet.finalists:
                self._meddle()
            self.game.advance()
        return self

    def _meddle(self) -> None:
        game, dice = self.game, self.dice
        seat = dice.pick(game.sheet.active)
        by = self.word("a producer's name")
        salt = self.word("a salt")

        def give(name: str, **terms: Any) -> None:
            game.enter(Order(name, terms, by, salt))

        match dice.below(6):
            case 0:
                question = self.word("an interview", seat)
                give("interview", seat=seat, question=question, claims=list(FORMAT.claims))
            case 1:
                game.enter(Memo(seat, "diary", self.word("a memo", seat), salt))
            case 2:
                card = {"effect": "card", "seat": seat, "kind": "hidden_immunity"}
                give("event", story=self.word("a story", seat), seats=[seat], effects=[card])
            case 3:
                story = self.word("a scheduled order")
                give("event", story=story, when={"round": 99, "phase": "vote"})
            case 4 if not self.circle:
                self.circle = tuple(s for s in game.sheet.active if dice.chance(1, 2))
                if len(self.circle) > 1:
                    give("open_group_talk", seats=list(self.circle))
            case _:
                self._rule(dice.pick(("veto", "replace")))

    def _rule(self, verdict: Any) -> None:
        """Producers throw out what somebody is about to say, or put other words in its place."""
        game, ask = self.game, self.game.next_ask()
        if ask is None or ask.question.kind != "survivor.talk":
            return
        never_said = "words that were vetoed" if verdict == "veto" else "words that were replaced"
        held = {"say": self.word(never_said), "end": False}
        game.enter(Hold(("survivor.talk",)))
        game.enter(Answer(ask.id, held, salt=self.word("a salt")))
        said = {"say": self.word("words of a talk", *self._about(ask)), "end": False}
        value = said if verdict == "replace" else {}
        game.enter(Ruling(ask.id, verdict, value, salt=self.word("a salt")))
        game.enter(Hold(()))

    # -- what the season itself hides --------------------------------------------------------------

    def hidden(self) -> list[Canary]:
        """Every canary there is by now, with the secrets that the season made by itself."""
        return [*self.canaries, *_own_secrets(self.game)]


def _own_secrets(game: Game) -> list[Canary]:
    """Cards, ballots, preferences, trades and dice, each by the fact that alone may tell of it."""
    found: dict[tuple[str, str], Canary] = {}
    played = {told.fact.card for told in game.kernel.story.told if _is(told, facts.CardPlayed)}
    for told in game.kernel.story.told:
        fact = told.fact
        if isinstance(fact, facts.CardPlanted):
            found["camp", fact.card] = Canary("a card at camp", _quoted(fact.card))
        elif isinstance(fact, facts.CardGained) and fact.card not in played:
            found["card", fact.card] = Canary("a card in hand", (fact.card,), (fact.seat,))
        for kind, (secret, field) in TELLTALE.items():
            if isinstance(fact, kind):
                owner = getattr(fact, field)
                json = f'{{"fact":"{kind.__name__}","{field}":"{owner}"'
                spoken = f"{kind.__name__}({field}='{owner}'"
                about = (owner,)
                found[kind.__name__, owner] = Canary(secret, (json, spoken), about)
    return list(found.values())


TELLTALE: dict[type[Any], tuple[str, str]] = {
    facts.BallotCast: ("a ballot", "seat"),
    facts.JuryBallotCast: ("a jury ballot", "juror"),
    facts.PreferencesSet: ("preferences", "seat"),
    facts.CompetitionEntered: ("a choice at a roll", "seat"),
    facts.GatheringPlanned: ("a choice at a roll", "seat"),
    facts.GatheringSettled: ("a choice at a roll", "seat"),
    facts.CompetitionRolled: ("dice", "seat"),
    facts.GatheringRolled: ("dice", "seat"),
    facts.BonusRolled: ("dice of a bonus roll", "seat"),
    ClaimJudged: ("a verdict", "seat"),
}
"""Facts that are one castaway's own (or producers'), and the field that names whose."""


def _quoted(mark: str) -> tuple[str, ...]:
    """A mark that other texts may hold by chance: `Ember/1` is also part of an ask's id."""
    return f'"{mark}"', f"'{mark}'"


def _is(told: Any, kind: type[Any]) -> bool:
    return isinstance(told.fact, kind)
