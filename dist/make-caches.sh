#!/bin/sh
# Makes the caches of starts for a release, some 60 MB.
#
#   make-caches.sh TENUTO FOLDER [PID]  TENUTO is the release's command; if there is a PID, that process must have ended first
command=$1 caches=$2
while [ "${3-}" ] && kill -0 "$3" 2>/dev/null; do
  sleep 1
done
making=$caches/making
mkdir -p "$making" || exit 1
for kind in render files; do
  TENUTO_BUILD=train TENUTO_START_CACHE=$making "$command" $kind || {
    rm -rf "${making:?}"/* # the folder stays, so that not each command tries it
    exit 1
  }
done
# By renaming, so that there is never half of one; release.sh looks for the last.
for file in render.aot files.aot render.aot.place files.aot.place; do
  mv "$making/$file" "$caches/$file" || exit 1
done
rm -rf "$making"
