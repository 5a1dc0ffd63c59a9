"""Actions as the table says them: a verb for the story (`fires SR`), a short name for rows and lists (`fire`)."""

from collections.abc import Mapping

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.state import SHOTS, THROWS, Battle, Ongoing, ShotPlan
from squadlog.facts.ground_facts import Waypoint
from squadlog.reports.wording import name_of, plain, thing
from squadlog.rules.common.advanced import together

with lazy_imports():  # few actions say what a ruling decides
    from squadlog.book import in_force

_NAMES: Mapping[str, str] = {
    "fire_throw": "fire",
    "opportunity_held": "opportunity fire",
    "position_change": "change position",
    "open_close_door": "door",
    "open_airlock": "airlock",
    "stairs_floor": "stairs",
    "elevator_floor": "elevator",
    "move_backward": "backward",
    "move_sideways": "sideways",
    "backward": "walk backward",
    "crawl_back": "crawl backward",
    "change_omni_mode": "change OMNI mode",
}
_MOVES: Mapping[str, str] = {
    "walk": "walks",
    "run": "runs",
    "sprint": "sprints",
    "crawl": "crawls",
    "backward": "walks backward",
    "crawl_back": "crawls backward",
    "sideways": "steps sideways",
    "turn": "turns",
    "kneel": "kneels down",
    "stairs": "takes the stairs",
    "jump": "jumps",
}
_MEANWHILE: Mapping[str, str] = {
    "walk": "walking",
    "run": "running",
    "sprint": "sprinting",
    "crawl": "crawling",
    "backward": "walking backward",
    "crawl_back": "crawling backward",
    "sideways": "stepping sideways",
    "turn": "turning",
    "kneel": "kneeling down",
    "stairs": "taking the stairs",
    "jump": "jumping",
}
_POSTURES: Mapping[str, tuple[str, str]] = {
    "standing": ("stand up", "stands up"),
    "kneeling": ("kneel", "kneels"),
    "prone": ("go prone", "goes prone"),
}
_VERBS: Mapping[str, str] = {
    "fire_throw": "fires",
    "aimed_fire": "aims",
    "opportunity_fire": "prepares opportunity fire with",
    "clear_weapon": "clears",
    "reload": "reloads",
    "use_device": "uses",
    "drop_object": "drops",
    "pick_up_object": "picks up",
    "dive": "dives",
    "jump": "jumps",
    "change_facing": "turns on the spot",
    "change_omni_mode": "changes the mode of their OMNI rifle",
    "call_elevator": "calls",
    "open_close_door": "works on",
    "open_airlock": "cycles",
    "stairs_floor": "climbs",
    "elevator_floor": "rides",
    "move_backward": "moves backward",
    "move_sideways": "steps sideways",
    "melee": "fights",
}


_WITH_WHAT = (*THROWS, "install_charge")
"""What is told with what is thrown or installed, and where."""
_CALL = "call_fire_mission"
"""The action told with its kind of mission; its point is a secret of the caller."""
_DOORS: Mapping[str, str] = {"open": "opens", "close": "closes", "lock": "locks", "unlock": "unlocks"}
"""What is done to a door, where it was said."""


def short_name(kind: str) -> str:
    """An action or a way of moving by its short name: `fire`, `walk backward`."""
    return _NAMES.get(kind, plain(kind))


def name_with_item(action: Ongoing) -> str:
    """The short name of an action, with what is taken up by it: `reload`, `take smoke`."""
    if action.kind == "pick_up_object" and action.item:
        return f"take {plain(action.item)}"
    return short_name(action.kind)


def doing_words(action: Ongoing) -> str:
    """An action in progress in the fewest words: `run`, `walk + clear weapon`, `kneel`. Stances stay secret."""
    if action.kind == "move":
        return short_name(action.mode or "move")
    name = _POSTURES[action.posture][0] if action.posture else name_with_item(action)
    return name if action.mode is None else f"{short_name(action.mode)} + {name}"


def format_deed(action: Ongoing, battle: Battle) -> str:
    """An action as the predicate of a sentence: `fires SR`, `kneels until T1.s2`, `clears SR while walking`."""
    words = [_predicate(action, battle)]
    if action.kind != "move" and action.mode:
        words.append(f"while {_MEANWHILE.get(action.mode, plain(action.mode))}")
    if action.end > action.start:
        words.append(f"until {action.end}")
    return " ".join(words)


