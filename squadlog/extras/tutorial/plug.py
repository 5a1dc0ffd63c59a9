"""What the guided fights and the lessons enter in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry

EXTRA = Extra(
    "tutorial",
    commands={
        "lesson": Command(
            "commands.lesson",
            "lessons, five minutes each: list them, begin one, show what it says now",
            before="new",
        )
    },
    screens={"lessons": "screens.lessons:LessonsScreen"},
    entries=(
        HomeEntry(
            "lessons",
            "l",
            "Lessons",
            "five minutes each: grenades, hiding, bursts ...",
            place=12,
            key="home.lessons",
            help="l the lessons",
        ),
    ),
    answers={"guide": "course:course_of", "guide_panel": "screens.lesson:LessonPanel"},
)
