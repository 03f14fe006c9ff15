"""Reasons: what a castaway can say about somebody, or about the day, that is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from showrunner.formats.survivor.bots.bonds import FRIENDLY
from showrunner.formats.survivor.bots.day import Day
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.speech import Reason

MUCH, LITTLE = 9, 4
"""Food brought by one castaway that earns thanks, and that is remembered against one."""
POPULAR = 14
"""A standing from which on somebody talks with everybody."""
STRONG = 45
"""A threat from which on somebody would win at the end."""
WIDE = 4
"""A lead over whoever came second that is worth telling."""
OFTEN = 3
"""Seen so often going off together, two are close, and do so often."""


def against(plans: Plans, other: str, partner: str, most: int) -> list[Reason]:
    """What speaks for voting somebody out, the strongest first; each can be checked by anybody."""
    return list(islice(_against(plans, other, partner), most)) or [Reason("quiet", other)]


def _against(plans: Plans, other: str, partner: str) -> Iterator[Reason]:
    """All that speaks for voting somebody out, the strongest first."""
    if other in plans.hurt:
        yield Reason("broke", other)
    if _named_me_by(plans, other, partner):
        yield Reason("named_me", other)
    wins = plans.wins_alone
    if wins.get(other, 0) > max(1, wins.get(plans.me, 0), wins.get(partner, 0)):
        yield Reason("wins", other, number=wins[other])
    if plans.last_winners == (other,):
        yield _win(plans, other)
    if not plans.merged and came_last(plans, other):
        yield Reason("last", other, number=plans.last_results[other])
    if plans.day.attended and (votes := plans.deciding_counts.get(other, 0)) > 1:
        yield Reason("votes", other, number=votes)
    if (friend := _friend_of(plans, other, plans.active)) and friend != partner:
        yield Reason("close_to", other, friend)
    if juror := _friend_of(plans, other, _jurors(plans)):
        yield Reason("jury", other, juror)
    if plans.merged and plans.threat(other) >= STRONG:
        yield Reason("strong_end", other)
    if plans.standing(other) >= POPULAR and other == most_connected(plans):
        yield Reason("popular", other)
    amount = plans.last_gathered.get(other)
    if amount == 0 and _both_brought(plans, partner):
        yield Reason("empty", other)
    elif amount and amount <= LITTLE and plans.hungry and amount < _my_food(plans):
        yield Reason("little", other, number=amount)
    others = [seat for seat in plans.names_today.get(other, ()) if seat in plans.active]
    said_by = next((seat for seat in others if seat not in (partner, other)), None)
    if said_by is not None:
        yield Reason("said_by", other, said_by)
    if not plans.talks_with.get(other) and plans.round > 1:
        yield Reason("stranger", other)
    elif not plans.merged and _did_poorly(plans, other, partner):
        yield Reason("result", other, number=plans.last_results[other])


def of_the_day(plans: Plans, partner: str) -> list[Reason]:
    """What one could begin a talk with: the food, the competition, the vote of yesterday."""
    found: list[Reason] = []
    brought = plans.last_gathered.get(partner)
    if brought is not None and brought >= MUCH:
        found.append(Reason("fed", partner, number=brought))
    if plans.last_winners == (partner,):
        found.append(Reason("topped", partner))
    short = plans.parameters.food_per_player * len(plans.my_team) - plans.food.get(
        plans.mine.team, 0
    )
    if plans.hungry and short > 0:
        found.append(Reason("hungry", number=short))
    if plans.mine.counters > 2:
        found.append(Reason("worn", plans.me, number=plans.mine.counters))
    gone = plans.went.get(plans.round - 1)
    if gone and _is_missed(plans, gone):
        found.append(Reason("blindside", other=gone))
    elif gone and not plans.day.attended and not plans.merged:
        found.append(Reason("gone", other=gone))
    if plans.merged_today:
        found.append(Reason("merged_today"))
    if len(plans.active) <= 6:
        found.append(Reason("few_left", number=len(plans.active)))
    if not plans.hungry and short < 0:
        found.append(Reason("plenty", number=-short))
    if plans.team_result:
        found.append(Reason(f"{plans.team_result}_today"))
    return [*found, *_of_others(plans, partner)]


def _is_missed(plans: Plans, gone: str) -> bool:
    """Whether somebody was voted out whom I had talked with, not written, and not seen warned."""
    day = plans.day
    blindside = day.attended and day.how == "vote" and not day.forewarned
    return blindside and day.ballot != gone and gone in plans.talks_with


def _of_others(plans: Plans, partner: str) -> Iterator[Reason]:
    """Who of the camp, not there to hear it, did best or worst today."""
    here = plans.me, partner
    camp, gathered, results = plans.my_team, plans.last_gathered, plans.last_results
    most = _first_alone(camp, gathered)
    if most and most not in here and gathered[most] >= MUCH:
        yield Reason("best_fed", most, number=gathered[most])
    empty = [seat for seat in camp if gathered.get(seat) == 0 and seat not in here]
    if empty and _both_brought(plans, partner):
        yield Reason("worst_fed", empty[0])
    first = _first_alone(camp, results)
    if first and first not in here and not plans.merged:
        yield Reason("best_roll", first, number=results[first])


def to_write(plans: Plans) -> tuple[list[Reason], list[Reason], list[Reason]]:
    """Of the day that has ended: the vote and other news; what went deep; what else there was."""
    day = plans.day
    vote = _of_the_vote(plans, day)
    news: list[Reason] = list(vote) if day.attended else []
    if day.attended and day.spared:
        kind = "spared" if day.spared == plans.me else "card_played"
        by_me = "_by_me" if day.spared_by == plans.me else ""
        news.append(Reason(f"diary:{kind}{by_me}", day.spared))
    if plans.last_winners == (plans.me,):
        news.append(Reason("diary:won"))
    if day.found:
        news.append(Reason("diary:card"))
    deep = [Reason("diary:forsworn", seat) for seat in day.forsworn[:1]]
    if day.against_me and day.spared != plans.me:
        deep.append(Reason("diary:voted_for_me", number=day.against_me))
    deep += [Reason("broke", seat, other=about) for seat, about in day.broken[-1:]]
    deep += [Reason("diary:named", seat) for seat in day.named_me_by[:1]]
    besides = [Reason("diary:lied", seat) for seat in day.deceived[:1] if not day.forsworn]
    besides += [] if day.attended else vote
    if plans.merged_today:
        besides.append(Reason("diary:merged"))
    if day.team == "lost" or (day.team == "won" and not vote):
        besides.append(Reason("diary:lost" if day.team == "lost" else "diary:immune_team"))
    if day.most:
        besides.append(Reason("diary:brought", number=day.gathered or 0))
    elif day.gathered == 0:
        besides.append(Reason("diary:kept_back" if day.kept_back else "diary:empty"))
    if plans.hungry:
        besides.append(Reason("diary:hungry"))
    if plans.mine.counters > 2:
        besides.append(Reason("worn", plans.me, number=plans.mine.counters))
    still_here = [seat for seat in day.safe_by if seat != day.out]
    besides += [Reason("diary:safe_word", seat) for seat in still_here[:1]]
    besides += [Reason("voted_with", seat) for seat in day.with_me[:1]]
    closest = plans.closest([seat for seat in plans.active if plans.talks_with.get(seat)], 1)
    if closest and plans.trust(closest[0]) >= FRIENDLY:
        besides.append(Reason("diary:friend", closest[0]))
    elif not closest or plans.trust(closest[0]) <= 0:
        besides.append(Reason("diary:alone"))
    return news, deep, besides


def _of_the_vote(plans: Plans, day: Day) -> list[Reason]:
    """Who went, and how: what one meant, or what decided where the votes did not."""
    if not day.out or day.out == plans.me:
        return []
    if not day.attended:
        rolled = day.how == "survival_roll"
        return [Reason("diary:elsewhere_rolled" if rolled else "diary:elsewhere", day.out)]
    if day.how == "survival_roll":
        return [Reason("diary:rolled", day.out)]
    if day.how == "only one not immune":
        return [Reason("diary:left_over", day.out)]
    if not day.votes:
        return [Reason("diary:nobody_else", day.out)]
    tied = [] if day.how == "vote" else [Reason("diary:tied", day.out)]
    if day.ballot == day.out:
        return [Reason("diary:as_meant", day.out, number=day.votes), *tied]
    return [Reason("diary:missed", day.out, day.ballot), *tied] if day.ballot else tied


def seen(plans: Plans, partner: str) -> Reason | None:
    """Two others whom I saw going off to talk, and how often I have."""
    pairs = [pair for pair in plans.seen_today if partner not in pair]
    if not pairs:
        return None
    who, other = pairs[-1]
    return Reason("pair", who, other, plans.seen_with[who][other])


def most_connected(plans: Plans) -> str:
    """Who has been seen talking most."""
    return max(plans.others, key=lambda seat: (plans.standing(seat), seat), default="")


def _named_me_by(plans: Plans, other: str, partner: str) -> bool:
    return other != partner and other in plans.names_today.get(plans.me, ())


def came_last(plans: Plans, other: str) -> bool:
    """Whether somebody, and nobody else of the team, did worst in today's competition."""
    results, theirs = _team_results(plans), plans.last_results.get(other)
    return len(results) > 2 and theirs == min(results) and results.count(theirs) == 1


