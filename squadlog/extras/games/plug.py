"""What the side games enter in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry

EXTRA = Extra(
    "games",
    commands={
        "games": Command(
            "commands.entry",
            (
                "side games: list, new, show, moves, move, undo, log, hint, review, text, "
                "import, options, rules, stats"
            ),
            before="backup",
        ),
        "arena": Command(
            "commands.arena",
            "two computer players play a match of a side game: phalanx-board strong greedy",
            before="backup",
        ),
    },
    helps={"play": " or side game"},
    screens={
        "side_games": "screens.frame.side:SideGamesScreen",
        "new_game": "screens.frame.new_game:NewGameScreen",
        "game": "screens.frame.tables:game_screen",
        "game_rules": "screens.frame.rules:GameRulesScreen",
        "game_review": "screens.frame.review:ReviewScreen",
        "game_statistics": "screens.frame.statistics:StatisticsScreen",
    },
    entries=(
        HomeEntry(
            "side_games",
            "g",
            "Side games",
            "cards, board, Generals and Majors",
            place=15,
            key="home.games",
            help="g the side games",
            palette=("Side games", "card and board games, against each other or the computer"),
        ),
    ),
    keyed=(
        "screens.frame.side:SideGamesScreen",
        "screens.frame.new_game:NewGameScreen",
        "screens.frame.game_screen:GameScreen",
        "screens.frame.review:ReviewScreen",
    ),
    sheet="games",
    records="game",
    holds=("side game", "side games"),
    restores={"game": "games"},
    answers={
        "completion": "commands.completing:COMPLETED",
        "glimpse": "screens.frame.peek:glimpse",
        "keyed": "screens.frame.tables:classes_with_keys",
        "keys_at_once": "screens.frame.tables:at_once",
        "open_record": "session.match_seat:at_the_table",
        "play": "commands.playing:PLAYED",
        "look_up": "commands.rules:look_up",
        "served_table": "served.game:serve",
        "sheet": "screens.frame.tables:sheet",
    },
)
