"""A few of the evenings beside a side on paper in which anybody may type anything; large: paper_evenings.py."""

import pytest
from large.paper_evenings import evening


@pytest.mark.parametrize("seed", range(1, 21))
def test_whatever_is_typed_beside_a_side_on_paper_gets_an_answer_and_the_evening_ends(seed: int) -> None:
    """LOG-01: one sentence each, nothing lost, and the usual answers lead to the end."""
    assert evening(seed)
