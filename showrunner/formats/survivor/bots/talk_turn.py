"""My turn in a private talk: the moves that fit before a vote and at ease alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from showrunner.formats.survivor.bots.alliances import MAX_MEMBERS
from showrunner.formats.survivor.bots.bonds import CLOSE_TRUST
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.speech import lines
from showrunner.formats.survivor.bots.talks import OwnTalk
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice, Text

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

MAX_FINAL_PROMISES = 2
"""The most castaways that I sincerely promise to go to the end with."""

BLUFF_GUILE = 7
"""Least guile at which a castaway in danger claims to hold a card without having one."""
DECEIVE_GUILE = 6
"""Least guile to agree to a name insincerely, or to deny holding a card."""


class TalkTurn:
    """My turn to speak in a private talk."""

    def __init__(self, mind: Mind, talk: OwnTalk, partner: str, dice: Dice) -> None:
        self.mind = mind
        self.me = mind.me
        self.character = mind.character
        self.talk = talk
        self.partner = partner
        self.dice = dice
        self.trust = mind.bonds.trust(partner)
        limit = mind.sheet.parameters.turns_per_conversation
        self.should_end = talk.turns >= min(limit - 1, 5)
        """Whether this should be my last message."""
        self.is_first_message = not talk.my_acts and talk.turns < 2
        """Whether I have not said anything in this talk yet."""

    def dares(self, out_of: int = 10) -> bool:
        """Draw whether I dare to do something."""
        return self.dice.chance(self.character.nerve, out_of)

    def close(self) -> Move:
        """End the talk, confirming what was agreed."""
        if any(act.act == "promise" and act.what == "safety" for act in self.talk.last_acts):
            return Move("seal.promise", "close", ends=True)
        if self.talk.agreed and self.talk.last_acts:
            was_my_name = self.talk.first_named_by.get(self.talk.agreed) == self.me
            section = "seal" if was_my_name else "seal.theirs"
            return Move(section, "close", name=self.talk.agreed, ends=True)
        return Move("close", "close", ends=True)

    # -- lies found out ----------------------------------------------------------------------------

    def confront(self) -> Move | None:
        """Confront my partner about a lie to me, once per lie."""
        lie = self.mind.promises.lies.get(self.partner)
        if lie is None or (self.partner, lie.about) in self.mind.promises.confronted:
            return None
        if not self.dice.chance(4 + self.character.nerve, 14):
            return None
        section = "confront.safety" if lie.what == "safety" else "confront.vote"
        given = {"other": lie.about} if lie.about != self.me else {}
        acts = (Act("accuse", self.partner, "lie"),)
        return Move(section, "accuse", acts, self.partner, given)

    def answer_accusation(self, act: Act) -> Move:
        """Answer an accusation: own up, deny it, or deflect.

        I own up if the accusation is true and I have little guile.
        """
        mind = self.mind
        wrote_them = self.partner == mind.votes.last.ballot
        is_guilty = self.partner in mind.promises.ever_deceived or (
            act.what != "lie" and wrote_them
        )
        if is_guilty and self.character.guile <= 5:
            return Move("own_up", "confess", (), self.partner, ends=self.should_end)
        if is_guilty:
            return Move("deny", "lie", (), self.partner, lies=True, ends=self.should_end)
        return Move("not_me", "deflect", (), self.partner, ends=self.should_end)

    def answer_about_cards(self) -> Move:
        """Answer what cards I hold: the truth to a friend, otherwise a lie or an evasion."""
        hand = self.mind.sheet.hand(self.me)
        is_friend = self.trust >= 20
        if not hand and self.character.guile >= BLUFF_GUILE and self.mind.plans.in_danger:
            acts = (Act("tell", self.me, "card"),)
            return Move("card.bluff", "lie", acts, lies=True)
        if not hand:
            return Move("card.none", "tell", (), ends=self.should_end)
        if is_friend:
            return Move("card.have", "tell", (Act("tell", self.me, "card"),))
        if self.character.guile >= DECEIVE_GUILE:
            return Move("card.none", "lie", (), lies=True, ends=self.should_end)
        return Move("card.mind", "deflect", (), ends=self.should_end)

    def opinion(self, about: str, ends: bool) -> Move:
        """Say whether I trust somebody, or that they are a liar."""
        if about in self.mind.promises.lies:
            acts = (Act("accuse", about, "lie"),)
            return Move("opinion.liar", "opinion", acts, about, ends=ends)
        is_trusted = self.mind.bonds.trust(about) >= 10
        section = "opinion.good" if is_trusted else "opinion.bad"
        return Move(section, "opinion", (), about, ends=ends)

    # -- alliances and the end ---------------------------------------------------------------------

    def offer_final(self, lies: bool = False) -> Move:
        """Offer or agree to go to the end together."""
        asked = any(act.act == "promise" and act.what == "final" for act in self.talk.last_acts)
        section = "final.yes" if asked else "final"
        acts = (Act("promise", self.partner, "final"),)
        return Move(section, "lie" if lies else "promise", acts, lies=lies, ends=asked)

    @property
    def would_offer_final(self) -> bool:
        """Whether I would go to the end with my partner and have not said so."""
        promises = self.mind.promises
        active = self.mind.sheet.active
        promised_finals = [seat for seat in active if promises.promised_final_to(seat)]
        is_late = len(active) <= max(6, len(self.mind.sheet.players) // 2)
        return (
            is_late
            and self.trust >= CLOSE_TRUST
            and self.partner not in promised_finals
            and len(promised_finals) < MAX_FINAL_PROMISES
            and self.partner not in promises.lies
        )

    def ask_into_alliance(self) -> Move | None:
        """Invite my partner into my alliance, or found one with them."""
        mind = self.mind
        if self.trust < 4 or self.partner in mind.promises.lies or len(mind.sheet.active) <= 5:
            return None
        alliances = mind.alliances
        mine = alliances.main
        if mine is not None:
            inside = alliances.active_members(mine)
            is_full = len(inside) >= min(MAX_MEMBERS, len(mind.team) // 2 + 1)
            if self.partner in mine.members or is_full:
                return None
            if (self.partner, mine.name) in alliances.invited or mine.founder != self.me:
                return None
            others = [seat for seat in inside if seat != self.me]
            acts = (
                self._join(mine.name),
                *(self._join(mine.name, seat) for seat in others[:3]),
            )
            given = {"alliance": mine.name, "by": others[0]}
            return Move("alliance.invite", "ally", acts, given=given)
        if alliances.allies_among([self.partner]) or not self.dice.chance(
            4 + self.character.nerve, 18
        ):
            return None
        name = self._new_name()
        given = {"alliance": name}
        return Move("alliance.found", "ally", (self._join(name),), given=given)

    def answer_invitation(self, act: Act) -> Move:
        """Accept or refuse an invitation to an alliance."""
        name = str(act.name)
        given = {"alliance": name}
        has_enough_alliances = len(self.mind.alliances.mine) >= (
            1 if self.character.guile < 7 else 2
        )
        if self.trust < 0 or has_enough_alliances:
            return Move("alliance.no", "refuse", (Act("refuse"),), given=given)
        lies = self.trust < 5 and self.character.guile > 6
        acts = (self._join(name),)
        return Move("alliance.yes", "lie" if lies else "ally", acts, given=given, lies=lies)

    def _join(self, name: str, about: str = "") -> Act:
        return Act("join", about, name=Text("", name))

    def _new_name(self) -> str:
        known = self.mind.alliances.known
        names = [line.text for line in lines()["alliance names"] if line.text not in known]
        return self.dice.pick(names) if names else f"Number {len(known) + 1}"
