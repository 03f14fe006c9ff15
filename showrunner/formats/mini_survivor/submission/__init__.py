"""MS-9: how submissions are written, read, and kept in their normal form."""

from showrunner.formats.mini_survivor.submission.actions import Actions, Attack
from showrunner.formats.mini_survivor.submission.parser import parse
from showrunner.formats.mini_survivor.submission.refusals import REFUSALS
from showrunner.formats.mini_survivor.submission.stand import Stand
from showrunner.formats.mini_survivor.submission.writing import written

__all__ = ["REFUSALS", "Actions", "Attack", "Stand", "parse", "written"]
