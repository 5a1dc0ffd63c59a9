"""One question put to everybody who answers it: the calculator, a stated battle, a measured one, preview and screen.

Each function asks one thing under a book of its own and gives the answers by who gave them; what somebody
cannot be asked is left out.
"""

import re
from dataclasses import replace
from fractions import Fraction
from math import cos, radians, sin

from support.battles import skirmish, table
from support.drawn import draw
from support.melees import engaged
from support.on_maps import on_map

from squadlog.base.dice import ScriptedDice
from squadlog.base.records import replace as record_with
from squadlog.battle.commands import Declare, Done, Engage, Fire
from squadlog.battle.evolve import evolve
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import QueuedShot, Trace
from squadlog.extras.calc.answering import answer_all
from squadlog.facts.ground_facts import StatedMove, StatedSighting, Turn, Waypoint
from squadlog.ground.checking.load import parse_map
from squadlog.reports.reminders import reminders
from squadlog.rules.common.shots.gunnery import shots_left
from squadlog.rules.desk.actions import quote
from squadlog.rules.desk.choices import choices
from squadlog.rules.desk.engine import decide, refusal
from squadlog.rules.desk.preview import preview
from squadlog.rules.melee import rolls
from squadlog.survey.seat_survey import Survey
from squadlog.survey.surveyor import MapSurveyor
from squadlog.tui.dialogs.previews import preview_words

BLOCKED = "blocked"
_SHOWN = re.compile(r"^ *([+-]?\d+) .*\((?:half|full) cover, ", re.MULTILINE)
_SHOT = QueuedShot(unit=1, weapon="SR")
_LOOKS_OUT = QueuedShot(unit=11, weapon="SR")
FAR_M = 40.0


def calculated(book, fn, *, rulings=None, **given):
    """What the calculator says, as `squadlog calc` prints it; None where it says that it cannot."""
    (answer,) = answer_all([{"id": 1, "fn": fn, "in": given}], book, table(rulings=rulings).rulings)
    return answer.get("out")


def _at(book, battle, faces=(), rulings=None):
    """The table of a battle: measured where there is a map."""
    bare = replace(table(rulings=rulings), book=book, dice=ScriptedDice(faces))
    if not battle.setup.map:
        return bare

    def survey(later):
        return MapSurveyor(later, book, bare.rulings)

    return replace(bare, surveyor=survey(battle), survey=survey)


# Cover


def covered(book, feature, scene, *, posture="standing", active=False, woods_m=0, rulings=None):
    """What a feature between two units does to a shot: blocked, or what it adds to the roll (LOS, FIR-23..27)."""
    battles = {
        "stated": _duel(skirmish, posture=posture, active=active),
        "measured": _duel(lambda **more: scene_of(scene, **more), posture=posture, active=active),
    }
    if woods_m:
        stated = StatedSighting(distance_m=FAR_M, depths=((feature, float(woods_m)),))
        metres = {feature.removesuffix("_woods"): woods_m}
        calc = calculated(book, "los", **metres, firing=active, rulings=rulings)
        if posture != "standing":  # which that function does not ask about
            calc = calculated(book, "cover", feature=feature, posture=posture, firing=active, rulings=rulings)
    else:
        stated = StatedSighting(distance_m=FAR_M, covers=(feature,))
        calc = calculated(book, "cover", feature=feature, posture=posture, firing=active, rulings=rulings)
    said = {"stated": stated, "measured": StatedSighting(distance_m=FAR_M)}
    found = {"calc": BLOCKED if calc["blocked"] else calc["mod"]}
    for name, battle in battles.items():
        command = Fire(unit=1, target=11, stated=said[name])
        told = decide(battle, command, _at(book, battle, (5,), rulings))
        found[name] = BLOCKED if isinstance(told, Refusal) else _cover_of(_fired(told).check.ledger)
        seen = preview(battle, command, _at(book, battle, rulings=rulings))
        found[f"preview, {name}"] = BLOCKED if seen.blocked else _cover_of(seen.ledger)
        shown = preview_words(seen).plain
        found[f"screen, {name}"] = (
            BLOCKED
            if seen.blocked and seen.blocked.sentence in shown
            else sum(map(int, _SHOWN.findall(shown)))
        )
    return found


def _duel(made, *, posture, active):
    queue = (_SHOT, _LOOKS_OUT) if active else (_SHOT,)
    return made(units={11: {"posture": posture}}, stage="fire", now=Moment(1, 2), fire_queue=queue)


