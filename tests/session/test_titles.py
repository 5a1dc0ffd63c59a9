"""What a battle is called that nobody has named."""

from support.battles import setup

from squadlog.base.names import cells
from squadlog.base.records import replace
from squadlog.session.battle_session import Session
from squadlog.setup.titles import cut_title, name_apart


def test_a_battle_that_nobody_named_has_a_title_of_its_own(store):
    titles = []
    for _ in range(3):
        made = name_apart(replace(setup(), title="Red against Blue"), titles)
        titles.append(Session.create(store, made).record.title)
    assert titles == ["Red against Blue", "Red against Blue 2", "Red against Blue 3"]
    long = replace(setup(), title="A" * 40)
    assert name_apart(long, [long.title]).title == f"{'A' * 36} 2"


def test_a_battle_named_by_sides_of_wide_letters_has_no_more_columns_than_a_title_may():
    assert cut_title("田" * 20 + " against Blue") == "田" * 20
    assert cells(cut_title("a" + "田" * 30, 36)) <= 36
