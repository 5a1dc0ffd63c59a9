"""The screen of Generals and Majors."""
