"""What one table says of another must hold: run when the book, and when the paragraphs, are loaded."""

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from squadlog.base.errors import RulebookError
from squadlog.book.book import Rulebook
from squadlog.book.entry import Row
from squadlog.book.paragraphs import Paragraphs, ids_in
from squadlog.book.rulings import Rulings

_WOUNDS = ("none", "L", "M", "S", "U", "D")
_FACES = list(range(1, 11))
_NEEDED = {
    "actions": ("install_charge", "call_fire_mission"),
    "move_modes": ("walk", "run", "sprint"),
    "to_hit": ("half_soft", "half_hard", "full_soft", "full_hard"),
    "figures": (
        "steep_slope",
        "dead_zone",
        "beside_slope",
        "foot_of_slope",
        "shots",
        "pause",
        "jam",
        "obstacle_levels",
        "through",
        "daze",
        "reach",
        "hit_bonus",
        "parry",
        "bounce_storey",
        "decoys",
        "decision",
        "ambush",
        "tarp",
    ),
    "bases": ("normal",),
    "costs": ("plastic_charge", "shaped_charge", "mortar_mission", "missile_mission"),
}
"""Rows that the checks themselves compare with, and figures that rules ask for by name."""


def _require(true: bool, file: str, key: str, expected: str) -> None:
    if not true:
        raise RulebookError(f"tables/{file}.toml: {key} {expected}.")


def check_book(book: Rulebook) -> None:
    """Raise RulebookError for the first row that contradicts another table."""
    for file, keys in _NEEDED.items():
        rows: Mapping[str, Row] = getattr(book, file)
        for key in keys:
            _require(key in rows, file, f"rows.{key}", "is missing")
    for check in (_people, _gear, _ground, _wounds, _prices, _dice, _blasts):
        check(book)


def _people(book: Rulebook) -> None:
    for troop in book.troops.values():
        for suit in troop.suits:
            known = suit in book.armours
            _require(known, "troops", f"rows.{troop.key}.suits", f"names {suit}, which is no armour")
        known = troop.weapon is None or troop.weapon in book.weapons
        _require(known, "troops", f"rows.{troop.key}.weapon", f"names {troop.weapon}, which is no weapon")
    for leader in book.leaders.values():
        same = leader.key == (f"{leader.rating:+}" if leader.rating else "0")
        _require(same, "leaders", f"rows.{leader.key}.rating", "should equal its key")


def _gear(book: Rulebook) -> None:
    rounds = book.ammunition.magazine_rounds
    for weapon in book.weapons.values():
        main = book.weapons.get(weapon.code)
        where = f"rows.{weapon.key}"
        _require(main is not None, "weapons", f"{where}.code", f"names {weapon.code}, which is no weapon")
        shared = main is not None and (main.cost, main.magazine) == (weapon.cost, weapon.magazine)
        _require(shared, "weapons", where, f"should cost and hold the same as {weapon.code}")
        agree, key = rounds.get(weapon.code) == weapon.magazine, f"magazine_rounds.{weapon.code}"
        _require(agree, "ammunition", key, f"should be {weapon.magazine} as in weapons")
    for code in rounds:
        _require(code in book.weapons, "ammunition", f"magazine_rounds.{code}", "is no weapon")


def _ground(book: Rulebook) -> None:
    for terrain in book.terrain.values():
        for mode in terrain.forbid:
            known = mode == "all" or mode in book.move_modes
            _require(known, "terrain", f"rows.{terrain.key}.forbid", f"names {mode}, which is no move mode")
    for move in book.move_modes.values():
        for before in move.after_m:
            known = before == "none" or before in book.move_modes
            where = f"rows.{move.key}.after_m"
            _require(known, "move_modes", where, f"names {before}, which is no move mode")
    values = {book.to_hit[key].value for key in _NEEDED["to_hit"]}
    for cover in book.cover.values():
        for cell in (cover.standing_active, cover.standing_idle, cover.low_active, cover.low_idle):
            known = cell == "blocked" or cell in values
            _require(known, "cover", f"rows.{cover.key}", f"has {cell}, which is no cover line of to_hit")


