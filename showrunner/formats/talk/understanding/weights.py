"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-7 -2 -1 -12 -10 -11 -9 -10; ballot=-6 -8 -4 -1 -1 -13 -9 2; strength=-2 -14 -7 -11 -6 -6 -15
-15; moment=-5 -6 -7 -7 -10 -3 -8 -3; numbers=-9 -9 0 -3 -5 -14 -9 -3; end=-4 -23 -2 -15 -11 -11 -13
-7; mercy=-17 11 -12 -3 -9 -10 0 -3; bond=-6 -5 -1 -6 -7 -4 -7 -5; secret=-10 2 -5 -7 3 -3 -8 -8;
lie=-12 -15 -1 -8 25 -5 -6 -15; betrayal=-7 -18 -22 -1 2 -16 -12 -16; danger=9 -23 0 -9 -19 -20 -8
13; hearsay=-6 -2 -7 -5 -1 -9 -5 7; belief=-5 -10 -8 2 3 -7 -13 -3; yes=1 -15 6 -8 -3 -1 -15 -12;
no=-2 3 -7 -4 -4 -17 3 -1; camp=-30 -24 -26 -33 -20 -34 -25 -8; past=-3 -10 -14 -13 -8 -4 -12 -10;
future=7 -4 17 -4 -5 0 -2 -9; conditional=9 -8 2 -9 -16 -6 -2 -2; ought=-2 -7 0 -3 -9 -1 -9 -6;
wish=2 -13 -11 -2 0 3 -8 -15; not=-8 3 -3 -10 0 -8 -9 -6; who=-10 -1 -19 13 7 -5 3 1; why=-15 15 -12
17 17 21 -1 -3; asked=-11 -9 -10 -4 -11 -14 -11 -6; I=-5 -11 -6 -10 -11 -5 -12 -19; you=-15 -7 0 -7
-2 -9 -9 2; they=-5 -4 -11 -8 1 -7 -9 0; what=-1 -9 -4 -2 -5 -10 -11 -10; he=-11 3 -9 -4 -11 -3 1
-4; named=25 -2 -9 -14 -11 -7 -9 -7; always=-16 -16 -19 -17 -17 -18 -19 -18; pending=-38 -13 -37 -29
-19 49 25 0; ?=-15 -14 -23 37 -17 -14 -14 -19; short=-41 -17 -27 9 -44 -20 -34 -29; brief=-15 -15
-44 -41 -34 -23 -15 -18; his=-4 -9 -5 -4 -10 9 30 -10; you past=-3 -1 0 -3 8 -10 -1 2; I future=0 -8
21 1 -6 1 -6 -11; I you=-1 -5 14 -1 0 1 -2 -6; I you not=2 7 21 -8 5 2 9 10; named out=16 5 -13 -9
-4 -4 -2 0; named strength=26 -7 -16 -10 2 -7 -5 -6; named hearsay=6 -9 8 7 14 3 0 1; ? you=1 -12
-19 33 -13 -3 -4 -17; ? who=-9 -11 -7 3 -12 -3 -2 -3; ? named=16 3 0 14 -2 2 -7 -10; you danger=-18
-6 22 -9 -13 -12 -10 26; named mercy=4 18 -7 -8 -9 -12 9 2; I mercy=5 17 5 6 0 5 1 -7; you lie=-10
-13 -18 2 21 0 1 -7; you past I=10 2 8 3 7 -5 8 -1; pending short=-33 -17 -4 -8 -17 21 6 -2; pending
yes=-29 -11 -1 -16 -10 45 -10 -8; pending no=1 -2 -13 -17 -11 -17 79 -14; pending not=2 0 -11 -17 -4
18 26 -4; named not=13 11 -3 -13 8 -1 2 7; named you=0 0 0 -5 3 -1 -2 23; ? belief=-29 4 -13 37 -12
-9 0 -16; you end=-19 -5 39 3 -11 -4 1 8; you bond=-9 1 13 -7 2 -5 -3 -2; named camp=23 18 1 8 12 -3
1 8; ? camp=13 13 -8 -29 -12 -9 -1 -21; they you=-7 -8 0 -2 14 -5 7 14; his strength=13 -5 5 9 -4 -1
-4 -2; his out=27 -8 -2 -3 -1 18 -2 -2; his mercy=-2 9 1 -2 -1 16 8 -1; named moment=10 -6 4 -1 6 -6
0 5; you betrayal=-10 -9 -10 15 12 3 -6 -2; pending yes not=-7 -9 2 -5 0 36 -1 13; pending short
not=-6 -17 -5 -7 -4 -15 -3 5; named ballot=9 -3 14 -7 -6 -2 -3 -3; named ballot not=-9 17 6 1 3 6 5
9; ? ballot=-5 -1 -12 30 1 -10 6 -3; ? you past=0 -8 -9 22 7 0 5 -4; I ballot future=7 -11 23 -6 -7
5 2 -16; I ballot past=16 7 -5 5 -2 10 -3 0; you ballot past=3 9 -6 3 18 -7 0 0; they ballot=0 -2 10
-2 13 -7 0 -10; named danger you=-9 2 -16 -12 6 -6 -3 27; ? mercy=27 -20 -19 29 -11 -4 1 -12; I not
secret=1 2 17 13 3 2 7 -7; nobody: out=2 16 3 -14 -14 5 -15 -8; nobody: ballot=-11 -15 -5 -1 24 -38
-16 -22; nobody: strength=-26 -3 9 -19 -10 -14 -8 -6; nobody: moment=3 -23 -8 -20 -11 -4 -17 0;
nobody: numbers=14 -8 16 8 -18 -17 -13 -23; nobody: end=-1 -9 5 -23 0 -14 -20 -18; nobody: mercy=-12
-5 2 -1 -2 17 -15 -10; nobody: bond=-3 -9 12 -18 -18 16 -7 -16; nobody: secret=7 13 5 -5 -24 -13 3
-13; nobody: lie=11 -9 -11 -7 33 -7 -15 -13; nobody: betrayal=6 -18 -11 -10 20 -4 -11 -17; nobody:
danger=5 -6 -23 -10 -12 -8 8 33; nobody: hearsay=-6 -8 -22 -9 30 -7 4 -8; nobody: belief=2 -3 -20 -6
3 3 23 8; nobody: yes=0 -29 1 -35 -10 18 -18 -25; nobody: no=-3 3 7 -3 -16 -35 25 -17; nobody:
camp=-24 -36 -29 -18 -2 -24 -15 -25; nobody: past=-10 -14 -16 -3 6 4 -15 -17; nobody: future=-12 17
-18 -3 10 -4 8 -6; nobody: conditional=5 6 7 -3 -8 -10 7 -3; nobody: ought=19 -16 1 -13 -3 -11 7
-11; nobody: wish=17 -11 5 14 -4 11 -13 -14; nobody: not=-10 -4 6 -11 -5 -12 1 -8; nobody: asked=-5
-16 0 -11 -9 -24 -10 -22; I: out=4 -9 -2 -10 -8 -18 -4 -9; I: ballot=5 6 24 -3 -8 6 -5 -14; I:
strength=-6 -16 15 -13 -6 9 -27 -1; I: moment=-17 13 -9 -2 -8 1 -6 2; I: numbers=9 -4 2 -2 0 -11 -7
-18; I: end=-9 -10 26 -27 -11 -1 -14 -17; I: mercy=-8 2 -7 11 -4 3 -5 1; I: bond=-4 2 9 -4 -4 -9 -6
-4; I: secret=10 -13 -7 15 -11 19 1 -9; I: lie=-11 -8 9 -1 0 -2 12 4; I: betrayal=1 -6 -10 17 -27 -6
-6 1; I: danger=8 7 4 8 -8 -4 -15 -21; I: hearsay=1 -7 -8 -3 -2 -12 -7 23; I: belief=-2 -8 -6 10 13
-2 -28 -13; I: yes=11 -11 16 2 -15 -4 -10 5; I: no=3 3 0 -2 -3 -14 11 1; I: camp=-27 -18 -31 -17 -16
-47 -8 -16; I: past=-3 -4 -9 -4 -4 5 -5 1; I: future=-1 -7 18 -6 -14 -5 -6 -16; I: conditional=-8 0
4 -7 -14 -8 4 -1; I: ought=0 -13 13 1 -13 -3 -11 -1; I: wish=6 0 -5 -7 -3 8 -8 -5; I: not=-8 9 0 -4
-4 -5 -7 -2; I: who=3 12 -5 5 1 -5 13 1; I: why=11 -5 -7 0 -3 -1 17 2; I: asked=1 -6 0 -5 -4 -10 -10
-7; I: I=-3 -11 -4 -12 -10 -4 -12 -15; I: you=-7 -1 11 -3 1 3 2 3; I: they=-9 -1 -1 4 -14 18 0 2; I:
what=-4 -1 9 -4 1 -14 -4 2; I: he=20 -12 8 -2 -3 -2 14 0; I: named=27 -1 -3 -11 -7 -8 0 4; you:
out=-2 -7 -1 -2 5 1 -3 2; you: ballot=-5 -11 6 -13 13 -14 -8 9; you: strength=-5 -1 -5 16 -3 -6 4
-12; you: moment=2 7 0 2 -9 -11 0 24; you: numbers=-11 -16 6 12 -6 -7 -3 9; you: end=-6 -9 -6 15 -31
5 1 14; you: mercy=-11 -3 16 -7 -8 -1 10 6; you: bond=-13 10 2 4 -1 1 -6 -7; you: secret=-8 -9 -14
-36 23 -14 -9 3; you: lie=3 -14 -16 -2 25 -6 -10 -26; you: betrayal=0 -5 -16 -18 11 -14 1 -2; you:
danger=-10 -9 24 -17 -13 -5 -6 8; you: hearsay=-7 -3 -2 -17 14 1 9 2; you: belief=2 -11 -3 4 -10 -15
-8 -10; you: yes=-9 -11 11 1 21 -16 0 -26; you: no=9 1 2 -6 5 1 -9 -9; you: camp=-3 -15 7 -19 -3 -3
-14 0; you: past=-17 -7 -30 -10 38 -6 -10 -9; you: future=3 -10 14 0 1 6 0 -13; you: conditional=23
-9 -12 8 -12 -15 0 27; you: ought=-12 -3 12 9 -14 16 -6 19; you: wish=-17 -4 -8 -10 -1 10 4 -14;
you: not=-4 9 -1 -3 15 16 -20 3; you: who=2 3 -14 8 0 -2 -2 12; you: why=-5 -3 -4 24 27 -4 -1 -4;
you: asked=-3 -11 0 5 -5 -11 -6 7; you: I=-4 -3 13 3 6 17 -9 -20; you: you=-15 -3 -2 -6 2 -10 -11
-2; you: they=-12 15 -10 -9 10 -9 0 -5; you: what=23 0 -8 -7 -4 -3 -3 4; you: he=10 -9 -9 7 -9 6 -9
2; you: named=3 15 16 6 3 -12 2 -17; they: out=-7 -16 -6 -1 5 -12 -8 3; they: ballot=-8 -11 -5 15 4
-9 -4 -2; they: strength=8 -7 -16 -11 -3 -4 2 -12; they: moment=-7 1 17 -10 -14 16 -6 -1; they:
numbers=20 -4 -10 -4 12 -1 -1 16; they: end=-2 -2 -3 -3 -1 -2 -1 -8; they: mercy=19 -16 -16 -3 -7 -5
-7 2; they: bond=8 -10 -8 -7 1 -11 -5 -27; they: secret=-9 -7 3 -4 -10 -2 -2 14; they: lie=-15 -4 5
-3 16 9 -2 -6; they: danger=5 -11 -7 -4 -1 -15 -10 12; they: hearsay=-13 24 -1 -18 -10 2 -5 13;
they: belief=-3 -4 -16 -5 -6 -4 -2 15; they: yes=2 -5 -2 -5 -6 15 -15 -4; they: no=-13 -3 6 -7 12 -4
5 -12; they: camp=-11 -2 -5 -1 -9 6 -3 14; they: past=7 -20 -11 -15 -17 0 -8 21; they: future=9 -3
17 0 -12 -2 -1 2; they: conditional=5 -8 8 -2 -13 -12 -5 -21; they: ought=17 -9 -2 -6 -6 -4 -2 -17;
they: wish=0 -11 -13 -6 21 -13 3 9; they: not=-5 -23 6 -16 10 -7 -2 -26; they: who=4 -3 -2 -2 14 0 0
2; they: asked=-24 4 -3 -9 -8 -9 -13 12; they: I=-9 6 17 -5 2 -7 -4 -5; they: you=-12 -9 4 -22 -6 -8
-1 25; they: they=0 -2 -3 -19 -5 -16 -14 2; they: what=3 -5 -8 -4 15 -1 -1 1; they: named=20 -10 -9
12 -4 -4 -6 -17; what: out=1 23 -8 -7 -1 -3 25 -6; what: ballot=-3 -4 -6 12 -6 -2 3 15; what:
strength=-3 8 -5 13 10 -3 3 -4; what: moment=-4 -1 -19 -1 -4 -8 6 -16; what: numbers=-2 -3 -6 -12 11
6 9 -4; what: end=-3 -2 -7 0 -4 -2 4 12; what: mercy=7 -5 12 -4 -5 -1 3 -3; what: bond=1 -4 -6 -23 1
-2 -2 7; what: secret=9 -1 -1 21 16 -1 0 -1; what: lie=-7 -2 25 -15 -4 -2 -2 -7; what: betrayal=2 0
-2 8 3 0 0 -2; what: danger=1 -2 -5 -4 -2 -3 13 -6; what: hearsay=-2 1 19 8 -9 -5 -11 5; what:
belief=-5 -4 -1 -15 1 -3 -4 2; what: yes=-10 16 -4 19 28 -3 7 -7; what: no=12 -4 -8 17 1 0 -7 11;
what: camp=-17 -12 -15 -38 -1 -7 -10 -11; what: past=3 -12 10 -6 -4 -1 -8 -7; what: future=15 -3 -10
2 -4 -10 4 13; what: conditional=11 2 -4 -16 -5 12 -7 9; what: ought=-4 6 9 -17 7 6 -3 -6; what:
wish=10 1 -8 8 -11 -1 -3 -17; what: not=-2 -2 -9 -1 5 -10 -3 30; what: who=-22 -7 -16 15 0 -7 0 -8;
what: asked=-3 -10 -13 13 0 -4 -9 -1; what: I=12 -5 0 2 -8 -12 0 17; what: you=2 -5 -5 6 -5 -6 -11
-6; what: they=-1 -3 -5 23 -6 3 2 -11; what: what=-5 -11 -4 1 -10 -12 -10 -13; what: he=2 15 -8 -17
-4 -4 1 -3; what: named=4 -5 4 4 -8 -5 -2 -6; named: out=-3 8 -5 -12 -16 -3 -18 -14; named:
ballot=16 -17 -2 -5 -10 -9 -9 18; named: strength=25 -8 -17 -13 -6 -6 -11 -14; named: moment=5 -12 0
2 -3 -4 -2 -4; named: numbers=6 6 -12 -9 -2 -4 -1 17; named: end=13 -20 -6 6 20 -13 3 4; named:
mercy=-28 46 -16 -18 -7 -14 21 -17; named: bond=-8 4 0 4 2 -2 -9 7; named: secret=-15 22 -5 -3 25 -2
-3 -9; named: lie=-20 -3 -10 -4 12 -6 -5 15; named: betrayal=-22 -6 5 1 9 -3 -9 -8; named: danger=-4
-27 -2 1 -2 -10 -4 25; named: hearsay=6 -12 11 12 -19 -14 -7 17; named: belief=-15 -12 -8 13 -1 -8
-6 7; named: yes=-6 2 -5 -3 -11 15 -18 7; named: no=7 -9 -5 -16 -2 -16 1 -2; named: camp=-22 18 -17
-4 -18 3 0 10; named: past=3 -16 -13 -6 9 -11 -9 9; named: future=24 -7 13 3 11 14 2 0; named:
conditional=15 -21 1 -12 -8 17 -19 -23; named: ought=-6 13 -24 2 5 -8 -9 -12; named: wish=35 -20 -6
6 -12 -22 -3 -5; named: not=9 19 -2 -8 -7 -17 -2 -8; named: who=4 -5 2 -5 3 6 -1 -1; named: asked=13
2 -11 5 -3 -7 -2 -13; named: I=3 3 6 0 1 -3 -1 -6; named: you=-9 -1 -7 5 1 -6 -2 31; named: they=8
-14 -3 -5 10 -7 -4 16; named: what=-16 -3 4 10 4 11 -4 -7; named: he=1 5 -12 -2 -5 -7 -4 -7; named:
named=24 1 -12 -19 -14 -5 -13 -4; out > I=5 -7 -5 3 4 -12 6 3; ballot > I=-3 -3 5 -6 -2 -2 7 -13;
strength > I=-8 4 -2 -17 6 2 -1 -1; moment > I=-2 14 5 10 -1 -11 0 -17; numbers > I=-14 23 -6 -3 0 3
6 -12; end > I=9 -8 17 1 -6 6 16 -2; mercy > I=-7 15 -7 5 -4 -3 1 -7; bond > I=20 11 -1 -16 -1 -4 4
-7; secret > I=-6 -3 12 1 10 -9 1 -17; lie > I=-4 -12 7 -8 21 -11 -3 -8; betrayal > I=-20 7 -12 17
36 -3 -2 -3; danger > I=-15 -3 -9 7 14 -2 5 -6; hearsay > I=-8 2 0 4 -3 3 6 0; belief > I=12 -9 5 3
10 -4 8 -10; yes > I=16 -12 8 -13 3 -7 -7 -4; no > I=-9 -4 7 -1 -2 -3 -4 19; camp > I=0 -7 7 5 -7 11
-1 4; past > I=-17 -9 -5 11 13 0 1 2; future > I=7 -12 3 12 -3 12 0 -1; conditional > I=0 4 -2 2 -5
-4 -13 -4; ought > I=8 -3 2 -6 3 5 2 -11; wish > I=-11 -8 -5 -1 3 5 11 9; not > I=-3 3 -6 10 -18 -1
-1 9; who > I=5 2 -8 -4 14 4 19 -9; why > I=-4 -1 -9 15 8 -2 8 -1; asked > I=-12 0 5 16 -2 2 -5 -1;
I > I=-2 -4 -2 -4 -3 0 -5 -7; you > I=-4 -2 7 0 8 4 -6 -8; they > I=7 16 -6 2 11 -16 -1 -11; what >
I=7 -5 6 -7 -3 -3 2 11; he > I=-3 16 -5 -1 2 17 7 1; named > I=1 -15 -4 4 2 -1 -2 -4; out > you=-5 5
-9 -1 -4 -5 -6 16; ballot > you=-10 -4 5 0 -6 -9 -6 12; strength > you=-8 -4 20 0 2 -4 -2 1; moment
> you=1 -4 16 2 -1 -14 0 12; numbers > you=-11 12 -6 6 -2 10 -10 3; end > you=-16 -4 -4 17 -3 -7 11
15; mercy > you=1 19 -10 -10 -4 17 2 -1; bond > you=0 8 -8 -11 5 -2 -2 -6; secret > you=-1 10 4 10
-17 -4 4 14; lie > you=-9 -5 -14 -8 15 -1 -12 1; betrayal > you=-8 -3 5 7 -11 -5 -5 23; danger >
you=-2 0 19 7 -13 -3 -6 -6; hearsay > you=-16 3 -11 -8 -13 -16 -7 27; belief > you=-6 -12 -3 7 3 4 2
-1; yes > you=1 -11 11 0 11 -18 11 3; no > you=6 -14 -9 20 4 -1 8 5; camp > you=-21 -7 -3 5 17 6 -3
30; past > you=-17 2 3 12 17 -5 -11 -1; future > you=11 -9 -11 -6 1 -10 3 -6; conditional > you=-6 7
12 -8 4 4 -10 14; ought > you=-15 -8 12 -5 -2 -2 1 1; wish > you=0 -4 29 1 0 -4 -1 -7; not > you=5
-11 3 -6 2 -6 4 -11; who > you=-8 17 -16 26 -10 4 -1 -5; why > you=5 0 -7 6 -2 -1 12 3; asked >
you=2 -6 -7 6 1 -5 1 7; I > you=-8 -2 6 -4 7 2 2 -2; you > you=-8 -6 1 -3 -3 -3 -3 6; they > you=-12
-10 -2 11 -14 -2 -4 21; what > you=-5 1 -1 12 0 -6 -5 -11; he > you=5 -3 4 8 -4 -3 4 6; named >
you=-6 -9 -7 -12 -10 -6 -2 24; out > they=2 4 -4 4 -6 0 -6 2; ballot > they=6 -8 4 -10 -3 -5 2 10;
strength > they=-10 13 -3 4 -3 5 -3 -10; moment > they=-17 5 6 4 -21 2 22 -9; numbers > they=5 -7 -8
-7 8 -3 -5 17; end > they=-11 -3 -9 -3 19 -6 -2 11; mercy > they=6 -6 7 -12 -2 1 -1 11; bond >
they=0 2 -1 -4 1 -3 -2 -10; secret > they=0 -2 -4 6 0 7 -5 -3; lie > they=-9 -2 -14 -5 9 5 20 -2;
hearsay > they=0 -3 -10 4 9 10 -5 1; belief > they=20 -1 -7 -5 3 1 -7 -2; yes > they=-7 -3 -14 -8 22
-12 3 20; no > they=-4 -10 14 14 3 7 -10 -4; camp > they=1 -4 0 2 -5 -4 -7 4; past > they=-7 0 -1 -1
-6 -1 14 6; future > they=-16 10 16 -11 -9 6 0 -4; conditional > they=10 13 7 3 -13 16 -7 -8; ought
> they=5 -9 1 -10 14 5 -2 -6; wish > they=-1 -4 -6 1 -12 8 -6 1; not > they=3 -2 19 -3 9 15 -11 -3;
who > they=11 -2 -9 -5 0 -1 4 1; asked > they=-3 -14 4 9 -11 8 -17 4; I > they=-8 10 3 3 -5 8 2 -5;
you > they=-14 7 -11 19 -5 -6 -5 1; they > they=3 -9 -6 -2 -6 0 -4 2; what > they=3 -4 -7 28 -10 2 2
4; he > they=-9 -16 -4 3 7 -7 4 9; named > they=29 -6 -5 -8 1 -6 -6 -5; out > what=9 8 2 -6 2 -1 3
-3; ballot > what=-9 -4 12 10 5 1 7 -7; strength > what=11 -3 -6 -2 -1 7 -1 -9; moment > what=-8 -7
-3 7 1 -4 2 8; numbers > what=13 -5 -11 -6 -7 -3 -2 3; end > what=10 -1 -12 14 -3 0 0 -7; mercy >
what=15 -18 -1 4 0 -2 1 4; bond > what=-6 20 12 2 -27 -1 -2 -7; secret > what=-3 -6 4 -4 -9 -2 7 10;
lie > what=-17 -4 14 -3 8 -2 -2 -1; betrayal > what=-1 7 -4 -10 5 -1 -3 8; danger > what=-5 -1 -7 -1
5 -2 -1 -1; hearsay > what=-9 11 9 1 -14 -7 2 -8; belief > what=8 5 -11 -4 10 -3 8 4; yes > what=1
-5 8 1 -11 -2 -1 1; no > what=24 3 -6 -2 0 -4 -5 8; camp > what=-4 -3 -1 -3 -15 -2 10 4; past >
what=-7 4 3 4 13 -8 -12 -12; future > what=-13 -3 -3 -1 2 6 10 15; conditional > what=-4 -3 11 4 -11
5 4 -5; ought > what=-13 -3 -4 -1 -2 4 -1 7; wish > what=7 -10 1 5 -19 -8 -5 0; not > what=6 5 -10 1
9 -4 -9 -2; who > what=8 5 -13 5 11 -1 8 10; asked > what=2 11 -2 7 0 3 -7 7; I > what=-12 1 12 -4 1
-5 -7 -5; you > what=7 9 -5 -2 3 -4 4 -7; they > what=7 -6 -10 13 8 -2 -2 8; what > what=5 -6 0 -1 4
-6 -7 -5; he > what=3 4 0 9 -9 -3 5 -3; named > what=-20 -18 10 12 4 11 -3 -9; out > named=8 16 -6
-2 1 -5 -3 -14; ballot > named=-3 2 6 6 -1 2 1 8; strength > named=-10 15 -4 -2 11 4 4 6; moment >
named=20 2 -2 -13 24 -8 2 1; numbers > named=10 12 1 3 12 -3 15 -3; end > named=24 -11 -13 6 8 -3 -9
2; mercy > named=-5 2 15 -6 -7 -6 -4 -13; bond > named=5 -8 -12 21 -5 -5 -8 20; secret > named=-3 0
8 5 -17 -5 -6 5; lie > named=-9 -11 7 13 -18 6 2 -1; betrayal > named=3 2 2 7 1 -4 -5 7; danger >
named=16 -8 -16 -2 4 -2 -2 10; hearsay > named=-22 -14 0 9 15 0 -4 4; belief > named=12 -14 -14 12
-6 -2 0 10; yes > named=-8 8 -8 -4 7 6 -1 -1; no > named=-12 12 -10 4 -11 -6 -2 3; camp > named=44 1
5 -1 4 7 8 8; past > named=-3 15 2 -11 12 1 4 1; future > named=6 -11 12 -9 2 17 2 -13; conditional
> named=25 -8 -13 -24 -8 -2 9 -6; ought > named=-3 21 -5 -5 10 4 3 -1; wish > named=7 19 -2 -4 0 -10
14 -4; not > named=-20 11 -11 -5 -8 -4 -10 14; who > named=2 0 -10 -6 -12 -4 8 7; why > named=10 -5
-1 -5 4 -1 17 -2; asked > named=-6 4 -4 0 0 -7 -1 -9; I > named=25 -6 -3 -1 -1 -3 4 0; you > named=2
1 1 -9 -4 -5 2 0; they > named=21 -13 -13 1 -4 -15 4 -21; what > named=8 -4 3 1 -14 -8 2 -10; he >
named=-1 -7 -5 1 2 -2 -1 -3; named > named=11 -7 -7 1 -5 -9 -3 -4
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
