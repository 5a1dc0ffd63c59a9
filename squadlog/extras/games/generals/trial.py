"""Some turns tried out with the hidden cards dealt at random, judged by lead and command.

Simplified are: what cancels, for it never changes a lead (GM-06), and here takes the fewest armies with the total, at
most two, of any colour and with no own ones beside; that a joker keeps the value it had when it was laid (GM-12), and
gives a point to both colours if its split is fixed (GM-09); the limits of turns, and the other games of a match,
which lie too far ahead (GM-18, GM-22).
"""

from collections.abc import Sequence
from functools import lru_cache

from squadlog.base.dice import Chance
from squadlog.extras.games.generals.hidden import GeneralsSight, dealt
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, GeneralsWord, Promote
from squadlog.extras.games.generals.options import HAND
from squadlog.extras.games.generals.position import GeneralsPosition
from squadlog.extras.games.generals.prospects import least_useful, prospects, use_of
from squadlog.extras.games.generals.sensible import sensible
from squadlog.extras.games.generals.sides import Commander, Points, best_command_points, in_use, splits, worth
from squadlog.extras.games.generals.values import odds

_TURNS = 1
"""How many turns are looked at after the one that is going on."""
_A_JOKER = 5
"""A joker is laid as army for more than this."""
_STILL = 4
"""Turns with nothing laid after which every move is looked at: to end the turn may then win (GM-18)."""
_NOBODY, _BOTH = -1, 2
"""Who has won while the trial goes on: nobody; and after a draw: both."""
_ENDINGS = ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
"""What a game won by a seat, or by both, is worth to the seats."""
Ways = dict[tuple[Commander, ...], tuple[Points, ...]]


def _find_cancelled(values: Sequence[int], total: int) -> tuple[int, ...]:
    """The places of one value that is the total, else of two that make it, else none."""
    for place, value in enumerate(values):
        if value == total:
            return (place,)
    for place, value in enumerate(values):
        for other in range(place + 1, len(values)):
            if value + values[other] == total:
                return place, other
    return ()


@lru_cache(maxsize=1000)
def _single(value: int, colour: int, count: int) -> Points:
    return tuple(value if place == colour else 0 for place in range(count))


class TurnsTrial:
    """A game in progress, to be played on for some turns."""

    __slots__ = (
        "chance", "commanders", "deck", "deployed", "discards", "draw", "drew", "dropping", "first", "floor", "hands",
        "idle", "lead", "mover", "paid", "promoted", "rules", "spent", "turns", "used", "values",
        "warned", "ways", "won",
    )  # fmt: skip

    def __init__(
        self, seen: GeneralsSight, chance: Chance, ways: Ways, first: Sequence[GeneralsMove]
    ) -> None:
        table, whole = seen.table, dealt(GeneralsPosition, seen, chance)
        rules = table.rules
        self.rules, self.deck, self.ways, self.first = rules, table.pack, ways, first
        self.hands = [list(hand) for hand in whole.hands]
        self.draw = list(whole.draw)
        self.discards = list(table.discards)
        self.commanders = [side.commanders for side in table.sides]
        self.chance = chance
        lying = [[army for army in side.armies if army.is_open] for side in table.sides]
        self.values = [
            [worth(rules, side, army) for army in armies]
            for side, armies in zip(table.sides, lying, strict=True)
        ]
        self.paid = [[army.paid for army in armies] for armies in lying]
        self.used = [list(in_use(rules, side, len(self.deck.letters))) for side in table.sides]
        self.mover, self.spent = table.mover, list(table.spent)
        self.lead = table.lead(0)
        self.promoted, self.deployed, self.dropping = table.promoted, table.deployed, table.dropping
        self.drew, self.idle = table.drew, table.idle
        self.warned, self.turns, self.floor, self.won = table.warned, _TURNS, -1, _NOBODY

    def speaker(self) -> int:
        """The seat whose turn it is, -1 once the turns are played or the game is over."""
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
        found.append(GeneralsWord.END)
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
                card = least_useful(self.deck, self._ways(self.mover), hand)
                hand.remove(card)
                self.discards.append(card)
            self._end()
        return self.shares()

    def shares(self) -> Sequence[float]:
        """1 and 0 for a game that is won, else what lead and command are worth."""
        if self.won != _NOBODY:
            return _ENDINGS[self.won]
        deck, hands = self.deck, self.hands
        share = odds(
            self.lead + prospects(deck, self._ways(0), hands[0]) - prospects(deck, self._ways(1), hands[1])
        )
        return share, 1 - share

    def _ways(self, seat: int) -> tuple[Points, ...]:
        commanders = self.commanders[seat]
        found = self.ways.get(commanders)
        if found is None:
            found = self.ways[commanders] = best_command_points(self.rules, commanders)
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
            value = max(self.values[self.mover], default=0 if self.rules.allow_zero else -1)
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
        down = _find_cancelled(theirs, value)
        if not down:
            mine.append(value)
            self.paid[seat].append(paid)
            return
        gone = [(1 - seat, self.paid[1 - seat].pop(place)) for place in reversed(down)]
        for place in reversed(down):
            del theirs[place]
        if not self.rules.facedown_uses or self.rules.cancelled_discarded:
            for owner, freed in (*gone, (seat, paid)):
                for colour, share in enumerate(freed):
                    self.used[owner][colour] -= share

    def _lay_all(self, hand: list[int], chance: Chance) -> None:
        deck = self.deck
        if not self.promoted:
            great = [card for card in hand if deck.command[card] is not None]
            if great:
                best = max(great, key=lambda card: (use_of(deck, hand, card), chance.bits(8)))
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
            self.draw, self.discards = self.chance.shuffled(self.discards), []
        self.drew = bool(self.draw)
        if self.drew:
            self.hands[foe].append(self.draw.pop())
            self.hands[foe].sort()
        elif self.idle > 1 or not self._can_go_on():
            ahead = self.lead if not self.rules.count_cards else len(self.values[0]) - len(self.values[1])
            self.won = _BOTH if not ahead else int(ahead < 0)

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
            able = best_command_points(table.rules, table.sides[seen.seat].commanders)
            self._first = sensible(table.rules, self._first, able)

    def deal(self, chance: Chance) -> TurnsTrial:
        """The game seen, with the hidden cards dealt at random."""
        return TurnsTrial(self._seen, chance, self._ways, self._first)

    def move(self, step: GeneralsMove) -> GeneralsMove:
        """The step itself."""
        return step

    def later(self, step: GeneralsMove) -> GeneralsMove:
        """The step itself."""
        return step
