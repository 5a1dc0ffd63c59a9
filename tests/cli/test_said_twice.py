"""An option that is said twice is never dropped in silence: the second goes on with the first, or is refused."""

from argparse import ArgumentError, ArgumentParser, Namespace, _AppendAction, _StoreAction, _SubParsersAction

import pytest

from squadlog.cli.commands import commands
from squadlog.cli.options import Listed, Once, Parser


class _Caught(BaseException):
    """The parser of a command."""


def _parsers(made):
    yield made
    for action in made._actions:
        if isinstance(action, _SubParsersAction):
            for inner in action.choices.values():
                yield from _parsers(inner)


@pytest.fixture
def options(monkeypatch, call):
    """Every option of every command that takes a value."""
    found = []

    def caught(self, *_words, **_how):
        raise _Caught(self)

    for name in commands():
        with monkeypatch.context() as patch:
            for way in ("parse_args", "parse_intermixed_args"):
                patch.setattr(Parser, way, caught)
            try:
                call(name)
            except _Caught as parser:
                found += [
                    (name, made, action)
                    for made in _parsers(parser.args[0])
                    for action in made._actions
                    if action.option_strings and action.nargs != 0
                ]
    return found


def test_every_option_of_a_value_said_twice_goes_on_or_is_refused(options):
    assert len({name for name, *_ in options}) > 25
    for name, made, action in options:
        where = f"{name} {action.option_strings[-1]}"
        assert not type(action) is _StoreAction, where  # noqa: E714 - its own kind
        said = Namespace(**{action.dest: action.default})
        if isinstance(action, Once):
            action(made, said, "A", action.option_strings[0])
            action(made, said, "A", action.option_strings[0])
            if isinstance(action, Listed):
                action(made, said, "B", action.option_strings[0])
                assert getattr(said, action.dest) == "A,A,B", where
                continue
            with pytest.raises(ArgumentError, match="is given twice, A and B; give it once"):
                action(made, said, "B", action.option_strings[0])
        else:
            assert isinstance(action, _AppendAction) or action.nargs == "?", where


def test_chapters_said_twice_are_all_played_and_an_unknown_one_is_refused(call):
    code, _, _ = call("new", "newcomer", "--with", "stealth", "--with", "grenades")
    assert code == 0
    shown = call("show", "--json")[1]
    assert '"stealth"' in shown
    assert '"grenades"' in shown
    code, _, err = call("new", "newcomer", "--with", "nonsense", "--with", "grenades")
    assert (code, "no advanced chapter nonsense" in err) == (4, True)


def test_new_knows_the_chapters_that_a_quick_battle_knows(call):
    assert call("new", "newcomer", "--with", "usual,stealth")[0] == 0
    shown = call("show", "--json")[1]
    for chapter in ("ammunition", "automatic_fire", "grenades", "leadership", "stealth"):
        assert f'"{chapter}"' in shown
    assert call("new", "newcomer", "--with", "all")[0] == 0


def test_what_is_said_twice_is_told_in_a_sentence(call):
    code, _, err = call("log", "--last", "2", "--last", "3")
    assert code == 2
    assert err.splitlines()[-1] == "--last is given twice, 2 and 3; give it once."


def test_a_parser_may_be_used_again():
    made = Parser(prog="x")
    made.add_argument("--of")
    assert isinstance(made, ArgumentParser)
    assert [made.parse_args(["--of", one]).of for one in ("1", "2")] == ["1", "2"]
