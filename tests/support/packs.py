"""Packs for tests: the club's of eight things, and small ones in the words of a pack file."""

import tomllib
from itertools import zip_longest
from pathlib import Path

from support.mutated_files import bytes_changed, value_changed

from squadlog.base.errors import SquadlogError
from squadlog.book.load import book_with, load_rulebook, load_rulings
from squadlog.book.packs.own_rows import own_lines
from squadlog.book.places import data_dir
from squadlog.session.packs.kept import pack_of_bytes
from squadlog.setup.own.writing import in_toml
from squadlog.squads.cost import bill
from squadlog.squads.legality import violations
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.sharing.taking import squad_code, squads_in

HEAD = 'name = "Small armoury"\nby = "Tester"\nversion = "1"\n'
RIFLE = 'name = "Storm Rifle"\nto_hit = 0\npf = 6\nmagazine = 8\nautomatic = true\nfamily = "spike"\nhands = "rifle"\n'


def club():
    """The text of the pack that comes with the program."""
    return (data_dir("scenarios") / "packs" / "kettle_street.toml").read_text(encoding="utf-8")


def full():
    """The club's pack with all that a row may say besides."""
    text = club().replace("limit_per_unit = 1\n", 'limit_per_unit = 1\neffects = "to_hit -1, metres 1 run"\n')
    return text.replace("thrusters = false\n", "thrusters = false\nbase_mm = 30\n", 1)


def small(*sections, head=HEAD):
    """A pack of these sections, each the head of a row and its lines."""
    return head + "".join(f"\n[{name}]\n{lines}" for name, lines in sections)


def rifle(key="STX", *, changed=""):
    """A pack with one rifle; `changed` are lines behind its own."""
    return small((f"weapons.{key}", RIFLE + changed))


def kit(effects, *, lines=""):
    """A pack with one piece of equipment that changes something."""
    said = f'name = "Brace"\ncost = 4\nscope = "unit"\neffects = "{effects}"\n{lines}'
    return small(("equipment.brace", said))


def changed(text, random):
    """The bytes of a pack with something changed on purpose: in the text, or in what it says."""
    if random.random() < 0.4:
        return bytes_changed(text.encode(), random)
    document = tomllib.loads(text)
    for _ in range(random.choice((1, 1, 2, 5))):
        document = value_changed(document, random)
    return _written(document).encode(errors="replace")


def _written(document):
    """What a pack says as TOML, as well as it can be said."""
    heads = [
        f"{in_toml(key)} = {in_toml(said)}" for key, said in document.items() if not isinstance(said, dict)
    ]
    for section, rows in document.items():
        for key, says in rows.items() if isinstance(rows, dict) else ():
            if isinstance(says, dict):
                heads += [f"[{in_toml(section)}.{in_toml(key)}]"]
                heads += [f"{in_toml(name)} = {in_toml(said)}" for name, said in says.items()]
            else:
                heads += [f"[{in_toml(section)}]", f"{in_toml(key)} = {in_toml(says)}"]
    return "\n".join(heads)


def judged(data):
    """What became of the bytes of a pack: whether it is taken, and what is wrong with that."""
    try:
        found = pack_of_bytes(data, Path("mine.toml"), "mine.toml")
    except SquadlogError as error:
        return False, [str(error)] if "\n" in str(error) else []
    if found.pack is None:
        return False, [f"no sentence: {told!r}" for told in found.faults if not _is_sentence(told)] + (
            [] if found.faults else ["refused without a word"]
        )
    return True, [*_used(found.pack)]


def _is_sentence(told):
    return told.endswith(".") and told.isprintable() and len(told) < 500


def _used(pack):
    """What goes wrong when every row of a pack is used: in a squad, on its bill, its log and its code."""
    book = book_with((pack.text,))
    weapons = [one.key for one in pack.of_section("weapons") if book.weapons[one.key].code == one.key] or [
        "SR"
    ]
    suits = [one.key for one in pack.of_section("armours")] or ["BI"]
    troops = [one.key for one in pack.of_section("troops")] or ["combat_arms"]
    own = [one.key for one in pack.of_section("equipment") if one.row.scope == "unit"]
    soldiers = tuple(
        SoldierPlan(
            name=f"Soldier {number}", troop=troop, armour=suit, weapons=(weapon,), equipment=tuple(own[:8])
        )
        for number, (weapon, suit, troop) in enumerate(zip_longest(weapons, suits, troops))
        if weapon and suit and troop
    )[:16]
    plan = SquadPlan(name="Band", soldiers=soldiers, packs=(pack.text,))
    again = squads_in(squad_code(plan).encode(), load_rulebook(), "the code")
    if again != (plan,):
        yield "it does not come back from a share code"
    if not bill(plan, book, load_rulings()).items:
        yield "it has no bill"
    for place in range(len(soldiers)):
        log_values(plan, place, book, load_rulings())
    violations(plan, book, load_rulings())
    if "\n" in "".join(own_lines(soldiers, book)):
        yield "a row takes more than its line"
