"""The ECM jammer, which the leader of a squad carries (ECM)."""
