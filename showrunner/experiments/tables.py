"""The tables of an experiment as Parquet files: one of seats, and those of the survivoR data set.

In the survivoR tables, `version_season` ends with the number of the trial.
"""

from __future__ import annotations

from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Final

from showrunner.experiments.measures import SEAT_COLUMNS
from showrunner.experiments.plan import Experiment
from showrunner.experiments.trial_file import TrialFile
from showrunner.exports.tables.columns import TABLES
from showrunner.exports.tables.parquet_files import parquet_writer

SEATS: Final = "seats.parquet"
SURVIVOR: Final = "survivor"
"""The folder of the survivoR tables."""
TRIALS_PER_BATCH: Final = 500


def write_tables(folder: Path, experiment: Experiment, trials: TrialFile, last: int) -> None:
    """Write all tables of the trials up to `last`. Raises NotInstalled without pyarrow."""
    files = {folder / SEATS: SEAT_COLUMNS}
    for name in experiment.tables:
        (folder / SURVIVOR).mkdir(exist_ok=True)
        files[folder / SURVIVOR / f"{name}.parquet"] = TABLES[name]
    with ExitStack() as stack:
        seats, *others = [
            stack.enter_context(parquet_writer(file, columns)) for file, columns in files.items()
        ]
        results = trials.in_order(last)
        while batch := list(islice(results, TRIALS_PER_BATCH)):
            seats([row for result in batch for row in result.seats])
            for name, write in zip(experiment.tables, others, strict=True):
                write([row for result in batch for row in result.tables[name]])
