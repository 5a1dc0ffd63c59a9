"""The board of a battle: the roster with its tracks, the frame, the last answer; what each shows at every width."""

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import pytest
from support.battles import setup, skirmish
from textual.content import Content

from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, QueuedShot, Standing, Trace
from squadlog.battle.terms import Environment
from squadlog.book.load import load_rulings
from squadlog.reports.track import track
from squadlog.rules.common.posts import Post
from squadlog.session.asking.rules import RulesAsked
from squadlog.session.view.words.card import card_lines, card_of
from squadlog.session.view.words.status import status_of
from squadlog.tui.battle.card import card_words
from squadlog.tui.battle.frame import frame_of
from squadlog.tui.battle.orderlist import status_words
from squadlog.tui.battle.roster_words import heading_line, lay_out, under_line, unit_line


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


def lines_of(battle, width, *, asked=(), shots=2):
    """The roster of that width as text: by unit, and by heading."""
    layout = lay_out(battle, width)
    rows = {row.of: row for row in track(battle, "red")}
    units = {
        number: unit_line(unit, battle, rows[number], layout, asked=number in asked, shots=shots).plain
        for number, unit in battle.units.items()
    }
    heads = [
        heading_line(one, battle, layout, place=place).plain
        for place, one in enumerate(battle.groupings.values(), start=1)
    ]
    return units, heads


def test_the_rounds_that_are_left_stand_beside_every_weapon_in_one_form():
    """AMO-08, LOG-01."""
    counted = skirmish(
        (1, 2), soldiers={2: {"weapons": ("SAR",)}}, setup_changes={"chapters": ("ammunition",)}
    )
    units = lines_of(counted, 78)[0]
    assert " SR 10 " in units[1]
    assert " SAR 6 " in units[2]


def test_a_leader_who_hides_has_both_signs_and_the_line_stays_as_wide(crowd):
    """HID-02, LDR-01."""
    post = ("leadership", Post(squad="red-1", office="leader"))
    units = dict(crowd.units)
    units[1] = replace(units[1], held=(("hiding", True), post))
    units[2] = replace(units[2], held=(post,))
    told = lines_of(replace(crowd, units=units), 78)[0]
    assert told[1][2:6] == "? 1★"
    assert told[2][2:6] == "  2★"
    assert {Content(line).cell_length for line in told.values()} == {78}


SIZES = ((80, 24), (120, 36), (160, 48))
WIDTHS = (36, 56, 76, 96, 116, 118, 156, 196)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_line_of_the_roster_is_as_wide_as_the_panel(crowd, width):
    """So that all tracks stand under their heads."""
    units, heads = lines_of(busy(crowd, a1=4, d11=4), width)
    assert {Content(line).cell_length for line in (*units.values(), *heads)} == {width}


@pytest.mark.parametrize("width", WIDTHS)
def test_ten_seconds_are_shown_or_eight_with_the_names_of_actions(crowd, width):
    layout = lay_out(crowd, width)
    assert layout.count >= (10 if layout.cell == 2 else 8)


@pytest.mark.parametrize("width", WIDTHS[2:])
def test_no_name_is_cut_where_there_is_room_beside_it(width):
    named = skirmish(soldiers={1: {"name": "Sergeant Amalia Okonkwo"}})
    units, _heads = lines_of(named, width)
    assert "Sergeant Amalia Okonkwo" in units[1]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_line_tells_state_without_colour(crowd, width):
    """What is asked, out, dazed, wounded or busy has a sign or a letter at every width."""
    units = busy(crowd, a1=4, d2=4).units
    units = {**units, 3: replace(units[3], wound="M"), 4: replace(units[4], wound="D")}
    told, _heads = lines_of(replace(crowd, units=units), width, asked=(5,))
    assert told[5].startswith("▶")
    assert told[4].startswith("✗")
    assert "┼" in told[4]
    assert "░" in told[2]
    assert "━" in told[1] or "aimed" in told[1]
    assert "M" in told[3].split("○")[-1]
    assert not set("▶✗┼░━") & set(told[6])


def test_two_squads_with_like_names_are_told_apart(crowd):
    units, heads = lines_of(crowd, 76)
    assert {units[1][1], units[11][1]} == {"◆", "▲"}
    assert [head[1] for head in heads] == ["◆", "▲"]


