"""What can happen in a season of Survival. Each docstring says who is told."""

from showrunner.formats.lifecycle import (
    RoundEnded as RoundEnded,
)
from showrunner.formats.survival.facts.chains import *
from showrunner.formats.survival.facts.conference import *
from showrunner.formats.survival.facts.night import *
from showrunner.formats.survival.facts.production import *
from showrunner.formats.survival.facts.season import *
