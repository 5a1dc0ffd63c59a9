"""The shifts of two heads that are worth trying: each just reaches something that counts, or just goes beyond it.

A shift is a row of four: metres ahead and to the left for A, then for B, in the frame of the line.
"""

import numpy as np

from squadlog.ground.compiled.chains import Floats
from squadlog.ground.sight.critical import Critical

BEYOND_M = 2e-6
"""How far beyond a corner a shift goes, to be on its other side: more than what counts as on it."""
_SAME_M = 1e-9
_MOST_BEHIND = 6
"""How many corners near a head are looked at, at most."""
_SIDES = (BEYOND_M, -BEYOND_M)


def candidates(near: Critical, length_m: float) -> Floats:
    """Every shift that passes one corner or two, or meets or leaves something with a head, or both."""
    a, b = np.zeros(2), np.array([length_m, 0.0])
    at_a = np.concatenate([_beyond(near.at_a), _behind(near.corners, a, b)])
    at_b = np.concatenate([_beyond(near.at_b), _behind(near.corners, b, a)])
    aside = _beyond(near.aside)
    found = [
        *_past_one(near.corners),
        *_past_two(near.corners, length_m),
        *_past_one_from(at_a, near.corners, length_m),
        *(
            _swap_ends(part)
            for part in _past_one_from(_back(at_b), _from_b(near.corners, length_m), length_m)
        ),
        np.hstack([at_a, 0 * at_a]),
        np.hstack([0 * at_b, at_b]),
        *(np.hstack([part, part]) for part in (at_a, at_b, aside)),
        np.hstack([np.repeat(at_a, len(at_b), axis=0), np.tile(at_b, (len(at_a), 1))]),
    ]
    return np.concatenate(found)


def _beyond(shifts: Floats) -> Floats:
    """Shifts of one head a hair longer and a hair shorter."""
    lengths = np.hypot(*shifts.T)[:, None]
    kept = lengths[:, 0] > _SAME_M
    return np.concatenate([shifts[kept] * (1 + side / lengths[kept]) for side in _SIDES])


def _behind(corners: Floats, head: Floats, other: Floats) -> Floats:
    """Shifts of a head to just behind each of the corners nearest to it, as the other head sees them."""
    nearest = corners[np.argsort(np.hypot(*(corners - head).T), kind="stable")[:_MOST_BEHIND]]
    away = nearest - other
    lengths = np.maximum(np.hypot(*away.T), _SAME_M)[:, None]
    behind: Floats = nearest + away / lengths * BEYOND_M - head
    return behind


def _past_one(corners: Floats) -> list[Floats]:
    """Both heads aside, so that the line just passes a corner on either side."""
    zero = np.zeros(len(corners))
    left = [corners[:, 1] + side for side in _SIDES]
    return [np.stack([zero, metres, zero, metres], axis=1) for metres in left]


def _past_two(corners: Floats, length_m: float) -> list[Floats]:
    """Both heads onto a line that just passes two corners, each on either side."""
    if length_m <= _SAME_M:
        return []
    one, other = np.triu_indices(len(corners), 1)
    share, beyond = corners[one, 0] / length_m, corners[other, 0] / length_m
    apart = np.abs(beyond - share) > _SAME_M
    share, beyond, one, other = share[apart], beyond[apart], one[apart], other[apart]
    found = []
    for side in _SIDES:
        for farther in _SIDES:
            left, more = corners[one, 1] + side, corners[other, 1] + farther
            at_a = (left * beyond - more * share) / (beyond - share)
            at_b = ((1 - share) * more - (1 - beyond) * left) / (beyond - share)
            tilt = np.arctan2(at_b - at_a, length_m)
            found.append(np.hstack([_onto(at_a, tilt), _onto(at_b, tilt)]))
    return found


def _onto(left: Floats, tilt_rad: Floats) -> Floats:
    """The shortest shift of a head onto a line that passes it so far to the left and is turned so."""
    away = left * np.cos(tilt_rad)
    return np.stack([-away * np.sin(tilt_rad), away * np.cos(tilt_rad)], axis=1)


def _past_one_from(at_a: Floats, corners: Floats, length_m: float) -> list[Floats]:
    """A shifted so, and B onto a line that from there just passes a corner on either side."""
    row, column = (axis.ravel() for axis in np.indices((len(at_a), len(corners))))
    x, y = at_a[row].T
    p, h = corners[column].T
    ahead = p - x > _SAME_M
    x, y, p, h = x[ahead], y[ahead], p[ahead], h[ahead]
    found = []
    for side in _SIDES:
        steep = (h + side - y) / (p - x)
        at_b = _onto(y + steep * (length_m - x), np.arctan(steep))
        found.append(np.hstack([np.stack([x, y], axis=1), at_b]))
    return found


def _back(shifts: Floats) -> Floats:
    """Shifts as they look from B toward A."""
    return -shifts


def _from_b(corners: Floats, length_m: float) -> Floats:
    """Corners as they lie when one looks from B toward A."""
    return np.stack([length_m - corners[:, 0], -corners[:, 1]], axis=1)


def _swap_ends(shifts: Floats) -> Floats:
    """Shifts told from B toward A, told from A toward B."""
    return -np.hstack([shifts[:, 2:], shifts[:, :2]])
