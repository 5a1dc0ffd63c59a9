"""A course of lessons played by the keys that it tells, as somebody would who only reads the panel."""

import re

from squadlog.extras.tutorial.course import load_course

NAMES = {" ": "space", ",": "comma", ".": "full_stop"}
MOST = 60


async def pressed(table, press):
    """What a lesson tells to press: each key in brackets up to the first full stop, and what is to be typed."""
    typing = False
    for key, between in re.findall(r"\[([^\]=]+)[^\]]*\]([^\[]*)", press.split(". ")[0]):
        if key.startswith('"'):
            await table.press(*(NAMES.get(char, char) for char in key.strip('"')))
        elif key == ":":
            await table.say(between.strip())
            typing = True
        elif not (typing and key == "enter"):
            await table.press(key)


async def played_by_keys(table, key):
    """Play the battle on the screen by its lessons; gives the places of those that were told."""
    course, told_once = load_course(key), set()
    for _ in range(MOST):
        lesson = course.told(table.seat)
        shown = table.text()
        assert " ".join(lesson.heading.split()) in " ".join(shown.split())
        await pressed(table, lesson.press)
        told_once.add(lesson.place)
        if table.seat.known.stage == "over":
            break
        assert (course.told(table.seat) != lesson) or lesson.press.startswith("[d="), (lesson, table.text())
    assert table.seat.known.stage == "over"
    return told_once - {0}
