"""Plays an experiment on a local Ray cluster of two nodes, one of which is killed on the way.

`python -m tests.experiments.ray_cluster FILE FOLDER`
"""

from __future__ import annotations

import sys
from pathlib import Path

from ray.cluster_utils import Cluster

from showrunner.experiments.driving import Driver, Ended, ExperimentProgress
from showrunner.experiments.experiment_files import load_experiment
from showrunner.experiments.ray_crew import RayCrew
from showrunner.experiments.tables import write_tables
from showrunner.experiments.trial_file import TrialFile


def main(file: Path, folder: Path) -> None:
    """Play, and kill the second node after some trials."""
    experiment = load_experiment(file)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    killed = []

    def kill(progress: ExperimentProgress) -> None:
        if progress.done >= 8 and not killed:
            killed.append(progress.done)
            cluster.remove_node(node, allow_graceful=False)

    trials = TrialFile(folder, experiment)
    try:
        with RayCrew(experiment, None, cluster.address) as crew:
            assert crew.at_once == 4
            ended: Ended = Driver(experiment, trials, kill).drive(crew)
        assert killed and not ended.failed, (killed, ended)
        write_tables(folder, experiment, trials, ended.last)
    finally:
        trials.close()
        cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
