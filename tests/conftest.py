"""What all tests share: databases to run on, and how much hypothesis tries.

`ci` is quick and always the same, `full` searches further. A bot that fails, or answers what is not
legal, fails its test: on a server the season would only go on without that answer.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from showrunner.running.collector import relieve_collector

pytest_plugins = ["tests.databases", "tests.models.acting", "tests.scripting"]

settings.register_profile(
    "ci",
    max_examples=60,
    stateful_step_count=30,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "full",
    max_examples=1000,
    stateful_step_count=60,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_collection_finish() -> None:
    """A full collection would visit all that the tests import: a sixth of their time."""
    relieve_collector()


os.environ["SHOWRUNNER_BOT_FAULTS"] = "raise"
settings.load_profile("full" if os.environ.get("SHOWRUNNER_CHECK") == "full" else "ci")
