"""Leadership: LDR-01..15, INI-13, A-41..A-44."""

import pytest
from support.battles import setup, skirmish, table
from support.playing import Played, before_play

from squadlog.base.records import replace
from squadlog.battle.chapter_state import as_written
from squadlog.battle.commands import Begin, Correct
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.rights import not_yours
from squadlog.battle.terms import Grouping
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.common.advanced import signs, states
from squadlog.rules.common.posts import Post, post
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.leadership.chain import leads, squads
from squadlog.rules.leadership.record import LeaderNamed, NameLeader, name_squad
from squadlog.rules.turn.initiative import modifiers

LED = {"chapters": ("leadership",)}
TEAMS = (
    Grouping(id="one", name="First team", side="red", units=(1, 2)),
    Grouping(id="two", name="Second team", side="red", units=(3, 4)),
    Grouping(id="blue", name="Blue squad", side="blue", units=(11,)),
)


def led(*, soldiers=None, units=None, **changes):
    """A squad of two fire teams, 1 and 2, 3 and 4, whose leader is unit 1, -2."""
    given = {1: {"leader": -2}, **(soldiers or {})}
    return skirmish(
        (1, 2, 3, 4),
        soldiers=given,
        units=units,
        setup_changes={**LED, "groupings": TEAMS, **changes},
        order=("one", "two", "blue"),
    )


def lines(battle, grouping="one", rulings=None):
    """The lines of a grouping's roll that count, by key, but for its race."""
    at = add_chapters(table(rulings=rulings), battle)
    found = modifiers(battle, battle.groupings[grouping], at)
    return {line.key: line.value for line in found if line.applied and line.key != "race"}


def counted(battle, grouping="one", rulings=None):
    return sum(lines(battle, grouping, rulings).values())


def test_the_rating_is_added_to_the_roll_of_each_grouping_in_the_chain_of_command():
    """LDR-04, LDR-07, LDR-15, LDR-03."""
    battle = led()
    assert (counted(battle, "one"), counted(battle, "two"), counted(battle, "blue")) == (-2, -2, 0)


def test_where_the_table_reads_it_so_the_rating_counts_for_his_own_grouping_only():
    """LDR-15, A-44."""
    own = {"leaders.initiative_scope": "own_grouping"}
    assert (counted(led(), "one", own), counted(led(), "two", own)) == (-2, 0)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Line 1", "Line 2", "Line 3"), "Line 1 and Line 2"),
        (("Line 1", "Line 2", "Blue squad"), "Line"),
        (("Line 1", "Rear 1", "Blue squad"), "Line 1 and Rear 1"),
    ],
)
def test_a_squad_is_called_by_what_its_teams_share_unless_another_squad_is_called_so_too(names, told):
    """LDR-03."""
    battle = led(groupings=tuple(replace(one, name=name) for one, name in zip(TEAMS, names, strict=True)))
    assert name_squad(battle, "red", post(battle.units[1]).squad) == told


@pytest.mark.parametrize(("wound", "default", "otherwise"), [("S", -2, -2), ("U", 0, -2), ("D", 0, 0)])
def test_when_the_leader_is_dead_or_unconscious_his_rating_stops_applying(wound, default, otherwise):
    """LDR-11, A-42."""
    battle = led(units={1: {"wound": wound}})
    assert counted(battle) == default
    assert counted(battle, rulings={"leaders.unconscious_is_dead": "false"}) == otherwise


def test_a_bad_rating_stops_with_him_too():
    """LDR-11."""
    assert counted(led(soldiers={1: {"leader": 2}})) == 2
    assert counted(led(soldiers={1: {"leader": 2}}, units={1: {"wound": "D"}})) == 0


@pytest.mark.parametrize(("race", "added"), [("Human", 0), ("Zog", 1), ("Naram", 1), ("Ssora", 1)])
def test_the_race_of_the_leader_is_added_to_his_rating(race, added):
    """LDR-13, A-43."""
    battle = led(soldiers={1: {"leader": -1, "race": race}})
    assert counted(battle, "two") == -1 + added
    assert counted(battle, "two", {"leaders.race_scope": "rout_rally"}) == -1


