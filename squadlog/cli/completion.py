"""Completion for shells: commands, their words, and sentences of the command language."""

from argparse import Namespace

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.commands import COMMANDS, EXPORTS, OK
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_lines, print_text
from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.commands.entry import TASKS

with lazy_imports():
    from squadlog.cli import choosing
    from squadlog.cli.map import ways
    from squadlog.extras.games.commands import choosing as game_choosing
    from squadlog.language import chart

_WORDS: dict[str, str] = {
    "squads": "list show cost check copy rename delete restore compare value import export share sheet",
    "battles": "list ready rename delete restore",
    "scenario": "list check show edit share take delete restore",
    "backup": "list check restore",
    "export": " ".join(EXPORTS),
    "completion": "bash zsh fish",
    "games": " ".join(TASKS),
    "play": " ".join(GAMES),
    "arena": " ".join(GAMES),
}
_ABOUT_A_GAME = ("new", "options", "rules", "stats")
"""Tasks of `games` that are followed by the key of one."""
_MEASURING = ("look", "los", "measure", "reach")
"""Commands whose words are units and features of the battle."""
_WAYS = (
    "via",
    "toward",
    "north",
    "east",
    "south",
    "west",
    "ahead",
    "left",
    "right",
    "heading",
    "facing",
    "as far",
)
_BASH = """# squadlog: put this in ~/.bashrc:  eval "$(squadlog completion bash)"
_squadlog() {{
  local cur="${{COMP_WORDS[COMP_CWORD]}}"
  if [ "$COMP_CWORD" -eq 3 ]; then
    case "${{COMP_WORDS[1]}} ${{COMP_WORDS[2]}}" in
      {about}) COMPREPLY=($(compgen -W "{games}" -- "$cur")); return;;
      "games move") local IFS=$'\\n'; COMPREPLY=($(squadlog completion --words games 2>/dev/null | grep -iF -- "${{cur#[\\"\\']}}" | sed "s/.*/'&'/")); return;;
    esac
  fi
  case "${{COMP_WORDS[1]}}" in
{cases}
    {measuring}) COMPREPLY=($(compgen -W "$(squadlog completion --words "${{COMP_WORDS[1]}}" 2>/dev/null)" -- "$cur")); return;;
    do) local IFS=$'\\n'; COMPREPLY=($(squadlog completion --sentence "${{cur#[\\"\\']}}" 2>/dev/null)); return;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && COMPREPLY=($(compgen -W "{commands}" -- "$cur"))
}}
complete -o default -F _squadlog squadlog
"""
_ZSH = """#compdef squadlog
# squadlog: put this in ~/.zshrc:  eval "$(squadlog completion zsh)"
_squadlog() {{
  local -a commands
  commands=({described})
  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi
  case "$words[2] $words[3]" in
    {about}) (( CURRENT == 4 )) && compadd {games} && return;;
    "games move") local -a moves; moves=("${{(@f)$(squadlog completion --words games 2>/dev/null)}}"); compadd -a moves; return;;
  esac
  case "$words[2]" in
{cases}
    {measuring}) compadd -- ${{(f)"$(squadlog completion --words $words[2] 2>/dev/null)"}};;
    do) local -a lines; lines=("${{(@f)$(squadlog completion --sentence "${{(Q)PREFIX}}" 2>/dev/null)}}"); compadd -Q -U -- "${{(@qq)lines}}";;
    *) _files;;
  esac
}}
compdef _squadlog squadlog
"""


def run(name: str, words: list[str]) -> int:
    """`completion bash|zsh|fish`, and `--sentence` for what those scripts ask."""
    made = parser(name)
    made.add_argument("shell", nargs="?", choices=("bash", "zsh", "fish"), help="whose script is printed")
    made.add_argument(
        "--sentence", metavar="TEXT", help="how this sentence could go on in the current battle"
    )
    made.add_argument("--words", metavar="COMMAND", help="the words of this command in the current battle")
    options = read(made, words)
    if options.words is not None:
        return _battle_words(options.words)
    if options.sentence is not None:
        return _sentences(options.sentence)
    if options.shell is None:
        made.error("name a shell: bash, zsh or fish")
    print_text({"bash": _bash, "zsh": _zsh, "fish": _fish}[options.shell]())
    return OK


