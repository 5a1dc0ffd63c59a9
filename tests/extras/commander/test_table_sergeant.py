"""A sergeant where no map measures: fire shared out, stances, watching, all in the points that he weighs on a map."""

import pytest
from support.at_a_table import asked, begin_at_table, hear

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Arm, Ongoing, ShotPlan
from squadlog.book.book import Rulebook
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.commander.mind.table.choices import rests_s
from squadlog.extras.commander.mind.table.table_fight import TableFight
from squadlog.extras.commander.mind.table.told import TableTold, read_telling
from squadlog.extras.commander.mind.weights import Weights

RED, BLUE = (4, 5, 6), (1, 2, 3)


@pytest.fixture
def seat(tmp_path):
    """A table at which a sergeant plays red."""
    return begin_at_table(tmp_path, "sergeant")


@pytest.fixture(scope="module")
def bout():
    """The Back Door in its first second, in which red gives orders; nobody says ranges."""
    setup = setup_of(BattleMatch(scenario="newcomer", levels=("sergeant", "sergeant")), 0)
    found = Bout(setup, {side.id: commander_of("sergeant") for side in setup.sides})
    while found.battle.active is None or found.battle.active.side != "red":
        found.step()
    return found


def view_of(bout, *, now=None, **units):
    """What red knows, with these soldiers of the battle changed so: `r4=dict(wound="M")`."""
    seen = known(bout.battle, "red")
    changed = {int(one[1:]): replace(seen.units[int(one[1:])], **fields) for one, fields in units.items()}
    seen = replace(seen, units={**seen.units, **changed}, now=now or seen.now)
    return MindView(Posed(known=seen, side="red"))


def fight_of(view, *words):
    """The fight as it was told in these words; none: where nobody says ranges."""
    lines = tuple(line for one in words for line in read_telling(one, view.known))
    return TableFight(view, Weights(), ShotsWeighed(), TableTold(lines=lines, asks=True) if words else None)


def best(view, unit, *words):
    """The best that a sergeant sees for a soldier, by what was told."""
    lines = tuple(line for one in words for line in read_telling(one, view.known))
    told = TableTold(lines=lines, asks=True) if words else None
    return commander_of("sergeant").choices_at_table(view, told, unit)[0]


def test_fire_is_shared_out_once_two_have_somebody_in_hand(seat):
    """What a third shot takes of one whom two others put out is little (DMG-07, WND-17)."""
    said = hear(seat, "told 4-6 1-3 30m", "done")
    orders = [one.split() for one in said if "fire_throw" in one]
    assert [one[1] for one in orders] == ["4", "5", "6"]
    targets = [one[one.index("at") + 1] for one in orders]
    assert len(set(targets)) == 2


def test_a_shot_beside_those_of_friends_takes_what_they_leave(bout):
    """CAS-03, CAS-05: the second hit takes more than the first, a fourth nothing."""
    fires, taken = {}, {}
    for friends in range(3):
        has = {f"r{one}": {"action": firing_at(bout, one, 1)} for one in RED[:friends]}
        fight = fight_of(view_of(bout, **has))
        fires[friends] = fight.shot_besides(6, 1)
        taken[friends] = fires[friends].points * (1 - fight.claimed.get(1, 0.0))
    assert taken[1] > taken[0] > 0
    assert taken[2] < taken[1]
    assert fires[2].points > fires[1].points, "whoever still fights after two shots has the worse wound"
    assert fires[2].out > 0


def firing_at(bout, unit, target):
    """The action of one who fires at a target in this second."""
    now, weapon = bout.battle.now, bout.battle.units[unit].in_hand
    return Ongoing(
        kind="fire_throw", start=now, end=now, weapon=weapon, shot=ShotPlan(weapon=weapon, target=target)
    )


def test_who_is_dazed_already_is_denied_less(bout, monkeypatch):
    """WND-02, WND-06: a later daze only lasts from its own second on, as long as the book has it last."""
    fresh = view_of(bout)
    now = fresh.known.now
    until = Moment(turn=now.turn, subphase=now.subphase + 3)
    dazed = view_of(bout, u1={"dazed_at": now, "dazed_until": until})
    fights = fight_of(fresh), fight_of(dazed)
    saved = [one.denied(1, one.shot_now(4, 1)) for one in fights]
    assert saved[0] > saved[1] == 0
    figures(monkeypatch, daze=6)
    fights = fight_of(fresh), fight_of(dazed)
    saved = [one.denied(1, one.shot_now(4, 1)) for one in fights]
    assert saved[0] > saved[1] > 0


def test_who_fired_a_second_ago_waits_to_fire_again(seat):
    """FIR-39: three seconds of aiming, or two of lying down, would cost him the next shot."""
    hear(seat, "told 4-6 1-3 30m", "done")
    assert hear(seat, "done")[:3] == ["hold 4", "hold 5", "hold 6"]


def test_he_waits_as_long_as_the_book_has_a_weapon_rest(bout, monkeypatch):
    """FIR-39: a house rule may have it rest for two seconds."""
    now = Moment(turn=1, subphase=3)
    fired = view_of(bout, now=now, r4={"shots": (Moment(turn=1, subphase=2),)})
    rested = view_of(bout, now=now, r4={"shots": (Moment(turn=1, subphase=1),)})
    assert (rests_s(fired, 4), rests_s(rested, 4)) == (1, 0)
    assert (waited(fired), waited(rested)) == ([1, 1, 1], [])
    figures(monkeypatch, pause=2)
    assert (rests_s(fired, 4), rests_s(rested, 4)) == (2, 1)
    assert waited(fired) == [2, 2, 2]


