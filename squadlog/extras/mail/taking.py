"""A packet that came: whether it is the one that is due, whether it holds, and what it leads to.

All of it is tried in a file of its own, where the seal finds what was signed by nobody, and kept in one go.
"""

import json
from typing import NamedTuple

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.extras.mail import dice, state
from squadlog.extras.mail.packet import MailError, MailPacket, read_packet
from squadlog.extras.mail.scratch import as_seen_before, scratch_store
from squadlog.extras.mail.sending import Asks, about_boxes, opened_session
from squadlog.extras.mail.settling import SettledOrders, settle
from squadlog.extras.mail.state import DiceExchange, MailState, PostMark
from squadlog.facts.seats import Speaker
from squadlog.session.asking import apart
from squadlog.session.battle_session import Session
from squadlog.store import records
from squadlog.store.parcels import Parcel
from squadlog.store.record_file import Store
from squadlog.store.seal import keys, pages
from squadlog.store.seal.ciphers import NONSENSE
from squadlog.store.seal.letters import new_signer

_MOST_ORDERS = 1000


class TakenPacket(NamedTuple):
    """What came of a packet: which battle it is here, whether it began, and of how many dice both made the faces.

    `settled` is what came of the other side's orders, `told` what was said of those of this side. `side` and `other`
    are their names, `lines` what this side reads of all that has happened since the packet before.
    """

    battle: int
    packet: MailPacket
    side: str
    other: str
    begun: bool = False
    fallen: int = 0
    settled: SettledOrders = SettledOrders(0, ())
    told: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


class _Tried(NamedTuple):
    """What is to be kept of a packet: how the record goes on, how it stands with the mail, and what came of it."""

    parcel: Parcel
    stands: MailState
    taken: TakenPacket


def take(store: Store, data: bytes, source: str = "the file", asks: Asks | None = None) -> TakenPacket:
    """Take a packet. Raises SquadlogError, in one sentence, for one that is not due or does not hold."""
    packet = read_packet(data, source)
    number = next((one.id for one in store.battles() if store.origin(one.id) == packet.battle), None)
    if number is None:
        return _begin(store, packet, asks)
    stands = state.state_of(store, number)
    if stands is None:
        raise MailError(f"Battle {number} is the battle of this packet, and is not played by mail here.")
    require_due(stands, packet)
    home = apart.home_in(store.settings.get(apart.setting_of(number)), stands.origin)
    if home is None:
        raise MailError(f"What this home knows of battle {number} by mail cannot be read.")
    if not home.keys:
        opened_session(store, number, stands, asks)
    home = replace(home, waits="", orders=())
    tried = _try(_Arrival(store, stands, packet, number, home, asks))
    return _keep(store, tried, number, home)


def require_due(stands: MailState, packet: MailPacket) -> None:
    """Raise MailError for a packet that is not the next one of this battle for this home."""
    number, other = packet.number, stands.other
    if (packet.side, packet.other) == (stands.side, stands.other):
        raise MailError(
            f"This is packet {number} of {stands.side}, and {stands.side} plays here: it is for {other}."
        )
    if (packet.side, packet.other) != (stands.other, stands.side):
        raise MailError(f"This packet is from {packet.side} for {packet.other}: here {stands.side} plays.")
    if stands.theirs and packet.sender != stands.theirs:
        raise MailError(f"This packet was sent by another home than that of {other}: nothing was taken.")
    if packet.recipient and packet.recipient != stands.public:
        raise MailError(
            f"This packet is for another home at which {stands.side} is played: nothing was taken."
        )
    known = next((one for one in stands.marks if one.number == number), None)
    if known is not None and not known.sent and known.mark == packet.mark:
        raise MailError(f"Packet {number} was taken here already, {known.at[:16].replace('T', ' ')}.")
    if known is not None and not known.sent:
        raise MailError(
            f"There are two packets {number} of {other}, of one moment: another was taken here, and this one is not"
            " merged with it."
        )
    if number <= stands.number:
        raise MailError(f"Packet {number} is older than packet {stands.number}, where the battle is here.")
    if stands.ours or number != stands.number + 1:
        raise MailError(f"Packet {number} came before packet {stands.number + 1}: ask for that once more.")
    if packet.answers != stands.marks[-1].mark:
        raise MailError(
            f"Packet {number} answers another packet {stands.number} than was sent from here: two packets of one"
            " moment, and neither is merged."
        )


