"""A talk before a vote: names, promises, warnings; and some of it is not true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from showrunner.formats.survivor.bots import reasons
from showrunner.formats.survivor.bots.moves import (
    Move,
    agree,
    ask,
    named,
    promise,
    propose,
    refuse,
    warn,
)
from showrunner.formats.survivor.bots.speech import in_words
from showrunner.formats.survivor.bots.talks import Talk
from showrunner.formats.survivor.bots.turn import DECEIVES, Turn
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

URGENT = (
    "accuse",
    "warn",
    "join",
    "ask",
    "propose",
    "refuse",
    "spare",
    "tell",
    "agree",
    "promise",
)
"""Of several acts of one message, which wants an answer first."""
WARNS = -8
"""Trust from which on somebody hears that their name goes round."""
CONFIDES = 5
"""Trust from which on somebody hears who else writes a name."""
SWEARS_FALSELY = 8
"""With less guile nobody swears safety to their own target."""


class Tonight(Turn):
    """One's turn before a vote.

    `wanted` are those who can be voted out, most wanted first; `name` is what my partner hears
    from me ("" if I keep it to myself), and `lies` whether I mean another.
    """

    def __init__(
        self, mind: Mind, talk: Talk, partner: str, dice: Dice, wanted: Sequence[str]
    ) -> None:
        super().__init__(mind, talk, partner, dice)
        self.wanted = wanted
        self.name, self.lies = mind.plans.name_for(partner, wanted)

    def speak(self) -> Move:
        """Warn, else answer what was said, else bring something up, else leave it at that."""
        if not self.talk.mine and (move := self.warning()) is not None:
            return move
        if not self.talk.answered:
            for act in sorted(self.talk.last, key=lambda act: URGENT.index(act.act)):
                if (move := self.reply(act)) is not None:
                    return move
        if self.last:
            return self.close()
        return self.bring_up() or self.close()

    @property
    def in_reach(self) -> bool:
        """Whether my partner can be voted out at all: else a promise of safety is worth nothing."""
        return self.partner in self.wanted

    # -- what I bring up ---------------------------------------------------------------------------

    def bring_up(self) -> Move | None:
        """What I want from this talk, the most pressing first; None when nothing is left."""
        if self.first and (move := self.confront()) is not None:
            return move
        if (move := self.warning()) is not None:
            return move
        if self.mind.plans.in_danger and not self.talk.did("ask") and not self.talk.did("propose"):
            return self.scramble()
        if not self.talk.did("join") and (move := self.ask_into_alliance()) is not None:
            return move
        if not self.talk.agreed and not self.talk.did("propose"):
            if self.name and (self.bold(12) or self.talk.turns > 1):
                return self.propose()
            if not self.talk.did("ask"):
                section = "ask_target.friend" if self.trust > 20 else "ask_target"
                return Move(section, "probe", (ask("target"),))
        if (move := self.gossip()) is not None:
            return move
        if self.could_go_to_the_end and self.partner not in self.wanted[:2]:
            return self.to_the_end()
        return self.about_idols()

    def about_idols(self) -> Move | None:
        """Whether they hold something, or who is looking."""
        mind = self.mind
        if self.talk.did("ask", "card") or self.talk.did("tell") or not self.dice.chance(1, 5):
            return None
        seekers = [
            seat
            for seat, amount in mind.camp.gathered.items()
            if len(mind.sheet.active) > reasons.FEW
            and amount <= reasons.LITTLE_FOOD
            and seat in mind.team
            and seat not in (self.me, self.partner)
        ]
        if seekers:
            return Move("idol.search", "probe", (ask("card", seekers[0]),), seekers[0], people=True)
        if self.trust >= WARNS:
            return Move("idol.ask", "probe", (ask("card", self.partner),), people=True)
        return None

    def warning(self) -> Move | None:
        """A friend hears that their name goes round, and from whom."""
        mind = self.mind
        if self.talk.did("warn") or self.trust < WARNS:
            return None
        if mind.sheet.players[self.partner].immune or self.wanted[0] == self.partner:
            return None
        mine = mind.alliances.company
        named_by = mind.votes.sources(self.partner)
        sources = [by for by in named_by if by != self.partner and by not in mine]
        if not sources:
            return None
        by = sources[-1]
        acts = (warn(self.partner, by),)
        return Move("warn", "warn", acts, by, given={"by": by}, people=True)

    def scramble(self) -> Move:
        """My own name goes round: I ask for help, with another name where I have one."""
        mind = self.mind
        by = next(iter(mind.votes.sources(self.me)), "")
        against = by if by in self.wanted and by != self.partner else self.name
        if against and against != self.partner:
            acts = (propose(against),)
            section = "scramble.name" if against == by else "scramble.other"
            return Move(
                section,
                "lie" if against != self.wanted[0] and self.lies else "propose",
                acts,
                against,
                lies=self.lies and against == self.name,
                people=True,
            )
        return Move("scramble.ask", "probe", (ask("target", self.me),), people=True)

    def propose(self, other_reason: bool = False) -> Move:
        """A name, with a reason; now and then with a promise."""
        name = self.name
        known = reasons.against(self.mind, name, self.partner)
        reason = known[min(1, len(known) - 1)] if other_reason else self.pick_reason(known)
        given = {"by": reason.by, "number": in_words(reason.number) if reason.number else ""}
        acts: tuple[Act, ...] = (propose(name),)
        if reason.kind == "joined":
            acts = (propose(name), named(name, reason.by))
        if not self.lies and self.speaks_for_alliance(name) and self.dice.chance(1, 2):
            return Move("propose.our_alliance", "propose", (propose(name),), name, people=True)
        section = f"insist.{reason.kind}" if self.talk.did("propose") else f"propose.{reason.kind}"
        intent = "lie" if self.lies else "propose"
        return Move(section, intent, acts, name, given, lies=self.lies, people=reason.people)

    def speaks_for_alliance(self, name: str) -> bool:
        """Whether my partner and I are in an alliance of three or more that can vote for a name."""
        mind, alliance = self.mind, self.mind.alliances.main
        if alliance is None or self.partner not in alliance.members or name in alliance.members:
            return False
        voting = [mind.votes.voting.get(seat, name) for seat in alliance.members]
        return len(mind.alliances.inside(alliance)) > 2 and set(voting) == {name}

    def pick_reason(self, known: Sequence[reasons.Reason]) -> reasons.Reason:
        """One of the two strongest; what is between people before what is counted."""
        if self.trust < CONFIDES:
            known = [one for one in known if one.kind != "joined"] or [reasons.Reason("plain")]
        people = [reason for reason in known if reason.people]
        return self.dice.pick((people or known)[:2])

    def gossip(self) -> Move | None:
        """Who said somebody's name, to an ally; or who went off with whom today."""
        mind = self.mind
        if self.talk.did("tell") or self.trust < 0:
            return None
        for name, sources in mind.votes.named.items():
            by = next((one for one in sources if one in mind.sheet.active), "")
            absent = by and {name, by}.isdisjoint({self.partner, self.me})
            new = name not in (self.talk.agreed, self.name)
            if absent and new:
                acts = (named(name, by),)
                return Move("tell_named", "tell", acts, by, {"other": name}, people=True)
        return self.pair_gossip()

    def pair_gossip(self) -> Move | None:
        """Who went off with whom today."""
        mind = self.mind
        pairs = [
            pair
            for pair in mind.talks.pairs_today
            if self.partner not in pair and set(pair) <= set(mind.sheet.active)
        ]
        if not pairs or not self.dice.chance(1, 4):
            return None
        one, other = self.dice.pick(pairs)
        return Move("pair", "probe", (ask("other", one),), one, {"other": other}, people=True)

    # -- answers -----------------------------------------------------------------------------------

    def reply(self, act: Act) -> Move | None:
        """What one says to an act; None where there is nothing to say to it."""
        match act.act:
            case "accuse" if act.about == self.me:
                return self.to_accusation(act)
            case "accuse":
                return Move("gossip.liar", "probe", (), act.about, people=True)
            case "warn" if act.about == self.me:
                return self.to_warning(act)
            case "join" if not act.about and not self.talk.did("join"):
                return self.to_alliance(act)
            case "ask":
                return self.to_question(act)
            case "propose":
                return self.to_proposal(act.about)
            case "refuse":
                return self.to_refusal(act)
            case "agree":
                return self.seal()
            case "promise" if act.what == "vote" and act.about and not self.talk.agreed:
                return self.to_proposal(act.about)
            case "promise":
                return self.to_promise(act)
            case "tell" if act.what == "card":
                return Move("news.card", "probe", (), act.about, ends=self.last, people=True)
            case "tell" if act.about == self.me:
                return self.to_warning(act)
            case "tell" if act.about != self.talk.agreed:
                return self.to_news(act)
        return None

    def to_question(self, act: Act) -> Move | None:
        """They want to know who goes, whether it is they, whom I trust, or what I hold."""
        if act.what == "target" and act.about == self.partner:
            return self.reassure()
        if act.what == "card" and act.about in ("", self.me):
            return self.about_cards()
        if act.what == "card":
            return Move("idol.answer", "probe", (), act.about, ends=self.last, people=True)
        if act.what == "trust" and act.about not in ("", self.me):
            return self.opinion(act.about)
        if act.what == "other":
            return Move("pair.answer", "probe", (), ends=self.last, people=True)
        if self.talk.did("propose"):
            return self.close()
        if self.name:
            return self.propose()
        return Move("vague", "deflect", (), ends=self.last)

    def reassure(self) -> Move:
        """Whether it is they: no, it is somebody else; or something that is no answer."""
        mind = self.mind
        target = self.wanted[0] == self.partner
        if target and self.character.guile < SWEARS_FALSELY:
            return Move("vague.you", "deflect", (), ends=self.last, people=True)
        sources = [by for by in mind.votes.sources(self.partner) if by != self.me]
        if sources and not target and self.trust >= WARNS:
            acts = (warn(self.partner, sources[-1]),)
            return Move("warn", "warn", acts, sources[-1], {"by": sources[-1]}, people=True)
        acts = (promise("safety", self.partner),)
        if target:
            return Move("safe.asked", "lie", acts, lies=True, people=True)
        if self.trust < 0:
            return Move("vague.you", "deflect", (), ends=self.last, people=True)
        return Move("safe.asked", "promise", acts, people=True)

    def opinion(self, about: str) -> Move:
        """Whether I trust somebody."""
        if about in self.mind.promises.lies:
            acts = (Act("accuse", about, "lie"),)
            return Move("opinion.liar", "opinion", acts, about, ends=self.last, people=True)
        trusted = self.mind.bonds.trust(about) >= 10
        section = "opinion.good" if trusted else "opinion.bad"
        return Move(section, "opinion", (), about, ends=self.last, people=True)

    def to_proposal(self, theirs: str) -> Move | None:
        """Yes, no, another name, or a yes that is none."""
        mind = self.mind
        if theirs in ("", self.me):
            return Move("shocked", "deflect", (), ends=self.last, people=True)
        if theirs not in self.wanted:
            return Move("refuse.immune", "refuse", (refuse(theirs),), theirs, ends=self.last)
        if self.wanted[0] == self.partner and self.character.guile < DECEIVES:
            return Move("vague.name", "deflect", (), theirs, ends=self.talk.turns > 1)
        if theirs in (self.name, self.wanted[0]) and not (self.lies and theirs == self.name):
            return self.agree(theirs)
        sly = self.character.guile >= DECEIVES and refuse(theirs) not in self.talk.mine
        if mind.plans.would_follow(theirs, self.partner, self.wanted):
            meant = mind.plans.would_write(theirs, self.partner)
            if meant or sly:
                return self.agree(theirs, lies=not meant)
        if sly and self.dice.chance(self.character.guile - 3, 12):
            return self.agree(theirs, lies=True)
        return self.decline(theirs)

    def decline(self, theirs: str) -> Move:
        """No; with my own name where I have not said it yet."""
        mind = self.mind
        friend = mind.bonds.is_friend(theirs) or theirs in mind.alliances.with_me([theirs])
        if self.name and not self.talk.did("propose") and not self.last:
            acts = (refuse(theirs), propose(self.name))
            warned = self.talk.did("warn")
            section = "counter.friend" if friend else "counter.warned" if warned else "counter"
            intent = "lie" if self.lies else "propose"
            given = {"other": theirs}
            return Move(section, intent, acts, self.name, given, lies=self.lies, people=True)
        if friend:
            section = "refuse.warned" if self.talk.did("warn") else "refuse.friend"
            return Move(section, "refuse", (refuse(theirs),), theirs, ends=True)
        return Move("vague.name", "deflect", (), theirs, ends=True)

    def agree(self, name: str, lies: bool = False) -> Move:
        """Yes to a name."""
        acts: tuple[Act, ...] = (agree(name),)
        own = name == self.wanted[0] and not self.talk.did("propose")
        section = "agree.own" if own and not lies and self.dice.chance(1, 2) else "agree"
        given = {}
        supporter = self.supporter_of(name)
        if supporter and not lies and self.dice.chance(2, 3):
            acts, given = (agree(name), named(name, supporter)), {"by": supporter}
            section = "agree.joined"
        elif not lies and self.trust > 10 and self.in_reach and self.dice.chance(1, 3):
            acts, section = (agree(name), promise("safety", self.partner)), "agree.swear"
        ends = self.last or self.talk.did("propose") or self.dice.chance(1, 2)
        intent = "lie" if lies else "agree"
        return Move(section, intent, acts, name, given, lies=lies, ends=ends)

    def supporter_of(self, name: str) -> str:
        """Who else means to write a name and was not spoken of here; "" if nobody does."""
        told = {by for by, about in self.talk.told if about == name}
        known = self.mind.votes.supporters(name)
        return next((seat for seat in known if seat not in (self.partner, *told)), "")

    def to_refusal(self, act: Act) -> Move | None:
        """Another reason for my name, theirs instead, or the end of it."""
        theirs = self.talk.proposed.get(self.partner, "")
        if theirs and theirs != act.about and theirs in self.wanted:
            return self.to_proposal(theirs)
        if self.name and self.talk.did("propose") and self.bold(14) and not self.last:
            times = sum(mine.act == "propose" for mine in self.talk.mine)
            return self.propose(other_reason=True) if times < 2 else self.close()
        if self.name and not self.talk.did("propose"):
            return self.propose()
        return Move("never_mind", "close", (), ends=True)

    def seal(self) -> Move | None:
        """They said yes: how many we are, a promise, or no more words."""
        name = self.talk.agreed or self.name
        if not name:
            return self.close()
        supporter = self.supporter_of(name)
        if supporter and not self.lies and not self.talk.did("tell"):
            acts = (named(name, supporter),)
            votes = len({*self.mind.votes.supporters(name), self.partner, self.me})
            section = "seal.majority" if 2 * votes > len(self.mind.sheet.voters) else "seal.numbers"
            given = {"by": supporter, "number": in_words(votes)}
            return Move(section, "tell", acts, name, given, ends=True, people=True)
        if self.could_go_to_the_end and self.partner not in self.wanted[:2]:
            return self.to_the_end()
        if (move := self.ask_into_alliance()) is not None and not self.last:
            return move
        if self.trust > 0 and not self.talk.did("promise") and self.dice.chance(1, 3):
            target = self.partner == self.wanted[0]
            if not target and self.in_reach:
                acts = (promise("safety", self.partner),)
                return Move("safe", "promise", acts, ends=True, people=True)
        return self.close()

    def to_promise(self, act: Act) -> Move | None:
        """A word for a word, a doubt, or thanks."""
        mind = self.mind
        if self.partner in mind.promises.lies and self.bold():
            return Move("doubt", "accuse", (), self.partner, ends=self.last, people=True)
        if act.what == "final" and not mind.promises.promised_final_to(self.partner):
            if self.could_go_to_the_end:
                return self.to_the_end()
            if self.character.guile >= DECEIVES and self.dice.chance(1, 2):
                return self.to_the_end(lies=True)
            return Move("final.maybe", "deflect", (), ends=self.last, people=True)
        if self.name and not self.talk.agreed and not self.talk.did("propose") and not self.last:
            return self.propose()
        sincere = self.trust > 5 and self.wanted[0] != self.partner and self.in_reach
        if act.what == "safety" and not self.talk.did("promise") and sincere:
            acts = (promise("safety", self.partner),)
            return Move("safe.back", "promise", acts, ends=True, people=True)
        return None

    def to_warning(self, act: Act) -> Move:
        """Thanks, and the name of whoever named me where they can be voted for."""
        by = act.by
        if by in self.wanted and by not in (self.me, self.partner):
            acts = (propose(by),)
            meant = self.wanted[0] == by
            intent = "propose" if meant else "lie"
            return Move("thanks.name", intent, acts, by, lies=not meant, people=True)
        return Move("thanks", "thank", (), people=True)

    def to_news(self, act: Act) -> Move | None:
        """What one makes of a name that somebody else has put up."""
        if self.mind.bonds.is_friend(act.about):
            return Move("news.friend", "probe", (), act.about, {"by": act.by}, people=True)
        return Move("news", "probe", (), act.about, {"by": act.by}, ends=self.last, people=True)