def test_a_heading_tells_place_and_word_and_roll(crowd):
    standing = Standing(grouping="red", roll=10, choice="COUNTERMOVE")
    battle = replace(crowd, order=("red", "blue"), standings=(standing,), stage="actions")
    _units, heads = lines_of(battle, 118)
    assert heads[0].startswith("▼◆ ① Red squad · Red · COUNTERMOVE (10) ")
    _units, heads = lines_of(battle, 56)
    assert heads[0].startswith("▼◆ ① Red squad · Red · COUNTERMOVE (10)")


def test_a_shot_still_to_fall_is_told_in_its_row(crowd):
    waiting = replace(crowd, fire_queue=(QueuedShot(unit=1, weapon="SR"),))
    for width in WIDTHS[2:]:
        told = lines_of(waiting, width)[0][1]
        assert "⊕" in told
        assert "fires" in told


def test_a_dazed_unit_is_not_called_free(crowd):
    battle = busy(crowd, d1=4)
    told = lines_of(battle, 118)[0][1]
    assert "free" not in told
    assert "dazed" in told


def test_nobody_is_done_before_the_first_subphase_of_a_turn(crowd):
    stale = replace(crowd.units[1], performed=True)
    battle = replace(crowd, stage="initiative", units={**crowd.units, 1: stale})
    assert "done" not in lines_of(battle, 118)[0][1]


@pytest.mark.parametrize(
    ("width", "height"), [(80, 24), (120, 24), (80, 48), (120, 36), (160, 48), (200, 60)]
)
@pytest.mark.parametrize("rows", [8, 18, 20, 208])
def test_the_frame_leaves_the_roster_its_rows_before_anything_else(width, height, rows):
    """All of 8 against 8 in two groupings are seen at 80x24; the desk is never so small that nothing fits."""
    frame = frame_of(width, height, rows - 2, 2)
    left = height - 3 - frame.answer - (0 if frame.beside else frame.desk) - (2 if frame.desk else 0)
    if rows <= 18:
        assert left >= min(rows, 20 if height >= 36 else 18)
    assert frame.desk == 0 or frame.desk >= 8
    assert frame.answer >= 1


