"""Rulings: defaults, choices, aliases and overrides."""

from pathlib import Path

import pytest
from pydantic import ValidationError
from support.battles import skirmish, table

from squadlog.battle.commands import SetRuling
from squadlog.book import in_force
from squadlog.book.load import load_rulings
from squadlog.book.reading import adapter
from squadlog.book.rulings import Ruling, Rulings
from squadlog.rules.common.advanced import ADVANCED
from squadlog.rules.desk.engine import refusal

ROOT = Path(__file__).resolve().parents[2]


def ruling(ruling_id: str, name: str, *keys: str, **more: object) -> Ruling:
    options = tuple({"key": key, "text": f"reading {key}"} for key in keys)
    shared = {"edition": "basic", "weight": "M", "chapter": "fire", "question": "Which?", "options": options}
    return adapter(Ruling).validate_python(
        {"id": ruling_id, "name": name, **shared, "default": keys[0] if keys else None, **more}
    )


@pytest.fixture
def rulings() -> Rulings:
    return Rulings.of(
        [
            ruling("AMB-14", "aimed.modifier", "-3", "3"),
            ruling("AMB-99", "woods.factor", "1.5", "2", "none"),
            ruling("A-16", "aimed.again", same_as="AMB-14"),
        ]
    )


def test_the_default_is_in_force_until_somebody_chooses(rulings):
    assert rulings.choice("aimed.modifier") == "-3"
    assert rulings.overrides == ()


def test_a_choice_gives_new_rulings_and_leaves_the_old_ones_alone(rulings):
    other = rulings.with_choice("aimed.modifier", "3")
    assert (rulings.choice("aimed.modifier"), other.choice("aimed.modifier")) == ("-3", "3")


def test_the_default_chosen_again_is_no_override(rulings):
    assert rulings.with_choice("aimed.modifier", "3").with_choice("aimed.modifier", "-3") == rulings


def test_overrides_are_sorted_whatever_the_order_of_choosing(rulings):
    pairs = [("woods.factor", "2"), ("aimed.modifier", "3")]
    chosen = Rulings.of(rulings.book, pairs)
    assert chosen.overrides == tuple(sorted(pairs))
    assert chosen == Rulings.of(rulings.book, reversed(pairs))
    assert hash(chosen) == hash(Rulings.of(rulings.book, reversed(pairs)))


def test_a_second_choice_replaces_the_first(rulings):
    twice = rulings.with_choice("woods.factor", "2").with_choice("woods.factor", "none")
    assert twice.overrides == (("woods.factor", "none"),)


def test_a_ruling_that_repeats_another_is_decided_with_it(rulings):
    other = rulings.with_choice("aimed.again", "3")
    assert other.overrides == (("aimed.modifier", "3"),)
    assert other.is_("A-16", "3")
    assert other.choice("AMB-14") == "3"


def test_a_ruling_that_repeats_another_leads_to_it(rulings):
    assert rulings.ruling("A-16").id == "AMB-14"


def test_a_whole_number_is_an_int_and_a_part_is_a_float(rulings):
    whole, part = rulings.number("aimed.modifier"), rulings.number("woods.factor")
    assert (whole, type(whole), part) == (-3, int, 1.5)


def test_a_word_is_not_a_number(rulings):
    with pytest.raises(TypeError, match=r"The ruling woods\.factor is none, which is not a number\."):
        rulings.with_choice("woods.factor", "none").number("woods.factor")


@pytest.mark.parametrize("ask", [Rulings.choice, Rulings.number, Rulings.ruling])
def test_an_unknown_name_is_a_bug(rulings, ask):
    with pytest.raises(KeyError, match=r"no\.such"):
        ask(rulings, "no.such")


@pytest.mark.parametrize("ask", [Rulings.with_choice, Rulings.is_])
def test_an_unknown_option_is_answered_with_the_list(rulings, ask):
    with pytest.raises(
        ValueError, match=r"^The ruling aimed\.modifier has no option 5; choose one of -3, 3\.$"
    ):
        ask(rulings, "aimed.modifier", "5")


def test_iterating_gives_every_ruling_in_the_order_of_the_book(rulings):
    assert [one.id for one in rulings] == ["AMB-14", "AMB-99", "A-16"]
    assert len(rulings) == 3


def test_names_and_ids_can_be_asked_for(rulings):
    assert "A-16" in rulings
    assert "aimed.modifier" in rulings
    assert "no.such" not in rulings


@pytest.mark.parametrize(
    ("keys", "more", "complaint"),
    [
        (("a", "b"), {"default": "c"}, "the default should be one of a, b"),
        (("a", "a"), {}, "two options have the same key"),
        ((), {}, "options are missing"),
        (("a",), {"same_as": "AMB-14"}, "same_as leaves no room"),
    ],
)
def test_a_ruling_has_options_with_a_default_or_repeats_another(keys, more, complaint):
    with pytest.raises(ValidationError, match=complaint):
        ruling("AMB-01", "some.name", *keys, **more)


def test_rulings_that_repeat_each_other_in_a_ring_are_refused():
    ring = [ruling("A-01", "one.name", same_as="A-02"), ruling("A-02", "two.name", same_as="A-01")]
    with pytest.raises(ValueError, match="A-01 is the same as A-02, which is not a ruling"):
        Rulings.of(ring)


