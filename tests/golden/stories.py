"""What the golden files are made of: battles and side games stopped in awkward places, and how each goes on.

A story is played by `make.py` with the program of its day. `said` leads to where the file stops; `then` is said by the
tests after opening it. Sentences are those of the command language; a bare number is the face of a die. A sentence
that begins with `!` is expected to be refused.
"""

from typing import NamedTuple

from squadlog.book.versions import before


class Story(NamedTuple):
    """One battle: the words after `squadlog new`, what was said, and what is said after the file is opened.

    `since` is the first version that can play it, `until` the first that cannot. `squad` is a file beside this one that
    is imported before, `scene` one that the battle is begun from, `photo` one that is put beside a note after `said`.
    """

    new: str
    said: str
    then: str
    since: str = "0.1"
    until: str = "99"
    squad: str = ""
    scene: str = ""
    photo: str = ""


BACK_DOOR = "newcomer --typed all --seed 5"
_OPENED = "begin; initiative; 3; 8; move; "
_WATCHED = (
    _OPENED + "watch 1; watch 2; hold 3; done; hold 4; hold 5; hold 6; done; hold 3; done; done; done; "
    "walk 4 2m fire at 1 seen by 1 at 1m seen by 2 at 2m; hold 5; hold 6; done"
)
_LATE = _OPENED + "hold 3; hold 1; hold 2; done; walk 6 2m engage 3; hold 4; hold 5; done"
_FOUGHT = (
    _OPENED + "walk 3 2m engage 6; hold 1; hold 2; done; hold 4; hold 5; face 6; done; attack 6; attack 3"
)

_HIDDEN = (
    "leader 1; leader 9 -1; hide 13 at 43.5,12 facing south overrule because so; "
    "hide 14 at 45.5,12 facing south overrule because so; hide 15 at 43.5,10 facing south overrule because so; "
    "hide 16 at 45.5,10 facing south overrule because so; decoy blue at 41,14 facing south overrule because so; "
    "decoy blue at 14,12 overrule because so; placed blue; begin; initiative; 3; 7; 2; 9; move; move; move; "
    "detect 1; die 0 0; detect 5; die 0 0 0 0"
)
_SPRUNG = (
    "0; searched red; hold rest; done; hold rest; done; hold rest; done; reveal 13; reveal 14; reveal 15; "
    "reveal 16; fire 13 at 5; fire 14 at 6; "
    "fire 15 at 7; fire 16 at 8; done; fire 13 at 5; 3; fire 14 at 6; 9; fire 15 at 7; 2; fire 16 at 8; 9"
)
_NIGHT = "long_ford --typed all --seed 5 --night --with ambush,stealth,automatic_fire,rout,regroup"

_RAID = (
    "deployed blue; put 6 24,34.5 facing south; begin; initiative; move; move; move; "
    "correct 2 at=15.3,18 facing=east because he came along the brook; install 2 plastic on D1; done; ready 6 smoke; "
    "done; done; done; done; throw 6 smoke at 26,29; "
    + "done; "
    * 14
    + "correct 2 at=8,22 because he runs; done; done; ready 7 fragmentation; done; done; done; done; "
    "throw 7 fragmentation at 20,30; done; done; done"
)
_THROWN = (
    _OPENED
    + "ready 1 fragmentation; ready 2 smoke; hold rest; done; ready 4 fragmentation; hold rest; done; "
    "throw 1 fragmentation at 4 range 15; throw 2 smoke at 5 range 20; hold rest; done; hold rest; done; 3; 2; "
    "hold rest; done; throw 4 fragmentation at 1 range 15; hold rest; done; 4; hold rest; done; hold rest; done"
)
_MINED = (
    "lay red mine at 12,2; lay red mine at 13,2; lay red sensor at 3,3 covered; lay red tarp at 6,2; leader 1; "
    "leader 5; laid red; begin; initiative; 3; 8; move; call 1 mortar at 20,1; done; "
    "correct 5 at=9,2 facing=east because he crept there; walk 5 via 12,2 13,2; done"
)

