"""The break point, a house rule (ours): losses are counted and told, and in the End Phase it comes about."""

import pytest
from support.battles import setup

from squadlog.battle.outcome import Accepted
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session

HALF = (("break.share", "50"),)


def session_of(store, *rulings, typed=("red", "blue"), soldiers=None):
    """Four against four in turn 1, the order decided, with these rulings."""
    terms = setup((1, 2, 3, 4), (11, 12, 13, 14), rulings=rulings, typed_dice=typed, soldiers=soldiers)
    session = Session.create(store, terms)
    says(session, "begin")
    return session


def says(session, *sentences):
    for said in sentences:
        answer = session.say(said)
        assert isinstance(answer, Accepted), (said, answer)


def lines(session, seat="referee"):
    return [line for entry in session.log[seat].entries() for line in entry.lines]


def to_the_end_of_the_turn(session):
    """Everybody stands until the End Phase of the turn."""
    turn = session.views.seen("referee").now.turn
    if session.due["referee"].ask().kind == "roll_initiative":
        says(session, "initiative")
    for _ in range(60):
        seen = session.views.seen("referee")
        if seen.stage == "over" or seen.now.turn != turn or session.awaited.roll is not None:
            return
        ask = session.due["referee"].ask()
        session.say("move" if ask.kind == "choose_order" else "done")


def fall(*units):
    return [f"correct {one} wound=D because it fell" for one in units]


def begun(store, *rulings, soldiers=None):
    session = session_of(store, *rulings, typed=(), soldiers=soldiers)
    says(session, "initiative")
    while session.due["referee"].ask().kind == "choose_order":
        says(session, "move")
    return session


def test_without_the_rule_nothing_is_counted_and_nobody_breaks(store):
    session = begun(store)
    says(session, *fall(1, 2, 3))
    to_the_end_of_the_turn(session)
    assert session.views.seen("referee").now.turn == 2
    assert not any("lost" in line for line in lines(session))


def test_losses_are_counted_and_told_to_their_side_as_a_slot_ends(store):
    session = begun(store, *HALF)
    says(session, *fall(1), "done")
    told = "Red has lost 1 of 4: one more and it breaks (house rule)."
    assert lines(session)[-1].endswith(told)
    assert any(line.endswith(told) for line in lines(session, "red"))
    assert not any("has lost" in line for line in lines(session, "blue"))
    shown = session.seat(Speaker(seat="blue")).known
    assert not dict(shown.held)["ends"].losses


def test_past_its_break_point_a_side_has_lost_as_the_turn_ends_and_play_goes_on_if_the_players_like(store):
    """END-02."""
    session = begun(store, *HALF)
    says(session, *fall(1, 2))
    to_the_end_of_the_turn(session)
    result = session.seat(Speaker(seat="referee")).victory.result()
    assert (result["kind"], result["winner"], result["losers"]) == ("broke", "blue", ("red",))
    says(session, "play on 2")
    to_the_end_of_the_turn(session)
    assert session.views.seen("referee").now.turn == 3, "who has lost by it does not break again"
    assert session.victory["referee"].reckoning().how == "broke"


def test_a_side_that_must_break_off_is_told_so_and_the_players_see_to_it(store):
    session = begun(store, *HALF, ("break.then", "told"))
    says(session, *fall(11, 12))
    to_the_end_of_the_turn(session)
    assert "Blue is past its break point and must break off (house rule)." in " ".join(lines(session))
    assert session.views.seen("referee").stage == "initiative"


@pytest.mark.parametrize(("face", "over"), [(5, False), (6, True)])
def test_a_side_that_is_tested_holds_by_the_face_that_is_agreed(store, face, over):
    session = begun(store, *HALF, ("break.then", "tests"))
    says(session, *fall(1, 2), "dice red typed")
    to_the_end_of_the_turn(session)
    assert session.awaited.roll.needed == "5 or less holds"
    session.answer(str(face))
    seen = session.views.seen("referee")
    assert (seen.stage == "over") is over
    assert f"{face}, 5 or less holds" in " ".join(lines(session))


def test_points_count_wounds_as_victory_does(store):
    """CAS-04: a serious wound gives its share away, although the soldier still fights."""
    session = begun(store, ("break.share", "20"), ("break.count", "points"))
    says(session, *(f"correct {one} wound=S because so" for one in (1, 2)), "done")
    assert " of 184 points" in lines(session)[-1]


def test_a_wound_that_somebody_comes_with_is_not_lost_in_this_battle(store):
    """LEG-19: only what the battle has added counts."""
    session = begun(store, ("break.share", "20"), ("break.count", "points"), soldiers={1: {"hurt": "S"}})
    says(session, "done")
    assert not any("has lost" in line for line in lines(session))
