"""DS-10.1, DS-11.2: who comments, in what order, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.changes import HOST_ASKS
from showrunner.formats.survivor.host import host_question, host_words
from showrunner.formats.survivor.state import SurvivorState
from showrunner.formats.talk.debate import Comment, comment, debate
from showrunner.kernel import EVERYBODY, PRODUCERS
from showrunner.questions import Question

Occasion = Literal["vote", "jury", "finalists"]


class Invitation(NamedTuple):
    """How a comment is asked for."""

    kind: str
    text: str


INVITATIONS: dict[Occasion, Invitation] = {
    "vote": Invitation(
        "survivor.comment", "Before the votes are cast you may say something to everybody."
    ),
    "jury": Invitation(
        "survivor.jury_comment", "As a juror you may say something to the finalists."
    ),
    "finalists": Invitation("survivor.finalist_comment", "Tell the jury why you should win."),
}


async def comments(
    season: SurvivorState, occasion: Occasion, present: Sequence[str], most: int | None = None
) -> None:
    """DS-10.1: one after the other, each heard by everybody."""
    hosted = occasion == "vote" and season.stage.since(HOST_ASKS)
    asked: dict[str, facts.HostAsked] = {}

    def host(seat: str) -> None:
        if hosted and seat in season.sheet.active:
            asked[seat] = host_question(season.sheet, seat)
            season.tell(asked[seat], EVERYBODY)

    def question(seat: str) -> Question[Comment] | None:
        if season.sheet.players[seat].status not in ("active", "juror", "finalist"):
            return None
        most_words = season.sheet.parameters.words_per_comment
        kind, text = INVITATIONS[occasion]
        if seat in asked:
            words = host_words(asked[seat], season.sheet.names)
            text = f"Before the votes are cast the host asks you: “{words}” Everybody listens."
        return comment(season.sheet, kind, text, "Your comment", most_words)

    def said(seat: str, made: Comment) -> None:
        words, acts = made.words, made.acts
        fact = facts.CommentMade(seat=seat, occasion=occasion, words=words, acts=acts)
        season.tell(fact, EVERYBODY)

    order = speaking_order(season, occasion, present, most)
    await debate(season.stage, order, question, said, before=host)


def speaking_order(
    season: SurvivorState, occasion: Occasion, present: Sequence[str], most: int | None
) -> list[str]:
    """DS-9.6: whom producers chose, in their order; else a drawn order, up to so many.

    It is drawn as well where nobody whom they chose is there.
    """
    season.spoke += (occasion,)
    chosen = season.sheet.comment_orders.get(occasion, ())
    speakers = [seat for seat in chosen if seat in present]
    if chosen:
        used = facts.CommentOrderSet(occasion=occasion, seats=(), void=not speakers)
        season.tell(used, PRODUCERS)
    if speakers:
        return speakers
    name = season.name_of_roll("comments", occasion)
    return season.stage.shuffle(name, present)[:most]
