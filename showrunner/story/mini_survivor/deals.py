"""Deals about votes in the tribes: what decided one, words broken, and counts that show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.wording import count, listed, number
from showrunner.story.beat import Beat
from showrunner.story.common.deciding_talk import added, largest_talks
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.mini_survivor.names import called, dealt, owner_of, tribe_name
from showrunner.story.other_promises import Key
from showrunner.story.record import Message, Record
from showrunner.story.told import Sentence


class Deals(Finder):
    """Compares what was agreed in a round's talks with the votes in the tribes."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._leave: dict[int, dict[str, Message]] = {}
        """For each Survivor: who said in this round that they would not vote for it."""
        self._target: dict[int, dict[str, Message]] = {}
        """For each Survivor: who put it up or agreed to it in this round."""
        self._asked: dict[int, list[Message]] = {}
        """For each Survivor: all that was said in this round to put it up or to agree."""
        self._votes: dict[int, int] = {}
        """The votes as they were submitted."""
        self._submitted: dict[str, int] = {}
        """The fact of each player's submission."""
        self._resolved: dict[str, tuple[int, facts.VotesResolved]] = {}
        self._fell: dict[int, int] = {}
        """The Survivors that this round's votes have made fall, and the fact."""
        self._seen = 0
        self._promised: dict[tuple[str, int], set[Key]] = {}
        """The ledger's lines of who said in this round not to vote for which Survivor."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat | Sentence]:
        """What is agreed, submitted and counted."""
        match fact:
            case facts.RoundBegan():
                self._leave, self._target, self._asked, self._votes = {}, {}, {}, {}
                self._submitted, self._resolved, self._fell = {}, {}, {}
                self._promised = {}
                self._seen = len(self.record.messages)
            case facts.SubmissionSent():
                self._submitted[fact.seat] = number
                self._votes |= Actions.of(fact.lines).votes
            case facts.VotesResolved():
                self._read_messages()
                self._resolved[fact.tribe] = number, fact
                self._test(fact)
            case facts.VotesCounted():
                yield from self._fits_no_total(number, fact)
            case facts.SurvivorsFell(cause="voting"):
                self._fell |= dict.fromkeys(fact.owners, number)
                for survivor in fact.owners if fact.tribe in self._resolved else ():
                    yield from self._decided(number, fact.tribe, survivor)
            case facts.PhaseEnded(phase="voting"):
                yield from self._broken()
                yield from self._stands()
            case facts.PhaseEnded():
                self._read_messages()

    def _read_messages(self) -> None:
        messages = self.record.messages
        for message in messages[self._seen :]:
            for act in message.acts:
                if act.act == "leave" and act.what.isdigit():
                    self._leave.setdefault(int(act.what), {})[message.seat] = message
                    self._promise(message, int(act.what))
                elif act.act == "target" and act.what.isdigit():
                    self._target.setdefault(int(act.what), {}).setdefault(message.seat, message)
                    self._asked.setdefault(int(act.what), []).append(message)
        self._seen = len(messages)

    # -- the promise ledger ------------------------------------------------------------------------

    def _promise(self, message: Message, survivor: int) -> None:
        sheet: Any = self.record.sheet
        piece = sheet.survivors.get(survivor)
        if piece is None or piece.owner == message.seat:
            return
        record, to = self.record, message.to
        key = (record.round, message.seat, survivor, *to)
        self._promised.setdefault((message.seat, survivor), set()).add(key)
        heard_by = listed([record.name(seat) for seat in to] or ["everybody"])
        text = f"{record.name(message.seat)} promised {heard_by} not to vote for "
        text += f"{called(record, survivor)}."
        record.other_promises.make(key, record.round, message.seat, to, text, message.number)

    def _test(self, resolved: facts.VotesResolved) -> None:
        """Compare what was promised about this tribe's Survivors with what was submitted."""
        for (seat, survivor), keys in self._promised.items():
            own = [one for one in resolved.votes if owner_of(self.record, one) == seat]
            if own and survivor in resolved.votes and seat in self._submitted:
                broken = any(self._votes.get(one) == survivor for one in own)
                for key in keys:
                    verdict = "broken" if broken else "kept"
                    self.record.other_promises.test(key, verdict, self._submitted[seat])

    # -- what the counts show ----------------------------------------------------------------------

    def _fits_no_total(self, counted: int, fact: facts.VotesCounted) -> Iterator[Beat]:
        """More votes than those could cast who had not promised to leave a Survivor alone."""
        record = self.record
        for survivor, votes in fact.totals.items():
            owner = owner_of(record, survivor)
            promised = {
                seat: message
                for seat, message in self._leave.get(survivor, {}).items()
                if seat != owner and (owner in message.to or not message.to)
            }
            if not promised:
                continue
            voters = [voter for voter in fact.totals if voter != survivor]
            bound = [voter for voter in voters if owner_of(record, voter) in promised]
            free = len(voters) - len(bound) + 1  # it may have voted for itself
            if not bound or votes <= free:
                continue
            who = list(dict.fromkeys(owner_of(record, voter) for voter in bound))
            name = record.name
            text = f"{listed(map(name, who))} had told {name(owner)} to leave "
            text += f"{called(record, survivor)} alone. It got {count(votes, 'vote')}, and only "
            text += f"{number(free)} could have come from others."
            proof = (*(promised[seat].number for seat in who), counted)
            values = {"survivor": survivor, "votes": votes, "free": free}
            people = (owner, *who)
            yield self.beat("promise that fits no total", 62, people, proof, text, **values)

    # -- why a Survivor fell -----------------------------------------------------------------------

    def _decided(self, fell: int, tribe: str, survivor: int) -> Iterator[Beat]:
        """The talk in which most of those who voted for a Survivor had taken it up.

        If these are not most of all, there is also the talk that adds the most others.
        """
        record, name = self.record, self.record.name
        resolved, votes = self._resolved[tribe]
        voters = {owner_of(record, voter) for voter, at in votes.votes.items() if at == survivor}
        talks: dict[str, dict[str, Message]] = {}
        for message in self._asked.get(survivor, ()):
            if message.seat in voters and message.number < resolved:
                talks.setdefault(message.talk, {}).setdefault(message.seat, message)
        if not talks:
            return
        (place, said), *second = largest_talks(talks, len(voters))
        people = [*said, *(seat for _, others in second for seat in others)]
        text = f"{listed(map(name, said))} settled on {called(record, survivor)} between them, "
        if len(said) == 1:
            text = f"{listed(map(name, said))} had asked for votes against "
            text += f"{called(record, survivor)}, "
        text += f"and it fell in {tribe_name(record, tribe)}."
        for other, heard in second:
            text += f" {added(record, other, heard)}"
        messages = [*said.values(), *(one for _, heard in second for one in heard.values())]
        proof = (*(message.number for message in messages), resolved, fell)
        values = {"victim": survivor, "talks": [place], "voters": people}
        victim = owner_of(record, survivor)
        importance = 20 + 15 * (len(people) > 1)
        yield self.beat("deciding talk", importance, (*people, victim), proof, text, **values)

    def _broken(self) -> Iterator[Beat]:
        """Words about votes that submissions broke; only those to a Survivor's owner."""
        record, name = self.record, self.record.name
        sheet: Any = record.sheet
        for survivor, promised in self._leave.items():
            piece = sheet.survivors.get(survivor)
            if piece is None:
                continue
            for seat, message in promised.items():
                voters = [
                    voter
                    for voter, at in self._votes.items()
                    if at == survivor and owner_of(record, voter) == seat
                ]
                if not voters or piece.owner == seat or piece.owner not in message.to:
                    continue
                text = f"{name(seat)} had told {name(piece.owner)} not to worry about "
                text += f"{called(record, survivor)}, and voted for it."
                fell = survivor in self._fell
                text += " It fell." if fell else ""
                importance = 68 if fell else 50
                proof = [message.number, self._submitted[seat]]
                if fell:
                    proof.append(self._fell[survivor])
                values = {"what": "leave", "about": survivor, "fell": fell}
                people = (seat, piece.owner)
                yield self.beat("promise broken", importance, people, proof, text, **values)

    def _stands(self) -> Iterator[Sentence]:
        """What several settled on in this round and did not bring down."""
        name = self.record.name
        for survivor, takers in self._target.items():
            counts = [
                (number, list(fact.votes.values()).count(survivor))
                for number, fact in self._resolved.values()
                if survivor in fact.votes
            ]
            if len(takers) < 2 or survivor in self._fell or not counts:
                continue
            (resolved, votes), *_ = counts
            text = f"{listed(map(name, takers))} had settled on {called(self.record, survivor)}. "
            text += f"It got {count(votes, 'vote')} and stands."
            said = (message.number for message in takers.values())
            proof = all_facts(dealt(self.record, [survivor]), said, (resolved,))
            yield Sentence(text=text, facts=proof)
