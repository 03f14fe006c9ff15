"""MS-9: submissions: their notation, their parser and their normal form."""

from showrunner.formats.mini_survivor.submission.actions import Actions, Attack
from showrunner.formats.mini_survivor.submission.context import SubmissionContext
from showrunner.formats.mini_survivor.submission.form_lines import form_to_lines
from showrunner.formats.mini_survivor.submission.parser import parse
from showrunner.formats.mini_survivor.submission.refusals import REFUSALS

__all__ = ["REFUSALS", "Actions", "Attack", "SubmissionContext", "form_to_lines", "parse"]
