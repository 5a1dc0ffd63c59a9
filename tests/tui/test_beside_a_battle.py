"""What an extra runs beside a battle: its mark in the first line, and its end with the screen."""

from fractions import Fraction

import pytest
from support.battles import skirmish

from squadlog.base.plugs import RunsBeside, marks_beside, run_beside, short_beside, stop_beside
from squadlog.base.records import replace
from squadlog.battle.known import known
from squadlog.battle.terms import Environment
from squadlog.session.view.words.status import status_of
from squadlog.tui.battle.orderlist import status_words


def test_what_runs_beside_a_battle_has_a_mark_until_it_is_ended():
    ended = []
    for key in ("server", "mind", "server"):
        run_beside(7, RunsBeside(key, lambda key=key: f"{key} runs", lambda key=key: ended.append(key)))
    run_beside(8, RunsBeside("server", lambda: "", lambda: ended.append("other")))
    assert ended == ["server"]
    assert marks_beside(7) == ("mind runs", "server runs")
    assert marks_beside(8) == ()
    stop_beside(7, "mind")
    stop_beside(7)
    assert ended == ["server", "mind", "server"]
    assert marks_beside(7) == ()
    stop_beside(8)


def test_what_waits_to_be_told_to_go_on_names_the_key_in_its_mark_and_in_short():
    rests = [True]
    waits = RunsBeside("mind", lambda: "Red waits", list, rests=lambda: rests[0], short=lambda: "waits")
    run_beside(7, RunsBeside("server", str, list))  # has no mark
    run_beside(7, waits)
    assert (marks_beside(7, "K"), short_beside(7, "K")) == (("Red waits: K goes on",), "waits: K goes on")
    rests[0] = False
    assert (marks_beside(7, "K"), short_beside(7, "K")) == (("Red waits",), "waits")
    stop_beside(7)
    assert short_beside(7) == ""


def test_the_mark_is_drawn_and_what_runs_ends_with_the_screen(play, prepared, monkeypatch):
    monkeypatch.setattr("squadlog.tui.battle.parts.board.LOOKS_BESIDE_S", 0.01)
    number, ended = prepared(), []

    async def steps(table):
        run_beside(number, RunsBeside("server", lambda: "3 phones here", lambda: ended.append(1)))
        await table.pilot.pause(0.1)
        assert "3 phones here" in table.text().splitlines()[0]
        await table.press("l", "escape")
        assert not ended
        await table.press("escape", "escape")
        await table.pilot.pause()
        assert ended == [1]

    play(steps, battle=number)


def test_what_runs_ends_with_the_program_too(play, prepared):
    number, ended = prepared(), []

    async def steps(_table):
        run_beside(number, RunsBeside("server", lambda: "", lambda: ended.append(1)))

    play(steps, battle=number)
    assert ended == [1]


@pytest.mark.parametrize(("width", "titled"), [(80, False), (160, True)])
def test_who_else_is_at_the_table_is_told_before_the_title(width, titled):
    battle = known(skirmish(), "table")
    status = status_of("The Back Door", battle, (Fraction(0), Fraction(0)))
    told = status_words(battle, status, width, ("3 phones here",)).plain
    assert "3 phones here" in told
    assert ("The Back Door" in told) == titled
    assert len(told) < width


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(("seat", "beside"), [("", ("recruit commands TOG",)), ("seat of TOG", ())])
def test_the_title_gives_way_to_the_points_on_80_columns(seat, beside, night):
    begun = skirmish().setup
    sides = zip(begun.sides, ("Commonwealth", "TOG"), strict=True)
    named = tuple(replace(side, name=name) for side, name in sides)
    made = replace(begun, sides=named, environment=Environment(night=night))
    battle = known(replace(skirmish(), setup=made), "table")
    status = status_of("The Back Door", battle, (Fraction(16), Fraction(23, 2)), seat=seat)
    told = status_words(battle, status, 80, beside).plain
    assert "The Back Door" not in told
    assert ("16" in told, "11.5" in told, "night" in told) == (True, True, night)
    assert all(one in told for one in beside) or night
    assert len(told) < 80
