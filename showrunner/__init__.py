"""Showrunner: reality-show seasons played by language models, bots and people."""

from importlib.metadata import version

__all__ = ["__version__"]

__version__: str = version("showrunner")
