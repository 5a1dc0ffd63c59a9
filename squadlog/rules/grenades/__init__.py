"""Hand grenades and smoke (GRN, SMK)."""
