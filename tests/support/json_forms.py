"""What every command prints for programs, said in one home: the forms of `--json` and documents of each."""

import contextlib
import io
import json
import shlex
from pathlib import Path

from squadlog.__main__ import main

BEFORE = (
    "new newcomer --typed all --seed 1", "do begin initiative", "die 3", "die 8", "do move",
    "do 'fire 1 at 4 cover half-hard' 'walk 3 2m engage 6' 'hold 2' done",
    "do 'fire 4 at 1' 'hold 5' 'face 6' done", "do 'fire 1 at 4 range 15 cover half-hard'", "die 5",
    "do 'fire 4 at 1'", "die 7", "do 'note on 1: leave him'", "do 'branch Before the melee'",
    "new long_ford --seed 1", "do begin roll", "new pest_control --seed 1", "squads copy ready:john_doe Mine",
    "company new Able --squad ready:john_doe", "campaign new River", "company stash Able add 'frag grenade' 2",
    "result enter --title Ford --side Red=1 --side Blue=2", "backup", "company tables Able gritty",
    "result enter --title Mill --side Able=5 --side Blue=2 'Able: 1 W S; 2 W U; 3 2 kills; 4 D by Rex'",
    "company roll Able 2",
    "games new phalanx-board --seat Red=Ann --seat Black=random --seed 1", "new counting_house --with grenades,hiding",
    "export battle --battle 1 --to HOME/night.battle",
)  # fmt: skip
ASKED = (
    "battles", "battles list --seats",
    "battles ready", "show --battle 1", "show 1 --battle 1", "show --battle 2", "show --battle 3",
    "show --track --battle 1", "show --time --battle 1",
    "next --battle 1", "next --battle 2", "next --battle 5 --seat green", "place --battle 5 --seat green",
    "log --battle 1",
    "log --battle 1 --undone", "log --battle 1 --entry 13", "replay --battle 1", "replay --battle 2",
    "branches --battle 1", "audit --battle 1", "check --battle 1",
    "score --battle 1", "score --battle 3", "reminders --battle 1", "reveal --battle 1", "health --battle 1",
    "note --battle 1", "do --battle 1 'note another'", "do --battle 1 'nonsense'", "undo --battle 1",
    "odds 9 --battle 2", "targets 9 --battle 2", "menu 1 --battle 1", "menu 9-11 --battle 2",
    "form 9 walk metres=2 --battle 2", "form 9 d --battle 3", "form 9 walk metres=x --battle 2",
    "form 4 aimed_fire --battle 1",
    "targets 1 4 range=12 cover=half_hard --battle 1", "targets 3 range=far --battle 1",
    "look 9 --battle 2", "look 12,9 --for 9 --battle 2",
    "look --map --battle 2", "heat --battle 2", "los 1 9 --side --battle 2", "los 1 9 --battle 2",
    "measure 9 2m --battle 2", "measure 9 900m --battle 2", "reach 9 --battle 2",
    "reach 9 --danger --battle 2", "reach 9 --best 2 --battle 2", "reach 9 crawl --danger --battle 2",
    "reach 9 walk --to 200,200 --battle 2", "blast 12,9 fragmentation --battle 5",
    "look 9 --sector north --battle 2", "new newcomer", "quick --map none --seed 1", "backup", "backup list",
    "check --battle 3", "export json --battle 1", "export attacks --battle 1", "export moves --battle 1",
    "squads list", "squads show ready:john_doe", "squads cost ready:john_doe", "squads check ready:john_doe",
    "squads compare ready:john_doe ready:tog_line",
    "squads compare ready:john_doe ready:tog_line --fight", "squads value ready:john_doe", "scenario list",
    "scenario show pest_control", "scenario check pest_control", "rules", "rules FIR-02", "rulings",
    "rulings AMB-84", "glossary", "tables", "tables weapons", "language", "map list", "map check the_long_ford",
    "map show pest_control", "map los pest_control 5,5 12,20", "map export training_yard --to HOME/yard.uvtt", "print", "company", "company show Able",
    "company show Able 1", "company stash Able", "company house Able", "company log Able",
    "company tables Able", "company tables Able heroic --check",
    "company tables Able HOME/bad.toml --check", "campaign check HOME/bad.toml",
    "company roll Able", "company roll Able --dice", "company memorial", "result", "campaign",
    "campaign show River", "campaign check the_orvan", "campaign picture the_orvan",
    "campaign plot River the_orvan --company crown=Able", "campaign after River --won crown --margin 30",
    "ladder", "games list", "games show", "games moves", "games hint --seconds 0.1",
    "games options phalanx-board", "games options", "games levels", "games rules", "games rules PB-04",
    "games explain", "games log", "games stats", "games text", "games rename 4 Other",
    "games new generals --seat A=Ann --seat B=Ben --seed 1", "games show", "games move end",
    "games move nonsense", "games undo", "games use 4", "games delete 8 --yes", "games review",
    "squads delete Mine --yes", "squads list --deleted", "squads restore Mine",
    "battles tag 1 night", "find ford", "find leave him", "dice",
    "do --battle 1 'correct 1 jammed=SR because it did'", "reminders all --battle 1", "reminders dismiss 1 --battle 1",
    "do --battle 1 'concede tog'", "scenario record", "scenario record pest_control", "pack list",
    "pack check kettle_street",
    "pack take kettle_street",
    "campaign next River", "do --battle 9 begin 'correct 9 wound=S because so' 'end because late'", "company after 9",
    "campaign show River",
    "import HOME/night.battle", "backup check", "calc --list", "backup restore",
    "mail send --battle 3 --to HOME/one.mail", "mail list", "mail check --battle 3", "mail take HOME/one.mail",
    "lesson list", "lesson begin grenades", "lesson", "serve 1 4 --port 0 --minutes 0",
    "advise --battle 1", "commander --battle 1", "automa draw Watch --battle 1", "automa cards",
    "new newcomer --seed 7", "commander red recruit", "do begin initiative move done", "why --seat red",
    "exercise --from 7 --as mine --seat red", "exercise", "exercise mine", "exercise mine hold",
    "do 'end because late'", "weigh --level recruit --processes 1",
)  # fmt: skip
"""Each is said with `--json` and, where that is a list, with `--json=2`."""
SLOW = (
    "place 8 --battle 5 --seat green", "look --battle 2",
    "map random --kind building --seed 3", "quick --seed 2", "map fair the_long_ford",
    "keys battle", "settings", "arena phalanx-cards random random --games 2 --processes 1",
    "arena battle recruit cautious --scenario newcomer --pairs 1 --processes 1",
    "lab fair newcomer --level recruit --battles 2 --processes 1", "lab list", "lab rows fair-newcomer",
    "lab play fair-newcomer 1 0", "lab fair tutorial_map --level recruit --battles 1 --processes 1",
    "lab heat fair-tutorial_map", "lab report fair-tutorial_map",
    "lab worth SAR --level recruit --battles 2 --processes 1",
    "lab rank john_doe tog_line --ground none --level recruit --battles 2 --processes 1",
)  # fmt: skip
"""What costs much or runs in processes of its own: for whoever writes the schemas, not for every run."""
OF_A_BATTLE = (
    "show", "show --track", "show --time", "next", "log --undone", "branches", "audit", "check", "score", "reminders",
    "health", "note", "reveal",
)  # fmt: skip
OPEN = ("branches", "company stash", "glossary", "tables")
"""Objects whose names are data: these too stand within another one for `--json=2`."""


def said(line):
    """The documents that a command prints: one, or one a line. Empty for none."""
    heard, told = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(heard), contextlib.redirect_stderr(told):
        code = main(shlex.split(line))
    text = heard.getvalue()
    if code == 2 and not text:
        raise AssertionError(f"{line}: {told.getvalue()}")
    try:
        return [json.loads(text)] if text.strip() else []
    except json.JSONDecodeError:
        return [json.loads(one) for one in text.splitlines()]


def documents(home, lines=ASKED):
    """Every document with the line that gave it, in this home of a user who has nothing yet."""
    for line in BEFORE:
        main(shlex.split(line.replace("HOME", str(home))))
    (Path(home) / "bad.toml").write_text("nothing", encoding="utf-8")
    for line in lines:
        yield from both(line.replace("HOME", str(home)))


def both(line):
    """What a line prints by `--json` and, where that is a list or its names are data, by `--json=2`."""
    for document in said(f"{line} --json"):
        yield line, document
        if isinstance(document, list) or line.startswith(OPEN):
            yield from ((line, one) for one in said(f"{line} --json=2"))


def form_of(document):
    """The name of its form; None of a list."""
    return document["format"].removeprefix("squadlog-") if isinstance(document, dict) else None
