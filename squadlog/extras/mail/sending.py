"""A packet for the other side: how the battle stands as that may know it, and what is asked of it."""

import json
from collections.abc import Callable
from typing import NamedTuple

from squadlog import __version__
from squadlog.base.records import replace
from squadlog.battle.commands import SetDice
from squadlog.battle.terms import Setup
from squadlog.extras.mail import dice, settling, state
from squadlog.extras.mail.packet import DicePaper, MailError, MailPacket, sign_packet, write_packet
from squadlog.extras.mail.sealing import sealed_anew
from squadlog.extras.mail.state import DiceExchange, MailState, PostMark
from squadlog.facts.seats import NOBODY, TABLE, Speaker
from squadlog.session.asking import apart
from squadlog.session.battle_session import Session
from squadlog.store import records
from squadlog.store.record_file import Store
from squadlog.store.seal import keys
from squadlog.store.seal.letters import new_signer

_SIDES = 2
_NO_DICE = DicePaper(commits="", share="", count=0, seen=())
Asks = Callable[[str], str]
"""Asks for the password of somebody, by name."""


class SentPacket(NamedTuple):
    """A packet as the text of a file: its number, for whom, whether it went before. `sealed`: that was just done."""

    text: str
    number: int
    other: str
    again: bool = False
    sealed: bool = False


def why_careful(store: Store, number: int) -> str:
    """What would be lost if a first packet went now, in a sentence; empty for nothing."""
    if state.state_of(store, number) is not None or store.is_sealed(number):
        return ""
    tree = Session.open(store, number).record.tree
    undone = tree.count - len({*tree.line(), *tree.aside})
    if not undone:
        return ""
    are = "what was undone (1 entry) is" if undone == 1 else f"what was undone ({undone} entries) is"
    return f"The first packet seals the battle, and {are} dropped for good."


def why_early(store: Store, number: int, asks: Asks | None = None) -> str:
    """What the side that sits here is asked itself and has not answered, in a sentence; empty for nothing.

    Where this home judges it goes on before, as far as nobody has anything to decide. SquadlogError as for `send`.
    """
    stands = state.state_of(store, number)
    if stands is None or not stands.ours:
        return ""
    session = opened_session(store, number, stands, asks)
    require_line(session, stands.floor)
    if stands.judges:
        settling.go_on(session)
    seat = session.seat(Speaker(seat=stands.side))
    ask = seat.due.ask()
    if seat.die.roll or ask.side != stands.side or seat.for_other_home(ask.side):
        return ""
    if ask.kind == "declare" and not seat.due.undecided():  # the judge's home goes on by itself
        return ""
    return f"You are asked: {ask.sentence}"


def send(
    store: Store, number: int, to: str | None = None, asks: Asks | None = None, *, drops: bool = False
) -> SentPacket:
    """The packet that is to go next, or once more the one that went last. SquadlogError where none can go.

    `to` is the id of the side that it is for, where this is the first; else the one that must act. `drops`: what was
    undone before the first may be lost.
    """
    if not drops and (careful := why_careful(store, number)):
        raise MailError(f"{careful} Nothing was sent: mail send --yes does it.")
    stands = state.state_of(store, number)
    begins = stands is None
    sealed = begins and not store.is_sealed(number)
    if stands is None:
        stands = _begin(store, number, to, asks)
    session = opened_session(store, number, stands, asks)
    other = session.record.tree.battle().setup.side_name(stands.other)
    if to not in (None, stands.other):
        raise MailError(f"Here you play {stands.side}: packets of this battle are for {stands.other}.")
    if not stands.ours:
        text = store.settings.get(f"{state.SENT}.{number}")
        return SentPacket(text, stands.number, other, again=True)
    require_line(session, stands.floor)
    if stands.judges and not begins:
        settling.go_on(session)
    packet, stands = _packet(store, session, stands, key_for_other=begins)
    text = write_packet(packet)
    mark = PostMark(number=packet.number, sent=True, at=packet.sent, mark=packet.mark)
    waits = (
        f"Packet {packet.number} is on its way to {other}: the battle goes on here once the answer is taken."
    )
    store.settings.set(f"{state.SENT}.{number}", text)
    store.settings.set(
        f"{state.SETTING}.{number}", state.state_to_text(replace(stands, marks=(*stands.marks, mark)))
    )
    orders = session.record.orders
    assert orders is not None  # noqa: S101 - a battle by mail has its home
    store.settings.set(apart.setting_of(number), apart.home_to_text(replace(orders.home, waits=waits)))
    return SentPacket(text, packet.number, other, sealed=sealed)


def setup_of(store: Store, number: int) -> Setup:
    """The set-up of a battle as all know it."""
    return Session.open(store, number).views.seen(NOBODY).setup


def opened_session(store: Store, number: int, stands: MailState, asks: Asks | None) -> Session:
    """A battle by mail, open for the side of this home, for all where this home judges. StoreError without words."""
    session = Session.open(store, number)
    seal = session.record.seal
    if seal is not None and asks is not None and not seal.judges:
        session.passwords.open_seat(TABLE if stands.judges else stands.side, asks)
    session.passwords.require(stands.side)
    if stands.judges and not session.record.decides:
        raise MailError("This home judges: it needs the password of the referee, or those of both sides.")
    return session


