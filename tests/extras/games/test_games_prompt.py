"""A side game at the prompt: in words, one seat at a time."""

import pytest

DUEL = "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH"
TWO = ("--seat", "A=Ann", "--seat", "B=Bob", "--deal", DUEL)


@pytest.fixture
def play(call):
    """Type these lines into a text game; gives exit code, stdout, stderr."""

    def typed(game, *lines, words=()):
        return call("play", game, "--as", "text", *words, stdin="".join(f"{line}\n" for line in lines))

    return typed


def test_the_board_is_shown_with_whose_turn_it_is_and_moves_are_listed_on_a_question_mark(play):
    code, out, _ = play("phalanx-board", "?", "quit", words=("--option", "first_player=red"))
    assert code == 0
    assert r"1 | X /| \ A| H /| \ A| A /| \ H| A /| \ X|" in out
    assert "To move: Red." in out
    assert "a1.NW-b2" in out
    assert "offer" in out


def test_whose_turn_it_is_reads_that_an_initial_card_is_to_be_chosen_until_it_lies_pc_18(play):
    _, out, _ = play("phalanx-cards", "", "9S", "", "9D", "", "quit", words=TWO)
    mine, rest = out.split("Bob (B) takes over.")
    theirs, after = rest.split("Ann (A) takes over.")
    asked = "Choose the card that you lay face down in the centre"
    assert [asked in part for part in (mine, theirs, after)] == [True, True, False]


def test_a_computer_answers_and_undo_takes_back_to_ones_own_last_move(play, call):
    code, out, _ = play(
        "phalanx-board",
        "a1.NW-b2",
        "undo",
        "a1.NW-c3",
        "quit",
        words=("--option", "first_player=red", "--seconds", "0.2"),
    )
    assert code == 0
    assert "computer greedy (Black): " in out
    assert "Undone: Red's a1.NW-b2, computer greedy's " in out
    log = [line.split() for line in call("games", "log", "--undone")[1].splitlines() if "a1.NW" in line]
    assert [(line[0] == "~#2", line[-1]) for line in log] == [(True, "a1.NW-b2"), (False, "a1.NW-c3")]


def test_what_is_no_move_is_answered_in_one_sentence_and_asked_again(play):
    _, out, _ = play("phalanx-board", "castle", "a9-a10", "", "quit", words=("--option", "first_player=red"))
    assert out.count("Red> ") == 4
    assert "'castle' is no move" in out


def test_the_end_of_the_input_leaves_the_game_where_it_stands(play, call):
    code, _, err = play("generals", words=("--seed", "3"))
    assert code == 0
    assert "squadlog play --game 1 --as text continues it" in err
    assert call("games", "show", "--game", "1")[0] == 0


def test_a_game_that_was_begun_goes_on(play, call):
    play(
        "phalanx-board",
        "a1.NW-b2",
        words=("--option", "first_player=red", "--seat", "Red=Ann", "--seat", "Black=Bob"),
    )
    code, out, _ = call("play", "--game", "1", "--as", "text", stdin="log\nquit\n")
    assert code == 0
    assert "1. Ann (Red): a1.NW-b2" in out
    assert "Bob> " in out


def test_between_two_people_with_hidden_hands_the_keyboard_is_handed_over_pc_18(play):
    code, out, _ = play("phalanx-cards", "", "9S", "", "9D", "", "quit", words=TWO)
    assert code == 0
    first, _, out = out.partition("Ann (A) takes over. Enter shows that hand. ")
    assert first == ""
    mine, _, rest = out.partition("Bob (B) takes over.")
    theirs, _, _ = rest.partition("Ann (A) takes over.")
    assert "Your hand: 4S 6S 9S 8D 3C 7H JH" in mine
    assert "Your hand" not in mine.split("Ann> ")[1]
    assert "AH" not in mine
    assert "Your hand: 2D 5D 9D 8C 10C JC AH" in theirs
    assert "Last move: 1. Ann (A): an initial card" in theirs
    assert "9S" not in theirs.split("Bob> ")[0]


def test_against_a_computer_nothing_is_handed_over_and_its_hand_stays_its_own(play, call):
    code, out, _ = play("phalanx-cards", "9S", "quit", words=("--deal", DUEL, "--seconds", "0.2"))
    assert code == 0
    assert "takes over" not in out
    assert out.count("Your hand: ") == out.count("Your hand: 4S 6S") == 2
    (laid,) = [line.split()[-1] for line in call("games", "log")[1].splitlines() if " 2. " in line]
    assert {card for card in ("9D", "5D", "2D", "10C", "8C", "JC", "AH") if f" {card} " in out} <= {laid}


