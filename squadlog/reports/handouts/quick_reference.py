"""The quick reference of a table: the tables it plays by, the figures its rulings make of them, and rules in a line.

Nothing is typed here: figures come from the tables, sentences from the rules in words, readings from the rulings.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from squadlog.base.lengths import length_unit
from squadlog.base.records import record, replace
from squadlog.battle.terms import Environment
from squadlog.book.paragraphs import Paragraphs
from squadlog.book.rulings import Rulings
from squadlog.reports.handouts.reference_cells import (
    band_cell,
    cost_cell,
    lengths_told,
    metres_band,
    metres_cell,
    modifier_cell,
    pair_halves,
)
from squadlog.rules.common.advanced import on_paper, words_of
from squadlog.rules.common.checks import printed_value
from squadlog.rules.common.context import BookReading
from squadlog.rules.desk.chapters import desk
from squadlog.squads.log_values import signed

Rows = tuple[tuple[str, ...], ...]
_LINES_OF = {
    "stealth_mode": "stealth",
    "ecm": "jammer",
    "smoke": "grenades",
    "camo": "camo_tinter",
    "auto_extra_burst": "automatic_fire",
    "auto_area": "automatic_fire",
    "auto_concentrated": "automatic_fire",
    "counter_insurgency_ambush": "ambush",
    "night_power": "night",
    "night_no_power": "night",
    "rain": "rain",
    "snow_5": "snow",
    "snow_15": "snow",
    "ground_sensor": "ground_sensor",
    "holotarp": "holotarp",
    "power_not_stealth": "stealth",
}
"""The chapter or weather of each line of the advanced rules; a line that is not here always counts."""
_QUOTED: dict[str, tuple[str, ...]] = {
    "turn": ("SEQ-01", "ACT-03", "ACT-04", "ACT-05"),
    "initiative": ("INI-06", "INI-07", "INI-08", "INI-09", "INI-10"),
    "fire": ("FIR-03", "FIR-38", "FIR-39", "FIR-41"),
    "damage": ("DMG-02", "DMG-03", "DMG-05", "WND-02", "WND-03", "WND-06"),
    "melee": ("MEL-11", "MEL-20", "MEL-21", "MEL-22", "MEL-23", "MEL-25", "MEL-27", "MEL-29"),
    "combining": ("CMB-03", "CMB-12", "ACT-54"),
    "obstacles": ("OBS-03", "OBS-04", "OBS-07", "OBS-12", "OBS-14"),
    "zero_g": ("ZRG-03", "ZRG-05", "ZRG-06", "ZRG-07", "ZRG-08", "ZRG-13"),
}
"""The rules in words of the basic game that are looked up most, by part."""
_RULED = {"ranger_suit": "ranger.detection", "ground_sensor": "sensor.bonus"}
_SORT = {"firer": 0, "shot": 1, "target": 1}


@record
class ReferenceSection:
    """A part of the reference: a table under its title, and rules in words beneath it.

    `right` are columns of figures, `shares` what each column needs of the width; empty: by what is in them.
    """

    title: str
    head: tuple[str, ...] = ()
    rows: Rows = ()
    right: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    sentences: tuple[str, ...] = ()


def quick_reference(
    reading: BookReading,
    paragraphs: Paragraphs,
    chapters: Sequence[str],
    environment: Environment,
) -> tuple[ReferenceSection, ...]:
    """What a table that plays by these advanced chapters, in such weather, has to look up."""
    weather = [word for word in ("night", "rain", "snow", "zero_g") if getattr(environment, word)]
    page = _Reference(reading, paragraphs, (*chapters, *weather))
    return (*page.basic(), *page.advanced(chapters))


def read_rulings(rulings: Rulings, chapters: Collection[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The readings in force, a sentence each: those chosen otherwise than usual, and the usual ones that weigh most."""
    changed, weighty = [], []
    for ruling in rulings:
        if ruling.same_as is not None:
            continue
        key = rulings.choice(ruling.name)
        said = f"{ruling.question} {_read(ruling.options_with(key), key)} [{ruling.id}]"
        if key != ruling.default:
            changed.append(said)
        elif ruling.weight == "H" and not ruling.idle(chapters):
            weighty.append(said)
    return tuple(changed), tuple(weighty)


def _read(options: Iterable[object], key: str) -> str:
    return next((one.text for one in options if one.key == key), key)  # type: ignore[attr-defined]


