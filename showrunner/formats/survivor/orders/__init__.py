"""DS-9: the orders that producers can give in a dice season."""

from __future__ import annotations

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor.orders.cards import DefineCard
from showrunner.formats.survivor.orders.castaways import (
    ExileCastaways,
    GrantImmunity,
    RemoveCastaway,
    ReturnCastaway,
)
from showrunner.formats.survivor.orders.opportunities import OfferOpportunity
from showrunner.formats.survivor.orders.phases import CancelPhase, RepeatPhase, StageCompetition
from showrunner.formats.survivor.orders.rolls import FixRoll
from showrunner.formats.survivor.orders.stories import Event
from showrunner.formats.survivor.orders.teams import DealTeams, SetTeams
from showrunner.formats.survivor.orders.voices import ChooseJury, OpenGroupTalk, SetCommentOrder

SURVIVOR_ORDERS: tuple[type[ProducerOrder], ...] = (
    Event,
    RemoveCastaway,
    ReturnCastaway,
    ExileCastaways,
    GrantImmunity,
    DefineCard,
    FixRoll,
    OfferOpportunity,
    SetTeams,
    DealTeams,
    SetCommentOrder,
    ChooseJury,
    StageCompetition,
    CancelPhase,
    RepeatPhase,
    OpenGroupTalk,
)
"""Every order of the dice season."""