def _sentences(prefix: str) -> int:
    with choosing.opened_battle(Namespace(battle=None)) as seat:
        print_lines(seat.completions(prefix))
    return OK


def _battle_words(command: str) -> int:
    """Units on the map, what else the command can be about, and ways of moving, one to a line."""
    if command == "games":
        return _game_moves()
    with choosing.opened_battle(Namespace(battle=None)) as seat:
        battle = seat.known
        found = [str(unit.id) for unit in battle.units.values() if unit.position is not None]
        if command in ("los", "measure", "reach"):
            found += [mark for mark in chart.landmarks(battle) if " " not in mark]
    if command == "measure":
        found += _WAYS
    if command == "reach":
        found += ways.MODES
    print_lines(found)
    return OK


def _game_moves() -> int:
    """What the only person of the current side game can say now, one to a line; nothing where hands are hidden."""
    with game_choosing.opened_game(Namespace(game=None)) as match:
        print_lines(game_choosing.viewer(match, None).offers())
    return OK


def _bash() -> str:
    cases = "\n".join(
        f'    {name}) [ "$COMP_CWORD" -eq 2 ] && COMPREPLY=($(compgen -W "{words}" -- "$cur")); return;;'
        for name, words in _WORDS.items()
    )
    return _BASH.format(
        cases=cases,
        measuring="|".join(_MEASURING),
        commands=" ".join(COMMANDS),
        about="|".join(f'"games {task}"' for task in _ABOUT_A_GAME),
        games=" ".join(GAMES),
    )


def _zsh() -> str:
    described = " ".join(f"'{name}:{_quoted(summary)}'" for name, (_, summary) in COMMANDS.items())
    cases = "\n".join(
        f"    {name}) (( CURRENT == 3 )) && compadd {words};;" for name, words in _WORDS.items()
    )
    return _ZSH.format(
        described=described,
        cases=cases,
        measuring="|".join(_MEASURING),
        about="|".join(f'"games {task}"' for task in _ABOUT_A_GAME),
        games=" ".join(GAMES),
    )


def _quoted(text: str) -> str:
    return text.replace("'", "").replace(":", "\\:")


def _fish() -> str:
    lines = ["# squadlog: squadlog completion fish > ~/.config/fish/completions/squadlog.fish"]
    for name, (_, summary) in COMMANDS.items():
        text = summary.replace("'", "\\'")
        lines.append(f"complete -c squadlog -f -n __fish_use_subcommand -a {name} -d '{text}'")
    for name, words in _WORDS.items():
        lines.append(f"complete -c squadlog -n '__fish_seen_subcommand_from {name}' -a '{words}'")
    for task in _ABOUT_A_GAME:
        seen = f"__fish_seen_subcommand_from games; and __fish_seen_subcommand_from {task}"
        lines.append(f"complete -c squadlog -f -n '{seen}' -a '{' '.join(GAMES)}'")
    seen = "__fish_seen_subcommand_from games; and __fish_seen_subcommand_from move"
    lines.append(f"complete -c squadlog -f -n '{seen}' -a '(squadlog completion --words games 2>/dev/null)'")
    for name in _MEASURING:
        listed = f"(squadlog completion --words {name} 2>/dev/null)"
        lines.append(f"complete -c squadlog -f -n '__fish_seen_subcommand_from {name}' -a '{listed}'")
    asks = "(squadlog completion --sentence (commandline -ct | string trim -c \\'\\\") 2>/dev/null)"
    lines.append(f"complete -c squadlog -f -n '__fish_seen_subcommand_from do' -a '{asks}'")
    return "\n".join(lines) + "\n"
