"""What a scenario file says that cannot be is found, and soon (SCN-12)."""

from support.scenarios import duel

from squadlog.squads.scene import checked_scene


def faults(page):
    """What is wrong with a battle that has this page."""
    return checked_scene(duel(page).encode(), "written.toml")[1]


def waiting(name, *of):
    """A trigger that waits for others, or for the referee alone."""
    kind = f'kind = "all"\nof = {list(of)!r}' if of else 'kind = "by_hand"'
    return f'[[triggers]]\nid = "{name}"\n{kind}\n'


def test_triggers_that_wait_for_each_other_in_a_ring_are_told_with_the_ring():
    """SCN-12."""
    page = waiting("a", "hand", "b") + waiting("b", "c") + waiting("c", "a") + waiting("hand")
    assert faults(page) == ("triggers a.of: it waits for itself (a -> b -> c -> a)",)
    assert faults(waiting("alone", "alone")) == ("triggers alone.of: it waits for itself (alone -> alone)",)


def test_a_count_that_the_names_never_come_to_is_told():
    """SCN-12."""
    page = '[[triggers]]\nid = "gate"\nkind = "opened"\nfeatures = ["D1"]\ncount = 2\n'
    page += waiting("hand") + waiting("two", "hand").replace('"all"', '"any"\ncount = 2')
    assert faults(page) == (
        "triggers gate.count should be 1 or less: it names no more features",
        "triggers two.count should be 1 or less: it names no more parts",
    )


def test_sixty_triggers_each_waiting_for_all_after_it_are_read_at_once():
    """SCN-12: there are more ways through them than anybody could go."""
    names = [f"t{number}" for number in range(60)]
    assert faults("".join(waiting(name, *names[place + 1 :]) for place, name in enumerate(names))) == ()
