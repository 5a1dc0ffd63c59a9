"""The language described, out of its own tables: the page of the documentation and the short help of one verb."""

from collections.abc import Iterator

from squadlog.book.cover_names import CLASSES
from squadlog.language.chapters.verbs import ADVANCED_VERBS
from squadlog.language.clauses import CLAUSES
from squadlog.language.compass import COMPASS
from squadlog.language.verb import Verb
from squadlog.language.verbs import VERBS

_CHAPTERS = tuple(dict.fromkeys(verb.chapter for verb in (*VERBS, *ADVANCED_VERBS)))
_FAMILIES = {
    "shot": "About a shot",
    "roll": "When the shot is rolled",
    "breach": "When a shot may open a breach",
    "move": "About a move",
    "action": "About an action",
    "interrupt": "About an opportunity shot",
    "fight": "About a melee",
    "all": "Everywhere",
}

_HEAD = """# The command language

One sentence is one command. The prompt of the battle screen and `squadlog do "..."` speak it alike.
The program writes this page from its own tables (`python -m squadlog.language.reference` prints it).

- A sentence opens with a **verb**; a unique beginning of three letters or more will do (`init`).
- The unit may stand before its verb: `4 run toward 14` is `run 4 toward 14`.
- Name **units** by counter number or by the beginning of a name; leave the unit out when only one is possible.
- **Several units** take one order: `walk 9-16`, `run 9 10 11 north 4m`, `kneel 1,3-5`, `hold rest`, `watch all`. `all` are
  the units of the present slot, `rest` those of them without orders. Units that cannot obey are named with the reason;
  one `undo` undoes the whole order. Write different orders one after the other: `walk 9 2m; hold 10`. Other sentences
  work in the same way (`leader 1; leader 4`): they are carried out one by one, up to the first that is refused;
  `reveal 9-16` is carried out for each unit.
- Name **groupings, sides and features** by id or name, groupings also by their place in the list.
- **Clauses** follow in any order. Capitals, hyphens and underscores make no difference.
- A move and an action fit into one sentence: `walk 3 2m fire at 11`, `reload 3 running`.
- Bare metres are the distance of a move, or, once a target is named, the range: `walk 3 2m fire at 11 9m`.
- A **length** may say its unit, `4"`, `12in`, `30cm`, `5m`; without one it is in the unit of the table, which is metres
  unless the battle began with another (`--units`). Places such as `12,8` are metres of the map.
- Put **text** with spaces or commas between quotation marks; double a quotation mark inside.
- A **bare number** is the result of the die that the battle waits for; 0 is the highest face.
- An order or an answer may end with `overrule because ...`, and so may `begin`: the players
  then overrule the rule that refuses it. A sentence that makes no sense, such as an answer without a question, cannot
  be overruled; `initiative`, `hold-fire`, `decline`, and commands about the table and the record (`correct`, `rule`,
  `undo` ...) are refused for that reason alone.
"""


def reference() -> str:
    """The whole page, in Markdown."""
    return "\n".join([_HEAD, *_verbs(), *_clauses(), *_words()]).rstrip() + "\n"


def _verbs() -> Iterator[str]:
    for chapter in _CHAPTERS:
        yield f"## {chapter.capitalize()}\n"
        yield "| write | it means | for example |\n|---|---|---|"
        for verb in (*VERBS, *ADVANCED_VERBS):
            if verb.chapter == chapter:
                also = f" (also {', '.join(verb.aliases)})" if verb.aliases else ""
                yield f"| `{_cell(verb.form)}` | {verb.meaning}{also} | `{_cell(verb.example)}` |"
        yield ""


def _clauses() -> Iterator[str]:
    yield "## Clauses\n"
    for family, title in _FAMILIES.items():
        yield f"**{title}**\n\n| write | it means |\n|---|---|"
        for clause in CLAUSES:
            if clause.family == family:
                yield f"| `{_cell(clause.form)}` | {clause.meaning} |"
        yield ""


def _words() -> Iterator[str]:
    yield "## Words for cover and ground\n"
    classes = ", ".join(f"`{key.replace('_', '-')}`" for key in CLASSES)
    yield (
        f"Cover is one of {classes}, or a feature of the cover table (`window`, `counter`, "
        "`internal-wall` ...), several at need."
    )
    yield "`light-woods 4m` and `heavy-woods 2m` give the metres of woods on the line."
    yield (
        "\nGround is a key of the terrain table (`clear`, `light`, `heavy`, `stream`, `marsh`, `up1` "
        "...), several joined by `+`."
    )
    yield (
        "`2m over light` covers the whole move, `over light,clear+up1` goes metre by metre, `1m light 2m clear` "
        "stretch by stretch."
    )

    yield "\n## Places and directions on a map\n"
    yield "A **place** is metres east and north of the south-west corner, `12.5,8`, and `12.5,8@2` on the second floor."
    points = ", ".join(f"`{word}`" for word in COMPASS).replace("_", "-")
    yield f"The **compass** has sixteen points: {points}."
    yield "After `facing`, `heading` and `toward`, initials are enough (`nne`)."
    yield "**Degrees** count clockwise from north; `facing 14` is toward unit 14 if there is one, `facing 14deg` never."
    yield (
        "**Goals** are units, features and rooms of the map by id or name, or places: the middle of a "
        "door or outline, the nearest point of a wall."
    )
    yield "Stretches follow each other: `walk 4 north 2m east 1m`, `run 4 via 12,8 toward D1`."
    yield "If an obstacle blocks the way, a full path is refused; `toward` and `as far` end there instead."


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def help_on(verb: Verb) -> str:
    """The help on one verb, in three lines: form, meaning, example."""
    also = f" Also: {', '.join(verb.aliases)}." if verb.aliases else ""
    return f"{verb.form}\n  {verb.meaning}.{also}\n  {verb.example}"


if __name__ == "__main__":
    import sys

    sys.stdout.write(reference())
