"""The lesson beside a battle on the screen."""