def test_a_fire_team_with_a_leader_of_its_own_goes_by_him_and_a_naram_counts_as_squad_leader_only():
    """LDR-02, LDR-13, A-41."""
    battle = led(soldiers={3: {"leader": 0, "race": "Naram"}})
    assert (counted(battle, "one"), counted(battle, "two")) == (-2, 0)
    assert counted(battle, "two", {"leaders.scenario_override": "false"}) == -2
    at = table()
    assert [leads(battle, battle.units[number], at) for number in (1, 2, 3, 4)] == [True, False, True, False]
    only_one = table(rulings={"leaders.scenario_override": "false"})
    assert [leads(battle, battle.units[number], only_one) for number in (1, 3)] == [True, False]


def test_a_team_whose_own_leader_has_fallen_goes_by_the_leader_of_the_whole():
    """LDR-11, LDR-15, A-41."""
    battle = led(soldiers={3: {"leader": 2}}, units={3: {"wound": "D"}})
    assert counted(battle, "two") == -2


def test_all_groupings_of_a_squad_are_pooled_and_squads_of_other_sides_are_not():
    """LDR-03, ROU-02."""
    found = [(squad.side, [unit.id for unit in squad.units]) for squad in squads(led())]
    assert found == [("red", [1, 2, 3, 4]), ("blue", [11])]


def test_a_rating_that_nobody_mentioned_is_none_and_adds_nothing():
    """LDR-10."""
    battle = led(soldiers={1: {"leader": None}})
    found = modifiers(battle, battle.groupings["one"], add_chapters(table(), battle))
    (line,) = [line for line in found if line.key == "leader"]
    assert (line.applied, line.note) == (False, "nobody leads it")


def test_a_battle_without_the_chapter_counts_no_leader():
    """ADV-01, GEN-07."""
    assert counted(led(chapters=())) == 0


def test_the_referee_sets_the_chain_of_command_right():
    """LDR-01, LOG-01."""
    played = Played(led())
    played.do(Correct(unit=4, changes=(("leadership", "red leader -1"),), reason="forgotten"))
    assert (post(played.unit(4)).rating, post(played.unit(4)).office) == (-1, "leader")
    played.do(Correct(unit=3, changes=(("leadership", "Beta leader 0"),), reason="forgotten"))
    assert [squad.name for squad in squads(played.battle)] == ["red", "Beta", "blue"]
    wrong = Correct(unit=3, changes=(("leadership", "Beta leader 7"),), reason="x")
    assert "-2 to +2" in played.refused(wrong).sentence


def set_to(unit, text):
    return Correct(unit=unit, changes=(("leadership", text),), reason="forgotten")


def test_an_office_set_right_by_itself_leaves_the_squad_as_it_is():
    """LDR-01, LOG-01."""
    played = Played(led())
    squad = post(played.unit(4)).squad
    played.do(set_to(4, "leader -1"))
    assert post(played.unit(4)) == Post(squad=squad, office="leader", rating=-1)
    assert as_written(played.unit(4), "leadership") == f"{squad} leader -1"
    played.do(set_to(4, "none"))
    assert post(played.unit(4)) == Post(squad=squad)


@pytest.mark.parametrize(
    ("text", "told"), [("-1", "leader -1"), ("x", "no squad 'x'"), ("Beta former 0", "no squad 'Beta'")]
)
def test_nobody_is_set_down_in_a_squad_that_there_is_not(text, told):
    """LDR-01, LOG-01."""
    played = Played(led())
    refused = played.refused(set_to(4, text))
    assert told in refused.sentence
    assert not refused.instead or "leader 0" in refused.instead


def before(**soldiers):
    """Four of one squad, set up, nobody named leader but as `soldiers` says; blue has one."""
    given = {11: {"leader": 0}, **{int(key[1:]): changes for key, changes in soldiers.items()}}
    return before_play(soldiers=given, chapters=("leadership",))


