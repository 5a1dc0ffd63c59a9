"""The card of one soldier on the screen: what a seat knows of it, in rows and colours."""

from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.session.view.sides import side_sign
from squadlog.session.view.words.card import UnitCard, card_lines, soldier_card, title_words
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import lines, link_rules

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.session.seat import Seat


def card_words(battle: "Known", card: UnitCard) -> Content:
    """Who it is, what it carries, how it stands, and what changes its rolls: only what differs from the ordinary."""
    carried = "; ".join(filter(None, (card.carries, ", ".join(card.equipment), _keys(card))))
    stands = ("; ".join(card.status), "; ".join(card.recent))
    told = [f"{row.name} {row.to_hit}".rstrip() + f" PF {row.pf}" for row in card.rows if row.pf]
    parts: list[Content | str] = [
        _title(battle, card),
        link_rules("; ".join(filter(None, (f"carries {carried}", *stands)))),
        *_lines_of_reminders(card),
        link_rules("; ".join(filter(None, (*told, card.wound)))),
    ]
    return lines([*parts, link_rules("; ".join(card.own_rows))] if card.own_rows else parts)


def title_of(battle: "Known", number: int | None) -> Content:
    """What stands in the frame of the card: who it is, or the title of the battle."""
    unit = battle.units.get(number or 0)
    if unit is None:
        return Content(battle.setup.title)
    return Content.styled(
        f"{side_sign(battle, unit.side)} {title_words(unit)}", side_style(battle, unit.side)
    )


def table_words(card: UnitCard) -> Content:
    """The card under the roster: a table of what it fights with, zeros left out; then what is out of the ordinary."""
    rows = card.rows
    wide = max(6, *(len(row.name) for row in rows)) if rows else 6
    jams = any(row.jam for row in rows)
    head = f"{'weapon':<{wide + 2}}{'to hit':>7}{'PF':>5}   shots" + ("  jam" if jams else "")
    parts: list[Content | str] = [Content.styled(head, "$quiet")] if rows else []
    for row in rows:
        name = f"{row.name + (' ▸' if row.in_hand else ''):<{wide + 2}}"
        told = f"{row.to_hit:>7}{row.pf:>5}   {'·' * row.shots:<5}"
        parts.append(
            Content.assemble((name, "bold" if row.in_hand else ""), told, (f"  {row.jam}", "$wounded bold"))
        )
    shown = (*card.status, *card.equipment, *filter(None, (_keys(card),)))
    more = (*card.own_rows, "; ".join(shown), "; ".join(card.recent), card.wound)
    parts += [link_rules(told) for told in more if told]
    return lines([*parts, *_lines_of_reminders(card)])


def whole_card(seat: "Seat", number: int) -> Content:
    """All that a seat knows of a soldier: the card, each thing in its line, and what befell it."""
    card = soldier_card(seat, number)
    shown: list[Content | str] = [_title(seat.known, card), *map(_card_line, card_lines(card))]
    befell, noted = [link_rules(told) for told in card.health], [Content(f"  {told}") for told in card.notes]
    for heading, told in (("Health", befell), ("Notes", noted)):
        if told:
            shown += ["", Content.styled(heading, "bold underline"), *told]
    return lines(shown)


def _card_line(told: str) -> Content:
    return link_rules(told, "$asked" if told.startswith("•") else "")


def _title(battle: "Known", card: UnitCard) -> Content:
    return Content.styled(card.title, f"{side_style(battle, card.side)} bold")


def _lines_of_reminders(card: UnitCard) -> list[Content | str]:
    return [link_rules(f"• {reminder}", "$asked") for reminder in card.reminders]


def _keys(card: UnitCard) -> str:
    return ", ".join(f"key {key}" for key in card.keys)
