#!/bin/sh
# A Dask scheduler and two workers on this machine, for as long as a command runs:
#   examples/farm/local.sh ./tenuto render PATCH --cache cache --farm farm.json
# farm.json, in the current folder, is the scheduler's file. What each has said is in farm.log. local.py says who can reach them.
exec "${TENUTO_PYTHON:-python3}" "$(dirname "$(readlink -f "$0")")/local.py" "$@"
