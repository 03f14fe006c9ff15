"""What a line of talk does, read as another castaway would."""

from __future__ import annotations

import pytest

from showrunner.formats.talk.understanding import Act, understand
from showrunner.formats.talk.understanding.evidence import meant
from showrunner.formats.talk.understanding.reading import by_rules
from showrunner.formats.talk.understanding.words import dictionary_of

NAMES = {
    "ama": "Ama",
    "caio": "Caio",
    "davit": "Davit",
    "jandira": "Jandíra",
    "nerys": "Nerys",
    "thabo": "Thabo",
    "zora": "Zora",
}

PROPOSED = ("propose", "caio")


def heard(words: str, pending: str = "") -> tuple[Act, ...]:
    """What Ama says to Davit."""
    return understand(words, speaker="ama", listener="davit", names=NAMES, pending=pending)


def acts(words: str, pending: str = "") -> set[tuple[str, str]]:
    return {(act.kind, act.about) for act in heard(words, pending)}


@pytest.mark.parametrize(
    "words",
    [
        "Let's vote Caio out.",
        "What about Caio?",
        "Caio scares me most.",
        "The easy vote is Caio.",
        "It has to be Caio.",
        "Why don't we blindside Caio?",
        "I'd sleep better with Caio on the jury.",
        "caio has to go",
        "Would you write Caio with me?",
        "My gut says Caio.",
        "If Caio gets to the end, he wins.",
        "I did not sleep. Caio. Only Caio.",
        "We can't let Caio win this.",
        "Have you thought about getting rid of Caio?",
        "Caio is too strong.",
        "I wouldn't cry if Caio's torch went out.",
        "Oh, Zora is a friend; write Caio.",
        "I'm leaning towards Caio.",
        "Put Caio's name down.",
        "We should take Caio out before the merge.",
    ],
)
def test_proposals(words: str) -> None:
    assert ("propose", "caio") in acts(words)


@pytest.mark.parametrize(
    "words",
    [
        "What if it were Caio?",
        "Nobody would miss Caio at breakfast.",
        "I could live without Caio.",
        "Caio is getting comfortable.",
        "It's time we said goodbye to Caio.",
        "My pen writes Caio.",
        "Caio has outstayed his welcome.",
        "I wouldn't lose sleep over Caio.",
        "Would you miss Caio?",
        "I'm sick of Caio.",
        "Why not Caio?",
        "How is Caio still here?",
        "If you ask me, Caio.",
        "Caio or rocks.",
        "Better Caio than us.",
        "Caio has won enough.",
        "Who needs Caio?",
        "Any objections to Caio?",
        "Caio has a story, a smile and two necklaces.",
    ],
)
def test_roundabout_proposals(words: str) -> None:
    assert acts(words) in ({PROPOSED}, {PROPOSED, ("promise", "caio")})


@pytest.mark.parametrize(
    "words",
    [
        "So you told Caio everything.",
        "Thanks for throwing me under the bus.",
        "You let me walk in blind.",
        "Quit pretending.",
        "Only you knew.",
        "I know it was you.",
        "You say one thing and do another.",
        "So much for your promise.",
        "You gave away our plan, admit it.",
    ],
)
def test_roundabout_accusations(words: str) -> None:
    assert ("accuse", "davit") in acts(words)


def test_whoever_is_only_talked_about_is_not_proposed() -> None:
    assert acts("Caio caught a fish as long as my arm.") == set()
    assert acts("Caio and Zora sat by the water, and the look of them.") == set()
    assert acts("I met Caio and Zora, off behind the trees, and they stopped when I came.") == set()


@pytest.mark.parametrize("others", [("Caio", "Zora"), ("Zora", "Nerys"), ("Thabo", "Jandíra")])
def test_a_sentence_means_the_same_whoever_is_named(others: tuple[str, str]) -> None:
    one, other = others
    seats = {name: seat for seat, name in NAMES.items()}
    said = f"Leave {other} alone. {one} has to go, {one} scares me."
    assert acts(said) == {("spare", seats[other]), ("propose", seats[one])}


def test_words_are_known_in_quotes_and_next_to_any_mark() -> None:
    assert acts("Caio, 'Caio has to go', (Caio!)") == {("propose", "caio")}
    assert acts("- Caio's gotta go...") == {("propose", "caio")}
    assert acts("I'm votin' Caio.") == acts("I'm voting Caio.")


