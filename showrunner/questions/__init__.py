"""The forms a decision can take: one definition for all who decide, check or show it."""

from showrunner.questions.choices import Choice, Ranking, Subset
from showrunner.questions.field import Field, Option, options, unsealed
from showrunner.questions.group import Fields
from showrunner.questions.notated import Notated, Reading, Refusal
from showrunner.questions.question import Budget, Deadline, Form, Question
from showrunner.questions.stored import form_of, plain_form
from showrunner.questions.values import Flag, Number, Words, cleaned

__all__ = [
    "Budget",
    "Choice",
    "Deadline",
    "Field",
    "Fields",
    "Flag",
    "Form",
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
    "form_of",
    "options",
    "plain_form",
    "unsealed",
]
