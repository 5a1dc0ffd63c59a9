"""The rules of the side games once more, plainly, as judges of random games: sets of triangles, lists of cards.

Each judge asserts what the rules say of one step: the position before it, the move, the position after it. It needs
`PYTHONPATH=tests` for the polygons of the board.
"""

from functools import cache
from itertools import product

from support.board_games import plain
from support.phalanx_cards import count_all
from support.slow_board import HEADINGS, board, covers, path, sides, triangle

from squadlog.extras.games.board.turn import STAY
from squadlog.extras.games.cards.deck import DOWN, RANK, SUIT
from squadlog.extras.games.cards.moves import CardLaid, Play
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsWord, Promote

_path = cache(path)


# The board


@cache
def _beyond(parity, piece):
    """For each side of a piece the cells beyond it, None for a side at the edge."""
    own, found = covers(parity, piece), []
    for side in sides(parity, piece):
        cells = {
            cell: side.intersection(triangle(*cell)).length
            for cell in board(parity)
            if cell not in own and abs(cell[0] - piece[1]) <= 3 and abs(cell[1] - piece[2]) <= 3
        }
        met = {cell: length for cell, length in cells.items() if length > 1e-9}
        found.append(frozenset(met) if abs(sum(met.values()) - side.length) < 1e-9 else None)
    return found


def _covered(rules, victim, mine):
    own = [covers(rules.parity, piece) for piece in mine]
    groups = own if rules.single_cover else [frozenset().union(*own)]
    return [
        side
        for side in _beyond(rules.parity, victim)
        if side is not None and any(side <= group for group in groups)
    ]


def _slides(rules, piece, end, occupied):
    """Whether a piece can slide there: in one heading, on its own outline, over nothing (A.5)."""
    far = max(abs(end[1] - piece[1]), abs(end[2] - piece[2]))
    return any(
        end == (piece[0], piece[1] + far * file, piece[2] + far * rank)
        and covers(rules.parity, end)
        and not occupied & _path(rules.parity, rules.path_rule, piece, (file, rank), far)
        for file, rank in HEADINGS
    )


def board_step(before, turn, after):
    """A turn of the board game (A.5, A.6)."""
    rules, places = before.rules, before.rules.tables.places
    armies = [{plain(places[place]) for place in army} for army in before.armies]
    mine, theirs = armies[before.mover], armies[1 - before.mover]
    taken = {plain(places[place]) for place in turn.taken}
    assert taken <= theirs
    touched = None
    if turn.start == STAY:
        assert taken
        assert rules.overlooked
    else:
        start, touched = plain(places[turn.start]), plain(places[turn.end])
        assert start in mine
        occupied = set().union(*(covers(rules.parity, piece) for piece in mine | theirs))
        assert _slides(rules, start, touched, occupied)
        mine = mine - {start} | {touched}
    for victim in taken:
        held = _covered(rules, victim, mine)
        assert len(held) >= 2
        if touched and not rules.any_capture:
            assert any(side & covers(rules.parity, touched) for side in held)
    found = [{plain(places[place]) for place in army} for army in after.armies]
    assert found[before.mover] == mine
    assert found[1 - before.mover] == theirs - taken


# The card game


def _own_value(cards, ace):
    """Steps 1 to 4 of C.1."""
    numbers = [card for card in cards if RANK[card] <= 10]
    doubled = {
        card
        for card in numbers
        if any(SUIT[other] == SUIT[card] and RANK[other] > RANK[card] for other in numbers)
    }
    for jack in cards:
        if RANK[jack] == 11:
            rest = [card for card in numbers if card not in doubled]
            doubled |= {min(rest, key=lambda card: RANK[card])} if rest else set()
    return sum(
        (ace if RANK[card] == 1 else 2 * RANK[card]) if card in doubled else RANK[card] for card in numbers
    )


def _zones(state):
    """The cells of the battle that ends with a move: who has what open in each zone."""
    layout = state.table.layout
    return [
        {
            seat: [card for card in state.table.cells[zone * layout.seats + seat] if not card & DOWN]
            for seat in players
        }
        for zone, players in enumerate(layout.players)
    ]


def _totals(state, zones):
    rules, layout = state.table.rules, state.table.layout
    own = []
    for there in zones:
        facing = {
            seat: max(
                [RANK[c] for foe, cards in there.items() if foe != seat for c in cards if RANK[c] <= 10]
                or [2]
            )
            for seat in there
        }
        own.append(
            {seat: _own_value(cards, rules.ace_doubled or facing[seat]) for seat, cards in there.items()}
        )
    sums = [dict(of_zone) for of_zone in own]
    for zone, there in enumerate(zones):
        present = [seat for seat, cards in there.items() if cards]
        if len(present) == 1:
            seat = present[0]
            printed = sum(RANK[card] for card in there[seat] if RANK[card] <= 10)
            for beside in layout.beside[zone]:
                if seat in sums[beside]:
                    sums[beside][seat] += printed if rules.flank_printed else own[zone][seat]
    return sums