def test_a_hint_and_the_rules_are_told_at_the_prompt(play):
    _, out, _ = play(
        "phalanx-board", "hint", "rules A.6", "rules sideways", "help", "quit",
        words=("--option", "first_player=red", "--seconds", "0.3"),
    )  # fmt: skip
    assert "%  " in out
    assert "A.6  Capturing" in out
    assert "hint     the best moves for you" in out


def test_two_computers_play_a_game_to_its_end(play):
    code, out, _ = play(
        "phalanx-board",
        words=(
            "--seat", "Red=computer random", "--seat", "Black=computer 1", "--option", "ply_limit=12",
            "--option", "first_player=red", "--seconds", "0.1",
        ),
    )  # fmt: skip
    assert code == 0
    assert out.count("computer random (Red): ") == 6
    assert "The game is over: 12 moves are played" in out


def test_control_characters_typed_at_the_prompt_reach_neither_the_terminal_nor_the_file(play, call):
    _, out, _ = play("phalanx-board", "\x1b]0;owned\x07", "quit", words=("--option", "first_player=red"))
    assert "\x1b" not in out
    assert "\x1b" not in call("games", "text")[1]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("play", "generals", "--as", "video"), 2),
        (("play", "newcomer", "--as", "text", "--option", "deck=tarot"), 2),
        (("play", "generals", "--as", "text", "--option", "deck=tarot"), 2),
        (("play", "--game", "9", "--as", "text"), 5),
        (("play", "backgammon"), 5),
        (("play", "generals"), 4),
    ],
)
def test_a_wrong_call_of_play_is_told_in_one_sentence(call, words, code):
    told = call(*words)
    assert told[:2] == (code, "")
    assert told[2]
    assert call("games")[0] == 5


def test_who_goes_on_with_a_game_that_was_left_lifts_a_curtain_first_pc_18(play, call):
    """Whoever opens it may be the other one."""
    play("phalanx-cards", "", "9S", words=TWO)
    closed = call("play", "--game", "1", "--as", "text", stdin="")[1]
    assert "Bob (B) takes over. Enter shows that hand." in closed
    assert "Your hand" not in closed
    opened = call("play", "--game", "1", "--as", "text", stdin="\nquit\n")[1]
    assert "Your hand: 2D 5D 9D 8C 10C JC AH" in opened
    call("games", "jump", "0")
    first = call("play", "--game", "1", "--as", "text", stdin="")[1]
    assert "Ann (A) takes over. Enter shows that hand." in first
    assert "Your hand" not in first


def test_pc_18_undo_takes_back_the_move_of_whoever_has_just_handed_over_and_hands_back(play, call):
    _, out, _ = play("phalanx-cards", "", "9S", "", "9D", "", "4S>C", "", "undo", "", "quit", words=TWO)
    assert "Bob> Undone: Ann's 4S>C.\nAnn (A) takes over." in out
    assert [line.split()[:2] for line in call("games", "log")[1].splitlines()][-1] == [">", "2."]


def test_pc_18_what_lay_face_down_when_it_was_taken_back_is_not_named(play):
    _, out, _ = play("phalanx-cards", "", "9S", "", "undo", words=TWO)
    assert "Bob> Undone: Ann's initial card.\n" in out
    assert "9S" not in out.partition("Bob (B) takes over.")[2]


def test_undo_before_anybody_has_moved_says_so(play):
    assert "there is nothing to take back" in play("generals", "undo", "quit", words=("--seed", "3"))[1]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_digit_plays_the_move_in_front_of_that_line_of_the_hint(play, call, place):
    words = ("--option", "first_player=red", "--seat", "Red=Ann", "--seat", "Black=Bob", "--seconds", "0.2")
    _, out, err = play("phalanx-board", "hint", str(place), "quit", words=words)
    (line,) = [told for told in out.splitlines() if told.removeprefix("Ann> ").startswith(f"{place}: ")]
    made = line.partition("%")[2].split("  ")[1]
    assert f"Ann (Red): {made}" in out
    assert call("games", "log")[1].splitlines()[-1].split()[-1] == made
    assert "1, 2 or 3 plays the move in front of that line." in err


def test_without_a_hint_in_this_turn_a_digit_plays_nothing_and_says_why(play, call):
    words = ("--option", "first_player=red", "--seat", "Red=Ann", "--seat", "Black=Bob", "--seconds", "0.2")
    _, out, _ = play("phalanx-board", "1", "hint", "1", "1", "quit", words=words)
    assert out.count("No hint has a line 1 now: hint asks for one.") == 2
    assert len(call("games", "log")[1].splitlines()) == 2


