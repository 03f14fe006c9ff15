"""Who hears what is said: everybody, those it was said to, or nobody but producers."""

from __future__ import annotations

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from showrunner.story.record import Message, Record
from tests.story.handmade import HandmadeSeason

WORDS = Text("seal", "words")


def heard(*told: tuple[Fact, tuple[str, ...]]) -> list[Message]:
    """The messages in a season of Survival in which Fay is a Memory and these facts are told."""
    season = HandmadeSeason("survival", "ada ben cal dee eve fay gus hal")
    for seat in season.seats:
        season.tell(facts.RoleDealt(seat=seat, role="waste" if seat < "cal" else "peace"), seat)
    season.tell(facts.RoundBegan(round=1, living=tuple(season.seats)))
    season.tell(facts.Eliminated(seat="fay", role="peace", round=1, moment="dawn", cause=None))
    for fact, to in told:
        season.tell(fact, *to)
    record = Record(season.format)
    for fact_told in season.story:
        record.take(fact_told)
    return record.messages


def nominated(seat: str) -> facts.EvilNominated:
    acts = (Act("propose", "dee"),)
    return facts.EvilNominated(seat=seat, turn=1, name="dee", words=WORDS, acts=acts)


def test_evil_is_heard_by_evil_and_not_by_everybody() -> None:
    (message,) = heard((nominated("ada"), ("ada", "ben")))
    assert message.to == ("ben",)


def test_memories_who_see_all_are_not_among_those_spoken_to() -> None:
    (message,) = heard((nominated("ada"), ("ada", "ben", "fay")))
    assert message.to == ("ben",)


def test_who_is_heard_by_memories_alone_speaks_to_nobody() -> None:
    assert not heard((nominated("ada"), ("ada", "fay")))


def test_a_whisper_and_the_buddies_have_their_listener() -> None:
    messages = heard(
        (facts.ChannelSpoke(channel="buddies", seat="ada", words=WORDS), ("ada", "cal")),
        (facts.ChannelSpoke(channel="whisper", seat="cal", words=WORDS, to="dee"), ("cal", "dee")),
    )
    assert [message.to for message in messages] == [("cal",), ("dee",)]


def test_an_answer_to_producers_alone_is_no_message_and_a_public_one_is() -> None:
    (message,) = heard(
        (facts.MicAnswered(seat="ada", words=WORDS, public=False), ("ada",)),
        (facts.MicAnswered(seat="ben", words=WORDS, public=True), ()),
    )
    assert (message.seat, message.to) == ("ben", ())


def test_a_speech_does_what_its_fields_say_and_a_nomination_is_not_for_the_vote() -> None:
    spoke = facts.Spoke(
        seat="ada", words=WORDS, claim="scientist", accuse="ben", vouch="cal", acts=()
    )
    assert spoke.does == (Act("claim", what="scientist"), Act("evil", "ben"), Act("good", "cal"))
    assert nominated("ada").does == ()
