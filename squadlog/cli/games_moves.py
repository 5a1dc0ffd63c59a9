"""Playing a side game from the shell: look, move, go back and forth, ask for hints."""

from argparse import Namespace
from itertools import islice
from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.cli.choosing import opened_store
from squadlog.cli.commands import MISREAD, OK, REFUSED, TROUBLE
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.games_choosing import chosen, opened_game, people, seat_named, seconds, viewer, who
from squadlog.cli.games_thinking import budget, computers_move, hint_lines, searched, verdict_line
from squadlog.cli.games_words import page
from squadlog.cli.printing import plain, print_json, print_lines, table, tell

if TYPE_CHECKING:
    from squadlog.battle.outcome import Moved
    from squadlog.match import Match

_CODES = {"unfit-text": MISREAD, "not-saved": TROUBLE, "gone-on": TROUBLE}


def show(options: Namespace) -> int:
    """The game as a seat sees it."""
    with opened_game(options) as match:
        seat = viewer(match, options.seat)
        if options.json:
            print_json(record(match, seat))
        else:
            print_lines(page(match, seat))
    return OK


def record(match: "Match", seat: int | None) -> dict[str, object]:
    """The game for programs, as a seat may know it; the legal moves only if that seat is to move."""
    state, ending = match.state, match.outcome
    moves = [] if seat is None or seat != state.to_move else [state.notation(move) for move in state.moves()]
    return {
        "game": match.id,
        "key": match.game.key,
        "title": match.title,
        "seats": match.seats,
        "options": match.score.options,
        "entry": match.head,
        "move": len(match.score.moves),
        "seat": seat,
        "to_move": state.to_move,
        "legal": moves,
        "outcome": None if ending is None else plain(ending),
        "log": [entry.words for entry in match.log(-1 if seat is None else seat)][1:],
        "lines": list(page(match, seat)),
    }


def legal(options: Namespace) -> int:
    """Every legal move of the seat to move, as it is written."""
    with opened_game(options) as match:
        seat = _to_move(match, options.seat)
        told = legal_moves(match) if seat is not None else []
        if seat is None:
            tell("The game is over.")
        if options.json:
            print_json(told)
        else:
            print_lines(told)
    return OK


def legal_moves(match: "Match") -> list[str]:
    """What can be said now: every move and word."""
    state = match.state
    return [state.notation(move) for move in (*state.moves(), *state.words())]


def _to_move(match: "Match", name: str | None) -> int | None:
    """The seat to move, None when the game is over. Raises NotUnderstoodError if it must be said whose hand is asked for."""
    seat = match.state.to_move
    if seat is None:
        return None
    said = None if name is None else seat_named(match, name)
    if said not in (None, seat):
        raise NotUnderstoodError(f"{who(match, said or 0)} is not to move; {who(match, seat)} is.")
    alone = people(match) == (seat,)
    if match.game.kind.hidden and said is None and not alone:
        raise NotUnderstoodError(f"Hands are hidden: say --seat {match.seats[seat]} to look into that hand.")
    return seat


def move(options: Namespace) -> int:
    """Make moves in order, stopping at the first that is refused; then the computers answer."""
    with opened_store() as store:
        from squadlog.match import Match  # noqa: PLC0415 - start-up cost

        pace, match = seconds(store, options.seconds), Match(store, chosen(store, options.game))
        for said in options.moves:
            if refused := _not_ours(match):
                return _refused(refused, said, as_json=options.json)
            seat, outcome = match.state.to_move, match.say(said, by=options.by)
            if isinstance(outcome, Refusal):
                return _refused(outcome, said, as_json=options.json)
            if options.json:
                _print_made(match, seat)
            if not options.wait:
                _answered(match, pace, options)
        if not options.moves:
            seat = match.state.to_move
            if seat is not None and match.computer(seat) is None:
                raise NotUnderstoodError(
                    f"{who(match, seat)} is to move: say the move, or ask squadlog games moves."
                )
            _answered(match, pace, options)
        return _waits(match, options)


def _not_ours(match: "Match") -> Refusal | None:
    """Nobody moves for a computer whose hand is hidden: what is refused and what is not would tell that hand."""
    seat = match.state.to_move
    if seat is None or not match.game.kind.hidden or match.computer(seat) is None:
        return None
    return _refusal(
        "not-yours",
        f"{who(match, seat)} is to move, and plays a hand of its own.",
        "squadlog games move without a move lets it play.",
    )


def _print_made(match: "Match", seat: int | None) -> None:
    """The last move, as the one who made it knows it, or with -1 as everybody does."""
    entry = match.log(seat)[-1]
    print_json({"move": entry.words, "seat": entry.seat, "entry": entry.id}, line=True)


def _answered(match: "Match", pace: float, options: Namespace) -> None:
    for words in computers_move(match, pace):
        if options.json:
            _print_made(match, -1)
        else:
            print_lines([words])


