"""A castaway's day, kept at its end: the next morning clears what was heard and given today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.bonds import Bonds


class Day(Struct, frozen=True):
    """What happened to one castaway in a round, as far as they know."""

    out: str = ""
    """Who went, "" if nobody."""
    how: str = ""
    """By what (see `facts.VotedOut`)."""
    forewarned: bool = False
    """Whether they had been named before the vote, for all to hear."""
    votes: int = 0
    """How many ballots had that name."""
    attended: bool = False
    """Whether I was at the vote."""
    ballot: str = ""
    """The name on my own, in the re-vote if there was one; "" if I had none."""
    against_me: int = 0
    """How many ballots had mine, in the count in which most had."""
    deceived: tuple[str, ...] = ()
    """To whom I had promised another name than I wrote."""
    forsworn: tuple[str, ...] = ()
    """To whom I had promised that they were safe, and then wrote them."""
    broken: tuple[tuple[str, str], ...] = ()
    """Who broke a word to me, and whom it was about."""
    with_me: tuple[str, ...] = ()
    """Who wrote the name we had agreed on: but for the one who went, everybody did."""
    named_me_by: tuple[str, ...] = ()
    """Who put up my name."""
    safe_by: tuple[str, ...] = ()
    """Who promised me that I was safe."""
    team: Literal["won", "lost", ""] = ""
    """How my team competed; "" where there are no teams."""
    gathered: int | None = None
    """How much food I brought."""
    kept_back: bool = False
    """Whether I had traded some of it for a point."""
    most: bool = False
    """Whether nobody of my camp brought as much."""
    spared: str = ""
    """Who alone had most papers, until a card undid them after they had been read; or nobody."""
    spared_by: str = ""
    """Who played that card."""
    found: bool = False
    """Whether a card came into my hand, and is still in it."""


def day_of(me: Bonds) -> Day:
    """The round that ends now."""
    round, seat = me.round, me.me
    attended = seat in me.attended
    out, written = me.went.get(round, ""), me.ballots.get(round, "")
    gathered = me.last_gathered.get(seat)
    unanimous = me.last_counts.get(out, 0) == len(me.attended) - 1
    sure = out if attended and unanimous and written == out else ""
    camp = {*me.my_team, *(me.attended if attended else ())} - {seat}
    others_brought = [me.last_gathered.get(other, 0) for other in camp]
    return Day(
        out=out,
        how=me.how_went.get(round, ""),
        forewarned=out in me.named_aloud,
        votes=me.deciding_counts.get(out, 0),
        attended=attended,
        ballot=me.last_ballot,
        against_me=me.most_against_me if attended else 0,
        deceived=tuple(
            taker
            for taker, name in me.i_told("vote").items()
            if taker and written and name not in ("", written, me.last_ballot)
        ),
        forsworn=tuple(
            other for other in me.safe_from_me if other in (written, me.last_ballot) and attended
        ),
        broken=tuple(me.broken_today.items()),
        with_me=tuple(giver for giver, name in me.told_me("vote").items() if name and name == sure),
        named_me_by=tuple(by for by in me.names_today.get(seat, ()) if by in me.players),
        safe_by=tuple(me.safe_by),
        team=me.team_result,
        gathered=gathered,
        kept_back=me.kept_back,
        most=gathered is not None and gathered > max(others_brought, default=0),
        spared=me.spared_by_card,
        spared_by=me.spared_by,
        found=me.found_today,
    )
