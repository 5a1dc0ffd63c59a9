"""What stands in a battle or side game, as plain data that outlives the shapes of the program.

Only what is said of a battle counts: a field that is empty, or that a release adds with its default, is left out. When
a later release keeps a fact elsewhere, this file is what learns where to look; golden facts are never written anew.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction

from support.matches import referee, whole

from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess
from squadlog.extras.careers.words import entry_words

_NOT_FACTS = {"setup", "tables_hash", "rulings_hash"}
_ADDED = {"Feature": {("width_m", 1.0)}, "Soldier": {("hurt", "none")}}
"""Fields that a release has added, with a default that is not empty."""


def plain(value):
    """A value as JSON knows it; what is empty is left out of records."""
    if is_dataclass(value):
        pairs = (
            (name, plain(content))
            for name, content in _said(value).items()
            if name not in _NOT_FACTS and (name, content) not in _added(value)
        )
        return {name: content for name, content in pairs if content not in (None, "", [], {}, 0, False)}
    if isinstance(value, Mapping):
        return {
            str(key): plain(content) for key, content in sorted(value.items(), key=lambda pair: str(pair[0]))
        }
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value), key=str)
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, Fraction):
        return float(value)
    return value if value is None or isinstance(value, bool | int | float | str) else str(value)


def _said(value):
    """Its fields by the names under which the first version told them."""
    said = {field.name: getattr(value, field.name) for field in fields(value)}
    match type(value).__name__:
        case "Battle":
            said["ground"] = said.pop("things")
            said["units"] = {number: _being_watched(value, unit) for number, unit in value.units.items()}
        case "Declaration":
            said["watched"] = bool(said.pop("asked"))
        case "Unit":
            del said["arms"]
            said |= {name: getattr(value, name) for name in ("weapons", "omni", "jammed")}
        case "Thing":
            del said["arm"]
            said["near"], said["sort"] = str(said.pop("owner")), said.pop("kind")
    return said


def _being_watched(battle, unit):
    """A mover of whom somebody must still say whether it is fired at: to the first version that is nobody asked yet."""
    if getattr(battle.pending, "mover", None) != unit.id or unit.declaration is None:
        return unit
    return replace(unit, declaration=replace(unit.declaration, asked=()))


def _added(value):
    return _ADDED.get(type(value).__name__, ())


def battle_facts(session):
    """Everything a battle is: state, what is asked, the die that is awaited, the score, named places, the tree."""
    return {
        "state": plain(session.views.seen("referee")),
        "asked": str(session.due["referee"].ask().kind),
        "awaiting": plain(session.awaited.roll),
        "score": {side.side: float(side.points) for side in session.victory["referee"].score()},
        "branches": sorted(session.record.branches()),
        "steps": [[entry.undone, bool(entry.lines)] for entry in session.log["referee"].entries(undone=True)],
    }


def game_facts(match):
    """Everything a side game is: its record as text, whose move it is and which there are, and how it ended."""
    state = whole(match).state
    ended = state.outcome()
    return {
        "text": referee(match).view.text(),
        "to_move": state.to_move,
        "moves": sorted(state.notation(move) for move in state.moves()),
        "outcome": None if ended is None else {"shares": plain(ended.shares), "rule": ended.rule},
    }


def careers_facts(store):
    """Everything that companies, results and campaigns are, and what their chronicles tell."""
    companies = Companies(store)
    door = CompanyLogAccess(companies)
    return {
        "companies": [plain(replace(one, read_to=0)) for one in companies.all()],
        "told": [[entry_words(row.entry) for row in companies.chronicle(one)] for one in companies.all()],
        "results": plain(door.results()),
        "campaigns": plain(door.campaigns()),
        "counted": [rung.name for rung in door.ladder()],
    }
