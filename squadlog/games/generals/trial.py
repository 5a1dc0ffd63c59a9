"""Some turns tried out with the hidden cards dealt at random, judged by lead and command.

What cancels is simplified, for it never changes a lead (GM-06): the fewest armies with the total, at most two.
"""

from collections.abc import Sequence
from functools import lru_cache

from squadlog.dice import Chance
from squadlog.games.generals.cards import Pack
from squadlog.games.generals.hidden import GeneralsSight, dealt
from squadlog.games.generals.moves import Deploy, Drop, GeneralsMove, Promote, Word
from squadlog.games.generals.options import HAND
from squadlog.games.generals.sensible import sensible
from squadlog.games.generals.sides import Commander, Points, commands, in_use, splits, worth
from squadlog.games.generals.values import odds

_TURNS = 1
"""How many turns are looked at after the one that is going on."""
_DRAWS = 10
"""How many cards are thought to be drawn yet, when command is judged by what it lets one lay."""
_USABLE = 0.8
"""What part of its value an army in hand is worth when it can be paid for."""
_LATER = 0.5
"""What part of that it is worth when it can be once the commanders in hand are laid."""
_A_JOKER = 5
"""A joker is laid as army for more than this."""
_STILL = 4
"""After so many turns with nothing laid every move is looked at: to end the turn may then win (GM-18)."""
_NOBODY, _BOTH = -1, 2
_ENDINGS = ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
"""What a game won by a seat, or by both, is worth to the seats."""
Ways = dict[tuple[Commander, ...], tuple[Points, ...]]


@lru_cache(maxsize=1000)
def _single(value: int, colour: int, count: int) -> Points:
    return tuple(value if place == colour else 0 for place in range(count))


@lru_cache(maxsize=4)
def _gains(deck: Pack) -> tuple[tuple[float, ...], ...]:
    """What the next card drawn lets one lay, by colour and command there, on average."""
    worths = [
        [value for card, value in enumerate(deck.army) if value and deck.colours[card][0] == colour]
        for colour in range(len(deck.letters))
    ]
    return tuple(
        tuple(
            sum(value for value in of_colour if value <= most) / deck.size
            for most in range(max(of_colour) + 1)
        )
        for of_colour in worths
    )


