# shellcheck shell=sh disable=SC2034,SC2154 # its variables are ./tenuto's
# What a release has in place of a JDK and a build; sourced by ./tenuto. It has the caches of starts made, after the
# first command.
jvm=$root/runtime

# Another release in the same folder has other caches.
IFS= read -r identity <"$root/lib/identity" || identity=
identity="$root $identity"

# Whether the caches in folder $1 are this release's; they may be somebody else's to write.
has_caches() {
  place=
  [ ! -f "$1/files.aot.place" ] || IFS= read -r place <"$1/files.aot.place" || place=
  [ "$place" = "$identity" ]
}

# The folder of this user's caches, or nothing: root's files in the home of another user, as after su, would be in
# that user's way.
own_caches() {
  case ${XDG_CACHE_HOME-} in
  /*) caches=$XDG_CACHE_HOME/tenuto ;;
  *) caches=${HOME:-/nonexistent}/.cache/tenuto ;;
  esac
  if [ -O "$caches" ] || { [ ! -e "$caches" ] && [ -O "${HOME:-/nonexistent}" ]; }; then
    sum=$(printf %s "$root" | cksum)
    caches=$caches/release-${sum%% *}
  else
    caches=
  fi
}

# What a user may write into the release's folder is there for all users.
if [ "${TENUTO_START_CACHE+set}" ]; then
  case $TENUTO_START_CACHE in
  '' | /*) caches=$TENUTO_START_CACHE ;;
  *) caches=$PWD/$TENUTO_START_CACHE ;;
  esac
elif [ -w "$root" ]; then
  caches=$root/cache
else
  own_caches
fi
state=$caches
[ "$caches" = "$root/cache" ] || ! has_caches "$root/cache" || caches=$root/cache

# Has the caches made once this process, which is about to become the JVM, has ended: a first command would be slower
# beside it. Nobody need know if it fails. (In CI each job would begin it.)
prepare_caches() {
  [ "$caches" ] && ! has_caches "$caches" || return 0
  [ ! "${CI+set}" ] || [ "${TENUTO_START_CACHE+set}" ] || return 0
  mkdir -p "$caches" 2>/dev/null || return 0
  # An hour after it was begun, whoever was at it has failed.
  making=$caches/making
  [ -z "$(find "$making" -prune -mmin +60 2>/dev/null)" ] || rm -rf "$making"
  mkdir "$making" 2>/dev/null || return 0
  (
    trap '' HUP INT QUIT
    unset TENUTO_JAVA_OPTS JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS
    cd / && exec nice /bin/sh "$parts/make-caches.sh" "$root/tenuto" "$caches" $$
  ) </dev/null >/dev/null 2>&1 &
}
