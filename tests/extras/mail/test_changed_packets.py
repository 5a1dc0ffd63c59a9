"""Packets changed on purpose, 2,000 of them by tests/large/packets.py: a sentence for each, and nothing changed."""

from random import Random

from support.hostile_packets import Postbag

FEW = 6


def test_a_packet_that_was_changed_is_refused_in_a_sentence_or_taken_whole(tmp_path):
    bag = Postbag(tmp_path)
    for data, name, _ in bag.awaited:
        assert bag.taken(data, name) == (True, [])
    for number in range(FEW):
        assert not bag.faults(Random(f"suite {number}"))[1], number
