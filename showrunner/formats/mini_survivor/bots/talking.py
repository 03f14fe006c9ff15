"""A private talk: what one answers to what was just said, and what one brings up."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.bots import Remark
from showrunner.formats.mini_survivor.bots.deduction import Likelihood, likeliest
from showrunner.formats.mini_survivor.bots.memory import Broken, Memory, Talk
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import number as in_words
from showrunner.kernel import Dice

LIES = (1, 8)
"""How often somebody else's Survivor is called one's own."""
LIKELY = 0.6
"""An owner is worth a guess from this likelihood on."""
SURE = 0.85
CLOSE = 5
"""So close, one says which Survivors are one's own to keep them."""
TALKED_OUT = 4
"""A talk may end after so many messages."""


def remark(talk: Talk, *, memory: Memory, likely: Likelihood, dice: Dice) -> tuple[Remark, bool]:
    """The next message of the talk one is in, and whether it ends the talk."""
    turn = Turn(memory, talk, likely, dice)
    ends = talk.turns + 1 >= min(TALKED_OUT, memory.parameters.turns_per_conversation)
    said = turn.reply() or turn.opening(ends)
    if said is not None:
        return said, ends
    return Remark("close" if talk.turns else "nothing_to_say"), True


def broke(broken: Broken) -> Act:
    """The act of saying so."""
    return Act("broke", broken.seat, str(broken.survivor))