def require_line(session: Session, floor: str) -> None:
    """Raise MailError where the battle stands behind what the other home has seen, by the hash of that step."""
    tree = session.record.tree
    if floor and floor not in {tree.step(step).hash for step in tree.line()}:
        last = next(tree.number(step.id) for step in tree.steps if step.hash == floor)
        raise MailError(
            f"What went by mail is not taken back: go to entry {last} first (squadlog jump {last}), and on from there."
        )


def _begin(store: Store, number: int, to: str | None, asks: Asks | None) -> MailState:
    """Make a battle one by mail, judged here: sealed, with dice of both. SquadlogError where it cannot be."""
    session = Session.open(store, number)
    if session.record.seal is not None and asks is not None:
        session.passwords.open_seat(TABLE, asks)
    session.passwords.require(TABLE)
    battle, ask = session.record.battle, session.due[TABLE].ask()
    sides = battle.side_ids()
    if len(sides) != _SIDES:
        raise MailError(f"A battle by mail has two sides, and this one has {len(sides)}.")
    if battle.stage == "over":
        raise MailError("The battle is over: nothing of it goes by mail.")
    other = to or (ask.side if ask.side in sides else sides[-1])
    side = next(one for one in sides if one != other)
    held: dict[str, str] = {}
    if session.record.seal is None:
        parcel, held = sealed_anew(session)
        store.put_parcel(parcel, number)
        session = Session.open(store, number)
    if session.record.half is not None:
        raise MailError("Something waits for a die or a judge: settle it before the battle goes by mail.")
    if set(battle.typed_dice) != set(sides):
        session.submit(SetDice(side=None, typed=True))
    home = apart.ApartHome(
        origin=store.origin(number), side=side, other=battle.setup.side_name(other), keys=held
    )
    store.settings.set(apart.setting_of(number), apart.home_to_text(home))
    return MailState(origin=home.origin, side=side, other=other, judges=True, signer=new_signer())


def _packet(
    store: Store, session: Session, stands: MailState, *, key_for_other: bool
) -> tuple[MailPacket, MailState]:
    """The next packet, signed, and how it stands here once it has gone."""
    record, number = session.record, stands.number + 1
    orders = record.orders
    assert orders is not None and record.seal is not None  # noqa: S101, PT018 - a battle by mail has both
    parcel = store.parcel(session.id, stands.have_steps, stands.have_moves)
    share = dice.new_share()
    paper, kept = (
        _judged_dice(session, stands, number, share) if stands.judges else _given_dice(stands, share)
    )
    about, opened = about_boxes(stands.origin, number), record.seal.opened
    told = {"orders": "", "refused": ""}
    if stands.judges:
        told["refused"] = keys.box(opened, stands.other, _padded(stands.refused), f"{about} refused")
    else:
        told["orders"] = keys.box(
            opened, keys.JUDGE, _padded(orders.home.orders), f"{about} orders", stands.side
        )
    answered = next((one.mark for one in reversed(stands.marks)), "")
    packet = MailPacket(
        format="squadlog-mail/1", written_by=__version__, battle=stands.origin, number=number, side=stands.side,
        other=stands.other, sender=stands.public, recipient=stands.theirs, answers=answered, sent=records.now(),
        stands=str(parcel.moment), question=session.due[NOBODY].ask().sentence,
        key=orders.home.keys.get(stands.other, "") if key_for_other else "",
        dice=paper, record=parcel, signature="", **told,
    )  # fmt: skip
    floor = record.tree.head.hash
    after = replace(
        stands, number=number, ours=False, floor=floor, share=share, refused=(), fallen=(), dice=kept,
        have_steps=parcel.before + len(parcel.steps), have_moves=parcel.moved + len(parcel.moves),
    )  # fmt: skip
    return sign_packet(packet, stands.signer), after


def about_boxes(origin: str, number: int) -> str:
    """What is encrypted in a packet is bound to: the battle, and the number of the packet."""
    return f"mail {origin} {number}"


_ROOM = 4096


def _padded(content: object) -> bytes:
    """JSON, as long as a multiple of four kilobytes: the length tells next to nothing."""
    text = json.dumps(content).encode()
    return text + b" " * (-len(text) % _ROOM)


def _given_dice(stands: MailState, share: str) -> tuple[DicePaper, tuple[DiceExchange, ...]]:
    """The share of a home that does not judge, which it gives at once: the judge is bound to his own."""
    one = DiceExchange(number=stands.number, commits=stands.bound, judge="", other=share)
    return _NO_DICE.model_copy(update={"share": share}), (*stands.dice, one)


def _judged_dice(
    session: Session, stands: MailState, number: int, share: str
) -> tuple[DicePaper, tuple[DiceExchange, ...]]:
    """What binds the judge to his next share, and the one before with the dice that fell with it."""
    commits = dice.commitment(stands.origin, number, share)
    if not stands.dice:
        return _NO_DICE.model_copy(update={"commits": commits}), ()
    record, last = session.record, stands.dice[-1]
    steps = record.tree.steps[stands.have_steps :]
    events = [event for step in steps for event in record.logbook.seen(step.id, stands.other) if event]
    fallen = [dice.FallenDie(*one) for one in stands.fallen]
    seen = dice.seen_places(tuple(dice.shared_faces(events)), fallen)
    told = replace(
        last, count=len(fallen), seen=seen, first=stands.have_steps, last=stands.have_steps + len(steps)
    )
    paper = DicePaper(commits=commits, share=told.judge, count=told.count, seen=seen)
    return paper, (*stands.dice[:-1], told)
