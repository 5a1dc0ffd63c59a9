"""The report of a battle, for whoever missed the evening: what came of it, its story, its figures, its luck."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length, format_number, length_unit
from squadlog.base.names import decimal, so_many
from squadlog.battle.scored import below_lines, level_lines, side_lines
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.flow import Block, FlowingText, Heading, Passage, Tabled
from squadlog.extras.paper.marks import PaperSize
from squadlog.extras.paper.plots import PlotLine, beside, chances, lines
from squadlog.extras.paper.sheets.report_head import head, letters
from squadlog.extras.paper.sheets.report_notes import lay_notes
from squadlog.reports.came_about import player_lines
from squadlog.reports.fought.attacked import HAND_TO_HAND
from squadlog.reports.many import faces
from squadlog.reports.story.awards import percent
from squadlog.reports.story.chronicle import Chronicle
from squadlog.reports.story.doings import DoneTo, SoldierTale
from squadlog.reports.story.luck import ORDINARY, LuckLine, hits_of
from squadlog.reports.story.minutes import time_rows, time_told
from squadlog.reports.story.paragraphs import StoryTurn
from squadlog.reports.story.report import BattleReport, report
from squadlog.rules.common.reported import AttackMade

with lazy_imports():  # what measures the ground is large, and not every battle has a map
    from squadlog.extras.paper import battle_picture

_OUTCOMES = (
    ("no_wound", "daze"), ("L", "L"), ("M", "M"), ("S", "S"), ("U", "U"), ("D", "D"),
)  # fmt: skip
_SPREAD = Fraction(1, 2000)
_PICTURE = 96.0
"""Millimetres of the highest picture."""
_A_MINUTE = 60
_DEEP = "   "
_DRAWN = 3
"""Rolls from which their chances are drawn as a plot."""


def document(asked: PrintOrder) -> FlowingText:
    """The report of a battle. Raises PaperError where none has begun."""
    chronicle = asked.told()
    if chronicle.battle.stage == "setup" or not chronicle.entries:
        raise PaperError("Nothing has happened in that battle yet.")
    told = report(chronicle)
    room = asked.size.width - 2 * asked.size.margin
    blocks = (
        *head(chronicle, told),
        letters(asked),
        *_scores(chronicle, told, room),
        *_time(chronicle),
        *_points(told, room),
        *_story(told.story),
        *_awards(chronicle, told),
        *_doings(chronicle, told),
        *_soldiers(chronicle, told.tales),
        *lay_notes(chronicle, asked, room),
        *_attacks(chronicle, told.attacks),
        *_luck(chronicle, told, asked.size),
        *_besides(asked),
    )
    return FlowingText(title=chronicle.title, blocks=blocks)


def _scores(chronicle: Chronicle, told: BattleReport, room: float) -> Iterator[Block]:
    setup = chronicle.battle.setup
    yield Heading(text="The result")
    for one in told.reckoning.scores:
        first, *others = side_lines(one, setup)
        yield Passage(text=first, bold=True)
        yield from (Passage(text=line.strip(), mark="·") for line in others)
    yield from (Passage(text=line) for line in below_lines(told.reckoning, setup))
    yield from (Passage(text=line) for line in level_lines(told.reckoning, setup))
    yield from (Passage(text=line) for line in player_lines(chronicle.battle, chronicle.tolls))
    if len(told.scores) > 2:
        known = [
            PlotLine(
                name=side.name,
                values=tuple(float(one.points.get(side.id, Fraction(0))) for one in told.scores),
            )
            for side in setup.sides
        ]
        yield Heading(text="The score by turn", level=3)
        places = [str(one.turn) for one in told.scores]
        yield lines(known, places, width=room, height=58.0)
        yield Passage(text="Points at the end of each turn.", small=True)


def _time(chronicle: Chronicle) -> Iterator[Block]:
    """How long was played, by turn, side and player; nothing of an evening under a minute."""
    played = chronicle.played()
    if played.seconds < _A_MINUTE:
        return
    names = {side.id: side.name for side in chronicle.battle.setup.sides}
    yield Heading(text="Time", level=3)
    yield Passage(text=time_told(played))
    told = "; ".join(f"{name} {time}" for name, time in time_rows(played, names))
    yield Passage(text=f"{told[:1].upper()}{told[1:]}.", small=True)


def _points(told: BattleReport, room: float) -> Iterator[Block]:
    """The turning points, with a picture of each storey where the battle has a map."""
    if not any(one.battle.setup.map or one.of != "end" for one in told.points):
        return
    yield Heading(text="Turning points")
    if any(one.battle.setup.map for one in told.points):
        yield Passage(text="A line between two soldiers is an attack, dashed for a miss.", small=True)
    for one in told.points:
        if not one.battle.setup.map:
            yield Passage(text=f"{one.told}.", mark="·")
        else:
            made = [attack for attack in told.attacks if attack.moment == one.moment and one.of != "end"]
            yield from battle_picture.pictures(
                one.battle, made, one.told, room=room, most=_PICTURE, earlier=one.earlier
            )


def _awards(chronicle: Chronicle, told: BattleReport) -> Iterator[Block]:
    if not told.awards:
        return
    yield Heading(text="Awards")
    for one in told.awards:
        names = ", ".join(chronicle.called(unit) for unit in one.units)
        yield Passage(text=f"{one.title}: {names}, {one.why}.", mark="★")
    yield Passage(text="The awards are ours; the book has none.", small=True)


def _story(turns: Sequence[StoryTurn]) -> Iterator[Block]:
    yield Heading(text="The story")
    for one in turns:
        if one.turn:
            yield Heading(text=f"Turn {one.turn}", level=3)
        for at, words in one.passages:
            yield Passage(text=words if at is None else f"Subphase {at.subphase}. {words}")


def _doings(chronicle: Chronicle, told: BattleReport) -> Iterator[Block]:
    if told.done:
        yield Heading(text="Attacks by soldier")
        yield Tabled(
            head=("who", "to whom", "attacks", "hits", "expected", "blasts", "levels", "came to"),
            rows=tuple(_row_of_done(chronicle, one) for one in told.done),
            right=(2, 3, 4, 5, 6),
            shares=(2.8, 2.8, 1.0, 0.8, 1.15, 0.9, 0.9, 1.85),
        )


def _row_of_done(chronicle: Chronicle, one: DoneTo) -> tuple[str, ...]:
    who = _whose(chronicle, one.unit, one.side, nobody="no attacker")
    whom = "things" if one.target is None else chronicle.called(one.target)
    expected = f"{float(one.expected):.1f}" if one.expected else ""
    attacks, hits = (str(count) if one.attacks else "" for count in (one.attacks, one.hits))
    blasts, levels = _counts(one.blasts, one.levels)
    return who, whom, attacks, hits, expected, blasts, levels, "out of the fight" if one.put_out else ""


def _soldiers(chronicle: Chronicle, tales: Sequence[SoldierTale]) -> Iterator[Block]:
    yield Heading(text="The soldiers")
    units = chronicle.battle.units
    for side in chronicle.battle.setup.sides:
        mine = [one for one in tales if one.side == side.id]
        if not mine:
            continue
        yield Heading(text=side.name, level=3)
        active = [one for one in mine if _has_figures(one)]
        if len(active) < len(mine):
            idle = ", ".join(chronicle.called(one.unit) for one in mine if one not in active)
            yield Passage(text=f"There is nothing to count of {idle}.")
        if not active:
            continue
        yield Tabled(
            head=(
                "soldier",
                "attacks",
                "hits",
                "expected",
                "levels",
                "put out",
                "faced",
                "blasts",
                "taken",
                "went",
                "now",
            ),
            rows=tuple(
                (
                    chronicle.called(one.unit),
                    *_counts(len(one.attacks)),
                    str(one.hits) if one.attacks else "",
                    _expected(one.attacks),
                    *_counts(one.levels, len(one.put_out), one.faced, one.blasts, one.borne),
                    format_length(round(one.far_m, 1)) if one.far_m else "",
                    units[one.unit].wound.replace("none", "unhurt") if one.unit in units else "gone",
                )
                for one in active
            ),
            right=tuple(range(1, 10)),
            shares=(3.1, 1, 0.8, 1.2, 0.9, 1, 0.9, 0.9, 0.9, 1.1, 1.0),
        )


def _has_figures(one: SoldierTale) -> bool:
    counted = (one.attacks, one.levels, one.put_out, one.faced, one.blasts, one.borne, one.far_m, one.out)
    return any(counted)


def _counts(*counted: int) -> tuple[str, ...]:
    return tuple(str(one) if one else "" for one in counted)


def _attacks(chronicle: Chronicle, made: Sequence[AttackMade]) -> Iterator[Block]:
    if not made:
        return
    yield Heading(text="Each attack, its odds and its face")
    yield Passage(
        text="The sum of the modifiers, the faces that hit, the chance of each outcome before the roll, the face, "
        "and the result. Every hit also dazes; jam is the chance of a jammed weapon. A thrown or launched grenade "
        "rolls for its landing; the units it reaches get no roll: PF minus AF are the wound levels.",
        small=True,
    )
    yield Tabled(
        head=("when", "who", "at", "with", length_unit(), "sum", "hits on", "odds", "face", "came to"),
        rows=tuple(_attack_row(chronicle, one) for one in made),
        right=(4, 5, 8),
        shares=(1.15, 1.9, 1.85, 1.85, 0.75, 0.65, 0.95, 2.65, 0.65, 1.4),
        strong=tuple(place for place, one in enumerate(made) if one.hit and (one.counts or one.levels)),
    )


def _expected(made: Sequence[AttackMade]) -> str:
    """How many hits were to be expected; empty where no die of theirs is known."""
    rolled = [one.chance for one in made if one.tested]
    return f"{float(sum(rolled, Fraction(0))):.1f}" if rolled else ""


def _attack_row(chronicle: Chronicle, one: AttackMade) -> tuple[str, ...]:
    weapon = "melee" if one.weapon == HAND_TO_HAND else one.weapon
    return (
        str(one.moment),
        _whose(chronicle, one.by, one.side),
        one.aimed_at,
        f"{weapon}, {one.sort}" if one.sort else weapon,
        "" if one.range_m is None else format_number(round(one.range_m, 1)),
        "" if one.check is None else f"{one.check.ledger.total:+d}",
        "" if one.check is None else _on(one),
        _odds(one),
        "" if one.check is None else str(one.check.face),
        _outcome(one),
    )


def _whose(chronicle: Chronicle, unit: int | None, side: str, *, nobody: str = "nobody") -> str:
    """The name of whoever attacked; for an attack by nobody's hand its side, if it had one, else `nobody`."""
    if unit is not None:
        return chronicle.called(unit)
    return chronicle.battle.setup.side_name(side) if side else nobody


