# shellcheck shell=sh
# Hands a command to the resident program of its folder; sourced by ./tenuto with that command. If there is none,
# leaves "yes" in leave, and warm_begin starts one with the command. What cannot be done this way is left to
# ./tenuto, which then starts a JVM as ever.

# Whether this command may run in another process. A descriptor of this one has no name there.
warm_may() {
  [ -e /proc/$$/fd/0 ] && [ -e /proc/$$/fd/1 ] && [ -e /proc/$$/fd/2 ] || return 1 # only on Linux, and none is closed
  case ${CI+set}${TENUTO_JAVA_OPTS:+set}${JAVA_TOOL_OPTIONS:+set}${JDK_JAVA_OPTIONS:+set}${_JAVA_OPTIONS:+set} in
  set*) return 1 ;;
  esac
  [ -z "${LD_PRELOAD-}" ] || return 1 # what is in that library lasts from one command to the next
  [ "${TENUTO_BUILD-}" != train ] || return 1
  [ "$(ulimit -t)" = unlimited ] || return 1 # which commands in one process would share
  case ${1-} in
  render | process | convert | split | join | mix | info | tag | measure | compare | plot | formats | ops | help | why | --version) ;;
  *) return 1 ;;
  esac
  for argument in "$@"; do
    case $argument in - | *=- | --watch | */dev/fd/* | */dev/std* | */proc/*) return 1 ;; esac
  done
  case $PWD$root in *'
'*) return 1 ;; esac
}

# Sets warm to the folder of this user's programs. Nobody else may write there.
warm_folder() {
  warm=${XDG_RUNTIME_DIR-}
  if [ -n "$warm" ] && [ -d "$warm" ] && [ -O "$warm" ]; then
    warm=$warm/tenuto
  else
    warm=/tmp/tenuto-warm-$(id -u) || return 1
  fi
  [ -d "$warm" ] || mkdir -m 700 "$warm" 2>/dev/null || return 1
  [ ! -h "$warm" ] && [ -O "$warm" ] || return 1
  case $(ls -ld "$warm") in drwx------*) ;; *) return 1 ;; esac
}

# Asks the programs of this folder, and exits with the command's code if one has run it. Else leave is "yes" if
# there is none for callers like this one.
warm_ask() {
  leave=yes
  for place in "$warm"/*/; do
    place=${place%/}
    if ! { read -r protocol && read -r home && read -r java && read -r pid began; } 2>/dev/null <"$place/is" ||
      ! warm_is_alive; then
      warm_clear
      continue
    fi
    [ "$protocol:$home:$java" = "tenuto-warm-1:$root:$jvm" ] && [ "/proc/$pid/cwd" -ef . ] || continue
    warm_pipes "$place" || continue
    # In a shell of its own: this one's standard output stays what the program will open.
    [ ! -p "$place/requests" ] || (echo "job $$" 1<>"$place/requests") 2>/dev/null
    warm_hand_over "${TENUTO_WARM_PATIENCE:-0.5}" "$@"
    case $answer in gone | unlike | ended*) ;; *) leave= ;; esac
  done
}

# Removes the folder $place of a program that has ended, unless its starter or a caller is still there: the starter
# removes it itself, once all who wait have been answered.
warm_clear() {
  for process in "$place" "$place"/*.r; do
    process=${process##*/}
    [ ! -d "/proc/${process%.r}" ] || return 0
  done
  rm -rf "$place"
}

