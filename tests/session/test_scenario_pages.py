"""What the page of a scenario lays down, played: SCN-01..SCN-13, SET-05, A-119, A-120, A-130."""

from support.scenarios import Written, duel

from squadlog.base.lengths import LengthScale, shown_in
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.telling import area_told
from squadlog.facts.seats import Speaker
from squadlog.rules.scenario.progress import progress_of

SILENCE = """
[[conditions]]
id = "silence"
kind = "hold_fire"
side = "red"
name = "silent running"
"""


def fires(played, sentence):
    """What comes of a shot of the slot, its dice rolled by the program."""
    return played.session.say(sentence)


def test_whoever_holds_its_fire_fires_in_the_subphase_after_it_is_attacked(store):
    """SCN-12, A-119."""
    played = Written(store, duel(SILENCE), typed=False)
    played.plays("T1.s1 |")
    told = None
    while played.battle.now.subphase == 2:
        ask = played.session.due["referee"].ask()
        if ask.kind == "declare" and 3 in ask.units and told is None:
            told = str(played.session.say("fire 3 at 1 range 10"))
            assert "Silent running: 3 Varro holds fire until TOG is attacked by anybody" in told
            assert "[SCN-12]" in told
        played._goes_on([])
    assert told is not None
    played.plays("T1.s3 | fire 1 at 4 range 10")
    assert [(one.grouping, one.by, one.unit) for one in progress_of(played.battle).attacks] == [
        ("red", "blue", 4)
    ]
    played.plays("T1.s4 | fire 3 at 1 range 10")


def test_nothing_is_kept_of_a_battle_without_a_page(store):
    """SCN-02."""
    played = Written(store, duel(), typed=False)
    assert "scenario" not in played.battle.chapters
    played.plays("T1.s1 |")
    assert played.battle.holds("scenario") is None


ARRIVALS = """
[[sides.squads]]
squad = "street_wardens"
arrives = { id = "relief", turn = 2 }
"""


def test_a_reserve_comes_in_its_turn_and_rolls_for_initiative_with_the_others(store):
    """SCN-04, SCN-12."""
    played = Written(store, duel(ARRIVALS), typed=False)
    before = len(played.battle.units)
    assert before == 4
    played.plays("T1.s9 |")
    assert len(played.battle.units) == before
    played.plays("T2.s1 |")
    assert len(played.battle.units) > before
    assert any("arrive" in line for line in played.log)
    newcomers = [one for one in played.battle.groupings.values() if one.side == "red" and min(one.units) > 4]
    assert newcomers
    assert newcomers[0].id in played.battle.order
    assert played.session.exports["referee"].audit() == ()


WATCH = """
[[triggers]]
id = "alarm"
kind = "attacked"
side = "red"
tells = "The alarm rings."

[[triggers]]
id = "night_falls"
kind = "all"
of = ["alarm"]
weather = [["night", "on"]]

[[objectives]]
id = "papers"
side = "blue"
kind = "trigger"
trigger = "alarm"
hidden = true
shown = "night_falls"
worth = "secondary"
"""


def test_triggers_fire_once_as_a_subphase_closes_and_set_off_what_waits_for_them(store):
    """SCN-10, SCN-12."""
    played = Written(store, duel(WATCH), typed=False)
    played.plays("T1.s1 | fire 1 at 3 range 10\nT1.s2 |\nT1.s3 |")
    progress = progress_of(played.battle)
    assert progress.fired == ("alarm", "night_falls")
    assert progress.shown == ("papers",)
    assert played.battle.setup.environment.night
    assert sum("The alarm rings." in line for line in played.log) == 1
    assert played.session.exports["referee"].audit() == ()


def test_nobody_but_the_referee_is_told_that_a_secret_trigger_has_fired(store):
    """SCN-12."""
    page = '[[triggers]]\nid = "alarm"\nkind = "turn"\nturn = 1\nsecret = true\n'
    played = Written(store, duel(page), typed=False)
    played.plays("T1.s1 |")
    assert progress_of(played.session.views.seen("referee")).fired == ("alarm",)
    played.says("scenario stop alarm")
    assert progress_of(played.session.views.seen("referee")).stopped == ("alarm",)
    for seat in ("", "table", "red", "blue"):
        known = progress_of(played.session.views.seen(seat))
        assert (known.fired, known.stopped) == ((), ()), seat
        assert played.session.views.seen(seat).setup.page.triggers == (), seat


PREVENTED = """
[[objectives]]
id = "kill"
side = "blue"
kind = "casualties"
whose = "red"

[[objectives]]
id = "live"
side = "red"
kind = "prevent"
of = "kill"
"""


def test_what_the_referee_writes_anew_names_only_what_there_is(store):
    """SCN-12: an objective that prevented itself would never be told whether it is met."""
    played = Written(store, duel(PREVENTED), typed=False)
    for sentence in ("scenario set live of live", "scenario set live of nothing"):
        assert "of: there is no" in played.refused(sentence)
        assert "there are kill" in played.refused(sentence)
    assert "whose: there is no green; there are blue, red" in played.refused("scenario set kill whose green")


BOTH_WANT_IT = """
[[objectives]]
id = "reds"
name = "the bridge"
side = "red"
kind = "judged"
[[objectives]]
id = "blues"
name = "the bridge"
side = "blue"
kind = "judged"
"""


def test_what_two_sides_want_alike_is_told_with_the_side_wherever_it_stands_alone(store):
    """SCN-10, SCN-12. Both sides want the bridge: each row of the referee and each line of the log says whose it is."""
    played = Written(store, duel(BOTH_WANT_IT), typed=False)
    rows = [one.words for one in played.session.seat(Speaker(seat="referee")).due.directs()]
    assert len({*rows}) == len(rows)
    red, blue = (f"the bridge ({played.battle.setup.side_name(side)})" for side in ("red", "blue"))
    assert {f"Referee: {red}: it is met", f"Referee: {blue}: it is met"} <= {*rows}
    told = [" ".join(played.session.say(f"scenario met {name}").lines) for name in ("reds", "blues")]
    assert f"{red} is met, as the referee says" in told[0]
    assert f"{blue} is met, as the referee says" in told[1]


def test_an_area_tells_its_lengths_in_the_unit_of_the_table():
    """Its places stay metres of the map."""
    area = NamedArea(id="yard", name="the yard", edges=("north",), depth_m=2.0, around_m=10.0)
    with shown_in(LengthScale("in", 2.0)):
        assert area_told(area) == "the yard: up to 5 in around 1 in along the north edge."
    assert area_told(area) == "the yard: up to 10 m around 2 m along the north edge."
