"""Taking things out: the record, the sheets."""

from argparse import Namespace

from squadlog.battle.seats import REFEREE
from squadlog.cli.battle.show import seated
from squadlog.cli.calls import call
from squadlog.cli.choosing import opened_battle
from squadlog.cli.options import read
from squadlog.cli.printing import put
from squadlog.shell.session import Session


def run(name: str, words: list[str]) -> int:
    """`export`."""
    options = read(call(name), words)
    with opened_battle(options) as session:
        text = _written(session, options)
    return put(text, options.to)


def _written(session: Session, options: Namespace) -> str:
    seat = seated(session, options.seat)
    if options.form != "sheet":
        return session.export(options.form, seat=seat)
    from squadlog.reports.sheet import battle_sheet  # noqa: PLC0415 - start-up cost
    from squadlog.rulebook.load import load_rulebook  # noqa: PLC0415 - likewise

    return battle_sheet(
        session.seen(seat), load_rulebook(), session.rulings, side=None if seat == REFEREE else seat
    )