def scene_of(scene, *, units, **changes):
    """A battle on a map of the scenes below: unit 1 looks east at unit 11."""
    chart, one, other, *more = SCENES[scene]
    places = {1: (*one, 90.0), 11: (*other, 270.0), **{20 + n: (*spot, 0.0) for n, spot in enumerate(more)}}
    return on_map(chart, places, units=units, **changes)


def _fired(told):
    return next(event for event in told if event.kind == "shot_fired")


def _cover_of(ledger):
    return sum(line.value for line in ledger.lines if line.applied and "cover, " in line.label)


def _drawn(text):
    scene = draw(text)
    return scene.map, *((scene.spots[name].x, scene.spots[name].y) for name in ("A", "X"))


def _wall(kind, cover="wall"):
    body = {
        "wall": f'[[wall]]\nid = "W"\nkind = "{kind}"\nline = [[26, 5], [26, 11.7]]\n',
        "high": '[[obstacle]]\nid = "W"\nkind = "shelving"\ncover = "full_hard"\nhigh = true\n'
        "points = [[26, 5], [26.2, 5], [26.2, 11.7], [26, 11.7]]\n",
    }[cover]
    head = '[map]\ntitle = "A corner"\nwidth_m = 40\nheight_m = 20\n'
    return parse_map(head + body, "test.toml"), (5.0, 11.5), (26.6, 11.5)


def _unit_between():
    field = parse_map('[map]\ntitle = "Open"\nwidth_m = 40\nheight_m = 20\n', "test.toml")
    return field, (5.0, 10.0), (20.0, 10.0), (12.0, 10.0)


SCENES = {
    "furniture": _drawn(".A......t.X."),
    "counter": _drawn(".A......c.X."),
    "marsh": _drawn(".A....mm.X.."),
    "window": _drawn("........|....\n.A......W.X..\n........|...."),
    "unit": _unit_between(),
    "internal_wall": _wall("internal_wall"),
    "external_wall": _wall("external_wall"),
    "high": _wall("", "high"),
    **{
        f"{kind}_{metres}": _drawn(f".A.{kind[0] * metres}.X.")
        for kind in ("light", "heavy")
        for metres in (2, 5, 9, 12, 15)
    },
}


# The ground


def hidden_below(book, lines, from_foot_m, *, spread_m=0.0, above_m=3.5):
    """Whether a slope of so many contour lines hides a unit so many metres from its foot (LOS-19..23).

    `spread_m` is how far the lines are apart from the first to the last, `above_m` where the other stands before them.
    """
    steps = [10.0 + spread_m * n / max(lines - 1, 1) for n in range(lines)]
    contours = "".join(
        f'[[contour]]\nid = "C{n}"\nup = "inside"\npoints = [[-1, -1], [{x}, -1], [{x}, 21], [-1, 21]]\n'
        for n, x in enumerate(steps)
    )
    head = '[map]\ntitle = "A slope"\nwidth_m = 40\nheight_m = 20\n'
    places = {1: (10.0 - above_m, 10.0, 90.0), 11: (steps[-1] + from_foot_m, 10.0, 270.0)}
    chart = parse_map(head + contours, "test.toml")
    battle = on_map(chart, places, stage="fire", now=Moment(1, 2), fire_queue=(_SHOT,))
    command = Fire(unit=1, target=11, stated=StatedSighting(distance_m=FAR_M))
    told, seen = decide(battle, command, _at(book, battle, (5,))), preview(battle, command, _at(book, battle))
    line = Survey(battle, book, table().rulings)
    found = {
        "measured": isinstance(told, Refusal),
        "preview": seen.blocked is not None,
        "screen": seen.blocked is not None and "LOS-2" in preview_words(seen).plain,
        "look": not line.sight(1, 11).open,
        "side view": any(zone.rule for zone in line.side_view(1, 11).dead_zones),
    }
    if not spread_m and from_foot_m > book.figures["foot_of_slope"].value:
        found["calc"] = from_foot_m <= calculated(book, "dead_zone", lines=lines)
    return found


# Moves

_SLOPES = {"up1": ("inside", 1), "down1": ("outside", 1), "slope2plus": ("inside", 2)}


