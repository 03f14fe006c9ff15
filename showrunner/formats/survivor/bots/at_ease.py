"""A talk where nobody here can be voted out tonight: old scores, who is close, the end, the day."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from showrunner.formats.survivor.bots.moves import Move, accuse, ask
from showrunner.formats.survivor.bots.reasons import TOGETHER
from showrunner.formats.survivor.bots.turn import Turn
from showrunner.formats.talk.acts import Act


class AtEase(Turn):
    """One's turn where nobody here can go tonight."""

    def speak(self) -> Move:
        """Answer what was said; else bring up what is on one's mind, and not for long."""
        if not self.talk.answered:
            for act in self.talk.last:
                if (move := self.reply(act)) is not None:
                    return move
        if self.talk.mine:
            return self.close()
        topics = list(self.topics())
        if self.talk.turns == 0 or not topics:
            return (topics[0] if topics and self.bold(12) else self.small_talk)()
        return self.dice.pick(topics[:3])()

    def topics(self) -> Iterator[Callable[[], Move]]:
        """What there is to speak of, the weightiest first."""
        if (confront := self.confront()) is not None:
            yield lambda: confront
        if (alliance := self.ask_into_alliance()) is not None:
            yield lambda: alliance
        if self.could_go_to_the_end:
            yield self.to_the_end
        if (lie := self.told_of_lie()) is not None:
            yield lambda: lie
        if (pair := self.pair()) is not None:
            yield lambda: pair
        others = [seat for seat in self.mind.team if seat not in (self.me, self.partner)]
        if others:
            yield self.sound_out
        if self.had_bad_day():
            yield lambda: Move("comfort", "comfort", (), self.partner)
        if self.trust >= 20:
            yield lambda: Move("trust_you", "confess", (), self.partner, people=True)

    def told_of_lie(self) -> Move | None:
        """Somebody lied to me, and my friends hear of it."""
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
        return Move("tell_lie", "tell", (accuse(liar, "lie"),), liar, given, people=True)

    def pair(self) -> Move | None:
        """Two who go off together a lot."""
        mind = self.mind
        active = set(mind.sheet.active)
        pairs = [
            pair
            for pair, times in mind.talks.pairs.items()
            if times >= TOGETHER and set(pair) <= active and self.partner not in pair
        ]
        if not pairs:
            return None
        one, other = self.dice.pick(pairs)
        return Move("pair", "probe", (ask("other", one),), one, {"other": other}, people=True)

    def sound_out(self) -> Move:
        """Whether they trust the one whom I would see go first."""
        others = [seat for seat in self.mind.team if seat not in (self.me, self.partner)]
        later = (self.mind.plans.wanted(others) or others)[0]
        return Move("ask_trust", "probe", (ask("trust", later),), later, people=True)

    def had_bad_day(self) -> bool:
        """Whether my partner came home with nothing, or was the last of a team that lost."""
        camp = self.mind.camp
        lost = camp.team_result == "lost" and camp.came_last(self.partner)
        return lost or camp.gathered.get(self.partner) == 0

    def small_talk(self) -> Move:
        """The day as it was: what was staged, the meal, a new team."""
        camp, mind = self.mind.camp, self.mind
        sections = []
        if camp.event:
            sections.append("day.event")
        if camp.staged:
            sections.append("day.staged")
        if camp.removed:
            sections.append("day.removed")
        if camp.merged_today:
            sections.append("day.merged")
        if camp.swapped_in == mind.sheet.round > 1:
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
        given = {"staged": camp.staged}
        name = camp.winners[0] if section == "day.winner" else camp.removed
        return Move(section, "open", (), name, given, ends=self.talk.turns > 0)

    def reply(self, act: Act) -> Move | None:
        """What one says to an act; None where there is nothing to say to it."""
        mind = self.mind
        match act.act:
            case "accuse" if act.about == self.me:
                return self.to_accusation(act)
            case "accuse":
                acts = (ask("trust", act.about),) if not self.last else ()
                return Move("gossip.liar", "probe", acts, act.about, ends=True, people=True)
            case "join" if not act.about and not self.talk.did("join"):
                return self.to_alliance(act)
            case "promise" if act.what == "final" and not mind.promises.promised_final_to(
                self.partner
            ):
                if self.could_go_to_the_end:
                    return self.to_the_end()
                return Move("final.maybe", "deflect", (), ends=True, people=True)
            case "ask" if act.what == "trust" and act.about not in ("", self.me):
                return self.opinion(act.about)
            case "ask" if act.what == "other" and act.about:
                return Move("pair.answer", "probe", (), act.about, ends=True, people=True)
            case "ask" if act.what == "card" and act.about in ("", self.me):
                return self.about_cards()
            case "propose" if act.about != self.me:
                return self.opinion(act.about)
        return None

    def opinion(self, about: str) -> Move:
        """Whether I trust somebody, and why not."""
        if about in self.mind.promises.lies:
            return Move(
                "opinion.liar", "opinion", (accuse(about, "lie"),), about, ends=True, people=True
            )
        trusted = self.mind.bonds.trust(about) >= 10
        section = "opinion.good" if trusted else "opinion.bad"
        return Move(section, "opinion", (), about, ends=True, people=True)
