"""Side games in pairs that differ only in what a seat may not know; see `leaks`.

Two deals that give a seat the same hand (PC-10, GM-24), two seeds; or one game whose position is dealt anew
so that it agrees with everything that the seat has seen: hands, stacks, the order of heaps, cards laid face
down (PC-18) and the seed.
"""

import itertools
import json
import shutil
from contextlib import closing
from dataclasses import replace
from unittest.mock import patch

from large.given import differences, printed, shown
from support.matches import at_random, hasty_store, seated, whole

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.players.player import Budget
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.standing import Replay

PEOPLE = ("Ann", "Bob", "Cid", "Dan")
GAMES = (
    ("phalanx-cards", {}),
    ("phalanx-cards", {"players": "3"}),
    ("phalanx-cards", {"players": "4", "memory_mode": "true"}),
    ("phalanx-cards", {"gambling": "true", "players": "3"}),
    ("generals", {}),
    ("phalanx-board", {"first_player": "red"}),
)
SAID = ("9D", "2H", "KH>L", "8R", "KR army", "e1-e3", "nonsense", "accept", "", "offer twice")
KEYS = (("enter",), ("m",), ("escape", "i"), ("escape", "a"), ("escape", "l"))


def told(match, place):
    """All that a seat is given at its door, as text, by what it was asked for; ONLOOKER is the table."""
    door = seated(match).at(place)
    yield "what it sees", repr((door.view.now, door.view.before, door.view.at(0), door.view.others()))
    yield (
        "what stands",
        repr(
            (
                door.id,
                door.title,
                door.head,
                door.progress.to_move,
                door.progress.outcome,
                door.progress.ending,
                door.view.agreed,
            )
        ),
    )
    yield "what it may say", repr(door.view.offers())
    yield (
        "the log",
        repr((door.view.log(undone=True), door.view.last(), door.branches(), door.progress.length_ahead)),
    )
    if place != ONLOOKER:
        yield "refusals", repr([door.refusal(said) for said in (*SAID, *_cards(door.view.now))])
    if place == door.progress.to_move:
        for level in ("greedy", "strong"):
            ticks = itertools.count(step=0.02)
            yield (
                f"a hint of {level}",
                repr(door.advice.hint(Budget(seconds=1, clock=ticks.__next__), level=level)),
            )
        yield "a guess", repr(door.view.now.guess(Chance(3)))
    yield "a review", _reviewed(door)


def _cards(seen):
    """Every card of a game, as it is written alone; nothing of what lies where."""
    table = getattr(seen, "table", None)
    return () if table is None else getattr(getattr(table, "pack", None), "names", NAMES)


def _reviewed(door):
    ticks = itertools.count(step=0.3)
    try:
        return repr(list(door.advice.review(Budget(seconds=1, clock=ticks.__next__), level="greedy")))
    except GameError as error:
        return str(error)


def commands(match, place):
    """The commands that tell a seat anything, at the prompt too, if it is that seat's turn."""
    seat = [] if place == ONLOOKER else ["--seat", match.seating.own[place]]
    for task in ("show", "log", "explain"):
        yield from (["games", task, *seat, *form] for form in ((), ("--json",)))
    yield ["games", "log", "--undone", *seat]
    yield from (["games", task, "--json"] for task in ("list", "stats", "options"))
    yield ["games", "options"]
    if place == ONLOOKER:
        return
    yield ["games", "moves", *seat]
    refused = [said for said in SAID[:6] if match.moves.refusal(said, place) is not None]
    yield from (["games", "move", *seat, said, "--json"] for said in refused)
    if match.progress.to_move == place:
        yield ["games", "hint", *seat, "--level", "greedy", "--json"]
        yield ["play", "--game", str(match.id), "--as", "text"]


def given(folder, place, *, look):
    """Everything at the door; with `look` in the shell, and on screens: covered, unless it is this seat's turn."""
    path = folder / "squadlog.db"
    with closing(hasty_store(path)) as store:
        match = Match(store, 1)
        asked, own = list(commands(match, place)), match.progress.to_move == place
        yield from told(match, place)
    if look:
        yield from printed(folder, *asked, stdin="\n?\nlog\nexplain\noptions\nshow\nquit\n")
        yield from shown(path, KEYS if own else (), record=1)


class _Dealt(Replay):
    """Positions as they are, but for one in whose place another stands."""

    def __init__(self, swapped):
        self._swapped = swapped

    def on(self, state, events):
        standing = super().on(state, events)
        return replace(standing, state=self._swapped.get(standing.state, standing.state))


