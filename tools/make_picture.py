"""Draw docs/season.svg, the README's picture: a vote of the standard season in the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from showrunner.files.season_files import load_season, settings
from showrunner.formats.survivor.facts import PhaseBegan, RoundBegan, VotedOut
from showrunner.kernel import PRODUCER, EntryResult
from showrunner.running.rehearsal import Rehearsal
from showrunner.transcripts.terminal import TerminalTeller

PICTURE = Path(__file__).parents[1] / "docs" / "season.svg"
SEED, ROUND, WIDTH = "leeward", 8, 100


def main() -> None:
    """Play the season and keep the terminal's output from the start of a vote to its result."""
    plan = load_season("standard")
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    teller = TerminalTeller(console, plan.format, PRODUCER)
    at = [0]

    def watch(step: EntryResult) -> None:
        for told in step.told:
            if isinstance(told.fact, RoundBegan):
                at[0] = told.fact.round
            if at[0] == ROUND and isinstance(told.fact, PhaseBegan) and told.fact.phase == "vote":
                console.export_text(clear=True)
            teller.tell(told.fact)
            if at[0] == ROUND and isinstance(told.fact, VotedOut):
                picture = console.export_svg(title="showrunner play standard", theme=MONOKAI)
                PICTURE.write_text(local_fonts_only(picture))

    Rehearsal(settings(plan), SEED, watch=watch).play()
    print(f"drawn: {PICTURE.relative_to(Path.cwd())}")


def local_fonts_only(svg: str) -> str:
    """The picture without fonts fetched from other hosts."""
    svg = re.sub(r"@font-face\s*{[^}]*}|<!-- Generated with Rich [^>]*-->", "", svg)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    main()
