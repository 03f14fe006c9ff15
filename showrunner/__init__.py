"""Showrunner: reality-show seasons played by language models, bots and people."""

from importlib.metadata import version

__all__ = ["DISTRIBUTION", "__version__"]

DISTRIBUTION = "showrunner-seasons"
"""What the package is called where packages are installed; `showrunner` there is another one."""
__version__: str = version(DISTRIBUTION)
