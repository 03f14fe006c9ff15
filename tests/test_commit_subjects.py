"""`.ci/subjects` reads the subjects of new commits, and breaks on no kind of copy."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / ".ci" / "subjects"
pytestmark = pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
LONGEST = "api: " + "é" * 67
WRONG = {
    "too long": "api: " + "é" * 68,
    "no area": "Mend the thing",
    "no words": "api:",
    "no space": "api:mend it",
    "an empty area": ": mend it",
}


def git(folder: Path, *arguments: str) -> str:
    """What git says in this folder, as somebody who has set nothing up."""
    names = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    done = subprocess.run(
        ["git", *names, *arguments], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def commit(folder: Path, *subjects: str) -> None:
    for subject in subjects:
        git(folder, "commit", "--quiet", "--allow-empty", "--message", f"{subject}\n\nWhy: long.")


def copied(folder: Path) -> Path:
    """The script in a folder of its own."""
    (folder / ".ci").mkdir(parents=True)
    shutil.copy(SCRIPT, folder / ".ci")
    return folder


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A history whose second commit has no area; `old` is the third."""
    folder = copied(tmp_path / "repository")
    git(folder, "init", "--quiet")
    git(folder, "checkout", "--quiet", "-b", "main")
    commit(folder, "the beginning: all", "Before there was a rule", "api: mended")
    git(folder, "branch", "old")
    return folder


def checked(folder: Path, *arguments: str) -> tuple[int, str]:
    """The script's status, and what it says."""
    done = subprocess.run(
        [folder / ".ci" / "subjects", *arguments], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_good_subjects_since_a_ref_pass(repository: Path) -> None:
    commit(repository, "tests: one more", "README, docs: both", LONGEST, "formats/talk: less")
    assert checked(repository, "old") == (0, "")


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_subject_since_a_ref_is_named(repository: Path, wrong: str) -> None:
    commit(repository, WRONG[wrong], "api: a good one after it")
    status, said = checked(repository, "old")
    assert status == 1
    assert git(repository, "log", "--format=%h", "-1", "HEAD~1") in said
    assert WRONG[wrong] in said
    assert said.count("error:") == 1


def test_what_came_to_the_ref_meanwhile_is_not_new(repository: Path) -> None:
    git(repository, "checkout", "--quiet", "old")
    commit(repository, "Somebody else's")
    git(repository, "checkout", "--quiet", "main")
    commit(repository, "api: mine")
    assert checked(repository, "old") == (0, "")


def test_without_a_ref_the_last_commits_are_read(repository: Path) -> None:
    assert "Before there was a rule" in checked(repository)[1]
    commit(repository, *(f"api: number {number}" for number in range(20)))
    assert checked(repository) == (0, "")


def test_a_merge_needs_no_area(repository: Path) -> None:
    git(repository, "checkout", "--quiet", "-b", "side")
    commit(repository, "api: on the side")
    git(repository, "checkout", "--quiet", "main")
    git(repository, "merge", "--quiet", "--no-ff", "--message", "Merge branch 'side'", "side")
    assert checked(repository, "old") == (0, "")


@pytest.mark.parametrize("ref", ["", "old", "nowhere"])
def test_a_shallow_clone_is_read_as_far_as_it_goes(
    repository: Path, tmp_path: Path, ref: str
) -> None:
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--depth=1", repository.as_uri(), str(clone))
    copied(clone)
    assert checked(clone, ref) == (0, "")
    commit(clone, "Not an area")
    assert checked(clone, ref)[0] == 1


@pytest.mark.parametrize("kind", ["an export", "an export inside another history", "no commit"])
def test_without_a_history_of_its_own_nothing_is_read(repository: Path, kind: str) -> None:
    inside = kind == "an export inside another history"
    folder = copied((repository if inside else repository.parent) / "export")
    if kind == "no commit":
        git(folder, "init", "--quiet")
    status, said = checked(folder)
    assert (status, "no git history" in said) == (0, True)
