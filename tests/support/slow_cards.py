"""The card game once more, slowly and from the rulings alone: a game followed move by move in writing.

Cards are their names. Of the game that is followed only shuffling and tossing are looked up: hands, antes, coins.
"""

from collections.abc import Mapping

from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.cards.state import CardState

SEATS = "ABCDEFG"


def value(card: str) -> int:
    """Printed value; faces count nothing."""
    rank = card[:-1]
    return 1 if rank == "A" else 0 if rank in "JQK" else int(rank)


class SlowCards:
    """Who speaks, what he may write, and where every card and chip is."""

    def __init__(self, options: Mapping[str, str], state: CardState) -> None:
        self.agreed, self.count = options, int(options["players"])
        self.gambling = options["gambling"] == "true"
        self.alive, self.over = list(range(self.count)), None
        self.own = [
            {NAMES[card] for card in (*state.hands[seat], *state.reserves[seat])}
            for seat in range(self.count)
        ]
        self.spoils, self.gone = {NAMES[card] for card in state.spoils}, set()
        self.chips = [int(options["chips"])] * self.count
        self.pots, self.battle, self.results = {}, 1, {}
        self.prepare(state)

    def number(self, name: str) -> int:
        return int(self.agreed[name])

    def yes(self, name: str) -> bool:
        return self.agreed[name] == "true"

    # How a battle begins

    def begin(self, state: CardState) -> None:
        """PC-19, PC-20, PC-32, PC-33."""
        if self.number("max_battles") and self.battle > self.number("max_battles"):
            self.over = self.richest(self.alive)
            return
        short = [seat for seat in self.alive if self.is_short(seat)]
        rest = [seat for seat in self.alive if seat not in short]
        if short and len(rest) == 1:
            self.over = rest
        elif short and not rest:
            self.over = self.richest(short)
        elif short:
            self.alive = rest
            if not self.gambling:
                heap = self.gone if self.agreed["eliminated_cards"] == "out" else self.spoils
                for seat in short:
                    heap |= self.own[seat]
                    self.own[seat] = set()
            self.begin(state)
        else:
            anted = {NAMES[card] for card in state.spoils} - self.spoils
            for seat in self.alive:
                given = anted & self.own[seat]
                assert self.gambling or len(given) == self.number("spoils_ante")
                self.own[seat] -= given
                self.spoils |= given
            self.prepare(state)

    def is_short(self, seat: int) -> bool:
        if not self.gambling:
            return len(self.own[seat]) < 7 + self.number("spoils_ante")
        cost = 6 * self.number("pay_per_card") if self.number("pay_per_card") else 3 * self.number("ante")
        return self.chips[seat] < max(1, cost)

    def richest(self, among: list[int]) -> list[int]:
        worth = {seat: self.chips[seat] if self.gambling else len(self.own[seat]) for seat in among}
        return [seat for seat in among if worth[seat] == max(worth.values())]

    def prepare(self, state: CardState) -> None:
        """PC-35: hands are drawn; gamblers ante in each of their zones."""
        if len(self.alive) == 2:
            self.zones = {zone: list(self.alive) for zone in "LCR"}
            self.centre = "C"
        else:
            pairs = zip(self.alive, [*self.alive[1:], self.alive[0]], strict=True)
            self.zones = {SEATS[one] + SEATS[other]: [one, other] for one, other in pairs}
            self.zones["centre"], self.centre = list(self.alive), "centre"
        self.hands = {seat: {NAMES[card] for card in state.hands[seat]} for seat in self.alive}
        assert all(self.hands[seat] <= self.own[seat] and len(self.hands[seat]) == 7 for seat in self.alive)
        self.laid = {zone: {seat: [] for seat in players} for zone, players in self.zones.items()}
        self.stakes = {zone: dict.fromkeys(players, 0) for zone, players in self.zones.items()}
        if set(self.pots) != set(self.zones):
            self.pots = {zone: sum(self.pots.values()) if zone == self.centre else 0 for zone in self.zones}
        if self.gambling and not self.number("pay_per_card"):
            for zone, players in self.zones.items():
                for seat in players:
                    self.stake(zone, seat, self.number("ante"))
        self.initial, self.first, self.turn = {}, None, None
        self.strikers, self.talk = [], []

    def stake(self, zone: str, seat: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.stakes[zone][seat] += chips

    # What may be written

    @property
    def speaker(self) -> int | None:
        if self.over is not None:
            return None
        if self.first is None:
            return next(seat for seat in self.alive if seat not in self.initial)
        if self.strikers:
            return self.strikers[0]
        return self.talk[0][1] if self.talk else self.turn

    def legal(self) -> set[str]:
        """Everything the one who speaks may write."""
        seat = self.speaker
        if seat is None:
            return set()
        if self.first is None:
            return set(self.hands[seat])
        if self.strikers:
            return {f"x{name}" for name in self.prey(self.centre, seat)}
        if self.talk:
            return self.bets(self.talk[0][0], seat)
        mine = [zone for zone, players in self.zones.items() if seat in players]
        if self.gambling and not self.number("pay_per_card"):
            level = [zone for zone in mine if not self.lacks(zone, seat)]
            calls = [zone for zone in mine if 0 < self.lacks(zone, seat) <= self.chips[seat]]
            if not level and calls:
                return {f"{zone} call" for zone in calls}
            mine = level or mine
        found, hollow = set(), set()
        for card in self.hands[seat]:
            for zone in mine:
                if card[0] != "K":
                    found.add(f"{card}>{zone}")
                elif self.prey(zone, seat):
                    found |= {f"{card}>{zone} x{name}" for name in self.prey(zone, seat)}
                elif self.yes("king_needs_target"):
                    hollow.add(f"{card}>{zone}")
                else:
                    found.add(f"{card}>{zone}")
        return found or hollow

    def prey(self, zone: str, seat: int) -> dict[str, tuple[int, list]]:
        """PC-03: every open card of a foe, named with its owner where two foes show the same."""
        shown = [
            (foe, held) for foe, cards in self.laid[zone].items() for held in cards if foe != seat and held[1]
        ]
        names = [held[0] for _, held in shown]
        return {
            held[0] + (f"({SEATS[foe]})" if names.count(held[0]) > 1 else ""): (foe, held)
            for foe, held in shown
        }

    def lacks(self, zone: str, seat: int) -> int:
        return max(self.stakes[zone].values()) - self.stakes[zone][seat]

    def bets(self, zone: str, seat: int) -> set[str]:
        lacking = self.lacks(zone, seat)
        found = {f"{zone} below"} if lacking else {f"{zone} check"}
        if 0 < lacking <= self.chips[seat]:
            found.add(f"{zone} call")
        if self.raised.count((zone, seat)) < self.number("raises"):
            for more in range(1, self.number("max_raise") + 1):
                if lacking + more <= self.chips[seat]:
                    found.add(f"{zone} raise {more}")
        return found

    # What is written happens

    def write(self, text: str, after: CardState) -> None:
        """A move; `after` is the game that is followed once it is made."""
        assert text in self.legal()
        seat = self.speaker
        if self.first is None:
            self.hands[seat].remove(text)
            self.initial[seat] = text
            if len(self.initial) == len(self.alive):
                self.reveal(after)
        elif self.strikers:
            self.prey(self.centre, seat)[text[1:]][1][1] = False
            self.laid[self.centre][seat][0][1] = False
            self.strikers.pop(0)
            self.trigger()
        elif text.rsplit(maxsplit=1)[-1] in ("check", "below", "call") or " raise " in text:
            self.bet(text, seat)
        else:
            self.play(text, seat, after)

    def reveal(self, after: CardState) -> None:
        """PC-17, PC-35, PC-04."""
        for seat, card in self.initial.items():
            self.laid[self.centre][seat] = [[card, True]]
        rank = {seat: (value(card), "HCDS".index(card[-1])) for seat, card in self.initial.items()}
        best = [seat for seat in self.alive if rank[seat] == max(rank.values())]
        self.first = self.turn = after.table.first
        assert self.first in best
        great = [seat for seat in self.order(self.first) if self.initial[seat][0] in "QK"]
        if self.agreed["initial_faces"] == "facedown":
            for seat in great:
                self.laid[self.centre][seat][0][1] = False
        if self.agreed["initial_faces"] == "trigger":
            self.strikers = great
        self.trigger()

    def order(self, seat: int) -> list[int]:
        place = self.alive.index(seat)
        return self.alive[place:] + self.alive[:place]

    def trigger(self) -> None:
        while self.strikers:
            seat = self.strikers[0]
            held = self.laid[self.centre][seat][0]
            prey = self.prey(self.centre, seat)
            if held[1] and held[0][0] == "K" and len(prey) > 1:
                return
            if held[1]:
                held[1] = False
                if held[0][0] == "Q":
                    self.sweep(self.centre, seat)
                for _, struck in prey.values() if held[0][0] == "K" else ():
                    struck[1] = False
            self.strikers.pop(0)
        self.window()

    def sweep(self, zone: str, seat: int) -> None:
        """PC-01: everything open goes down, hers too unless she spares it."""
        for other, cards in self.laid[zone].items():
            for held in cards:
                if other != seat or not self.yes("queen_spares_own"):
                    held[1] = False

    def window(self) -> None:
        """C.2: zone by zone, everybody there in turn from the first player."""
        self.raised = []
        if self.gambling and not self.number("pay_per_card"):
            self.talk = [
                (zone, seat)
                for zone in self.zones
                for seat in self.order(self.first)
                if seat in self.zones[zone]
            ]
        self.hush()

    def hush(self) -> None:
        """Nobody is asked who has no choice."""
        while self.talk and len(self.bets(*self.talk[0])) == 1:
            self.talk.pop(0)

    def bet(self, text: str, seat: int) -> None:
        zone, word, *more = text.split()
        lacking = self.lacks(zone, seat)
        if word in ("call", "raise"):
            self.stake(zone, seat, lacking + (int(more[0]) if more else 0))
        if self.talk:
            self.talk.pop(0)
            if word == "raise":
                self.raised.append((zone, seat))
                later = [said for said in self.talk if said[0] != zone]
                again = [other for other in self.order(seat)[1:] if other in self.zones[zone]]
                self.talk = [*((zone, other) for other in again), *later]
            self.hush()

    def play(self, text: str, seat: int, after: CardState) -> None:
        card, _, rest = text.partition(">")
        zone, _, struck = rest.partition(" x")
        target = self.prey(zone, seat)[struck][1] if struck else None
        held = [card, card[0] not in "QK"]
        self.laid[zone][seat].append(held)
        self.hands[seat].remove(card)
        if target:
            target[1] = False
        if card[0] == "Q":
            self.sweep(zone, seat)
        if self.number("pay_per_card") and self.gambling:
            self.stake(zone, seat, self.number("pay_per_card"))
        self.turn = self.order(seat)[1]
        if not any(self.hands.values()):
            self.resolve()
            self.battle += 1
            self.begin(after)
        elif len({len(hand) for hand in self.hands.values()}) == 1:
            self.window()

    # How a battle is decided

    def resolve(self) -> None:
        own = {(z, s): self.counted(z, s) for z, players in self.zones.items() for s in players}
        totals = dict(own)
        for (zone, seat), lent in own.items():
            shown = [other for other in self.zones[zone] if any(up for _, up in self.laid[zone][other])]
            if shown == [seat]:
                shown_there = [value(card) for card, up in self.laid[zone][seat] if up]
                value_lent = sum(shown_there) if self.agreed["flank_value"] == "printed" else lent
                for beside in self.zones:
                    if (beside == self.centre) != (zone == self.centre) and seat in self.zones[beside]:
                        totals[beside, seat] += value_lent
        taken, new_spoils, collects = {seat: set() for seat in self.alive}, set(), None
        self.results = {}
        for zone, players in self.zones.items():
            sums = {seat: totals[zone, seat] for seat in players}
            best = [seat for seat in players if sums[seat] == max(sums.values())]
            shown = [seat for seat in players if any(up for _, up in self.laid[zone][seat])]
            if self.yes("presence_wins") and max(sums.values()) == 0 and len(shown) == 1:
                best = shown
            self.results[zone] = (sums, sorted(best))
            there = {seat: {card for card, _ in self.laid[zone][seat]} for seat in players}
            if self.gambling:
                self.pay(zone, best)
                continue
            if len(best) == 1:
                taken[best[0]] |= set().union(*there.values())
                collects = best[0] if zone == self.centre else collects
                continue
            barren = self.agreed["zero_zone"] == "spoils" and not shown and max(sums.values()) == 0
            for seat, cards in there.items():
                if seat not in best or barren or self.agreed["tie"] == "spoils":
                    new_spoils |= cards
                elif self.agreed["tie"] == "swap":
                    clockwise = [other for other in self.alive if other in best]
                    taken[clockwise[clockwise.index(seat) - 1]] |= cards
                else:
                    taken[seat] |= cards
        if self.gambling:
            return
        for seat in self.alive:
            for cards in self.laid.values():
                self.own[seat] -= {card for card, _ in cards.get(seat, [])}
        if collects is not None:
            taken[collects] |= self.spoils
            self.spoils = set()
        self.spoils |= new_spoils
        for seat in self.alive:
            self.own[seat] |= taken[seat]

    def counted(self, zone: str, seat: int) -> int:
        """C.1, steps 1 to 4, one card after the other."""
        shown = [card for card, up in self.laid[zone][seat] if up]
        numbers = [card for card in shown if value(card)]
        best = {card[-1]: max(value(other) for other in numbers if other[-1] == card[-1]) for card in numbers}
        doubled = [card for card in numbers if value(card) < best[card[-1]]]
        for _ in [card for card in shown if card[0] == "J"]:
            single = [card for card in numbers if card not in doubled]
            if single:
                doubled.append(min(single, key=value))
        return sum(
            (self.ace(zone, seat) if card[0] == "A" else 2 * value(card)) if card in doubled else value(card)
            for card in numbers
        )

    def ace(self, zone: str, seat: int) -> int:
        """PC-31."""
        if self.agreed["ace_doubled"] != "highest_opposing":
            return self.number("ace_doubled")
        facing = [
            value(card)
            for foe, cards in self.laid[zone].items()
            for card, up in cards
            if foe != seat and up and value(card)
        ]
        return max(facing, default=2)

    def pay(self, zone: str, best: list[int]) -> None:
        stakes, self.stakes[zone] = self.stakes[zone], dict.fromkeys(self.zones[zone], 0)
        if len(best) > 1 and self.agreed["tie_pot"] == "carry":
            self.pots[zone] += sum(stakes.values())
            return
        for seat, stake in stakes.items():
            kept = stake if len(best) > 1 or seat == best[0] else max(0, stake - stakes[best[0]])
            self.chips[seat] += kept
            if len(best) == 1:
                self.chips[best[0]] += stake - kept
        if len(best) == 1:
            self.chips[best[0]] += self.pots[zone]
            self.pots[zone] = 0
