# shellcheck shell=sh
# Builds the program in $root if it is missing or older than its sources; sourced by ./tenuto, with
# JAVA_HOME set. Two that start at once build once: the second waits for the first.
state=$root/.tenuto
lock=$state/building
unfinished=$state/unfinished
log=$state/build.log
built=$root/scripting/target/built

say() { echo "tenuto: $*" >&2; }
fail() {
  say "$*"
  exit 1
}

# The stamp is dated to the beginning of the build that made it. Folders are looked at too: one is
# newer when a source was taken out of it.
is_stale() {
  [ -f "$built" ] && [ -f "$root/scripting/target/lib/tenuto-scripting.jar" ] || return 0
  # What the build writes for CPython's package, where that is there.
  [ ! -d "$root/python/src/tenuto" ] || [ -f "$root/python/src/tenuto/words.json" ] || return 0
  set -- "$root/pom.xml" "$root/.mvn"
  for module in index engine formats dsp tools scripting; do
    set -- "$@" "$root/$module/pom.xml" "$root/$module/src/main"
  done
  [ -n "$(find "$@" -newer "$built" 2>/dev/null)" ]
}

# Whether there is a class without a source. After a build with -Pquick Maven no longer knows which
# classes it made, so it does not remove that of a source that was moved or deleted.
has_old_classes() {
  for module in index engine formats dsp tools scripting; do
    [ -d "$root/$module/target/classes" ] || continue
    old=$(
      cd "$root/$module/target/classes" &&
        find . -name '*.class' ! -name '*$*' | while IFS= read -r class; do
          [ -f "$root/$module/src/main/java/${class%.class}.java" ] || echo "$class"
        done
    )
    [ -z "$old" ] || return 0
  done
  return 1
}

# Waits for the lock, a folder holding an empty file named after each process that builds. One whose
# processes have all died is cleared away; being emptied by name and removed only when empty, a lock
# that somebody takes at that moment stays his.
take_lock() {
  told='' tries=0
  until { mkdir "$lock" && true >"$lock/$$"; } 2>/dev/null; do
    alive=
    for holder in "$lock"/*; do
      holder=${holder##*/}
      if kill -0 "$holder" 2>/dev/null || ps -p "$holder" >/dev/null 2>&1; then
        alive=$holder
      else
        rm -f "$lock/$holder"
      fi
    done
    if [ -z "$alive" ]; then
      rmdir "$lock" 2>/dev/null
      tries=$((tries + 1))
      [ $tries -lt 50 ] || fail "cannot build: no files can be made in $state"
    else
      tries=0
      [ "$told" ] || say "waiting for the build that process $alive is at"
      told=yes
      sleep 1
    fi
  done
}

# Takes away what the build under way has left outside of the program's folder, and the lock.
drop_lock() {
  [ -z "${around-}" ] || rm -rf "$around" # a link in it is not followed
  rm -rf "$lock"
}

# The launcher's builds leave out the checks of javac, javadoc and Error Prone, which take half of the time. Maven's record of
# what it compiled is kept apart meanwhile: a build by ./mvnw does not find it, and compiles and checks everything.
unchecked=$state/unchecked
put_records() {
  for module in index engine formats dsp tools scripting; do
    target=$root/$module/target
    if [ -d "$target/classes" ] && [ ! -d "$target/maven-status" ] && [ -d "$unchecked/$module" ]; then
      mv "$unchecked/$module" "$target/maven-status"
    fi
  done
}
take_records() {
  rm -rf "$unchecked" && mkdir "$unchecked"
  for module in index engine formats dsp tools scripting; do
    target=$root/$module/target
    [ ! -d "$target/maven-status" ] || mv "$target/maven-status" "$unchecked/$module"
  done
}

# Says on the terminal, in one line that is written again each second, what Maven's log shows last.
show_progress() {
  seconds=0
  while sleep 1; do
    seconds=$((seconds + 1))
    awk -v seconds=$seconds -v doing="$doing" '
      BEGIN { what = "starting Maven" }
      /Downloading from/ { files++; what = "downloading file " files }
      /--- compiler:.*:compile/ { compiled++; what = "compiling, module " compiled " of 6" }
      /\(stamp\) @/ { what = "preparing quick starts" }
      END { printf "\r\033[Ktenuto: %s: %s, %d s", doing, what, seconds }
    ' "$log" >&2
  done
}
hide_progress() {
  [ -z "$progress" ] || { kill "$progress" && wait "$progress"; printf '\r\033[K' >&2; } 2>/dev/null
  progress=
}

# Ends the build that is under way, and this shell by signal $1.
abandon() {
  trap '' HUP INT TERM
  hide_progress
  [ -z "$maven" ] || kill "$maven" 2>/dev/null
  wait
  take_records
  drop_lock
  trap - "$1"
  kill -s "$1" $$
}

build() {
  mkdir -p "$state" || exit 1
  take_lock
  if ! is_stale; then # whoever held the lock has built it
    drop_lock
    return
  fi
  maven='' progress=''
  trap 'abandon HUP' HUP
  trap 'abandon INT' INT
  trap 'abandon TERM' TERM
  if [ -d "$root/scripting/target" ]; then
    doing="building (sources have changed)"
  else
    doing="building (first run)"
  fi
  say "$doing ..."
  rm -f "$built"
  clean=
  # What a killed build left may be half a file.
  if [ -f "$unfinished" ] || has_old_classes; then clean=clean; fi
  true >"$unfinished"
  # Maven gives javac paths with colons between them, so it is led around a colon in ours.
  around='' from=$root
  case $root in
  *:*)
    around=$(mktemp -d) && ln -s "$root" "$around/tenuto" || {
      drop_lock
      fail "cannot build: no link can be made to $root"
    }
    from=$around/tenuto
    ;;
  esac
  put_records
  "$from/mvnw" --batch-mode --file "$from/pom.xml" --projects scripting --also-make \
    -Dmaven.test.skip=true -Dspotless.check.skip=true -Denforcer.skip=true \
    -Dtenuto.error-prone=-Xlint:none -Dtenuto.lint=-Xlint:none -Dtenuto.doclint=-Xdoclint:none \
    $clean package </dev/null >"$log" 2>&1 &
  maven=$!
  true >"$lock/$maven"
  if [ -t 2 ]; then
    show_progress &
    progress=$!
  fi
  wait "$maven"
  status=$?
  hide_progress
  take_records
  rm -f "$unfinished"
  drop_lock
  trap - HUP INT TERM
  [ $status = 0 ] && return
  sed -n '/-> \[Help 1\]/q; /^\[ERROR\]/p' "$log" >&2
  fail "the build failed; its whole log is $log"
}

! is_stale || build
