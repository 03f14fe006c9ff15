"""Danger told to the one who is in it, or to a friend of theirs."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import Line, Met
from showrunner.formats.talk.understanding.patterns import patterns

LISTENER = patterns("""
    s:[NAME HIM THEY ALL] .. [has have had] it in for you
    s:[NAME HIM THEY ALL] .. [agreed decided settled landed] on [you LISTENER]
    [not never] sleep
    not [tell trust show give] s:NAME [anything everything too your the what a]
    if ME were you
    were ME you
    your [head neck torch days time back]
    s:[NAME HIM THEY] .. [lie lying lied playing using fooling plays uses lies] .. (to)? you
    you have been warned
    (do not|never) get [comfortable cosy cozy]
    you are [being getting] [played used set]
    s:[NAME HIM THEY] .. [after against behind] .. [you your]
    s:[NAME HIM] BE not [your who what as]
    not place .. faith in s:NAME
    not trust s:[NAME HIM]
    not turn .. back on s:NAME
    things .. [moving said] .. [against about] you
    [you LISTENER] BE .. [target next block safe chopping one]
    [watch mind] [your you] [back step]
    not .. [trust faith rely believe] .. s:[NAME HIM]
    not .. [so too] sure of s:NAME
    not turn my? back on s:NAME
    not turn your back on s:NAME
    not take your eyes off s:NAME
    s:[NAME HIM THEY ALL] .. [wants want AFTER against writing] .. for? [you LISTENER yours]
    s:[NAME HIM THEY ALL] .. [settled on LISTENER] .. you
    [your yours LISTENER] name .. [coming came come going dropped up out heard around mouth \
        lips]
    heard .. your name
    s:[NAME HIM THEY ALL] .. [said says saying brought passing] .. your name
    your name BE .. [said about passed mentioned]
    it BE your name -[on ME that]
    your name .. from s:NAME
    whose name s:NAME .... yours
    if you have .. idol
    s:[NAME HIM THEY] .. vote .. [for against] you
    only word ... LISTENER
    s:NAME .. [asked asking] ... [you LISTENER]
    near [your you] tent
    [not too] .. comfortable
    you think you BE safe
    s:[THEY NAME ALL] .. [whispering talking plotting scheming] .. about [you LISTENER]
    stopped talking ... you
    sleep with .. eye
    be careful
    [careful beware] .. [of with around] s:NAME
    watch out
    watch s:NAME
    ^ .. play [it your the] idol
    [vote votes] .. [against on for] you
    near your [tent hut fire]
    will not be here
    s:[NAME HIM THEY ALL] .. [plan plans plot list votes numbers] ... [your you LISTENER]
    [name list] .... it BE [yours LISTENER you]
    name s:NAME [dropped said gave wrote mentioned] .... yours
    s:NAME .. [the numbers votes wants plans] .. to .. [out home] .. you
    [send sending get take want wants vote] you .. [home out gone]
    yours BE the name
    [you LISTENER] BE .. [in trouble next toast target]
    draw your conclusions
    counting votes
    s:NAME .. [asked asking ask] .. [whether if who] ... [you LISTENER]
    [they NAME] .. settled on you
    last to know
    except you $
    who stopped talking
    [deserved should ought] .. know
    the only one who thinks
""")


ANOTHER = patterns("""
    t:THIRD .. [should must better] be [careful worried warned]
    t:THIRD BE in [danger trouble]
    heard t:NAME 's name
    t:NAME 's name BE .. [passed said going about dropped heard]
""")


def danger(line: Line, met: Met) -> Iterator[Act]:
    """The listener is in danger, perhaps from somebody named."""
    start = met.start
    if line.asked(start):
        return
    if line.denied(met) or line.source(met.start + 1, but=line.listener) == line.speaker:
        return
    at = met.who
    named = [line.seat(place) for place in line.named(*line.sentence(start))]
    source = line.seat(at) if at >= 0 else (named[0] if named else "")
    if source != line.speaker:
        yield Act("warn", line.listener, source if source != line.listener else "")


def danger_of_another(line: Line, met: Met) -> Iterator[Act]:
    """Somebody else is in danger."""
    if not line.asked(met.start) and (seat := line.seat(met.who)):
        yield Act("warn", seat)


RULES = ((LISTENER, danger), (ANOTHER, danger_of_another))
