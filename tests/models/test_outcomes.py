"""What a model's reply is, besides an answer: each kind is told apart, and innocent words pass."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from showrunner.house_model.faults import REFUSAL
from showrunner.house_model.speech import SENTENCES
from showrunner.players.llm.answer_reading import ReadAnswer, read_answer
from showrunner.players.llm.outcomes import OUTCOMES, Fault
from showrunner.players.llm.prompting import DIARY
from showrunner.players.llm.speech_checks import Speaker, why_not_speech
from showrunner.questions import Choice, Flag, Form, Number, Option, Words

CAST = Path(__file__).parents[2] / "cast"
SPEAKER = Speaker("Ada", ("Mara", "Ben", "Tevita"))
FORM = Form(
    kind="game.talk",
    text="You talk.",
    fields={
        "say": Words(label="What you say", most_words=20, may_pass=True, cut=True),
        "note": Words(label="What to remember", most_words=20, may_pass=True),
        "end": Flag(label="Whether it ends"),
        "to": Choice(label="To whom", options=(Option("mara"), Option("ben")), may_pass=True),
        "points": Number(label="Points", least=0, most=3),
    },
    default={"say": None, "note": None, "end": True, "to": None, "points": 0},
)
GOOD: Mapping[str, Any] = {"say": "Not Ben.", "note": None, "end": False, "to": "ben", "points": 2}


def read(aside: Any = None, **changed: Any) -> ReadAnswer | Fault:
    return read_answer(FORM, {"aside": aside, "answer": {**GOOD, **changed}}, SPEAKER)


@pytest.mark.parametrize(
    "private",
    [
        {},
        {"aside": "He is lying."},
        {"aside": 7, "reasoning": ["a"], "means_it": "perhaps", "plan": 3, "more": None},
        {"reasoning": "As an AI language model I would have to think about who votes for whom."},
    ],
    ids=str,
)
def test_a_legal_answer_is_read_whatever_stands_beside_it(private: Mapping[str, Any]) -> None:
    reading = read_answer(FORM, {**private, "answer": GOOD}, SPEAKER)
    assert reading == ReadAnswer(dict(GOOD), False, private)


@pytest.mark.parametrize(
    "reply",
    [
        {},
        {"answer": None},
        {"answer": []},
        {"answer": "Ben"},
        GOOD,
    ],
    ids=str,
)
def test_another_envelope_is_malformed(reply: Any) -> None:
    fault = read_answer(FORM, reply, SPEAKER)
    assert isinstance(fault, Fault)
    assert fault.outcome == "malformed"


@pytest.mark.parametrize(
    "changed",
    [
        {"to": "zoe"},
        {"to": 7},
        {"points": 4},
        {"points": -1},
        {"points": 1.5},
        {"points": float("inf")},
        {"points": float("nan")},
        {"points": 10**4000},
        {"points": "two"},
        {"points": None},
        {"end": "yes"},
        {"say": ["words"]},
        {"say": {"words": "a"}},
        {"more": 1},
    ],
    ids=lambda changed: str(changed)[:30],
)
def test_an_answer_that_breaks_its_form_is_illegal_and_told_why(changed: dict[str, Any]) -> None:
    fault = read(**changed)
    assert isinstance(fault, Fault)
    assert fault.outcome == "illegal"
    (name,) = changed
    assert name in fault.why or name == "more"
    assert len(fault.why) < 2000


def test_a_text_over_its_limit_counts_and_is_marked() -> None:
    reading = read(say="You and I and Ben. " * 5)
    assert isinstance(reading, ReadAnswer)
    assert reading.cut


@pytest.mark.parametrize(
    "words",
    [
        REFUSAL,
        "I'm sorry, but I can't help with that.",
        "I’m sorry, but I cannot assist with this request.",
        "Sorry, I can't comply with that.",
        "I cannot fulfill your request.",
        "I can't assist with that.",
        "I am unable to help you with this request.",
        "I'm not able to engage with this scenario.",
        "I won't participate in a deceptive role-play.",
        "I cannot create that content.",
    ],
)
@pytest.mark.parametrize("where", ["say", "aside"])
def test_who_declines_to_play_refuses(words: str, where: str) -> None:
    fault = read(words) if where == "aside" else read(say=words)
    assert isinstance(fault, Fault)
    assert fault.outcome == "refusal"


@pytest.mark.parametrize(
    "words",
    [
        "As an AI language model, I don't have feelings, but my character would say: Ben.",
        "As an AI, I do not eat.",
        "As a large language model I have no tribe.",
        "I am an AI and cannot be hungry.",
        "I'm Claude, an assistant made by others.",
        "The system prompt says that I am Ada.",
        "[Insert name here], I trust you.",
        "[your name] and I go back a long way.",
        "I will stay in character: good morning.",
        "Staying in character, I would say no.",
        '{"answer": "Ben"}',
        '"thought": "he lies"',
        "A JSON object follows.",
        "I stay within the word limit.",
    ],
)
def test_words_about_models_and_forms_are_meta(words: str) -> None:
    fault = read(say=words)
    assert isinstance(fault, Fault)
    assert fault.outcome == "meta"


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("I vote for Ben. (word count: 42)", "I vote for Ben."),
        ("Here is my response as the contestant: I vote for Ben.", "I vote for Ben."),
        ("I vote for Ben.\n\n(Note: I am staying in character.)", "I vote for Ben."),
        ("# My plan\nBen goes.", "Ben goes."),
        ("- first Ben\n- then Mara", "first Ben\nthen Mara"),
        ('**Ada:** *leans in* "Ben goes." (2 words)', "Ben goes."),
    ],
)
def test_what_models_put_around_words_is_taken_off(words: str, left: str) -> None:
    reading = read(say=words)
    assert isinstance(reading, ReadAnswer)
    assert reading.value["say"] == left


@pytest.mark.parametrize("note", ["Vote: Ben\n- trust Mara", "*Ada would lie.* Mara: liar"])
def test_notes_keep_their_labels_and_lists(note: str) -> None:
    reading = read(note=note)
    assert isinstance(reading, ReadAnswer)
    assert reading.value["note"] == note


@pytest.mark.parametrize(
    "words",
    [
        "Ben: I never said that.",
        "I trust you.\nMara: And I you.",
        "**Mara**: And I you.",
        "[Tevita]: Ha!",
        "Mara : so be it",
    ],
)
def test_a_line_of_somebody_elses_is_other_speech_but_in_what_one_writes_for_oneself(
    words: str,
) -> None:
    fault = read(say=words)
    assert isinstance(fault, Fault)
    assert fault.outcome == "other_speech"
    assert isinstance(read(note=words), ReadAnswer)
    assert isinstance(read(words), ReadAnswer)
    diary = read_answer(DIARY, {"answer": {"diary": words}}, SPEAKER)
    assert isinstance(diary, ReadAnswer)


@pytest.mark.parametrize(
    "words",
    [
        "Ich glaube nicht, dass wir ihm heute Abend trauen können, und ich habe Hunger.",
        "No me fío de nadie en este campamento, y esta noche todos van a votar con miedo.",
        "我不相信他今晚会投票给我们，大家都饿了，没有人说实话。",
        "Je ne crois pas qu'elle tienne sa promesse, et nous avons tous très faim ce soir.",
        "Я думаю, что сегодня вечером все будут голосовать против меня, и никто не скажет почему.",
        "Ik denk dat het niet goed is en dat een van ons van de groep gaat.",
        "Eu não sei o que você quer com ele, mas eu vou com você.",
        "今晚我们投票给他，大家都同意了。",
        "Он всё знает и никому не скажет правду.",
    ],
)
def test_words_in_another_language_are_told_apart(words: str) -> None:
    fault = why_not_speech(words, SPEAKER)
    assert fault is not None
    assert fault.outcome == "wrong_language"


INNOCENT = """
I'm sorry, but I can't vote for you.
I'm sorry, but I can't promise you that.
I'm sorry, I can't.
I am sorry for what I said at the fire.
I can't help you tonight, Mara.
I can't help but wonder whom you told.
I can't help it if he snores.
I can't help with the firewood, my back is out.
I won't help you to a vote that isn't yours.
I won't participate in that little circle of theirs.
I cannot assist two camps at once.
I can't comply my way to the end.
I'm unable to sleep when you whisper.
I can't do that.
I can't do that to Ben.
I won't do that, and you know why.
I cannot answer for Tevita.
I can't answer your question before the vote.
As an aide I saw worse.
As an aid to memory I tied a knot in the rope.
As an actor I know a bad line when I hear one.
I trained as a modeller, and I model nothing for you.
The language of that model of yours is money.
You can't stay in character for thirty days.
He never was in character with me, he was only hungry.
My guidelines are my grandmother's: eat first, talk later.
My programming days taught me to count twice.
I was programmed by nuns to be on time.
I give you my word; count on it.
Words count here, Ben.
Your word counts for less every day.
Here's my answer, Ben: no.
Here is my answer: I vote with you.
Here's my reply to that: eat your rice.
That is my response, and there is no other.
I'm Claude, like my father and his goat.
I'm a Gemini, so I talk to both sides.
The system is prompt tonight, they read the votes at once.
What the hell was your thought when you said my name?
No thought: only hunger.
Answer me: who was it?
Ben, listen: it's Mara.
Ben and Mara: that is the pair.
It was Ben who said it: he wants you out.
Two names: Ben, Mara.
To Ben: nothing. To me: everything.
They say: trust nobody. I say: trust one.
#1 on my list is Tevita.
Not Ben - never Ben - not while I sit here.
- and then he laughed.
*sigh*
**Never** Ben.
You, me, Tevita, that's three (count them).
Ay, mija, que no, I won't.
Das ist gut, as my aunt said when the roof fell in on the four of us.
Non, merci, I have had my fish.
La vie est belle, they say, but not at this camp with these people.
Nem, not tonight, I am too tired for politics.
Pero why would I lie to you, of all people on this beach?
Die tomorrow if you must, but vote tonight.
I die, you die, we all die by one vote if he holds the stone.
If it has to be me, let it be me, and no hard feelings.
Her name is Ngozi Okonjo-Nwosu, and Þórdís Ólafsdóttir is her friend.
Łukasz, Šárka, Þór: nobody here can write our names.
1, 2, 3, 4: that's the count.
???
…
No.
Yes!
Ha! Ha ha ha!
Hm.
"Trust me," he said, and I did.
I asked for an answer (his) and got a thought (mine).
Let's keep this between us.
They kept this from me for three days.
I swear on my children, and I have none.
He's an ai, that three-toed sloth, in the puzzle at least.
The producers may cut what I say; you can't.
I'm a language teacher; I model sentences for a living.
We are all playing a role here.
Don't make me act a part in your play.
A schema? No, a scheme.
I have no system, prompt or slow.
""".strip().splitlines()


@pytest.mark.parametrize("words", INNOCENT)
def test_innocent_words_are_not_flagged(words: str) -> None:
    assert why_not_speech(words, SPEAKER) is None


def test_so_many_innocent_words_are_tried() -> None:
    assert len(INNOCENT) >= 60


def texts_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from texts_of(inner)


@pytest.mark.parametrize("file", sorted(CAST.glob("*.toml")), ids=lambda file: file.stem)
def test_nothing_that_a_persona_might_say_is_flagged(file: Path) -> None:
    texts = list(texts_of(tomllib.loads(file.read_text())))
    assert len(texts) > 20
    assert [text for text in texts if why_not_speech(text, SPEAKER)] == []


def test_nothing_that_the_house_model_says_is_flagged() -> None:
    for language, sentences in SENTENCES.items():
        said = " ".join(sentences.values()).format(name="Ben")
        assert why_not_speech(said, SPEAKER._replace(language=language)) is None


def test_whatever_comes_is_read_or_told_apart_and_nothing_crashes() -> None:
    dice, seen = Random(4), set()
    odd = [None, True, 0, -1, 2**70, 1e308, float("inf"), "", "Ben: no", "\0", "\u202e", [], {}]
    for _ in range(3000):
        value = {name: dice.choice([*odd, *[good] * 40]) for name, good in GOOD.items()}
        aside = dice.choice([*odd, *["Hm."] * 40])
        read_as = read_answer(
            FORM, {"aside": aside, "answer": dice.choice([value] * 40 + odd)}, SPEAKER
        )
        seen.add(read_as.outcome if isinstance(read_as, Fault) else "answered")
    assert seen >= {"answered", "illegal", "malformed", "other_speech"}
    assert seen <= OUTCOMES.keys()