def test_play_begins_when_every_squad_has_named_its_leader():
    """LDR-01."""
    played = before()
    refused = played.refused(Begin())
    assert (refused.rule, "leader 1" in refused.instead) == ("LDR-01", True)
    played.do(NameLeader(unit=2))
    assert (post(played.unit(2)).office, post(played.unit(2)).rating) == ("leader", 0)
    played.do(Begin())


def test_a_squad_has_one_leader_and_naming_another_replaces_him():
    """LDR-01, LDR-10."""
    played = before(u1={"leader": -1})
    played.do(NameLeader(unit=2, rating=-2))
    assert [post(played.unit(number)).office for number in (1, 2)] == ["", "leader"]
    assert post(played.unit(2)).rating == -2


def test_a_fire_team_has_a_leader_of_its_own_only_if_the_players_say_so():
    """LDR-02, A-41."""
    played = before(u1={"leader": -1})
    played.do(NameLeader(unit=2, team=True))
    assert [post(played.unit(number)).office for number in (1, 2)] == ["", "leader"]
    teams = Played(
        first_state(
            setup((1, 2, 3, 4), chapters=("leadership",), groupings=TEAMS, soldiers={1: {"leader": -1}})
        )
    )
    teams.do(NameLeader(unit=3, team=True))
    assert [post(teams.unit(number)).office for number in (1, 3)] == ["leader", "leader"]
    teams.rulings = {"leaders.scenario_override": "false"}
    assert teams.refused(NameLeader(unit=4, team=True)).rule == "LDR-02"


def test_leaders_are_named_at_the_start_and_not_changed_in_play():
    """LDR-01."""
    played = Played(led())
    assert played.refused(NameLeader(unit=2)).rule == "LDR-01"
    played.do(NameLeader(unit=11))
    assert played.refused(NameLeader(unit=99)).code == "unknown-unit"


def test_a_rating_is_one_of_the_table():
    """LDR-08."""
    assert before().refused(NameLeader(unit=2, rating=3)).rule == "LDR-08"


def test_a_rating_that_the_log_has_not_is_for_the_whole_table_to_say():
    """LDR-08, LDR-10."""
    battle = before().battle
    assert not_yours(battle, "red", NameLeader(unit=2)) is None
    assert not_yours(battle, "red", NameLeader(unit=2, rating=-2)) is not None
    assert not_yours(battle, "blue", NameLeader(unit=2)) is not None


@pytest.mark.parametrize("sentence", ["leader 2", "leader 2 -1", "leader 2 team 0"])
def test_it_is_said_in_a_sentence(sentence):
    """LDR-01."""
    battle = known(before().battle, TABLE)
    command = parse(sentence, battle, load_rulebook())
    assert isinstance(command, NameLeader)
    assert parse(say(command), battle, load_rulebook()) == command


def test_the_log_and_the_card_tell_who_leads():
    """LDR-01."""
    battle = before().battle
    told = narrate(LeaderNamed(unit=2, rating=-1), battle)
    assert "2 Trooper 2 leads the squad, rating -1" in told
    assert states(led().units[1].held) == ("★ leader -2",)
    assert states(led().units[2].held) == ()


@pytest.mark.parametrize(("office", "star"), [("leader", "★"), ("acting", "★"), ("former", ""), ("", "")])
def test_who_leads_now_has_a_star_behind_its_number(office, star):
    """LDR-01."""
    assert signs((("leadership", Post(squad="Alpha", office=office)),)) == star


def test_play_begins_without_leaders_where_the_table_lets_it_stand():
    """LDR-01, GEN-06: it is said why, and nobody leads."""
    played = before_play(**LED)
    refused = played.refused(Begin())
    assert (refused.code, refused.rule) == ("no-leader", "LDR-01")
    told = played.do(Begin(overrule="we have none"))
    assert [event.kind for event in told] == ["overruled", "turn_begun"]
    assert not any(post(unit).leads for unit in played.battle.units.values())
