"""What sides lay out before play: bought, in the open or in secret, bound to it, told, set right by the referee."""

import pytest
from support.battles import setup
from support.drawn_maps import ground, wall
from support.on_maps import on_map
from support.playing import Played
from support.playing_on_maps import OnMap

from squadlog.battle.commands import Begin, CorrectTurn
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known, redact_event
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.common.advanced import lying, standing_lines
from squadlog.rules.common.kept.laid_things import LayingOver, LayThing, laid_out, thing_called
from squadlog.rules.laid_out.commitment import proves
from squadlog.rules.laid_out.laying import placeables
from squadlog.rules.laid_out.telling import end, show

SENSOR = (Goods(side="red", item="ground_sensor", secret=True),)


def before(**changes) -> Played:
    """A battle before play in which red has a sensor."""
    given = {"chapters": ("hiding", "ground_sensor"), "goods": SENSOR, "salt": "chance"} | changes
    return Played(first_state(setup((1, 2), (11,), **given)))


def lay(**said) -> LayThing:
    return LayThing(**({"side": "red", "what": "sensor"} | said))


def test_what_was_bought_is_laid_where_its_owner_writes():
    played = before()
    played.do(lay(where="behind the well", covered=True))
    thing = thing_called(played.battle, "red-sensor-1")
    assert (thing.where, thing.covered, thing.called) == ("behind the well", True, "sensor 1")
    played.do(lay(where="on the roof"))
    assert [one.where for one in laid_out(played.battle).things] == ["on the roof"]
    played.do(lay(off=True))
    assert not laid_out(played.battle).things


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"what": "mine"}, "unknown-thing"),
        ({"side": "blue", "where": "there"}, "not-bought"),
        ({"number": 2, "where": "there"}, "unknown-thing"),
        ({"off": True}, "unknown-thing"),
        ({"at": Waypoint(x=1, y=1)}, "no-map"),
    ],
)
def test_what_cannot_be_laid_is_refused_in_a_sentence(said, code):
    assert before().refused(lay(**said)).code == code


def test_no_more_are_laid_than_were_bought_and_the_table_may_let_it_stand():
    played = before()
    played.do(lay(where="here"))
    played.do(lay(side="blue", where="there", overrule="the scenario says so"))
    assert [one.id for one in laid_out(played.battle).things] == ["blue-sensor-1", "red-sensor-1"]


def test_what_is_covered_nobody_else_knows_until_it_is_found():
    played = before()
    laid, *_ = played.do(lay(where="here", covered=True))
    for seat in ("blue", "table", ""):
        assert laid_out(known(played.battle, seat)).things == ()
        assert redact_event(laid, played.battle, seat) is None
        assert known(played.battle, seat).setup.goods == ()
    assert known(played.battle, "red").setup.goods == SENSOR
    assert len(laid_out(known(played.battle, "red")).things) == 1
    story_of(played, lambda recorder: show(recorder, "red-sensor-1", "SEN-06", by=11))
    assert laid_out(known(played.battle, "blue")).things[0].where == "here"


def story_of(played, tells):
    """What a chapter tells, folded into the battle."""
    recorder = EventRecorder(played.battle)
    tells(recorder)
    played.battle = recorder.battle
    return recorder.events


def test_what_lies_in_secret_is_destroyed_in_secret():
    played = before()
    played.do(lay(where="here", covered=True))
    (gone,) = story_of(played, lambda recorder: end(recorder, "red-sensor-1", "SEN-04"))
    assert redact_event(gone, played.battle, "blue") is None
    assert redact_event(gone, played.battle, "red") == gone
    assert story_of(played, lambda recorder: end(recorder, "red-sensor-1", "SEN-04")) == []


def test_all_are_bound_as_play_begins_whether_or_not_anything_lies_there():
    played = before()
    played.do(lay(where="here", covered=True))
    played.do(LayingOver(side="red"))
    assert played.refused(lay(where="there")).code == "bound"
    played.do(Begin())
    bound = played.of_kind("side_bound")
    assert [one.side for one in bound] == ["red", "blue"]
    assert all(len(one.commitment) == 64 for one in bound)
    assert proves(bound[0], played.battle).holds
    assert proves(bound[0], played.battle).placed == "red lays out\nsensor 1 here covered"
    assert played.refused(lay(where="there")).code == "begun"


def test_what_was_laid_otherwise_than_it_is_written_does_not_fit_the_commitment():
    played = before()
    played.do(lay(where="here", covered=True))
    (bound,) = played.do(LayingOver(side="red"))
    played.do(Begin())
    played.do(CorrectTurn(changes=(("laid_out", "red-sensor-1 gone"),), reason="cheating"))
    assert not proves(bound, played.battle).holds


