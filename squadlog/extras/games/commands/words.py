"""A side game laid out in lines: its page, why it stands so, what was agreed. The words are the game's own."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text
from squadlog.cli.faults import NotFoundError
from squadlog.cli.printing import table
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.game import ONLOOKER
from squadlog.session.view.json_value import json_value

if TYPE_CHECKING:
    from squadlog.extras.games.game import Option, Seen
    from squadlog.extras.games.session.match_seat import MatchSeat
    from squadlog.extras.games.telling import News, Told


def page(match: "MatchSeat") -> Iterator[str]:
    """The game as that seat sees it."""
    words, seen = words_of(match.game), match.view.now
    yield f"{match.title}   game {match.id}   {match.game.key}   move {match.progress.length}"
    yield from page_lines(match)
    ending, news = match.progress.outcome, news_of(match)
    if news is not None and (news.fresh or ending is not None):
        yield from news_lines(news)
    elif news is not None and news.short:
        yield f"{news.title}: {news.short}."
    if match.place != ONLOOKER:
        yield from words.hand(seen)
    yield ""
    last = match.view.log()[-1]
    if last.seat is not None:
        yield f"Last move: {last.number}. {match.seating.called(last.seat)}: {last.words}"
    if ending is not None:
        yield f"The game is over: {ending.reason}{f' [{ending.rule}]' if ending.rule else ''}."
        shares = ", ".join(
            f"{match.seating.called(place)} {share:g}" for place, share in enumerate(ending.shares)
        )
        yield f"Score: {shares}."
        if asked := match.hint_words():
            yield asked
    elif match.progress.to_move is not None:
        yield f"To move: {match.seating.called(match.progress.to_move)}."


def page_lines(match: "MatchSeat") -> Iterator[str]:
    """What lies open to that seat, in plain lines, and no hand."""
    for told in words_of(match.game).page(match.view.now, match.seating.called):
        yield from [told] if isinstance(told, str) else table(told[1:], head=[str(cell) for cell in told[0]])


def format_options(match: "MatchSeat") -> list[str]:
    """What was agreed before the game, one option a line, with the usual value where that was another."""
    return table(
        [_option_row(option, match.view.agreed.options[option.name]) for option in match.game.options]
    )


def _option_row(option: "Option", value: str) -> tuple[str, ...]:
    usual = "" if value == option.default else f"instead of {option.default}"
    return (option.name, value, usual, option.words(value))


# Why it stands so


def explain_totals(match: "MatchSeat", what: str = "") -> Iterator[str]:
    """Every total with what it is made of, as that seat knows it; `what` names a zone, a seat or a person, "" all.

    Raises NotFoundError for another word.
    """
    words, seen = words_of(match.game), match.view.now
    for part in _parts_meant(match, seen, what):
        yield from indent_lines(words.account(seen, part, match.seating.called))


def accounts(match: "MatchSeat", what: str = "") -> list[object]:
    """Every total for programs, with an account of each part; where a game has none, what is told of it."""
    words, seen = words_of(match.game), match.view.now
    parts = _parts_meant(match, seen, what)
    if words.event is not None:
        return [json_value(words.event(seen, part)) for part in parts]
    who = match.seating.called
    return [{"seat": part, "lines": list(indent_lines(words.account(seen, part, who)))} for part in parts]


def _parts_meant(match: "MatchSeat", seen: "Seen", what: str) -> list[int]:
    """The parts of a game with that name, the first of their two names counting before the second; all for no name."""
    parts = words_of(match.game).parts
    known = list(zip(match.seating.own, match.seating.names, strict=True)) if parts is None else parts(seen)
    wanted = what.strip().casefold().removeprefix("zone ")
    if not wanted:
        return list(range(len(known)))
    for which in (0, 1):
        found = [part for part, names in enumerate(known) if names[which].casefold() == wanted]
        if found:
            return found
    names = ", ".join(first for first, _ in known)
    raise NotFoundError(f"There is no {clean_text(what, limit=40)!r} to explain here; there are {names}.")


def indent_lines(told: "Iterable[Told]") -> Iterator[str]:
    """Lines as they are told, further in step by step; what counts stands before its card."""
    for line in told:
        value = f"{line.value:>3}  " if line.value else ""
        name = "" if line.card is None else f"{line.card.in_brackets:<6} "
        yield f"{'  ' * line.depth}{value}{name}{line.cited}"


# What ended


def news_of(match: "MatchSeat") -> "News | None":
    """The part of the game that ended last, as everybody may know it."""
    return words_of(match.game).news(match.view.now, match.seating.called)


def news_lines(news: "News") -> Iterator[str]:
    """How it ended, in a few lines."""
    if news.told:
        yield f"{news.title}."
        yield from (f"  {line}" for line in indent_lines(told for told in news.told if told.words))


def news_told(match: "MatchSeat", before: "News | None") -> Iterator[str]:
    """What ended since `before` was the last news; nothing if nothing did, or if the game was gone back in."""
    news = news_of(match)
    if news is not None and (before is None or news.number > before.number):
        yield from news_lines(news)
