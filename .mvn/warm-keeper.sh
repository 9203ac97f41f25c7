#!/bin/sh
# Starts a resident program, says with what code it has ended, and removes its folder; started by warm.sh.
#
#   warm-keeper.sh FOLDER PID N JAVA... [COMMAND LINE]  of the N arguments after it the program is started,
#                                                       for process PID, which has the command line for it
place=$1 caller=$2 count=$3
shift 3
line=$(($# - count))
while [ "$count" -gt 0 ]; do
  set -- "$@" "$1"
  shift
  count=$((count - 1))
done
shift "$line"
"$@" "$place" "$caller"
code=$?
# Whoever still waits has the pipe open, or else nobody reads this.
for waiting in "$place"/*.r; do
  [ ! -p "$waiting" ] || echo "ended $code" 1<>"$waiting"
done
rm -rf "$place"
