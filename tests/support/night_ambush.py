"""An ambush by night that goes by files alone, between two homes that share nothing."""

from contextlib import contextmanager
from itertools import count
from unittest.mock import patch

from support.mailing import played_by_mail, two_homes
from support.on_maps import on_map
from support.piles import FIELD

from squadlog.base.records import replace
from squadlog.battle.terms import Start
from squadlog.extras.mail import dice

PLACES = {1: (5, 8, 90), 11: (25, 8, 270)}


def ambush(turns):
    """One of red walks about by night, one of blue hides."""
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding", "ambush")})
    starts = tuple(Start(unit=number, position=unit.position) for number, unit in battle.units.items())
    night = replace(battle.setup.environment, night=True)
    return replace(battle.setup, starts=starts, turns=turns, environment=night)


def by_rote(turns):
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
                until = "T2.s1" if side == "blue" and "shot" not in said else f"T{turns + 1}.s1"
                holds = [
                    once((one, str(seat.known.now)), f"standing {one} hold until {until}")
                    for one in ask.units
                ]
                return next(filter(None, holds), "done")
            case "fire":
                return once(("fires", seat.known.now), f"fire {ask.units[0]}")
        return None

    return plays


@contextmanager
def known_dice():
    """Shares that are known before, and dice that hang on them and on no keys: they fall alike at each playing."""
    numbers, begin = count(1), dice.SharedDice.__init__
    with (
        patch.object(dice, "new_share", lambda: f"{next(numbers):064x}"),
        patch.object(dice.SharedDice, "__init__", lambda self, _, *of: begin(self, "", *of)),
    ):
        yield


def ambush_by_mail(path, turns):
    """The two homes after so many turns, and how many packets went."""
    host, guest = two_homes(path, ambush(turns))
    mails = played_by_mail(host, guest, by_rote(turns), lambda seat: seat.known.stage == "over")
    guest.take(host.send())
    return host, guest, mails


def faults_of(host, guest, turns):
    """What is wrong with such a battle, in words; nothing where all is well."""
    for home in (host, guest):
        log = home.log()
        if f"The battle is over: turn {turns} was the last." not in " ".join(log):
            yield "it is not over"
        if not any("11 Trooper 11 fires SR at 1 Trooper 1" in line for line in log):
            yield "nobody fired"
    if host.store.step_hashes(1) != guest.store.step_hashes(1):
        yield "the two records differ"
