"""Generals and Majors of C. Scott Davis (part B): two players, commanders and armies in colours, a lead of twenty."""
