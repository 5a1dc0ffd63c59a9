"""Plots and after-battle tables changed on purpose, and what is wrong with what became of them."""

import json
import tomllib
from fractions import Fraction
from xml.etree import ElementTree as ET

from support.mutated_files import bytes_changed, value_changed

from squadlog.book.load import load_rulings
from squadlog.extras.careers.afterwards import tables, words
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.linked import listing, plot, staging
from squadlog.extras.careers.linked.drawn import as_cells, as_svg
from squadlog.extras.careers.linked.picture import draw_plot
from squadlog.extras.careers.linked.route import BattleOutcome, choose_next
from squadlog.extras.careers.linked.words import plot_lines
from squadlog.setup.own.writing import in_toml
from squadlog.squads.lasting import read_lasting, write_lasting

SAMPLES = {"tables": tables.ready_sets()["gritty"], "plot": plot.ready_plots()["the_orvan"]}
WIDEST = 200


def changed(kind, random):
    """The text of a sample with something changed on purpose: in its bytes, or in what it says."""
    text = SAMPLES[kind].read_text(encoding="utf-8")
    if random.random() < 0.4:
        return bytes_changed(text.encode(), random).decode(errors="replace")
    document = tomllib.loads(text)
    for _ in range(random.choice((1, 1, 2, 5))):
        document = value_changed(document, random)
    return "\n".join(f"{in_toml(key)} = {in_toml(said)}" for key, said in document.items())


def judged(kind, text):
    """Whether it is taken, and what is wrong with that, or with the sentences of its refusal."""
    try:
        found = tables.read_set(text) if kind == "tables" else plot.read_plot(text)
    except CareerError as error:
        return False, [] if _is_told(str(error)) else [f"no sentence: {error!s:.200}"]
    return True, [*(_tables_used(found) if kind == "tables" else _plot_used(found))]


def _is_told(said):
    return said.endswith(".") and said.isprintable()


def _tables_used(found):
    """What goes wrong when every face of every table is rolled."""
    for line in words.set_lines(found):
        if not line.isprintable():
            yield f"a line is not printable: {line!r}"
    for table in found.table:
        for face in range(1, table.die + 1):
            row = table.row_of(face)
            effect = row.lasting
            if effect is not None and read_lasting(write_lasting((effect,))) != (effect,):
                yield f"{row.name}: its effect does not come back as it was"
            assert all(many > 0 for _, many in row.things)


def _plot_used(found):
    """What goes wrong when a plot is told, drawn, and gone on with by every plain result."""
    faults = list(staging.faults_of(found, load_rulings()))
    yield from (f"no sentence: {one[:200]}" for one in faults if not _is_told(one))
    for line in plot_lines(found):
        if not line.isprintable():
            yield f"a line is not printable: {line!r}"
    json.dumps(listing.list_plot(found))
    for width in (20, 78, WIDEST):
        drawn = draw_plot(found, width, at=found.begins)
        ET.fromstring(as_svg(drawn, found.name))  # noqa: S314 - our own
        json.dumps(listing.list_picture(drawn, found))
        if not all(line.isprintable() for line in as_cells(drawn)):
            yield f"its picture {width} cells wide is not printable"
    for battle in found.battle.values():
        for winner in ("", *battle.led.values()):
            outcome = BattleOutcome(winner=winner, margin=Fraction(7 if winner else 0))
            choose_next(battle, outcome)
