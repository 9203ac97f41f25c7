#!/bin/sh
# A Dask scheduler and two workers on this machine, for as long as a command runs:
#   examples/farm/local.sh ./tenuto render PATCH --cache cache --farm farm.json
# farm.json, in the current folder, is the scheduler's file. What each has said is in farm.log.
set -eu
rm -f farm.json
dask scheduler --no-dashboard --port 0 --scheduler-file farm.json >farm.log 2>&1 &
scheduler=$!
dask worker --no-dashboard --scheduler-file farm.json --nworkers 2 --nthreads 1 >>farm.log 2>&1 &
workers=$!
trap 'kill $workers $scheduler 2>/dev/null; rm -f farm.json' EXIT
trap 'exit 130' INT TERM
until [ -s farm.json ]; do
  kill -0 $scheduler || exit 1 # farm.log says why
  sleep 0.1
done
"$@"
