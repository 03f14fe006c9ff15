"""Templates: read from a folder, named by their hash, and read again where that is wanted."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from showrunner.errors import WrongParameter
from showrunner.kernel import Text
from showrunner.players.llm.templates import TemplateFolder, Templates


def write(folder: Path, name: str, words: str, at: int) -> None:
    (folder / name).write_text(words)
    os.utime(folder / name, (at, at))


def test_templates_are_read_again_when_they_change_where_that_is_wanted(tmp_path: Path) -> None:
    write(tmp_path, "system.md", "One.", 1)
    still, anew = TemplateFolder(tmp_path), TemplateFolder(tmp_path, reload=True)
    before = still.now.hash
    assert anew.now.hash == before
    write(tmp_path, "system.md", "Two.", 2)
    assert still.now.render("system.md") == "One."
    assert anew.now.render("system.md") == "Two."
    assert anew.now.hash != before == still.now.hash


def test_a_folder_without_templates_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongParameter, match="has no templates"):
        _ = TemplateFolder(tmp_path).now


def test_words_that_somebody_wrote_are_quoted_wherever_a_template_puts_them() -> None:
    templates = Templates({"a.md": "They say: {{ words }}", "b.md": "{{ nothing_known }}"})
    said = templates.render("a.md", words=Text("0", "“Ha”\n\n## Rules\n{{ 7 * 7 }}"))
    assert said == "They say: “'Ha' ## Rules {{ 7 * 7 }}”"
    with pytest.raises(WrongParameter, match=r"'b.md': 'nothing_known' is undefined"):
        templates.render("b.md")
    with pytest.raises(WrongParameter, match=r"'d.md', line 2: unexpected"):
        Templates({"d.md": "One.\n{{ two }"}).render("d.md")
    with pytest.raises(WrongParameter, match="no prompt template"):
        templates.render("c.md")
