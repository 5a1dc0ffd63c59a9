"""Battles about charges: who carries them, and orders about them in a line."""

from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import Declare, Done
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.feature import Feature
from squadlog.battle.state import Ongoing, ShotPlan
from squadlog.rules.common.kept.explosions import SayCaught
from squadlog.rules.explosives.installing import finish_install
from squadlog.rules.explosives.record import PLASTIC, charges

DOOR = Feature(id="D1", kind="internal_door", name="Door", state="closed")


def carrying(
    equipment=(PLASTIC, PLASTIC), *, features=(DOOR,), rulings=None, soldiers=None, units=None, **changes
):
    """Red 1 and 2, of one squad, carry charges, 11 is of blue; there is no map."""
    each = {number: {"equipment": equipment} for number in (1, 2)}
    chapters = {"chapters": ("explosives",)} | changes.pop("setup_changes", {})
    return Played(
        skirmish((1, 2), (11,), soldiers=each | (soldiers or {}), features=features, units=units,
                 setup_changes=chapters, **changes),
        rulings,
    )  # fmt: skip


def install(unit=1, item=PLASTIC, **plan):
    """`install 1 plastic ...`."""
    return Declare(unit=unit, action="install_charge", shot=ShotPlan(weapon=item, **plan))


def detonate(unit=1, item="1", **said):
    """`detonate 1 1,2`."""
    return Declare(unit=unit, action="detonate", item=item, **said)


def disarm(unit=1, item="1"):
    """`disarm 1 1`."""
    return Declare(unit=unit, action="use_device", item=item, extras=("disarm",))


def lies(game, number):
    """The charge of that number as it is, whole or not."""
    return next((one for one in charges(game.battle, whole=False) if one.number == number), None)


def wait(game, *faces, who="nobody"):
    """Say done until the next subphase, with these faces in the last; where it is asked, `who` is caught."""
    at = game.battle.now
    while game.battle.now == at:
        if game.battle.stage == "explosions":
            game.do(SayCaught(who=who), *faces)
        else:
            last = game.battle.acting == len(game.battle.order) - 1 and game.battle.setup.map
            game.do(Done(), *(faces if last else ()))


def planted(game, *orders):
    """What these orders install lies there at once."""
    story = EventRecorder(game.battle)
    for order in orders:
        now = story.battle.now
        done = Ongoing(kind=order.action, start=now, end=now, shot=order.shot)
        finish_install(story, order.unit, done, game._table(())[0])
    game.battle = story.battle
    return game


def laid(game, *orders, subphases=5):
    """Give these orders and let so many subphases pass."""
    for order in orders:
        game.do(order)
    for _ in range(subphases):
        wait(game)
