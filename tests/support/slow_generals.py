"""Generals and Majors once more, slowly and from the rulings alone: a game followed move by move in writing.

Cards are their names. Of the game that is followed only shuffling is looked up: what is dealt and what is drawn.
"""

import re
from collections.abc import Mapping
from itertools import chain, combinations, product

from squadlog.extras.games.generals.state import GeneralsState

KALOSI = dict(zip("JQKA", (2, 2, 2, 3), strict=True))
STARS = dict(zip("JQKA", (1, 1, 1, 2), strict=True))
SUITS = {"H": "R", "D": "R", "C": "B", "S": "B", "*": "RB"}
_ARMY = re.compile(r"(\S+)(?: army)?(?: ([\d+A-Z]+))?(?: with (\S+))?(?: x(\S+))?")


def some_of(cards: list) -> list[tuple]:
    return list(chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1)))


class SlowGenerals:
    """Who speaks, what he may write, and where every card is."""

    def __init__(self, options: Mapping[str, str], state: GeneralsState) -> None:
        self.agreed, self.stars = options, options["deck"] == "stardeck"
        self.every = set(state.table.pack.names)
        self.letters = "RB" if self.stars else "RYGB"
        self.dealer, self.wins, self.over = state.table.dealer, [0, 0], None
        self.deal(state)

    def deal(self, state: GeneralsState) -> None:
        """GM-25, GM-14: seven each; the non-dealer is asked first."""
        self.stack, self.discards = set(self.every), []
        self.commanders, self.armies = ([], []), ([], [])
        self.hands = [set(), set()]
        names = state.table.pack.names
        shown = [{names[card] for card in hand} for hand in state.hands]
        self.redraws, self.asking = [0, 0], [1 - self.dealer, self.dealer]
        self.mover = self.warned = None
        self.turns = self.still = self.idle = 0
        mine = 1 - self.dealer
        for seat in (mine, 1 - mine):
            self.hands[seat] = shown[seat]
            self.stack -= shown[seat]
        if len(shown[mine]) == 8:  # nobody was asked: the first card of the first turn is among them
            self.asking = []
            self.mover, self.drew, self.dropping = mine, True, False
            self.promoted = self.deployed = False
            self.paid = dict.fromkeys(self.letters, 0)
            assert len(shown[1 - mine]) == 7
            return
        assert len(shown[0]) == len(shown[1]) == 7
        self.ask(state)

    def is_poor(self, seat: int) -> bool:
        return not any(card[0] in "JQKA" for card in self.hands[seat])

    def ask(self, state: GeneralsState) -> None:
        while self.asking:
            seat, most = self.asking[0], self.agreed["redraws"]
            if self.is_poor(seat) and (most == "unlimited" or self.redraws[seat] < int(most)):
                return
            self.asking.pop(0)
        self.turn(1 - self.dealer, state)

    # What a card is

    def colours(self, card: str) -> str:
        if card[0] == "?":
            return card[1:]
        return SUITS[card[-1]] if self.stars else card[-1]

    def points(self, card: str) -> int:
        """As a commander; 0 for armies."""
        return 2 if card[0] == "?" else (STARS if self.stars else KALOSI).get(card[:-1], 0)

    def worth(self, seat: int, army: dict) -> int:
        if not army["open"]:
            return 0
        if army["card"][0] == "?" and self.agreed["joker_army_value"] == "dynamic":
            return max((one["value"] for one in self.lying(seat) if one["card"][0] != "?"), default=0)
        return army["value"]

    def lying(self, seat: int) -> list[dict]:
        return [army for army in self.armies[seat] if army["open"]]

    def strength(self, seat: int) -> int:
        return sum(self.worth(seat, army) for army in self.armies[seat])

    def commands(self, seat: int) -> list[dict[str, int]]:
        """Every command that its jokers can be split into (GM-09 to GM-11)."""
        found = []
        ways = [
            [split]
            if split
            else [dict(zip(self.colours(card), shares, strict=True)) for shares in self.shared(card)]
            for card, split in self.commanders[seat]
        ]
        for way in product(*ways):
            points, members = dict.fromkeys(self.letters, 0), dict.fromkeys(self.letters, 0)
            for (card, _), split in zip(self.commanders[seat], way, strict=True):
                for colour in self.colours(card):
                    share = split.get(colour, 0)
                    points[colour] += share
                    group = self.agreed["joker_group"]
                    counts = card[0] != "?" or group == "both" or (group == "supplying" and share > 0)
                    members[colour] += counts
            if not self.stars:
                for colour in self.letters:
                    points[colour] += members[colour] >= 3
            found.append(points)
        return found

    def shared(self, card: str) -> list[tuple[int, ...]]:
        whole = self.points(card)
        if len(self.colours(card)) == 1:
            return [(whole,)]
        return [(share, whole - share) for share in range(whole + 1)]

    # What may be written

    @property
    def speaker(self) -> int | None:
        if self.over is not None:
            return None
        return self.asking[0] if self.asking else self.mover

    def legal(self) -> set[tuple]:
        """Everything the one who speaks may do; armies as card, payment, own and enemy cards that turn down."""
        if self.over is not None:
            return set()
        if self.asking:
            return {("redraw",), ("keep",)}
        hand = self.hands[self.mover]
        if self.dropping:
            return {("drop", card) for card in hand}
        return {("end",)} | self.leaders() | {way for card in hand for way in self.layings(card)}

    def leaders(self) -> set[tuple]:
        found = set()
        if self.promoted or (self.deployed and self.agreed["free_order"] == "false"):
            return found
        for card in self.hands[self.mover]:
            if self.points(card):
                if len(self.colours(card)) > 1 and self.agreed["joker_split"] == "fixed":
                    for shares in self.shared(card):
                        split = zip(self.colours(card), shares, strict=True)
                        found.add(("lead", card, frozenset(one for one in split if one[1])))
                else:
                    found.add(("lead", card, frozenset()))
        return found

    def layings(self, card: str) -> set[tuple]:
        """GM-01 to GM-05, GM-12, GM-13."""
        seat = self.mover
        if card[0] in "JQKA":
            return set()
        value = 0 if card[0] == "?" else int(card[:-1])
        if card[0] == "?":
            best = [self.worth(seat, army) for army in self.lying(seat)]
            if not best and self.agreed["allow_zero"] == "false":
                return set()
            value = max(best, default=0)
        found = set()
        for paid in self.payments(card, value):
            ways = self.cancels(card, value)
            if self.agreed["cancelling"] == "optional" or not ways:
                ways = [*ways, ((), ())]
            found |= {("lay", card, paid, frozenset(own), frozenset(foe)) for own, foe in ways}
        return found

    def payments(self, card: str, value: int) -> list[frozenset]:
        colours = self.colours(card)
        shares = [(value,)] if len(colours) == 1 else [(share, value - share) for share in range(value + 1)]
        if len(colours) > 1 and self.agreed["joker_army_cost"] == "single_colour":
            shares = [(value, 0), (0, value)]
        standing = self.agreed["command_mode"] == "standing"
        found = []
        for split in shares:
            paid = dict(zip(colours, split, strict=True))
            need = {}
            for colour in self.letters:
                if paid.get(colour, 0) or self.paid[colour]:
                    before = self.used(colour) if standing else self.paid[colour]
                    need[colour] = before + paid.get(colour, 0)
            if any(all(way[c] >= n for c, n in need.items()) for way in self.commands(self.mover)):
                found.append(frozenset(one for one in paid.items() if one[1]))
        return found

    def used(self, colour: str) -> int:
        downs = self.agreed["facedown_uses_command"] == "true"
        return sum(
            dict(army["paid"]).get(colour, 0) for army in self.armies[self.mover] if army["open"] or downs
        )

    def cancels(self, card: str, value: int) -> list[tuple]:
        seat = self.mover
        laid = {"card": card, "value": value, "paid": frozenset(), "open": True}
        self.armies[seat].append(laid)
        mine = [army for army in self.lying(seat)[:-1] if self.shares(card, army["card"])]
        theirs = [army for army in self.lying(1 - seat) if self.shares(card, army["card"])]
        totals = {}
        for foe in some_of(theirs)[1:]:
            totals.setdefault(sum(self.worth(1 - seat, army) for army in foe), []).append(foe)
        found = []
        for own in some_of(mine) if self.agreed["cancel_own"] == "subset" else [()]:
            total = self.worth(seat, laid) + sum(self.worth(seat, army) for army in own)
            found += [
                (tuple(army["card"] for army in own), tuple(army["card"] for army in foe))
                for foe in totals.get(total, [])
            ]
        self.armies[seat].pop()
        count = {"fewest": min, "largest": max}.get(self.agreed["cancel_choice"])
        if count and found:
            size = count(len(own) + len(foe) for own, foe in found)
            found = [way for way in found if len(way[0]) + len(way[1]) == size]
        return found

    def shares(self, card: str, other: str) -> bool:
        return self.agreed["cancel_colour"] == "any" or bool(
            set(self.colours(card)) & set(self.colours(other))
        )

    # What is written happens

    def meant(self, text: str) -> tuple:
        """The same move as in `legal`."""
        if text in ("end", "keep", "redraw"):
            return (text,)
        if text.startswith("drop "):
            return ("drop", text[5:])
        card = text.split(maxsplit=1)[0]
        if card[0] in "JQKA" or " commander" in text:
            return ("lead", card, self.read_shares("".join(text.replace(" commander", "").split()[1:])))
        name, paid, own, foe = _ARMY.fullmatch(text).groups()
        if paid is None:
            value = int(name[:-1])
            split = frozenset([(self.colours(name), value)])
        else:
            split = self.read_shares(paid)
        return (
            "lay", name, split, frozenset(own.split(",") if own else ()), frozenset(foe.split(",") if foe else ())
        )  # fmt: skip

    def read_shares(self, text: str) -> frozenset:
        return frozenset((one[-1], int(one[:-1])) for one in text.split("+") if one and one != "0")

    def write(self, text: str, after: GeneralsState) -> None:
        move = self.meant(text)
        assert move in self.legal(), (text, move)
        word, seat = move[0], self.speaker
        if word == "keep":
            self.asking.pop(0)
            self.ask(after)
        elif word == "redraw":
            self.throw_back(seat, after)
        elif word == "end":
            self.dropping = len(self.hands[seat]) > 7
            if not self.dropping:
                self.end(after)
        elif word == "drop":
            self.hands[seat].remove(move[1])
            self.discards.append(move[1])
            if len(self.hands[seat]) == 7:
                self.end(after)
        elif word == "lead":
            self.hands[seat].remove(move[1])
            split = (
                dict(move[2])
                if len(self.colours(move[1])) > 1
                else {self.colours(move[1]): self.points(move[1])}
            )
            self.commanders[seat].append((move[1], split))
            self.promoted = True
        else:
            self.lay(seat, *move[1:])

    def throw_back(self, seat: int, after: GeneralsState) -> None:
        names = after.table.pack.names
        if self.agreed["redraw_to"] == "deck":
            self.stack |= self.hands[seat]
        else:
            self.discards += sorted(self.hands[seat], key=names.index)
        self.redraws[seat] += 1
        shown = {names[card] for card in after.hands[seat]}
        self.hands[seat] = shown if len(shown) == 7 else set()
        if (
            len(shown) == 8
        ):  # the turn has begun with another card: the first seven are those that were asked about
            extra = after.hands[seat]
            self.hands[seat] = {names[card] for card in extra}
            self.stack -= shown
            self.asking = []
            self.mover, self.drew, self.dropping = seat, True, False
            self.promoted = self.deployed = False
            self.paid = dict.fromkeys(self.letters, 0)
            return
        assert shown <= self.stack
        self.stack -= shown
        self.ask(after)

    def lay(self, seat: int, card: str, paid: frozenset, own: frozenset, foe: frozenset) -> None:
        value = sum(share for _, share in paid)
        self.hands[seat].remove(card)
        self.armies[seat].append({"card": card, "value": value, "paid": paid, "open": True})
        for colour, share in paid:
            self.paid[colour] += share
        self.deployed = True
        if foe:
            down = {card} | own | foe
            for army in (*self.armies[0], *self.armies[1]):
                army["open"] = army["open"] and army["card"] not in down
            if self.agreed["cancelled_to"] == "discard":
                self.discards += [card, *own, *foe]
                for armies in self.armies:
                    armies[:] = [army for army in armies if army["card"] not in down]

    # Turns and endings

    def turn(self, seat: int, state: GeneralsState) -> None:
        """GM-17, GM-18, GM-22."""
        limit, stall = int(self.agreed["turn_limit"]), int(self.agreed["stall_limit"])
        if (limit and self.turns >= limit) or (stall and self.still >= stall):
            self.count(state)
            return
        self.mover, self.dropping, self.promoted, self.deployed = seat, False, False, False
        self.paid = dict.fromkeys(self.letters, 0)
        if not self.stack:
            self.stack, self.discards = set(self.discards), []
        self.drew = bool(self.stack)
        if self.drew:
            names = state.table.pack.names
            new = {names[card] for card in state.hands[seat]} - self.hands[seat]
            assert len(new) == 1
            assert new <= self.stack
            self.stack -= new
            self.hands[seat] |= new
        elif self.idle >= 2 or not self.can_go_on():
            self.count(state)

    def can_go_on(self) -> bool:
        seat, found = self.mover, False
        for self.mover in (0, 1):
            ways = self.leaders() | {way for card in self.hands[self.mover] for way in self.layings(card)}
            found = found or bool(ways)
        self.mover = seat
        return found

    def end(self, state: GeneralsState) -> None:
        """GM-15, GM-16."""
        seat, foe, need = self.mover, 1 - self.mover, int(self.agreed["lead_threshold"])
        laid = self.promoted or self.deployed
        self.turns += 1
        self.still = 0 if laid else self.still + 1
        self.idle = 0 if laid or self.drew else self.idle + 1
        lead = self.strength(seat) - self.strength(foe)
        if self.warned == foe and -lead >= need:
            self.won(foe, state)
            return
        self.warned = seat if lead >= need else None
        self.turn(foe, state)

    def count(self, state: GeneralsState) -> None:
        counts = [self.strength(0), self.strength(1)]
        if self.agreed["count_by"] == "cards":
            counts = [len(self.lying(0)), len(self.lying(1))]
        if counts[0] != counts[1]:
            self.won(int(counts[1] > counts[0]), state)
        elif int(self.agreed["match"]) > 1:
            self.again(state)
        else:
            self.over = (0.5, 0.5)

    def won(self, seat: int, state: GeneralsState) -> None:
        self.wins[seat] += 1
        if self.wins[seat] >= int(self.agreed["match"]):
            self.over = (float(seat == 0), float(seat == 1))
        else:
            self.again(state)

    def again(self, state: GeneralsState) -> None:
        self.dealer = 1 - self.dealer
        self.deal(state)
