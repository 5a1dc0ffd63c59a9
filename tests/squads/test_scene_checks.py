"""What a scenario file says that cannot be is found, and soon (SCN-12)."""

from pathlib import Path

from support.scenarios import duel

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.setup.scene_report import report
from squadlog.squads.scene_files import checked_scene


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


BREACH = """
[[triggers]]
id = "breach"
kind = "by_hand"
weather = [["vacuum", "on"]]
"""


def odd(text):
    """What a table should talk about before a battle of this text, with the lines on which it stands."""
    found = report(text.encode(), "written.toml", Path(), load_rulebook(), load_rulings())
    assert found.sound, found.faults
    return {one.sentence: one.line for one in found.faults if one.odd}


def test_what_counts_for_nothing_without_its_chapter_is_odd():
    """ADV-01: until the chapter is listed, by whatever name."""
    text = "clock = 30\n" + duel(BREACH).replace(
        'id = "red"', 'id = "red"\nhides = "flat"\ngoods = { ecm_jammer = 1, grenades = 2 }'
    )
    text = text.replace('"Cassia"]', '"Cassia"]\nbegins = { "*" = ["stealth"] }')
    told = odd(text)
    assert [one.split(" has no effect without the chapter ") for one in told] == [
        ["sides red.goods grenades: this is not an item of a side; give it to a soldier. [BLD-02]"],
        ["clock", "timed_play; list it. [ADV-01]"],
        ["sides red.hides", "hiding; list it. [ADV-01]"],
        ["sides red.goods ecm_jammer", "jammer; list it. [ADV-01]"],
        ["sides red.goods grenades", "grenades; list it. [ADV-01]"],
        ["sides red.squads 1.begins stealth", "stealth; list it. [ADV-01]"],
        ["triggers breach.weather vacuum", "vacuum; list it. [ADV-01]"],
    ]
    assert all(told.values())
    listed = (
        'chapters = ["timed_play", "detection", "jammer", "grenades", "stealth", "vacuum", "ammunition"]\n'
    )
    assert list(odd(listed + text)) == list(told)[:1]


def test_a_part_that_all_read_and_that_names_a_secret_arrival_is_odd():
    """SCN-12."""
    text = duel().replace(
        '"Cassia"]', '"Cassia"]\n[[sides.squads]]\nsquad = "street_wardens"\nname = "Gorse"'
    )
    text += 'arrives = { id = "relief", turn = 2, secret = true }\n'
    text += '[[triggers]]\nid = "open"\nkind = "out"\nside = "red"\nsquads = ["Gorse"]\n'
    told = 'triggers open.squads: players who may not know of this squad read "others". [SCN-12]'
    assert told in odd(text)
    assert told not in odd(text + "secret = true\n")


def test_what_comes_after_the_end_or_lies_beyond_the_map_is_odd():
    """SCN-09, SCN-13."""
    page = '[[areas]]\nid = "far"\ncentre = [90, 90]\nradius_m = 2\n[[areas]]\nid = "near"\ncentre = [2, 2]\n'
    page += 'radius_m = 2\n[[triggers]]\nid = "late"\nkind = "turn"\nturn = 4\n'
    assert [one for one in odd('map = "training_yard"\n' + duel(page)) if "[SCN" in one] == [
        "triggers late.turn is 4, and the battle ends with turn 3. [SCN-13]",
        "areas far: the area is outside the map. [SCN-09]",
    ]


def test_an_agreement_silences_what_it_is_about_and_who_leads_of_several_is_told():
    """LDR-02, A-41."""
    force = '[sides.squads.force]\nname = "Watch"\nsoldiers = ['
    force += '{ name = "Ada", leader = 1, armour = "LI", weapons = ["SR"] }, '
    force += '{ name = "Bo", leader = 0, armour = "LI", weapons = ["SR"] }]\n'
    text = 'chapters = ["leadership"]\n' + duel().replace(
        'squad = "tog_line"\nonly = ["Varro", "Cassia"]\n', force
    )
    assert any("usually wear" in one for one in odd(text))
    agreed = (
        'agreements = [{ rule = "BLD-09", reason = "poor" }, { rule = "LDR-01", reason = "two friends" }]\n'
    )
    assert list(odd(text + agreed)) == [
        "John Doe's Squad: The squad has no leader; o in set-up, or leader UNIT, names one before play. [LDR-01]",
        "TOG: Bo (+0) leads them all, by rating, and then Ada (+1). [LDR-02]",
    ]


def test_sixty_triggers_each_waiting_for_all_after_it_are_read_at_once():
    """SCN-12: there are more ways through them than anybody could go."""
    names = [f"t{number}" for number in range(60)]
    assert faults("".join(waiting(name, *names[place + 1 :]) for place, name in enumerate(names))) == ()
