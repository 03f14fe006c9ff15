from __future__ import annotations

from dataclasses import replace

import pytest

from showrunner.kernel import EVERYBODY, Answer, Audience, Memo, Stage, Text, sealer, seats
from showrunner.kernel.story import SeasonStory
from tests.kernel.tiny import Game, World, encode, word


async def script(stage: Stage, world: World) -> None:
    for _ in range(2):
        stage.tell(("said", await stage.ask("ada", word())), EVERYBODY)


def played(text: str, salt: str = "salt") -> Game:
    game = Game(script)
    game.give(Answer(game.open[0], {"word": "x", "text": text}, salt=salt))
    game.give(Memo("ada", "diary", "dear diary", salt="other"))
    game.answer(game.open[0])
    return game


def erased(entry: Answer | Memo) -> Answer | Memo:
    """The entry as it is in the journal once its words (and salt) are blanked."""
    if isinstance(entry, Memo):
        assert isinstance(entry.text, Text)
        return replace(entry, text=Text(entry.text.seal, None), salt="")
    value = {
        name: Text(plain.seal, None) if isinstance(plain, Text) else plain
        for name, plain in entry.value.items()
    }
    return replace(entry, value=value, salt="")


def test_the_same_entries_give_the_same_digest():
    game = played("hello")
    assert game.replayed().kernel.story.digest == game.kernel.story.digest
    assert game.replayed(game.kept).kernel.story.digest == game.kernel.story.digest


def test_erased_texts_replay_to_the_same_digest():
    game = played("something abusive")
    again = game.replayed([erased(entry) for entry in game.kept])  # type: ignore[arg-type]
    assert again.kernel.story.digest == game.kernel.story.digest
    assert "abusive" not in "".join(str(fact) for fact in again.facts)
    assert str(again.facts[0][1][1]) == "[erased]"


@pytest.mark.parametrize(("text", "salt"), [("hello!", "salt"), ("hello", "pepper")])
def test_another_text_or_salt_gives_another_digest(text, salt):
    assert played(text, salt).kernel.story.digest != played("hello").kernel.story.digest


def test_the_digest_covers_fact_audience_and_order():
    def digest(*facts: tuple[object, Audience]) -> str:
        story = SeasonStory[object](encode)
        for fact, audience in facts:
            story.add(0, fact, audience, False)
        return story.digest

    ada, ben = (1, seats("ada")), (2, seats("ben"))
    digests = {
        digest(),
        digest(ada),
        digest(ada, ben),
        digest(ben, ada),
        digest((1, EVERYBODY)),
        digest((1, seats("ada", quarantined=True))),
    }
    assert len(digests) == 6
    assert digest((1, seats("ben", "ada", "ada"))) == digest((1, seats("ada", "ben")))


def test_the_seal_of_a_text_is_fixed_and_shows_no_words():
    text = sealer("salt")("words")
    assert text.seal == "dbc5dfe0410d5c6ee172adf00d9a0843"
    assert "words" not in repr(text)
    assert text == Text(text.seal, None)
    assert text != sealer("salt")("other words")
    assert text != "words"
    assert hash(text) == hash(Text(text.seal, None))
    assert str(text) == "words"


def test_half_a_surrogate_can_be_sealed():
    assert sealer("s")("\ud800") != sealer("s")("\ud801")
