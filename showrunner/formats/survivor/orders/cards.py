"""DS-8.3: new kinds of card in a running season."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.kinds import CardKind, nonsense, problem
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import PRODUCERS


class DefineCard(ProducerOrder, frozen=True, kw_only=True):
    """DS-8.3: define a new kind of card, which can be given, planted and offered from then on."""

    name: ClassVar[str] = "define_card"
    kind: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
    card: CardKind

    def foresee(self, season: SurvivorState) -> None:
        """The cards that it names are there, or will be, and it makes sense by itself."""
        for name in self.card.others:
            season.foresee_card(self, name)
        if wrong := nonsense(self.card):
            raise self.refuse(f"{self.kind}: {wrong}")

    def verify(self, season: SurvivorState) -> None:
        """Its id is new, and it makes sense beside the others that there are now."""
        season.verify_windows_to_come(self)
        if self.kind in season.sheet.kinds:
            raise self.refuse(f"there is a card {self.kind!r} already: give it another id")
        if wrong := problem(self.card, season.sheet.kinds):
            raise self.refuse(f"{self.kind}: {wrong}")

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        plain = msgspec.to_builtins(self.card)
        season.tell(facts.CardDefined(kind=self.kind, card=plain), PRODUCERS)