BATTLES = {
    "die": Story(BACK_DOOR, "begin; initiative; 3", "8; move; hold 1; note onward"),
    "die_of_a_shot": Story(
        BACK_DOOR,
        _OPENED
        + "fire 1 at 4 range 15 cover half-hard; hold 2; hold 3; done; fire 4 at 1; hold 5; hold 6; done; "
        "fire 1 at 4 range 15 cover half-hard",
        "5; fire 4 at 1; 7; done",
    ),
    "opportunity": Story(BACK_DOOR, _WATCHED, "interrupt 1 range 12; 4; decline 2"),
    "opportunity_second": Story(BACK_DOOR, _WATCHED + "; decline 1", "interrupt 2 range 12; 9; withhold 4"),
    "melee_opening": Story(BACK_DOOR, _LATE, "out 3; attack 6; done"),
    "melee_half_said": Story(BACK_DOOR, _LATE + "; parry 3", "attack 6; done; done"),
    "melee_running": Story(
        BACK_DOOR, _FOUGHT, "done; done; done; done; done; done; done; done; done; done; 4; 3"
    ),
    "avoidance_die": Story(BACK_DOOR, _LATE + "; avoid 3; attack 6", "2; 9; escape 3 2m clears"),
    "escape": Story(BACK_DOOR, _LATE + "; avoid 3; attack 6; 2; 9", "escape 3 2m clears; done"),
    "branches": Story(
        "newcomer --seed 11",
        "begin; initiative; move; branch fork; walk 1 2m; note one; undo 2; branch other; walk 1 3m; hold 2; "
        "goto fork; "
        "kneel 1; hold 2; hold 3; done",
        "goto other; hold 2; hold 3; done",
    ),
    "overruled": Story(
        "newcomer --seed 12",
        "begin; initiative; assist all suggest; rule aimedFire.modifier 3 because ours; "
        "correct 2 wound=M posture=kneeling because forgotten; correct D1 state=open because open; assist all enforce; "
        "place W9 obstacle Hedge; dice red typed; move; walk 1 9m overrule because he said so; hold 2; hold "
        "3; done; walk 4 1m",
        "note fine; undo",
    ),
    "fire_fight": Story(
        "full_squads --seed 21",
        "begin; initiative; move; move; move; fire 13 at 1 range 20; hold 14; reload 15; kneel 16; done; done; "
        "fire 9 at 1 range 20; watch 10; walk 11 2m; hold 12; done; fire 1 at 9 range 20; aim 2 at 10; done; "
        "fire 13 at 1 range 20; fire 9 at 1 range 20; fire 1 at 9 range 20; done; done; done",
        "done; done",
    ),
    "house": Story(
        "counting_house --seed 3",
        "put 1 8,0.5 facing north; begin; initiative; move; move; move; walk 5 2m; open 5 D1 overrule because "
        "near; done; done; "
        "done; walk 1 north 2m; hold 2; done; done; done",
        "done; done",
    ),
    "house_watched": Story(
        "--side Blue=guard_patrol --side Red=tog_line --map the_counting_house --seed 4 --typed all",
        "put 1 12,3.5 facing east overrule because so; put 9 21,6 facing south overrule because so; begin; "
        "initiative; 2; 8; move; "
        "watch 1; done; done; done; done; done; walk 9 via 21,3; done",
        "interrupt 1 after 2m; 3; done",
    ),
    "ship": Story(
        "definitely_not_camping --seed 6",
        "begin; initiative; move; move; move; run 17 3m overrule because downhill; done; done; done; done",
        "done; done",
    ),
    "weightless": Story(
        "boarding --seed 8 --zero-g",
        "begin; initiative; move; move; move; walk 9 1m; fire 10 at 1 range 8; done; done; done; done; fire "
        "10 at 1 range 8",
        "done; done",
    ),
    "dive": Story(
        BACK_DOOR,
        _OPENED + "dive 1 2.5m; hold 2; hold 3; done; hold 4; hold 5; hold 6; done",
        "hold 1; done",
        until="0.2",
    ),
    "veiled": Story(
        BACK_DOOR + " --with stealth",
        "correct 1 stealth=on because so; correct 2 stealth=on because so; "
        + _OPENED
        + "fire 1 at 4 range 12 cover half-hard; unveil 2; hold 3; done; hold 4; hold 5; hold 6; done",
        "fire 1 at 4 range 12 cover half-hard; 5; unveil 1",
        since="0.3",
    ),
    "nowhere": Story(
        BACK_DOOR,
        "correct 1 place=elevator:nix because so; "
        + _OPENED
        + "omni 2 overrule because so; hold 3; done; hold 4; hold 5; hold 6; done",
        "hold 3; done",
        since="0.2",
        until="0.3",
    ),
    "many": Story(
        BACK_DOOR,
        _OPENED + "walk 1-3 2m unseen; done; watch 4; hold rest; done; again 1-2; hold 3; undo; as before",
        "done; as before; done",
        since="0.4",
    ),
    "standing": Story(
        "counting_house --seed 3",
        "put 1 8,0.5 facing north; begin; initiative; move; move; move; "
        "standing 13 hold until T1.s4; standing 14 walk 3m; hold rest; go on; stop 13",
        "hold rest; standing 14 walk 2m; go on",
        since="0.4",
    ),
    "search_half_said": Story(_NIGHT, _HIDDEN, _SPRUNG, since="0.5"),
    "ambush": Story(
        _NIGHT,
        f"{_HIDDEN}; {_SPRUNG}; hold rest; done; hold rest; done; !walk 6 1m",
        "kneel 14; hold rest; done; hold rest; done",
        since="0.5",
    ),
    "bursts_and_rout": Story(
        "--side Blue=john_doe --side Blue=guard_patrol --side Red=tog_line --typed red --seed 5 "
        "--with automatic_fire,rout,regroup",
        "leader 1; leader 17 -1; begin; correct 1 wound=D because before; correct 13 wound=D because before; "
        "correct 14 wound=D because before; correct 15 wound=U because before; correct 16 wound=D because before; "
        "regroup 9 with 2; initiative; 3; move; correct 12 rout=yes because shaken; burst 17 at 11; burst 24 at 4; "
        "burst 23 area at 10 11; hold rest; done; rally 9; burst 3 at 17; hold rest; done; "
        "burst 17 at 11 range 12; 2; 6; burst 23 area at 10 range 12 11 range 14; die 3 4; "
        "burst 24 at 4 range 9 cover half-hard; 9; burst 3 at 17 range 9; correct moment=T12.s10 because late; "
        "done; done; rout",
        "1; initiative; 3; move; take charge 18; hold rest; done",
        since="0.5",
    ),
    "raid": Story(
        "blow_the_damn_thing_up --rain --seed 12",
        _RAID,
        "detonate 1 1; done; done; done; done; done; done; done; done",
        since="0.6",
    ),
    "whom_it_catches": Story(
        "newcomer --typed all --seed 5 --with grenades,launchers,vacuum,timed_play --clock 30 --rain",
        _THROWN,
        "caught 4 0.5, 6 3 half; clock pause; hold rest; kneel 2; hold 3; done; hold rest; done; caught 2 0.5, 1 1",
        since="0.6",
    ),
    "mined": Story(
        '--side Red="Night Shift" --side Blue=john_doe --map the_counting_house --snow --typed all --seed 3 '
        "--with mines,fire_missions,ground_sensor,holotarp,jammer,camo_tinter,leadership,vacuum",
        _MINED,
        "hold rest; done; hold rest; done",
        since="0.6",
        squad="night_shift",
    ),
    "packed": Story(
        '--side Blue="Kettle Street" --side Red=john_doe --typed all --seed 6',
        "begin; initiative; 3; 8; move; place B1 barricade Barricade; fire 1 at 4; hold rest; done; hold rest; done; "
        "fire 1 at 4 range 12 cover barricade",
        "7; hold rest; done; hold rest; done",
        since="0.11",
        squad="kettle_street",
    ),
    "tolled": Story(
        "toll_bridge --seed 14",
        "deployed red; deployed blue; deployed green; placed green; begin; scenario set narrow count 2; "
        "scenario stop quiet_feet; initiative; move; move; move; move; hold rest; done; hold rest; done; "
        "correct 1 at=22,15 facing=east because he runs; hold rest; done; hold rest; done; hold rest; done",
        "scenario show wardens_live; hold rest; done; hold rest; done; end because late; play on 2; note onward",
        since="0.7",
    ),
    "secret_reserve": Story(
        "pest_control --seed 15 --typed red --rule s3.charges_each=2",
        "deployed blue; deployed red; begin",
        "initiative",
        since="0.7",
    ),
    "noted": Story(
        BACK_DOOR,
        _OPENED
        + "note private on 3: keeps the map; note on turn 1: rain; hold 3; undo; note on line 2: so it began; "
        "hold rest; done; correct 1 wound=M because a nail",
        "note private on 4: limps; hold rest; done; hold rest; done",
        since="0.8",
    ),
    "on_paper": Story(
        "--side Blue=john_doe --paper Red=3 --units in --rule measure.from=base --typed all --seed 5",
        _OPENED
        + "fire 1 at 9 range 12in; watch 2; walk 3 4in; hold rest; done; their 9 with SR range 12in; hit 2 pf 5; "
        "run 10 8in; next; fire 1 at 9 range 12in; 2",
        "af 9 3; hold rest; done; next; admit 9 dead; more red 1; hold rest; done; miss 4; quiet",
        since="0.11",
    ),
    "conceded": Story(
        "full_squads --seed 21 --rule break.share=25",
        "begin; initiative; move; move; move; hold rest; done; hold rest; done; hold rest; done; "
        "pause because supper is ready; correct 1 wound=D because told; correct 2 wound=D because told; concede red",
        "play on; break off because the club closes",
        since="0.11",
    ),
    "started": Story(
        "--seed 3",
        "fire 4 at 1 range 12",
        "5; kneel 2; hold rest; done; hold rest; done",
        since="0.11",
        scene="started",
    ),
    "photographed": Story(
        BACK_DOOR,
        _OPENED + "hold 3; note so it stood",
        "note on line 3: on they go; undo",
        since="0.11",
        photo="hedge",
    ),
    "people": Story(
        "newcomer --no-referee --seed 30",
        "blue/Ann> command Ann 1-2; blue/Ben> command Ben 3; red> ready; blue/Ben> ready; "
        "blue/Ann> initiative; blue/Ann> move blue; blue/Ann> hold 1; blue/Ann> hold 2; blue/Ann> done; "
        "red> end because it is late",
        "blue> consent no; blue/Ben> walk 3 2m; blue/Ben> done; red> done; red> end because it is late; "
        "blue> consent yes",
        since="0.13",
    ),
    "seated": Story(
        "newcomer --no-referee --typed blue --seed 31",
        "blue> seat Ann blue 1-2; blue> seat Ben blue 3; red> seat Eve red; blue> seat Cleo blue nothing; "
        "blue/Ann> seat Ref referee; red/Eve> consent yes; blue/Ben> consent yes; "
        "blue/Cleo> consent yes; seat Wall display; !blue/Ben> leave seat Ann; "
        "begin; initiative; blue/Ann> act for Ben because his phone died",
        "1; move blue; blue/Ann> hold 3; blue/Ben> come back Ben; !blue/Ann> hold 3; "
        "blue/Ann> hand over Ann to Cleo because of a train; blue/Cleo> hold 1; blue/Ben> leave seat Ben; "
        "blue/Cleo> hold 2; undo 2; end because it is late",
        since="0.14",
    ),
    "over": Story("newcomer --seed 13", "begin; initiative; move; end because late", "note after"),
}


class Played(NamedTuple):
    """One side game: the words after `squadlog games new`, and how many moves are made at random by which seed."""

    new: str
    moves: int
    seed: int
    back: int = 0


GAMES = {
    "board": Played(
        "phalanx-board --seat Red=Ann --seat Black=Bob --option first_player=red --seed 7", 41, 3, 4
    ),
    "board_over": Played(
        "phalanx-board --seat Red=Ann --seat Black=Bob --option no_capture_limit=10 --seed 8", 4000, 4
    ),
    "cards": Played(
        "phalanx-cards --seat A=Ann --seat B=Bob --seat C=Cid --option players=3 --seed 9", 23, 5, 3
    ),
    "cards_gambling": Played(
        "phalanx-cards --seat A=Ann --seat B=Bob --option gambling=true --seed 10", 17, 6
    ),
    "generals": Played("generals --seat A=Ann --seat B=Bob --seed 11", 29, 7, 2),
    "generals_over": Played("generals --seat A=Ann --seat B=Bob --seed 12", 4000, 8),
}


def told(version: str) -> dict[str, Story]:
    """The battles that a version can play."""
    return {
        name: story
        for name, story in BATTLES.items()
        if not before(version, story.since) and before(version, story.until)
    }
