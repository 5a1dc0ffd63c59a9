"""Hiding and detection (HID, DET)."""
