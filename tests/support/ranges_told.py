"""People at a table without a map who say how far it is, in the words of their notes, by a line drawn for each pair."""

from random import Random

from squadlog.extras.commander.mind.table.asking import waits

_COVERS = ("", " half-hard", " half-soft", " full-hard")


class RangesTold:
    """The ranges of one table: from where the two stood at first, nearer by what either has walked since."""

    def __init__(self, seed):
        self._seed = seed

    def first(self, known, table):
        """A range that somebody states before anybody has asked; of something else where no enemy is known."""
        viewer = min(known.units)
        foes = self._foes(known, viewer)
        if not foes:
            return "of the weather"
        return f"told {viewer} {foes[0]} {self._metres(table, viewer, foes[0]):g}m"

    def answers(self, known, table):
        """What is said of each soldier about whom was asked; now and then first something that makes no sense."""
        found = []
        for unit in known.units:
            if not waits(known, table, unit):
                continue
            asked = [one for one in table.asked if one.viewer == unit and one.moment == known.now]
            if Random(f"{self._seed}/{unit}/{len(table.asked)}").random() < 0.05:
                found.append(f"told {unit} over there")
            found += [self._answer(known, table, unit, one.target) for one in asked[-2:]]
        return found

    def _answer(self, known, table, unit, target):
        if target is not None:
            return f"told {unit} {target} {self._line(table, unit, target)}"
        seen = [one for one in self._foes(known, unit) if self._line(table, unit, one) != "unseen"]
        if not seen:
            return f"told {unit} nobody"
        near = min(seen, key=lambda one: (self._metres(table, unit, one), one))
        return f"told {unit} {near} {self._line(table, unit, near)}"

    def _line(self, table, unit, other):
        drawn = self._drawn(unit, other)
        if drawn.random() < 0.2:
            return "unseen"
        return f"{self._metres(table, unit, other):g}m{drawn.choice(_COVERS)}"

    def _metres(self, table, unit, other):
        walked = sum(one.metres for one in table.walked if one.unit in {unit, other})
        return round(max(1.0, self._drawn(other, unit, "far").uniform(5.0, 45.0) - walked), 1)

    def _drawn(self, unit, other, what=""):
        return Random(f"{self._seed}/{min(unit, other)}/{max(unit, other)}/{what}")

    def _foes(self, known, unit):
        side = known.units[unit].side
        return [one.id for one in known.units.values() if one.side != side and not one.out]
