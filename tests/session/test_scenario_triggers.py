"""Triggers, arrivals, the referee's words and the set-up of a scenario in play, and in odd cases (SCN-09..13)."""

import pytest
from support.piles import FIELD
from support.scenarios import (
    BRIDGE,
    DUEL,
    STARTS,
    WEST,
    OnField,
    Written,
    condition,
    duel,
    fired,
    slot,
    stands,
)

from squadlog.battle.outcome import Accepted
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.reports.came_about import list_players, player_of
from squadlog.rules.scenario.objectives import standings
from squadlog.rules.scenario.progress import binds, page_of, progress_of
from squadlog.session import deciding
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import muster_scene
from squadlog.squads.scene_files import read_scene

# Triggers

TRIGGERS = {
    "turn": ("turn = 2", "T2.s1 |"),
    "attacked": ('side = "red"\nby = ["blue"]', "T1.s2 | fire 1 at 3 range 10\nT1.s3 |"),
    "fired": ('side = "blue"', "T1.s2 | fire 1 at 3 range 10\nT1.s3 |"),
    "in_area": ('side = "blue"\narea = "bridge"\ncount = 2', "! inside bridge 1 2\nT1.s2 |"),
    "out": ('side = "red"\ncount = 2', "! correct 3 wound=U because told; correct 4 wound=D because told\nT1.s2 |"),
    "any": ('of = ["second", "third"]', "! scenario fire third\nT1.s2 |"),
    "all": ('of = ["second", "third"]', "! scenario fire second; scenario fire third\nT1.s2 |"),
    "met": ('of = ["goal"]', "! scenario met goal\nT1.s2 |"),
    "by_hand": ("", "! scenario fire first because it is time"),
}  # fmt: skip
OTHERS = BRIDGE + "".join(
    f'\n[[triggers]]\nid = "{name}"\nkind = "by_hand"\n' for name in ("second", "third")
)
OTHERS += '\n[[objectives]]\nid = "goal"\nside = "blue"\nkind = "judged"\n'


@pytest.mark.parametrize("kind", TRIGGERS)
def test_a_trigger_fires_once_and_is_taken_back_with_what_it_came_of(store, kind):
    """SCN-12."""
    more, plan = TRIGGERS[kind]
    page = f'{OTHERS}\n[[triggers]]\nid = "first"\nkind = "{kind}"\n{more}\ntells = "Now."\n'
    played = Written(store, duel(page), typed=False)
    played.plays("T1.s1 |")
    assert "first" not in fired(played)
    before = played.battle
    said = played.said
    played.plays(plan)
    assert fired(played).count("first") == 1
    assert sum("Now." in line for line in played.log) == 1
    after = played.battle
    played.session.undo(played.said - said)
    assert played.battle == before
    played.session.redo(played.said - said)
    assert played.battle == after
    assert played.session.exports["referee"].audit() == ()


def test_an_attack_on_somebody_else_of_the_grouping_does_not_fire_what_waits_for_one(store):
    """SCN-12."""
    page = '\n[[triggers]]\nid = "first"\nkind = "attacked"\nside = "red"\nsquads = ["Cassia"]\n'
    played = Written(store, duel(page), typed=False)
    played.plays("T1.s1 | fire 1 at 3 range 10\nT1.s2 |")
    assert fired(played) == ()
    played.plays("T1.s3 | fire 1 at 4 range 10\nT1.s4 |")
    assert fired(played) == ("first",)


DOORS = """
[[features]]
id = "D1"
kind = "internal_door"
[[features]]
id = "D2"
kind = "internal_door"
state = "locked"
"""


GRENADIER = """
[[sides.squads]]
[sides.squads.force]
name = "Grenadier"
soldiers = [
    { name = "Quirinus", armour = "LI", weapons = ["SR"] }, { name = "Rufus", armour = "LI", weapons = ["SR"] },
]
equipment = [{ item = "grenades", bearer = "Quirinus" }]
"""
ON_MAP = {
    "here": ("went_off", 'side = "red"\narea = "west"'),
    "twice": ("went_off", "count = 2"),
    "theirs": ("went_off", 'side = "blue"'),
    "shaken": ("routed", 'side = "red"\nsquads = ["Third Cohort Line Squad"]'),
    "all_shaken": ("routed", 'side = "red"'),
}