def moved(book, mode, terrain, *, pack=False):
    """The metres that a whole allowance brings over one terrain, or up a slope at once (MOV-05..12, BNC-01)."""
    posture = "prone" if mode.startswith("crawl") else "standing"
    facing = 270.0 if "back" in mode else 0.0 if mode == "sideways" else 90.0
    soldiers = {1: {"armour": "BI" if pack else "No"}}
    units = {1: {"posture": posture, "pack_on": pack}}
    ground = [["clear", terrain], *[["clear"]] * 15] if terrain in _SLOPES else [[terrain]] * 16
    stated = StatedMove(ground=tuple(map(tuple, ground)), seen_by=())
    path = StatedMove(path=(Waypoint(x=21.0, y=10.0),), as_far=True)
    places = {1: (5.0, 10.0, facing), 11: (39.5, 0.5, 0.0)}
    battle = on_map(_ground(terrain), places, units=units, soldiers=soldiers)
    answer = calculated(book, "path", mode=mode, meters=ground, pack=pack)
    move = Declare(unit=1, action="move", mode=mode)
    found = {
        "calc": _tidy(answer["moved"]),
        "stated": _travelled(book, skirmish(units=units, soldiers=soldiers), record_with(move, move=stated)),
        "measured": _travelled(book, battle, record_with(move, move=path)),
    }
    ruled = Survey(battle, book, table().rulings).measure_stated(1, mode, path)
    found["preview"] = _tidy(0 if ruled.refusal else ruled.moved)
    return found


def _ground(terrain):
    body = f'[[terrain]]\nid = "T"\nkind = "{terrain}"\npoints = [[1, 1], [39, 1], [39, 19], [1, 19]]\n'
    if terrain in _SLOPES:
        up, lines = _SLOPES[terrain]
        body = "".join(
            f'[[contour]]\nid = "C{n}"\nup = "{up}"\npoints = [[{x}, -1], [41, -1], [41, 21], [{x}, 21]]\n'
            for n, x in enumerate((5.5, 5.6)[:lines])
        )
    head = '[map]\ntitle = "Ground"\nwidth_m = 40\nheight_m = 20\n'
    return parse_map(head + ("" if terrain == "clear" else body), "test.toml")


def _tidy(metres):
    return Fraction(str(round(metres, 3)))


def may_turn(book, mode, degrees, *, after_m=1.0, on_m=1.0):
    """Whether a mover may turn by so much after so many metres (ACT-27..33)."""
    move = Declare(unit=1, action="move", mode=mode)
    stated = StatedMove(
        distance_m=after_m + on_m, turns=(Turn(degrees=degrees, after_m=after_m),), seen_by=()
    )
    x, angle = 5.0 + after_m, radians(degrees)
    path = (
        Waypoint(x=x, y=10.0),
        Waypoint(x=round(x + on_m * cos(angle), 6), y=round(10.0 - on_m * sin(angle), 6)),
    )
    posture = "prone" if mode.startswith("crawl") else "standing"
    prev = None if mode in ("walk", "crawl") else mode
    more = {
        "soldiers": {1: {"armour": "No"}},
        "units": {1: {"posture": posture, "before": Trace(mode=prev, metres=4.0, turned_deg=0.0)}},
    }
    battles = {
        "stated": (skirmish(**more), stated),
        "measured": (
            on_map(_ground("clear"), {1: (5.0, 10.0, 90.0), 11: (39.5, 0.5, 0.0)}, **more),
            StatedMove(path=path),
        ),
    }
    found = {
        "calc": calculated(book, "turn_ok", mode=mode, since=after_m, angle=degrees, prev=prev or "none")
    }
    for name, (battle, said) in battles.items():
        found[name] = refusal(battle, record_with(move, move=said), _at(book, battle)) is None
    battle, said = battles["measured"]
    found["preview"] = Survey(battle, book, table().rulings).measure_stated(1, mode, said).refusal is None
    return found


def _travelled(book, battle, command):
    declared = decide(battle, command, _at(book, battle))
    if isinstance(declared, Refusal):
        return Fraction(0)
    told = list(declared)
    for event in declared:
        battle = evolve(battle, event)
    while not any(event.kind == "unit_moved" for event in told) and battle.stage == "actions":
        more = decide(battle, Done(), _at(book, battle))
        assert not isinstance(more, Refusal), more
        told.extend(more)
        for event in more:
            battle = evolve(battle, event)
    found = [event.trace.metres for event in told if event.kind == "unit_moved"]
    return _tidy(found[0] if found else 0)


# Shots and times


