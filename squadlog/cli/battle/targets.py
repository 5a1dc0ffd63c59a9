"""`squadlog targets`: whom a soldier can aim at, each with its chance, and what the shot would be."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import MISREAD, NOTHING, OK, REFUSED
from squadlog.cli.faults import NotFoundError
from squadlog.cli.map.surveying import soldier_called
from squadlog.cli.options import pairs, parser, read
from squadlog.cli.printing import print_json, print_wrapped, tell

with lazy_imports():
    from squadlog.session.view.shots import aloud, card_data, filling, of_seat


def run(name: str, words: list[str]) -> int:
    """`targets UNIT [TARGET] [FIELD=VALUE ...]`; code 1 where the shot that is filled in is refused.

    Code 2 for a field that is misread, 5 where there is nothing to shoot at.
    """
    made = parser(name, battle=True)
    made.add_argument("unit", help="the unit that would fire, by number or name")
    made.add_argument(
        "field",
        nargs="*",
        help="the target that is aimed at, and what is stated of the shot: 11 range=12 cover=half_hard",
    )
    made.add_argument("--weapon", default="", metavar="CODE", help="with this weapon")
    options = read(made, words)
    with open_battle(options) as seat:
        known = seat.known
        unit = soldier_called(known, options.unit)
        if options.weapon not in ("", *unit.weapons):
            carried = ", ".join(unit.weapons) or "no weapon"
            raise NotFoundError(f"Unit {unit.id} has no {options.weapon}; they have {carried}.")
        said = pairs("a field", [one if "=" in one else f"target={one}" for one in options.field])
        asked = of_seat.shot_of(seat, unit.id, options.weapon)
        last = seat.earlier.shot_at_last(unit.id)
        card, form = filling.filled_card(seat.rules, asked, said, last=last, margin=bool(said))
        wrong = [one.wrong for one in form.fields if one.wrong]
        if options.json:
            print_json("targets", {"battle": seat.id, **card_data.card_data(card, form, seat.rules)})
        elif wrong:
            for sentence in wrong:
                tell(sentence)
        else:
            print_wrapped(aloud.card_lines(card, form, known, whole=bool(said)))
        if wrong:
            return MISREAD
        if said and form.refusal is not None:
            return REFUSED
        return OK if card.rows else NOTHING