@pytest.mark.parametrize(
    ("name", "value"), [("aimedFire.modifier", -3), ("opportunityFire.modifier", 1), ("rout.interval", 12)]
)
def test_amb_14_amb_15_and_a_50_are_read_as_numbers(name, value):
    assert load_rulings().number(name) == value


def test_a_15_the_ranger_suit_is_decided_with_amb_65():
    changed = load_rulings().with_choice("A-15b", "0")
    assert changed.number("armor.rangerToHit") == 0


def test_a_ruling_that_nothing_reads_yet_says_what_it_waits_for():
    """Adopting it is allowed, and told honestly: A-01 needs advanced rules."""
    assert load_rulings().ruling("reach.measure").idle() == ""
    assert "advanced" in load_rulings().ruling("A-01").idle()
    assert load_rulings().ruling("fire.simultaneity").idle() == ""
    assert "has been set up stays as it is" in load_rulings().ruling("s1.leader").idle(("scenario",))


def test_a_ruling_of_an_advanced_chapter_waits_for_nothing_where_the_chapter_is_in_force():
    """A-25, ADV-01."""
    ruling = load_rulings().ruling("stealth.reenter")
    assert "advanced" in ruling.idle()
    assert "advanced" in ruling.idle(("snow",))
    assert ruling.idle(("stealth",)) == ""
    assert load_rulings().ruling("ecm.af").idle(("jammer",)) == ""
    assert load_rulings().ruling("distance.rounding").idle(("explosives",)) == ""
    assert "advanced" in load_rulings().ruling("charge.cap").idle(("jammer",))


def test_no_ruling_that_a_chapter_reads_waits_for_more_than_all_of_them():
    """ADV-01: night, rain and snow are no chapters, what is read by them waits for none."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "squadlog" / "rules").rglob("*.py"))
    read = [ruling for ruling in load_rulings() if not ruling.same_as and f'"{ruling.name}"' in code]
    assert [ruling.name for ruling in read if "advanced" in ruling.idle(ADVANCED)] == []
    assert load_rulings().ruling("night.decided_by").idle() == ""
    assert {key for ruling in read for key in ruling.chapters} <= {*ADVANCED, "weather"}


def test_every_ruling_of_the_basic_game_is_read_by_a_rule_or_says_why_not():
    """No switch that does nothing in silence."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "squadlog").rglob("*.py"))
    silent = [
        ruling.name
        for ruling in load_rulings()
        if ruling.edition == "basic"
        and len(ruling.options) > 1
        and not ruling.idle()
        and f'"{ruling.name}"' not in code
    ]
    assert silent == []


def test_a_record_that_does_not_know_a_ruling_is_played_as_the_program_then_played(monkeypatch):
    known = ruling("AMB-14", "aimed.modifier", "-3", "3", since="0.2", before="3")
    monkeypatch.setattr(in_force, "load_rulings", lambda: Rulings.of([known]))
    in_force._of.cache_clear()
    in_force.rulings_with.cache_clear()
    assert in_force.rulings_of({}, "").choice("aimed.modifier") == "3"
    assert in_force.rulings_of({}, "0.1.0").choice("aimed.modifier") == "3"
    assert in_force.rulings_of({}, "0.2.0").choice("aimed.modifier") == "-3"
    assert in_force.rulings_of({"aimed.modifier": "-3"}, "0.1.0").choice("aimed.modifier") == "-3"
    in_force._of.cache_clear()
    in_force.rulings_with.cache_clear()


@pytest.mark.parametrize("more", [{"since": "0.2"}, {"before": "3"}, {"since": "0.2", "before": "5"}])
def test_since_and_before_go_together_and_name_an_option(more):
    with pytest.raises(ValidationError, match=r"before should be one of|since and before go together"):
        ruling("AMB-14", "aimed.modifier", "-3", "3", **more)


@pytest.mark.parametrize("number", ["0", "13", "100"])
def test_a_threshold_whose_figure_is_lost_can_be_any_number_a_134(number):
    """A-134, LEG-13: off until somebody sets it."""
    assert load_rulings().choice("legionnaire.move_above") == "unset"
    chosen = load_rulings().with_choice("A-134", number)
    assert chosen.number("legionnaire.move_above") == int(number)
    assert chosen.overrides == (("legionnaire.move_above", number),)
    options = chosen.ruling("A-134").options_with(number)
    keys = [one.key for one in options]
    assert keys[:4] == ["unset", "10", "12", "14"]
    assert keys[-1] == number


@pytest.mark.parametrize("number", ["101", "-1", "1.5", "013", "", "ten", "٣"])
def test_what_is_no_such_number_is_refused_with_what_can_be_chosen_a_134(number):
    """A-134."""
    with pytest.raises(ValueError, match="unset, 10, 12, 14 or any whole number from 0 to 100"):
        load_rulings().with_choice("A-134", number)


@pytest.mark.parametrize("name", ["rof.scope", "ambush.basic"])
def test_a_retired_ruling_opens_where_it_stands_and_is_offered_nowhere(name):
    """AMB-88, AMB-120: records and kept defaults that name it open; no list has it, and nobody can choose it."""
    rulings = load_rulings()
    one = rulings.ruling(name)
    assert one.idle().startswith("it is retired: ")
    assert name not in [other.name for other in rulings]
    other = next(option.key for option in one.options if option.key != one.default)
    assert in_force.rulings_of({name: other}, "0.8.0").choice(name) == other
    battle = skirmish()
    assert refusal(battle, SetRuling(name=name, option=other), table()).code == "retired"
