"""DS-10.1, DS-11.2: comments before a vote and in the final."""

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
    """The question kind and the text with which a comment is asked for."""

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
    season: SurvivorState, occasion: Occasion, present: Sequence[str], limit: int | None = None
) -> None:
    """DS-10.1: comments one after the other, each told to everybody."""
    host_asks = occasion == "vote" and season.stage.since(HOST_ASKS)
    host_questions: dict[str, facts.HostAsked] = {}

    def ask_as_host(seat: str) -> None:
        if host_asks and seat in season.sheet.active:
            host_questions[seat] = host_question(season.sheet, seat)
            season.tell(host_questions[seat], EVERYBODY)

    def question(seat: str) -> Question[Comment] | None:
        if season.sheet.players[seat].status not in ("active", "juror", "finalist"):
            return None
        most_words = season.sheet.parameters.words_per_comment
        kind, text = INVITATIONS[occasion]
        if seat in host_questions:
            words = host_words(host_questions[seat], season.sheet.names)
            text = f"Before the votes are cast the host asks you: “{words}” Everybody listens."
        return comment(season.sheet, kind, text, "Your comment", most_words)

    def tell_comment(seat: str, answer: Comment) -> None:
        words, acts = answer.words, answer.acts
        fact = facts.CommentMade(seat=seat, occasion=occasion, words=words, acts=acts)
        season.tell(fact, EVERYBODY)

    order = speaking_order(season, occasion, present, limit)
    await debate(season.stage, order, question, tell_comment, before=ask_as_host)


def speaking_order(
    season: SurvivorState, occasion: Occasion, present: Sequence[str], limit: int | None
) -> list[str]:
    """DS-9.6: the speakers that producers chose, otherwise a drawn order of at most `limit`.

    The order is also drawn if none of the chosen speakers is present.
    """
    season.settled_occasions += (occasion,)
    chosen = season.sheet.comment_orders.get(occasion, ())
    speakers = [seat for seat in chosen if seat in present]
    if chosen:
        used = facts.CommentOrderSet(occasion=occasion, seats=(), void=not speakers)
        season.tell(used, PRODUCERS)
    if speakers:
        return speakers
    name = season.name_of_roll("comments", occasion)
    return season.stage.shuffle(name, present)[:limit]