def _waits(match: "Match", options: Namespace) -> int:
    ending, seat = match.outcome, match.state.to_move
    if options.json:
        return OK
    if ending is not None:
        print_lines([f"The game is over: {ending.reason}."])
    elif seat is not None:
        tell(f"To move: {who(match, seat)}.")
    return OK


def _refusal(code: str, sentence: str, instead: str = "") -> Refusal:
    return Refusal(code=code, sentence=sentence, rule="", instead=instead)


def _refused(refusal: Refusal, said: str, *, as_json: bool) -> int:
    if as_json:
        print_json({"said": said, "refusal": refusal}, line=True)
    tell(str(refusal))
    return _CODES.get(refusal.code, REFUSED)


def undo(options: Namespace) -> int:
    """Take moves back."""
    with opened_game(options) as match:
        return _went(match.undo(_count(options.steps), by=options.by), options)


def redo(options: Namespace) -> int:
    """Go forward along what was taken back."""
    with opened_game(options) as match:
        return _went(match.redo(_count(options.steps), by=options.by), options)


def jump(options: Namespace) -> int:
    """Stand at an entry of the log or a named place."""
    with opened_game(options) as match:
        named = match.branches()
        place = " ".join(options.entry)
        return _went(match.jump(named[place] if place in named else _count(place), by=options.by), options)


def name(options: Namespace) -> int:
    """Give the place where the game stands a name."""
    with opened_game(options) as match:
        return _went(match.name_branch(" ".join(options.name)), options)


def _count(said: str) -> int:
    if said.isascii() and said.isdigit() and len(said) < 10:
        return int(said)
    raise NotUnderstoodError(f"{said!r} should be a whole number.")


def _went(outcome: "Moved | Refusal", options: Namespace) -> int:
    if isinstance(outcome, Refusal):
        return _refused(outcome, options.task, as_json=options.json)
    if options.json:
        print_json({"done": outcome.sentence}, line=True)
    else:
        print_lines([outcome.sentence])
    return OK


def log(options: Namespace) -> int:
    """The moves as a seat may read them."""
    with opened_game(options) as match:
        seat = viewer(match, options.seat)
        entries = match.log(-1 if seat is None else seat, undone=options.undone)
        if options.json:
            print_json(entries)
            return OK
        rows = [
            (
                ">" if entry.current else "x" if entry.undone else "",
                entry.id,
                "" if entry.seat is None else f"{entry.number}.",
                "" if entry.seat is None else who(match, entry.seat),
                entry.words,
                f"[{entry.branch}]" if entry.branch else "",
            )
            for entry in entries
        ]
        print_lines(table(rows))
    return OK


def hint(options: Namespace) -> int:
    """The best moves for the seat to move, with what they are worth, from what that seat sees."""
    with opened_store() as store:
        from squadlog.match import Match  # noqa: PLC0415 - start-up cost

        pace, match = seconds(store, options.seconds), Match(store, chosen(store, options.game))
        if _to_move(match, options.seat) is None:
            return _refused(_refusal("over", "The game is over."), "hint", as_json=options.json)
        thought = match.thought(budget(pace), level=_level(options.level))
        if options.json:
            lines = [{"moves": line.moves, "value": line.value} for line in thought.lines]
            print_json(
                {
                    "move": match.state.notation(thought.move),
                    "lines": lines,
                    "searched": thought.searched,
                    "depth": thought.depth,
                }
            )
        else:
            print_lines(hint_lines(match, thought))
            searched(thought)
    return OK


def _level(said: str | None) -> int | None:
    from squadlog.games.game import GameError  # noqa: PLC0415 - start-up cost
    from squadlog.games.levels import level_of  # noqa: PLC0415 - likewise

    try:
        return None if said is None else level_of(said)
    except GameError as error:
        raise NotUnderstoodError(error.cited) from error


def review(options: Namespace) -> int:
    """Where the game was lost: the worst moves, or with `--all` every one, and what would have been better."""
    from squadlog.games.players.review import turning_points  # noqa: PLC0415 - start-up cost

    with opened_store() as store:
        from squadlog.match import Match  # noqa: PLC0415 - start-up cost

        pace, match = seconds(store, options.seconds), Match(store, chosen(store, options.game))
        if match.game.kind.hidden and match.outcome is None:
            refusal = _refusal("not-over", "A review tells every hand; it is for games that are over.")
            return _refused(refusal, "review", as_json=options.json)
        tell(f"Looking at {len(match.score.moves)} moves, {pace:g} s each.")
        found = match.review(budget(pace), level=_level(options.level))
        verdicts = list(islice(found, len(match.score.moves)))
        if options.json:
            print_json([{**plain(verdict), "loss": verdict.loss} for verdict in verdicts])
            return OK
        shown = verdicts if options.all else turning_points(verdicts)
        print_lines(verdict_line(match, verdict) for verdict in shown)
        if not shown:
            tell("No move gave much away.")
    return OK
