"""DS-8.3: the order that defines a new kind of card in a running season."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta
from typing_extensions import override

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.kinds import CardKind, fault_among_kinds, fault_by_itself
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import PRODUCERS


class DefineCard(ProducerOrder, frozen=True, kw_only=True):
    """DS-8.3: define a new kind of card, which can be given, planted and offered from then on."""

    name: ClassVar[str] = "define_card"
    kind: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
    card: CardKind

    def foresee(self, season: SurvivorState) -> None:
        """The definition is valid, and the kinds it refers to exist or are to be defined."""
        for name in self.card.kinds_named:
            season.foresee_card(self, name)
        if fault := fault_by_itself(self.card):
            raise self.refuse(f"{self.kind}: {fault}")

    def verify(self, season: SurvivorState) -> None:
        """The id is new, and the definition fits the kinds that exist now."""
        season.verify_windows_to_come(self)
        if self.kind in season.sheet.kinds:
            raise self.refuse(f"there is a card {self.kind!r} already: give it another id")
        if fault := fault_among_kinds(self.card, season.sheet.kinds):
            raise self.refuse(f"{self.kind}: {fault}")

    @override
    def obey(self, season: SurvivorState) -> None:
        plain = msgspec.to_builtins(self.card)
        season.tell(facts.CardDefined(kind=self.kind, card=plain), PRODUCERS)
