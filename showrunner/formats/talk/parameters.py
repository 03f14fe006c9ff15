"""The parameters of private talks."""

from __future__ import annotations

from typing import Annotated

from showrunner.formats.parameters import CommonParameters, Setting


class TalkParameters(CommonParameters, frozen=True, kw_only=True):
    """DS-5.5: how many talks there are, and how long they are."""

    conversations_per_pair: Annotated[
        int,
        Setting("DS-5.5", "Maximum talks between the same two castaways in a round", 0, 5, "talks"),
    ] = 1
    conversations_per_player: Annotated[
        int, Setting("DS-5.5", "Maximum private talks of a castaway in a round", 0, 20, "talks")
    ] = 3
    turns_per_conversation: Annotated[
        int, Setting("DS-5.5", "Maximum messages in a talk", 1, 30, "messages")
    ] = 6
    words_per_message: Annotated[
        int, Setting("DS-5.5", "Maximum words in a message; longer ones are cut", 5, 500, "words")
    ] = 80
