"""How a wish to take back is kept and answered, and what of it a seat may not know."""

from squadlog.base.records import replace
from squadlog.battle.chapter_state import ChapterState, Redaction
from squadlog.battle.events.chapter import by_event
from squadlog.battle.events.union import Event
from squadlog.battle.rights import of_anybody
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.undo_wish import KEY, AskBack, BackAnswered, BackAsked, Consent, wish_of


def _apply_asked(battle: Battle, event: BackAsked) -> Battle:
    return wish_of.put(battle, event.wish)


def _apply_answered(battle: Battle, event: BackAnswered) -> Battle:
    wish = wish_of(battle)
    if wish is None or not event.agrees or (event.over and wish.says):
        return wish_of.put(battle, None)  # what all would say is said at once
    if event.over:
        return wish_of.change(battle, waits=())
    if event.waits:
        return wish_of.change(battle, agreed=(*wish.agreed, *event.people))
    return wish_of.drop(battle, waits=lambda one: one == event.seat)


def _known(battle: Battle, _seat: str) -> Battle:
    """Where it would lead is a number of the record, which counts what is done in secret too."""
    return battle if wish_of(battle) is None else wish_of.change(battle, entry=0)


def _seen(event: Event, _battle: Battle, _seat: str) -> Event:
    return replace(event, wish=replace(event.wish, entry=0)) if isinstance(event, BackAsked) else event


STATE = ChapterState(
    key=KEY,
    folds=by_event(_apply_asked, _apply_answered),
    commands={AskBack: of_anybody, Consent: of_anybody},
    always=True,
    secrets=Redaction(known=_known, redacted_event=_seen),
)
