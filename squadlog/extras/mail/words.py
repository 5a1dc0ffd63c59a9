"""A battle by mail in words: where it stands, what went and came, and whether the dice of both hold."""

from collections.abc import Iterator

from squadlog.base.names import so_many
from squadlog.extras.mail import dice
from squadlog.extras.mail.sending import Asks, SentPacket, opened_session, setup_of
from squadlog.extras.mail.state import DiceExchange, MailState, PostMark, state_of
from squadlog.extras.mail.taking import TakenPacket
from squadlog.session.battle_session import Session
from squadlog.session.seat import Seat
from squadlog.store.record_file import Store


def format_stands(store: Store, number: int, title: str, stands: MailState) -> str:
    """Where a battle by mail stands, in a sentence."""
    side, other = map(setup_of(store, number).side_name, (stands.side, stands.other))
    last = next(iter(reversed(stands.marks)), None)
    if last is None:
        return f"Battle {number}, {title}: nothing was sent yet."
    if stands.ours:
        turn = f"packet {last.number} of {other} was taken {_when(last)}; it is for {side} to send one"
    else:
        turn = f"packet {last.number} went to {other} {_when(last)}; its answer is awaited"
    return f"Battle {number}, {title}: {turn}."


def format_mark(mark: PostMark) -> str:
    """A packet that went or came, in a line."""
    return f"  {mark.number:>3}  {'sent ' if mark.sent else 'taken'}  {_when(mark)}"


def _when(mark: PostMark) -> str:
    return mark.at[:16].replace("T", " ")


def format_sent(sent: SentPacket) -> Iterator[str]:
    """What was sent, in sentences."""
    if sent.sealed:
        yield (
            f"The battle is sealed from here on: this file has the keys, and this packet that of {sent.other}."
            " Send it by a way that only they read."
        )
    once_more = " once more, as it went before" if sent.again else ""
    yield f"Packet {sent.number} for {sent.other}{once_more}."


def format_taken(taken: TakenPacket) -> Iterator[str]:
    """What came of a packet, in sentences."""
    packet, settled = taken.packet, taken.settled
    begun = f", which begins battle {taken.battle} here: you play {taken.side}" if taken.begun else ""
    yield f"Packet {packet.number} of {taken.other} was taken{begun}."
    if taken.fallen:
        yield f"{so_many(taken.fallen, 'die')} of both homes fell.".replace("dies of", "dice of")
    if settled.done:
        yield f"{so_many(settled.done, 'order')} of {taken.other} carried out."
    yield from format_refused(taken)


def format_refused(taken: TakenPacket) -> Iterator[str]:
    """What could not be done of the orders in a packet, or in the one before: why, for who gave them alone."""
    if taken.settled.refused:
        yield f"An order of {taken.other} was refused: the next packet tells them why."
    yield from taken.told


def opened_exchanges(stands: MailState) -> tuple[DiceExchange, ...]:
    """The dice whose shares are both known here, and whose faces stand in the record."""
    return tuple(one for one in stands.dice if one.judge and one.last)


def dice_faults(store: Store, number: int, asks: Asks | None = None) -> tuple[str, ...]:
    """What of the dice of both does not hold in the record of a battle, a sentence each. StoreError for no battle."""
    stands = state_of(store, number)
    if stands is None:
        return ()
    return faults_in(opened_session(store, number, stands, asks), stands)


def told_of(seat: Seat) -> tuple[str, tuple[str, ...]]:
    """How many dice of both were verified, and what does not hold, for whoever sits at a battle by mail."""
    stands = state_of(seat.store, seat.id)
    return ("", ()) if stands is None else (format_dice(stands), dice_faults(seat.store, seat.id))


def faults_in(session: Session, stands: MailState) -> tuple[str, ...]:
    """What of the dice of both does not hold in a record, a sentence each."""
    tree, logbook = session.record.tree, session.record.logbook
    reads = stands.other if stands.judges else stands.side
    found = []
    for one in opened_exchanges(stands):
        steps = tree.steps[one.first : one.last]
        if stands.judges:
            events = [event for step in steps for event in logbook.seen(step.id, reads) if event]
        else:
            events = [event for step in steps for event in tree.events(step.id)]
        shared = dice.SharedDice(stands.origin, one.number, one.judge, one.other)
        why = dice.why_not_fallen(shared, tuple(dice.shared_faces(events)), one.seen, one.count)
        if dice.commitment(stands.origin, one.number, one.judge) != one.commits:
            why = "the judge's share is not the one that he had bound himself to"
        if why:
            found.append(f"The dice asked for in packet {one.number} do not hold: {why}.")
    return tuple(found)


def format_dice(stands: MailState) -> str:
    """How many dice of both were verified, in a sentence."""
    known = opened_exchanges(stands)
    seen, count = sum(len(one.seen) for one in known), sum(one.count for one in known)
    hidden = f"; {count - seen} more fell in secret" if count > seen else ""
    if not count:
        return "Verified dice: none yet."
    return f"Verified dice: {seen} are what both shares come to{hidden}."
