"""Clouds of smoke, whoever laid them (SMK)."""
