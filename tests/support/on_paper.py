"""What stands on a page, and what is wrong with where it stands, by plain arithmetic over its marks."""

from bisect import bisect
from itertools import combinations, pairwise

from squadlog.extras.paper.marks import Lettering, Looped, Opening, Outline, RoundMark

MM = 25.4 / 72


def flat(marks):
    """All marks, those within openings too."""
    for mark in marks:
        if isinstance(mark, Opening | Looped):
            yield from flat(mark.marks)
        else:
            yield mark


def said(page):
    """Its words, a text each."""
    return [mark.text for mark in flat(page.marks) if isinstance(mark, Lettering)]


def room_of(mark):
    """Left, top, right and foot of a text, upright or turned a quarter; a capital is some seven tenths of it high."""
    before, high = (
        {"left": 0, "middle": mark.width / 2, "right": mark.width}[mark.align],
        0.6 * mark.size_pt * MM,
    )
    match mark.turned_deg:
        case -90:
            return mark.x - high, mark.y + before - mark.width, mark.x, mark.y + before
        case 90:
            return mark.x, mark.y - before, mark.x + high, mark.y - before + mark.width
        case 0:
            return mark.x - before, mark.y - high, mark.x - before + mark.width, mark.y
    raise AssertionError(f"{mark.text} is turned by {mark.turned_deg} degrees")


def beyond(page):
    """Marks that leave the page."""
    for mark in flat(page.marks):
        match mark:
            case Lettering():
                left, top, right, foot = room_of(mark)
                places = [(left, top), (right, foot)]
            case Outline():
                places = mark.places
            case RoundMark():
                places = [
                    (mark.x - mark.radius, mark.y - mark.radius),
                    (mark.x + mark.radius, mark.y + mark.radius),
                ]
        if any(not (0 <= x <= page.width and 0 <= y <= page.height) for x, y in places):
            yield mark


def overlapping(page, slack=0.15):
    """Pairs of texts that lie over each other by more than so many millimetres."""
    texts = [mark for mark in flat(page.marks) if isinstance(mark, Lettering)]
    rooms = sorted(((room_of(mark), mark.text) for mark in texts), key=lambda one: one[0][1])
    for (one, first), (other, second) in combinations(rooms, 2):
        if other[1] > one[3]:
            continue
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        if across > slack and down > slack:
            yield first, second


def crossed(page, slack=0.25):
    """Texts that a level or an upright line runs through, each with where."""
    level, upright = [], []
    for mark in flat(page.marks):
        if isinstance(mark, Outline) and mark.width:
            corners = (*mark.places, mark.places[0]) if mark.closed else mark.places
            for (x1, y1), (x2, y2) in pairwise(corners):
                if y1 == y2:
                    level.append((y1, min(x1, x2), max(x1, x2)))
                elif x1 == x2:
                    upright.append((x1, min(y1, y2), max(y1, y2)))
    level.sort()
    upright.sort()
    for mark in flat(page.marks):
        if isinstance(mark, Lettering):
            left, top, right, foot = room_of(mark)
            for lines, low, high, begin, end in (
                (level, top, foot, left, right),
                (upright, left, right, top, foot),
            ):
                near = lines[bisect(lines, (low + slack,)) : bisect(lines, (high - slack,))]
                for at, first, last in near:
                    if min(end, last) - max(begin, first) > slack:
                        yield mark.text, at