def test_what_goes_off_counts_where_it_lies_and_who_routs_by_squads(store):
    """SCN-12, A-120, A-127."""
    page = GRENADIER + WEST
    for name, (kind, more) in ON_MAP.items():
        page += f'\n[[triggers]]\nid = "{name}"\nkind = "{kind}"\n{more}\n'
    top = 'chapters = ["grenades", "ammunition", "rout", "leadership", "quality"]\n'
    played = OnField(store, page, top=top, starts=f"{STARTS}; 5 at 15,14; 6 at 18,14", begins=False)
    played.says("leader 1", "leader 3", "leader 5")
    slot(played, 5).says("ready 5 fragmentation")
    slot(played, 5).says("throw 5 fragmentation at 8,14")
    while fired(played) == () and played.battle.now.turn == 1:
        played._goes_on([])
    assert fired(played) == ("here",)
    assert progress_of(played.battle).count("twice") == 1
    played.says("correct 4 rout=yes because shaken")
    while len(fired(played)) == 1 and played.battle.now.turn == 1:
        played._goes_on([])
    assert fired(played) == ("here", "shaken")
    assert played.session.exports["referee"].audit() == ()


@pytest.mark.parametrize(("kind", "state"), [("opened", "open"), ("destroyed", "destroyed")])
def test_doors_fire_triggers_and_triggers_set_doors(store, kind, state):
    """SCN-12."""
    page = (
        f'{DOORS}\n[[triggers]]\nid = "first"\nkind = "{kind}"\nfeatures = ["D1"]\nsets = [["D2", "open"]]\n'
    )
    played = Written(store, duel(page), typed=False)
    played.plays(f"T1.s1 |\n! correct D1 state={state} because told\nT1.s2 |")
    assert fired(played) == ("first",)
    assert played.battle.features["D2"].state == "open"


def test_a_die_is_rolled_each_turn_and_counts_among_the_dice_of_the_battle(store):
    """SCN-12: a die of the scenario is no die twice."""
    page = '\n[[triggers]]\nid = "first"\nkind = "die"\nface = 3\nturn = 2\n'
    played = Written(store, duel(page))
    played.plays("T1.s1 | | initiative blue: 5, initiative red: 6")
    rolls = played.battle.rolls
    played.plays("T2.s1 | | scenario first: 4, initiative blue: 5, initiative red: 6")
    assert fired(played) == ()
    assert played.battle.rolls == rolls + 3
    played.plays("T3.s1 | | scenario first: 3, initiative blue: 5, initiative red: 6")
    assert fired(played) == ("first",)


def test_nobody_is_asked_for_a_die_that_nobody_may_know_of(store):
    """SCN-12."""
    page = '\n[[triggers]]\nid = "first"\nkind = "die"\nface = 10\nsecret = true\n'
    played = Written(store, duel(page))
    played.plays("T1.s1 | | initiative blue: 5, initiative red: 6")
    assert fired(played) == ("first",)
    assert progress_of(played.session.views.seen("red")).fired == ()


def test_a_battle_ends_with_a_trigger_and_may_be_played_on_without_ending_at_once_again(store):
    """SCN-13."""
    page = '\n[[triggers]]\nid = "first"\nkind = "turn"\nturn = 1\nends = true\n'
    played = Written(store, duel(page, turns=5), typed=False)
    for _ in range(400):
        if played.battle.stage == "over":
            break
        played._goes_on([])
    assert played.battle.now.turn == 1
    played.says("play on 2")
    for _ in range(800):
        if played.battle.stage == "over":
            break
        played._goes_on([])
    assert played.battle.now.turn == 3
    assert played.session.exports["referee"].audit() == ()


def test_the_last_turns_stay_the_last_when_a_battle_is_played_on(store):
    """SCN-13, A-130."""
    page = BRIDGE + '\n[[objectives]]\nid = "hold"\nside = "blue"\nkind = "hold"\narea = "bridge"\nlast = 1\n'
    played = Written(store, duel(page, turns=1), typed=False)
    played.says("inside bridge 1")
    met = []
    for words in (False, True):
        for _ in range(800):
            if played.battle.stage == "over":
                break
            played._goes_on([])
        table = deciding.table_at(played.session.record.battle)
        met.append([one.met for one in standings(played.battle, table)])
        if not words:
            played.says("play on 1", "inside bridge 3")
    assert met == [[True], [True]]


# Arrivals


def arrival(more):
    wardens = '\n[[sides.squads]]\nsquad = "street_wardens"\nonly = ["Sergeant Amari"]\n'
    return f'{wardens}arrives = {{ id = "relief", {more} }}\n'