# Whether process $pid is the one that began at $began, not another by its number.
warm_is_alive() {
  { IFS= read -r warm_stat; } 2>/dev/null <"/proc/$pid/stat" || return 1
  # shellcheck disable=SC2086 # it is to be split
  set -- ${warm_stat##*) }
  shift 19
  [ "$1" = "$began" ]
}

# Opens the pipes of this command in folder $1.
warm_pipes() {
  asking=$1/$$.c answering=$1/$$.r
  mkfifo -m 600 "$asking" "$answering" 2>/dev/null || return 1
  { command exec 7<>"$asking" 8<>"$answering"; } 2>/dev/null # exec alone would end this shell if it fails
}

# Hands over the command line after $1, the seconds that the program has to accept it. Exits with its exit code;
# returns if it is not run there, with the reason in $answer.
warm_hand_over() {
  answer=$(exec timeout "$1" head -n 1 <&8)
  shift
  if [ "$answer" != yes ]; then
    exec 7>&- 8>&-
    rm -f "$asking" "$answering"
    return 1
  fi
  exec 9<"/proc/$$/fd/8" # its name may be gone
  exec 8>&-
  terminal=-
  [ ! -t 2 ] || terminal=terminal
  # Before the traps: what they write would be part of it. A signal until then ends this shell, and so the command.
  {
    echo "$# $terminal"
    printf '%s\000' "$@"
  } >&7
  trap 'echo HUP >&7' HUP
  trap 'echo INT >&7' INT
  trap 'echo QUIT >&7' QUIT
  trap 'echo TERM >&7' TERM
  # A read fails when a signal has come; or the program has ended, and who has started it says with what code.
  tries=0
  until read -r answer code <&9; do
    tries=$((tries + 1))
    [ $tries -lt 300 ] || answer=lost
    [ "$answer" != lost ] || break
    sleep 0.01
  done
  trap - HUP INT QUIT TERM
  case $answer in
  cold)
    exec 7>&- 9<&-
    rm -f "$asking" "$answering"
    return 1
    ;;
  exit) ;;
  ended)
    case $code in
    134 | 137 | 139) echo "tenuto: the program that ran this command was killed; it is not complete" >&2 ;;
    esac
    ;;
  *)
    echo "tenuto: the program that ran this command has vanished; it is not complete" >&2
    code=137
    ;;
  esac
  warm_follow 1
  warm_follow 2 >&2
  exit "$code"
}

# Moves the position of standard output, which is stream $1, to its end if it is a file: the program has
# written there by an opening of its own.
warm_follow() {
  [ -f "/proc/$$/fd/$1" ] || return 0
  read -r _ position <"/proc/$$/fdinfo/$1"
  size=$(stat -L -c %s "/proc/$$/fd/$1") || return 0
  [ "$size" -le "$position" ] || dd bs=1 count=0 seek=$((size - position)) conv=notrunc </dev/null 2>/dev/null
}

# Starts a program and hands it the command line; exits with its exit code, or returns.
warm_begin() {
  command -v setsid >/dev/null || return 0
  case $lib in *:*) return 0 ;; esac # it has no name for the jars that lasts
  program=$warm/$$
  mkdir -m 700 "$program" 2>/dev/null || return 0
  if ! mkfifo -m 600 "$program/requests" 2>/dev/null || ! warm_pipes "$program"; then
    rm -rf "$program"
    return 0
  fi
  line=$#
  # A small heap at first, which grows with need and is made smaller when nothing is to do.
  set -- -XX:+UseSerialGC -Xms24m -XX:NewSize=8m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20 -XX:-ShrinkHeapInSteps \
    -Dtenuto.warm.idle="${TENUTO_WARM_IDLE:-600}" -Dtenuto.home="$root" \
    -Dtenuto.lib="$lib" -Dtenuto.state="$state" -classpath "$classpath" tenuto.scripting.command.WarmProgram "$@"
  cache=$caches/render.aot
  if is_cache_ours; then set -- -XX:AOTCache="$cache" "$@"; else prepare_caches; fi
  [ ! -d "${TMPDIR-}" ] || set -- -Djava.io.tmpdir="$TMPDIR" "$@"
  set -- "$jvm/bin/java" @"$parts/tenuto.jvm" "$@"
  count=$(($# - line))
  if ! setsid -f /bin/sh "$parts/warm-keeper.sh" "$program" $$ $count "$@" </dev/null >/dev/null 2>&1 7>&- 8>&-; then
    exec 7>&- 8>&- # a setsid without -f
    rm -rf "$program"
    return 0
  fi
  shift $count
  warm_hand_over 20 "$@" || return 0
}

case ${1-} in
warm) warm_folder || warm= ;;
*)
  leave=
  if warm_may "$@" && warm_folder; then warm_ask "$@"; fi
  ;;
esac
