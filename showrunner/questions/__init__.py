"""Questions and the fields of their forms: one definition to show, answer and check a decision."""

from showrunner.questions.choices import Choice, Ranking, Subset
from showrunner.questions.field import Field, Option, options, unsealed
from showrunner.questions.group import Fields
from showrunner.questions.notated import Notated, ParsedLines, Refusal
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
    "ParsedLines",
    "Question",
    "Ranking",
    "Refusal",
    "Subset",
    "Words",
    "cleaned",
    "form_of",
    "options",
    "plain_form",
    "unsealed",
]
