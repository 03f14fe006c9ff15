"""Plays an experiment by command on a local Ray cluster of two nodes.

`python -m tests.experiments.ray_command FILE FOLDER [OPTION …]`
"""

from __future__ import annotations

import subprocess
import sys

from ray.cluster_utils import Cluster

from tests.cli.running import SCRIPT


def main(file: str, folder: str, *options: str) -> None:
    """Start the cluster, run the command to its end, and stop the cluster."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    try:
        command = [SCRIPT, "experiment", file, "--out", folder, "--ray", cluster.address]
        subprocess.run([*command, *options], check=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