@pytest.mark.parametrize("groupings", [2, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_of_8_against_8_are_seen_and_no_panel_is_more_than_half_empty_while_another_is_cut(
    width, height, groupings
):
    frame = frame_of(width, height, 16, groupings)
    rows = (2 if frame.two else 1) * 16 + groupings
    border = 2 if frame.desk else 0
    room = height - 3 - frame.answer - border - (0 if frame.beside else frame.desk)
    assert rows <= room <= 2 * rows
    if (width, height) == (160, 48):
        assert frame.two
        assert frame.beside
        assert frame.answer == 3
        assert frame.log_rows + frame.desk == room + border


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nobodys_name_is_cut_in_8_against_8_and_short_actions_carry_theirs(width, height):
    names = {1: {"name": "Engineer Sato"}, 11: {"name": "Corporal Vance"}}
    battle = skirmish(red=tuple(range(1, 9)), blue=tuple(range(11, 19)), soldiers=names)
    frame = frame_of(width, height, 16, 2)
    panel = width - (frame.log or (40 if width >= 120 else 0)) - (3 if frame.desk else 1)
    layout = lay_out(battle, panel - 2, two=frame.two)
    rows = {row.of: row for row in track(busy(battle, a1=3, a11=5), "red")}
    for number in names:
        told = unit_line(battle.units[number], battle, rows[number], layout, asked=False, shots=2).plain
        assert battle.units[number].soldier.name in told
        assert "aimed" in told
        assert "○○○○○" in told


def test_the_second_row_tells_weapon_shots_posture_and_the_last_act(crowd):
    layout = lay_out(crowd, 86, two=True)
    told = under_line(crowd.units[1], crowd, layout, shots=2, did=Content("→ 11 Varro  14 m  2 vs 7  HIT  M"))
    assert told.plain.split()[:3] == ["SR", "··", "stand"]
    assert told.plain.rstrip().endswith("→ 11 Varro  14 m  2 vs 7  HIT  M")
    assert told.cell_length == 86


@pytest.mark.parametrize(("width", "height"), [(160, 48), (200, 60)])
def test_few_soldiers_leave_the_card_its_place_under_them_and_the_log_the_whole_height(width, height):
    few = frame_of(width, height, 6, 2)
    assert few.log >= 60
    assert width - few.log >= 80
    assert not few.beside
    assert few.two
    assert few.desk >= 12
    assert frame_of(width, height, 6, 2, mapped=True).log == 0
    assert frame_of(width, height, 200, 8).beside
    assert frame_of(80, 48, 6, 2).log == 0


def test_the_status_is_never_cut_within_a_word(crowd):
    points = [Fraction(1101, 10), Fraction(23, 2)]
    for width in range(36, 200, 4):
        told = status_words(
            crowd, status_of("The Long Battle of the Counting House", crowd, points), width
        ).plain
        assert len(told) <= max(width, len(" Turn 1, subphase 1  actions"))
        assert "Turn 1, subphase 1" in told
        assert not told.rstrip().endswith("·")
    assert "110.1" in told
    assert "app rolls" in told


def test_the_weather_stays_in_the_head_line_where_title_and_dice_have_no_room(crowd):
    """ENV-01: it counts in every roll."""
    snowy = replace(crowd, setup=replace(crowd.setup, environment=Environment(night=True, snow=True)))
    for width in range(60, 200, 10):
        told = status_words(
            snowy, status_of("The Long Battle of the Counting House", snowy, [Fraction(0)] * 2), width
        ).plain
        assert "night, snow" in told


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
        while table.screen == "OrderPanel":
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
    card = card_words(battle, card_of(battle, battle.units[1])).plain
    assert ("pack" in card) == told


@pytest.mark.parametrize(
    ("wound", "told"),
    [
        ("L", ""),
        ("M", "wound M: +1 on rolls, 1 AP more, walks 1.5, runs 3, sprints 5 m [WND-10]"),
        ("S", "wound S: +3 on rolls, 2 AP more, walks 1, runs 2, sprints 3 m [WND-14]"),
    ],
)
def test_the_card_tells_all_that_a_wound_does(wound, told):
    """WND-10..WND-12, WND-14..WND-16: how far a wounded soldier gets as well."""
    battle = skirmish(units={1: {"wound": wound}})
    card = card_words(battle, card_of(battle, battle.units[1])).plain
    assert told in card
    assert ("wound" in card) == bool(told)


@pytest.mark.parametrize(("suit", "told"), [("BI", True), ("LI", False)])
def test_the_whole_card_says_that_the_suit_helps_every_shot(suit, told):
    """FIR-22: troop, race and weapon alone came to 0, and every shot card said -2."""
    battle = skirmish(soldiers={1: {"armour": suit}})
    card = "\n".join(card_lines(card_of(battle, battle.units[1])))
    assert ("fire control: -2 on every shot [FIR-22]" in card) == told


def test_the_card_names_what_is_carried_in_words_exp_02():
    """EXP-02."""
    battle = skirmish(units={1: {"items": ("shaped_charge",)}})
    assert "; shaped charge" in card_words(battle, card_of(battle, battle.units[1])).plain


def test_a_large_screen_shows_the_card_without_being_asked_and_nothing_that_says_nothing(play, prepared):
    """LOG-07: modifiers with reasons; what a soldier has not is not told."""

    async def steps(table):
        assert "to hit   PF   shots" in table.text()
        assert "none" not in table.text()

    play(steps, (160, 48), battle=prepared("begin", "initiative", "3", "8", "move"))


def test_all_of_eight_against_eight_are_seen_at_80_by_24(play, mapped):
    async def steps(table):
        shown = table.text()
        assert all(unit.soldier.name[:6] in shown for unit in table.seat.known.units.values())

    play(steps, battle=mapped("counting_house", turn=1))


@pytest.mark.parametrize(("window", "left"), [("fixed", "2"), ("sliding", "0")])
def test_the_rows_tell_the_shots_that_the_rules_leave_amb_87(monkeypatch, window, left):
    """FIR-38: two shots at the end of a turn count in the next one, where ten subphases count."""
    fired = {"shots": (Moment(1, 6), Moment(1, 8))}
    battle = skirmish(units={1: fired}, now=Moment(2, 1))
    rulings = load_rulings().with_choice("rof.window", window)
    monkeypatch.setattr(RulesAsked, "known", property(lambda _: battle))
    monkeypatch.setattr(RulesAsked, "rulings", property(lambda _: rulings))
    shots = RulesAsked(SimpleNamespace(battle=battle), None, None, "table").shots_left()
    assert lines_of(battle, 118, shots=shots[1])[0][1].count("·") == int(left)


@pytest.mark.parametrize("width", WIDTHS[2:])
@pytest.mark.parametrize(("mode", "metres"), [("crawl", 0.5), ("sprint", 12.0), ("walk", 1.5)])
def test_how_far_somebody_came_is_never_cut(crowd, width, mode, metres):
    moved = replace(crowd.units[1], moved=Trace(mode=mode, metres=metres), performed=True)
    told = lines_of(replace(crowd, units={**crowd.units, 1: moved}, stage="actions"), width)[0][1]
    assert f"{metres:g} m " in told
