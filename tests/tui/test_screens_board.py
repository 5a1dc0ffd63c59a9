"""The board of a battle: the track, the rows, the last answer; what each shows at every width."""

from dataclasses import replace

import pytest
from support.battles import setup, skirmish

from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, QueuedShot
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.shell.session import Session
from squadlog.tui.battle.board import latest
from squadlog.tui.battle.card import card_words
from squadlog.tui.battle.roster import cells, columns_for
from squadlog.tui.battle.track import columns, ribbon


def busy(battle, **until):
    """The battle with units busy (`a1=3`) or dazed (`d1=4`) to a subphase of turn 1."""
    units = dict(battle.units)
    for name, subphase in until.items():
        number, end = int(name[1:]), Moment(1, subphase)
        action = Ongoing(kind="aimed_fire", start=Moment(1, 1), end=end, weapon="SR")
        changes = {"action": action} if name[0] == "a" else {"dazed_at": Moment(1, 1), "dazed_until": end}
        units[number] = replace(units[number], **changes)
    return replace(battle, units=units)


@pytest.fixture
def crowd():
    return skirmish(red=tuple(range(1, 9)), blue=(11, 12))


@pytest.mark.parametrize("width", [100, 120, 160, 200])
def test_everything_that_ends_in_a_subphase_stands_under_it(crowd, width):
    """However many end together: no line of the track begins under the words at its left."""
    ends = {f"a{number}": 4 for number in range(1, 9)} | {"d11": 4, "d12": 4}
    rows = columns(busy(crowd, **ends), width=width).plain.splitlines()
    column = rows[1].index("4", 8)
    for row in rows[2:]:
        assert row[8:column].strip() == ""
        assert row[column].strip()
        assert len(row) <= width
    assert rows[2].startswith("ends")
    assert any(row.startswith("daze to") for row in rows)


def test_units_for_which_a_column_has_no_room_are_counted(crowd):
    text = columns(busy(crowd, **{f"a{number}": 4 for number in range(1, 9)}), width=100).plain
    assert "+5" in text


def test_the_end_of_a_daze_is_told_by_a_word_on_the_ribbon(crowd):
    assert "s4: 1 2, daze 11" in ribbon(busy(crowd, a1=4, a2=4, d11=4), width=80).plain


def test_a_car_on_its_way_stands_on_the_track_until_it_arrives_sto_11(crowd):
    """STO-11."""
    car = Feature(id="E1", kind="elevator", name="Lift", floors=5, car=1, heading=3, arrives=Moment(1, 3))
    battle = replace(crowd, features={"E1": car})
    assert "s3: car E1" in ribbon(battle, width=80).plain
    assert columns(battle, width=100).plain.splitlines()[-1].split() == ["car", "to", "E1"]


@pytest.mark.parametrize("room", [79, 80, 87, 88, 100, 120, 160])
def test_the_columns_of_the_rows_fit_into_their_pane(room):
    """One cell goes with each column, one with the scroll bar: nothing scrolls sideways."""
    assert sum(width + 1 for _key, _label, width in columns_for(room)) <= room - 1


def test_a_narrow_pane_keeps_wounds_and_what_a_unit_does():
    kept = {key for key, _label, _width in columns_for(60)}
    assert {"number", "name", "wounds", "doing", "weapon", "daze"} <= kept
    assert sum(width + 1 for _key, _label, width in columns_for(60)) <= 60


def test_a_shot_still_to_fall_stands_in_its_row_and_on_the_track(crowd):
    waiting = replace(crowd, fire_queue=(QueuedShot(unit=1, weapon="SR"),))
    assert cells(waiting.units[1], waiting, asked=False, shots=2)["doing"] == "fires SR, to come"
    assert "now: 1" in ribbon(waiting, width=80).plain


def test_a_dazed_unit_is_not_called_free(crowd):
    battle = busy(crowd, d1=4)
    assert cells(battle.units[1], battle, asked=True, shots=2)["doing"] == "dazed"