class TurnsTrial:
    """A game in progress, to be played on for some turns."""

    __slots__ = (
        "commanders", "deck", "deployed", "discards", "draw", "drew", "dropping", "first", "floor", "hands",
        "idle", "lead", "mover", "promoted", "rules", "spent", "turns", "used", "values", "warned", "ways", "won",
    )  # fmt: skip

    def __init__(
        self, seen: GeneralsSight, chance: Chance, ways: Ways, first: Sequence[GeneralsMove]
    ) -> None:
        table, whole = seen.table, dealt(seen, chance)
        rules = table.rules
        self.rules, self.deck, self.ways, self.first = rules, table.pack, ways, first
        self.hands = [list(hand) for hand in whole["hands"]]
        self.draw = list(whole["draw"])
        self.discards = list(table.discards)
        self.commanders = [side.commanders for side in table.sides]
        self.values = [
            [worth(rules, side, army) for army in side.armies if army.is_open] for side in table.sides
        ]
        self.used = [list(in_use(rules, side, len(self.deck.letters))) for side in table.sides]
        self.mover, self.spent = table.mover, list(table.spent)
        self.lead = table.lead(0)
        self.promoted, self.deployed, self.dropping = table.promoted, table.deployed, table.dropping
        self.drew, self.idle = table.drew, table.idle
        self.warned, self.turns, self.floor, self.won = table.warned, _TURNS, -1, _NOBODY

    def speaker(self) -> int:
        """Whose turn it is, -1 once the turns are played or the game is over."""
        return -1 if self.won != _NOBODY or self.turns < 0 else self.mover

    def steps(self) -> Sequence[GeneralsMove]:
        """What the one whose turn it is may sensibly do; armies are laid in the order of the deck."""
        if self.first:
            return self.first
        hand = self.hands[self.mover]
        if self.dropping:
            return self._sensible([Drop(card) for card in hand])
        command, found = self.deck.command, list[GeneralsMove]()
        if not self.promoted and (self.rules.free_order or not self.deployed):
            found += [Promote(card) for card in hand if command[card] is not None]
        able = self._able()
        for card in hand:
            if card > self.floor:
                paid = self._paid(card, able)
                if paid is not None:
                    found.append(Deploy(card, paid))
        found.append(Word.END)
        return self._sensible(found)

    def make(self, step: GeneralsMove) -> None:
        """Take a step."""
        self.first = ()
        seat = self.mover
        if isinstance(step, Deploy):
            self.hands[seat].remove(step.card)
            self.floor = step.card
            self._deploy(step.paid)
        elif isinstance(step, Promote):
            self.hands[seat].remove(step.card)
            self._promote(step)
        elif isinstance(step, Drop):
            self.hands[seat].remove(step.card)
            self.discards.append(step.card)
            if len(self.hands[seat]) <= HAND:
                self._end()
        elif len(self.hands[seat]) > HAND:
            self.dropping = True
        else:
            self._end()

    def finish(self, chance: Chance) -> Sequence[float]:
        """The rest of the turns, each laying what it can; what is discarded is what is of least use."""
        self.first = ()
        while self.speaker() >= 0:
            hand = self.hands[self.mover]
            if not self.dropping:
                self._lay_all(hand, chance)
            while len(hand) > HAND:
                card = self._least(hand)
                hand.remove(card)
                self.discards.append(card)
            self._end()
        return self.shares()

    def shares(self) -> Sequence[float]:
        """1 and 0 for a game that is won, else what lead and command are worth."""
        if self.won != _NOBODY:
            return _ENDINGS[self.won]
        share = odds(self.lead + self._prospects(0) - self._prospects(1))
        return share, 1 - share

    def _prospects(self, seat: int) -> float:
        """What command, and a hand that can use it, are worth in lead."""
        deck, ways = self.deck, self._ways(seat)
        now = list(ways[0]) if len(ways) == 1 else [max(points) for points in zip(*ways, strict=True)]
        soon = now.copy()
        hand = self.hands[seat]
        for card in hand:
            for colour in deck.colours[card]:
                soon[colour] += deck.command[card] or 0
        total = 0.0
        for colour, gains in enumerate(_gains(deck)):
            top = len(gains) - 1
            total += _DRAWS * (
                gains[min(now[colour], top)]
                + _LATER * (gains[min(soon[colour], top)] - gains[min(now[colour], top)])
            )
        for card in hand:
            value = deck.army[card]
            if value:
                for colour in deck.colours[card]:
                    if value <= now[colour]:
                        total += _USABLE * value
                        break
                    if value <= soon[colour]:
                        total += _LATER * _USABLE * value
                        break
        return total

    def _ways(self, seat: int) -> tuple[Points, ...]:
        commanders = self.commanders[seat]
        found = self.ways.get(commanders)
        if found is None:
            found = self.ways[commanders] = commands(self.rules, commanders)
        return found

    def _able(self) -> Sequence[Points]:
        """The commands under which all that was laid in this turn can be paid."""
        ways, spent = self._ways(self.mover), self.spent
        need = self.used[self.mover] if self.rules.standing else spent
        laid = [(colour, need[colour]) for colour, points in enumerate(spent) if points]
        if not laid:
            return ways
        return [way for way in ways if all(way[colour] >= points for colour, points in laid)]

    def _paid(self, card: int, able: Sequence[Points]) -> Points | None:
        """How a card can be paid for, None if it cannot."""
        deck = self.deck
        value = deck.army[card]
        if value is None:
            return None
        if deck.joker[card]:
            value = max(self.values[self.mover], default=-1)
            if value < 0:
                return None
        need = self.used[self.mover] if self.rules.standing else self.spent
        colours = deck.colours[card]
        if len(colours) == 1:
            colour = colours[0]
            least = need[colour] + value
            for way in able:
                if way[colour] >= least:
                    return _single(value, colour, len(need))
            return None
        for paid in splits(value, colours, len(need), single=self.rules.single_colour):
            if any(all(way[c] - need[c] >= paid[c] for c in colours) for way in able):
                return paid
        return None

    def _promote(self, step: Promote) -> None:
        split = step.split
        if self.rules.split_fixed and not split and len(self.deck.colours[step.card]) > 1:
            points = self.deck.command[step.card] or 0
            split = splits(points, self.deck.colours[step.card], len(self.spent))[points // 2]
        self.commanders[self.mover] = (*self.commanders[self.mover], Commander(step.card, split))
        self.promoted = True

    def _deploy(self, paid: Points) -> None:
        seat, value = self.mover, sum(paid)
        self.deployed = True
        self.lead += value if seat == 0 else -value
        mine, theirs = self.values[seat], self.values[1 - seat]
        for colour, share in enumerate(paid):
            self.spent[colour] += share
            self.used[seat][colour] += share
        if value in theirs:
            theirs.remove(value)
            return
        for other in theirs:
            if value - other in theirs and (value != 2 * other or theirs.count(other) > 1):
                theirs.remove(other)
                theirs.remove(value - other)
                return
        mine.append(value)

    def _lay_all(self, hand: list[int], chance: Chance) -> None:
        deck = self.deck
        if not self.promoted:
            great = [card for card in hand if deck.command[card] is not None]
            if great:
                best = max(great, key=lambda card: (self._use(hand, card), chance.bits(8)))
                hand.remove(best)
                self._promote(Promote(best))
        able = self._able()
        worths = [(deck.army[card] or 0, card) for card in hand if deck.army[card] is not None]
        for _, card in sorted(worths, reverse=True):
            paid = self._paid(card, able)
            if paid is not None and (not deck.joker[card] or sum(paid) > _A_JOKER):
                hand.remove(card)
                self._deploy(paid)
                able = self._able()

    def _use(self, hand: list[int], card: int) -> float:
        """How much a commander would help the armies in hand."""
        colours = self.deck.colours[card]
        waiting = sum(
            self.deck.army[other] or 0
            for other in hand
            if other != card and set(self.deck.colours[other]) & set(colours)
        )
        return (self.deck.command[card] or 0) * 3 + min(waiting, 12) * 0.5

    def _least(self, hand: list[int]) -> int:
        """The card that is of least use: an army beyond all command, else a small one; commanders last."""
        able = self._ways(self.mover)

        def use(card: int) -> float:
            if self.deck.command[card] is not None:
                return 20.0 + (self.deck.command[card] or 0)
            value = self.deck.army[card] or 0
            most = max(way[colour] for way in able for colour in self.deck.colours[card])
            return value if value <= most else 4.0 - 0.5 * (value - most)

        return min(hand, key=use)

    def _end(self) -> None:
        seat, foe, need = self.mover, 1 - self.mover, self.rules.lead
        leads = (self.lead, -self.lead)
        if self.warned == foe and leads[foe] >= need:
            self.won = foe
            return
        self.idle = 0 if self.promoted or self.deployed or self.drew else self.idle + 1
        self.warned = seat if leads[seat] >= need else -1
        self.mover, self.turns, self.floor = foe, self.turns - 1, -1
        self.promoted = self.deployed = self.dropping = False
        self.spent = [0] * len(self.spent)
        if not self.draw and self.discards:
            self.draw, self.discards = self.discards, []
        self.drew = bool(self.draw)
        if self.drew:
            self.hands[foe].append(self.draw.pop())
            self.hands[foe].sort()
        elif self.idle > 1 or not self._can_go_on():
            self.won = _BOTH if not self.lead else int(self.lead < 0)

    def _can_go_on(self) -> bool:
        """Whether anybody could lay anything if it were his turn (GM-18)."""
        mover, found = self.mover, False
        for self.mover in (1 - mover, mover):
            found |= any(
                self.deck.command[card] is not None or self._paid(card, self._ways(self.mover))
                for card in self.hands[self.mover]
            )
        return found

    def _sensible(self, moves: Sequence[GeneralsMove]) -> Sequence[GeneralsMove]:
        if not self.draw and not self.discards:
            return moves
        return sensible(self.rules, moves, self._ways(self.mover))


class TurnsSampler:
    """Deals games that agree with what a seat sees; a step is a move."""

    def __init__(self, seen: GeneralsSight, moves: Sequence[GeneralsMove]) -> None:
        self._seen, self._ways = seen, Ways()
        firsts: dict[tuple[object, ...], GeneralsMove] = {}
        for move in moves:
            firsts.setdefault((type(move), move.card) if isinstance(move, Deploy) else (move,), move)
        table = seen.table
        self._first: Sequence[GeneralsMove] = tuple(firsts.values())
        if (seen.draw or table.discards) and table.still < _STILL:
            able = commands(table.rules, table.sides[seen.seat].commanders)
            self._first = sensible(table.rules, self._first, able)

    def deal(self, chance: Chance) -> TurnsTrial:
        """The game seen, with the hidden cards dealt at random."""
        return TurnsTrial(self._seen, chance, self._ways, self._first)

    def move(self, step: GeneralsMove) -> GeneralsMove:
        """The step itself."""
        return step
