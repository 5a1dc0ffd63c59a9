"""After a battle: tables chosen, rolls made, lasting effects healed, each an entry of the company's log."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, fold_name, so_many
from squadlog.base.records import replace
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.afterwards.borne import OwedRoll
from squadlog.extras.careers.afterwards.tables import read_set, text_of
from squadlog.extras.careers.folding import fold_entry
from squadlog.extras.careers.house import OFF, CareerError
from squadlog.squads.lasting import write_lasting

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from squadlog.extras.careers.company import Company
    from squadlog.extras.careers.session.companies import Companies

Rolled = told.TableRolled | told.LastingHealed
LET_BE = 0
"""Stands for a face where the group lets a roll be."""


def choose_tables(companies: Companies, one: Company, said: str) -> Company:
    """Play by a set of after-battle tables from here on: a word of ours, a file, or `off`. Raises CareerError."""
    if said.casefold() == OFF:
        if one.tables is None:
            raise CareerError(f"{one.name} has no after-battle tables.")
        return companies.write(one, told.TablesChosen(name=OFF))
    name, text = text_of(said)
    if one.tables is not None and one.tables.text == text:
        raise CareerError(f"{one.name} plays by these tables already.")
    return companies.write(one, told.TablesChosen(name=name, text=text))


def roll_faces(companies: Companies, one: Company, faces: Sequence[int]) -> tuple[Rolled, ...]:
    """Enter typed faces for the rolls that are owed, in their order; `LET_BE` for one that the group lets be.

    All of it is entered or nothing. Raises CareerError for more faces than rolls, and for one that is not on its die.
    """
    return _write(companies, one, faces)


def roll_by_program(companies: Companies, one: Company, *, only: int = 1000) -> tuple[Rolled, ...]:
    """Roll what is owed with the program's dice, so many at most."""
    return _write(companies, one, None, most=only)


def _write(
    companies: Companies, one: Company, faces: Sequence[int] | None, most: int = 1000
) -> tuple[Rolled, ...]:
    made: list[Rolled] = []
    now = one
    while now.owed and len(made) < (most if faces is None else len(faces)):
        roll = now.owed[0]
        face = secrets.randbelow(roll.die) + 1 if faces is None else faces[len(made)]
        entry = roll_entry(now, roll, face, typed=faces is not None)
        made.append(entry)
        now = fold_entry(now, entry)
    if faces is not None and len(faces) > len(made):
        raise CareerError(
            f"{one.name} owes no roll."
            if not one.owed
            else f"{one.name} owes {so_many(len(made), 'roll')}, not {len(faces)}."
        )
    if made:
        companies.write(one, *made)
    return tuple(made)


def roll_entry(one: Company, roll: OwedRoll, face: int, *, typed: bool) -> Rolled:
    """What a face comes to. Raises CareerError for one that is not on the die."""
    if not 0 <= face <= roll.die:
        raise CareerError(f"{face} is not a face of a d{roll.die}.")
    if roll.heals:
        return told.LastingHealed(
            member=roll.member or 0, name=roll.heals, healed=face >= roll.needed, face=face, needed=roll.needed,
            typed=typed and face > 0, battle=roll.battle,
        )  # fmt: skip
    let_be = told.TableRolled(
        battle=roll.battle, title=roll.title, table=roll.table, member=roll.member, face=LET_BE, die=roll.die
    )
    if face == LET_BE:
        return let_be
    row = read_set(one.chosen[roll.chosen].text).called(roll.table).row_of(face)
    effect = row.lasting
    return replace(
        let_be, face=face, row=row.name, typed=typed,
        lasting="" if effect is None else write_lasting((effect,)), misses=row.misses, heals_after=row.heals_after,
        heals_on=row.heals_on, heals_for=row.heals_for, wound=row.wound, gains=row.gains, stash=row.things,
    )  # fmt: skip


def heal_lasting(
    companies: Companies,
    one: Company,
    numbers: Iterable[int],
    name: str,
    *,
    free: bool = False,
    why: str = "",
) -> tuple[told.LastingHealed, ...]:
    """Heal a lasting effect of soldiers, for what it costs unless it is `free`. Raises CareerError."""
    made = []
    for number in numbers:
        who = one.member(number)
        borne = next((b for b in who.lasting if fold_name(b.effect.name) == fold_name(name)), None)
        if borne is None:
            has = ", ".join(b.effect.name for b in who.lasting) or "nothing that lasts"
            raise CareerError(f"Soldier {number} has no {clean_text(name, limit=40)}; they have {has}.")
        paid = 0 if free else borne.heals_for
        made.append(told.LastingHealed(member=number, name=borne.effect.name, paid=paid, why=why))
    price = sum(entry.paid for entry in made)
    if price > max(0, one.points):
        raise CareerError(f"That costs {price} points and {one.name} has {one.points}; --free heals without.")
    companies.write(one, *made)
    return tuple(made)