def _did_poorly(plans: Plans, other: str, partner: str) -> bool:
    """Whether somebody did worse than their team did on the whole, and than we two did."""
    results, theirs = _team_results(plans), plans.last_results.get(other)
    ours = [plans.last_results.get(seat, 0) for seat in (plans.me, partner)]
    return theirs is not None and theirs < min(ours) and theirs * len(results) < sum(results)


def _both_brought(plans: Plans, partner: str) -> bool:
    """Whether neither of us came home with nothing: then one may speak of who did."""
    return _my_food(plans) > 0 and plans.last_gathered.get(partner, 1) > 0


def _my_food(plans: Plans) -> int:
    """What I brought today."""
    return plans.last_gathered.get(plans.me, 0)


def _team_results(plans: Plans) -> list[int]:
    """What those of my team had in today's competition."""
    return [plans.last_results[seat] for seat in plans.my_team if seat in plans.last_results]


def _first_alone(seats: Sequence[str], numbers: Mapping[str, int]) -> str | None:
    """Who of them has the highest number, if nobody else has it, too."""
    known = sorted((numbers[seat], seat) for seat in seats if seat in numbers)
    if not known or (len(known) > 1 and known[-1][0] == known[-2][0]):
        return None
    return known[-1][1]


def _win(plans: Plans, winner: str) -> Reason:
    """The last competition, which somebody won alone: by how much, if it was by much."""
    results = plans.last_results
    beaten = [seat for seat in plans.active if seat != winner and seat in results]
    second = max(beaten, key=lambda seat: (results[seat], seat), default=winner)
    lead = results.get(winner, 0) - results.get(second, 0)
    return Reason("beat", winner, second, lead) if lead >= WIDE else Reason("topped", winner)


def _jurors(plans: Plans) -> list[str]:
    """DS-11.1: who is out, and will sit on the jury whoever else goes before the final."""
    to_go = len(plans.active) - plans.parameters.finalists
    first = len(plans.out) + to_go - plans.parameters.jury_size
    certain = plans.out[max(0, first) :]
    return [seat for seat in plans.jury_to_be if seat in certain] if plans.merged else []


def _friend_of(plans: Plans, other: str, among: Sequence[str]) -> str | None:
    """With whom of these somebody has been seen most, if it is more than chance."""
    times = plans.seen_with.get(other, {})
    friends = [
        seat for seat in among if times.get(seat, 0) >= OFTEN and (seat, other) not in plans.grudges
    ]
    return max(friends, key=lambda seat: (times[seat], seat)) if friends else None
