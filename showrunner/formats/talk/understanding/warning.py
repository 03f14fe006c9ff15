"""Danger told to the one who is in it, or to a friend of theirs."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import Line, Match
from showrunner.formats.talk.understanding.patterns import patterns

LISTENER = patterns("""
    [you LISTENER] BE .. [target next block safe chopping one]
    [watch mind] [your you] [back step]
    [CAREFUL careful] .. [of with around about]? [s:NAME]?
    not .. [trust faith rely believe] .. s:[NAME HIM]
    not .. [so too] sure of s:NAME
    not turn my? back on s:NAME
    not turn your back on s:NAME
    not take your eyes off s:NAME
    s:[NAME HIM THEY ALL] .. [wants want AFTER against writing] .. [for]? [you LISTENER yours] 
    s:[NAME HIM THEY ALL] .. [settled on LISTENER] .. you
    s:[NAME HIM THEY ALL] ... [you your LISTENER] .. [out home name torch gone]
    [your yours LISTENER] name .. [coming came come going dropped up out heard around mouth lips]
    heard .. your name
    [whose] name s:[NAME] .... yours
    s:[NAME THEY HIM] .... it BE [yours LISTENER you]
    [play] [it your the] .. idol 
    idol ... [NIGHT] .. 
    if you have .. idol
    not be here
    s:[NAME HIM THEY] .. vote .. [for against] you
    [vote votes numbers] .. [against on for] you
    only word ... LISTENER
    s:NAME says? .... [you LISTENER] 
    s:NAME .. [asked asking] ... [you LISTENER]
    near [your you] [tent]
    [not too] .. comfortable 
    [knives knife wolf wolves] .. 
    [you] think you BE safe
    s:[THEY NAME ALL] .. [whispering talking plotting scheming] .. about [you LISTENER]
    [stopped] talking ... you
    sleep with .. eye
    s:[NAME HIM] .. [smile smiling] .. 
""")


def danger(line: Line, match: Match) -> Iterator[Act]:
    """The listener is in danger, perhaps from somebody named."""
    start = match.start()
    if line.asked(start):
        return
    at = match.start("s") if match.groupdict().get("s") else -1
    named = [line.seat(place) for place in line.named(*line.sentence(start))]
    source = line.seat(at) if at >= 0 else (named[0] if named else "")
    if source != line.speaker:
        yield Act("warn", line.listener, source if source != line.listener else "")


RULES = ((LISTENER, danger),)
