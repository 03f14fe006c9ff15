"""Write the OpenAPI description of the server's API, if it has changed."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from showrunner.api.app import make_app
from showrunner.api.description import described
from showrunner.store import Store


def document() -> str:
    """The OpenAPI document as JSON with sorted keys."""

    async def work(folder: str) -> str:
        store = await Store.open(str(Path(folder) / "empty.db"))
        try:
            return json.dumps(described(make_app(store)), indent=1, sort_keys=True)
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(work(folder))


def main() -> None:
    """Write the description into the given file."""
    (path,) = map(Path, sys.argv[1:])
    text = document()
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