def waited(view):
    """The seconds for which 4 would wait to fire again at each enemy."""
    choices = commander_of("sergeant").choices_at_table(view, None, 4)
    return [term.amount for one in choices for term in one.terms if "fires again" in term.name]


def figures(monkeypatch, **other):
    """The book with other figures."""
    printed = Rulebook.figure
    monkeypatch.setattr(Rulebook, "figure", lambda self, key: other.get(key, printed(self, key)))


def test_with_both_shots_fired_he_lies_down(bout):
    """FIR-20, FIR-38: he is harder to hit so, and fires no more in this turn."""
    now = Moment(turn=1, subphase=5)
    shots = (Moment(turn=1, subphase=1), Moment(turn=1, subphase=3))
    choice = best(view_of(bout, now=now, r4={"shots": shots}), 4)
    assert (choice.says.action, choice.says.posture) == ("position_change", "prone")


def test_behind_a_wall_of_which_somebody_told_he_gets_down(bout):
    """FIR-27: hard half cover is full cover for who kneels; in the open kneeling is worth nothing (FIR-21)."""
    view = view_of(bout)
    low, open_ground = (
        fight_of(view, f"told 1-3 4 30m {cover}; 4 1-3 30m").weigh_stances(4, ["standing", "kneeling"])
        for cover in ("half-hard", "in the open")
    )
    assert low[1].takes < low[0].takes
    assert open_ground[1].takes == open_ground[0].takes


def test_who_lies_down_already_clears_his_jam(bout):
    """ACT-59."""
    jammed = view_of(bout, r4={"arms": (Arm(code="SR", jammed=True),), "posture": "prone"})
    assert best(jammed, 4).says.action == "clear_weapon"


def test_where_nobody_is_in_sight_half_watch_and_the_others_go_on(seat):
    """ACT-52."""
    said = hear(seat, "told 4-6 nobody", "done")
    assert said[0] == 'watch 4 with "SR"'
    assert any(one.startswith(("walk", "run")) for one in said)
    assert any("toward the nearest enemy" in one for one in said if one.startswith("note"))


def test_whom_nobody_told_he_does_not_fire_at(bout):
    """A range is asked before."""
    view = view_of(bout)
    table = TableTold(lines=read_telling("told 4 1 30m", view.known), asks=True)
    choices = commander_of("sergeant").choices_at_table(view, table, 4)
    shots = [one.says.shot.target for one in choices if isinstance(one.says, Declare) and one.says.shot]
    assert set(shots) == {1}


def test_the_reasons_are_those_of_the_map(bout):
    choice = best(view_of(bout), 4)
    names = [one.name for one in choice.terms]
    assert names[:3] == ["takes", "hits", "saves"]
    assert names[-1] == "may lose"


def test_one_who_is_to_hold_goes_nowhere(bout):
    held = replace(view_of(bout).posed, temper="hold")
    view = MindView(held)
    table = TableTold(lines=read_telling("told 4 nobody", view.known), asks=True)
    choices = commander_of("sergeant").choices_at_table(view, table, 4)
    assert not [one for one in choices if isinstance(one.says, Declare) and one.says.action == "move"]
    assert [one for one in choices if isinstance(one.says, Hold)]


@pytest.mark.parametrize("level", ["recruit", "sergeant"])
def test_it_asks_at_most_twice_a_soldier_and_turn_over_a_walked_battle(tmp_path, level):
    """Somebody walks up and down and answers every question by a ruler."""
    seat = begin_at_table(tmp_path, level)
    at = {unit: (0.0, 12.0 * place) for place, unit in enumerate(BLUE)} | {
        unit: (34.0, 12.0 * place) for place, unit in enumerate(RED)
    }

    def metres(one, other):
        return round(sum((a - b) ** 2 for a, b in zip(at[one], at[other], strict=True)) ** 0.5, 1)

    counted: dict[tuple[int, str], int] = {}
    says = {"roll_initiative": "initiative", "choose_order": "move"}
    hear(seat, "told 4-6 1-3 30-40m")
    for second in range(11):
        if seat.known.stage == "over":
            break
        for unit in seat.due.undecided():
            at[unit] = (at[unit][0] + 3.0, at[unit][1])
            seat.say(f"walk {unit} 3m")  # refused of who is dazed
        said = hear(seat, says.get(seat.due.ask().kind, "done"))
        while pairs := asked(said):
            for one, other in pairs:
                key = (seat.known.now.turn, one)
                counted[key] = counted.get(key, 0) + 1
                target = (
                    min(BLUE, key=lambda foe: metres(int(one), foe)) if other == "the nearest" else int(other)
                )
                how = "unseen" if second % 3 else "full-soft"
                outcome = seat.say(f"told {one} {target} {metres(int(one), target)}m {how}")
                assert not isinstance(outcome, Refusal)
            said = hear(seat)
    assert counted, "somebody was asked"
    assert max(counted.values()) <= 2
    assert seat.known.now.turn == 2 or seat.known.stage == "over"