def test_nobody_is_bound_where_nothing_is_laid_in_secret():
    played = before(chapters=("camo_tinter",), goods=())
    played.do(Begin())
    assert not played.of_kind("side_bound")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("red-sensor-1 destroyed", "sensor 1 of Red at 3,4, destroyed"),
        ("red-sensor-1 covered", "sensor 1 of Red at 3,4, in secret"),
        ("red-sensor-1 at 5,6.5 floor 2", "sensor 1 of Red at 5,6.5 on floor 2"),
        ("red-sensor-1 dud", "sensor 1 of Red at 3,4, dud"),
    ],
)
def test_the_referee_sets_one_right(text, told):
    played = on_the_map()
    played.do(lay(at=Waypoint(x=3, y=4)))
    played.do(Begin())
    played.do(CorrectTurn(changes=(("laid_out", text),), reason="the table says so"))
    assert list(standing_lines(played.battle)) == [told]


@pytest.mark.parametrize("text", ["blue-sensor-1 gone", "red-sensor-1 lost", "red-sensor-1 at here", ""])
def test_what_the_referee_cannot_set_is_refused(text):
    played = on_the_map()
    played.do(lay(at=Waypoint(x=3, y=4)))
    played.do(Begin())
    refused = played.refused(CorrectTurn(changes=(("laid_out", text),), reason="why"))
    assert refused.code == "bad-correction"


def test_a_correction_of_what_lies_in_secret_is_told_to_its_side_alone():
    played = on_the_map()
    played.do(lay(at=Waypoint(x=3, y=4), covered=True))
    played.do(Begin())
    (told,) = played.do(CorrectTurn(changes=(("laid_out", "red-sensor-1 at 5,6"),), reason="measured anew"))
    assert redact_event(told, played.battle, "blue") is None
    assert redact_event(told, played.battle, "red") == told


def on_the_map(**changes) -> OnMap:
    given = {"chapters": ("hiding", "ground_sensor"), "goods": SENSOR, "salt": "chance"} | changes
    chart = ground(walls=(wall((10, 0), (10, 9)),))
    return OnMap(on_map(chart, {1: (2, 2), 11: (18, 5)}, stage="setup", order=(), setup_changes=given))


def test_on_a_map_a_thing_lies_on_free_ground_and_shows_there():
    played = on_the_map()
    assert played.refused(lay()).code == "no-place"
    assert played.refused(lay(where="here")).code == "map"
    assert played.refused(lay(at=Waypoint(x=10, y=5))).code == "not-there"
    assert played.refused(lay(at=Waypoint(x=30, y=5))).code == "off-map"
    played.do(lay(at=Waypoint(x=3, y=4)))
    (marker,) = lying(played.battle)
    assert (marker.kind, marker.text, marker.position.x, marker.words) == (
        "sensor",
        "S1",
        3.0,
        "sensor 1 of Red",
    )


def test_a_side_is_offered_what_it_has():
    played = on_the_map()

    def rows(side="red"):
        return {one.key: one for one in placeables(known(played.battle, side), side, played.table())}

    assert list(rows()) == ["sensor:False", "sensor:True", "bound"]
    assert list(rows("blue")) == ["bound"]  # who has nothing says so as well, so that nobody learns who has
    played.do(rows()["sensor:True"].lays(Waypoint(x=3, y=4), None, ""))
    assert list(rows()) == ["red-sensor-1", "bound"]
    assert rows()["red-sensor-1"].state == "lies at 3,4, in secret"
    played.do(rows()["red-sensor-1"].lays(Waypoint(x=4, y=4), None, ""))
    assert laid_out(played.battle).things[0].position.x == 4
    assert laid_out(played.battle).things[0].covered
    played.do(rows()["red-sensor-1"].lifts)
    assert list(rows()) == ["sensor:False", "sensor:True", "bound"]
    played.do(rows()["bound"].says)
    assert rows() == {}


@pytest.mark.parametrize("what", ["mine", "sensor", "tarp"])
def test_on_no_map_it_is_said_where_a_thing_lies(what):
    """MIN-09, SEN-02, HOL-02: it lies nowhere otherwise."""
    chapters = ("mines", "ground_sensor", "holotarp")
    bought = tuple(Goods(side="red", item=item) for item in ("mine", "ground_sensor", "holotarp"))
    played = before(chapters=chapters, goods=bought)
    refused = played.refused(LayThing(side="red", what=what))
    assert (refused.code, refused.sentence) == ("no-place", f"Say where the {what} lies.")
    assert played.do(LayThing(side="red", what=what, where="by the gate"))
