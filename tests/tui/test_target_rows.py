"""The targets on the shot card as they are drawn: rows with chances and bars, what is due to somebody, the border."""

from dataclasses import replace
from fractions import Fraction

import pytest
from support.battles import skirmish

from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Effect
from squadlog.session.view.shots.targets import Aimable, first_target, list_rows, wound_due
from squadlog.tui.dialogs.shot_facts import RANGE, shot_hints
from squadlog.tui.dialogs.target_rows import FOLDED, target_rows

FOES = (11, 12, 13, 14)
DAZED = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}


@pytest.fixture
def battle():
    return skirmish(red=(1,), blue=FOES, units={11: {"wound": "U"}, 12: DAZED})


def shown_rows(battle, seen, **how):
    return target_rows(battle, tuple(list_rows(battle, seen, 1)), swept=seen.swept, **how)


def test_without_a_map_who_can_act_comes_before_the_dazed_and_the_unconscious(battle):
    assert first_target(battle, Aimable(FOES), None) == 13
    assert [row.key for row in shown_rows(battle, Aimable(FOES)) if row.stops] == [
        "x13",
        "x14",
        "x12",
        "x11",
    ]


def test_whom_the_shots_of_the_second_will_put_out_is_told_and_no_longer_the_first_who_is_offered(battle):
    """AMB-84: shots take effect together, so that eight in a row could be fired at one who will be dead anyhow."""
    hits = tuple(Effect(target=13, by=1, levels=2) for _ in range(2))
    struck = replace(battle, effects=hits)
    assert wound_due(struck, struck.units[13]) == "U"
    assert first_target(struck, Aimable(FOES), 13) == 14
    once = replace(battle, effects=hits[:1])
    assert first_target(once, Aimable(FOES), 13) == 13
    assert [row[:2] for row in told(struck, Aimable(FOES)) if "due U" in row] == ["13"]
    assert "due M" in told(once, Aimable(FOES))[0]
    assert not any("due" in row for row in told(battle, Aimable(FOES)))


@pytest.mark.parametrize("purpose", ["fire", "opportunity", "plan"])
def test_the_border_of_the_card_offers_enter_only_where_it_fires(purpose):
    def border(**how):
        return shot_hints(purpose, typing=RANGE, opened=False, **how).plain

    assert border().startswith("⏎ plan" if purpose == "plan" else "⏎ fire")
    assert border(refused=True, others=True).startswith("✗ not at this one  ↑↓ another  w ")
    assert border(refused=True).startswith("✗ ")
    assert "⏎" not in border(refused=True) + border(refused=True, others=True)
    assert "0-9 range" in border(refused=True)


def told(battle, seen, **how):
    return [row.words.plain for row in shown_rows(battle, seen, **how) if row.stops]


@pytest.mark.parametrize(("width", "bar"), [(36, "▰▰▰▱"), (60, "▰▰▰▰▰▰▰▱")])
def test_each_enemy_has_a_row_with_its_own_chance_and_bar(battle, width, bar):
    chances = {13: Fraction(9, 10), 14: Fraction(1, 10), 12: None, 11: Fraction(9, 10)}
    near, far, hidden, _down = told(battle, Aimable(FOES, chances=chances), width=width)
    assert f" 90% {bar} " in near
    assert f" 10% {bar[0]}{'▱' * (len(bar) - 1)} " in far
    assert "  — " in hidden
    assert "▰" not in hidden


def test_where_a_sector_is_swept_no_enemy_has_a_chance_of_its_own(battle):
    assert "%" not in "".join(told(battle, Aimable(FOES, chances={13: Fraction(1, 2)}, swept=True)))


def test_doors_and_windows_are_one_line_until_the_cursor_comes_there(battle):
    drawn = [("D1", "internal_door"), ("D2", "external_door"), ("W1", "window"), ("X1", "machinery")]
    named = {key: Feature(id=key, kind=kind, name=key) for key, kind in drawn}
    there, keys = replace(battle, features=named), tuple(named)
    seen = Aimable((*FOES, *keys))
    folded = shown_rows(there, seen)[-1]
    assert (folded.key, folded.words.plain) == (FOLDED, "▸ 2 doors, 1 window, 1 other obstacle")
    assert told(there, seen, opened=True)[-4:] == [f"{key} ({key})" for key in keys]
    assert len(told(there, Aimable(keys))) == len(keys), "nobody else is there to aim at"
    assert told(there, Aimable((*FOES, "D1")))[-1] == "D1 (D1)", "one door is a line already"


@pytest.mark.parametrize("width", [28, 32, 36, 60])
def test_nothing_of_a_target_is_cut_what_has_no_room_goes_on_below(battle, width):
    chances = {13: Fraction(9, 10), 14: Fraction(1, 10), 12: None, 11: Fraction(9, 10)}
    rows = shown_rows(battle, Aimable(FOES, chances=chances), width=width)
    assert all(row.words.cell_length <= width for row in rows)
    told = " ".join(" ".join(row.words.plain for row in rows).split())
    assert "…" not in told
    assert all(battle.units[foe].soldier.name in told for foe in FOES)
    assert f"unconscious {battle.units[11].soldier.armour}" in told
