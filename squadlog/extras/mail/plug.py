"""What a battle by mail enters in the program."""

from squadlog.base.plugs import Command, Extra, ScreenKey

EXTRA = Extra(
    "mail",
    commands={
        "mail": Command(
            "commands.mail",
            "play by mail, secrets kept: list, send, take, check",
            before="export",
        )
    },
    screens={"mail": "screens.mailing:MailScreen"},
    keys=(
        ScreenKey(
            "battle",
            "Y",
            "mail",
            name="By mail",
            setting="battle.mail",
            words="Send this turn by mail, or take a packet that came.",
        ),
    ),
    needs="squadlog[seal]",
    answers={"shared_dice": "words:told_of"},
)
