"""One's turn in a private talk: what every turn knows, and the moves that fit any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from showrunner.formats.survivor.bots.bonds import CLOSE
from showrunner.formats.survivor.bots.moves import (
    Move,
    accuse,
    promise,
    refuse,
)
from showrunner.formats.survivor.bots.speech import lines
from showrunner.formats.survivor.bots.talks import Talk
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice, Text

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

MAX_FINALS = 2
"""The most people to whom one swears the end sincerely."""

BLUFFS = 7
"""With so much guile somebody in danger says that they hold a card."""
DECEIVES = 6
"""With less guile nobody says yes to a name and means no, or denies a card that they hold."""


class Turn:
    """One's turn to speak."""

    def __init__(self, mind: Mind, talk: Talk, partner: str, dice: Dice) -> None:
        self.mind = mind
        self.me = mind.me
        self.character = mind.character
        self.talk = talk
        self.partner = partner
        self.dice = dice
        self.trust = mind.bonds.trust(partner)
        limit = mind.sheet.parameters.turns_per_conversation
        self.last = talk.turns >= min(limit - 1, 5)
        """Whether this had better be my last message."""
        self.first = not talk.mine and talk.turns < 2
        """Whether I have said nothing in this talk yet."""

    def bold(self, out_of: int = 10) -> bool:
        """Whether my nerve carries me this time."""
        return self.dice.chance(self.character.nerve, out_of)

    def close(self) -> Move:
        """Nothing is left to say."""
        if any(act.act == "promise" and act.what == "safety" for act in self.talk.last):
            return Move("seal.promise", "close", ends=True)
        if self.talk.agreed and self.talk.last:
            mine = self.talk.first_by.get(self.talk.agreed) == self.me
            section = "seal" if mine else "seal.theirs"
            return Move(section, "close", name=self.talk.agreed, ends=True)
        return Move("close", "close", ends=True)

    # -- lies found out ----------------------------------------------------------------------------

    def confront(self) -> Move | None:
        """Somebody lied to me: they hear it from me, once a lie."""
        lie = self.mind.promises.lies.get(self.partner)
        if lie is None or (self.partner, lie.about) in self.mind.promises.confronted:
            return None
        if not self.dice.chance(4 + self.character.nerve, 14):
            return None
        section = "confront.safety" if lie.what == "safety" else "confront.vote"
        given = {"other": lie.about} if lie.about != self.me else {}
        acts = (accuse(self.partner, "lie"),)
        return Move(section, "accuse", acts, self.partner, given, people=True)

    def to_accusation(self, act: Act) -> Move:
        """I own up where I did it and have little guile, else I deny or turn it aside."""
        mind = self.mind
        wrote_them = self.partner == mind.votes.last.ballot
        did = self.partner in mind.promises.deceived or (act.what != "lie" and wrote_them)
        if did and self.character.guile <= 5:
            return Move("own_up", "confess", (), self.partner, ends=self.last, people=True)
        if did:
            return Move("deny", "lie", (), self.partner, lies=True, ends=self.last, people=True)
        return Move("not_me", "deflect", (), self.partner, ends=self.last, people=True)

    def about_cards(self) -> Move:
        """The truth to a friend, a lie or nothing to anybody else."""
        hand = self.mind.sheet.hand(self.me)
        friend = self.trust >= 20
        if not hand and self.character.guile >= BLUFFS and self.mind.plans.in_danger:
            acts = (Act("tell", self.me, "card"),)
            return Move("card.bluff", "lie", acts, lies=True, people=True)
        if not hand:
            return Move("card.none", "tell", (), ends=self.last)
        if friend:
            return Move("card.have", "tell", (Act("tell", self.me, "card"),), people=True)
        if self.character.guile >= DECEIVES:
            return Move("card.none", "lie", (), lies=True, ends=self.last)
        return Move("card.mind", "deflect", (), ends=self.last)

    # -- alliances and the end ---------------------------------------------------------------------

    def to_the_end(self, lies: bool = False) -> Move:
        """Offer to go to the end together, or say yes to it."""
        asked = any(act.act == "promise" and act.what == "final" for act in self.talk.last)
        section = "final.yes" if asked else "final"
        acts = (promise("final", self.partner),)
        return Move(section, "lie" if lies else "promise", acts, lies=lies, ends=asked, people=True)

    @property
    def could_go_to_the_end(self) -> bool:
        """Whether I would go to the end with them and have not said so."""
        promises = self.mind.promises
        active = self.mind.sheet.active
        sworn = [seat for seat in active if promises.promised_final_to(seat)]
        late = len(active) <= max(6, len(self.mind.sheet.players) // 2)
        return (
            late
            and self.trust >= CLOSE
            and self.partner not in sworn
            and len(sworn) < MAX_FINALS
            and self.partner not in promises.lies
        )

    def ask_into_alliance(self) -> Move | None:
        """Bring somebody into my alliance, or found one with them."""
        mind = self.mind
        if self.trust < 4 or self.partner in mind.promises.lies or len(mind.sheet.active) <= 5:
            return None
        alliances = mind.alliances
        mine = alliances.main
        if mine is not None:
            inside = alliances.inside(mine)
            enough = len(inside) >= min(5, len(mind.team) // 2 + 1)
            if self.partner in mine.members or enough:
                return None
            if (self.partner, mine.name) in alliances.invited or mine.founder != self.me:
                return None
            others = [seat for seat in inside if seat != self.me]
            acts = (
                self._join(mine.name),
                *(self._join(mine.name, seat) for seat in others[:3]),
            )
            given = {"alliance": mine.name, "by": others[0]}
            return Move("alliance.invite", "ally", acts, given=given, people=True)
        if alliances.with_me([self.partner]) or not self.dice.chance(4 + self.character.nerve, 18):
            return None
        name = self._new_name()
        given = {"alliance": name}
        return Move("alliance.found", "ally", (self._join(name),), given=given, people=True)

    def to_alliance(self, act: Act) -> Move:
        """Yes to an alliance, or no."""
        name = str(act.name)
        given = {"alliance": name}
        crowded = len(self.mind.alliances.mine) >= (1 if self.character.guile < 7 else 2)
        if self.trust < 0 or crowded:
            return Move("alliance.no", "refuse", (refuse(),), given=given, people=True)
        lies = self.trust < 5 and self.character.guile > 6
        acts = (self._join(name),)
        return Move(
            "alliance.yes", "lie" if lies else "ally", acts, given=given, lies=lies, people=True
        )

    def _join(self, name: str, about: str = "") -> Act:
        return Act("join", about, name=Text("", name))

    def _new_name(self) -> str:
        known = self.mind.alliances.known
        names = [one.text for one in lines()["alliance names"] if one.text not in known]
        return self.dice.pick(names) if names else f"Number {len(known) + 1}"
