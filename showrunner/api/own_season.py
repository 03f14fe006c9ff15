"""A contestant's own season: their votes and promises, how it ended for them, and why.

All of it is made from the view of the contestant's seat, and what others did from what is open.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from showrunner.api.eyes import Eyes, Story
from showrunner.exports.record import SeasonRecord
from showrunner.formats.broadcast import rounds_over
from showrunner.formats.facts import SecretsRevealed
from showrunner.formats.format import Format
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.talk.promises import Verdict
from showrunner.formats.votes import Decides
from showrunner.futures.chances import Chance, Chances
from showrunner.kernel import BROADCAST, Viewer, known, known_told
from showrunner.players.llm.track_record import TrackRecord
from showrunner.story.beat import Beat
from showrunner.story.coach import told_otherwise
from showrunner.story.editor import Editor

TURNING_POINTS = 3


class OwnPromise(Struct, kw_only=True):
    """A promise that you gave, got or are the subject of, in words, and what became of it.

    It is `not shown` if the ballots that you know prove nothing.
    """

    round: int
    giver: str
    to: list[str]
    text: str
    verdict: Verdict


class OwnVotes(Struct, kw_only=True):
    """A round's votes: what you wrote, and the votes for you, as phrases."""

    round: int
    parts: list[str]


class OwnRecord(Struct, kw_only=True):
    """Your votes and promises, oldest first; promises that are still open come last."""

    votes: list[OwnVotes]
    promises: list[OwnPromise]


class ForYou(Struct, kw_only=True):
    """The votes for you in a round, their `total`, and the `voters` whom you know, by name."""

    round: int
    decides: Decides
    total: int
    voters: list[str]


class ToldYou(Struct, kw_only=True):
    """What somebody said to you, and the names on their own ballots that contradict it.

    `words` are empty if the acts of a message had no words, and `wrote` if they voted no.
    """

    round: int
    by: str
    words: str
    wrote: list[str]


class OwnChance(Struct, kw_only=True):
    """Your chance to win as a round began, and where it lies with 95 % certainty."""

    round: int
    win: Chance


class OwnCoach(Struct, kw_only=True):
    """What the one person in a practice season is shown besides what their castaway knows.

    `told_you` is what others said to you in rounds that are over, and their ballots contradict.
    `chances` are yours as each round began, the last one now; they come some time after that.
    """

    promises: list[OwnPromise]
    told_you: list[ToldYou]
    chances: list[OwnChance]
    turning_points: list[str]


class OwnEnding(Struct, kw_only=True):
    """How the season ended for you.

    `place` is null if the game decided none, and `of` is the number of castaways. `secrets` says
    where what the others did comes from: from what was revealed to you, from the broadcast, or from
    nowhere, as the season keeps its secrets. `told_you` is what others said to you and did not
    hold to; `chances` are empty until they have been computed, some time after the end.
    """

    place: int | None
    of: int
    result: str
    votes: list[ForYou]
    secrets: Literal["revealed", "aired", "kept"]
    turning_points: list[str]
    promises: list[OwnPromise]
    told_you: list[ToldYou]
    chances: list[OwnChance]
    recap: list[str]


def own_record(eyes: Eyes, story: Story, seat: str) -> TrackRecord:
    """The votes and promises that a seat knows of; what was revealed counts where it happened."""
    sheet = eyes.format.sheet()
    record = TrackRecord(eyes.format, seat, sheet)
    for fact in known(story, eyes.viewer):
        sheet.take(fact)
        record.take(fact)
    return record


def shown(record: TrackRecord) -> OwnRecord:
    """Votes and promises in words."""
    return OwnRecord(
        votes=[OwnVotes(round=round, parts=said) for round, said in record.votes_by_round.items()],
        promises=[
            OwnPromise(
                round=promise.round,
                giver=promise.giver,
                to=list(promise.to),
                text=record.promise_words(promise),
                verdict=verdict,
            )
            for promise, verdict in record.judged
        ],
    )


def ending_of(
    eyes: Eyes, story: Story, settings: SeasonSettings, seat: str, river: list[Chances]
) -> OwnEnding:
    """How a season that is over ended for a seat; `river` are the chances that were computed."""
    own = own_record(eyes, story, seat)
    record = SeasonRecord(eyes.feed.season, eyes.feed.title, settings, story, eyes.viewer)
    finishes = record.finishes
    left = finishes.exit_of.get(seat)
    is_revealed = any(isinstance(told.fact, SecretsRevealed) for told in story)
    reader: Viewer = eyes.viewer if is_revealed else BROADCAST
    editor = _edited(eyes.format, Eyes(eyes.feed, reader).story, reader)
    is_open = is_revealed or (eyes.feed.airs != "never" and eyes.feed.over_for(BROADCAST))
    return OwnEnding(
        place=finishes.places.get(seat),
        of=len(settings.cast),
        result="" if left is None else left.result,
        votes=[ForYou(**votes._asdict()) for votes in own.votes_for_me],
        secrets="revealed" if is_revealed else "aired" if editor.episodes else "kept",
        turning_points=[beat.text for beat in _turning_points(editor.book.beats, seat)],
        promises=shown(own).promises,
        told_you=_told_you(editor, seat),
        chances=_chances(river, seat) if is_open else [],
        recap=[one.text for episode in editor.episodes[-1:] for one in episode.recap],
    )


def coach_of(eyes: Eyes, story: Story, seat: str, river: list[Chances]) -> OwnCoach:
    """What a seat in a practice season may learn so far: its own, and what rounds over disclose."""
    over = rounds_over(eyes.format, eyes.feed.told)
    editor = _edited(eyes.format, over, BROADCAST)
    return OwnCoach(
        promises=shown(own_record(eyes, story, seat)).promises,
        told_you=_told_you(editor, seat),
        chances=_chances(river, seat),
        turning_points=[beat.text for beat in _turning_points(editor.book.beats, seat)],
    )


def _told_you(editor: Editor, seat: str) -> list[ToldYou]:
    name = editor.book.record.name
    return [
        ToldYou(round=one.round, by=name(one.by), words=one.words, wrote=list(map(name, one.wrote)))
        for one in told_otherwise(editor.book.record, seat)
    ]


def _chances(river: list[Chances], seat: str) -> list[OwnChance]:
    return [
        OwnChance(round=moment.round, win=moment.seats[seat].win)
        for moment in river
        if seat in moment.seats
    ]


def _edited(format: Format, story: Story, reader: Viewer) -> Editor:
    """A story as the season's editor tells it to this reader."""
    editor = Editor(format, reader)
    for told in known_told(story, reader):
        editor.take(told)
    editor.close()
    return editor


def _turning_points(beats: list[Beat], seat: str) -> list[Beat]:
    """The most important beats about this seat, in the order in which they happened."""
    own = sorted((beat for beat in beats if seat in beat.people), key=lambda beat: -beat.importance)
    return sorted(own[:TURNING_POINTS], key=lambda beat: beat.last)