def test_what_was_agreed_and_a_name_for_the_place_are_there_at_the_prompt(play, call):
    words = ("--option", "first_player=red")
    _, out, _ = play("phalanx-board", "options", "name the open file", "name", "quit", words=words)
    assert "first_player" in out
    assert "instead of random" in out
    assert "This step is now called the open file." in out
    assert "Say the name too" in out
    assert "[the open file]" in call("games", "log")[1]


def test_a_total_is_explained_at_the_prompt_card_by_card_c_1(play):
    _, out, _ = play(
        "phalanx-cards", "", "9S", "", "9D", "", "explain Q", "explain centre", "quit", words=TWO
    )
    assert "There is no 'Q' to explain here; there are L, C, R." in out
    assert "Zone C as it stands: A and B are tied: each takes his own back [PC-22]" in out
    assert "9  9S     as printed [C.1]" in out


def test_a_battle_that_is_over_is_told_by_zone_before_the_next_begins_pc_24(play):
    battle = [
        "9S", "9D", "4S>C", "5D>C", "6S>C", "2D>C", "JH>L", "10C>L", "8D>L", "8C>R", "3C>R", "JC>R", "7H>R", "AH>L",
    ]  # fmt: skip
    lines = [line for move in battle for line in ("", move)]
    _, out, _ = play("phalanx-cards", *lines, "", "quit", words=TWO)
    shown = out.rpartition("Ann (A) takes over.")[2]
    assert "Zone L: A takes everything that lies there [C.1]\n    Ann (A) 16, Bob (B) 11" in shown
    assert "  Ann (A) takes 10 cards\n  Bob (B) takes 4 cards\n" in shown


def test_a_game_that_is_nearly_called_so_is_named(call):
    code, _, err = call("play", "general", "--as", "text")
    assert (code, "did you mean generals?" in err) == (2, True)


def test_a_game_that_begins_tells_how_it_is_played_and_one_that_goes_on_does_not(play, call):
    _, out, _ = play("phalanx-cards", "9S", "quit", words=("--deal", DUEL))
    assert out.index("Each lays one of seven cards face down") < out.index("Your hand")
    assert "Each lays" not in call("play", "--game", "1", "--as", "text", stdin="quit\n")[1]


def test_a_game_that_is_over_is_looked_through_and_gone_back_in_at_the_prompt(play, call):
    words = ("--option", "first_player=red", "--seat", "Red=Ann", "--seat", "Black=Bob", "--seconds", "0.1")
    typed = ("a1.NW-c3", "h8.SE-f6", "resign", "hint", "a2.SW-d5", "review", "undo", "quit")
    code, out, err = play("phalanx-board", *typed, words=words)
    assert code == 0
    assert "The game is over: Red resigns." in out
    assert out.count("over> The game is over: review tells where the game was lost") == 2
    assert "Looking at 3 moves" in err
    assert "3. Ann (Red) resign: " in out
    assert "To move: Ann (Red)." in out.partition("Undone: Ann's resign.")[2]
    assert call("games", "log")[1].splitlines()[-1].split()[-1] == "h8.SE-f6"


def test_a_game_is_tried_again_from_a_move_at_the_prompt(play, call):
    words = ("--option", "first_player=red", "--seat", "Red=Ann", "--seat", "Black=Bob")
    typed = ("a1.NW-c3", "h8.SE-f6", "resign", "again", "again 9", "again 2", "again 1", "log", "quit")
    _, out, _ = play("phalanx-board", *typed, words=words)
    assert "Say the move too, such as: again 12" in out
    assert "there is no move 9" in out.casefold()
    assert "Game 2: Again at 2: Phalanx, the board game." in out
    assert "Game 3: Again at 1: Phalanx, the board game." in out
    assert "No move yet." in out
    listed = call("games", "list")[1]
    assert ["over" in line for line in listed.splitlines()[1:]] == [False, False, True]


def test_hands_stay_hidden_from_a_review_and_from_another_try_until_the_game_is_over(play):
    _, out, _ = play("phalanx-cards", "9S", "review", "again 1", "quit", words=("--deal", DUEL))
    assert "A review tells every hand; it is for games that are over." in out
    assert "whoever does knows every hand" in out


def test_a_word_typed_at_the_curtain_shows_no_hand_and_undo_takes_back_there(play, call):
    _, out, err = play("phalanx-cards", "", "9S", "show", "undo", "", "4S", "quit", words=TWO)
    assert "Enter alone lifts the curtain; undo takes the last move back, quit leaves." in out
    assert "Undone: Ann's initial card." in out
    assert "Your hand: 2D" not in out
    assert "Game 1 is kept" in err
    assert len(call("games", "log")[1].splitlines()) == 2
