"""My turn in a talk before a vote: names, promises and warnings, some of them false."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from showrunner.formats.survivor.bots import reasons
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.talk_turn import DECEIVE_GUILE, TalkTurn
from showrunner.formats.survivor.bots.talks import OwnTalk
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import number as in_words
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

REPLY_PRIORITY = (
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
"""Which act of a message is answered first, most urgent first."""
WARN_TRUST = -8
"""Least trust in a partner that I warn when their name was proposed."""
CONFIDE_TRUST = 5
"""Least trust in a partner that I tell who else votes for a name."""
FALSE_PROMISE_GUILE = 8
"""Least guile at which a castaway promises safety to their own target."""


class TurnBeforeVote(TalkTurn):
    """My turn to speak before a vote.

    `wanted` are the candidates, most wanted first. `name` is the name that I tell my partner ("" to
    keep it to myself), and `lies` whether that name is a lie.
    """

    def __init__(
        self, mind: Mind, talk: OwnTalk, partner: str, dice: Dice, wanted: Sequence[str]
    ) -> None:
        super().__init__(mind, talk, partner, dice)
        self.wanted = wanted
        self.name, self.lies = mind.plans.name_for(partner, wanted)

    def speak(self) -> Move:
        """Warn a friend, answer the last message, or bring something up; otherwise close."""
        if not self.talk.my_acts and (move := self.warning()) is not None:
            return move
        if not self.talk.answered:
            for act in sorted(self.talk.last_acts, key=lambda act: REPLY_PRIORITY.index(act.act)):
                if (move := self.reply(act)) is not None:
                    return move
        if self.should_end:
            return self.close()
        return self.bring_up() or self.close()

    @property
    def partner_is_candidate(self) -> bool:
        """Whether my partner is a candidate; if not, a promise of safety is worthless."""
        return self.partner in self.wanted

    # -- what I bring up ---------------------------------------------------------------------------

    def bring_up(self) -> Move | None:
        """Bring up what I want from this talk, most urgent first; None if nothing is left."""
        if self.is_first_message and (move := self.confront()) is not None:
            return move
        if (move := self.warning()) is not None:
            return move
        if self.mind.plans.in_danger and not self.talk.did("ask") and not self.talk.did("propose"):
            return self.ask_for_help()
        if not self.talk.did("join") and (move := self.ask_into_alliance()) is not None:
            return move
        if not self.talk.agreed and not self.talk.did("propose"):
            if self.name and (self.dares(12) or self.talk.turns > 1):
                return self.propose()
            if not self.talk.did("ask"):
                section = "ask_target.friend" if self.trust > 20 else "ask_target"
                return Move(section, "probe", (Act("ask", "", "target"),))
        if (move := self.gossip()) is not None:
            return move
        if self.would_offer_final and self.partner not in self.wanted[:2]:
            return self.offer_final()
        return self.ask_about_idols()

    def ask_about_idols(self) -> Move | None:
        """Ask whether my partner holds an idol, or point out who may be searching for one."""
        mind = self.mind
        if self.talk.did("ask", "card") or self.talk.did("tell") or not self.dice.chance(1, 5):
            return None
        searchers = [
            seat
            for seat, amount in mind.camp.gathered.items()
            if len(mind.sheet.active) > reasons.SMALL_CAST
            and amount <= reasons.SEARCHING_CATCH
            and seat in mind.team
            and seat not in (self.me, self.partner)
        ]
        if searchers:
            return Move("idol.search", "probe", (Act("ask", searchers[0], "card"),), searchers[0])
        if self.trust >= WARN_TRUST:
            return Move("idol.ask", "probe", (Act("ask", self.partner, "card"),))
        return None

    def warning(self) -> Move | None:
        """Warn a partner that their name was proposed, and say by which castaway."""
        mind = self.mind
        if self.talk.did("warn") or self.trust < WARN_TRUST:
            return None
        if mind.sheet.players[self.partner].immune or self.wanted[0] == self.partner:
            return None
        allies = mind.alliances.allies
        named_by = mind.votes.proposers_of(self.partner)
        proposers = [by for by in named_by if by != self.partner and by not in allies]
        if not proposers:
            return None
        by = proposers[-1]
        acts = (Act("warn", self.partner, by=by),)
        return Move("warn", "warn", acts, by, given={"by": by})

    def ask_for_help(self) -> Move:
        """Ask for help because my own name was proposed, naming somebody else if I can."""
        mind = self.mind
        by = next(iter(mind.votes.proposers_of(self.me)), "")
        against = by if by in self.wanted and by != self.partner else self.name
        if against and against != self.partner:
            acts = (Act("propose", against),)
            section = "scramble.name" if against == by else "scramble.other"
            return Move(
                section,
                "lie" if against != self.wanted[0] and self.lies else "propose",
                acts,
                against,
                lies=self.lies and against == self.name,
            )
        return Move("scramble.ask", "probe", (Act("ask", self.me, "target"),))

    def propose(self, other_reason: bool = False) -> Move:
        """Propose a name with a reason; a repeated proposal takes another reason."""
        name = self.name
        known = reasons.against(self.mind, name, self.partner)
        reason = known[min(1, len(known) - 1)] if other_reason else self.pick_reason(known)
        given = {"by": reason.by, "number": in_words(reason.number) if reason.number else ""}
        acts: tuple[Act, ...] = (Act("propose", name),)
        if reason.kind == "joined":
            acts = (Act("propose", name), Act("tell", name, "named", reason.by))
        if not self.lies and self.can_speak_for_alliance(name) and self.dice.chance(1, 2):
            return Move("propose.our_alliance", "propose", (Act("propose", name),), name)
        section = f"insist.{reason.kind}" if self.talk.did("propose") else f"propose.{reason.kind}"
        intent = "lie" if self.lies else "propose"
        return Move(section, intent, acts, name, given, lies=self.lies)

    def can_speak_for_alliance(self, name: str) -> bool:
        """Whether my partner and I are in an alliance of three or more that can vote for a name."""
        mind, alliance = self.mind, self.mind.alliances.main
        if alliance is None or self.partner not in alliance.members or name in alliance.members:
            return False
        intentions = [mind.votes.intentions.get(seat, name) for seat in alliance.members]
        return len(mind.alliances.active_members(alliance)) > 2 and set(intentions) == {name}

    def pick_reason(self, known: Sequence[reasons.Reason]) -> reasons.Reason:
        """Pick one of the two strongest reasons.

        Reasons about what people did to each other are preferred.
        """
        if self.trust < CONFIDE_TRUST:
            known = [reason for reason in known if reason.kind != "joined"] or [
                reasons.Reason("plain")
            ]
        personal = [reason for reason in known if reason.between_people]
        return self.dice.pick((personal or known)[:2])

    def gossip(self) -> Move | None:
        """Tell who proposed a name today, or who went off together."""
        mind = self.mind
        if self.talk.did("tell") or self.trust < 0:
            return None
        for name, proposers in mind.votes.named_by.items():
            by = next((seat for seat in proposers if seat in mind.sheet.active), "")
            about_absentees = by and {name, by}.isdisjoint({self.partner, self.me})
            is_news = name not in (self.talk.agreed, self.name)
            if about_absentees and is_news:
                acts = (Act("tell", name, "named", by),)
                return Move("tell_named", "tell", acts, by, {"other": name})
        return self.mention_pair()

    def mention_pair(self) -> Move | None:
        """Mention two others who went off together today."""
        mind = self.mind
        pairs = [
            pair
            for pair in mind.talks.pairs_seen_today
            if self.partner not in pair and set(pair) <= set(mind.sheet.active)
        ]
        if not pairs or not self.dice.chance(1, 4):
            return None
        first, second = self.dice.pick(pairs)
        return Move("pair", "probe", (Act("ask", first, "other"),), first, {"other": second})

    # -- answers -----------------------------------------------------------------------------------

    def reply(self, act: Act) -> Move | None:
        """Answer one act of the last message; None where it needs no answer."""
        match act.act:
            case "accuse" if act.about == self.me:
                return self.answer_accusation(act)
            case "accuse":
                return Move("gossip.liar", "probe", (), act.about)
            case "warn" if act.about == self.me:
                return self.answer_warning(act)
            case "join" if not act.about and not self.talk.did("join"):
                return self.answer_invitation(act)
            case "ask":
                return self.answer_question(act)
            case "propose":
                return self.answer_proposal(act.about)
            case "refuse":
                return self.answer_refusal(act)
            case "agree":
                return self.confirm_agreement()
            case "promise" if act.what == "vote" and act.about and not self.talk.agreed:
                return self.answer_proposal(act.about)
            case "promise":
                return self.answer_promise(act)
            case "tell" if act.what == "card":
                return Move("news.card", "probe", (), act.about, ends=self.should_end)
            case "tell" if act.about == self.me:
                return self.answer_warning(act)
            case "tell" if act.about != self.talk.agreed:
                return self.answer_news(act)
        return None

    def answer_question(self, act: Act) -> Move | None:
        """Answer a question about tonight's target, trust, cards, or a pair."""
        if act.what == "target" and act.about == self.partner:
            return self.answer_is_it_me()
        if act.what == "card" and act.about in ("", self.me):
            return self.answer_about_cards()
        if act.what == "card":
            return Move("idol.answer", "probe", (), act.about, ends=self.should_end)
        if act.what == "trust" and act.about not in ("", self.me):
            return self.opinion(act.about, ends=self.should_end)
        if act.what == "other":
            return Move("pair.answer", "probe", (), ends=self.should_end)
        if self.talk.did("propose"):
            return self.close()
        if self.name:
            return self.propose()
        return Move("vague", "deflect", (), ends=self.should_end)

    def answer_is_it_me(self) -> Move:
        """Answer "is it me?": with a promise, a warning, a lie, or an evasion."""
        mind = self.mind
        is_target = self.wanted[0] == self.partner
        if is_target and self.character.guile < FALSE_PROMISE_GUILE:
            return Move("vague.you", "deflect", (), ends=self.should_end)
        proposers = [by for by in mind.votes.proposers_of(self.partner) if by != self.me]
        if proposers and not is_target and self.trust >= WARN_TRUST:
            acts = (Act("warn", self.partner, by=proposers[-1]),)
            return Move("warn", "warn", acts, proposers[-1], {"by": proposers[-1]})
        acts = (Act("promise", self.partner, "safety"),)
        if is_target:
            return Move("safe.asked", "lie", acts, lies=True)
        if self.trust < 0:
            return Move("vague.you", "deflect", (), ends=self.should_end)
        return Move("safe.asked", "promise", acts)

    def answer_proposal(self, proposed_name: str) -> Move | None:
        """Answer a proposed name: yes, no, another name, or an insincere yes."""
        mind = self.mind
        if proposed_name in ("", self.me):
            return Move("shocked", "deflect", (), ends=self.should_end)
        if proposed_name not in self.wanted:
            return Move(
                "refuse.immune",
                "refuse",
                (Act("refuse", proposed_name),),
                proposed_name,
                ends=self.should_end,
            )
        if self.wanted[0] == self.partner and self.character.guile < DECEIVE_GUILE:
            return Move("vague.name", "deflect", (), proposed_name, ends=self.talk.turns > 1)
        if proposed_name in (self.name, self.wanted[0]) and not (
            self.lies and proposed_name == self.name
        ):
            return self.agree(proposed_name)
        is_sly = (
            self.character.guile >= DECEIVE_GUILE
            and Act("refuse", proposed_name) not in self.talk.my_acts
        )
        if mind.plans.would_follow(proposed_name, self.partner, self.wanted):
            is_sincere = mind.plans.would_write(proposed_name, self.partner)
            if is_sincere or is_sly:
                return self.agree(proposed_name, lies=not is_sincere)
        if is_sly and self.dice.chance(self.character.guile - 3, 12):
            return self.agree(proposed_name, lies=True)
        return self.decline(proposed_name)

    def decline(self, proposed_name: str) -> Move:
        """Refuse a name, and propose mine if I have not yet."""
        mind = self.mind
        is_friend_or_ally = mind.bonds.is_friend(
            proposed_name
        ) or proposed_name in mind.alliances.allies_among([proposed_name])
        if self.name and not self.talk.did("propose") and not self.should_end:
            acts = (Act("refuse", proposed_name), Act("propose", self.name))
            has_warned = self.talk.did("warn")
            section = (
                "counter.friend"
                if is_friend_or_ally
                else "counter.warned"
                if has_warned
                else "counter"
            )
            intent = "lie" if self.lies else "propose"
            given = {"other": proposed_name}
            return Move(section, intent, acts, self.name, given, lies=self.lies)
        if is_friend_or_ally:
            section = "refuse.warned" if self.talk.did("warn") else "refuse.friend"
            return Move(
                section, "refuse", (Act("refuse", proposed_name),), proposed_name, ends=True
            )
        return Move("vague.name", "deflect", (), proposed_name, ends=True)

    def agree(self, name: str, lies: bool = False) -> Move:
        """Agree to a name, perhaps with a promise or with who else votes for it."""
        acts: tuple[Act, ...] = (Act("agree", name),)
        is_my_target = name == self.wanted[0] and not self.talk.did("propose")
        section = "agree.own" if is_my_target and not lies and self.dice.chance(1, 2) else "agree"
        given = {}
        supporter = self.supporter_of(name)
        if supporter and not lies and self.dice.chance(2, 3):
            acts, given = (
                (Act("agree", name), Act("tell", name, "named", supporter)),
                {"by": supporter},
            )
            section = "agree.joined"
        elif not lies and self.trust > 10 and self.partner_is_candidate and self.dice.chance(1, 3):
            acts, section = (
                (Act("agree", name), Act("promise", self.partner, "safety")),
                "agree.swear",
            )
        ends = self.should_end or self.talk.did("propose") or self.dice.chance(1, 2)
        intent = "lie" if lies else "agree"
        return Move(section, intent, acts, name, given, lies=lies, ends=ends)

    def supporter_of(self, name: str) -> str:
        """Another supporter of a name, not mentioned in this talk; "" if there is none."""
        announced = {by for by, about in self.talk.announced_votes if about == name}
        known = self.mind.votes.supporters(name)
        return next((seat for seat in known if seat not in (self.partner, *announced)), "")

    def answer_refusal(self, act: Act) -> Move | None:
        """After a refusal: give another reason, take up their name, or drop it."""
        their_name = self.talk.proposed.get(self.partner, "")
        if their_name and their_name != act.about and their_name in self.wanted:
            return self.answer_proposal(their_name)
        if self.name and self.talk.did("propose") and self.dares(14) and not self.should_end:
            proposals = sum(own_act.act == "propose" for own_act in self.talk.my_acts)
            return self.propose(other_reason=True) if proposals < 2 else self.close()
        if self.name and not self.talk.did("propose"):
            return self.propose()
        return Move("never_mind", "close", (), ends=True)

    def confirm_agreement(self) -> Move | None:
        """After an agreement: count votes, promise something, or close."""
        name = self.talk.agreed or self.name
        if not name:
            return self.close()
        supporter = self.supporter_of(name)
        if supporter and not self.lies and not self.talk.did("tell"):
            acts = (Act("tell", name, "named", supporter),)
            votes = len({*self.mind.votes.supporters(name), self.partner, self.me})
            section = "seal.majority" if 2 * votes > len(self.mind.sheet.voters) else "seal.numbers"
            given = {"by": supporter, "number": in_words(votes)}
            return Move(section, "tell", acts, name, given, ends=True)
        if self.would_offer_final and self.partner not in self.wanted[:2]:
            return self.offer_final()
        if (move := self.ask_into_alliance()) is not None and not self.should_end:
            return move
        if self.trust > 0 and not self.talk.did("promise") and self.dice.chance(1, 3):
            is_target = self.partner == self.wanted[0]
            if not is_target and self.partner_is_candidate:
                acts = (Act("promise", self.partner, "safety"),)
                return Move("safe", "promise", acts, ends=True)
        return self.close()

    def answer_promise(self, act: Act) -> Move | None:
        """Answer a promise: return it, doubt it, or propose a name."""
        mind = self.mind
        if self.partner in mind.promises.lies and self.dares():
            return Move("doubt", "accuse", (), self.partner, ends=self.should_end)
        if act.what == "final" and not mind.promises.promised_final_to(self.partner):
            if self.would_offer_final:
                return self.offer_final()
            if self.character.guile >= DECEIVE_GUILE and self.dice.chance(1, 2):
                return self.offer_final(lies=True)
            return Move("final.maybe", "deflect", (), ends=self.should_end)
        if (
            self.name
            and not self.talk.agreed
            and not self.talk.did("propose")
            and not self.should_end
        ):
            return self.propose()
        sincere = self.trust > 5 and self.wanted[0] != self.partner and self.partner_is_candidate
        if act.what == "safety" and not self.talk.did("promise") and sincere:
            acts = (Act("promise", self.partner, "safety"),)
            return Move("safe.back", "promise", acts, ends=True)
        return None

    def answer_warning(self, act: Act) -> Move:
        """Thank for a warning, and propose the castaway behind it, if they can be voted out."""
        by = act.by
        if by in self.wanted and by not in (self.me, self.partner):
            acts = (Act("propose", by),)
            is_sincere = self.wanted[0] == by
            intent = "propose" if is_sincere else "lie"
            return Move("thanks.name", intent, acts, by, lies=not is_sincere)
        return Move("thanks", "thank", ())

    def answer_news(self, act: Act) -> Move | None:
        """Answer news that somebody else proposed a name."""
        if self.mind.bonds.is_friend(act.about):
            return Move("news.friend", "probe", (), act.about, {"by": act.by})
        return Move("news", "probe", (), act.about, {"by": act.by}, ends=self.should_end)