def dealt_anew(folder, rng, *, look):
    """A game played for a while, and the same dealt anew behind what one seat has seen."""
    # Where all must remember, everybody has just seen the last card, which a new deal would not know of.
    key, options = rng.choice([game for game in GAMES[:-1] if "memory_mode" not in game[1]])
    one, other = folder / "0", folder / "1"
    one.mkdir()
    with closing(hasty_store(one / "squadlog.db")) as store:
        count = int(options.get("players", 2))
        score = Score(game=key, options=options, seed=rng.randrange(1000), seats=PEOPLE[:count])
        match = at_random(Match.create(store, score), Chance(rng.randrange(1000)), rng.randrange(25))
        state = whole(match).state
        place = rng.randrange(count) if rng.random() < 0.3 or state.to_move is None else state.to_move
        guess, swapped = state.seen_by(place).guess(Chance(rng.randrange(1000))), {}
        if match.progress.outcome is None:
            # What all may know of a hand its owner has no need to be told, and a guess forgets.
            swapped[state] = replace(guess, table=state.table)
    shutil.copytree(one, other)
    for looks in (place, ONLOOKER):
        first = list(given(one, looks, look=look and looks == place))
        with patch("squadlog.extras.games.session.match_record.Replay", lambda: _Dealt(swapped)):
            second = list(given(other, looks, look=look and looks == place))
        yield from (f"{key} {json.dumps(options)} for {looks}: {one}" for one in differences(first, second))


def dealt_twice(folder, rng, *, look):
    """The same beginning of two games with other seeds and, where hands are hidden, other hands for all but one."""
    key, options = rng.choice(GAMES)
    moves = rng.randrange(3)
    fate, deals = rng.randrange(1000), _deals(key, options, rng)
    blind = (0, ONLOOKER) if deals[0] else (0, 1, ONLOOKER)
    for place, deal in enumerate(deals):
        home = folder / str(place)
        home.mkdir()
        with closing(hasty_store(home / "squadlog.db")) as store:
            count = int(options.get("players", 2))
            score = Score(game=key, options=options, seed=place + 7, deal=deal, seats=PEOPLE[:count])
            match, chance = Match.create(store, score), Chance(fate)
            for _ in range(moves if key == "phalanx-board" else min(moves, _secret_moves(key, count))):
                # What the first seat does, it does in both; what the others lay face down, nobody sees.
                state = whole(match).state
                match.moves.say(state.notation(state.moves()[chance.below(2)]))
    for looks in blind:
        pair = (list(given(folder / name, looks, look=look and looks == blind[0])) for name in ("0", "1"))
        yield from (f"{key} {json.dumps(options)} for {looks}: {one}" for one in differences(*pair))


def _secret_moves(key, players):
    """How many moves at the beginning are of the first seat, or are face down."""
    return players - 1 if key == "phalanx-cards" else 0


def _deals(key, options, rng):
    """Two deals, as they are written, that give the first seat the same hand; empty where nothing is dealt."""
    if key == "phalanx-board":
        return "", ""
    if key == "generals":
        cards = [rank + colour for rank in "23456789JQK" for colour in "RYGB"]
        rng.shuffle(cards)
        mine, drawn, *rest = " ".join(cards[:6]), *cards[6:]
        # Each has a commander: who has none is asked, and that all may know (GM-14).
        return tuple(
            f"dealer: B; A: AR {mine}; B: {ace} {' '.join(held)}; draw: {drawn}"
            for ace, held in (("AY", rest[:6]), ("AG", rest[6:12]))
        )
    cards = list(NAMES[:52])
    rng.shuffle(cards)
    others = "BCD"[: int(options.get("players", 2)) - 1]
    return tuple(
        f"A: {' '.join(cards[:7])}; "
        + "; ".join(f"{seat}: {' '.join(rest[7 * at : 7 * at + 7])}" for at, seat in enumerate(others))
        for rest in (cards[7:], cards[28:])
    )


def game_pair(folder, rng, *, look):
    """What differs between two games for a seat that may not know why; nothing where all is well."""
    whenever, time = "squadlog.store.{}.now", "2026-01-01T12:00:00+00:00"
    with (
        patch(whenever.format("record_file"), lambda: time),
        patch(whenever.format("writing"), lambda: time),
    ):
        yield from rng.choice((dealt_anew, dealt_anew, dealt_twice))(folder, rng, look=look)
