"""An ambush by night goes by files alone, between two homes that share nothing."""

import pytest
from support.mailing import played_by_mail, two_homes
from support.on_maps import on_map
from support.piles import FIELD

from squadlog.base.records import replace
from squadlog.battle.terms import Start
from squadlog.extras.mail import words
from squadlog.extras.mail.dice import commitment
from squadlog.session.battle_session import Session

PLACES = {1: (5, 8, 90), 11: (25, 8, 270)}
TURNS = 6


def ambush():
    """One of red walks about by night, one of blue hides."""
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding", "ambush")})
    starts = tuple(Start(unit=number, position=unit.position) for number, unit in battle.units.items())
    night = replace(battle.setup.environment, night=True)
    return replace(battle.setup, starts=starts, turns=TURNS, environment=night)


def by_rote():
    """What both sides say: they hold, and in turn 2 blue comes out of hiding and fires."""
    said = set()

    def once(what, sentence):
        return None if what in said else said.add(what) or sentence

    def plays(seat):
        ask, side = seat.due.ask(), seat.who.seat
        if ask.side not in ("", side):
            return None
        match ask.kind:
            case "begin":
                hidden = once("hidden", "hide 11") if side == "blue" else None
                return hidden or once(side, f"placed {side}") or ("begin" if side == "red" else None)
            case "roll_initiative":
                return once(("rolls", seat.known.now.turn), "initiative") if side == "red" else None
            case "choose_order":
                return "move"
            case "step":
                return f"searched {side}"
            case "declare" if side == "blue" and seat.known.now.turn == 2 and not {"out", "shot"} <= said:
                return once("out", "reveal 11") or once("shot", "fire 11 at 1")
            case "declare":
                until = "T2.s1" if side == "blue" and "shot" not in said else "T7.s1"
                holds = [
                    once((one, str(seat.known.now)), f"standing {one} hold until {until}")
                    for one in ask.units
                ]
                return next(filter(None, holds), "done")
            case "fire":
                return once(("fires", seat.known.now), f"fire {ask.units[0]}")
        return None

    return plays


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """The two homes after six turns, and how many packets went."""
    host, guest = two_homes(tmp_path_factory.mktemp("evening"), ambush())
    mails = played_by_mail(host, guest, by_rote(), lambda seat: seat.known.stage == "over")
    guest.take(host.send())
    return host, guest, mails


def test_an_ambush_by_night_over_six_turns_goes_by_files_alone(evening):
    host, guest, mails = evening
    for home in (host, guest):
        assert f"The battle is over: turn {TURNS} was the last." in " ".join(home.log())
        assert any("11 Trooper 11 fires SR at 1 Trooper 1" in line for line in home.log())
    assert mails < 8 * TURNS


def test_both_homes_have_one_record_and_each_reads_its_own_side_of_it(evening):
    """HID-09: who lies where stays with the side that hid."""
    host, guest, _ = evening
    assert host.store.step_hashes(1) == guest.store.step_hashes(1)
    hides = [line for line in guest.log() if "hides under it" in line]
    assert len(hides) == 1
    assert not [line for line in host.log() if "hides under it" in line]


def test_the_dice_of_both_hold_at_both_homes_and_one_that_is_told_otherwise_does_not(evening):
    for home in evening[:2]:
        with home.at():
            session = Session.open(home.store, 1)
            stands = home.state()
            assert not words.faults_in(session, stands)
            assert sum(len(one.seen) for one in words.opened_exchanges(stands)) > 2 * TURNS
            first, *rest = (one for one in stands.dice if one.seen)
            other = replace(first, other="0" * 64)
            assert words.faults_in(session, replace(stands, dice=(other, *rest)))


def test_no_share_was_chosen_by_who_knew_the_other(evening):
    """The judge was bound to each of his shares in a packet before that in which the other home gave its own."""
    host, guest, _ = evening
    for one in words.opened_exchanges(guest.state()):
        assert commitment(guest.state().origin, one.number, one.judge) == one.commits
    given = [one.other for one in guest.state().dice]
    assert given[: len(host.state().dice)] == [one.other for one in host.state().dice]
    assert len({*given}) == len(given)
