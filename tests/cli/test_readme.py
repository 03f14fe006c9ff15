"""The README quotes what is really played."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.running import run

README = Path(__file__).parents[2] / "README.md"


def words(markdown: str) -> str:
    """The text with all line breaks as spaces."""
    return " ".join(markdown.split())


def test_the_episode_in_the_readme_is_what_its_seed_plays(tmp_path: Path) -> None:
    block = max(re.findall(r"(?m)(?:^>.*\n)+", README.read_text(encoding="utf-8")), key=len)
    quoted = words(re.sub(r"(?m)^> ?", "", block))
    out = tmp_path / "season"
    run("play", "standard", "--seed", "1", "--quiet", "--out", str(out))
    episodes = words(run("transcript", str(out)).output)
    number = re.match(r"## Episode (\d+):", quoted)
    assert number is not None
    assert f"{quoted} ## Episode {int(number[1]) + 1}:" in episodes