def _on(one: AttackMade) -> str:
    """The faces that succeed, in a few characters."""
    good = [face for face, value in enumerate(one.hit_values, 1) if value]
    if not good:
        return "none"
    runs = good[-1] - good[0] + 1 == len(good)
    return (f"{good[0]}-{good[-1]}" if len(good) > 1 else str(good[0])) if runs else ", ".join(map(str, good))


def _odds(one: AttackMade) -> str:
    if one.struck is not None:
        return f"PF {one.struck.pf} - AF {one.struck.af}"
    if one.said is not None:
        return one.way
    if one.check is None:
        return "hits without a roll"
    if one.odds is None and not one.harms:
        return f"on the point {_tight(one.chance)}"
    if one.odds is None:
        return f"hit {_tight(one.chance)}"
    known = [(words, getattr(one.odds, name)) for name, words in _OUTCOMES]
    told = [
        f"hit {_tight(one.odds.hit)}",
        *(f"{words} {_tight(chance)}" for words, chance in known if chance),
    ]
    if one.odds.jam:
        told.append(f"jam {_tight(one.odds.jam)}")
    return ", ".join(told)


def _tight(chance: Fraction) -> str:
    """A chance that no line is broken in."""
    return percent(chance).replace(" %", "%")


def _outcome(one: AttackMade) -> str:
    if not one.hit:
        return one.landed or "miss"
    if one.half_levels or one.landed:
        return one.landed or so_many(one.half_levels, "half level")
    came = so_many(one.levels, "level") if one.levels else "no wound" if one.struck is None else "dazed"
    return f"{came}, jams" if one.jammed else came