def _begin(store: Store, packet: MailPacket, asks: Asks | None) -> TakenPacket:
    """Take the first packet of a battle, which is put into the file."""
    if packet.number != 1 or packet.record.before or packet.recipient:
        raise MailError(
            f"Packet {packet.number} is of a battle that is not here: its first packet puts it into this file."
        )
    stands = MailState(
        origin=packet.battle, side=packet.other, other=packet.side, judges=False, signer=new_signer(),
        theirs=packet.sender,
    )  # fmt: skip
    held = {stands.side: packet.key} if packet.key else {}
    home = apart.ApartHome(origin=stands.origin, side=stands.side, other=packet.side, keys=held)
    tried = _try(_Arrival(store, stands, packet, None, home, asks))
    return _keep(store, tried, None, replace(home, other=tried.taken.other))


class _Arrival(NamedTuple):
    """A packet with what it is held against: how it stands here, the number of the battle (None: new), the home."""

    store: Store
    stands: MailState
    packet: MailPacket
    number: int | None
    home: apart.ApartHome
    asks: Asks | None


def _keep(store: Store, tried: _Tried, number: int | None, home: apart.ApartHome) -> TakenPacket:
    """Keep what was tried, all of it at once."""
    settings = {state.SETTING: state.state_to_text(tried.stands), apart.SETTING: apart.home_to_text(home)}
    return tried.taken._replace(battle=store.put_parcel(tried.parcel, number, settings))


def _try(came: _Arrival) -> _Tried:
    """Try a packet in a file of its own, behind what is here. Raises MailError for one that does not hold."""
    settings = {apart.SETTING: apart.home_to_text(came.home)}
    try:
        with scratch_store() as tried:
            if came.number is not None:
                tried.put_parcel(came.store.parcel(came.number), None, settings)
                before = len(tried.step_hashes(1))
                tried.put_parcel(came.packet.record, 1)
            else:
                before = 0
                tried.put_parcel(came.packet.record, None, settings)
            with as_seen_before(_ring(tried).id):
                session = _opened(tried, came)
                with session.record.sound():
                    _require_sound(session, came.stands, before)
                    return _settled(tried, session, came.stands, came.packet, before)
    except MailError:
        raise
    except (SquadlogError, *NONSENSE, AssertionError) as error:
        strange = f"it tells what cannot be ({type(error).__name__})"
        what = clean_text(str(error) if isinstance(error, SquadlogError) else strange, limit=300)
        raise MailError(f"Packet {came.packet.number} does not hold: {what.rstrip('.')}.") from None


def _ring(tried: Store) -> keys.KeyRing:
    first, _ = tried.ends(1)
    return pages.ring_of([first])


def _opened(tried: Store, came: _Arrival) -> Session:
    """A battle that has come, open for the side that plays here: by the keys of the home, or its password."""
    session = Session.open(tried, 1)
    side = came.stands.side
    if came.packet.key and not session.passwords.may_sit(side):
        raise MailError("The key in it is not that of the side that it is for.")
    if came.number is None and came.asks is not None:
        session.passwords.open_seat(side, came.asks)
    session.passwords.require(side)
    return session


def _require_sound(session: Session, stands: MailState, before: int) -> None:
    """Raise MailError or StoreError for steps that the other home may not have written, or that cannot be shown."""
    record, side = session.record, stands.side
    seal, tree = record.seal, record.tree
    assert seal is not None  # noqa: S101 - put in as one that is sealed
    if tree.steps[0].hash != stands.origin:
        raise MailError("It is of another battle than it says.")
    if side not in seal.ring.sides or stands.other not in seal.ring.sides:
        raise MailError("It is from or for a side that the battle has not.")
    alone = seal.by_sides()
    fresh = tree.steps[before:]
    for step in fresh:
        entry = tree.number(step.id)
        if stands.judges and alone.get(step.id) != stands.other:
            raise MailError(f"Entry {entry} was not written by {stands.other}.")
        if alone.get(step.id) == side:
            raise MailError(f"Entry {entry} was written with the key of {side}, which plays here.")
        if before and step.label == "set_dice":
            raise MailError(f"Entry {entry} takes the dice from one of the homes.")
    line = {tree.step(step).hash for step in tree.line()}
    if stands.floor and stands.floor not in line:
        raise MailError("It takes back what stood here when the last packet was sent.")
    seat = session.seat(Speaker(seat=side))
    seat.known, seat.due.ask(), seat.log.entries(undone=True)