class Turn:
    """One's turn in a talk."""

    def __init__(self, memory: Memory, talk: Talk, likely: Likelihood, dice: Dice) -> None:
        self.memory = memory
        self.talk = talk
        self.partner = talk.partner
        self.likely = likely
        self.dice = dice

    def about(self, section: str, one: int, *acts: Act, name: str = "") -> Remark:
        """Something said of a Survivor, and perhaps of a player."""
        given = {"number": str(one)}
        if tribe := self.memory.tribe(one):
            given["tribe"] = tribe
        return Remark(section, acts, name, given)

    # -- replies -----------------------------------------------------------------------------------

    def reply(self) -> Remark | None:
        """To what the other's last message did; None where nothing in it asks for an answer."""
        replies = (self.reply_to(act) for act in self.talk.heard)
        return next((said for said in replies if said is not None), None)

    def reply_to(self, act: Act) -> Remark | None:
        """An answer to one thing that was said."""
        memory = self.memory
        one = int(act.what) if act.what.isdecimal() else 0
        if one and one not in memory.survivors:
            return None
        match act.act:
            case "broke" if act.about == memory.me:
                voted = one in memory.voted
                return self.about("voted_so" if voted else "broke_it", one, Act("refuse"))
            case "broke":
                return Remark("careful", about=act.about)
            case "target" if act not in self.talk.done:
                return self.to_target(one)
            case "claim" if act.about == self.partner:
                if one in memory.left_alone:
                    return None
                section = "leave" if memory.mine else "leave_as_a_watcher"
                return self.about(section, one, Act("leave", what=str(one)))
            case "claim" if act.about == memory.me:
                return self.about("found_out" if one in memory.mine else "not_my_own", one)
            case "claim":
                return Remark("good_to_know", about=act.about)
            case "danger" if one in memory.mine:
                return self.about("thanks_for_warning", one)
            case "ask":
                return next(self.claims(), None)
        return None

    def to_target(self, one: int) -> Remark:
        """Yes; or no, because it is mine, a friend's, or none of mine stands there."""
        memory = self.memory
        if one in memory.mine:
            if memory.closeness(self.partner) >= CLOSE:
                claim = Act("claim", memory.me, str(one))
                return self.about("no_it_is_mine", one, Act("refuse"), claim)
            return self.about("no", one, Act("refuse"))
        if not memory.stands_with(one):
            return self.about("not_there", one, Act("refuse"))
        friend = self.likely_owner(one)
        if friend in memory.friends() and friend != self.partner:
            return self.about("no_friends", one, Act("refuse"), name=friend)
        if one in memory.left_alone and memory.left_alone[one] != self.partner:
            return self.about("no_promised", one, Act("refuse"))
        return self.about("agree", one, Act("agree"), Act("target", what=str(one)))

    def likely_owner(self, one: int) -> str:
        """Whose it most probably is, if that is worth a guess."""
        owner = self.memory.survivors[one].owner
        chance, seat = likeliest(self.likely.get(one, {}))
        return owner or (seat if chance > LIKELY else "")

    # -- what one brings up ------------------------------------------------------------------------

    def opening(self, ends: bool) -> Remark | None:
        """A broken word, a warning; else a target, one's own numbers, or a guess.

        What wants an answer is not said where the talk ends with it.
        """
        for said in (*self.reproaches(), *self.warnings(), *self.gossip()):
            return said
        ways = [*self.claims(), *self.guesses()]
        if not ends:
            ways += [*self.targets(), *self.asks()]
        elif self.dice.chance(1, 2):
            return None
        fresh = [said for said in ways if not set(said.acts) & self.talk.done]
        return self.dice.pick(fresh) if fresh else None

    def reproaches(self) -> Iterator[Remark]:
        """To one who broke their word to me."""
        for broken in self.memory.broken:
            if broken.seat == self.partner and self.is_new(broken):
                yield self.of_broken(f"you_{broken.how}", broken)

    def gossip(self) -> Iterator[Remark]:
        """Of one who broke their word to me, to somebody else."""
        for broken in self.memory.broken:
            if broken.seat != self.partner and self.is_new(broken):
                yield self.of_broken(f"they_{broken.how}", broken)._replace(about=broken.seat)

    def of_broken(self, section: str, broken: Broken) -> Remark:
        """Which Survivor it was about, and whose that was."""
        owner = self.memory.survivors[broken.survivor].owner
        given = {"number": str(broken.survivor)}
        if owner:
            given["owner"] = self.memory.names[owner]
        return Remark(section, (broke(broken),), given=given)

    def is_new(self, broken: Broken) -> bool:
        """Whether I have not told the other of it."""
        return (self.partner, broke(broken)) not in self.memory.named_broken

    def warnings(self) -> Iterator[Remark]:
        """Of one who wants a Survivor out that is the other's."""
        for one, seats in self.memory.proposed.items():
            by = next((seat for seat in seats if seat != self.partner), "")
            danger = Act("danger", what=str(one), by=by)
            alive = self.memory.survivors[one].alive
            theirs = self.partner in (self.memory.own_word.get(one), self.likely_owner(one))
            if by and alive and theirs and danger not in self.talk.done:
                yield self.about("warn", one, danger, name=by)

    def targets(self) -> Iterator[Remark]:
        """Whom to vote for in each tribe in which I stand: nobody whom I think is theirs."""
        memory = self.memory
        for members in memory.tribes.values():
            if not set(members) & set(memory.mine):
                continue
            others = [
                one
                for one in members
                if memory.survivors[one].owner not in (memory.me, self.partner)
                and self.likely.get(one, {}).get(self.partner, 0.0) < 0.4
                and one not in memory.left_alone
            ]
            if others:
                yield self.target(
                    max(others, key=lambda one: (len(memory.proposed.get(one, ())), -one))
                )

    def target(self, one: int) -> Remark:
        """A Survivor to vote for, and why this one."""
        memory = self.memory
        act = Act("target", what=str(one))
        others = [seat for seat in memory.proposed.get(one, ()) if seat != self.partner]
        owner = self.likely_owner(one)
        if others:
            return self.about("target_wanted", one, act, name=others[-1])
        if owner and memory.players[owner].fell <= 1:
            said = self.about("target_strong", one, act, name=owner)
            count = in_words(SURVIVORS_PER_PLAYER - memory.players[owner].fell)
            return said._replace(given={**said.given, "count": count})
        return self.about("target", one, act)

    def claims(self) -> Iterator[Remark]:
        """One of mine, so that they spare it; or one that is not, so that nobody knows mine."""
        memory = self.memory
        those = [one for one in memory.mine if self.partner not in memory.told.get(one, ())]
        if memory.mine and self.dice.chance(*LIES):
            those = [one for one in memory.living if not memory.survivors[one].owner]
        if those:
            one = self.dice.pick(those)
            yield self.about("claim", one, Act("claim", memory.me, str(one)))

    def guesses(self) -> Iterator[Remark]:
        """What I have found out of others, or was told."""
        for one, row in self.likely.items():
            chance, seat = likeliest(row)
            if chance > LIKELY and seat not in (self.partner, self.memory.me):
                told = self.memory.own_word.get(one) == seat
                section = "guess_told" if told else "guess_sure" if chance > SURE else "guess"
                yield self.about(section, one, Act("claim", seat, str(one)), name=seat)

    def asks(self) -> Iterator[Remark]:
        """Which ones are theirs, where I know of none."""
        memory = self.memory
        known = any(
            seat == self.partner and memory.survivors[one].alive
            for one, seat in memory.own_word.items()
        )
        if memory.mine and not known and memory.closeness(self.partner) >= CLOSE:
            yield Remark("ask", (Act("ask", self.partner, "other"),))
