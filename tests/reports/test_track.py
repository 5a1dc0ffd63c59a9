"""The subphase track as values: whose row, what stands in it, who may see it; in words and drawn (LOG-14, LOG-18)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish
from support.laws import law

from squadlog.battle.feature import Feature
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Ongoing, QueuedShot, ShotPlan
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.reports.track import format_row, second, track, track_lines
from squadlog.reports.track_drawn import END, FILL, Columns, bar_text, draw_row, heads, picture
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.on_track import Bar, OnTrack
from squadlog.rules.desk import chapters

NOW = Moment(1, 4)
CAR = Feature(id="E", kind="elevator", name="Lift", floors=5, car=1, heading=3, arrives=Moment(1, 6))


def until(subphase, **how):
    return Ongoing(kind="reload", start=Moment(1, 3), end=Moment(1, subphase), weapon="SR", **how)


def rows(battle, seat=REFEREE):
    return {row.of: row for row in track(known(battle, seat), seat)}


def looks(row):
    return [(mark.bar.look, mark.bar.word, mark.until) for mark in row.marks]


@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({"action": until(7)}, [("bar", "reload", Moment(1, 7))]),
        ({"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}, [("hatched", "dazed", Moment(1, 5))]),
        ({"opportunity": "SR"}, [("open", "opportunity fire", None)]),
        ({"wound": "U"}, [("barred", "unconscious", None)]),
        ({"wound": "D", "action": until(7)}, [("barred", "dead", None)]),
        ({"action": replace(until(6), kind="melee", weapon=None)}, [("double", "melee", Moment(1, 6))]),
        ({}, []),
    ],
)
def test_what_a_soldier_is_about_stands_in_its_row(changes, shown):
    """ACT-08, ACT-54, WND-02, WND-17, WND-18, MEL-21."""
    assert looks(rows(skirmish((1, 2), units={1: changes}, now=NOW))[1]) == shown


def test_nothing_goes_on_once_the_battle_is_over():
    battle = skirmish((1, 2), units={1: {"action": until(7), "opportunity": "SR"}, 2: {"wound": "U"}})
    over = rows(replace(battle, now=NOW, stage="over"))
    assert [row.of for row in over.values() if row.marks] == [2]
    assert looks(over[2]) == [("barred", "unconscious", None)]


def test_a_shot_stands_where_it_falls_with_its_target_act_04():
    """ACT-04."""
    shot = QueuedShot(unit=1, weapon="SR", plan=ShotPlan(weapon="SR", target=11))
    battle = replace(skirmish(now=NOW), fire_queue=(shot,))
    assert looks(rows(battle)[1]) == [("point", "11", NOW)]
    assert format_row(rows(battle)[1], NOW).endswith("fires SR at 11 in this subphase")


def test_who_is_engaged_fights_without_an_end_mel_04():
    """MEL-04."""
    battle = replace(
        skirmish(now=NOW), engagements=(Engagement(attacker=1, defender=11, declared=NOW, late=False),)
    )
    assert [looks(rows(battle)[number]) for number in (1, 11)] == [
        [("double", "melee 11", None)], [("double", "melee 1", None)],
    ]  # fmt: skip


def test_the_track_in_words_is_a_line_a_soldier_and_tells_who_is_free():
    units = {
        1: {"action": until(7)},
        2: {"dazed_at": Moment(1, 2), "dazed_until": Moment(2, 1)},
        11: {"action": Ongoing(kind="fire_throw", start=NOW, end=NOW, weapon="SR")},
    }
    battle = known(skirmish((1, 2), features=[CAR], units=units, now=NOW), TABLE)
    assert track_lines(replace(battle, order=("red", "blue")), TABLE) == (
        "1 Trooper 1: reloads SR until subphase 7",
        "2 Trooper 2: is dazed until turn 2, subphase 1",
        "11 Trooper 11: fires SR in this subphase",
        "Lift: goes to floor 3 until subphase 6",
    )
    assert track_lines(known(skirmish((1,), now=NOW), TABLE), TABLE) == (
        "Nothing in progress: 1 Trooper 1, 11 Trooper 11",
    )


def test_a_second_is_told_with_its_turn_where_that_is_another():
    assert (second(Moment(1, 9), NOW), second(Moment(2, 1), NOW)) == ("subphase 9", "turn 2, subphase 1")


# A chapter of tomorrow

TOMORROW = (
    ScheduledEffect(
        at=Moment(1, 8), of="pile-1", what="is spent", track=Bar("radiating", look="hatched", row="pile 1")
    ),
    ScheduledEffect(
        at=Moment(1, 6),
        of="charge",
        what="goes off",
        track=Bar("fuse", glyph="✱", says="burns", row="charge"),
    ),
    ScheduledEffect(at=Moment(3, 1), of=2, what="heals", track=Bar("leak", look="hatched", says="leaks air")),
    ScheduledEffect(
        at=Moment(1, 9),
        of="plan",
        what="is over",
        track=Bar("mission", eyes="red", row="mission of the reds"),
    ),
)
WITHOUT_END = (
    OnTrack("smoke", Moment(1, 2), None, Bar("cloud", look="open", glyph="☁", row="smoke at 3,4")),
    OnTrack("clock", NOW, NOW, Bar("!", look="point", glyph="◷", says="strikes", row="clock")),
)


@pytest.fixture
def of_tomorrow(monkeypatch):
    """A chapter that brings piles, fuses, clouds, missions, leaks and clocks, beside those of today."""
    loaded = chapters.chapter_of
    made = Chapter(
        key="tomorrow", time=TimeHooks(scheduled=lambda _battle: TOMORROW, track=lambda _battle: WITHOUT_END)
    )
    monkeypatch.setattr(chapters, "BASIC", (*chapters.BASIC, "tomorrow"))
    monkeypatch.setattr(chapters, "chapter_of", lambda key: made if key == "tomorrow" else loaded(key))
    chapters.desk.cache_clear()
    yield skirmish((1, 2), now=NOW)
    chapters.desk.cache_clear()


def test_a_chapter_brings_rows_and_marks_of_its_own_adv_01(of_tomorrow):
    """ADV-01: nothing that draws the track knows of it."""
    shown = rows(of_tomorrow)
    assert list(shown) == [1, 2, 11, "pile-1", "charge", "plan", "smoke", "clock"]
    assert looks(shown[2]) == [("hatched", "leak", Moment(2, 10))]
    lines = picture(known(of_tomorrow, REFEREE), REFEREE, count=10, cell=4)
    assert [line[:20].strip() for line in lines[4:]] == [
        "pile 1", "charge", "mission of the reds", "smoke at 3,4", "clock",
    ]  # fmt: skip
    assert "░ radiating ░░" in lines[4]
    assert "fuse━━✱" in lines[5]
    assert "☁ cloud ╌╌╌" in lines[7]
    assert "◷!" in lines[8]


@pytest.mark.parametrize(("seat", "sees"), [("red", True), ("blue", False), (TABLE, False), (REFEREE, True)])
def test_a_seat_sees_only_what_is_for_its_eyes(of_tomorrow, seat, sees):
    assert ("plan" in rows(of_tomorrow, seat)) == sees
    assert any("mission" in line for line in track_lines(known(of_tomorrow, seat), seat)) == sees


# Drawn

COLUMNS = st.builds(
    Columns, now=st.builds(Moment.at, st.integers(0, 40)), count=st.integers(1, 20), cell=st.integers(2, 8)
)
BARS = st.builds(
    Bar,
    word=st.sampled_from(("", "r", "run", "opportunity fire", "机")),
    look=st.sampled_from(tuple(FILL)),
    glyph=st.sampled_from(("", "✱")),
)


@st.composite
def lying(draw):
    start = draw(st.integers(0, 60))
    end = draw(st.one_of(st.none(), st.integers(start, 70)))
    return OnTrack(1, Moment.at(start), None if end is None else Moment.at(end), draw(BARS))


@law(400)
@given(st.lists(lying(), max_size=4), COLUMNS)
def test_a_row_is_as_wide_as_its_columns_and_shows_what_a_slow_drawing_shows(marks, columns):
    """Cell by cell: of the marks that cover its subphase the last has it."""
    shown = [run.look for run in draw_row(marks, columns) for _sign in run.text]
    assert len(shown) == columns.width == sum(len(run.text) for run in heads(columns))
    for cell in range(columns.width):
        moment = columns.now.later(cell // columns.cell)
        before = columns.ruled and cell % columns.cell == 0
        covers = [
            mark
            for mark in marks
            if mark.start <= moment
            and (mark.until is None or moment <= mark.until)
            # The line before its first column is not its own.
            and not (before and moment == max(mark.start, columns.now))
        ]
        bare = "line" if before else ""
        assert shown[cell] == (covers[-1].bar.look if covers else bare)


@law(200)
@given(lying(), st.integers(1, 60), st.booleans())
def test_a_bar_fills_its_cells_and_ends_in_its_sign(mark, width, ends):
    text = bar_text(mark, width, ends=ends)
    assert len(text) == width
    if mark.bar.look in ("bar", "double"):
        assert text[-1] == ((mark.bar.glyph or END[mark.bar.look]) if ends else FILL[mark.bar.look])


def test_a_bar_carries_its_name_or_what_there_is_room_for():
    bar = OnTrack(1, NOW, NOW, Bar("reload"))
    told = {width: bar_text(bar, width, ends=True) for width in (1, 2, 4, 5, 7, 11, 14)}
    assert told == {
        1: "▶", 2: "R▶", 4: "━R━▶", 5: "relo▶", 7: "reload▶", 11: "━━ reload ▶", 14: "━━ reload ━━━▶",
    }  # fmt: skip


def test_a_long_name_gives_way_to_a_short_one_before_it_is_cut():
    bar = OnTrack(1, NOW, NOW, Bar("opportunity fire", short="opp. fire"))
    assert [bar_text(bar, width, ends=True) for width in (4, 11, 17)] == [
        "━O━▶", "opp. fire━▶", "opportunity fire▶",
    ]  # fmt: skip


def test_the_heads_tell_where_a_turn_begins():
    text = "".join(run.text for run in heads(Columns(now=Moment(1, 9), count=4, cell=5)))
    assert text == "│ 9  │ 10 ┃T2·1│ 2  "
    assert "".join(run.text for run in heads(Columns(now=Moment(1, 9), count=4, cell=2))) == " 910T2 2"


WAITS = OnTrack(1, NOW, None, Bar("run 40 m", look="open", glyph="↻"))


@pytest.mark.parametrize(
    ("over", "shown"),
    [
        (Bar("walk"), "│━W▶╌↻ run 40 m ╌╌╌╌"),
        (Bar("walk", look="point"), "│•  ╌↻ run 40 m ╌╌╌╌"),
    ],
)
def test_what_is_covered_where_it_begins_has_its_name_where_it_comes_to_light(over, shown):
    runs = draw_row((WAITS, OnTrack(1, NOW, NOW, over)), Columns(now=NOW, count=5, cell=4))
    assert "".join(run.text for run in runs) == shown


def test_a_fight_without_an_end_is_seen_over_what_waits_for_its_occasion():
    """MEL-04, ACT-54."""
    units = {11: {"opportunity": "SR"}}
    fight = Engagement(attacker=1, defender=11, declared=NOW, late=False)
    battle = replace(skirmish(now=NOW, units=units), engagements=(fight,))
    assert [mark.bar.look for mark in rows(battle)[11].marks] == ["open", "double"]


@pytest.mark.parametrize(
    ("posture", "narrow"),
    [("prone", ("P▶", "pron▶", "go prone━▶")), ("standing", ("S▶", "stan▶", "stand up━▶"))],
)
def test_a_change_of_posture_says_where_to_it_goes_however_short_its_bar_is(posture, narrow):
    """ACT-22: `go p` and `G` said nothing."""
    action = Ongoing(kind="position_change", start=NOW, end=NOW.later(1), posture=posture)
    (row,) = [row for row in track(skirmish(units={1: {"action": action}}), "table") if row.marks]
    assert tuple(bar_text(row.marks[0], width, ends=True) for width in (2, 5, 10)) == narrow
