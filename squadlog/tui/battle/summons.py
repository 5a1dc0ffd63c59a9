"""The panel that asks what the battle waits for."""

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from squadlog.battle.pending import EscapeAsked, IntentAsked, SharesAsked
from squadlog.facts.seats import Speaker
from squadlog.session.seat import Seat
from squadlog.session.view.questions.answers import offer_answers, step_answers
from squadlog.session.view.questions.die import roller
from squadlog.session.view.questions.placing import rows_to_place
from squadlog.tui.battle.panels import Panels
from squadlog.tui.chrome.words import ledger_words, side_words
from squadlog.tui.dialogs.die import DiePanel
from squadlog.tui.dialogs.melee_prompts import EscapePanel, IntentPanel, SharesPanel
from squadlog.tui.dialogs.on_paper import PaperPanel
from squadlog.tui.dialogs.panel import DeskPanel
from squadlog.tui.dialogs.placing import PlacingPanel
from squadlog.tui.dialogs.prompts import OrderPanel, StepPanel
from squadlog.tui.dialogs.within import WithinPanel


def reasons(seat: Seat, faces: Sequence[int] = ()) -> Content | None:
    """The modifiers behind the die that is waited for, with their rules; `None` for a die that has none.

    `faces` are those of its row before it that are typed and not yet given.
    """
    ledger = seat.die.reasons(faces)
    return ledger_words(ledger) if ledger is not None else None


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
    panel.about(sentence or "Other commands", offer_answers(options))
    return panel


def question(seat: Seat, panels: Panels) -> DeskPanel | None:
    """The panel of what is asked now, filled for it, or `None` when there is no question of its own."""
    battle, ask = seat.known, seat.due.ask()
    if ask.kind == "step" and ask.step == "caught":
        within = panels.the(WithinPanel)
        within.about(battle, ask.sentence)
        return within
    if ask.kind == "step" and ask.step in ("theirs", "their_shot"):
        theirs = panels.the(PaperPanel)
        theirs.about(battle, ask)
        return theirs
    if ask.kind == "step" and ask.options:
        step = panels.the(StepPanel)
        step.about(ask.sentence, step_answers(ask), seat.due.foretold(), seat.due.ahead, hint=ask.hint)
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
            shares.about(battle, split, seat.rules.refusal)
            return shares
    if rows := rows_to_place(seat):
        placing = panels.the(PlacingPanel)
        placing.about(side_words(battle, seat.who.seat), rows, mapped=bool(battle.setup.map))
        return placing
    if ask.kind == "choose_order" and ask.grouping is not None:
        order = panels.the(OrderPanel)
        order.about(battle, ask.grouping, ask.sentence)
        return order
    return None
