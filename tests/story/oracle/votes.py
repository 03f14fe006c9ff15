"""The beats of single votes: why somebody went, and what would have changed it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Decision, PlainSeason, Words

TAKES_UP = ("propose", "agree", "evil")


def does(words: Words, act: str, about: str) -> bool:
    return any(one["act"] == act and one.get("about") == about for one in words.acts)


def takes_up(words: Words, seat: str) -> bool:
    return any(does(words, act, seat) for act in TAKES_UP)


def vote_beats(season: PlainSeason) -> Iterator[Expected]:
    for decision in season.decisions:
        if not decision.decided or not decision.out:
            continue
        if decision.decides == "winner":
            yield from won_by_one(decision)
        if decision.decides == "out":
            (victim,) = decision.out
            yield from blindside(season, decision, victim)
            yield from decoy(season, decision, victim)
            yield from one_ballot(season, decision, victim)
            yield from deciding_talk(season, decision, victim)
            yield from tie(decision, victim)
            yield from unanimous(decision, victim)


def warns(words: Words, victim: str) -> bool:
    told = any(
        act["act"] == "tell" and act.get("what") == "named" and act.get("about") == victim
        for act in words.acts
    )
    return told or does(words, "warn", victim) or takes_up(words, victim)


def blindside(season: PlainSeason, decision: Decision, victim: str) -> Iterator[Expected]:
    """They wrote another name at the only vote, which a writer of theirs had named to them, or a
    writer of theirs had promised them safety; and nobody had named them to them.
    """
    own = [p for p in decision.papers if p.voter == victim and p.name != victim]
    writers = {paper.voter for paper in decision.winning}
    if len(decision.held) != 1 or not own or not own[-1].name or len(writers) < 2:
        return
    wrote = own[-1].name
    pointed, promised = list[Words](), list[Words]()
    for words in season.words:
        if words.round != decision.round or words.number > own[-1].number:
            continue
        if words.seat == victim or not words.heard_by(victim):
            continue
        if warns(words, victim):
            return
        if words.seat in writers and words.seat != wrote and words.to is not None:
            if does(words, "propose", wrote):
                pointed.append(words)
            if promises_safety(words, victim):
                promised.append(words)
    pointers = {words.seat for words in pointed}
    proof = pointed + [words for words in promised if words.seat not in pointers]
    if not proof:
        return
    liars = {words.seat for words in proof}
    yield expected(
        "blindside",
        decision.round,
        min(90, 55 + 10 * len(liars)),
        [victim, *liars],
        [
            *(words.number for words in proof),
            *(paper.number for paper in decision.winning),
            own[-1].number,
            decision.decided,
        ],
        victim=victim,
        wrote=wrote,
    )


def promises_safety(words: Words, victim: str) -> bool:
    return any(
        act["act"] == "promise"
        and act.get("what") in ("safety", "final")
        and act.get("about", "") in ("", victim)
        for act in words.acts
    )


def decoy(season: PlainSeason, decision: Decision, victim: str) -> Iterator[Expected]:
    """They wrote a name that a writer of theirs was the first to give them, and it was close."""
    writers = {paper.voter for paper in decision.winning}
    if decision.margin > 1:
        return
    for paper in decision.papers:
        if paper.voter != victim or not paper.name:
            continue
        given = ""
        for words in season.words:
            if words.round != decision.round or words.number > paper.number:
                continue
            if not does(words, "propose", paper.name):
                continue
            if words.seat == victim:
                break  # their own idea
            if words.to is not None and victim in words.to:
                given = words.seat
                break
        if given in writers:
            yield expected(
                "decoy",
                decision.round,
                78,
                [victim, given, paper.name],
                [
                    words.number,
                    paper.number,
                    decision.decided,
                    *(other.number for other in decision.winning if other.voter == given),
                ],
                victim=victim,
                decoy=paper.name,
                by=given,
            )
            return


def one_ballot(season: PlainSeason, decision: Decision, victim: str) -> Iterator[Expected]:
    """A margin of one: the ballot of whoever had promised the victim most would have turned it."""
    totals = decision.last_totals
    others = {name: votes for name, votes in totals.items() if name != victim}
    if decision.margin != 1 or len(decision.winning) < 2 or not others:
        return
    next_one = next(name for name in others if others[name] == max(others.values()))
    given = dict.fromkeys((p.voter for p in decision.winning if p.voter != next_one), 0)
    for giver, what, about, to, number in promises(season):
        if giver in given and number < decision.decided and victim in (about, *to) and what:
            given[giver] += 1
    if not given:
        return
    voter = next(seat for seat in given if given[seat] == max(given.values()))
    last = next(step for step in reversed(decision.steps) if step.totals)
    yield expected(
        "one ballot",
        decision.round,
        45,
        [victim, voter, next_one],
        [*(paper.number for paper in last.valid), decision.decided],
        victim=victim,
        voter=voter,
        runner_up=next_one,
        totals=totals,
    )


def promises(season: PlainSeason) -> Iterator[tuple[str, str, str, tuple[str, ...], int]]:
    """Promises that a ballot can test: giver, what, about, listeners, number."""
    for words in season.words:
        to = words.to or ()
        for act in words.acts:
            what, about = act.get("what", ""), act.get("about", "")
            if act["act"] != "promise" or what not in ("safety", "vote", "final"):
                continue
            if not about and what != "vote" and len(to) == 1:
                about = to[0]
            about_listener = what == "vote" and to == (about,)
            if about and about != words.seat and not about_listener:
                yield words.seat, what, about, to, words.number


def deciding_talk(season: PlainSeason, decision: Decision, victim: str) -> Iterator[Expected]:
    """The talk with the most of those who put up or agreed to the name in it, and maybe a second.

    The second is told where the first has at most half of those who wrote the name.
    """
    own: dict[str, int] = {}
    for paper in decision.winning:
        own.setdefault(paper.voter, paper.number)
    talks: dict[str, list[Words]] = {}
    for words in season.words:
        in_time = words.round == decision.round and words.number < own.get(words.seat, 0)
        if in_time and takes_up(words, victim):
            place = words.talk or ("" if words.to is None else f"alone {words.number}")
            said = talks.setdefault(place, [])
            if words.seat not in [one.seat for one in said]:
                said.append(words)
    told: list[tuple[str, list[Words]]] = []
    for _ in range(2):
        named = [words.seat for _, said in told for words in said]
        if 2 * len(named) > len(own):
            break
        new = [(at, [one for one in said if one.seat not in named]) for at, said in talks.items()]
        most = max((len(said) for _, said in new), default=0)
        told += [(at, said) for at, said in new if len(said) == most > 0][:1]
    if not told:
        return
    people = [words.seat for _, said in told for words in said]
    began = {
        place: [n for n, _ in season.talks.get(place, ()) if n < said[0].number][-1:]
        for place, said in told
    }
    yield expected(
        "deciding talk",
        decision.round,
        35,
        [*people, victim],
        [
            *(number for numbers in began.values() for number in numbers),
            *(words.number for _, said in told for words in said),
            *(paper.number for paper in decision.winning if paper.voter in people),
            decision.decided,
        ],
        victim=victim,
        talks=[place for place, _ in told if began[place]],
        voters=people,
    )


def tie(decision: Decision, victim: str) -> Iterator[Expected]:
    """Somebody went after a tie: one of the tied, or a bystander."""
    split = [step for step in decision.steps if step.tied][:1]
    for step in split:
        bystander = victim not in step.tied
        yield expected(
            "bystander out" if bystander else "tie-break",
            decision.round,
            85 if bystander else 50,
            [victim, *step.tied],
            [
                decision.began,
                *(paper.number for paper in step.papers if paper.name in step.tied),
                decision.decided,
            ],
            victim=victim,
            tied=list(step.tied),
            how=decision.how,
        )


def unanimous(decision: Decision, victim: str) -> Iterator[Expected]:
    """All who could vote, at least four besides the victim, wrote the same name at once."""
    if len(decision.held) != 1:
        return
    writers = {paper.voter for paper in decision.winning}
    if len(writers) >= 4 and writers == set(decision.held[0].voters) - {victim}:
        yield expected(
            "unanimous",
            decision.round,
            30,
            [victim],
            [*(paper.number for paper in decision.winning), decision.decided],
            victim=victim,
            voters=sorted(writers),
        )


def won_by_one(decision: Decision) -> Iterator[Expected]:
    """The jury's first votes, and those of jurors who voted again, differ by one."""
    (winner,) = decision.out
    if not all(step.totals for step in decision.steps):
        return
    totals = {
        seat: sum(step.totals.get(seat, 0) for step in decision.steps)
        for seat in decision.steps[-1].candidates
    }
    others = {seat: votes for seat, votes in totals.items() if seat != winner and votes}
    if others and totals[winner] == max(others.values()) + 1:
        yield expected(
            "won by one vote",
            decision.round,
            70,
            [winner, *others],
            [*(paper.number for paper in decision.papers), decision.decided],
            winner=winner,
            totals={winner: totals[winner], **others},
        )