def may_fire(book, fired, ask):
    """Whether the rate of fire allows one more shot (FIR-38, FIR-39)."""
    shots, now = tuple(Moment(*one) for one in fired), Moment(*ask)
    reading = replace(table(), book=book).reading
    found = {"calc": calculated(book, "rof", fired=[list(one) for one in fired], ask=list(ask))}
    for name, battle in (
        ("stated", skirmish(units={1: {"shots": shots}}, now=now)),
        (
            "measured",
            on_map(
                _unit_between()[0], {1: (5, 5, 90.0), 11: (9, 5, 0.0)}, units={1: {"shots": shots}}, now=now
            ),
        ),
    ):
        command = Declare(unit=1, action="fire_throw", target=11)
        refused = refusal(battle, command, _at(book, battle))
        found[name] = refused is None or refused.rule not in {"FIR-38", "FIR-39"}
        told = " ".join(reminders(battle, reading))
        found[f"screen, {name}"] = "[FIR-38]" not in told and "[FIR-39]" not in told
        if found["calc"]:
            found[f"rows, {name}"] = shots_left(shots, now, reading) > 0
    return found


def daze(book):
    """How many subphases a hit costs (WND-02)."""
    lost = calculated(book, "daze", hits=[[1, 2]])["lost"]
    found = {"calc": len(lost)}
    for name, battle in (
        ("stated", skirmish(stage="fire", now=Moment(1, 2), fire_queue=(_SHOT,))),
        (
            "measured",
            on_map(
                _ground("clear"),
                {1: (5, 5, 90.0), 11: (9, 5, 0.0)},
                stage="fire",
                now=Moment(1, 2),
                fire_queue=(_SHOT,),
            ),
        ),
    ):
        told = decide(
            battle, Fire(unit=1, target=11, stated=StatedSighting(distance_m=1.0)), _at(book, battle, (2,))
        )
        (dazed,) = [event for event in told if event.kind == "unit_dazed"]
        found[name] = dazed.until.index - dazed.at.index
    return found


def after_a_hit(book):
    """What a hit does to the next melee roll of who struck it (MEL-27)."""
    totals = [calculated(book, "melee", nat=5, mods=mods)["total"] for mods in (["hit_bonus"], [])]
    found = {"calc": totals[0] - totals[1]}
    struck = {1: {"hit_bonus": True}}
    for name, battle in (
        ("stated", skirmish(units=struck)),
        ("measured", on_map(_ground("clear"), {1: (5, 5, 90.0), 11: (5.8, 5, 270.0)}, units=struck)),
    ):
        lines = rolls.ledger(battle, 1, 11, _at(book, battle)).lines
        found[name] = sum(line.value for line in lines if line.key == "hit_bonus" and line.applied)
    return found


def hand_to_hand(book):
    """Whether somebody 1.4 m away is fought hand to hand; on a map alone does anybody measure that (MEL-02, MEL-08)."""
    apart = on_map(_ground("clear"), {1: (5, 5, 90.0), 11: (6.4, 5, 270.0)})
    close = on_map(
        _ground("clear"), {1: (5, 5, 270.0), 11: (5.8, 5, 270.0)}, engagements=(engaged(status="fighting"),)
    )
    left = _at(book, close).surveyor.move(1, "walk", StatedMove(distance_m=0.6))
    return {
        "engage": refusal(apart, Engage(unit=1, target=11), _at(book, apart)) is None,
        "reach": _at(book, apart).surveyor.reach(1, 11, None).value,
        "left behind": not left.clears.value,
    }


def costs(book, action, mode=None):
    """The AP of an action, alone or beside a move (ACT, CMB); None where it is not allowed beside it."""
    battle = skirmish(units={1: {"jammed": ()}})
    at = _at(book, battle)
    command = Declare(unit=1, action=action, mode=mode, floors=1)
    found = {"calc": calculated(book, "ap", action=action, **({"mode": mode} if mode else {}))}
    if found["calc"] is None:
        return found
    found["quote"] = quote(battle, command, at).cost_ap
    if mode is None:
        menu = [one.cost_ap for one in choices(battle, 1, at) if one.key == action]
        found |= {"menu": menu[0]} if menu else {}
    return found


def with_value(book, name, key, **says):
    """The book but for one row."""
    rows = getattr(book, name)
    return book.replaced(**{name: {**rows, key: rows[key].replaced(**says)}})


__all__ = [
    "BLOCKED",
    "after_a_hit",
    "costs",
    "covered",
    "daze",
    "hand_to_hand",
    "hidden_below",
    "may_fire",
    "may_turn",
    "moved",
    "record_with",
    "with_value",
]