class _Reference:
    """The book as it is read here, section by section."""

    def __init__(self, reading: BookReading, paragraphs: Paragraphs, holds: Collection[str]) -> None:
        self._reading, self._book, self._rulings = reading, reading.book, reading.rulings
        self._paragraphs, self._holds = paragraphs, holds

    def basic(self) -> Iterator[ReferenceSection]:
        """What every table needs."""
        book = self._book
        if told := lengths_told():
            yield ReferenceSection(title="Lengths", sentences=(told,))
        yield ReferenceSection(title="A turn", sentences=self._quoted(_QUOTED["turn"]))
        yield ReferenceSection(title="Initiative", sentences=self._quoted(_QUOTED["initiative"]))
        yield self._table("targets", ("", "or less", "", "or less"), self._targets())
        yield self._table(
            "to_hit",
            ("", "firer", "", "shot and target"),
            self._to_hit(),
            quoted="fire",
            shares=(1.0, 3.8) * 2,
        )
        cells = ("standing_active", "standing_idle", "low_active", "low_idle")
        yield self._table(
            "cover",
            ("cover", "fires", "idle", "low, fires", "low, idle"),
            (
                (row.name, *(modifier_cell(getattr(row, cell)) for cell in cells))
                for row in book.cover.values()
            ),
            figures=4,
            shares=(2.0, 1.0, 1.0, 1.0, 1.0),
        )
        yield self._table(
            "wounds",
            ("wound", "roll", "walk", "run", "sprint", "AP"),
            (
                (f"{key} {row.name}", signed(row.roll), *map(metres_cell, (row.walk_m, row.run_m, row.sprint_m)),
                 signed(row.extra_ap))
                for key, row in book.wounds.items() if not row.out and key != "none"
            ),
            figures=5,
            quoted="damage",
            told=(f"The other side scores of a soldier's points: {self._fractions()}. [CAS-02 to CAS-06]",),
        )  # fmt: skip
        yield self._table(
            "move_modes",
            ("move", "AP", length_unit(), "pack", "turn"),
            (
                (row.name, str(row.ap), metres_cell(row.base_m), metres_cell(row.pack_m),
                 "free" if row.turn_deg is None else f"{row.turn_deg}°")
                for row in book.move_modes.values()
            ),
            figures=4,
        )  # fmt: skip
        yield self._table(
            "terrain",
            ("ground", "m each", "not"),
            (
                (row.name, cost_cell(row.cost, row.max_m), ", ".join(row.forbid))
                for row in book.terrain.values()
            ),
        )
        yield self._table(
            "actions",
            ("", "AP", "+", "", "AP", "+"),
            self._actions(),
            quoted="combining",
            shares=(3.4, 1.3, 1.5) * 2,
            told=("+ is what it costs more beside a walk; no: not beside a move.",),
        )
        yield ReferenceSection(title="Melee", sentences=self._quoted(_QUOTED["melee"]))
        yield self._table(
            "weapons",
            ("weapon", "hit", "PF", "rounds", "auto"),
            (
                (row.name, signed(row.to_hit), str(row.pf), str(row.magazine or "∞"),
                 "yes" if row.automatic else "")
                for row in book.weapons.values()
            ),
            figures=3,
        )  # fmt: skip
        yield self._table(
            "armours",
            ("armour", "AF", "strikers", "detects"),
            (
                (f"{key} {row.name}", str(row.af), signed(row.melee), signed(row.detection))
                for key, row in book.armours.items()
            ),
            figures=3,
        )
        yield self._table(
            "obstacles",
            ("obstacle", "AF", "falls to"),
            ((row.name, str(row.af), row.destroyed) for row in book.obstacles.values()),
            figures=1,
            quoted="obstacles",
        )
        if "zero_g" in self._holds:
            yield ReferenceSection(title="Zero gravity", sentences=self._quoted(_QUOTED["zero_g"]))

    def advanced(self, chapters: Sequence[str]) -> Iterator[ReferenceSection]:
        """What each chapter in force adds: its tables, its figures, its rules in words."""
        tables = {
            "hiding": self._detection,
            "grenades": self._grenades,
            "explosives": self._explosives,
            "fire_missions": self._fire_missions,
            "quality": self._qualities,
        }
        for key in chapters:
            told = tuple(on_paper((key,), self._book, self._rulings))
            said = (*told, *self._quoted(words_of(key).quoted))
            if key in tables:
                parts = tuple(tables[key]())
                for place, one in enumerate(parts):
                    name = "" if place or one.title.startswith(words_of(key).name) else words_of(key).name
                    yield replace(
                        one,
                        title=f"{name}: {one.title}" if name else one.title,
                        sentences=said if place == len(parts) - 1 else (),
                    )
            elif said:
                yield ReferenceSection(title=words_of(key).name, sentences=said)

    def _quoted(self, ids: Iterable[str]) -> tuple[str, ...]:
        return tuple(f"{self._paragraphs[one].text} [{one}]" for one in ids if one in self._paragraphs)

    def _table(
        self,
        key: str,
        head: tuple[str, ...],
        rows: Iterable[tuple[str, ...]],
        *,
        figures: int = 0,
        shares: tuple[float, ...] = (),
        quoted: str = "",
        told: tuple[str, ...] = (),
    ) -> ReferenceSection:
        said = self._book.headers[key]
        return ReferenceSection(
            title=f"{said.title} {said.table}",
            head=head,
            rows=tuple(rows),
            right=tuple(range(1, 1 + figures)),
            shares=shares,
            sentences=(*told, *self._quoted(_QUOTED.get(quoted, ()))),
        )

    def _fractions(self) -> str:
        return ", ".join(f"{key} {row.value}" for key, row in self._book.wounds.items() if key != "none")

    def _counts(self, key: str, *, advanced: bool = True) -> bool:
        return not advanced or _LINES_OF.get(key, "") in ("", *self._holds)

    def _to_hit(self) -> Iterator[tuple[str, ...]]:
        """Lines of the firer beside those of shot and target."""
        sides: tuple[list[tuple[str, str]], ...] = ([], [])
        for key, row in self._book.to_hit.items():
            if key != "vehicle" and self._counts(key, advanced=row.advanced):
                sides[_SORT[row.side]].append((signed(printed_value(key, self._reading)), row.name))
        yield from pair_halves(sides)

    def _targets(self) -> Iterator[tuple[str, ...]]:
        """The numbers to roll on a d10; those of the chapters stand with them."""
        rows = [(str(row.value), row.name) for row in self._book.targets.values() if not row.advanced]
        yield from pair_halves((rows[::2], rows[1::2]))

    def _actions(self) -> Iterator[tuple[str, ...]]:
        chapters = tuple(key for key in self._holds if key not in {"night", "rain", "snow", "zero_g"})
        told = {"no": "no", "fire_only": "fire"}
        rows = [
            (row.name, str(row.ap), told.get(row.combine, signed(row.surcharge)))
            for key, row in self._book.actions.items()
            if not row.advanced or key in desk(chapters).actions.handlers
        ]
        half = -(-len(rows) // 2)
        yield from pair_halves((rows[:half], rows[half:]))

    def _detection(self) -> Iterator[ReferenceSection]:
        rows = (
            (signed(self._detects(key)), row.name + ("*" if row.secret else ""))
            for key, row in self._book.detection.rows.items()
            if self._counts(key) or key == "smoke"
        )
        number = self._book.targets["detection"].value
        yield self._table("detection", ("", f"{number} or less detects; * its owner adds in secret"), rows)

    def _detects(self, key: str) -> int:
        row = self._book.detection.rows[key]
        return int(self._rulings.number(_RULED[key])) if key in _RULED else row.value

    def _grenades(self) -> Iterator[ReferenceSection]:
        book = self._book.grenades
        yield self._table(
            "grenades",
            ("throw", length_unit(), "hit", f"strays {length_unit()}"),
            (
                (row.name, metres_band(row.band_m), signed(row.modifier), metres_cell(row.scatter_m))
                for row in book.rows.values()
            ),
            figures=3,
        )
        yield ReferenceSection(
            title="Scatter by die",
            head=("face", "where to"),
            rows=tuple((band_cell(row.faces), row.name) for row in book.scatter.values()),
        )
        yield ReferenceSection(
            title="Fragmentation",
            head=(length_unit(), *(metres_band(one.band_m) for one in book.fragmentation)),
            rows=(("PF", *(str(one.pf) for one in book.fragmentation)),),
        )

    def _explosives(self) -> Iterator[ReferenceSection]:
        charges, shaped = self._book.plastic_charges, self._book.shaped_charge
        yield self._table(
            "plastic_charges",
            (f"one charge, {length_unit()}", "PF"),
            ((metres_band(one.band_m), str(one.pf)) for one in charges.single),
            figures=1,
        )
        yield ReferenceSection(
            title="Charges together",
            head=(length_unit(), "2", "3", "4"),
            rows=tuple((metres_band(one.band_m), *map(str, one.pf)) for one in charges.multiple),
            right=(1, 2, 3),
        )
        yield self._table(
            "charge_fire",
            ("fire at a charge", "nothing", "destroyed", "explodes"),
            (
                (row.name, *(band_cell(one) for one in (row.nothing, row.destroyed, row.explodes)))
                for row in self._book.charge_fire.values()
            ),
        )
        yield self._table(
            "shaped_charge",
            ("shaped charge", f"deep {length_unit()}", f"wide {length_unit()}", "PF"),
            (
                (row.name, metres_band(row.depth_m), metres_cell(2 * row.half_width_m), str(row.pf))
                for row in shaped.rows.values()
            ),
            figures=3,
        )

    def _fire_missions(self) -> Iterator[ReferenceSection]:
        yield self._table(
            "fire_missions",
            ("strike", "lands", f"strays {length_unit()}", "charges"),
            (
                (row.name, f"{row.target}-", metres_cell(row.scatter_m), str(row.charges))
                for row in self._book.fire_missions.rows.values()
            ),
            figures=3,
        )

    def _qualities(self) -> Iterator[ReferenceSection]:
        yield self._table(
            "qualities",
            ("quality", "initiative", "rout", "rally"),
            (
                (row.name, *map(signed, (row.initiative, row.rout, row.rally)))
                for row in self._book.qualities.values()
            ),
            figures=3,
        )
