"""The README quotes what is really played."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.running import run

README = Path(__file__).parents[2] / "README.md"
LEFT_OUT = "…"


def quoted() -> list[str]:
    """The lines of the README's episode, unwrapped."""
    block = max(re.findall(r"(?m)(?:^>.*\n)+", README.read_text(encoding="utf-8")), key=len)
    lines = re.sub(r"(?m)^> ?", "", block)
    parts = (" ".join(part.split()) for part in re.split(r"\n\n|\n(?=- )", lines))
    return [part for part in parts if part not in ("", LEFT_OUT)]


def test_the_episode_that_the_readme_quotes_is_what_its_seed_plays(tmp_path: Path):
    out = tmp_path / "season"
    run("play", "standard", "--seed", "3", "--quiet", "--out", str(out))
    transcript = " ".join((out / "transcript.md").read_text("utf-8").split())
    assert "## Episode" in quoted()[0]
    at = 0
    for line in quoted():
        # Words may end in the same mark by themselves.
        for part in [line] if line in transcript else re.split(rf"\s*{LEFT_OUT}\s*", line):
            at = transcript.find(part, at)
            assert at >= 0, f"seed 3 does not play {part!r} there: quote it anew"
