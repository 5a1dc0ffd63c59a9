"""The record in memory: what lasts is not walked by the garbage collector."""

import gc

import pytest

from squadlog.battle.record.timeline import uncollected


@pytest.mark.parametrize("lasting", [False, True])
def test_reading_a_record_thaws_nothing_that_a_screen_holds(lasting):
    frozen = bool(gc.get_freeze_count())
    (gc.freeze if lasting else gc.unfreeze)()
    try:
        with uncollected():
            assert not gc.isenabled()
        assert gc.isenabled()
        assert bool(gc.get_freeze_count()) == lasting
    finally:
        (gc.freeze if frozen else gc.unfreeze)()
