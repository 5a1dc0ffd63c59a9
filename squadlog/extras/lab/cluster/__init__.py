"""A lab on the machines of a cluster (dask.distributed, the extra `cluster`); its rows are those of one machine.

`sent` is what goes to a worker, `there` what a worker does; `on` hands out, here. Begin with `on`.
"""
