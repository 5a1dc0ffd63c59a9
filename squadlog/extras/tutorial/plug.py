"""What the guided fights enter in the program."""

from squadlog.base.plugs import Extra

EXTRA = Extra("tutorial", answers={"guide": "course:course_of", "guide_panel": "screens.lesson:LessonPanel"})
