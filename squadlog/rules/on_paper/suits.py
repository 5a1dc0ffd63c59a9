"""What a figure wears who fights one of ours hand to hand: a short question before the blows (ARM-02, MEL-22)."""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.context import RulesContext
from squadlog.rules.on_paper.record import SuitLeft, figure
from squadlog.rules.on_paper.saying import SuitSaid, TheirFigure
from squadlog.rules.on_paper.stating import objections_figure, resolve_figure
from squadlog.rules.on_paper.whom import refuse_stranger


def wears_unknown(unit: Unit) -> bool:
    """Whether it is a figure on paper of whose suit nothing was stated; an armour factor says nothing of melee."""
    return unit.soldier.paper and unit.soldier.af is not None and not figure(unit).suit_left


def asks_suit(battle: Battle) -> Ask | None:
    """The suit of the first figure that fights one of ours and of which none was stated; None: there is none."""
    for theirs, ours in pairs_with_ours(battle):
        if wears_unknown(theirs):
            return _ask(battle, theirs, ours)
    return None


def pairs_with_ours(battle: Battle) -> Iterator[tuple[Unit, Unit]]:
    """Each figure on paper that fights one of ours hand to hand, with that one, in the melee step."""
    for fight in battle.engagements if battle.stage == "melee" else ():
        one, other = battle.units[fight.attacker], battle.units[fight.defender]
        for theirs, ours in ((one, other), (other, one)):
            if theirs.soldier.paper and not (ours.soldier.paper or theirs.out or ours.out):
                yield theirs, ours


def _ask(battle: Battle, theirs: Unit, ours: Unit) -> Ask:
    book = book_with(battle.setup.packs)
    suits = tuple(book.armours)
    usual = usual_suit(battle, theirs, book)
    options = (
        *(
            AskOption(
                says=SuitSaid(unit=theirs.id, suit=key),
                words=f"{book.armours[key].name}: {book.armours[key].melee:+d} to the blow against them",
            )
            for key in suits
        ),
        AskOption(says=SuitSaid(unit=theirs.id), words="they do not say: it changes nothing"),
    )
    return Ask(
        kind="step",
        step="suit",
        sentence=f"{theirs.called} fights {ours.called} hand to hand. Which suit do they wear?",
        side=battle.setup.voice_of(theirs.side),
        units=(theirs.id,),
        options=options,
        enter=suits.index(usual) + 1 if usual in suits else len(options),
        hint=f"Or write its code, such as suit {theirs.id} BI.",
    )


def usual_suit(battle: Battle, theirs: Unit, book: Rulebook) -> str | None:
    """The suit that is proposed: that of another of them, else the first of the book with the armour factor taken."""
    said = [
        unit.soldier.armour
        for unit in battle.units.values()
        if unit.side == theirs.side and figure(unit).fact("suit") is not None
    ]
    if said and figure(theirs).fact("af") is None:
        return said[-1]
    alike = [key for key, row in book.armours.items() if row.af == theirs.soldier.af]
    return next((key for key in alike if key in said), alike[0] if alike else None)


def objections_suit(battle: Battle, command: SuitSaid, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a suit: it is of a figure on paper, and one of the book."""
    if command.suit:
        yield from objections_figure(battle, TheirFigure(unit=command.unit, suit=command.suit), ctx)
    elif refused := refuse_stranger(battle, command.unit):
        yield refused
    elif not wears_unknown(battle.units[command.unit]):
        called = battle.units[command.unit].called
        yield nonsense("nothing-said", f"What {called} wears was said already, or was left open.", "ARM-02")


def resolve_suit(recorder: EventRecorder, command: SuitSaid, ctx: RulesContext) -> None:
    """Keep the suit, or that it is not told."""
    if command.suit:
        resolve_figure(recorder, TheirFigure(unit=command.unit, suit=command.suit), ctx)
    else:
        recorder.emit(SuitLeft(unit=command.unit))
