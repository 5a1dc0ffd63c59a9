"""The panel that asks what the battle waits for."""

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from squadlog.battle.commands import EndBattle
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.facts.seats import Speaker, for_all
from squadlog.rules.common.ask import Ask
from squadlog.session.chapters import is_set_up
from squadlog.session.seat import Seat
from squadlog.session.view.questions.question import roller
from squadlog.session.view.shots.aim import AimForm, ShotCard, aim_of
from squadlog.tui.battle.panels import Panels
from squadlog.tui.chrome.words import ledger_words, side_words
from squadlog.tui.dialogs.die import DiePanel
from squadlog.tui.dialogs.melee_prompts import EscapePanel, IntentPanel, SharesPanel
from squadlog.tui.dialogs.on_paper.panel import PaperPanel, asks_of_paper
from squadlog.tui.dialogs.panel import DeskPanel
from squadlog.tui.dialogs.placing import PlacingPanel
from squadlog.tui.dialogs.prompts import OrderPanel, StepPanel
from squadlog.tui.dialogs.within import WithinPanel, asks_within


def reasons(seat: Seat, faces: Sequence[int] = ()) -> Content | None:
    """The modifiers behind the die that is waited for, with their rules; `None` for a die that has none.

    `faces` are those of its row before it that are typed and not yet given.
    """
    ledger = seat.die.reasons(faces)
    return ledger_words(ledger) if ledger is not None else None


def shot(seat: Seat) -> ShotCard | None:
    """The shot that is asked for now: one that falls, or that of a watcher at somebody who moves."""
    battle, ask = seat.known, seat.due.ask()
    if ask.kind == "step":  # it comes before whatever else is pending
        return None
    if isinstance(battle.pending, OpportunityOffer):
        watcher = battle.units[battle.pending.watchers[0]]
        weapon = watcher.opportunity or watcher.in_hand or ""
        return ShotCard(
            unit=watcher.id, weapon=weapon, purpose="opportunity", aim=AimForm(target=battle.pending.mover)
        )
    if battle.pending is not None or ask.kind != "fire" or not battle.fire_queue:
        return None
    number = ask.units[0] if ask.units else battle.fire_queue[0].unit
    queued = battle.queued(number) or battle.fire_queue[0]
    return ShotCard(
        unit=queued.unit, weapon=queued.weapon, purpose="fire", aim=aim_of(queued.plan), aimed=queued.aimed
    )


def die(seat: Seat, panel: DiePanel) -> DiePanel | None:
    """The question for the die that is awaited; None where none is."""
    roll = seat.die.roll
    if roll is None:
        return None
    panel.about(roll, roller(seat.known, roll), partial(reasons, seat), seat.die.after)
    return panel


def beside(seat: Seat, panels: Panels, sentence: str = "", *, directing: bool = True) -> StepPanel | None:
    """What may be said beside what is asked, and what the referee may do, to choose from; None: nothing."""
    if not (options := (*seat.due.offers(), *(seat.due.directs() if directing else ()))):
        return None
    panel = panels.the(StepPanel)
    panel.about(Ask(kind="step", sentence=sentence or "Other commands", options=options))
    return panel


def waits(seat: Seat) -> bool:
    """Whether something waits that has a panel of its own: a die, a shot, a question."""
    asks = ("choose_order", "intent", "escape", "shares", "step")
    return seat.die.roll is not None or seat.due.ask().kind in asks or shot(seat) is not None


def in_secret(seat: Seat) -> str:
    """The side that is asked for a secret choice at a machine that all share; empty where there is none.

    Beside sides on paper one side sits there alone, and hides nothing.
    """
    pending = seat.known.pending
    if for_all(seat.who.seat) and isinstance(pending, IntentAsked) and len(seat.known.setup.kept_sides) > 1:
        return seat.known.units[pending.unit].side
    return ""


def question(seat: Seat, panels: Panels) -> DeskPanel | None:
    """The panel of what is asked now, filled for it, or `None` when there is no question of its own."""
    battle, ask = seat.known, seat.due.ask()
    if ask.kind == "step" and ask.options and asks_within(ask.options[0].says):
        within = panels.the(WithinPanel)
        within.about(battle, ask.sentence)
        return within
    if ask.kind == "step" and ask.options and asks_of_paper(battle, ask.options[0].says):
        theirs = panels.the(PaperPanel)
        theirs.about(battle, ask)
        return theirs
    if ask.kind == "step" and ask.options:
        step = panels.the(StepPanel)
        step.about(ask, seat.due.foretold(), seat.due.ahead)
        return step
    match battle.pending:
        case IntentAsked(unit=number):
            # Behind the curtain sits the side that chooses.
            own = seat.of(Speaker(seat=battle.units[number].side))
            if isinstance(own.known.pending, IntentAsked):
                intent = panels.the(IntentPanel)
                intent.about(own.known, own.known.pending, own.rules.refusal)
                return intent
        case EscapeAsked() as owed:
            escape = panels.the(EscapePanel)
            escape.about(battle, owed, seat.rules.refusal)
            return escape
        case SharesAsked() as split:
            shares = panels.the(SharesPanel)
            shares.about(battle, split)
            return shares
    if is_set_up(battle) and ask.kind in ("begin", "roll_initiative") and (rows := seat.due.placeables()):
        placing = panels.the(PlacingPanel)
        placing.about(side_words(battle, seat.who.seat), rows, mapped=bool(battle.setup.map))
        return placing
    if ask.kind == "choose_order" and ask.grouping is not None:
        order = panels.the(OrderPanel)
        order.about(battle, ask.grouping, ask.sentence)
        return order
    return None


def format_gone(seat: Seat) -> tuple[str, ...]:
    """The words that nobody of a side is in action any more, and what to do then, the longest first; empty for none.

    Whoever may ends the battle at once; otherwise it is looked at as the turn ends (SEQ-07).
    """
    if not (gone := seat.due.sides_gone()):
        return ()
    nobody = f"No soldier of {' or '.join(gone)} is in action"
    if not seat.may(EndBattle):
        return f"{nobody}: give orders until the turn ends.", f"{nobody}."
    return (
        f"{nobody}: T, its last line, ends the battle and scores it; or give orders until the turn ends.",
        f"{nobody}: T ends the battle; or play the turn out.",
        f"{nobody}: T ends the battle.",
        f"{nobody}: T ends.",
    )
