"""`squadlog lab new` asks for what was not said, checks each answer at once, and asks again."""

import io

import pytest

from squadlog.__main__ import main
from squadlog.base.errors import SquadlogError
from squadlog.extras.lab.asked import answers
from squadlog.extras.lab.asked.lab import read_lab
from squadlog.extras.lab.commands import lab as command


@pytest.fixture
def new(capsys, monkeypatch, tmp_path):
    """Say `lab new` with these words; `typed` are the lines that a person types at the terminal, None for nobody."""
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def say(*words, typed=None):
        monkeypatch.setattr(command, "asks_a_person", lambda: typed is not None)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or ())))
        return main(["lab", "new", *words]), *capsys.readouterr()

    return say


def test_what_was_asked_one_by_one_is_what_could_have_been_said_at_once(new, tmp_path):
    typed = ["levels", "newcomer", "recruit, cautious", "4", "1,000", "asked.toml"]
    assert new(typed=typed)[0] == 0
    said = (
        "levels",
        "newcomer",
        "--level",
        "recruit",
        "--level",
        "cautious",
        "--within",
        "4",
        "--battles",
        "1000",
    )
    assert new("said.toml", *said)[0] == 0
    assert (tmp_path / "asked.toml").read_bytes() == (tmp_path / "said.toml").read_bytes()


def test_enter_alone_takes_what_stands_in_brackets(new, tmp_path):
    assert new(typed=[""] * 6)[0] == 0
    found = read_lab(tmp_path / "fair-newcomer.toml")
    assert (found.question, found.scenarios, found.within) == ("fair", ("newcomer",), 5)


def test_a_wrong_answer_is_told_at_once_and_asked_again(new, tmp_path):
    (tmp_path / "there.toml").write_text("")
    typed = [
        "fun", "fair", "nosuch", "toll_bridge", "quick wood", "newcomer", "genral", "recruit", "50", "5", "some", "10",
        "there.toml", "a.toml",
    ]  # fmt: skip
    code, _, told = new(typed=typed)
    assert code == 0
    right = ("there are fair, levels", "ready battle called nosuch", "3 sides", "such as quick 200 wood",
             "no commander 'genral'", "points in 100 from 1 to 30", "no whole number", "there already")  # fmt: skip
    assert [place for place, words in enumerate(right) if words not in told] == []
    assert read_lab(tmp_path / "a.toml").levels == ("recruit",)


def test_what_was_said_is_not_asked(new, tmp_path):
    code, asked, _ = new("--level", "recruit", "a.toml", "--battles", "9", "fair", typed=["newcomer", "3"])
    assert code == 0
    assert "Levels" not in asked
    assert (tmp_path / "a.toml").exists()


def test_things_and_squads_are_asked_for_each_answer_checked_at_once(new, tmp_path):
    typed = [
        "worth", "SRA", "SR", "", "tog_line", "moon", "none", "recruit", "", "", "a.toml",
        ]  # fmt: skip
    code, _, told = new(typed=typed)
    assert code == 0
    right = ("did you mean SR", "has Spike Rifle already", "moon")
    assert [place for place, words in enumerate(right) if words not in told] == []
    found = read_lab(tmp_path / "a.toml")
    assert (found.things, found.squads, found.scenarios, found.within) == (
        ("SR",),
        ("tog_line",),
        ("none",),
        2,
    )
    code, _, told = new(typed=["rank", "jon_doe", "john_doe john_doe", "none", "recruit", "", "10", "b.toml"])
    assert (code, "did you mean john_doe" in told) == (0, True)
    assert read_lab(tmp_path / "b.toml").squads == ("john_doe",)


def test_enter_alone_asks_what_the_command_asks_of_things_and_squads(new, tmp_path):
    where = ("--ground", "none")  # a wood or open ground takes a second to be drawn
    for question, words, *named in (("worth", (), "SAR"), ("rank", where, "john_doe", "tog_line")):
        assert new(*words, f"{question}.toml", typed=[question, *[""] * 6])[0] == 0
        assert new(f"{question}-said.toml", question, *named, *words)[0] == 0
        asked, said = ((tmp_path / f"{question}{end}.toml").read_bytes() for end in ("", "-said"))
        assert asked == said


def test_without_a_terminal_and_with_no_more_answers_nothing_is_written(new, tmp_path):
    assert new()[2].endswith("Missing: FILE, question.\n")
    assert new("a.toml")[0] == 2
    assert new("a.toml", "fair")[2].startswith("scenarios: name a ready battle")
    assert new(typed=["fair", "newcomer"])[0] == 2
    assert not list(tmp_path.glob("*.toml"))


def test_battles_are_said_by_key_by_file_or_by_points_and_ground():
    assert answers.read_battles_said("newcomer newcomer") == (0, ("newcomer",))
    assert answers.read_battles_said("quick 200 open") == (200, ("open",))
    for wrong in ("", "quick", "quick 200", "quick no open", "'newcomer", "nosuch.toml", "quick 9 open"):
        with pytest.raises(SquadlogError):
            answers.read_battles_said(wrong)