def test_a_season_with_other_names_is_understood_after_another() -> None:
    assert acts("I say we vote Xanthippe out.") == set()
    names = {**NAMES, "xan": "Xanthippe"}
    said = "I say we vote Xanthipe out."
    assert understand(said, speaker="ama", listener="davit", names=names) == (
        Act("propose", "xan"),
    )
    assert acts(said) == set()


@pytest.mark.parametrize(
    "words",
    [
        "I'm not saying we vote Caio.",
        "Leave Caio alone.",
        "I'd be sorry to see Caio go.",
        "Not Caio, please.",
        "Don't write Caio.",
        "We need Caio.",
        "I don't want Caio out.",
        "Anybody but Caio.",
    ],
)
def test_a_denied_proposal_spares(words: str) -> None:
    assert acts(words) == {("spare", "caio")}


@pytest.mark.parametrize(
    ("words", "detail"),
    [
        ("I won't write your name.", "safety"),
        ("You're safe with me.", "safety"),
        ("I've got your back.", "safety"),
        ("I will never vote against you.", "safety"),
        ("Nobody touches you while I'm here.", "safety"),
        ("You and me, final two.", "final"),
        ("I'm taking you to the end.", "final"),
        ("We go to the end together, I swear.", "final"),
        ("I won't tell anyone what you said.", "other"),
    ],
)
def test_promises_to_the_listener(words: str, detail: str) -> None:
    assert Act("promise", "davit", detail) in heard(words)


@pytest.mark.parametrize(
    "words",
    [
        "Whatever you write, I write.",
        "My vote is yours.",
        "I'm voting with you.",
        "I vote how you vote.",
    ],
)
def test_a_vote_is_promised_whoever_it_hits(words: str) -> None:
    assert heard(words) == (Act("promise", "", "vote"),)


def test_a_vote_is_promised_against_somebody() -> None:
    assert set(heard("I'll write Caio.")) == {
        Act("propose", "caio"),
        Act("promise", "caio", "vote"),
    }


@pytest.mark.parametrize(
    ("words", "about", "detail"),
    [
        ("Who are you voting for?", "", "target"),
        ("so who's it gonna be tonight", "", "target"),
        ("Whose name did you hear?", "", "target"),
        ("Tell me who your people are writing.", "", "target"),
        ("Is Caio writing me?", "caio", "target"),
        ("Can I trust you?", "davit", "trust"),
        ("Are you with me?", "davit", "trust"),
        ("Do you trust Nerys?", "nerys", "trust"),
        ("What did Caio want from you?", "caio", "other"),
        ("Do you have the idol?", "davit", "other"),
        ("Does Nerys know about the idol?", "nerys", "other"),
    ],
)
def test_questions(words: str, about: str, detail: str) -> None:
    assert heard(words) == (Act("ask", about, detail),)


@pytest.mark.parametrize(
    ("words", "about", "detail"),
    [
        ("You lied to me.", "davit", "lie"),
        ("You promised me, and then you voted for me.", "davit", "lie"),
        ("You broke your word.", "davit", "lie"),
        ("You wrote my name.", "davit", "vote"),
        ("Why did you vote against me?", "davit", "vote"),
        ("You sold me out.", "davit", "other"),
        ("You went behind my back.", "davit", "other"),
        ("You kept that clue secret from us.", "davit", "other"),
        ("Caio has been lying to us.", "caio", "lie"),
        ("It was Zora who lied.", "zora", "lie"),
    ],
)
def test_accusations(words: str, about: str, detail: str) -> None:
    assert Act("accuse", about, detail) in heard(words)


@pytest.mark.parametrize(
    "words",
    ["Works for me.", "Deal.", "I'm in.", "Count me in.", "Caio it is.", "Let's do it.", "Sold."],
)
def test_what_is_taken_up_is_what_was_proposed(words: str) -> None:
    assert acts(words, pending="caio") == {("agree", "caio")}


@pytest.mark.parametrize(
    "words",
    ["No.", "Absolutely not.", "Over my dead body.", "I'd rather not.", "No way.", "Forget it."],
)
def test_what_is_turned_down_is_what_was_proposed(words: str) -> None:
    assert acts(words, pending="caio") == {("refuse", "caio")}


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("Nerys wants you out.", "nerys"),
        ("Nerys is voting for you.", "nerys"),
        ("Watch your back with Nerys around.", "nerys"),
        ("They're coming for you.", ""),
        ("You're the target.", ""),
        ("Don't trust Nerys.", "nerys"),
    ],
)
def test_hearsay_of_danger_warns(words: str, source: str) -> None:
    assert Act("warn", "davit", source) in heard(words)


def test_what_somebody_else_wants_is_no_proposal() -> None:
    assert heard("Nerys wants Caio out.") == (Act("warn", "caio", "nerys"),)


