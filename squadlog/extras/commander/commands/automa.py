"""`squadlog automa`: what groups of enemies without a mind want this turn, by a card or a die; the table moves them."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

from squadlog.base.dice import SEEDS
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.plugs import extra_command
from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Note
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines
from squadlog.extras.commander.mind import tempers

with lazy_imports():
    from squadlog.extras.commander.automa import decks, drawing, kept
    from squadlog.extras.commander.seated import temper_chosen

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from squadlog.extras.commander.automa.decks import AutomaCard
    from squadlog.extras.commander.automa.drawing import AutomaGroup
    from squadlog.extras.commander.automa.kept import KeptGroups

_SHOW, _DRAW, _SHUFFLE, _DROP, _CARDS, _PRINT = "show", "draw", "shuffle", "drop", "cards", "print"
_TASKS = (_SHOW, _DRAW, _SHUFFLE, _DROP, _CARDS, _PRINT)


def run(name: str, words: list[str]) -> int:
    """`automa draw|shuffle|drop GROUP`, `automa show`, `automa cards`, `automa print FILE`."""
    made = parser(name, battle=True)
    made.add_argument(
        "task",
        nargs="?",
        default=_SHOW,
        choices=_TASKS,
        metavar="draw|shuffle|drop|show|cards|print",
        help="draw: the next card of a group; show: the card of each; cards: all cards of a temper, as a table for a "
        "d10; print: the cards on paper, into a new file, .pdf or .html",
    )
    made.add_argument(
        "what", nargs="*", metavar="GROUP|FILE", help="the name of a group, such as Gate Watch; or a file"
    )
    made.add_argument(
        "--temper",
        default="",
        metavar="TEMPER",
        help=f"its deck: {', '.join(tempers.TEMPERS)}, or drawn ({tempers.STEADY}); print: or all",
    )
    made.add_argument(
        "--die", type=int, metavar="FACE", help="the card of a d10 that you rolled, 1 to 10 (0 is 10)"
    )
    made.add_argument(
        "--note", action="store_true", help="draw: a note of the log has the card, for all to read"
    )
    options = read(made, words)
    said = " ".join(options.what)
    try:
        temper = (
            temper_chosen.choose_temper(options.temper) if options.temper and options.task != _PRINT else ""
        )
    except tempers.NoTemperError as error:
        raise NotUnderstoodError(str(error)) from error
    if options.note and options.task != _DRAW:
        raise NotUnderstoodError("A note is written as a card is drawn: squadlog automa draw GROUP --note.")
    if options.die is not None and options.task != _DRAW:
        raise NotUnderstoodError("A die is read as a card is drawn: squadlog automa draw GROUP --die 7.")
    if options.task == _CARDS:
        return _show_cards(temper or tempers.STEADY, as_json=options.json)
    if options.task == _PRINT:
        return _print(said, options.temper)
    if options.task != _SHOW and not said:
        raise NotUnderstoodError(f"Say which group, such as: squadlog automa {options.task} Gate Watch.")
    with open_battle(options, says=True) as seat:
        groups = kept.KeptGroups(seat.store, seat.id)
        told = _change(groups, said, temper, options)
        if options.note and (group := groups.called(said)) is not None:
            outcome = seat.submit(Note(text=" ".join(line.strip() for line in _lines(group)), aside=True))
            if isinstance(outcome, Refusal):
                raise NotUnderstoodError(str(outcome))
        shown = () if options.task == _DROP else _asked(groups, said)
        if options.json:
            print_json("automa", {"battle": seat.id, "groups": [_data(one) for one in shown]})
        else:
            print_lines((*told, *(line for one in shown for line in _lines(one))))
            if not (shown or told):
                print_lines(["No group has drawn a card here. squadlog automa draw GROUP draws one."])
    return OK


def _change(groups: KeptGroups, name: str, temper: str, options: Namespace) -> tuple[str, ...]:
    """Do what is asked, and what is told of it beside the card."""
    if options.task == _SHOW:
        return ()
    if options.task == _DROP:
        groups.drop(name)
        return (f"{clean_text(name)} is gone, and its cards with it.",)
    told: list[str] = []

    def next_card(group: AutomaGroup | None) -> AutomaGroup:
        if group is None and options.task == _SHUFFLE:
            raise NotUnderstoodError(str(kept.none_called(name)))
        if group is None:
            seed = Random().randrange(SEEDS)  # noqa: S311 - of a deck of cards
            group = drawing.AutomaGroup(name=name, temper=temper or tempers.STEADY, seed=seed)
        elif temper and temper != group.temper:
            group = replace(group, temper=temper, shuffles=group.shuffles + 1, drawn=0, face=0)
        shuffled = options.task == _SHUFFLE
        if shuffled:
            group = drawing.shuffle_deck(group)
        elif options.die is not None:
            group = drawing.read_die(group, options.die)
        else:
            group, shuffled = drawing.draw_card(group)
        told[:] = [f"The deck of {group.name} is shuffled."] if shuffled else []
        return group

    try:
        groups.change(name, next_card)
    except ValueError as error:
        raise NotUnderstoodError(str(error)) from error
    return tuple(told)


def _asked(groups: KeptGroups, name: str) -> tuple[AutomaGroup, ...]:
    """The groups that are shown: the one that is named, else all."""
    found = groups.called(name) if name else None
    return groups.all() if found is None else (found,)


def _lines(group: AutomaGroup) -> Iterator[str]:
    """A group and its card, in a few lines."""
    card = group.card
    left = f"{group.left} cards left" if group.left != 1 else "1 card left"
    if card is None:
        yield f"{group.name} ({group.temper}, {left}): no card yet."
        return
    yield f"{group.name} ({group.temper}, {left}): {group.face} {card.name}."
    if (meant := group.meant) is not None:
        yield from (f"    {line}" for line in card_lines(replace(meant, shuffles=card.shuffles)))


def card_lines(card: AutomaCard) -> Iterator[str]:
    """What a card says, a line each."""
    yield f"Who sees an enemy: {card.sees}"
    yield f"The others: {card.others}"
    if card.shuffles:
        yield "Then the deck is shuffled."


def _show_cards(temper: str, *, as_json: bool) -> int:
    deck = decks.decks()[temper]
    if as_json:
        print_json(
            "automa", {"temper": temper, "cards": [_card_data(face, one) for face, one in _faces(deck)]}
        )
        return OK
    print_lines((f"{temper}: {tempers.TEMPERS[temper].words}.", "", *decks.HOW_TO_PLAY, ""))
    for face, card in _faces(deck):
        print_lines((f"{face:>2} {card.name}", *(f"   {line}" for line in card_lines(card))))
    return OK


def _faces(deck: Sequence[AutomaCard]) -> Iterator[tuple[int, AutomaCard]]:
    return enumerate(deck, start=1)


def _print(target: str, temper: str) -> int:
    """Have paper write the cards."""
    found = extra_command("print")
    if found is None:
        raise NotUnderstoodError("Nothing can be printed here: this program comes without paper.")
    if not target:
        raise NotUnderstoodError("Say into which new file, such as: squadlog automa print cards.pdf.")
    words = [_PAPER, "--to", target, *(["--set", f"temper={temper}"] if temper else [])]
    code: int = import_module(found[0]).run("print", words)
    return code


_PAPER = "automa"


def _data(group: AutomaGroup) -> dict[str, object]:
    card, meant = group.card, group.meant
    return {
        "name": group.name, "temper": group.temper, "left": group.left, "shuffles": group.shuffles,
        "card": None if card is None else _card_data(group.face, card),
        "meant": None if meant is None else meant.name,
    }  # fmt: skip


def _card_data(face: int, card: AutomaCard) -> dict[str, object]:
    return {
        "face": face, "name": card.name, "sees": card.sees, "others": card.others, "actions": list(card.actions),
        "shuffles": card.shuffles,
    }  # fmt: skip
