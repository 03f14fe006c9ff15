"""The page about writing formats shows the example's own code."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_block_of_code_stands_in_the_example() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / "lone_number" / "lone_number.py").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert blocks
    for block in blocks:
        assert block in code