def cards_step(before, move, after):
    """A move of the card game: what it may be, and what a battle that it ends comes to (C.1)."""
    seat, table, layout = before.to_move, before.table, before.table.layout
    if isinstance(move, CardLaid | Play):
        assert move.card in before.hands[seat]
    if isinstance(move, Play):
        assert move.zone in layout.zones[seat]
        open_foes = [
            (foe, card)
            for foe in layout.players[move.zone]
            if foe != seat
            for card in table.cells[move.zone * layout.seats + foe]
            if not card & DOWN
        ]
        if RANK[move.card] == 13 and open_foes:
            assert (move.foe, move.target) in open_foes
        else:
            assert move.target == -1
    if after.table.battle != table.battle and after.table.last is not None:
        _battle(before, after)
    if after.table.battle != table.battle or after.table.over:
        assert count_all(after) == count_all(before)


def _battle(before, after):
    """The last card of a battle: its totals, and who took how many cards."""
    accounts = after.table.last.zones
    zones = [
        {side.seat: [line.card for line in side.lines if not line.card & DOWN] for side in account.seats}
        for account in accounts
    ]
    sums = _totals(before, zones)
    assert [{side.seat: side.total for side in account.seats} for account in accounts] == sums
    assert sum(len(side.lines) for account in accounts for side in account.seats) == 7 * len(
        before.table.alive
    )
    rules, taken = before.table.rules, [0] * before.table.rules.players
    for account, total in zip(accounts, sums, strict=True):
        best = [seat for seat in total if total[seat] == max(total.values())]
        lying = {side.seat: len(side.lines) for side in account.seats}
        if not rules.gambling and len(best) == 1:
            taken[best[0]] += sum(lying.values())
        elif rules.gambling or (rules.tie == "retake" and not rules.zero_spoils and not rules.presence_wins):
            for seat in lying if rules.gambling else best:
                taken[seat] += lying[seat]
        else:
            return
    assert after.table.last.taken == tuple(taken)


# Generals and Majors


def generals_step(before, move, after):
    """A move of Generals and Majors: what it costs, what it cancels, and that a lead grows by what is laid (GM-06)."""
    if isinstance(move, GeneralsWord):
        return
    table, seat = before.table, before.to_move
    rules, deck = table.rules, table.pack
    assert move.card in before.hands[seat]
    if isinstance(move, Drop):
        assert table.dropping
        assert len(before.hands[seat]) > 7
        return
    own, foe = table.sides[seat], table.sides[1 - seat]
    if isinstance(move, Promote):
        assert deck.command[move.card] is not None
        assert not table.promoted
        assert rules.free_order or not table.deployed
        return
    assert isinstance(move, Deploy)
    value = after.table.strength(seat) - table.strength(seat)
    value += table.strength(1 - seat) - after.table.strength(1 - seat)
    cost = sum(move.paid)
    if not rules.dynamic:
        assert value == cost
        assert deck.joker[move.card] or cost == deck.army[move.card]
        there = {army.card: army.value for army in foe.armies if army.is_open}
        here = {army.card: army.value for army in own.armies if army.is_open} | {move.card: cost}
        if move.foe:
            assert sum(there[card] for card in move.foe) == cost + sum(here[card] for card in move.own)
    assert all(not share or colour in deck.colours[move.card] for colour, share in enumerate(move.paid))
    need = [one + other for one, other in zip(table.spent, move.paid, strict=True)]
    if not rules.standing:
        assert any(
            all(most >= least for most, least in zip(way, need, strict=True))
            for way in _commands(rules, deck, own)
        )


def _commands(rules, deck, side):
    """Every command that the splits of jokers allow (B.3, GM-09 to GM-11)."""
    options = []
    for commander in side.commanders:
        points, colours = deck.command[commander.card], deck.colours[commander.card]
        ways = [{colours[0]: points}]
        if len(colours) == 2:
            ways = [{colours[0]: share, colours[1]: points - share} for share in range(points + 1)]
        if commander.split:
            ways = [{colour: commander.split[colour] for colour in colours}]
        options.append(ways)
    for way in product(*options):
        total = [0] * len(deck.letters)
        for colour in range(len(total)):
            shares = [share for share in way if colour in share]
            group = sum(
                len(share) == 1
                or rules.joker_group == "both"
                or (rules.joker_group == "supplying" and share[colour] > 0)
                for share in shares
            )
            total[colour] = sum(share[colour] for share in shares)
            if deck.group_size and group >= deck.group_size:
                total[colour] += deck.group_bonus
        yield total
