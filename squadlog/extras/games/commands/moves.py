"""Playing a side game from the shell: look and move."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import MISREAD, OK, REFUSED, TROUBLE
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import print_json, print_lines, print_listed, print_wrapped, tell
from squadlog.extras.games.commands.choosing import open_game, pace_of, seat_named, seat_of, viewer
from squadlog.extras.games.commands.thinking import computers_move
from squadlog.extras.games.commands.words import accounts, explain_totals, news_of, news_told, page
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.extras.games.session.move_maker import Made
from squadlog.extras.games.session.pace import Pace
from squadlog.facts.seats import Speaker
from squadlog.session.said.answers import keys_of
from squadlog.session.view.json_value import json_value

if TYPE_CHECKING:
    from squadlog.extras.games.telling import News

FORMAT = "squadlog-game-seat/1"
"""What the value of a side game calls itself; described in docs/seat-state.md."""
_CODES = {"unfit-text": MISREAD, "not-saved": TROUBLE, "gone-on": TROUBLE}


def show(options: Namespace) -> int:
    """The game as a seat sees it."""
    with open_game(options) as match:
        seat = viewer(match, options.seat)
        if options.json:
            print_json("game-seat", record(seat))
        else:
            print_wrapped(page(seat))
    return OK


def record(match: MatchSeat) -> dict[str, object]:
    """The game for programs, as a seat may know it; the legal moves only if that seat is to move."""
    seen, ending = match.view.now, match.progress.outcome
    return {
        "format": FORMAT,
        "game": match.id,
        "key": match.game.key,
        "title": match.title,
        "seats": match.seating.names,
        "options": match.view.agreed.options,
        "entry": match.head,
        "move": match.progress.length,
        "seat": None if match.place == ONLOOKER else match.place,
        "to_move": match.progress.to_move,
        "legal": [seen.notation(move) for move in seen.moves()],
        "outcome": None if ending is None else json_value(ending),
        "hints": match.hints.counts(len(match.seating.names)),
        "log": [entry.words for entry in match.view.log()][1:],
        "lines": list(page(match)),
    }


def legal(options: Namespace) -> int:
    """Every legal move of the seat to move, as it is written."""
    with open_game(options) as match:
        seat = to_move(match, options.seat)
        told = match.at(seat).view.offers() if seat is not None else ()
        if seat is None:
            tell("The game is over.")
        if options.json:
            print_listed("game-moves", options.json, told)
        else:
            print_lines(told)
    return OK


def to_move(match: MatchSeat, name: str | None) -> int | None:
    """The seat to move, None when the game is over.

    Raises NotUnderstoodError if it must be said whose hand is asked for.
    """
    seat = match.progress.to_move
    if seat is None:
        return None
    said = None if name is None else seat_named(match, name)
    if said not in (None, seat):
        raise NotUnderstoodError(
            f"{match.seating.called(said or 0)} is not to move; {match.seating.called(seat)} is."
        )
    alone = match.seating.people == (seat,)
    if match.game.kind.hidden and said is None and not alone:
        if match.seating.people and seat not in match.seating.people:
            raise NotUnderstoodError(
                f"{match.seating.called(seat)} is to move, whose hand is hidden; squadlog games move has it move."
            )
        called = (
            match.seating.names[seat] if " " not in match.seating.names[seat] else match.seating.own[seat]
        )
        raise NotUnderstoodError(f"Hands are hidden: say --seat {called} to look into that hand.")
    return seat


def move(options: Namespace) -> int:
    """Make moves in order, stopping at the first that is refused; then the computers answer."""
    with open_store() as store:
        pace, match, at = pace_of(store, options), seat_of(store, options), options.at
        if options.seat is not None:
            own = match.seating.own[seat_named(match, options.seat)]
            match = match.of(Speaker(seat=own, name=options.by))
        for said, key in zip(options.moves, keys_of(options.key), strict=False):
            ended = news_of(match)
            outcome = match.done(key) or _not_ours(match, said) or match.say(said, at=at, key=key)
            at = None
            if isinstance(outcome, Refusal):
                return print_refusal(outcome, said, as_json=options.json)
            if options.json:
                _print_made(match, ended, outcome)
            else:
                print_wrapped(news_told(match, ended))
            if not options.wait:
                _answer(match, pace, options)
        if not options.moves:
            seat = match.progress.to_move
            if seat is not None and match.seating.computer(seat) is None:
                raise NotUnderstoodError(
                    f"{match.seating.called(seat)} is to move: say the move, or ask squadlog games moves."
                )
            _answer(match, pace, options)
        return _waits(match, options)


def _not_ours(match: MatchSeat, said: str) -> Refusal | None:
    """Nobody moves for a computer whose hand is hidden: what is refused and what is not would tell that hand.

    Nobody resigns or answers an offer for a computer either.
    """
    seat = match.progress.to_move
    if seat is None or match.seating.computer(seat) is None:
        return None
    lets = "squadlog games move without a move lets it play."
    if match.game.kind.hidden:
        return refusal(
            "not-yours", f"{match.seating.called(seat)} is to move, and plays a hand of its own.", lets
        )
    if match.is_word(said):
        return refusal("not-yours", f"{match.seating.called(seat)} is to move, and speaks for itself.", lets)
    return None


def _print_made(match: MatchSeat, ended: "News | None", made_here: Made | None = None) -> None:
    """Print the move that was `made_here`, else the last as that seat may know it; a battle that ended with it."""
    entry, news = match.view.log()[-1], news_of(match)
    if made_here is not None:
        entry = next(one for one in match.view.log() if one.id == made_here.entry)
    made: dict[str, object] = {
        "move": entry.words if made_here is None else made_here.move,
        "seat": entry.seat, "entry": entry.id, "number": entry.number,
    }  # fmt: skip
    if news is not None and news.event is not None and (ended is None or news.number > ended.number):
        made["battle"] = json_value(news.event)
    print_json("game-move", made, line=True)


def _answer(match: MatchSeat, pace: Pace, options: Namespace) -> None:
    ended = news_of(match)
    for words in computers_move(match, pace, silent=options.json):
        if options.json:
            _print_made(match, ended)
        else:
            print_wrapped([words, *news_told(match, ended)])
        ended = news_of(match)


def explain(options: Namespace) -> int:
    """Every total with the cards or pieces that make it, and the rules that say so."""
    with open_game(options) as match:
        seat, what = viewer(match, options.seat), " ".join(options.what)
        if options.json:
            print_listed("game-accounts", options.json, accounts(seat, what))
        else:
            print_wrapped(explain_totals(seat, what))
    return OK


def _waits(match: MatchSeat, options: Namespace) -> int:
    ending, seat = match.progress.outcome, match.progress.to_move
    if options.json:
        return OK
    if ending is not None:
        print_wrapped([f"The game is over: {ending.reason}.", *filter(None, [match.hint_words()])])
    elif seat is not None:
        tell(f"To move: {match.seating.called(seat)}.")
    return OK


def refusal(code: str, sentence: str, instead: str = "") -> Refusal:
    """A refusal of the command line's own, which no rule of the game is behind."""
    return Refusal(code=code, sentence=sentence, rule="", instead=instead)


def print_refusal(why: Refusal, said: str, *, as_json: bool) -> int:
    """Tell what was refused and why; the exit code."""
    if as_json:
        print_json("game-refused", {"said": said, "refusal": why}, line=True)
    tell(str(why))
    return _CODES.get(why.code, REFUSED)