@pytest.mark.parametrize(
    ("more", "plan", "comes"),
    [
        ("turn = 2", "T2.s1 |", True),
        ("turn = 3", "T2.s1 |", False),
        ('on = "call"', "T2.s1 |", False),
        ('on = "call"', "! scenario fire call\nT2.s1 |", True),
        ("turn = 2, face = 10", "T2.s1 |", True),
        ("turn = 2", "! scenario stop relief\nT2.s1 |", False),
        ("turn = 2", "! scenario stop relief; scenario resume relief\nT2.s1 |", True),
    ],
)
def test_a_reserve_comes_by_turn_trigger_and_die_unless_it_is_stopped(store, more, plan, comes):
    """SCN-04, SCN-12."""
    page = arrival(more) + '\n[[triggers]]\nid = "call"\nkind = "by_hand"\n'
    played = Written(store, duel(page), typed=False)
    played.plays("T1.s1 |")
    played.plays(plan)
    assert (5 in played.battle.units) == comes
    assert played.session.exports["referee"].audit() == ()


def test_a_side_that_waits_for_a_trigger_out_of_force_waits_for_nobody(store):
    """SCN-12."""
    page = arrival('on = "call"') + '\n[[triggers]]\nid = "call"\nkind = "by_hand"\n'
    played = Written(store, duel(page), typed=False)
    played.plays(
        "T1.s1 |\n! correct 3 wound=D because told; correct 4 wound=D because told; scenario stop call"
    )
    for _ in range(200):
        if played.battle.stage == "over":
            break
        played._goes_on([])
    assert (played.battle.stage, played.battle.now.turn) == ("over", 1)


def test_a_reserve_stands_in_the_area_that_a_die_says(store):
    """SCN-12."""
    east = '\n[[areas]]\nid = "east"\npoints = [[30, 1], [39, 1], [39, 18], [30, 18]]\n'
    played = OnField(store, arrival('turn = 2, by_die = [[5, "west"], [10, "east"]]') + WEST + east)
    played.plays("T2.s1 |")
    at = played.battle.units[5].position
    told = next(line for line in played.log if "arrive" in line)
    assert ("west" in told) == (at.x <= 12)
    assert ("east" in told) == (at.x >= 30)


def test_a_reserve_for_which_there_is_no_room_comes_without_a_place(store):
    """SCN-12."""
    tiny = '\n[[areas]]\nid = "tiny"\ncentre = [10, 5]\nradius_m = 0.1\n'
    played = OnField(store, arrival('turn = 2, areas = ["tiny"]') + tiny)
    played.plays("T2.s1 |")
    assert played.battle.units[5].position is None
    assert any("nobody has a place yet" in line for line in played.log)


def test_who_plays_a_squad_stands_beside_its_name(store):
    """SCN-04, two players on one side."""
    second = '[[sides.squads]]\nsquad = "john_doe"\nonly = ["Ilse Hark"]\nplayer = "Grace"\n'
    text = duel().replace(
        'only = ["John Doe", "Mara Quill"]\n', f'only = ["John Doe"]\nplayer = "Ada"\n{second}'
    )
    played = Written(store, text, typed=False)
    setup = played.session.views.seen("red").setup
    assert [player_of(setup, one.units) for one in played.battle.groupings.values()] == ["Ada", "Grace", ""]
    assert len(list(list_players(setup, "blue"))) == 2


# The referee