def _predicate(action: Ongoing, battle: Battle) -> str:
    if action.kind == "move":
        return _MOVES.get(action.mode or "", "moves")
    if action.posture:
        return _POSTURES[action.posture][1]
    objects = [(action.weapon or "").replace("_", " "), (action.item or "").replace("_", " ")]
    if action.feature and action.kind not in SHOTS:
        on = thing(battle, action.feature)
        objects.append(f"at {on}" if action.kind in _WITH_WHAT else on)
    named_ones = [word for word in objects if word]
    if action.kind == "exchange":
        return _exchange(action, battle)
    if whole := with_thing(action, battle):
        return whole if action.target is None else f"{whole} from {name_of(battle, action.target)}"
    verb = _at_a_door(action, battle) or _verb(action, battle)
    words = [
        _with_all(verb, named_ones) if verb else " ".join((f"begins: {plain(action.kind)}", *named_ones))
    ]
    if action.floors:
        words.append(
            f"{abs(action.floors)} floor{'s' if abs(action.floors) > 1 else ''} {'up' if action.floors > 0 else 'down'}"
        )
    if action.target is not None:
        words.append(
            f"{'from' if action.kind == 'pick_up_object' else 'at'} {name_of(battle, action.target)}"
        )
    elif action.feature and action.kind in SHOTS:
        words.append(f"at {thing(battle, action.feature)}")
    elif action.kind in _WITH_WHAT and action.shot is not None:
        named_so = () if action.item else (action.shot.weapon.replace("_", " "),)
        words += [*named_so, *_target_of_throw(action.shot, battle)]
    elif action.kind == _CALL and action.shot is not None:
        words.append(f"{action.shot.weapon} strike")
    return " ".join(word for word in words if word)


def _with_all(verb: str, things: list[str]) -> str:
    """A verb and its things; a kind that it ends with is named once: `sets off charge`, with 2, `charge 2` or `all`."""
    start, _, kind = verb.rpartition(" ")
    if things[:1] == ["all"]:
        return " ".join((start, "all", f"{kind}s", *things[1:]))
    if things and things[0].startswith(f"{kind} "):
        verb = start
    return " ".join((verb, *things))


def _target_of_throw(shot: ShotPlan, battle: Battle) -> tuple[str, ...]:
    """At what a grenade is thrown, or where a charge is installed."""
    target = shot.target
    if shot.told:
        return (f"at {shot.told}",)
    if isinstance(target, Waypoint):
        return (f"at {target.words}",)
    if isinstance(target, int):
        return (f"at {name_of(battle, target)}",)
    return () if not isinstance(target, str) else (f"at {thing(battle, target)}",)


def _at_a_door(action: Ongoing, battle: Battle) -> str | None:
    """What is done to a door, where it was said: a key opens it as well, unless these are two actions (AMB-31)."""
    verb = next((_DOORS[word] for word in action.extras if word in _DOORS), None)
    door = battle.features.get(action.feature or "")
    if verb != _DOORS["unlock"] or (door is not None and door.airlock is not None):
        return verb
    rulings = in_force.rulings_of(battle.rulings, battle.setup.version)
    return f"{verb} and opens" if rulings.is_("door.unlockOpensToo", "one_action") else verb


def _verb(action: Ongoing, battle: Battle) -> str | None:
    """The verb of a basic action or of a shot in a manner of its own, or the whole predicate of an advanced one."""
    manner = action.shot.manner if action.shot is not None else ""
    if not (manner or action.extras) and (verb := _VERBS.get(action.kind)) is not None:
        return verb
    said = (*(f"{action.kind} {extra}" for extra in (manner, *action.extras) if extra), action.kind)
    deeds = together(battle.chapters).deeds
    return next(filter(None, (deeds.get(one) or _VERBS.get(one) for one in said)), None)


def with_thing(action: Ongoing, battle: Battle) -> str | None:
    """What a chapter calls an action with this thing, named by its beginning; None where it is an ordinary one."""
    if not action.item or action.extras or any(one.name == action.item for one in battle.things):
        return None
    wanted = f"{action.kind} {action.item.casefold()}"
    deeds = together(battle.chapters).deeds
    return next((said for of, said in deeds.items() if of.startswith(wanted)), None)


def _exchange(action: Ongoing, battle: Battle) -> str:
    what = action.item or action.weapon
    if action.partner is None:
        return f"takes {what or 'another thing'} in hand"
    other = name_of(battle, action.partner)
    return f"hands {what} to {other}" if what else f"exchanges with {other}"
