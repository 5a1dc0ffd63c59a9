"""The rules of the side games in words."""

from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.printing import print_listed, print_wrapped, table, tell
from squadlog.extras.games.game_rules import GAME_RULE, GameRule, GameRules, load_game_rules
from squadlog.session.view.json_value import json_value


def print_rule(rule_id: str, *, asked: int) -> int:
    """One rule by its id, such as PC-04; code 5 when there is none."""
    rules = load_game_rules()
    if rule_id not in rules:
        tell(f"No rule of a side game is called {rule_id}.")
        return NOTHING
    return _print((rules[rule_id],), rules, asked=asked)


def look_up(text: str, asked: int) -> int | None:
    """A rule of a side game by its id on stdout, and the exit code; None for what is the id of none."""
    return print_rule(text, asked=asked) if GAME_RULE.fullmatch(text.upper()) else None


def print_rules(game: str, what: str, *, asked: int) -> int:
    """Rules of a game, or with "" of all: their contents, one by its id, or those with some words; code 5 for none."""
    rules = load_game_rules()
    if what in rules:
        return _print((rules[what],), rules, asked=asked)
    found = rules.search(what, game) if what else tuple(rules) if not game else rules.of(game)
    if not found and GAME_RULE.fullmatch(what.upper()):
        tell(f"There is no rule {what.upper()}; {_near(rules, what.upper())}.")
        return NOTHING
    if not found:
        where = rules.titles[game] if game else "the side games"
        tell(f"No rule of {where} has all of these words: {what}.")
        return NOTHING
    if what or asked:
        return _print(found, rules, asked=asked)
    for key in [game] if game else rules.titles:
        print_wrapped([f"{rules.titles[key]}. {rules.heads[key].about}", *gist_lines(key)])
        print_wrapped(table([(rule.id, rule.title, rule.status) for rule in rules.of(key)]))
    tell(f"One of them: squadlog games rules {found[0].id}; words find rules too.")
    return OK


def gist_lines(game: str) -> list[str]:
    """How a game is played, in a few lines for whoever never did."""
    return [f"· {told}" for told in load_game_rules().heads[game].gist]


def _near(rules: GameRules, rule_id: str) -> str:
    """The rule ids in the part of the rules where `rule_id`, which does not exist, would belong."""
    part = rule_id.rstrip("0123456789")
    known = [rule.id for rule in rules if rule.id.startswith(part)]
    return f"they go from {known[0]} to {known[-1]}" if known else "squadlog games rules lists all"


def _print(found: tuple[GameRule, ...], rules: GameRules, *, asked: int) -> int:
    if asked:
        print_listed("game-rules", asked, [json_value(rule) for rule in found])
        return OK
    for rule in found:
        options = f"; options: {', '.join(rule.options)}" if rule.options else ""
        print_wrapped([f"{rule.id}  {rule.title}  ({rules.titles[rule.game]}; {rule.status}{options})"])
        print_wrapped((f"  {paragraph}" for paragraph in rule.paragraphs), hanging=0)
    return OK
