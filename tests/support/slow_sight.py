"""Sight by pencil and paper: exact fractions, one feature after another, nothing clever.

It knows one floor. Everything is asked from the viewer to the target, so that the two directions are worked out apart.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, pairwise
from math import atan2, pi, sqrt

from support.slow_lines import apart2, at, between, edges_of, exact, inside, on_outline, to_edge2, touch
from support.slow_pieces import pieces_of

EPSILON = 1e-9
STRAIGHT = 0.01  # a wall that bends by less than half a degree has no corner there


@dataclass
class Found:
    blocked: bool = False
    first: str | None = None
    light_m: float = 0.0
    heavy_m: float = 0.0
    on_an_edge: bool = False  # it runs along the edge of something grown or a contour line: anybody's guess
    hidden: set = field(default_factory=set)
    verdict: str = "clear"
    crossings: set = field(default_factory=set)


def _heads(viewer, target):
    return exact((viewer.spot.x, viewer.spot.y)), exact((target.spot.x, target.spot.y))


class SlowSight:
    """A map and what has become of it, ready to be asked."""

    def __init__(self, drawn, conditions, readings):
        self.drawn, self.conditions, self.readings = drawn, conditions, readings
        self.pieces = pieces_of(drawn, conditions, readings)
        self.grown = [(patch.kind, edges_of(patch.points, closed=True)) for patch in drawn.terrain]
        self.contours = [
            (edges_of(line.points, closed=True), 1 if line.up == "inside" else -1) for line in drawn.contours
        ]

    # what one line meets

    def measure(self, viewer, target):
        """What blocks first, and the woods."""
        a, b = _heads(viewer, target)
        found = Found()
        near, far = self._shaft(a), self._shaft(b)
        touched = self._touched(a, b, near if near == far else None)
        if touched:
            found.blocked, found.first = True, min(touched, key=lambda entry: (entry[0], entry[1]))[2].id
        length = sqrt(apart2(a, b))
        light, heavy, marsh = self._growth(a, b, found)
        found.light_m, found.heavy_m = float(light) * length, float(heavy) * length
        if marsh:
            found.crossings.add(("any", "marsh"))
        return found

    def hidden(self, viewer, target):
        """By which rules the ground hides them, or None where the line runs along a contour line."""
        a, b = _heads(viewer, target)
        found = Found()
        rules = self._hidden_by_ground(a, b, sqrt(apart2(a, b)), found)
        return None if found.on_an_edge else rules

    def ask(self, viewer, target, *, looks_out=False):
        """Everything, and what the rules make of it."""
        a, b = _heads(viewer, target)
        found = self.measure(viewer, target)
        found.hidden = self._hidden_by_ground(a, b, sqrt(apart2(a, b)), found)
        near, far = self._shaft(a), self._shaft(b)
        one_way = self.readings.stairs_isolation == "one_way" and far is None
        if near != far and not one_way:
            found.verdict = "blocked"
        else:
            self._judge((a, b), (viewer, target), self._touched(a, b, near), found, looks_out=looks_out)
        return found

    def _shaft(self, point):
        for piece in self.pieces:
            if piece.role in ("stairs", "elevator") and inside(piece.outline, point):
                return piece.id
        return None

    def _touched(self, a, b, shared):
        """Where solid things begin on the line: (t, place in the list, piece, edge's touch)."""
        found = []
        for place, piece in enumerate(self.pieces):
            if piece.role in ("window", "low") or piece.id == shared:
                continue
            found += [(where[0], place, piece, where) for e in piece.edges if (where := touch(a, b, *e))]
            if piece.outline:
                found += [(Fraction(0), place, piece, None)] if inside(piece.outline, a) else []
                found += [(Fraction(1), place, piece, None)] if inside(piece.outline, b) else []
        return found

    def _growth(self, a, b, found):
        """Cut the line wherever it meets the edge of a patch; each part lies in one patch only, the topmost."""
        cuts = {Fraction(0), Fraction(1)}
        for _, outline in self.grown:
            for edge in outline:
                cuts.update(touch(a, b, *edge) or ())
        depth = {"light": Fraction(0), "heavy": Fraction(0), "marsh": Fraction(0)}
        for t0, t1 in pairwise(sorted(cuts)):
            middle = at(a, b, (t0 + t1) / 2)
            kind = self.drawn.ground
            for grown, outline in self.grown:
                if on_outline(outline, middle):
                    found.on_an_edge = True
                if inside(outline, middle):
                    kind = grown
            if kind in depth:
                depth[kind] += t1 - t0
        return depth["light"], depth["heavy"], depth["marsh"] > 0

    def _level(self, point):
        return sum(up for outline, up in self.contours if inside(outline, point))

    def _hidden_by_ground(self, a, b, length, found):
        cuts = {Fraction(0), Fraction(1)}
        for outline, _ in self.contours:
            for edge in outline:
                cuts.update(touch(a, b, *edge) or ())
        cuts = sorted(cuts)
        middles = [at(a, b, (t0 + t1) / 2) for t0, t1 in pairwise(cuts)]
        if any(on_outline(outline, middle) for outline, _ in self.contours for middle in middles):
            found.on_an_edge = True
        levels = [self._level(middle) for middle in middles]
        steps = []  # (metres from the viewer, up or down, level before)
        for t, before, after in zip(cuts[1:], levels, levels[1:], strict=False):
            sign = 1 if after > before else -1
            steps += [(float(t) * length, sign, before + sign * n) for n in range(abs(after - before))]
        if not steps:
            return set()
        rules = set()
        ends = (levels[0], levels[-1])
        bar = max(ends) if self.readings.judge.slopes.over_both else min(ends)
        if any(before > bar for _, _, before in steps[1:]):
            rules.add("LOS-18")
        if length > 1 + EPSILON:
            for group in self._cliffs(steps):
                rules |= self._dead(steps, group, length, ends)
        return rules

    def _cliffs(self, steps):
        """Steps one way, of which enough lie within a metre; groups that share a step are one."""
        groups = []
        least = self.readings.judge.slopes.fewest
        for first in range(len(steps)):
            for last in range(first + least - 1, len(steps)):
                run = steps[first : last + 1]
                if len({sign for _, sign, _ in run}) == 1 and run[-1][0] - run[0][0] <= 1 + EPSILON:
                    groups.append(set(range(first, last + 1)))
        while shared := next(((one, other) for one, other in combinations(groups, 2) if one & other), None):
            groups = [group for group in groups if group not in shared] + [shared[0] | shared[1]]
        return [sorted(group) for group in groups]

    def _dead(self, steps, group, length, ends):
        down = steps[group[0]][1] < 0
        top, foot = (group[0], group[-1]) if down else (group[-1], group[0])
        top_level = steps[group[0]][2] if down else steps[group[-1]][2] + 1
        low_at, low_level = (length, ends[1]) if down else (0.0, ends[0])
        if low_level >= top_level:
            return set()
        start = foot if self.readings.judge.slopes.from_foot else top
        if abs(low_at - steps[foot][0]) <= 2 + EPSILON:
            return {"LOS-23"}
        if abs(low_at - steps[start][0]) <= 3 * len(group) + EPSILON:
            return {"LOS-20"}
        return set()

    # what the rules make of it

    def _judge(self, line, units, touched, found, *, looks_out):
        (a, b), (viewer, target) = line, units
        blocked = bool(found.hidden)
        low = target.posture != "standing"
        for _, _, piece, where in touched:
            meets = None if where is None else [at(a, b, t) for t in where]
            if meets and self._leans(piece, meets, a):
                continue
            if meets and looks_out and self._leans(piece, meets, b):
                found.crossings.add((piece.id, piece.key))
            else:
                blocked = True
        for piece in self.pieces:
            if piece.role in ("window", "low") and self._covers(piece, a, b):
                window = piece.role == "window"
                if (window and low and self.readings.window_posture == "outright") or (
                    low
                    and not looks_out
                    and not self.readings.judge.cover.reading.rulings.is_("cover.halfAndPosture", "always")
                ):
                    blocked = True
                else:
                    found.crossings.add((piece.id, piece.key))
        blocked |= self._too_deep(found.light_m, found.heavy_m)
        blocked |= (
            self.readings.judge.woods.shut_to_the_idle and not looks_out and found.light_m + found.heavy_m > 0
        )
        for other in self.conditions.figures:
            stands = other.posture != "prone" and other.number not in (viewer.number, target.number)
            if stands and to_edge2(exact((other.spot.x, other.spot.y)), a, b) <= Fraction(1, 16):
                if self.readings.units_as_cover == "block" and low:
                    blocked = True
                else:
                    found.crossings.add((str(other.number), "unit"))
        covered = found.crossings or found.light_m > 0 or found.heavy_m > 0
        found.verdict = "blocked" if blocked else "penalty" if covered else "clear"

    def _too_deep(self, light, heavy):
        used = {
            "independent": max(light / 10, heavy / 3),
            "weighted": light / 10 + heavy / 3,
            "all_heavy": (light + heavy) / 3,
        }[self.readings.judge.woods.mixed]
        return used > 1 + EPSILON or (self.readings.judge.woods.boundary_blocks and used >= 1 - EPSILON)

    def _covers(self, piece, a, b):
        """Whether low cover or a window counts on this line."""
        if piece.outline and (inside(piece.outline, a) or inside(piece.outline, b)):
            return False
        if not any(touch(a, b, *edge) for edge in piece.edges):
            return False
        if self.readings.firer_side == "literal":
            return True
        near_viewer = min(to_edge2(a, *edge) for edge in piece.edges) <= 1
        near_target = min(to_edge2(b, *edge) for edge in piece.edges) <= 1
        return not near_viewer or near_target

    def _leans(self, piece, meets, head):
        if self.readings.wall_peek == "block" or piece.role not in ("wall", "door", "high", "sealed"):
            return False
        if self.readings.wall_peek == "adjacent":
            return (
                min(to_edge2(head, *edge) for edge in piece.edges) <= Fraction(self.readings.peek_from_m) ** 2
            )
        for corner in {end for edge in piece.edges for end in edge}:
            reach = apart2(corner, head) <= Fraction(self.readings.peek_from_m) ** 2
            close = all(apart2(corner, point) <= Fraction(self.readings.peek_edge_m) ** 2 for point in meets)
            if reach and close and self._free_round(corner, head):
                return True
        return False

    def _free_round(self, corner, head):
        """From the head, turn left and right round the corner until something stands there: more than half a turn?"""
        if head == corner:
            return True
        toward = atan2(head[1] - corner[1], head[0] - corner[0])
        lefts, rights = [], []
        for piece in self.pieces:
            if piece.role != "low":
                for p, q in piece.edges:
                    if between(p, q, corner):
                        for end in (p, q):
                            if end != corner:
                                turn = (atan2(end[1] - corner[1], end[0] - corner[0]) - toward) % (2 * pi)
                                turn = 0.0 if 2 * pi - turn < EPSILON else turn
                                lefts.append(turn)
                                rights.append((2 * pi - turn) % (2 * pi))
        if not lefts:
            return True
        if min(lefts) < EPSILON:  # the head is in line with a wall: on either side of it
            ahead = [turn for turn in lefts if turn > EPSILON] or [2 * pi]
            behind = [turn for turn in rights if turn > EPSILON] or [2 * pi]
            return max(min(ahead), min(behind)) > pi + STRAIGHT
        return min(lefts) + min(rights) > pi + STRAIGHT


def floors_between(one, other):
    """The floors that a line climbs through, each with the share of the line at which it comes to it and leaves it."""
    if one == other:
        return [(one, Fraction(0), Fraction(1))]
    step = 1 if other > one else -1
    floors, count = list(range(one, other + step, step)), abs(other - one)
    marks = [Fraction(0), *(Fraction(2 * n + 1, 2 * count) for n in range(count)), Fraction(1)]
    return [(floor, *marks[n : n + 2]) for n, floor in enumerate(floors)]


class SlowStoreys:
    """What stands on a line from storey to storey: each floor is asked for itself, and each head on its own floor."""

    def __init__(self, drawn, conditions, readings):
        self.by_floor = {
            floor: SlowSight(_only(drawn, floor), conditions, readings)
            for floor in range(1, drawn.floors + 1)
        }

    def met(self, viewer, target, *, looks_out):
        """Every wall, window and low thing on the line that hides the target or covers it: id, and whether it hides."""
        (a, b), found = _heads(viewer, target), set()
        for floor, begin, end in floors_between(viewer.spot.floor, target.spot.floor):
            here = [head if unit.spot.floor == floor else None for unit, head in ((viewer, a), (target, b))]
            sight = self.by_floor[floor]
            p, q = at(a, b, begin), at(a, b, end)
            for piece in sight.pieces:
                touched = [where for edge in piece.edges if (where := touch(p, q, *edge))]
                if touched:
                    met = [[at(p, q, t) for t in where] for where in touched]
                    found |= self._one(sight, piece, met, here, looks_out)
        return found

    def _one(self, sight, piece, met, heads, looks_out):
        eye, goal = heads
        if piece.role in ("window", "low"):
            if piece.outline and any(head and inside(piece.outline, head) for head in heads):
                return set()
            near = [head and min(to_edge2(head, *edge) for edge in piece.edges) <= 1 for head in heads]
            return set() if near[0] and not near[1] else {(piece.id, not looks_out)}
        found = set()
        for meets in met:
            if not (eye and sight._leans(piece, meets, eye)):
                leans = goal and sight._leans(piece, meets, goal)
                found.add((piece.id, not (leans and looks_out)))
        return found


def _only(drawn, floor):
    """What of a map stands on one floor."""
    parts = ("walls", "doors", "windows", "obstacles")
    return drawn.model_copy(
        update={part: tuple(one for one in getattr(drawn, part) if one.floor == floor) for part in parts}
    )
