"""Yes and no to what the other has just proposed."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import Line, Met
from showrunner.formats.talk.understanding.patterns import patterns

YES = patterns("""
    not .. ME complaining
    you have read my mind
    [that it this] [could would might will does] work
    [brilliant perfect excellent gladly wonderful splendid lovely] $
    love it
    i like [it that the]
    you have my vote
    [happy glad] to
    with pleasure
    makes sense
    let us $
    (good|fine|okay|ok|all right|alright) .. (tonight then|do it|then)
    consider it
    ^^ [and oh well then ok very]? YES YES? YES? $$
    ^^ [and oh well then ok very]? YES , -[HIM NAME they you who no but]
    ^^ [good great] , yes
    ^ [so then]? yes $
    yes $
    ^^ deal
    ^^ fine by
    very well
    [fine good] then
    let us do [it that this] -to
    [NAME HIM] it [is will]
    t:[NAME HIM] goes $
    ^ [NAME HIM] , [sure ok fine agreed deal]
    ME BE [so all]? [in down sold convinced on game]
    [works fine good enough] [for by with] ME
    count ME [in among with]
    very? well then? ,
    [so let be] .. be it
    let it be
    so be it
    took you long enough
    thought you would never ask
    twisted my arm
    [agree agreed persuaded convinced]
    [good great right excellent brilliant smart lovely] [idea plan call thinking choice \
        point]
    [sounds sound makes] .. [good right fine sense]
    [can ME] not [fault argue]
    no [problem objection objections argument complaints]
    say no more
    you had ME at
    ME [take accept] .. [offer deal that it]
    he goes
    then we .. same
    sign ME up
    you BE right
    as you [say wish like]
    ME will [write do] [HIM it that]
    consider it done
    [has have] to be HIM
    ME WITH you
    now you .. talking
    you got it
    my vote too
    that BE my
    same [here page thought name]
    you read my
    ME can live with
    objections withdrawn
    about time
    finally
    why not
    one condition
    my answer is yes
    ME was [thinking hoping going] .. same
""")
NO = patterns("""
    you [can may] forget
    ME not let [go HIM NAME]
    [count leave] ME out
    ME [can could will would shall] not -[let write vote flip turn betray] .. $
    [not never] (going to)? [write vote touch hurt betray] .. [HIM NAME]
    [NAME HIM] [is has was] .. [friend brother sister family ally partner useful loyal]
    ME .. [need owe love] .. [HIM NAME]
    anything but
    not on your life
    never ever
    ^ [oh and well ok mm hmm ha sorry so lol hell then]? NAY $
    ^ [oh and well ok mm hmm ha sorry so]? NAY [not thanks thank way chance]
    it BE no
    no [three twice] times
    over my dead
    [absolutely definitely certainly] not
    not a chance
    [not never] [will would]
    ME would rather not
    ME .. [can will would could do] not .. [do go write vote agree join want touch support]
    forget it
    as if
    are you [crazy mad insane serious joking]
    out of the question
    think again
    wrong [man person woman]
    [leave count] ME out
    no way
    i pass
    [bad terrible stupid awful] [idea plan]
    sorry but
    not? drag ME
    disappoint you
    ^ why would [ME we]
    not happening
    find [somebody someone another] else
    you can keep
    not my [vote target name]
    he stays
    regret
    [decline refuse]
    ask ME tomorrow
    anyone but
    not [doing touching writing] .. [it that HIM]
    can not .. good conscience
    not interested
    too [soon early risky]
    not [NIGHT yet]
    ask .. else
    disagree
    not [going to] .. happen
    NAME not $
    you BE [kidding joking]
    heart .. not
    not think .. [vote voting]
    i say NAME
""")


def agrees(line: Line, met: Met) -> Iterator[Act]:
    """Takes up what was proposed."""
    if line.pending and not line.asked(met.start):
        yield Act("agree", line.pending)


def refuses(line: Line, met: Met) -> Iterator[Act]:
    """Turns it down."""
    if line.pending:
        yield Act("refuse", line.pending)


RULES = ((YES, agrees), (NO, refuses))
