"""What is kept of the last few answers is kept for the very same value alone."""

from squadlog.base.remember_last import remember_last


def test_who_asks_again_about_the_very_same_gets_the_very_same():
    worked = []

    @remember_last
    def doubled(of, times=2):
        worked.append(of)
        return of * times

    one, equal = [1], [1]
    assert doubled(one) is doubled(one)
    assert doubled(equal) == [1, 1]
    assert doubled(one, 3) == [1, 1, 1]
    assert len(worked) == 3
    assert worked[1] is equal


def test_only_the_last_few_are_kept():
    worked = []

    @remember_last
    def told(of):
        worked.append(of)
        return str(of)

    values = [[number] for number in range(6)]
    for value in (*values, values[-1], values[0]):
        told(value)
    assert worked == [*values, values[0]]


def test_whoever_asks_while_another_thread_looks_disturbs_nobody():
    work = remember_last(lambda of, beside: (of, beside))

    class Slow:
        """Compared for so long that somebody else has asked meanwhile."""

        __hash__ = None

        def __eq__(self, other):
            work(object(), None)
            return False

    value, slow = object(), Slow()
    work(value, Slow())
    assert work(value, slow)[1] is slow