def _luck(chronicle: Chronicle, told: BattleReport, size: PaperSize) -> Iterator[Block]:
    if not told.luck:
        return
    setup = chronicle.battle.setup
    yield Heading(text="Luck")
    yield Passage(
        text="The results of the dice beside the expected results of the same rolls, with all modifiers. The two "
        "percentages say how often the same rolls give as much or more, or as little or less, counted exactly over "
        "all outcomes: 22 % means 22 of a hundred evenings with these rolls. Among many lines some look unusual by "
        "chance: about one in twenty is beyond one in twenty."
    )
    yield Tabled(
        head=("side", "what", "rolls", "expected", "came", "as much or more", "as little or less", "so"),
        rows=tuple(_luck_row(setup.side_name(one.who), one) for one in told.luck),
        right=(2, 3, 4, 5, 6),
        shares=(2.3, 2.9, 0.8, 1.2, 0.8, 1.4, 1.4, 2.0),
        strong=tuple(place for place, one in enumerate(told.luck) if one.unusual),
    )
    known = [
        (side, hits_of(side.id, [one for one in told.attacks if one.side == side.id])) for side in setup.sides
    ]
    drawn = [(side, line) for side, line in known if line is not None and line.rolls >= _DRAWN]
    across = 2 if len(drawn) > 1 else 1
    room = (size.width - 2 * size.margin - 6.0 * (across - 1)) / across
    if drawn:
        yield Heading(text="Possible numbers of hits of these attacks", level=3)
    figures = [
        chances(
            _likely(line), line.came, width=room, height=48.0,
            title=f"{side.name}: {line.came} of {line.rolls}, {float(line.expected):.1f} expected",
        )
        for side, line in drawn
    ]  # fmt: skip
    for first in range(0, len(figures), across):
        yield beside(figures[first : first + across])
    if drawn:
        yield Passage(
            text="Each bar is the chance of that number of hits; the black bar is the actual number.",
            small=True,
        )
    yield from _faces(chronicle)


