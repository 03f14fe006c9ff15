"""Plots: a scramble that worked, and a pair of which one goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from showrunner.formats.wording import listed, score_line
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import CastBallot, Council, GivenPromise, Message, Record


class Plots(Finder):
    """Looks at what was planned before a vote, and at who stays behind after it."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._ends: dict[tuple[str, str], GivenPromise] = {}
        """The first promise of the end that each castaway has made to another."""
        self._seen = 0

    def council(self, council: Council) -> Iterator[Beat]:
        """The plots that this vote shows."""
        if council.decides != "out":
            return
        for given in self.record.promises[self._seen :]:
            if given.made.what == "final" and given.made.about in given.made.to:
                self._ends.setdefault((given.made.giver, given.made.about), given)
        self._seen = len(self.record.promises)
        for victim in council.out:
            yield from self._scramble(council, victim)
            yield from self._pair_broken(council, victim)

    # -- the scramble ------------------------------------------------------------------------------

    def _scramble(self, council: Council, victim: str) -> Iterator[Beat]:
        """Enough of those who wrote the name had first named another, and changed their mind."""
        first = council.votes[0]
        totals = dict(first.totals or {})
        if not totals or council.how != "vote":
            return
        names = self._named(council, victim)
        switched: list[tuple[Message, Message, CastBallot]] = []
        for cast in council.deciding:
            named = names.get(cast.voter, [])
            if named and named[0][1] != victim and named[-1][1] == victim:
                switched.append((named[0][0], named[-1][0], cast))
        if not switched:
            return
        earlier = Counter(names[cast.voter][0][1] for _, _, cast in switched)
        stayed = totals[victim] - len(switched)
        target, most = max(
            ((name, totals.get(name, 0) + times) for name, times in earlier.items()),
            key=lambda item: item[1],
        )
        if stayed >= most:
            return
        name = self.record.name
        voters = dict.fromkeys(cast.voter for _, _, cast in switched)  # some have two ballots
        who = [voter for voter in voters if names[voter][0][1] == target]
        text = f"{listed(map(name, who))} had first named {name(target)}, and later "
        text += f"{name(victim)}. {name(victim)} went, {score_line(totals.values())}."
        proof = all_facts(
            (message.number for old, new, _ in switched for message in (old, new)),
            (cast.number for cast in council.of(first)),
            (council.decided,),
        )
        values = {"victim": victim, "target": target, "switched": who}
        yield self.beat("scramble", 72, (victim, target, *who), proof, text, **values)

    def _named(self, council: Council, victim: str) -> dict[str, list[tuple[Message, str]]]:
        """The names that each put up or took up in this round, in order; not what was told them."""
        named: dict[str, list[tuple[Message, str]]] = {}
        for message in reversed(list(self.record.in_round(council.round))):
            if message.number > council.began or victim in message.to:
                continue
            for act in message.acts:
                if act.act in ("propose", "agree") and act.about and act.about not in message.to:
                    named.setdefault(message.seat, []).append((message, act.about))
        return named

    # -- pairs -------------------------------------------------------------------------------------

    def _pair_broken(self, council: Council, victim: str) -> Iterator[Beat]:
        """Somebody goes who had exchanged promises of the end with another, who did not write."""
        wrote = {cast.voter for cast in council.deciding}
        name = self.record.name
        for other in self.record.sheet.active:
            given, back = self._ends.get((other, victim)), self._ends.get((victim, other))
            if given is None or back is None or other in wrote or other in council.out:
                continue
            text = f"{name(other)} and {name(victim)} had promised each other the end. "
            text += f"Now {name(other)} goes on alone."
            proof = all_facts((given.number, back.number), (council.decided,))
            yield self.beat("pair broken", 58, (other, victim), proof, text)
