"""Fire missions: mortar and missile strikes from off the board (FMS)."""