def _besides(asked: PrintOrder) -> Iterator[Block]:
    """What extras tell of the battle; a line that begins with blanks belongs to the one above, with more in small."""
    for part in asked.besides:
        yield Heading(text=part.heading)
        for line in part.lines:
            small = line.startswith(_DEEP)
            yield Passage(
                text=line.strip(), mark="·" if line.startswith(" ") and not small else "", small=small
            )


def _faces(chronicle: Chronicle) -> Iterator[Block]:
    """The faces of the ten-sided dice by who rolled them, where there are enough to say anything."""
    told = faces.faces_by((("", (one.event,)) for one in chronicle.happened), chronicle.battle)
    tables = [one for one in faces.tables_of([told]) if one.chance is not None]
    if tables:
        yield Heading(text="Faces of the dice by who rolled", level=3)
        yield Tabled(
            head=faces.HEAD, rows=tuple(faces.table_rows(tables)), right=tuple(range(1, 13)),
            shares=(2.5, 0.9, *((0.8,) * 10), 0.9),
        )  # fmt: skip
        for one in tables:
            yield Passage(text=f"{one.who}: {faces.verdict(one)}", small=True)
        yield Passage(text=faces.SEVERAL, small=True)


def _likely(line: LuckLine) -> dict[int, float]:
    """The sums that are worth a bar, with their chances."""
    could = line.could
    kept = [value for value in range(could.most + 1) if could.chance(value) > _SPREAD or value == line.came]
    return {value: float(could.chance(value)) for value in range(min(kept), max(kept) + 1)}


def _luck_row(side: str, one: LuckLine) -> tuple[str, ...]:
    told = "lucky" if one.lucky else "unlucky"
    if one.lucky is None or one.tail >= ORDINARY:
        told = "about as expected"
    elif not one.unusual:
        told = f"a little {told}"
    return (
        side,
        one.told,
        str(one.rolls),
        decimal(Fraction(round(one.expected * 10), 10)),
        str(one.came),
        percent(one.as_much),
        percent(one.as_little),
        f"{told}, unusual" if one.unusual else told,
    )
