"""A turn in a talk where nobody here can be voted out tonight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.reasons import PAIR_SIGHTINGS
from showrunner.formats.survivor.bots.talk_turn import TalkTurn
from showrunner.formats.talk.acts import Act


class TurnAtEase(TalkTurn):
    """My turn to speak where nobody here can be voted out tonight."""

    def speak(self) -> Move:
        """Answer the last message; otherwise bring up a topic, and keep the talk short."""
        if not self.talk.answered:
            for act in self.talk.last_acts:
                if (move := self.reply(act)) is not None:
                    return move
        if self.talk.my_acts:
            return self.close()
        topics = list(self.topics())
        if self.talk.turns == 0 or not topics:
            return (topics[0] if topics and self.dares(12) else self.small_talk)()
        return self.dice.pick(topics[:3])()

    def topics(self) -> Iterator[Callable[[], Move]]:
        """Yield what I could bring up, most important first."""
        if (confront := self.confront()) is not None:
            yield lambda: confront
        if (alliance := self.ask_into_alliance()) is not None:
            yield lambda: alliance
        if self.would_offer_final:
            yield self.offer_final
        if (lie := self.tell_of_lie()) is not None:
            yield lambda: lie
        if (pair := self.mention_frequent_pair()) is not None:
            yield lambda: pair
        others = [seat for seat in self.mind.team if seat not in (self.me, self.partner)]
        if others:
            yield self.sound_out
        if self.had_bad_day():
            yield lambda: Move("comfort", "comfort", (), self.partner)
        if self.trust >= 20:
            yield lambda: Move("trust_you", "confess", (), self.partner)

    def tell_of_lie(self) -> Move | None:
        """Tell a friend who lied to me last."""
        lies = [
            seat
            for seat in self.mind.promises.lies
            if seat in self.mind.sheet.active and seat != self.partner
        ]
        if not lies or self.trust < 0:
            return None
        liar = lies[-1]
        lie = self.mind.promises.lies[liar]
        given = {"other": lie.about} if lie.about not in (self.me, liar) else {}
        return Move("tell_lie", "tell", (Act("accuse", liar, "lie"),), liar, given)

    def mention_frequent_pair(self) -> Move | None:
        """Mention two others who often go off together."""
        mind = self.mind
        active = set(mind.sheet.active)
        pairs = [
            pair
            for pair, sightings in mind.talks.pairs.items()
            if sightings >= PAIR_SIGHTINGS and set(pair) <= active and self.partner not in pair
        ]
        if not pairs:
            return None
        first, second = self.dice.pick(pairs)
        return Move("pair", "probe", (Act("ask", first, "other"),), first, {"other": second})

    def sound_out(self) -> Move:
        """Ask my partner whether they trust my next target."""
        others = [seat for seat in self.mind.team if seat not in (self.me, self.partner)]
        later = (self.mind.plans.wanted(others) or others)[0]
        return Move("ask_trust", "probe", (Act("ask", later, "trust"),), later)

    def had_bad_day(self) -> bool:
        """Whether my partner brought no food, or came last in a team that lost."""
        camp = self.mind.camp
        lost = camp.team_result == "lost" and camp.last_of_team == self.partner
        return lost or camp.gathered.get(self.partner) == 0

    def small_talk(self) -> Move:
        """Talk about today: a staged event, the meal, a new team, the competition."""
        camp, mind = self.mind.camp, self.mind
        sections = []
        if camp.event_today:
            sections.append("day.event")
        if camp.staged_title:
            sections.append("day.staged")
        if camp.removed_today:
            sections.append("day.removed")
        if camp.merged_today:
            sections.append("day.merged")
        if camp.swap_round == mind.sheet.round > 1:
            sections.append("day.swapped")
        if camp.hungry:
            sections.append("day.hungry")
        if camp.team_result:
            sections.append(f"day.{camp.team_result}")
        if mind.me in camp.winners and mind.merged:
            sections.append("day.i_won")
        elif len(camp.winners) == 1 and camp.winners[0] not in (self.partner, mind.me):
            sections.append("day.winner")
        section = self.dice.pick(sections[:2]) if sections else "day"
        given = {"staged": camp.staged_title}
        name = camp.winners[0] if section == "day.winner" else camp.removed_today
        return Move(section, "open", (), name, given, ends=self.talk.turns > 0)

    def reply(self, act: Act) -> Move | None:
        """Answer one act of the last message; None where it needs no answer."""
        mind = self.mind
        match act.act:
            case "accuse" if act.about == self.me:
                return self.answer_accusation(act)
            case "accuse":
                acts = (Act("ask", act.about, "trust"),) if not self.should_end else ()
                return Move("gossip.liar", "probe", acts, act.about, ends=True)
            case "join" if not act.about and not self.talk.did("join"):
                return self.answer_invitation(act)
            case "promise" if act.what == "final" and not mind.promises.promised_final_to(
                self.partner
            ):
                if self.would_offer_final:
                    return self.offer_final()
                return Move("final.maybe", "deflect", (), ends=True)
            case "ask" if act.what == "trust" and act.about not in ("", self.me):
                return self.opinion(act.about, ends=True)
            case "ask" if act.what == "other" and act.about:
                return Move("pair.answer", "probe", (), act.about, ends=True)
            case "ask" if act.what == "card" and act.about in ("", self.me):
                return self.answer_about_cards()
            case "propose" if act.about != self.me:
                return self.opinion(act.about, ends=True)
        return None
