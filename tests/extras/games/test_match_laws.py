"""Laws of the record of a side game: whatever is undone, done again or jumped to, replay gives the position."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.matches import EVERY, at_random, hasty_store, referee, whole

from squadlog.base.dice import Chance
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.score import read, replay
from squadlog.extras.games.session.match import Match

FEW = law(8)
DOINGS = st.lists(
    st.tuples(
        st.sampled_from(("say", "say", "undo", "redo", "jump", "name", "reopen")),
        st.integers(min_value=1, max_value=6),
    ),
    min_size=5,
    max_size=20,
)


def _do(match, store, chance, doing, count):
    match doing:
        case "say":
            at_random(match, chance, count)
        case "undo":
            match.undo(count)
        case "redo":
            match.redo(count)
        case "jump":
            entries = referee(match).view.log(undone=True)
            match.jump(entries[count * 7 % len(entries)].id)
        case "name":
            match.record.name_branch(f"place {count}")
        case "reopen":
            return Match(store, match.id)
    return match


@pytest.mark.parametrize("score", EVERY, ids=lambda score: f"{score.game}-{len(score.options)}")
def test_nothing_that_is_done_to_a_record_changes_what_a_replay_gives(score):
    @FEW
    @given(doings=DOINGS, seed=st.integers(min_value=0, max_value=999))
    def law(doings, seed):
        with TemporaryDirectory() as folder:
            store = hasty_store(Path(folder) / "squadlog.db")
            match, chance, known = Match.create(store, score), Chance(seed), {}
            for doing, count in doings:
                match = _do(match, store, chance, doing, count)
                assert replay(whole(match).score)[-1] == whole(match).state
                # A place of the record is the same position whenever somebody stands there.
                assert known.setdefault(match.record.head, whole(match).state) == whole(match).state
            assert read(referee(match).view.text()) == whole(match).score
            assert referee(Match(store, match.id)).view.log(undone=True) == referee(match).view.log(
                undone=True
            )
            store.close()

    law()


@pytest.mark.parametrize("score", EVERY, ids=lambda score: f"{score.game}-{len(score.options)}")
def test_undo_then_redo_is_exact_in_memory_and_in_the_file(score):
    @FEW
    @given(seed=st.integers(min_value=0, max_value=999), back=st.integers(min_value=1, max_value=9))
    def law(seed, back):
        with TemporaryDirectory() as folder:
            store = hasty_store(Path(folder) / "squadlog.db")
            match = at_random(Match.create(store, score), Chance(seed), 12)
            stood, text = whole(match).state, referee(match).view.text()
            back = min(back, len(whole(match).score.moves))  # an offer to stop may have ended it early
            assert not isinstance(match.undo(back), Refusal)
            assert whole(Match(store, match.id)).state == whole(match).state
            assert not isinstance(match.redo(back), Refusal)
            assert (whole(match).state, referee(match).view.text()) == (stood, text)
            assert whole(Match(store, match.id)).state == stood
            store.close()

    law()