def _wounds(book: Rulebook) -> None:
    _require(tuple(book.wounds) == _WOUNDS, "wounds", "rows", f"should be {', '.join(_WOUNDS)} in this order")
    values = [level.value for level in book.wounds.values()]
    _require(values == sorted(values), "wounds", "rows", "should grow in value from one level to the next")
    unhurt, fair = book.wounds["none"], book.environment.rows.get("normal")
    for mode in ("walk", "run", "sprint"):
        base_m = book.move_modes[mode].base_m
        same = getattr(unhurt, f"{mode}_m") == base_m
        _require(same, "wounds", f"rows.none.{mode}_m", f"should be {base_m} as in move_modes")
        same = fair is not None and getattr(fair, f"{mode}_m") == base_m
        _require(same, "environment", f"rows.normal.{mode}_m", f"should be {base_m} as in move_modes")


def _prices(book: Rulebook) -> None:
    missions, install = book.fire_missions, book.actions["install_charge"]
    stated = {
        ("plastic_charges", "cost"): (book.plastic_charges.cost, book.costs["plastic_charge"].cost),
        ("shaped_charge", "cost"): (book.shaped_charge.cost, book.costs["shaped_charge"].cost),
        ("plastic_charges", "install_ap"): (book.plastic_charges.install_ap, install.ap),
        ("shaped_charge", "install_ap"): (
            book.shaped_charge.install_ap,
            install.ap + install.extras.get("shaped_extra", 0),
        ),
        ("fire_missions", "call_ap"): (missions.call_ap, book.actions["call_fire_mission"].ap),
    }
    for key, mission in missions.rows.items():
        listed = book.costs.get(f"{key}_mission")
        stated["fire_missions", f"rows.{key}.cost"] = (mission.cost, listed.cost if listed else -1)
    for (file, key), (value, other) in stated.items():
        _require(value == other, file, key, f"should be {other} as elsewhere in the book, not {value}")


def _dice(book: Rulebook) -> None:
    bands = [row.faces for row in book.grenades.scatter.values()]
    scattered = sorted(face for low, high in bands for face in range(low, high + 1))
    _require(scattered == _FACES, "grenades", "scatter", "should use each face from 1 to 10 once")
    for row in book.charge_fire.values():
        bands = [band for band in (row.nothing, row.destroyed, row.explodes) if band is not None]
        faces = [face for low, high in bands for face in range(low, high + 1)]
        _require(faces == _FACES, "charge_fire", f"rows.{row.key}", "should use each face from 1 to 10 once")


def _blasts(book: Rulebook) -> None:
    for mission in book.fire_missions.rows.values():
        column = [ring.pf[mission.charges - 2] for ring in book.plastic_charges.multiple]
        expected = tuple(pf for pf in column if pf)
        same, where = mission.pf == expected, f"rows.{mission.key}.pf"
        _require(same, "fire_missions", where, f"should be {list(expected)} as in plastic_charges")


def _rows(book: Rulebook) -> Iterator[tuple[str, Row]]:
    for name in book.fields:
        table: object = getattr(book, name)
        rows = table if isinstance(table, Mapping) else getattr(table, "rows", {})
        for row in cast("Mapping[str, object]", rows).values():
            if isinstance(row, Row):
                yield name, row


def check_citations(book: Rulebook, rulings: Rulings, paragraphs: Paragraphs) -> None:
    """Raise RulebookError for the first rule or ruling that is cited somewhere and does not exist."""

    def known(rule_id: str) -> bool:
        return rule_id in paragraphs or rule_id in rulings

    for name, row in _rows(book):
        rule: str | None = getattr(row, "rule", None)
        if rule is not None:
            _require(known(rule), name, f"rows.{row.key}.rule", f"names {rule}, which does not exist")
    for name, header in book.headers.items():
        for rule_id in header.source_rules:
            _require(known(rule_id), name, "source_rules", f"names {rule_id}, which does not exist")
    for ruling in rulings:
        for citation in ruling.rules:
            _citation(citation, known, "rulings", f"{ruling.id}.rules")
    for paragraph in paragraphs:
        for ruling_id in paragraph.rulings:
            file = f"rules/{paragraph.id.split('-')[0].lower()}"
            real = ruling_id in rulings
            _require(real, file, f"{paragraph.id}.rulings", f"names {ruling_id}, which does not exist")


def _citation(citation: str, known: Callable[[str], bool], file: str, key: str) -> None:
    try:
        ids = ids_in(citation)
    except ValueError as error:
        raise RulebookError(f"tables/{file}.toml: {key}: {error}") from None
    for rule_id in ids:
        _require(known(rule_id), file, key, f"names {rule_id}, which does not exist")
