"""A stand-in bot follows the instructions of its person as far as it can."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import MemoWritten
from showrunner.formats.survivor import facts, questions
from showrunner.kernel import sealer
from tests.formats.survivor.bots.camp import ME, NAMES, Camp
from tests.formats.survivor.bots.test_card_play import in_danger, plays


def asked(words: str, camp: Camp | None = None) -> Camp:
    """Return a camp whose bot was left these instructions."""
    camp = camp or Camp()
    camp.tell(MemoWritten(seat=ME, kind="instructions", words=sealer("s")(words)))
    return camp


def test_a_target_outweighs_its_own_plan() -> None:
    own = Camp().writes()
    for seat, name in NAMES.items():
        if seat not in (ME, own):
            assert asked(f"Vote for {name}.").writes() == seat


def test_the_first_votable_target_is_written() -> None:
    camp = asked("Vote out Calla, then Deepti.")
    assert camp.writes() == "cal"
    assert camp.writes("ben", "dee", "eve") == "dee"


def test_a_friend_is_not_voted_for_unless_nobody_else_is_left() -> None:
    own = Camp().writes()
    camp = asked(f"Trust {NAMES[own]}.")
    assert camp.writes() != own
    assert camp.writes(own) == own


def test_the_last_note_counts_and_an_empty_one_takes_it_back() -> None:
    own = Camp().writes()
    camp = asked("Vote for Calla.")
    assert asked("Vote for Deepti.", camp).writes() == "dee"
    assert asked("", camp).writes() == own


def test_another_note_is_no_instruction() -> None:
    camp = Camp()
    own = camp.writes()
    for kind in ("diary", "takeaway"):
        camp.tell(MemoWritten(seat=ME, kind=kind, words=sealer("s")("Vote for Calla and Deepti.")))
    assert camp.writes() == own


@pytest.mark.parametrize("words", ["Do not play the idol.", "Keep my cards."])
def test_an_idol_is_kept_as_instructed(words: str) -> None:
    assert plays(in_danger(), "hidden_immunity") is not None
    assert plays(asked(words, in_danger()), "hidden_immunity") is None


def test_an_instruction_to_keep_the_idol_keeps_no_other_card() -> None:
    assert plays(asked("Do not play the idol.", in_danger()), "steal_a_vote") is not None
    assert plays(asked("Save my cards.", in_danger()), "steal_a_vote") is None


def test_points_are_saved_as_instructed() -> None:
    def spent(camp: Camp) -> list[tuple[str, int]]:
        camp.tell(facts.PointsChanged(seats=(ME,), amount=30, cause="reward"))
        camp.tell(facts.CountersChanged(seats=(ME,), amount=5, cause="hunger"))
        answers = [camp.ask(questions.competition_entry(camp.sheet, ME)) for _ in range(20)]
        return [(answer["boost"], answer["remove_counters"]) for answer in answers]

    assert any(boost != "none" for boost, _ in spent(in_danger()))
    assert spent(asked("Keep my points.", in_danger())) == [("none", 0)] * 20


def test_a_juror_votes_for_the_friend_in_the_instructions() -> None:
    finalists = ("ben", "cal", "dee")
    for friend in finalists:
        camp = asked(f"Trust {NAMES[friend]}.")
        ballot = questions.ballot(camp.sheet, finalists, "survivor.jury_ballot", "Who shall win?")
        assert camp.ask(ballot)["name"] == friend


def test_leaving_instructions_keeps_a_diary_due() -> None:
    camp = Camp()
    camp.vote("dee", {"dee": 3, ME: 3}, out="dee", how="survival_roll")
    camp.tell(facts.RoundEnded(round=1))
    assert asked("Vote for Calla.", camp).bot.diary_due
