"""A battle that was not sealed is sealed before it goes by mail: with keys that the two homes keep, and no password."""

import secrets

from squadlog.battle.record import codec
from squadlog.extras.mail.packet import MailError
from squadlog.extras.mail.scratch import scratch_store
from squadlog.session import sealed
from squadlog.session.battle_record import moment_of
from squadlog.session.battle_session import Session
from squadlog.session.writer import Statement, Writer
from squadlog.store.parcels import Parcel
from squadlog.store.seal import pages

_CHEAP = {"n": 16, "r": 8, "p": 1}
"""What a word costs to try that nobody chose: there are as many of them as there are keys."""


def sealed_anew(session: Session) -> tuple[Parcel, dict[str, str]]:
    """A battle as it is sealed for the mail, and the keys of its sides in hex. SquadlogError where it cannot be.

    Its notes and its line are in it; what was undone is not. Nobody else has looked at it so far: whom somebody hid
    before it began stood nowhere in the open for the others.
    """
    tree = session.record.tree
    if session.record.half is not None:
        raise MailError("A die is awaited: give it, or withdraw the command, before the battle goes by mail.")
    words = {side: secrets.token_hex(32) for side in tree.battle().side_ids()}
    line = tree.line()
    there = {*line, *tree.aside}
    placed = next(
        (stood for stood in map(tree.battle, sorted(line, reverse=True)) if stood.stage == "setup"),
        tree.battle(),
    )
    first, *rest = (step for step in tree.steps if step.id in there)
    with scratch_store() as store:
        (created,) = tree.events(first.id)
        rows, end = sealed.seal_first_step(
            created, words, by=first.by, at=first.at, cost=_CHEAP, shown=placed
        )
        number = store.create_record(
            session.record.title, rows, moment=moment_of(tree.battle(first.id)),
            tables_hash=tree.battle().setup.tables_hash, rulings_hash=tree.battle().setup.rulings_hash,
            by=first.by, at=first.at, end=end,
        )  # fmt: skip
        record = Session.open(store, number).record
        writer = Writer(record)
        for step in rest:
            said = Statement(
                codec.command_from_json(step.command), step.command, step.by, "", beside=step.id in tree.aside
            )
            shown = placed if tree.battle(step.id).stage == "setup" else None
            writer.write(said, tree.events(step.id), at=step.at, shown=shown)
        opened = sealed.GIVEN[pages.ring_of(store.load(number).events[min(record.tree.line())]).id]
        return store.parcel(number), {side: key.hex() for side, key in opened.keys.items()}