def test_nobody_is_done_before_the_first_subphase_of_a_turn(crowd):
    stale = replace(crowd.units[1], performed=True)
    battle = replace(crowd, stage="initiative", units={**crowd.units, 1: stale})
    assert cells(stale, battle, asked=False, shots=2)["doing"] == "free"


def test_the_answer_keeps_every_roll_before_anything_else():
    """At 80x24 a shot of the other side must not push away the die that was rolled."""
    told = [
        "T1.s1 1 A fires SR at 2 B: 5 -1 = 4, needs 7: hit, 1 level.",
        "T1.s1 2 B fires SR at 1 A: 9 +0 = 9, needs 7: miss.",
        *(f"T1.s1 {number} X is dazed to T1.s4." for number in range(3, 9)),
        "— T1.s2 —",
    ]
    shown = latest(told, 78, 4).plain.splitlines()
    assert len(shown) == 4
    assert shown[0].startswith("1 A fires")
    assert shown[1].startswith("2 B fires")
    assert shown[-1].startswith("8 X")


def test_the_answer_never_takes_more_rows_than_it_has():
    told = [f"{number} " + "word " * 30 for number in range(9)]
    assert len(latest(told, 78, 4).plain) <= 4 * 78


def test_32_soldiers_in_8_groupings_are_scrolled_without_losing_the_cursor(play, tmp_path):
    from squadlog.tui.chrome.desk import Desk  # noqa: PLC0415 - only this test needs a file of its own

    desk = Desk.open(tmp_path / "squadlog.db")
    made = setup(red=tuple(range(1, 17)), blue=tuple(range(17, 33)))
    groupings = tuple(
        replace(
            made.groupings[part // 4],
            id=f"g{part}",
            name=f"Team {part}",
            units=tuple(range(4 * part + 1, 4 * part + 5)),
        )
        for part in range(8)
    )
    number = desk.begin(replace(made, groupings=groupings)).id
    desk.store.close()

    async def steps(table):
        await table.press("enter", "enter")
        while table.screen == "OrderSheet":
            await table.press("m")
        await table.press("3", "2")
        assert "32 Trooper 32" in table.text()
        roster = table.app.screen.query_one("#units")
        assert roster.selected == 32
        assert not roster.show_horizontal_scrollbar

    play(steps, battle=number)


@pytest.mark.parametrize(
    ("changes", "told"), [({}, True), ({"armour": "LI"}, False), ({"troop": "marines"}, False)]
)
def test_the_card_speaks_of_a_pack_only_where_suit_and_troop_have_one(changes, told):
    """BNC-13."""
    battle = skirmish(soldiers={1: changes})
    card = card_words(battle, battle.units[1], load_rulebook(), ()).plain
    assert ("pack" in card) == told


def test_a_large_screen_shows_the_whole_card_without_being_asked(play, prepared):
    """LOG-07: modifiers with reasons; equipment and keys as well."""

    async def steps(table):
        assert "keys: none" in table.text()
        assert "equipment: none" in table.text()
        assert "SR to hit 0 (troop 0 [TRP-01]" in table.text()

    play(steps, (160, 48), battle=prepared("begin", "initiative", "3", "8", "move"))


@pytest.mark.parametrize(("window", "left"), [("fixed", "2"), ("sliding", "0")])
def test_the_rows_tell_the_shots_that_the_rules_leave_amb_87(monkeypatch, window, left):
    """FIR-38: two shots at the end of a turn count in the next one, where ten subphases count."""
    fired = {"shots": (Moment(1, 6), Moment(1, 8))}
    battle = skirmish(units={1: fired}, now=Moment(2, 1))
    rulings = load_rulings().with_choice("rof.window", window)
    monkeypatch.setattr(Session, "seen", lambda *_: battle)
    monkeypatch.setattr(Session, "rulings", property(lambda _: rulings))
    shots = Session.__new__(Session).shots_left()
    assert cells(battle.units[1], battle, asked=False, shots=shots[1])["shots"] == left
