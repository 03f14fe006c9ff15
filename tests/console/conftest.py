"""One Chromium for all tests of the console in this process."""

from collections.abc import Iterator

import pytest

from tests.console.browsing import started_browser


@pytest.fixture(autouse=True, scope="session")
def _started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with started_browser(tmp_path_factory.mktemp("browser")):
        yield
