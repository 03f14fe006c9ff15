"""The forms a decision can take: one definition for all who decide, check or show it."""

from showrunner.questions.choices import Choice, Ranking, Subset
from showrunner.questions.field import Field, Option, options
from showrunner.questions.group import Fields
from showrunner.questions.notated import Notated, Reading, Refusal
from showrunner.questions.question import Budget, Deadline, Question
from showrunner.questions.values import Flag, Number, Words, cleaned

__all__ = [
    "Budget",
    "Choice",
    "Deadline",
    "Field",
    "Fields",
    "Flag",
    "Notated",
    "Number",
    "Option",
    "Question",
    "Ranking",
    "Reading",
    "Refusal",
    "Subset",
    "Words",
    "cleaned",
    "options",
]
