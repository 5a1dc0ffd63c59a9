"""What a battle by mail enters in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry, ScreenKey

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
    entries=(
        HomeEntry(
            "mail",
            "m",
            "By mail",
            "whose turn it is; take a packet that came",
            label="Battles by mail",
            place=22,
            key="home.mail",
            help="m the battles by mail",
        ),
    ),
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
