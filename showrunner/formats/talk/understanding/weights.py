"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-9 -2 -1 -13 -11 -12 -9 -8; ballot=-5 -8 -3 -2 -2 -13 -7 1; strength=0 -13 -9 -12 -6 -8 -15 -14;
moment=-5 -5 -7 -8 -6 -4 -7 -3; numbers=-7 -9 0 -2 -2 -12 -9 -4; end=-4 -22 -2 -16 -10 -11 -13 -8;
mercy=-17 9 -8 -6 -10 -10 -2 -3; bond=-5 -6 0 -5 -6 -5 -5 -6; secret=-10 0 -6 -8 5 -2 -8 -9; lie=-10
-13 -3 -4 22 -5 -6 -14; betrayal=-9 -16 -22 4 3 -15 -12 -16; danger=6 -21 1 -6 -13 -19 -8 12;
hearsay=-5 -2 -5 -5 0 -9 -4 6; belief=-4 -11 -7 4 2 -6 -10 -4; yes=2 -17 4 -7 -2 -2 -15 -13; no=-4 3
-8 -4 -4 -15 3 -1; camp=-31 -23 -25 -34 -22 -33 -25 -8; past=-3 -10 -13 -10 -9 -4 -11 -10; future=4
-5 17 -5 -2 0 -3 -10; conditional=11 -9 -2 -10 -17 -6 -2 1; ought=-2 -6 1 -4 -6 -1 -9 -6; wish=4 -13
-10 -5 -5 1 -8 -13; not=-6 2 -2 -9 -2 -8 -9 -6; who=-10 0 -19 11 6 -5 2 0; why=-12 14 -12 19 15 21
-1 -3; asked=-10 -10 -9 -3 -11 -14 -11 -8; I=-3 -12 -7 -9 -11 -5 -11 -19; you=-15 -9 1 -7 -2 -9 -8
2; they=-6 -3 -11 -5 0 -6 -9 1; what=-2 -10 -2 -1 -8 -9 -11 -11; he=-13 6 -8 -4 -11 -4 0 -5;
named=26 -4 -11 -14 -12 -7 -9 -6; always=-16 -18 -18 -16 -18 -18 -19 -18; pending=-40 -11 -37 -32
-19 52 26 0; ?=-16 -13 -22 42 -18 -12 -13 -19; short=-40 -16 -24 6 -41 -18 -34 -30; brief=-17 -16
-44 -40 -36 -25 -10 -19; his=-5 -12 -5 -3 -9 9 31 -10; you past=-3 -2 1 -3 6 -8 -1 2; I future=-1 -8
20 -2 -4 2 -6 -9; I you=0 -5 14 -3 1 1 -2 -6; I you not=2 8 21 -10 10 2 10 11; named out=17 4 -13 -9
3 -3 -1 2; named strength=30 -9 -19 -10 -2 -9 -5 -8; named hearsay=9 -6 5 4 15 2 -1 -3; ? you=1 -11
-17 33 -11 -2 -3 -17; ? who=-5 -14 -8 5 -11 -4 -4 -7; ? named=13 -1 1 17 -4 1 -6 -12; you danger=-14
-8 19 -8 -6 -12 -9 23; named mercy=6 15 -7 -8 -3 -12 8 -6; I mercy=6 15 4 6 0 4 1 -8; you lie=-9 -9
-16 6 13 0 1 -7; you past I=9 2 8 3 7 -4 6 1; pending short=-32 -15 -5 -6 -18 21 5 -1; pending
yes=-34 -11 0 -16 -12 49 -10 -7; pending no=2 -3 -13 -16 -13 -19 81 -14; pending not=3 -1 -10 -19 -5
18 28 -4; named not=14 9 -4 -14 10 -2 0 5; named you=1 0 -1 -2 3 0 -1 23; ? belief=-29 0 -15 32 -6
-6 0 -18; you end=-25 -6 41 3 -8 -4 1 7; you bond=-8 2 16 -6 5 -5 -3 0; named camp=21 18 -2 5 20 -3
-2 10; ? camp=19 12 -9 -30 -2 -9 0 -20; they you=-5 -10 -2 -6 15 -6 6 18; his strength=13 -5 5 9 -4
0 -4 -2; his out=28 -10 -2 -2 -1 18 -2 -2; his mercy=-1 9 1 -2 -1 17 9 -1; named moment=10 -6 5 -2 9
-5 1 6; you betrayal=-5 -9 -10 6 18 3 -7 -3; pending yes not=-7 -9 3 -5 -1 36 0 14; pending short
not=-7 -18 -6 -8 -4 -17 2 5; named ballot=12 -1 12 -4 -7 -1 -4 -3; named ballot not=-15 23 6 -3 11 6
4 8; ? ballot=-3 5 -9 24 7 -10 4 -4; ? you past=0 -8 -9 19 7 2 4 -4; I ballot future=6 -11 24 -9 -11
5 1 -15; I ballot past=19 4 -7 4 -4 9 -3 1; you ballot past=0 6 -6 -2 20 -7 0 -3; they ballot=-4 -3
10 1 13 -8 0 -2; named danger you=-7 0 -20 -12 -5 -6 -3 28; ? mercy=25 -14 -21 23 -2 -5 0 -11; I not
secret=3 3 21 8 4 2 7 -6; nobody: out=-7 15 1 -13 -17 0 -16 0; nobody: ballot=-6 -15 -5 3 19 -37 -16
-21; nobody: strength=-18 -4 2 -23 -17 -18 -9 -8; nobody: moment=2 -26 -12 -19 -14 -7 -17 -3;
nobody: numbers=19 -7 15 7 -16 -17 -13 -24; nobody: end=0 -8 4 -25 -2 -13 -19 -19; nobody: mercy=-13
-3 3 2 -7 18 -14 -10; nobody: bond=-9 -11 7 -19 -16 14 -10 -8; nobody: secret=6 13 6 -3 -23 -10 4
-12; nobody: lie=7 -10 -6 -10 27 -6 -14 -13; nobody: betrayal=8 -17 -13 -14 27 -4 -12 -16; nobody:
danger=1 -5 -16 -11 -6 -7 7 35; nobody: hearsay=-9 -9 -19 -9 31 -6 4 -6; nobody: belief=-1 -4 -16
-12 0 4 20 7; nobody: yes=1 -29 -4 -32 -9 16 -20 -27; nobody: no=-3 4 6 -4 -11 -34 23 -18; nobody:
camp=-26 -36 -29 -23 -10 -25 -16 -21; nobody: past=-13 -14 -20 -10 16 3 -14 -20; nobody: future=-12
19 -16 -3 11 -4 7 -6; nobody: conditional=9 6 7 -2 -12 -9 8 14; nobody: ought=16 -15 8 -11 -7 -11 8
-11; nobody: wish=24 -11 6 3 -4 11 -13 -13; nobody: not=-6 -6 5 -11 -1 -12 0 -9; nobody: asked=-6
-16 -1 -15 -1 -25 -9 -19; I: out=-2 -13 0 -8 -6 -18 -6 -13; I: ballot=4 1 24 -5 -6 2 0 -12; I:
strength=1 -13 11 -14 -3 7 -28 -4; I: moment=-17 12 -11 -1 -3 1 -7 2; I: numbers=2 -5 0 -3 9 -8 -8
-18; I: end=-3 -12 25 -28 -15 -1 -13 -18; I: mercy=-8 -2 -7 11 -5 3 -5 4; I: bond=0 -4 7 -8 3 -10 -1
-7; I: secret=5 -12 1 22 -14 19 1 -11; I: lie=-12 -12 12 0 0 -3 9 2; I: betrayal=-7 -5 -9 11 -20 -6
-6 -2; I: danger=2 8 3 13 1 -5 -16 -21; I: hearsay=6 -11 -11 -2 0 -13 -7 26; I: belief=1 -9 -6 9 11
0 -23 -15; I: yes=15 -13 14 -2 -14 -4 -10 1; I: no=3 3 -3 -2 -5 -13 10 4; I: camp=-26 -18 -31 -17
-17 -47 -7 -19; I: past=-1 -2 -6 -8 0 4 -5 2; I: future=-5 -6 17 -6 -11 -4 -5 -15; I: conditional=-8
-3 4 -7 -10 -7 4 -2; I: ought=7 -13 11 2 -11 -3 -11 -4; I: wish=8 -2 -6 -9 -5 7 -7 -4; I: not=-2 7 0
-6 -2 -5 -6 -3; I: who=3 12 1 3 3 -4 13 -2; I: why=16 -7 -8 0 -3 -1 17 1; I: asked=3 -6 1 -4 -7 -9
-11 -7; I: I=-1 -13 -5 -12 -12 -5 -12 -14; I: you=-5 -4 13 -2 -2 2 1 5; I: they=-10 -2 -4 3 -11 16 0
-2; I: what=-9 -2 10 -1 1 -15 -5 -4; I: he=18 -10 7 -3 -3 -3 14 -2; I: named=26 -1 -3 -13 -9 -8 -1
2; you: out=-6 2 2 -14 9 0 -2 6; you: ballot=-2 -3 1 -20 10 -14 -8 4; you: strength=-3 -1 -10 16 5
-5 4 -13; you: moment=-4 12 4 1 -8 -13 3 21; you: numbers=-10 -17 3 15 -9 -7 -3 9; you: end=-5 -11
-5 18 -25 5 1 14; you: mercy=-9 2 12 -15 -4 -1 9 12; you: bond=-13 13 4 5 -9 -1 -4 -4; you:
secret=-9 -8 -13 -34 23 -15 -9 2; you: lie=1 -7 -19 4 21 -7 -10 -27; you: betrayal=0 -5 -17 -12 3
-14 1 -1; you: danger=-11 -10 25 -17 -16 -5 -6 4; you: hearsay=-9 8 0 -18 12 1 8 6; you: belief=1
-12 -2 6 -11 -12 -8 -8; you: yes=-7 -15 0 4 23 -16 -1 -26; you: no=8 -3 3 -5 7 1 -10 -9; you:
camp=-5 -14 5 -17 3 -3 -13 7; you: past=-15 -10 -34 -7 38 -6 -10 -11; you: future=9 -12 10 -2 1 5 -2
-14; you: conditional=20 -3 -21 0 -15 -17 -1 21; you: ought=-11 -5 6 1 -4 12 -6 24; you: wish=-18 -2
-12 -14 -8 4 0 -10; you: not=-4 4 -1 15 -3 15 -21 0; you: who=2 11 -16 4 -3 -2 -2 20; you: why=-5 -2
-4 26 26 -4 -1 -3; you: asked=-3 -10 1 2 -3 -11 -6 5; you: I=-3 -2 16 0 8 16 -8 -17; you: you=-16 -4
-2 -7 3 -9 -10 -3; you: they=-10 14 -10 -8 10 -9 -1 -1; you: what=23 5 -7 -11 -4 3 -2 10; you: he=16
-10 -6 8 -10 5 -8 1; you: named=6 13 14 6 3 -8 1 -21; they: out=0 -17 -4 1 3 -13 -7 -1; they:
ballot=-13 -10 1 12 11 -9 -4 -3; they: strength=8 -8 -17 -15 -2 -4 1 -11; they: moment=-12 -1 23 -13
-14 16 -5 0; they: numbers=22 -4 -11 3 10 -1 -1 13; they: end=-11 -2 -3 -4 7 -1 -1 -7; they:
mercy=15 -14 -9 -3 -6 -4 -6 2; they: bond=10 -12 -1 -3 -2 -11 -5 -30; they: secret=-8 -7 1 -5 -8 -2
-1 14; they: lie=-16 -4 2 -6 22 10 -3 -7; they: betrayal=-6 -2 -2 14 -5 -1 -2 10; they: danger=7 -11
-7 -6 -5 -16 -9 14; they: hearsay=-8 24 -1 -25 -11 2 -6 14; they: belief=-6 -3 -11 -6 -5 -3 -2 14;
they: yes=0 -5 4 -7 -8 15 -16 -8; they: no=-14 -3 2 2 5 -3 5 -8; they: camp=-10 -2 -7 -2 -6 7 -2 14;
they: past=3 -20 -15 -2 -13 -2 -9 23; they: future=9 -4 15 -2 -14 -2 -2 -3; they: conditional=2 -8 3
-6 -9 -13 -4 -15; they: ought=16 -10 -7 -4 -3 -5 -3 -16; they: wish=0 -12 -15 -5 17 -13 1 3; they:
not=-11 -23 5 -21 6 -7 -2 -14; they: who=1 -4 -1 5 12 -1 -1 -3; they: asked=-21 4 -8 -3 -7 -10 -13
5; they: I=-6 7 20 -8 1 -6 -4 -6; they: you=-15 -11 6 -22 -8 -8 -2 26; they: they=-1 -3 -5 -10 -6
-15 -13 3; they: what=2 -5 -8 1 14 -1 -1 -3; they: he=-1 -2 -1 0 -1 -8 8 -1; they: named=24 -9 -8 6
-4 -4 -6 -18; what: out=2 23 -8 -4 -1 -2 27 -5; what: ballot=-6 -5 -9 14 -1 -2 3 15; what:
strength=0 8 -5 13 7 -4 4 -4; what: moment=-2 -2 -23 3 -3 -8 6 -15; what: numbers=0 -3 -8 -6 10 6 8
-5; what: end=-3 -2 -9 0 -6 -2 3 11; what: mercy=7 -14 27 -14 -11 -6 -4 -7; what: bond=2 -7 0 -17 -6
-5 -5 5; what: secret=9 -1 -6 16 15 -1 0 -1; what: lie=-7 -2 25 -17 -1 -2 -2 -7; what: betrayal=4 0
-2 9 2 0 0 -1; what: danger=-2 -2 -5 -1 -2 -3 13 -6; what: hearsay=-6 0 17 11 -11 -5 -11 4; what:
belief=-7 -3 -1 -25 12 -3 -4 4; what: yes=-10 18 -4 16 31 -3 8 -6; what: no=14 -4 -9 16 9 1 -8 12;
what: camp=-19 -13 -18 -44 -5 -9 -11 -13; what: past=2 -11 4 -16 -2 -2 -7 -7; what: future=15 -3 -11
4 -4 -10 5 14; what: conditional=12 3 -5 -15 -4 12 -6 9; what: ought=0 5 5 -15 6 5 -5 -7; what:
wish=9 0 -7 13 -11 0 -1 -16; what: not=0 -2 -9 -7 13 -9 -3 32; what: who=-20 -8 -20 15 0 -7 0 -7;
what: asked=-4 -10 -14 15 -1 -5 -8 -3; what: I=10 -6 -2 11 -3 -12 -1 15; what: you=4 -6 -4 7 -6 -6
-11 -5; what: they=1 -3 -6 14 -5 4 3 -9; what: what=-8 -13 -1 -1 -12 -13 -12 -13; what: he=1 17 -8
-16 -3 -4 2 -3; what: named=7 -5 2 3 -9 -6 -3 -5; named: out=-3 10 -3 -11 -18 -2 -18 -15; named:
ballot=14 -14 -4 -5 -9 -8 -10 17; named: strength=26 -10 -18 -13 -3 -7 -11 -15; named: moment=8 -6 1
-2 -3 -3 -3 -7; named: numbers=8 5 -9 -10 -5 -3 0 17; named: end=17 -19 -6 4 16 -15 0 4; named:
mercy=-28 44 -16 -14 -10 -14 20 -18; named: bond=-6 7 1 4 -1 -2 -9 3; named: secret=-12 15 -5 -10 28
-3 -4 -10; named: lie=-17 -4 -10 -5 20 -6 -5 18; named: betrayal=-21 -4 6 -1 7 -3 -8 -8; named:
danger=1 -27 0 0 -3 -9 -4 26; named: hearsay=6 -17 13 13 -16 -14 -8 8; named: belief=-17 -13 -7 10 6
-8 -3 5; named: yes=-5 1 -3 -3 -7 14 -18 8; named: no=0 -4 -7 -17 -3 -15 1 -1; named: camp=-21 19
-16 -4 -20 2 -5 3; named: past=6 -18 -12 -8 13 -12 -9 3; named: future=23 -7 15 3 11 15 2 1; named:
conditional=23 -20 -3 -11 -10 13 -20 -20; named: ought=-10 19 -22 2 0 -7 -10 -15; named: wish=40 -21
-5 3 -11 -21 -3 -5; named: not=4 24 -2 -10 -5 -16 -2 -7; named: who=2 -6 -1 -6 4 5 -1 -3; named:
asked=14 1 -10 4 -5 -8 -2 -13; named: I=0 5 3 3 2 -3 1 -7; named: you=-10 0 -11 5 0 -7 -2 38; named:
they=7 -9 -2 -5 9 -7 -4 15; named: what=-12 -4 2 7 5 11 -4 -9; named: he=-2 4 -11 -3 -5 -8 -5 -6;
named: named=26 -1 -14 -19 -13 -6 -13 -2; out > I=7 -3 -1 2 0 -13 5 1; ballot > I=-6 3 5 -8 -8 -3 5
-14; strength > I=-8 -1 -1 -12 12 2 -2 -3; moment > I=-2 18 10 8 -7 -12 -1 -20; numbers > I=-15 22
-9 -1 -2 2 5 -11; end > I=13 -9 16 2 -8 7 16 -4; mercy > I=-9 19 -7 2 -12 -1 2 1; bond > I=18 11 -1
-10 -1 -4 2 -9; secret > I=-6 -3 8 0 2 -9 1 -15; lie > I=-3 -3 10 -15 13 -11 -3 -7; betrayal > I=-16
8 -13 10 29 -3 -2 -4; danger > I=-11 -3 -11 5 35 -2 4 -6; hearsay > I=-9 -1 1 4 6 3 6 -1; belief >
I=11 -10 8 0 2 -5 8 -4; yes > I=11 -12 10 -16 6 -6 -7 -5; no > I=-11 -1 4 -2 2 -3 -2 19; camp > I=2
-8 5 4 -6 12 0 11; past > I=-16 -9 -8 7 15 1 1 0; future > I=10 -13 0 16 -6 13 -1 1; conditional >
I=-2 9 -2 3 -6 -4 -12 -5; ought > I=4 -7 2 -2 6 4 1 -10; wish > I=-9 -9 -2 -2 -7 2 11 8; not > I=-4
7 -7 4 -10 0 0 9; who > I=5 1 -2 -3 13 3 18 -1; why > I=-4 -1 -9 17 9 -2 8 -1; asked > I=-13 0 5 18
-6 2 -4 -1; I > I=-3 -5 -1 -1 -3 0 -5 -7; you > I=-6 -4 8 -1 6 5 -7 -8; they > I=3 17 1 0 6 -14 -1
-11; what > I=6 -5 8 -7 -4 -3 2 14; he > I=2 14 -4 2 3 17 7 3; named > I=-2 -15 -4 3 2 1 -2 -5; out
> you=-10 15 -4 -14 -2 -5 -6 16; ballot > you=-14 1 2 -3 -10 -9 -7 6; strength > you=-9 -5 13 1 12
-3 -2 7; moment > you=1 -1 16 0 -6 -13 -1 10; numbers > you=-10 11 -6 3 -7 10 -10 4; end > you=-18
-6 1 18 -7 -8 10 14; mercy > you=-6 28 -10 -17 7 18 2 -5; bond > you=4 13 -10 -10 3 -1 -3 -7; secret
> you=-3 7 2 13 -17 -4 4 15; lie > you=-13 5 -10 3 0 -1 -11 -2; betrayal > you=-8 -5 19 2 -9 -5 -6
21; danger > you=-16 -3 15 9 -4 -4 -6 -6; hearsay > you=-15 1 -10 -8 -5 -14 -6 23; belief > you=-3
-12 -6 15 -2 3 0 -7; yes > you=-8 -10 13 2 14 -18 10 0; no > you=7 -12 -8 12 15 0 8 7; camp >
you=-19 -7 0 9 15 6 -3 31; past > you=-12 -1 2 12 17 -5 -9 -6; future > you=9 -10 -9 -7 4 -10 2 -10;
conditional > you=-9 13 14 -15 9 4 -9 14; ought > you=-18 -5 9 -2 2 -4 0 4; wish > you=1 -3 27 -1 2
-6 -1 -5; not > you=6 -9 3 -2 -1 -6 4 -10; who > you=-9 22 -21 23 -7 4 0 -8; why > you=3 0 -7 7 -2
-1 13 4; asked > you=4 -5 -4 5 -2 -5 1 5; I > you=-8 -2 4 -3 7 1 1 -1; you > you=-10 -7 1 -3 -5 -3
-3 7; they > you=-14 -12 -2 5 -10 -4 -4 15; what > you=-5 2 -2 10 3 -7 -5 -14; he > you=2 4 5 7 -4
-3 5 17; named > you=-11 -13 -11 -9 -9 -7 -2 29; out > they=-6 3 -1 9 -14 -1 -8 8; ballot > they=6
-9 1 -15 9 -7 2 7; strength > they=-12 14 -2 10 -6 6 -3 -9; moment > they=-16 5 6 7 -21 2 23 -11;
numbers > they=9 -7 -11 -6 14 -3 -5 16; end > they=-12 -4 -10 -5 16 -5 -2 13; mercy > they=5 -7 9
-13 4 0 0 9; bond > they=-2 1 12 -9 2 -3 -2 -12; secret > they=1 -2 -4 8 -1 7 -5 -2; lie > they=-9
-3 -15 -7 13 6 19 -6; danger > they=-14 -6 -5 2 -2 -1 -2 20; hearsay > they=0 -4 -11 9 4 11 -4 4;
belief > they=20 -2 -5 -3 8 0 -8 -7; yes > they=-2 -3 -11 -8 20 -11 2 11; no > they=-2 -11 15 16 5 8
-10 -8; camp > they=3 -5 2 6 -5 -3 -8 4; past > they=-5 0 -4 -4 -6 1 13 6; future > they=-15 8 22 -9
-9 4 0 -14; conditional > they=15 13 11 3 -9 16 -7 -18; ought > they=1 -7 2 -10 11 7 -2 2; wish >
they=-2 -6 -8 7 -15 7 -7 -4; not > they=3 0 16 -5 10 13 -11 -3; who > they=11 -3 -9 1 5 -2 4 -2;
asked > they=-2 -14 3 6 -13 7 -16 6; I > they=-7 9 2 5 -6 8 2 -7; you > they=-11 3 -10 13 -7 -7 -6
4; they > they=1 -8 -5 -4 -6 0 -4 3; what > they=-1 -4 -9 22 -9 2 2 0; he > they=-12 -12 -4 7 4 -6 4
8; named > they=27 -6 -5 -11 1 -7 -6 -6; out > what=6 8 -1 -6 7 -1 3 -7; ballot > what=-7 5 10 8 11
1 7 -9; strength > what=10 -3 -5 -3 0 7 -1 -9; moment > what=-6 -10 -6 14 3 -5 2 7; numbers >
what=13 -5 -11 -7 -11 -4 -1 3; end > what=12 -2 -12 14 -3 0 0 -6; mercy > what=18 -22 -2 4 -6 -2 1
17; bond > what=-1 13 10 0 -22 -1 -2 -10; secret > what=-10 -7 -2 1 -10 -3 5 7; lie > what=-18 -5 14
-4 13 -2 -2 -3; betrayal > what=-1 7 -6 -12 12 -1 -3 8; danger > what=-3 -1 -8 -1 4 -2 -1 -1;
hearsay > what=-9 16 7 9 -19 -9 2 -4; belief > what=8 3 -9 -2 8 2 7 8; yes > what=4 -4 10 1 -14 -2
-1 -1; no > what=23 -1 -10 -4 -2 -5 -6 10; camp > what=-2 -3 -1 -2 -20 -2 11 19; past > what=-7 4 5
4 7 -9 -12 -8; future > what=-12 -3 0 1 1 6 10 15; conditional > what=0 -5 11 -1 -2 5 3 -6; ought >
what=-12 -4 -4 -2 -8 5 -1 21; wish > what=3 -1 1 4 -11 -8 -5 -8; not > what=13 3 -12 -8 13 -4 -10 5;
who > what=5 9 -12 3 10 -2 8 9; asked > what=-1 7 2 7 -1 2 -7 8; I > what=-10 0 12 -3 -1 -5 -7 -3;
you > what=6 11 -6 -1 4 0 4 -5; they > what=1 -6 -11 17 10 -2 -2 2; what > what=3 -5 0 0 3 -3 -7 -8;
he > what=6 -2 -4 7 -8 -4 5 -7; named > what=-17 -20 9 10 8 10 -3 -11; out > named=6 16 -11 0 3 -6
-2 -14; ballot > named=-2 2 8 5 5 1 0 8; strength > named=-11 17 -2 -1 11 6 4 4; moment > named=13 4
-3 -10 20 -8 2 4; numbers > named=4 13 3 -1 13 6 14 -1; end > named=25 -15 -14 2 14 -4 -11 1; mercy
> named=-3 4 16 -7 -9 -5 -3 -11; bond > named=4 -5 -9 15 -5 -5 -7 22; secret > named=-7 2 7 10 -12
-6 -6 4; lie > named=-7 -15 5 9 -9 5 1 0; betrayal > named=-5 3 2 13 1 -4 -5 7; danger > named=13 -7
-21 6 -2 -2 -1 7; hearsay > named=-29 -6 -1 10 11 -1 -3 6; belief > named=13 -13 -14 10 -8 0 -2 5;
yes > named=-8 1 -8 -3 2 10 -1 -4; no > named=-8 9 -11 5 -14 -6 -2 3; camp > named=45 -2 4 -1 4 7 8
7; past > named=-4 14 4 -8 11 3 4 2; future > named=5 -10 8 -4 0 17 3 -13; conditional > named=23 -4
-13 -23 -8 0 10 -6; ought > named=6 15 -8 -9 2 0 1 -4; wish > named=13 16 -3 -2 1 -10 12 -6; not >
named=-16 7 -11 -1 -7 -5 -11 12; who > named=7 -1 -10 -9 -11 -4 8 8; why > named=16 -8 -2 -5 3 -1 16
-4; asked > named=-5 2 -3 1 -2 -7 -1 -9; I > named=23 -6 -2 -2 -2 -1 3 0; you > named=3 0 -1 -6 -4
-4 2 2; they > named=24 -13 -13 -3 -4 -14 3 -21; what > named=7 -5 0 0 -11 -8 2 -12; he > named=1 -8
-4 1 1 -3 0 1; named > named=11 -8 -7 1 -6 -7 -3 -2
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
