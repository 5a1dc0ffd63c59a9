"""What the lines of a log are called and when they were said, whatever else is played in the same file."""

from support.matches import BOARD, referee, whole

from squadlog.battle.commands import Note
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import Session


def _played_in_turn(store, setup_of):
    """Two battles and a side game of one file, a step of each in turn."""
    one, other = Session.create(store, setup_of()), Session.create(store, setup_of())
    game = Match.create(store, BOARD)
    for text in ("first", "second", "third"):
        one.submit(Note(text=text))
        other.submit(Note(text=text))
        game.moves.say(whole(game).state.notation(whole(game).state.moves()[0]))
    return one, other, game


def test_lines_are_numbered_from_1_without_gaps_whatever_was_played_in_between(store, setup_of):
    one, other, game = _played_in_turn(store, setup_of)
    for entries in (one.log["referee"].entries(), other.log["referee"].entries(), referee(game).view.log()):
        assert [entry.id for entry in entries] == [1, 2, 3, 4]
    assert {one.record.head, other.record.head, game.record.head} == {4}
    assert [entry.parent for entry in Session.open(store, 2).log["referee"].entries()] == [None, 1, 2, 3]


def test_undone_lines_keep_their_number_and_new_ones_go_on_behind_them(store, setup_of):
    _, other, _ = _played_in_turn(store, setup_of)
    other.undo(2)
    other.submit(Note(text="otherwise"))
    assert [entry.id for entry in other.log["referee"].entries()] == [1, 2, 5]
    assert [entry.id for entry in other.log["referee"].entries(undone=True)] == [1, 2, 3, 4, 5]
    assert other.log["referee"].entries()[-1].parent == 2


def test_a_jump_goes_to_the_number_that_the_log_shows(store, setup_of):
    _, other, game = _played_in_turn(store, setup_of)
    assert isinstance(other.jump(2), Moved)
    assert other.log["referee"].entries()[-1].lines == ("Note: first",)
    assert other.say("goto 3") == Moved(sentence="The battle is at entry 3: Note: second.")
    for none in (0, 5):
        refused = other.jump(none)
        assert isinstance(refused, Refusal)
        assert refused.sentence == f"The log has no entry {none}."
    game.jump(game.progress.entry_at(2))
    assert (game.record.head, game.progress.entry_at(1)) == (3, 2)


def test_a_place_named_in_an_older_file_is_found_by_its_number_and_name(store, setup_of):
    _, other, _ = _played_in_turn(store, setup_of)
    other.jump(3)
    other.record.name_branch("back door")
    other.jump(4)
    again = Session.open(store, other.id)
    assert again.record.branches() == {"back door": 3}
    again.say("goto back door")
    assert again.record.head == 3
    assert [entry.branch for entry in again.log["referee"].entries(undone=True)] == ["", "", "back door", ""]


def test_a_line_tells_the_moment_in_which_it_was_said(store, setup_of):
    """The last word of a subphase opens the next one and does not belong to it."""
    session = Session.create(store, setup_of())
    for sentence in ("begin", "initiative"):
        session.say(sentence)
    while session.due["referee"].ask().kind != "declare":
        session.say("move")
    while str(session.views.seen("referee").now) == "T1.s1":
        session.say("done")
    assert [str(entry.moment) for entry in session.log["referee"].entries()] == ["T1.s1"] * len(
        session.log["referee"].entries()
    )
    session.say("done")
    assert str(session.log["referee"].entries()[-1].moment) == "T1.s2"
