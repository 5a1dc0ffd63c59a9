"""Timed play: a limited time for each decision (TIM)."""
