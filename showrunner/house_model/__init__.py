"""A small OpenAI-compatible endpoint that plays, for tests, benchmarks and demonstrations."""

from showrunner.house_model.faults import FAULTS, rates
from showrunner.house_model.server import HouseModel, HouseSettings

__all__ = ["FAULTS", "HouseModel", "HouseSettings", "rates"]
