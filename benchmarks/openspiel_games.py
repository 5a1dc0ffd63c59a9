"""Our games as Python games of OpenSpiel: a thin adapter over the protocol of `squadlog.extras.games.game`.

An action is the place of a move in `state.moves()`, whose order is fixed by what the seat to move sees.

Chance is handed over by seed. Whoever makes the game gives the first state, deal and all, and what is shuffled later
follows from the seed in the state: for OpenSpiel no chance is left and the game is deterministic. A search for hidden
hands never sees that seed: it is given `resampled`, which asks our own `guess` for another state that agrees with
everything seen, with a seed of its own. An information state is the hash of what a seat sees.
"""

import pyspiel

from squadlog.base.dice import Chance

ACTIONS, LONGEST = 100_000, 10_000
_KIND = pyspiel.GameType


def spiel_game(start, *, hidden, seats=2):
    """A game of OpenSpiel that begins at one of our states."""
    kind = _KIND(
        short_name="squadlog",
        long_name="a side game",
        dynamics=_KIND.Dynamics.SEQUENTIAL,
        chance_mode=_KIND.ChanceMode.DETERMINISTIC,
        information=_KIND.Information.IMPERFECT_INFORMATION
        if hidden
        else _KIND.Information.PERFECT_INFORMATION,
        utility=_KIND.Utility.CONSTANT_SUM,
        reward_model=_KIND.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=hidden,
        provides_information_state_tensor=False,
        provides_observation_string=hidden,
        provides_observation_tensor=False,
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=0,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )
    return SpielGame(kind, info, start)


class SpielGame(pyspiel.Game):
    def __init__(self, kind, info, start):
        super().__init__(kind, info, {})
        self.start = start

    def new_initial_state(self, state=None):  # noqa: ARG002 - OpenSpiel's word
        return SpielState(self, self.start)


class SpielState(pyspiel.State):
    def __init__(self, game, state):
        super().__init__(game)
        self.own = _Shared(state)

    def current_player(self):
        return pyspiel.PlayerId.TERMINAL if self.own.state.to_move is None else self.own.state.to_move

    def _legal_actions(self, _player):
        return list(range(len(self.own.moves())))

    def _apply_action(self, action):
        self.own = _Shared(self.own.state.after(self.own.moves()[action]))

    def _action_to_string(self, _player, action):
        return self.own.state.notation(self.own.moves()[action])

    def is_terminal(self):
        return self.own.state.to_move is None

    def returns(self):
        return list(self.own.state.outcome().shares) if self.is_terminal() else [0.0] * self.num_players()

    def information_state_string(self, player=None):
        return str(hash(self.own.state.seen_by(self.current_player() if player is None else player)))

    observation_string = information_state_string

    def __str__(self):
        return str(self.own.state)


class _Shared:
    """A state and its moves, listed once. OpenSpiel copies its states; ours never change and are shared."""

    def __init__(self, state):
        self.state, self._moves = state, None

    def moves(self):
        if self._moves is None:
            self._moves = self.state.moves()
        return self._moves

    def __deepcopy__(self, _memo):
        return self


def resampled(seed):
    """A resampler for ISMCTSBot: another state that agrees with everything the player sees."""
    chance = Chance(seed)

    def sample(spiel, player):
        return SpielState(spiel.get_game(), spiel.own.state.seen_by(player).guess(chance))

    return sample
