"""Many matches: which player is stronger, by how much, and how certain that is.

`pairing` decides what is played, `playing` plays one match, `crew` plays all of them (here, in processes or on a Ray
cluster), `store` keeps them so that a run can be stopped and resumed, `ratings` is the model of strength, `results`
computes everything that `page` and the command line show.
"""
