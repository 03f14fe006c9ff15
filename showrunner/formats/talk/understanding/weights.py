"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-7 2 -4 -9 -11 -13 -10 -10; ballot=-6 -8 0 -1 2 -18 -8 2; strength=0 -12 1 -14 -8 -7 -17 -10;
moment=0 -7 -8 -5 -11 -3 -8 -6; numbers=-1 -9 1 -11 -9 -12 -9 -5; end=2 -28 0 -12 -11 -15 -14 -11;
mercy=-14 11 -9 -5 -11 -13 3 -12; bond=-6 -5 -1 -6 -4 -2 -7 -6; secret=-16 1 4 -6 5 -3 -7 -7; lie=-8
-23 -16 -8 32 -5 -6 -14; betrayal=-13 -15 -24 -15 2 -12 -10 -10; danger=-1 -23 6 -9 -16 -19 -13 21;
hearsay=-4 -1 -6 -4 1 -10 -4 -1; belief=-3 -14 -6 -1 -2 -5 -13 -4; yes=-1 -19 0 -11 -2 6 -18 -9;
no=2 5 -10 -6 -4 -14 5 -7; camp=-29 -26 -28 -40 -24 -39 -29 -8; past=-9 -13 -18 -10 -9 -9 -13 -11;
future=5 -3 17 -3 -4 2 -4 -7; conditional=7 -6 -4 -11 -14 -6 0 1; ought=-5 -8 0 -1 -11 -1 -8 -5;
wish=4 -11 -12 -3 -7 8 -6 -15; not=-5 5 -8 -13 0 -9 -9 -4; who=-7 -2 -16 12 -2 -5 4 0; why=-4 11 -7
13 16 15 5 -2; asked=-12 -7 -11 -3 -12 -15 -12 -9; I=-6 -10 -6 -11 -9 -6 -9 -19; you=-13 -8 -2 -6 -3
-8 -9 0; they=-6 -5 -12 -7 -3 -7 -10 3; what=-3 -10 -6 -2 -4 -10 -11 -7; he=-8 2 -8 -5 -12 0 0 2;
named=17 4 -6 -9 -12 -3 -6 -5; always=-18 -16 -21 -15 -16 -19 -19 -20; pending=-29 -13 -31 -28 -18
39 25 -1; ?=-15 -11 -26 42 -16 -11 -12 -22; short=-43 -16 -17 2 -46 -22 -33 -29; brief=-10 -17 -44
-36 -32 -23 -17 -23; his=4 -15 -4 1 -8 18 16 -10; you past=1 -1 -4 -6 8 -9 -1 0; I future=0 -8 23 1
-5 4 -5 -11; I you=2 -5 13 -2 -1 5 -3 -6; I you not=0 9 15 -13 8 1 10 14; named out=7 7 -7 -7 1 -6
-3 -1; named strength=25 -5 -15 -20 0 -4 -5 0; named hearsay=5 -5 7 1 13 2 -3 0; ? you=1 -15 -23 40
-12 -4 -4 -20; ? who=-7 -12 -6 -2 -10 -3 -2 -2; ? named=9 8 -5 16 -2 6 -6 -12; you danger=-11 -4 16
-7 -11 -13 -9 30; named mercy=2 20 -7 -8 -5 -13 9 1; I mercy=2 14 8 3 -5 3 -1 -6; you lie=-10 -13
-14 -2 19 1 1 -8; you past I=22 1 6 0 7 -2 9 0; pending short=-30 -15 -4 -6 -16 20 8 -1; pending
yes=-21 -10 6 -17 -8 47 -14 -10; pending no=2 -7 -11 -16 -10 -4 71 -11; pending not=3 -4 -8 -15 -3
14 25 -5; named not=13 9 1 -15 3 -6 2 8; named you=4 -2 -8 -6 2 -2 -6 19; ? belief=-12 6 -10 26 -13
-11 3 -17; you end=-20 -4 37 2 -11 -3 2 3; you bond=-5 2 12 -5 4 -6 -2 -1; named camp=12 24 -6 4 14
-5 2 3; ? camp=5 11 -14 -38 -8 -9 0 -19; they you=-7 -7 6 -5 7 -5 9 21; his strength=10 -4 2 9 -4 0
-8 -4; his out=20 -6 -1 -3 -1 18 0 -3; his mercy=-2 -5 -1 -1 -1 21 3 -1; named moment=15 -6 3 -2 3
-7 0 5; you betrayal=5 -12 -15 4 3 3 -7 3; pending yes not=-6 -10 4 -5 2 22 6 12; pending short
not=-7 -15 -5 -6 -4 -9 -7 3; named ballot=6 1 14 2 -3 2 -2 0; named ballot not=-18 10 10 3 0 5 3 13;
? ballot=3 -1 -13 21 -4 -9 7 -1; ? you past=-3 -6 -3 25 8 0 4 -13; I ballot future=13 -12 14 -2 -5 5
2 -19; I ballot past=13 11 -15 3 1 3 -3 4; you ballot past=1 12 -15 -2 20 -5 -1 6; they ballot=-1 -5
9 3 7 -7 -2 -18; named danger you=-7 2 -20 -4 1 -7 -2 23; ? mercy=21 -17 -13 27 -10 -7 3 -8; I not
secret=7 5 17 7 5 4 6 -6; nobody: out=-10 26 -1 -2 -4 -10 -10 -4; nobody: ballot=-4 -12 -14 4 12 -39
-14 -19; nobody: strength=-22 5 11 -11 -7 -13 -6 0; nobody: moment=2 -21 -12 -11 -2 7 -15 -4;
nobody: numbers=29 -8 14 1 -29 -15 -13 -18; nobody: end=4 -16 7 -25 2 -12 -21 -15; nobody: mercy=-19
-2 4 0 -11 7 -10 -4; nobody: bond=-10 -6 6 -21 -9 18 -2 -24; nobody: secret=-2 12 -3 -2 -17 -13 4
-11; nobody: lie=15 -17 -19 -11 33 -6 -14 -13; nobody: betrayal=-5 -16 -8 -9 9 -2 -10 -11; nobody:
danger=8 -2 -13 -3 -4 -2 -2 14; nobody: hearsay=-8 -6 -30 -4 39 -3 6 -6; nobody: belief=15 -2 -16 -2
-16 10 24 0; nobody: yes=-11 -29 -6 -24 -20 32 -21 -26; nobody: no=-3 5 5 -8 -19 -23 24 -13; nobody:
camp=-27 -36 -32 -27 -18 -35 -18 -30; nobody: past=-9 -12 -3 -12 0 6 -14 -14; nobody: future=-18 20
-11 -1 12 -4 -2 -5; nobody: conditional=8 4 -4 -2 -3 -8 6 -4; nobody: ought=-1 -10 16 -10 3 -11 13
-10; nobody: wish=32 -12 -2 -10 -11 11 -12 -11; nobody: not=-11 -2 2 -17 -6 -19 5 -6; nobody:
asked=-14 -18 -6 -20 -4 -30 -7 -21; I: out=3 -6 5 1 -9 -15 -5 -14; I: ballot=4 6 29 0 -6 3 -1 -9; I:
strength=-9 -16 27 -18 -14 6 -26 3; I: moment=-19 14 -13 -2 -11 -3 -7 11; I: numbers=1 -7 -8 -11 5
-8 -8 -19; I: end=-8 -4 24 -20 -18 -9 -11 -9; I: mercy=-13 11 0 6 -12 7 -4 -6; I: bond=-2 5 17 -4 -4
-8 -6 -5; I: secret=5 -19 0 -2 7 20 0 -6; I: lie=-11 -13 -2 3 -3 -3 11 4; I: betrayal=-9 5 -6 7 -22
2 -1 1; I: danger=-3 1 13 9 -7 0 -17 -17; I: hearsay=0 -6 4 1 -10 -9 -6 24; I: belief=-3 -12 -4 6 13
1 -29 -10; I: yes=3 -15 9 8 -13 0 -6 12; I: no=2 2 -8 1 -2 -13 18 -1; I: camp=-29 -15 -26 -7 -16 -42
-3 -10; I: past=6 -11 -19 -6 -3 -7 -4 1; I: future=-3 -3 14 -3 -11 -3 -4 -17; I: conditional=2 -6 -4
-4 -14 -3 1 -4; I: ought=5 -12 7 1 -8 -5 -9 -4; I: wish=-5 1 -2 -5 -5 6 -2 -1; I: not=-5 5 -6 0 -9 0
-7 3; I: who=0 10 -6 0 6 -3 12 -1; I: why=13 -3 -2 -7 -2 -1 17 4; I: asked=-3 -4 1 -5 -6 -7 -11 -5;
I: I=-4 -11 -6 -14 -6 -7 -9 -16; I: you=-4 2 16 -2 1 6 4 -3; I: they=-10 -2 3 -3 -21 16 1 2; I:
what=-7 1 5 -3 6 -10 -3 -1; I: he=18 -12 7 4 -7 3 10 10; I: named=24 2 6 -6 -4 -3 5 4; you: out=4 -5
0 -4 -7 4 -1 7; you: ballot=-16 -10 0 -16 19 -12 -8 12; you: strength=-3 1 -5 14 0 -7 6 -8; you:
moment=13 9 5 5 -11 -12 2 5; you: numbers=-4 -10 16 8 -14 -6 -1 1; you: end=-9 -7 1 15 -22 8 2 2;
you: mercy=3 -5 9 -3 -1 -3 8 -7; you: bond=-3 7 -2 -2 -1 0 -7 -5; you: secret=-8 -3 -12 -18 22 -16
-7 -8; you: lie=4 -13 -10 3 25 -6 -10 -26; you: betrayal=0 -7 -13 -15 22 -15 0 -7; you: danger=-11
-8 20 -15 -11 -5 -5 16; you: hearsay=-12 -1 5 -21 16 5 9 -11; you: belief=8 -11 6 4 -17 -15 -8 -11;
you: yes=-5 -11 21 7 22 -16 4 -15; you: no=10 5 0 0 -2 1 -11 -17; you: camp=-1 -12 3 -14 -9 1 -10
15; you: past=-24 -4 -20 -11 33 -4 -9 -9; you: future=7 -13 12 0 -13 4 2 -4; you: conditional=13 -8
2 3 -10 -17 4 27; you: ought=-19 -3 2 16 -18 17 -5 24; you: wish=-11 1 -15 -2 -4 17 8 -15; you:
not=-6 10 -1 -4 8 16 -21 14; you: who=7 2 -5 4 0 -2 -2 12; you: why=-3 -3 -4 26 24 -3 -1 -4; you:
asked=-5 -10 -4 6 -8 -14 -5 11; you: I=0 -2 11 3 7 20 -10 -16; you: you=-12 -4 -3 -6 1 -10 -10 -4;
you: they=-13 12 -8 2 6 -10 0 -4; you: what=8 0 -6 2 -6 -3 -2 6; you: he=3 -8 -9 2 -7 4 -5 5; you:
named=3 9 -4 3 2 -15 4 -10; they: out=-9 -13 -6 -2 10 -13 -5 2; they: ballot=-4 -11 0 13 -3 -10 -5
-3; they: strength=11 -7 -14 -13 -12 1 -5 -9; they: moment=4 -7 4 -4 -12 16 -3 6; they: numbers=16
-4 -7 -2 12 -1 -1 12; they: end=3 -3 -2 -4 -1 -2 -1 -8; they: mercy=2 -8 -6 2 -6 -1 -2 -2; they:
bond=0 -10 -9 -7 -2 -10 -5 -16; they: secret=-4 -8 0 -5 -9 -3 -2 13; they: lie=-14 -5 1 -1 13 7 -2
-2; they: danger=8 -7 -6 -4 -7 -14 -6 17; they: hearsay=-10 25 5 -4 -13 3 -5 -4; they: belief=2 -3
-4 -4 7 -2 -1 10; they: yes=3 -4 -9 -5 -8 14 -13 -7; they: no=-10 -3 6 -7 12 -9 6 -12; they: camp=-7
-3 -3 -2 -7 3 -3 14; they: past=-3 -10 -11 -4 -18 1 -6 27; they: future=-2 -2 9 2 -6 -1 -1 -2; they:
conditional=6 -11 -4 4 -5 -10 1 -13; they: ought=17 -11 2 -3 -8 -3 1 -7; they: wish=-3 -6 -5 -5 24
-2 -2 -4; they: not=3 -21 8 -8 16 -6 -2 -29; they: asked=-19 -6 -11 -6 -5 -9 -11 5; they: I=-6 12 1
0 10 -3 -3 -1; they: you=-10 -7 0 -11 0 -6 0 19; they: they=0 -2 -11 -13 -7 -13 -14 4; they: what=3
-5 -5 -6 4 -1 -1 2; they: named=4 -3 -4 15 1 -2 1 -4; what: out=1 19 -7 -5 -5 -3 24 -7; what:
ballot=-3 -3 -4 8 -2 -1 4 15; what: strength=2 9 -2 5 12 -2 5 -4; what: moment=2 -1 -14 -9 -5 -7 1
-17; what: numbers=-8 -1 -3 -12 13 6 10 -3; what: end=-6 -2 -4 5 -5 -2 2 10; what: mercy=9 -3 4 -10
-2 -1 4 -2; what: bond=-7 -2 -3 -3 5 -1 -1 8; what: secret=-2 0 -1 16 17 0 0 -1; what: lie=-2 0 -1
-19 6 -1 -1 -6; what: danger=-3 -2 -4 -2 -2 -3 12 -9; what: hearsay=5 0 3 1 -1 -12 -10 4; what:
belief=-3 -2 -5 -9 1 -2 -3 2; what: yes=1 14 -3 5 28 -2 6 -7; what: no=6 -2 -4 16 2 1 -7 11; what:
camp=-12 -13 -10 -39 1 -7 -10 -14; what: past=-19 -11 -1 5 -4 0 -11 -6; what: future=19 -3 -6 -5 -2
-9 4 13; what: conditional=2 1 1 -14 -1 6 -5 10; what: ought=1 4 3 -18 7 6 -3 -7; what: wish=6 -1 -3
4 -8 -7 -3 -19; what: not=2 -2 -7 -9 5 -8 -3 29; what: who=-20 -7 -11 17 -11 -7 3 -10; what:
asked=-4 -10 -10 16 -2 -5 -10 1; what: I=12 -3 3 3 -3 -9 1 20; what: you=-4 -3 -8 13 3 -5 -14 -5;
what: they=-2 -1 -1 14 -2 -1 3 -9; what: what=-4 -9 -7 1 -9 -13 -9 -9; what: he=3 13 -5 -17 -3 -5 2
-5; what: named=7 -5 1 2 -7 -4 -6 -3; named: out=9 5 -13 -16 -12 0 -19 -11; named: ballot=21 -11 0
-2 -11 -5 -6 14; named: strength=24 -8 -12 -8 -1 -7 -10 -13; named: moment=3 -11 3 -1 1 -5 0 1;
named: numbers=18 1 -12 -8 0 -7 -1 20; named: end=19 -22 -9 7 23 -12 3 -1; named: mercy=-18 34 -16
-16 -3 -11 22 -16; named: bond=-9 6 4 5 -2 -3 -8 12; named: secret=-15 18 -4 -2 20 -2 -2 0; named:
lie=-13 -3 1 -3 20 -5 -4 7; named: betrayal=-7 -9 -3 -8 8 -3 -8 -4; named: danger=-1 -19 -5 -1 3 -6
-3 16; named: hearsay=14 -15 -7 14 -9 -19 -6 12; named: belief=-15 -11 -7 7 1 -8 -4 13; named: yes=7
4 -1 -23 -5 14 -20 6; named: no=12 -15 -10 -14 0 -18 0 -8; named: camp=-4 17 -4 -8 -11 3 1 3; named:
past=-2 -15 -10 1 15 -12 -8 6; named: future=13 -5 18 3 15 14 3 2; named: conditional=-1 -7 -6 -6 -3
17 -15 -10; named: ought=-4 12 -19 0 3 -7 -13 -11; named: wish=26 -9 -7 9 -11 -19 0 11; named:
not=13 25 -7 -7 -5 -20 -1 -16; named: who=5 -3 -4 -4 8 4 -2 0; named: asked=8 8 -9 7 1 -4 3 -14;
named: I=8 -9 7 1 -4 0 -1 -5; named: you=1 -6 -9 -1 -8 -8 -1 36; named: they=12 -12 0 -7 13 -6 -4
13; named: what=-8 -3 2 3 2 8 -6 -2; named: he=3 7 -10 -2 -8 -11 -1 -2; named: named=21 3 -8 -17 -13
2 -12 -4; out > I=-5 -12 -2 7 -8 -12 5 -3; ballot > I=-2 -12 14 -10 -5 -1 9 -11; strength > I=-4 -1
-7 -14 6 -2 -2 -5; moment > I=1 12 0 6 4 -9 2 -9; numbers > I=-26 22 -5 -11 8 1 6 -7; end > I=18 -7
13 17 0 -10 20 -7; mercy > I=-3 8 -8 -2 -8 -1 1 -8; bond > I=22 11 4 -13 -4 -7 6 -7; secret > I=-17
-10 10 -9 17 -12 1 -15; lie > I=-3 -11 12 -2 8 -12 -3 -4; betrayal > I=-15 4 -7 18 38 -3 -2 -4;
danger > I=-11 -3 3 4 7 -2 6 -3; hearsay > I=-12 2 8 0 -6 2 10 0; belief > I=0 -8 9 6 1 -4 10 -9;
yes > I=7 -10 25 -13 -11 -8 -12 -4; no > I=-11 -4 -2 -2 0 -5 -4 13; camp > I=1 -8 14 7 -17 11 -2 -3;
past > I=-13 -9 -1 14 17 -3 2 1; future > I=15 -10 16 7 -7 13 0 -3; conditional > I=-5 5 -14 5 -5 -5
-12 -9; ought > I=9 -10 3 -7 4 14 1 -16; wish > I=-2 -9 -5 -3 5 9 15 0; not > I=-2 13 -6 6 -10 -1 1
15; who > I=2 3 -7 1 8 3 18 -9; why > I=-2 -1 -2 11 6 -1 8 -1; asked > I=-6 -1 -4 10 2 -2 -4 -5; I >
I=-5 -3 0 -5 3 -1 -4 -7; you > I=0 0 9 1 9 6 -6 -8; they > I=7 23 -4 2 11 -8 -1 -11; what > I=5 0 2
-6 -1 -2 5 15; he > I=-15 15 -2 -2 -4 15 11 1; named > I=10 -16 -2 5 -4 1 -4 -8; out > you=2 5 0 -5
-10 -3 -4 8; ballot > you=-7 -12 14 1 -14 -7 -7 15; strength > you=-4 -5 22 -7 5 -6 -3 -1; moment >
you=10 -12 21 6 -9 -11 -1 20; numbers > you=-7 10 -7 1 1 7 -10 9; end > you=-13 -5 2 17 2 -9 11 9;
mercy > you=1 22 3 -14 -14 16 4 -7; bond > you=4 11 -9 -8 4 -1 0 -8; secret > you=-2 -4 19 17 -13 -4
5 21; lie > you=-2 -4 -10 -12 13 0 -12 0; betrayal > you=-6 -4 1 -6 -8 -5 -5 22; danger > you=-5 -2
15 3 -11 -4 -6 -3; hearsay > you=-14 6 -6 -10 -17 -15 -5 31; belief > you=-14 -12 -8 4 -2 4 1 1; yes
> you=9 -13 2 2 18 -19 13 3; no > you=5 -11 -3 19 6 -4 8 -4; camp > you=-5 -8 7 13 3 5 -2 24; past >
you=-23 6 8 13 18 -2 -14 5; future > you=7 -12 -6 -10 -7 -12 1 1; conditional > you=-5 9 -3 -6 3 2
-10 13; ought > you=-7 0 -1 -15 9 -1 3 2; wish > you=-5 -6 16 2 2 -5 0 0; not > you=8 -8 6 -6 4 -8 4
-15; who > you=0 15 -14 19 -12 4 0 -6; asked > you=0 -8 -8 14 -3 -5 2 8; I > you=-2 -1 14 -3 4 4 4
-5; you > you=-11 -6 3 0 -4 -1 -2 7; they > you=-8 -9 -3 -3 -5 0 -4 16; what > you=-8 2 -8 13 0 -6
-8 -10; he > you=9 -2 1 1 -5 -4 4 7; named > you=-16 -9 -6 -3 -11 -8 -5 27; out > they=-10 3 -9 5 -3
1 -6 6; ballot > they=9 -7 -2 -7 -4 -2 3 10; strength > they=-13 11 2 8 1 -5 -3 -6; moment >
they=-13 8 -6 3 -15 -4 26 -7; numbers > they=-9 -8 -1 -6 4 -3 -5 17; end > they=-10 -3 -4 -3 13 -3
-2 12; mercy > they=0 -8 7 -7 -2 4 1 7; bond > they=5 -4 -1 -4 5 -1 -1 -6; secret > they=2 -2 -2 1 1
7 -4 -3; lie > they=-6 -2 -3 -2 2 4 18 -5; hearsay > they=3 -4 0 9 6 2 -6 0; belief > they=-5 -4 -2
12 -7 3 -5 -3; yes > they=-5 -1 -6 -7 17 -8 3 19; no > they=0 -5 3 6 5 13 -8 -6; camp > they=6 -6 3
3 -2 -3 -7 0; past > they=-4 -1 -8 -9 -6 -7 14 14; future > they=-16 10 -1 3 -2 11 1 4; conditional
> they=8 14 3 1 -13 10 -9 -6; ought > they=13 -11 -2 -2 10 -3 0 -3; wish > they=8 -3 4 2 -6 3 -6 -5;
not > they=13 -3 16 -1 2 16 -12 -5; who > they=0 -1 -7 14 3 -1 3 -1; asked > they=-12 -6 -5 6 1 7
-15 8; I > they=-5 12 -3 -1 -17 11 3 -2; you > they=-11 7 -11 7 -1 -4 -4 -1; they > they=1 -7 -4 -2
-7 -1 -2 6; what > they=4 -2 -1 19 -5 -2 2 3; he > they=-7 -18 -2 3 6 -6 4 8; named > they=20 -1 0
-2 9 -5 -4 -4; out > what=6 10 7 -9 6 0 5 -2; ballot > what=-17 -4 5 14 5 2 6 -8; strength > what=5
-2 -5 0 -3 5 -1 -9; moment > what=-10 -8 -1 3 -12 -4 1 8; numbers > what=10 -5 -4 -5 -9 -3 -2 1; end
> what=2 -2 -7 14 -5 0 -1 -6; mercy > what=17 -15 -5 6 4 -3 0 4; bond > what=-1 20 4 -7 -15 -1 -2
-5; secret > what=-5 -4 0 -5 -7 -2 6 6; lie > what=-10 -3 9 -3 11 -2 -1 -4; betrayal > what=0 7 -3
-10 7 -1 -3 7; hearsay > what=-11 12 -1 -3 -7 -3 4 4; belief > what=-5 7 -14 5 5 -3 9 4; yes >
what=-4 -3 2 4 -12 -2 -1 -1; no > what=18 2 -9 5 1 -3 -4 5; camp > what=-3 -1 3 0 -11 -2 10 2; past
> what=-5 6 4 1 6 -8 -11 -7; future > what=-11 -3 2 0 -5 5 8 12; conditional > what=-9 -2 8 8 -5 4 4
-4; ought > what=-13 -2 0 -4 -4 5 -1 9; wish > what=2 -8 -9 0 0 -2 -2 -1; not > what=10 4 -10 3 9 -4
-8 -4; who > what=11 5 -12 -1 9 -1 7 11; asked > what=-5 9 6 12 -4 2 -8 5; I > what=-6 4 7 -1 1 -2
-7 -5; you > what=2 8 -6 2 -9 -6 3 -5; they > what=9 -6 -5 10 0 -2 -2 7; what > what=-1 -6 -2 0 4 -4
-7 -4; he > what=6 6 4 4 -4 -3 7 -5; named > what=-17 -17 2 9 7 8 -5 -6; out > named=15 13 -4 -7 9
-5 -1 -13; ballot > named=6 -2 3 4 -6 1 3 6; strength > named=-1 14 -3 -6 -6 10 1 6; moment >
named=17 11 -1 -5 12 -13 1 2; numbers > named=7 10 1 -2 8 -3 13 1; end > named=22 -6 -6 8 0 -3 -8 6;
mercy > named=5 1 3 -13 -7 -6 -3 -8; bond > named=-1 -9 -6 12 -3 -6 -8 17; secret > named=-14 2 7 7
-14 -4 -6 6; lie > named=-5 -8 -4 12 -6 5 3 -5; betrayal > named=-6 4 3 0 -1 -3 -5 6; danger >
named=-8 5 -16 2 3 -1 0 15; hearsay > named=-17 -7 6 1 16 -1 -4 -5; belief > named=25 -20 -9 5 -4 -6
1 3; yes > named=-12 10 -1 1 10 7 5 -1; no > named=-18 9 -16 7 -10 -10 -1 3; camp > named=28 2 5 0
10 7 8 6; past > named=-5 6 -1 -2 13 2 2 2; future > named=7 -8 16 -6 -1 13 6 -16; conditional >
named=30 -11 -9 -22 -7 5 5 -3; ought > named=-1 30 2 -7 12 3 7 -8; wish > named=20 11 -5 -7 -5 -10
14 -3; not > named=-4 2 -17 -9 -10 -7 -10 10; who > named=5 2 -8 -7 -6 -5 11 7; why > named=10 -2 0
-5 4 0 17 -2; asked > named=-11 3 -7 8 0 -7 -1 -6; I > named=27 -6 2 2 -2 3 5 4; you > named=-1 0 -4
-5 -2 -10 3 -6; they > named=12 -9 -6 13 3 -8 5 -12; what > named=9 -1 0 -1 -7 -9 2 -13; he >
named=2 -8 -3 -3 -6 2 -6 -2; named > named=12 -5 -5 3 -4 -9 -1 -3
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
