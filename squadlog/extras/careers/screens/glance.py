"""A company at a glance: its lines in the list, and beside it who is on parade, how it fared and who did what."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from textual.content import Content

from squadlog.base.names import cells, clean_text, so_many
from squadlog.extras.careers.company import Company, Enrolled
from squadlog.extras.careers.screens.columns import roster_columns
from squadlog.extras.careers.screens.parade import figure, legend, parade
from squadlog.extras.careers.words import (
    Numbers,
    battle_line,
    member_lines,
    next_battle_words,
    out_words,
    roster_rows,
    stores_lines,
)
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.stored import MenuEntry, blank, heading_row, offer_words
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import lines, pips, that_fits
from squadlog.tui.chrome.wrapped_list import wrap_words

OFFER = "offer "
"""What the key of a row begins with that is no company."""
BEGIN = (
    MenuEntry(f"{OFFER}companies.found", "n", "New company", "from a saved squad, or a ready one"),
    MenuEntry(f"{OFFER}companies.after", "a", "After a battle", "enter it in the careers of all who fought"),
)
LOOK_UP = (MenuEntry(f"{OFFER}annals", "l", "Results", "the ladder, campaigns, results on paper"),)
_NAMES = 14
"""Cells that the names of offers take at least."""
_NAME, _BAR, _LAST_BATTLES = 24, 12, 6
"""Cells of a name at most, cells of the bar of battles won, and battles that are listed."""
_STEPS = (
    ("n", "create it from a squad of yours, or from a ready one."),
    ("m", "mark soldiers, and muster: it saves them as a squad."),
    ("b", "at home, begin a battle with that squad, and play it."),
    ("a", "enter the battle in the careers of all who fought."),
    ("P", "print the company; l shows results and the ladder."),
)
_HIGH = 14
"""Rows from which on a blank line stands between parts."""


# The list


def company_rows(
    one: Company, names: Mapping[int, str], width: int, *, named: int, closed: bool
) -> Iterator[ListRow]:
    """A company over two lines or three, and a line for each of its soldiers unless it is closed.

    `named` are the cells of the names of all companies, so that what is beside them begins in one place.
    """
    yield ListRow(one.id, _heading_line(one, width, named=named, closed=closed))
    yield ListRow(one.id, Content.styled(f"    {_last(one)}", "$quiet"), stops=False)
    if out := list(out_words(one, names)):
        more = f" and {len(out) - 1} more" if len(out) > 1 else ""
        yield ListRow(one.id, Content.styled(f"    {out[0]}{more}", "$wounded"), stops=False)
    if closed or not one.members:
        return
    rows = roster_rows(one, names)
    head, *told = roster_columns(rows, width - 2)
    yield ListRow(f"{one.id} head", Content.styled(f"  {head}", "$quiet"), stops=False)
    for row, line in zip(rows, told, strict=True):
        yield ListRow(f"{one.id}-{row[0]}", Content(f"  {line}"))


def offer_rows(width: int, *, empty: bool) -> Iterator[ListRow]:
    """What can be done where there is no company under the cursor."""
    yield heading_row("Start here" if empty else "Begin")
    for offer in BEGIN[:1] if empty else BEGIN:
        yield ListRow(offer.key, offer_words(offer, width, _NAMES))
    yield blank("begin")
    yield heading_row("Look up")
    for offer in LOOK_UP:
        yield ListRow(offer.key, offer_words(offer, width, _NAMES))


def name_cells(companies: Iterable[Company]) -> int:
    """Cells that the names of all of them have in the list."""
    return min(_NAME, max((cells(one.name) for one in companies), default=0))


def _heading_line(one: Company, width: int, *, named: int, closed: bool) -> Content:
    name = Content(clean_text(one.name, limit=named)).truncate(named, pad=True)
    head = Content.assemble(("▸ " if closed else "▾ ", "$quiet"), name.stylize("bold $asked"), "  ")
    won, _, lost = one.standing
    there = ", ".join(_strength(one))
    fought = so_many(len(one.battles), "battle", none="no")
    told = [f"{there} · {fought}, {won} won, {lost} lost", f"{there} · {fought}, {won} won", there]
    return Content.assemble(
        head, that_fits([Content(words) for words in told], max(0, width - head.cell_length))
    )


def _strength(one: Company) -> Iterator[str]:
    yield so_many(one.present, "soldier", none="no")
    if one.out:
        yield f"{len(one.out)} out"
    if one.losses:
        yield f"{len(one.losses)} fallen"


def _last(one: Company) -> str:
    if not one.battles:
        return "no battle yet: m musters a squad for one"
    last = one.battles[-1]
    return f"last battle: {last.title}, {last.result or 'fought'}, {last.scored} points"


# Beside it


def company_words(
    one: Company,
    names: Mapping[int, str],
    *,
    carried: Mapping[int, Sequence[str]],
    numbers: Numbers,
    changed: Sequence[str],
    written: Sequence[str],
    room: tuple[int, int],
) -> Content:
    """The whole of a company, what counts most first: what has no room is further down.

    `carried` is what each soldier has, `changed` the battles that stand otherwise today, `written` the last entries.
    """
    width, rows = room
    gap = ("",) if rows >= _HIGH else ()
    parts: list[Content | str] = [*_standing(one), *changed, *gap]
    parts.extend(parade(one, width, 2 if rows >= _HIGH else 1))
    if one.owed:
        parts.append(Content.styled(f"owes {so_many(len(one.owed), 'roll')}: r makes them", "$asked"))
    if out := list(out_words(one, names)):
        parts.extend((*gap, *(Content.styled(line, "$wounded") for line in out)))
    there = [who for who in one.members.values() if who.there]
    fallen = [who for who in one.members.values() if not who.there]
    for title, members in (("Roster", there), ("Fallen and gone", fallen)):
        if members:
            parts.extend((*gap, Content.styled(title, "bold")))
            parts.extend(_careers(members, names, carried, width))
    if one.battles:
        parts.extend((*gap, Content.styled("Battles, the last first", "bold")))
        fought = (battle_line(battle, numbers) for battle in one.battles[: -_LAST_BATTLES - 1 : -1])
        parts.extend(_hanging(fought, width))
    if stores := list(stores_lines(one)):
        parts.extend((*gap, Content.styled("Stash, gear, house rules", "bold"), *_hanging(stores, width)))
    parts.extend((*gap, Content.styled("Entries, the last first", "bold"), *_hanging(written, width)))
    return lines(parts)


def _hanging(told: Iterable[str], width: int) -> Iterator[Content]:
    """Each over as many lines as it needs, the further ones further in."""
    for line in told:
        yield from wrap_words(Content(f"  {line}"), width, hang=4)


def _standing(one: Company) -> Iterator[Content]:
    yield Content.styled(", ".join((one.side, *_strength(one), so_many(one.points, "point"))), "bold")
    won, drawn, lost = one.standing
    if not one.battles:
        yield Content.styled("no battle yet", "$quiet")
        return
    yield Content.assemble(
        share_bar(won / len(one.battles), _BAR, "$asked"), f" {won} won, {drawn} drawn, {lost} lost"
    )


def _careers(
    members: Iterable[Enrolled], names: Mapping[int, str], carried: Mapping[int, Sequence[str]], width: int
) -> Iterator[Content]:
    """A line a soldier: wound, what they carry, what they have done."""
    shown = list(members)
    named = min(18, max(cells(names[who.number]) for who in shown))
    bears = {who.number: " ".join(carried.get(who.number, ())) for who in shown}
    held = min(14, max(map(len, bears.values())))
    done = {who.number: list(_list_done(who)) for who in shown}
    room = width - named - 13
    if room - held - 4 < max(cells(", ".join(words)) for words in done.values()):
        held = 0  # what they have done has the room
    for who in shown:
        name = Content(clean_text(names[who.number], limit=named)).truncate(named, pad=True)
        wound = pips(who.wound)
        bearing = Content.styled(f"  {bears[who.number]:<{held}}"[: held + 2] if held else "", "$quiet")
        words = done[who.number]
        told = [Content(f"  {', '.join(words[:end])}") for end in range(len(words), 0, -1)]
        yield Content.assemble(
            f"{who.number:>3} ",
            name,
            "  ",
            wound,
            " " * (7 - wound.cell_length),
            bearing,
            that_fits([*told, Content("")], room - (held + 2 if held else 0)),
        )


def _list_done(who: Enrolled) -> Iterator[str]:
    if who.gone:
        yield who.gone
    if who.lasting:
        yield ", ".join(borne.effect.name for borne in who.lasting)
    if who.battles:
        yield so_many(who.battles, "battle")
    if who.kills:
        yield so_many(who.kills, "kill")
    if who.outs > who.kills:
        yield f"{who.outs} out"
    if who.medals:
        yield so_many(len(who.medals), "medal")
    if who.attempts:
        yield f"{who.hits}/{who.attempts} hit"


def soldier_words(
    one: Company, number: int, name: str, *, carried: Sequence[str], numbers: Numbers, width: int
) -> Content:
    """A career, with a figure where nobody has drawn a picture."""
    who = one.member(number)
    head, *told = member_lines(one, number, name, numbers)
    look, style = figure(who)
    parts: list[Content | str] = [Content.styled(head, "bold")]
    if not who.picture:
        parts.extend(("", *(Content.styled(f"  {line}", style) for line in look), ""))
    if comes := next_battle_words(one, who):
        parts.append(Content.styled(comes, "$wounded"))
    if carried:
        parts.append(Content.assemble(("carries ", "$quiet"), ", ".join(carried)))
    return lines([*parts, *(part for line in told for part in wrap_words(Content(line), width, hang=4))])


def how_words(room: tuple[int, int]) -> Content:
    """What a company is for, and what is done with it, step by step; where there is room what the figures say."""
    width, rows = room
    steps = [
        line
        for key, words in _STEPS
        for line in wrap_words(
            Content.assemble("  ", (f" {key} ", "reverse bold"), f"  {words}"), width, hang=7
        )
    ]
    figures: tuple[Content | str, ...] = ("", *legend(width)) if rows >= _HIGH else ()
    return lines(
        [
            Content.styled("A campaign squad", "bold"),
            "Every soldier who comes back has a career: battles, kills, wounds, medals, luck.",
            "",
            *steps,
            *figures,
        ]
    )
