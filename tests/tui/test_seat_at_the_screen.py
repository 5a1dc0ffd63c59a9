"""The battle screen at another seat than the table: it offers what may be said, shows what is known."""

from squadlog.seats import Speaker


def test_a_side_has_no_keys_for_what_only_the_whole_table_says(play, prepared):
    number = prepared()

    async def steps(table):
        screen = table.app.screen
        asked = ("undo", "redo", "correct", "set_right", "features", "note", "rulings", "log")
        assert all(screen.check_action(action, ()) for action in asked)
        side = screen.seat.known.side_ids()[0]
        screen.seat = screen.seat.of(Speaker(seat=side))
        assert [screen.check_action(action, ()) for action in asked] == [False] * 5 + [True] * 3

    play(steps, battle=number)