@pytest.mark.parametrize(
    "words",
    [
        "The rice is nearly done.",
        "How's the foot, still swollen?",
        "Caio is asleep again.",
        "You were brilliant on that beam today.",
        "",
        "...",
        "?!",
    ],
)
def test_small_talk_does_nothing(words: str) -> None:
    assert heard(words, pending="zora") == ()


@pytest.mark.parametrize("name", ["Jandíra", "jandira", "JANDIRA", "Jandria", "jandra", "Jandiira"])
def test_a_name_is_known_without_accents_and_with_a_slip(name: str) -> None:
    assert acts(f"I say we vote {name} out tonight.") == {("propose", "jandira")}


def test_a_name_with_a_number_is_that_name_and_no_slip_of_another() -> None:
    names = {"one": "Bot1", "two": "Bot2", "three": "Bot3"}

    def meant_by(words: str) -> tuple[Act, ...]:
        return understand(words, speaker="one", listener="two", names=names)

    assert Act("propose", "three") in meant_by("Let's vote Bot3 out.")
    assert Act("propose", "three") in meant_by("Put Bot3's name down.")
    assert not meant_by("I say we vote Bot4 out tonight.")


def test_he_is_the_one_named_last_or_else_the_one_proposed() -> None:
    assert ("propose", "zora") in acts("Caio is fine. Zora is not; I want her gone.")
    assert ("propose", "zora") in acts("I want her gone.", pending="zora")


def test_several_are_named_in_one_line() -> None:
    assert {("propose", "caio"), ("spare", "zora")} <= acts("Vote Caio. Leave Zora alone.")
    assert {("propose", "caio"), ("propose", "zora")} <= acts("I want Caio or Zora gone.")


def test_typographers_apostrophes_and_dashes_are_read() -> None:
    assert acts("I won’t write your name — ever.") == {("promise", "davit")}


def test_the_same_line_is_always_understood_alike() -> None:
    line = "You lied to me, so it's Caio tonight, or do you want Zora out?"
    assert len({heard(line) for _ in range(5)}) == 1


@pytest.mark.parametrize("name", ["Jandria's", "jandiras", "ajndira's"])
def test_a_slip_in_a_name_is_known_in_its_possessive(name: str) -> None:
    assert ("propose", "jandira") in acts(f"Put {name} name down.")


@pytest.mark.parametrize("word", ["roar", "near", "fabio", "zero"])
def test_other_words_are_no_names(word: str) -> None:
    assert acts(f"I say we vote {word} out tonight.") == set()


def test_what_no_rule_reads_is_weighed_by_all_that_is_said() -> None:
    said = "Nerys is a wall between us and the money."
    _, read, evidence = by_rules(said, "ama", "davit", dictionary_of(NAMES), "")
    assert not read
    assert [act.kind for act in meant(sum(one.weight for one in evidence), evidence)] == ["propose"]
    assert meant(0, []) == []


# -- names that are not one plain word -------------------------------------------------------------

LONG = {
    "ama": "Mary Ann",
    "ben": "Jean-Luc",
    "cal": "Ольга",
    "dee": "José María",
    "eve": "Mary Beth",
    "fay": "Dr. Fay",
}


@pytest.mark.parametrize(
    ("words", "seat"),
    [
        ("Let's vote out Mary Ann tonight.", "ama"),
        ("let's vote out mary-ann tonight", "ama"),
        ("Let's vote out Ann tonight.", "ama"),
        ("Mary Ann's got to go tonight.", "ama"),
        ("I say we vote out Jean Luc tonight.", "ben"),
        ("Let's write Ольга tonight.", "cal"),
        ("We should vote out Jose Maria.", "dee"),
        ("Let's vote out Beth tonight.", "eve"),
        ("Fay has to go tonight.", "fay"),
    ],
)
def test_a_name_of_several_words_or_another_script_is_a_name(words: str, seat: str) -> None:
    acts = understand(words, speaker="x", listener="y", names=LONG)
    assert [act.about for act in acts if act.kind == "propose"] == [seat]


def test_what_two_are_called_for_short_is_neither() -> None:
    acts = understand("Let's vote out Mary tonight.", speaker="x", listener="y", names=LONG)
    assert not any(act.about in LONG for act in acts)
    alone = {"zoe": "Mary Ann", "yul": "Yul"}
    acts = understand("Let's vote out Mary tonight.", speaker="x", listener="y", names=alone)
    assert [act.about for act in acts if act.kind == "propose"] == ["zoe"]
