"""Completion for shells: commands, their words, and sentences of the command language."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.plugs import answers, extras
from squadlog.cli.commands import EXPORTS, OK, commands
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_lines, print_text

with lazy_imports():
    from squadlog.cli import choosing
    from squadlog.cli.map import ways
    from squadlog.language import chart

_WORDS: dict[str, str] = {
    "squads": "list show cost check copy rename tag move delete restore compare value import export share sheet",
    "battles": "list ready rename tag move delete restore",
    "scenario": "list check show record share take tag move delete restore",
    "pack": "list check show take share export give delete restore",
    "backup": "list check restore",
    "reminders": "dismiss put all again",
    "export": " ".join(EXPORTS),
    "completion": "bash zsh fish",
}
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
{followed}
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
{followed}
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
_BASH_FOLLOWED = """      {about}) COMPREPLY=($(compgen -W "{among}" -- "$cur")); return;;
      "{command} {asks}") local IFS=$'\\n'; \
COMPREPLY=($(squadlog completion --words {command} 2>/dev/null | grep -iF -- "${{cur#[\\"\\']}}" | sed "s/.*/'&'/")); return;;"""
_ZSH_FOLLOWED = """    {about}) (( CURRENT == 4 )) && compadd {among} && return;;
    "{command} {asks}") local -a moves; \
moves=("${{(@f)$(squadlog completion --words {command} 2>/dev/null)}}"); compadd -a moves; return;;"""


class Completed(NamedTuple):
    """What follows the commands of an extra.

    `words` by command, options anywhere; behind these `tasks` of one `command` comes one `among` these words; behind
    the task `asks` whatever `asked` gives then.
    """

    words: Mapping[str, str]
    command: str = ""
    tasks: tuple[str, ...] = ()
    among: str = ""
    asks: str = ""
    asked: Callable[[], Iterable[str]] = tuple

    def filled(self, template: str) -> str:
        """The lines of a script for it."""
        about = "|".join(f'"{self.command} {task}"' for task in self.tasks)
        return template.format(about=about, among=self.among, command=self.command, asks=self.asks)


def _extras() -> tuple[Completed, ...]:
    return tuple(answers("completion"))


def _words() -> dict[str, str]:
    found = dict(_WORDS)
    for one in _extras():
        found |= one.words
    for command, task in (named for extra in extras() for named in extra.tasks):
        if command in found:
            found[command] += f" {task}"
    return found


def run(name: str, words: list[str]) -> int:
    """`completion bash|zsh|fish`, and `--sentence` for what those scripts ask."""
    made = parser(name)
    made.add_argument("shell", nargs="?", choices=("bash", "zsh", "fish"), help="the shell of the script")
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
    with choosing.open_battle(Namespace(battle=None)) as seat:
        print_lines(seat.sentences.completions(prefix))
    return OK


def _battle_words(command: str) -> int:
    """Units on the map, what else the command can be about, and ways of moving, one to a line."""
    for one in _extras():
        if one.command == command:
            print_lines(one.asked())
            return OK
    with choosing.open_battle(Namespace(battle=None)) as seat:
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


def _bash() -> str:
    cases = "\n".join(
        f'    {name}) [[ "$COMP_CWORD" -eq 2 || "$cur" == -* ]] && '
        f'COMPREPLY=($(compgen -W "{words}" -- "$cur")); return;;'
        for name, words in _words().items()
    )
    return _BASH.format(
        cases=cases,
        measuring="|".join(_MEASURING),
        commands=" ".join(commands()),
        followed="\n".join(one.filled(_BASH_FOLLOWED) for one in _extras() if one.tasks),
    )


def _zsh() -> str:
    described = " ".join(f"'{name}:{_quote(summary)}'" for name, summary in commands().items())
    cases = "\n".join(
        f"    {name}) [[ $CURRENT == 3 || $PREFIX == -* ]] && compadd -- {words};;"
        for name, words in _words().items()
    )
    return _ZSH.format(
        described=described,
        cases=cases,
        measuring="|".join(_MEASURING),
        followed="\n".join(one.filled(_ZSH_FOLLOWED) for one in _extras() if one.tasks),
    )


def _quote(text: str) -> str:
    return text.replace("'", "").replace(":", "\\:")


def _fish() -> str:
    lines = ["# squadlog: squadlog completion fish > ~/.config/fish/completions/squadlog.fish"]
    for name, summary in commands().items():
        text = summary.replace("'", "\\'")
        lines.append(f"complete -c squadlog -f -n __fish_use_subcommand -a {name} -d '{text}'")
    for name, words in _words().items():
        lines.append(f"complete -c squadlog -n '__fish_seen_subcommand_from {name}' -a '{words}'")
    for one in (one for one in _extras() if one.tasks):
        after = f"__fish_seen_subcommand_from {one.command}; and __fish_seen_subcommand_from"
        lines += [f"complete -c squadlog -f -n '{after} {task}' -a '{one.among}'" for task in one.tasks]
        listed = f"(squadlog completion --words {one.command} 2>/dev/null)"
        lines.append(f"complete -c squadlog -f -n '{after} {one.asks}' -a '{listed}'")
    for name in _MEASURING:
        listed = f"(squadlog completion --words {name} 2>/dev/null)"
        lines.append(f"complete -c squadlog -f -n '__fish_seen_subcommand_from {name}' -a '{listed}'")
    asks = "(squadlog completion --sentence (commandline -ct | string trim -c \\'\\\") 2>/dev/null)"
    lines.append(f"complete -c squadlog -f -n '__fish_seen_subcommand_from do' -a '{asks}'")
    return "\n".join(lines) + "\n"