def test_the_referee_changes_parts_of_a_scenario_in_play_and_takes_it_back(store):
    """SCN-10, SCN-12."""
    page = BRIDGE + condition("no_action", 'actions = ["run"]')
    page += '\n[[objectives]]\nid = "relay"\nside = "blue"\nkind = "judged"\n'
    page += 'worth = "points"\neach = 10\nhidden = true\n'
    played = Written(store, duel(page), typed=False)
    before = played.battle
    one = page_of(before).conditions[0]
    played.says("scenario stop rule")
    assert not binds(played.battle, one)
    played.says("scenario resume rule")
    assert binds(played.battle, one)
    for deed, words in (("met", "it is met"), ("unmet", "it is not met")):
        offered = {one.says.deed: one.words for one in played.session.due["referee"].directs()}
        assert offered[deed] == f"Referee: relay: {words}"
        played.says(f"scenario {deed} relay")
    played.says("scenario count relay 2", "scenario show relay")
    assert progress_of(played.battle).shown == ("relay",)
    played.says("scenario set relay each 30", "scenario set rule actions walk,run")
    assert page_of(played.battle).objective("relay").each == 30
    assert page_of(played.battle).conditions[0].actions == ("walk", "run")
    asking = {one.says.deed: one for one in played.session.seat(Speaker()).due.directs() if one.asks}
    assert "\n  each 30\n" in asking["set"].asks
    assert isinstance(played.session.submit(asking["set"].typed("each 40")), Accepted)
    assert isinstance(played.session.submit(asking["count"].typed("3")), Accepted)
    assert page_of(played.battle).objective("relay").each == 40
    assert dict(progress_of(played.battle).counted)["relay"] == 3
    played.session.undo(2)
    assert played.session.exports["referee"].audit() == ()
    played.session.undo(played.said)
    assert played.battle == before


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("scenario fire nothing", "The scenario has no 'nothing'"),
        ("scenario fire rule", "The rule is no trigger"),
        ("scenario stop rule extra", ""),
        ("scenario resume rule", "ule is in force"),
        ("scenario count goal \u00b2", "Say how many"),
        ("scenario count goal 99999999", "Say how many"),
        ("scenario show goal", "oal is known already"),
        ("scenario set goal side green", "there is no green"),
        ("scenario set rule area moor", "there is no moor"),
        ("scenario set goal each many", "each should be"),
        ("scenario set goal colour red", "there is no 'colour' to set"),
        ("inside moor 1", "The scenario has no area 'moor'"),
        ("inside bridge 77", "77"),
        ("leave 1", "No objective lets units of Commonwealth leave the map"),
        ("deployed blue", ""),
        ("play on", "The battle is not over"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence_and_changes_nothing(store, sentence, told):
    """SCN-12."""
    played = Written(store, duel(OTHERS + condition("no_action", 'actions = ["run"]')), typed=False)
    slot(played, 1)
    before = played.battle
    outcome = played.session.say(sentence)
    assert not isinstance(outcome, Accepted)
    assert told in str(outcome)
    assert played.battle == before


# Setting up, and what is plotted


def test_sides_are_set_up_in_their_order_and_begin_may_be_let_stand(store):
    """SET-05, SCN-09."""
    places = DUEL.replace('name = "Commonwealth"\n', 'name = "Commonwealth"\ndeploys = ["west"]\n').format(
        turns=3
    )
    top = 'deployment = { order = ["red", "blue"] }\n'
    scene = read_scene((top + places + WEST).encode(), "written.toml")
    setup = muster_scene(scene, load_rulebook(), load_rulings(), ground=dump_map(FIELD))
    session = Session.create(store, setup)
    assert "TOG sets up before Commonwealth" in str(session.say("put 1 at 20,5"))
    early = Session.create(store, setup)
    told = str(early.say("put 1 at 20,5 overrule because we agreed"))
    assert "TOG sets up before Commonwealth" in told
    assert "outside its set-up area: " in told
    assert stands(str(early.say("begin"))), "both were let stand"
    assert stands(str(session.say("deployed red")))
    assert "TOG has set up already" in str(session.say("put 3 at 30,5"))
    assert stands(str(session.say("put 1 at 20,5 overrule because we agreed")))
    assert stands(str(session.say("put 1 at 20,5 facing south"))) is False, "it is judged anew"
    assert stands(str(session.say("begin")))
    assert any("we agreed" in line for entry in session.seat(Speaker()).log.entries() for line in entry.lines)
    assert session.exports["referee"].audit() == ()


def test_nobody_sees_who_is_set_up_in_secret_until_play_begins(store):
    """SET-05, SCN-09."""
    played = OnField(store, "", top="deployment = { secret = true }\n", starts="1 at 10,5", begins=False)
    session = played.session
    assert session.views.seen("red").units[1].position is None
    assert session.views.seen("blue").units[1].position is not None
    assert session.due["referee"].has_secrets
    blue = session.seat(Speaker(seat="blue"))
    rows = {row.key: row for row in blue.due.placeables()}
    assert [*rows] == ["stands:1", "stands:2", "deployed"]
    moved = rows["stands:1"].lays(None, 90.0, "")
    assert isinstance(blue.submit(moved), Accepted)
    assert session.views.seen("blue").units[1].position.facing_deg == 90
    assert isinstance(blue.submit(rows["deployed"].says), Accepted)
    assert blue.due.placeables() == ()
    assert "has set up already" in str(session.say("put 2 at 10,8"))
    assert isinstance(session.say("begin overrule because it is late"), Accepted)
    assert session.views.seen("red").units[1].position is not None


def test_missions_of_a_scenario_are_plotted_before_play(store):
    """SEQ-05, SCN-12."""
    plots = 'goods = { mortar_mission = 1 }\nplots = [{ mission = "mortar", turn = 2, where = "the gate" }]\n'
    text = 'chapters = ["fire_missions"]\n' + duel().replace('name = "TOG"\n', f'name = "TOG"\n{plots}')
    played = Written(store, text, typed=False)
    kept = played.battle.holds("fire_missions").plotted
    assert [(one.side, one.mission, one.turn, one.told) for one in kept] == [("red", "mortar", 2, "the gate")]
    assert played.session.views.seen("blue").holds("fire_missions").plotted == ()
    assert page_of(played.session.views.seen("blue")).plots == ()
