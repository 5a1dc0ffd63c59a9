"""Cards of shots in a battle whose rules say of every shot what a test wants to hear."""

from types import SimpleNamespace

from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.shots.aim import AskedShot
from squadlog.session.view.shots.card import shot_card

NOTHING = ShotPreview(blocked=None)


def card_of(battle, *targets, shown=NOTHING, aim=None, purpose="fire"):
    """The card of the rifle of 1 at these targets."""
    rules = SimpleNamespace(
        known=battle, manners=lambda *_: (), targets=lambda _: targets, preview=lambda _: shown,
        refusal=lambda _: shown.blocked,
    )  # fmt: skip
    return shot_card(rules, AskedShot(unit=1, weapon="SR", purpose=purpose), aim)