def _settled(tried: Store, session: Session, stands: MailState, packet: MailPacket, before: int) -> _Tried:
    """What a sound packet leads to: where this home judges, the orders that came with it are decided."""
    seal = session.record.seal
    assert seal is not None  # noqa: S101 - see `_require_sound`
    about, opened = about_boxes(stands.origin, packet.number), seal.opened
    after = replace(
        stands, theirs=packet.sender, number=packet.number, ours=True,
        marks=(*stands.marks, PostMark(number=packet.number, sent=False, at=records.now(), mark=packet.mark)),
        have_steps=packet.record.before + len(packet.record.steps),
        have_moves=packet.record.moved + len(packet.record.moves),
    )  # fmt: skip
    setup = session.record.tree.battle().setup
    taken = TakenPacket(
        0, packet, setup.side_name(stands.side), setup.side_name(stands.other), begun=not before
    )
    if stands.judges:
        raw, by = keys.unbox(opened, keys.JUDGE, packet.orders, f"{about} orders")
        if by != stands.other:
            raise MailError(f"Its orders are not those of {stands.other}.")
        shared = dice.SharedDice(stands.origin, stands.number, stands.share, packet.dice.share)
        settled = settle(session, stands.other, _read_orders(raw), shared)
        one = DiceExchange(
            number=stands.number, commits=dice.commitment(stands.origin, stands.number, stands.share),
            judge=stands.share, other=packet.dice.share,
        )  # fmt: skip
        after = replace(after, dice=(*stands.dice, one), fallen=tuple(shared.fallen), refused=settled.refused)
        taken = taken._replace(settled=settled, fallen=len(shared.fallen))
    else:
        raw, _ = keys.unbox(opened, stands.side, packet.refused, f"{about} refused")
        told = tuple(clean_text(str(one), limit=600) for one in json.loads(raw))
        after = replace(after, bound=packet.dice.commits, dice=_opened_dice(session, stands, packet, before))
        taken = taken._replace(told=told, fallen=packet.dice.count)
    seat = session.seat(Speaker(seat=stands.side))
    lines = [line for entry in seat.log.entries() if 0 < before < entry.id for line in entry.lines]
    taken = taken._replace(lines=tuple(lines))
    parcel = tried.parcel(1, before, packet.record.moved)
    return _Tried(parcel, replace(after, floor=session.record.tree.head.hash), taken)


def _read_orders(raw: bytes) -> list[tuple[str, str]]:
    said = json.loads(raw)
    if not isinstance(said, list) or len(said) > _MOST_ORDERS:
        raise MailError(f"It holds more than {_MOST_ORDERS} orders, or none that can be read.")
    return [(str(text), str(by)) for text, by in said]


def _opened_dice(
    session: Session, stands: MailState, packet: MailPacket, before: int
) -> tuple[DiceExchange, ...]:
    """The dice that fell with the share given last, now that the judge has opened his. MailError for others."""
    paper, record = packet.dice, session.record
    if not paper.commits:
        raise MailError("It binds its home to no share of the next dice.")
    steps = record.tree.steps[before:]
    faces = [face for step in steps for face in dice.shared_faces(record.tree.events(step.id))]
    if not stands.dice:
        if faces and before:
            raise MailError("Dice have fallen in it of which this home had no share.")
        return ()
    last = stands.dice[-1]
    if dice.commitment(stands.origin, last.number, paper.share) != last.commits:
        raise MailError("The share in it is not the one that its home had bound itself to.")
    shared = dice.SharedDice(stands.origin, last.number, paper.share, last.other)
    if why := dice.why_not_fallen(shared, faces, paper.seen, paper.count):
        raise MailError(f"Its dice do not hold: {why}.")
    _require_kept(session, before)
    told = replace(
        last, judge=paper.share, count=paper.count, seen=paper.seen, first=before, last=before + len(steps)
    )
    return (*stands.dice[:-1], told)


def _require_kept(session: Session, before: int) -> None:
    """Raise MailError where dice that have fallen in the new steps were taken back."""
    tree = session.record.tree
    line = set(tree.line())
    for step in tree.steps[before:]:
        if step.id not in line and any(dice.shared_faces(tree.events(step.id))):
            raise MailError(f"Entry {tree.number(step.id)} rolled dice, and was taken back.")
