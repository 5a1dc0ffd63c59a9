"""What is loaded and lasts is not walked by the garbage collector."""

import gc

import pytest

from squadlog.base.gc_pause import gc_pause, hold, let_go


@pytest.mark.parametrize("lasting", [False, True])
def test_reading_a_record_thaws_nothing_that_a_screen_holds(lasting):
    gc.unfreeze()
    screen = object()
    try:
        if lasting:
            hold(screen)
        with gc_pause():
            assert not gc.isenabled()
        assert gc.isenabled()
        assert bool(gc.get_freeze_count()) == lasting
    finally:
        let_go(screen)
    assert not gc.get_freeze_count()
