"""Picks a bot's next message in a private talk: a reply, or something to bring up."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.bots import Remark
from showrunner.formats.mini_survivor.bots.mind import BrokenWord, MiniSurvivorMind, PrivateTalk
from showrunner.formats.mini_survivor.bots.owner_chances import OwnerChances, likeliest_owner
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import number as in_words
from showrunner.kernel import Dice

LIE_CHANCE = (1, 8)
"""Chance to claim somebody else's Survivor as one's own: 1 in 8."""
GUESS_CHANCE = 0.6
"""Least chance at which an owner is worth a guess."""
SURE_CHANCE = 0.85
CLAIM_CLOSENESS = 5
"""Least closeness at which a player reveals their own Survivors to protect them."""
WANTED_MESSAGES = 4
"""Number of messages after which the bot asks to end a talk."""


def remark(
    talk: PrivateTalk, *, mind: MiniSurvivorMind, chances: OwnerChances, dice: Dice
) -> tuple[Remark, bool]:
    """Return the next message of the current talk, and whether it ends the talk."""
    turn = NextMessage(mind, talk, chances, dice)
    ends = talk.turns + 1 >= min(WANTED_MESSAGES, mind.parameters.turns_per_conversation)
    message = turn.reply() or turn.opening(ends)
    if message is not None:
        return message, ends
    return Remark("close" if talk.turns else "nothing_to_say"), True


def act_of_breach(breach: BrokenWord) -> Act:
    """Return the act of telling about a broken promise."""
    return Act("broke", breach.seat, str(breach.survivor))


class NextMessage:
    """Chooses the next message of a private talk."""

    def __init__(
        self, mind: MiniSurvivorMind, talk: PrivateTalk, chances: OwnerChances, dice: Dice
    ) -> None:
        self.mind = mind
        self.talk = talk
        self.partner = talk.partner
        self.chances = chances
        self.dice = dice

    def about(self, section: str, number: int, *acts: Act, name: str = "") -> Remark:
        """Build a remark about a Survivor, and perhaps about a player (`name`)."""
        given = {"number": str(number)}
        if tribe := self.mind.tribe(number):
            given["tribe"] = tribe
        return Remark(section, acts, name, given)

    # -- replies -----------------------------------------------------------------------------------

    def reply(self) -> Remark | None:
        """Reply to the partner's last message; None where nothing in it needs a reply."""
        replies = (self.reply_to(act) for act in self.talk.heard)
        return next((remark for remark in replies if remark is not None), None)

    def reply_to(self, act: Act) -> Remark | None:
        """Reply to one act; None where it needs no reply."""
        mind = self.mind
        number = int(act.what) if act.what.isdecimal() else 0
        if number and number not in mind.survivors:
            return None
        match act.act:
            case "broke" if act.about == mind.me:
                voted = number in mind.voted
                return self.about("voted_so" if voted else "broke_it", number, Act("refuse"))
            case "broke":
                return Remark("careful", about=act.about)
            case "target" if act not in self.talk.my_acts:
                return self.reply_to_target(number)
            case "claim" if act.about == self.partner:
                if number in mind.spared:
                    return None
                section = "leave" if mind.mine else "leave_as_a_watcher"
                return self.about(section, number, Act("leave", what=str(number)))
            case "claim" if act.about == mind.me:
                return self.about("found_out" if number in mind.mine else "not_my_own", number)
            case "claim":
                return Remark("good_to_know", about=act.about)
            case "danger" if number in mind.mine:
                return self.about("thanks_for_warning", number)
            case "ask":
                return next(self.claims(), None)
        return None

    def reply_to_target(self, number: int) -> Remark:
        """Reply to a proposed target: agree or refuse.

        Refused are Survivors of mine, of a friend, promised to be spared, or in a tribe without
        mine.
        """
        mind = self.mind
        if number in mind.mine:
            if mind.closeness(self.partner) >= CLAIM_CLOSENESS:
                claim = Act("claim", mind.me, str(number))
                return self.about("no_it_is_mine", number, Act("refuse"), claim)
            return self.about("no", number, Act("refuse"))
        if not mind.shares_tribe(number):
            return self.about("not_there", number, Act("refuse"))
        likely_friend = self.known_or_likely_owner(number)
        if likely_friend in mind.friends() and likely_friend != self.partner:
            return self.about("no_friends", number, Act("refuse"), name=likely_friend)
        if number in mind.spared and mind.spared[number] != self.partner:
            return self.about("no_promised", number, Act("refuse"))
        return self.about("agree", number, Act("agree"), Act("target", what=str(number)))

    def known_or_likely_owner(self, number: int) -> str:
        """Return a Survivor's owner if known or likely enough, else ""."""
        owner = self.mind.survivors[number].owner
        chance, seat = likeliest_owner(self.chances.get(number, {}))
        return owner or (seat if chance > GUESS_CHANCE else "")

    # -- what to bring up --------------------------------------------------------------------------

    def opening(self, ends: bool) -> Remark | None:
        """Pick what to bring up: a broken promise, a warning, a target, a claim, or a guess.

        Remarks that need an answer are not made in the last message.
        """
        for remark in (*self.reproaches(), *self.warnings(), *self.gossip()):
            return remark
        options = [*self.claims(), *self.guesses()]
        if not ends:
            options += [*self.targets(), *self.asks()]
        elif self.dice.chance(1, 2):
            return None
        new_remarks = [remark for remark in options if not set(remark.acts) & self.talk.my_acts]
        return self.dice.pick(new_remarks) if new_remarks else None

    def reproaches(self) -> Iterator[Remark]:
        """Yield reproaches if the partner broke a promise to me."""
        for breach in self.mind.broken_words:
            if breach.seat == self.partner and self.not_told_yet(breach):
                yield self.remark_on_breach(f"you_{breach.how}", breach)

    def gossip(self) -> Iterator[Remark]:
        """Yield what I can tell about others who broke a promise to me."""
        for breach in self.mind.broken_words:
            if breach.seat != self.partner and self.not_told_yet(breach):
                yield self.remark_on_breach(f"they_{breach.how}", breach)._replace(
                    about=breach.seat
                )

    def remark_on_breach(self, section: str, breach: BrokenWord) -> Remark:
        """Build a remark about a broken promise: the Survivor, and its owner if known."""
        owner = self.mind.survivors[breach.survivor].owner
        given = {"number": str(breach.survivor)}
        if owner:
            given["owner"] = self.mind.names[owner]
        return Remark(section, (act_of_breach(breach),), given=given)

    def not_told_yet(self, breach: BrokenWord) -> bool:
        """Whether I have not told the partner of it yet."""
        return (self.partner, act_of_breach(breach)) not in self.mind.told_of_broken_words

    def warnings(self) -> Iterator[Remark]:
        """Yield warnings: somebody proposed to vote out a Survivor of the partner's."""
        for number, seats in self.mind.proposed.items():
            by = next((seat for seat in seats if seat != self.partner), "")
            danger = Act("danger", what=str(number), by=by)
            alive = self.mind.survivors[number].alive
            is_theirs = self.partner in (
                self.mind.claimed_owner.get(number),
                self.known_or_likely_owner(number),
            )
            if by and alive and is_theirs and danger not in self.talk.my_acts:
                yield self.about("warn", number, danger, name=by)

    def targets(self) -> Iterator[Remark]:
        """Yield a target in each tribe of mine, unless I think that the partner owns it."""
        mind = self.mind
        for members in mind.tribes.values():
            if not set(members) & set(mind.mine):
                continue
            others = [
                number
                for number in members
                if mind.survivors[number].owner not in (mind.me, self.partner)
                and self.chances.get(number, {}).get(self.partner, 0.0) < 0.4
                and number not in mind.spared
            ]
            if others:
                yield self.target(
                    max(others, key=lambda number: (len(mind.proposed.get(number, ())), -number))
                )

    def target(self, number: int) -> Remark:
        """Propose to vote a Survivor out, with a reason."""
        mind = self.mind
        act = Act("target", what=str(number))
        others = [seat for seat in mind.proposed.get(number, ()) if seat != self.partner]
        owner = self.known_or_likely_owner(number)
        if others:
            return self.about("target_wanted", number, act, name=others[-1])
        if owner and mind.players[owner].fell <= 1:
            strong_target = self.about("target_strong", number, act, name=owner)
            count = in_words(SURVIVORS_PER_PLAYER - mind.players[owner].fell)
            return strong_target._replace(given={**strong_target.given, "count": count})
        return self.about("target", number, act)

    def claims(self) -> Iterator[Remark]:
        """Yield a claim to one of my Survivors, or sometimes a false claim.

        A true claim asks the partner to spare the Survivor; a false one hides which are mine.
        """
        mind = self.mind
        claimable = [
            number for number in mind.mine if self.partner not in mind.told_mine_to.get(number, ())
        ]
        if mind.mine and self.dice.chance(*LIE_CHANCE):
            claimable = [number for number in mind.living if not mind.survivors[number].owner]
        if claimable:
            number = self.dice.pick(claimable)
            yield self.about("claim", number, Act("claim", mind.me, str(number)))

    def guesses(self) -> Iterator[Remark]:
        """Yield guesses about owners, inferred or heard."""
        for number, row in self.chances.items():
            chance, seat = likeliest_owner(row)
            if chance > GUESS_CHANCE and seat not in (self.partner, self.mind.me):
                told_so = self.mind.claimed_owner.get(number) == seat
                section = (
                    "guess_told" if told_so else "guess_sure" if chance > SURE_CHANCE else "guess"
                )
                yield self.about(section, number, Act("claim", seat, str(number)), name=seat)

    def asks(self) -> Iterator[Remark]:
        """Ask which Survivors the partner owns, if I know of none."""
        mind = self.mind
        known = any(
            seat == self.partner and mind.survivors[number].alive
            for number, seat in mind.claimed_owner.items()
        )
        if mind.mine and not known and mind.closeness(self.partner) >= CLAIM_CLOSENESS:
            yield Remark("ask", (Act("ask", self.partner, "other"),))
