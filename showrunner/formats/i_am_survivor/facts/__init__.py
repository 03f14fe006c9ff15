"""What can happen in a season of I AM SURVIVOR! Each docstring says who is told."""

from showrunner.formats.cards.facts import CardsLaid as CardsLaid
from showrunner.formats.cards.facts import CardsMoved as CardsMoved
from showrunner.formats.cards.facts import CardsPicked as CardsPicked
from showrunner.formats.cards.facts import CardsSeen as CardsSeen
from showrunner.formats.cards.facts import PileShuffled as PileShuffled
from showrunner.formats.i_am_survivor.facts.battles import *
from showrunner.formats.i_am_survivor.facts.characters import *
from showrunner.formats.i_am_survivor.facts.production import *
from showrunner.formats.i_am_survivor.facts.rescues import *
from showrunner.formats.i_am_survivor.facts.season import *
from showrunner.formats.i_am_survivor.facts.trades import *
from showrunner.formats.i_am_survivor.facts.turns import *
from showrunner.formats.lifecycle import PhaseBegan as PhaseBegan
from showrunner.formats.lifecycle import PhaseEnded as PhaseEnded
from showrunner.formats.lifecycle import RoundEnded as RoundEnded
