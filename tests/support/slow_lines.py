"""Lines and outlines by pencil and paper: exact fractions, one edge after another, nothing clever."""

from fractions import Fraction
from itertools import pairwise


def exact(point):
    return Fraction(point[0]), Fraction(point[1])


def edges_of(points, *, closed):
    points = [exact(point) for point in points]
    if closed and points[0] != points[-1]:
        points.append(points[0])
    return list(pairwise(points))


def cross(o, p, q):
    return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])


def share(a, b, point):
    """How far along from a to b a point of that line lies."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    return Fraction(0) if length2 == 0 else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length2


def at(a, b, t):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def apart2(p, q):
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def between(p, q, point):
    """Whether a point lies on an edge."""
    return (
        cross(p, q, point) == 0
        and min(p[0], q[0]) <= point[0] <= max(p[0], q[0])
        and min(p[1], q[1]) <= point[1] <= max(p[1], q[1])
    )


def touch(a, b, p, q):
    """Where the line from a to b touches the edge p-q: (first t, last t), or None."""
    if a == b:
        return (Fraction(0), Fraction(0)) if between(p, q, a) else None
    s, t = cross(a, b, p), cross(a, b, q)
    if s == 0 and t == 0:
        low, high = sorted((share(a, b, p), share(a, b, q)))
        low, high = max(low, Fraction(0)), min(high, Fraction(1))
        return (low, high) if low <= high else None
    if (s > 0 and t > 0) or (s < 0 and t < 0):
        return None
    point = at(p, q, s / (s - t))
    where = share(a, b, point)
    return (where, where) if 0 <= where <= 1 else None


def to_edge2(point, p, q):
    """The square of the distance from a point to an edge."""
    nearest = at(p, q, min(max(share(p, q, point), Fraction(0)), Fraction(1)))
    return apart2(point, nearest)


def inside(outline, point):
    """Whether a point lies in an outline, its edge included: count the edges to the east of it."""
    crossed = 0
    for p, q in outline:
        if between(p, q, point):
            return True
        if (p[1] > point[1]) != (q[1] > point[1]):
            x = p[0] + (q[0] - p[0]) * (point[1] - p[1]) / (q[1] - p[1])
            crossed += x > point[0]
    return crossed % 2 == 1


def on_outline(outline, point):
    return any(between(p, q, point) for p, q in outline)
