"""What was agreed before a game: every option has a value, and only values it can have."""

from collections.abc import Mapping

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.extras.games.game import Game, GameError, Option

with lazy_imports():
    import difflib

_OFF = frozenset({"off", "none", "null", "never"})
_YES = frozenset({"yes", "on"})
_NO = frozenset({"no", "off"})


def agree_options(game: Game, said: Mapping[str, str]) -> Mapping[str, str]:
    """Every option of the game with its value, the default where nothing was said.

    Names and choices may be in any case; `yes` and `no` stand for true and false, `off` for a limit of 0. Raises
    GameError, in one sentence, for an unknown option, a value it cannot have, or the same option said twice.
    """
    options = {option.name.casefold(): option for option in game.options}
    values: dict[str, str] = {}
    for name, value in said.items():
        option = options.get(str(name).strip().casefold().replace("-", "_"))
        if option is None:
            raise GameError(
                f"{game.name} has no option {_show_word(name)}{_near(name, [o.name for o in game.options])}"
            )
        if option.name in values:
            raise GameError(f"the option {option.name} is said twice; once is enough")
        values[option.name] = _value(option, str(value).strip())
    return {option.name: values.get(option.name, option.default) for option in game.options}


def _value(option: Option, said: str) -> str:
    typed = said.casefold()
    if option.choices:
        keys = {choice.key.casefold(): choice.key for choice in option.choices}
        if "true" in keys and typed in _YES | _NO:
            typed = "true" if typed in _YES else "false"
        if typed in keys:
            return keys[typed]
        raise GameError(f"{option.name} cannot be {_show_word(said)}{_near(said, list(keys.values()))}")
    if typed in _OFF and option.least == 0:
        return "0"
    if typed.isascii() and typed.isdigit() and len(typed) <= 9 and option.least <= int(typed) <= option.most:
        return str(int(typed))
    raise GameError(f"{option.name} cannot be {_show_word(said)}: {option.span} is needed")


def _show_word(word: object) -> str:
    return repr(clean_text(str(word), limit=40))


def _near(word: object, known: list[str]) -> str:
    """What would be right: the nearest names, or all if none is near."""
    lower = {name.casefold(): name for name in known}
    near = [lower[name] for name in difflib.get_close_matches(str(word)[:40].casefold(), list(lower), n=3)]
    if near:
        return f"; did you mean {' or '.join(near)}?"
    return f"; it can be {', '.join(known)}" if known else ""
