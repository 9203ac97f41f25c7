# shellcheck shell=sh
# Finds a JDK 25 and leaves its home in JAVA_HOME; sourced by ./mvnw and ./tenuto. Without one it says
# what to install and exits with 2.
#
# The places, the first that has one winning: JAVA_HOME; the folders where distributions, SDKMAN, IDEs
# and macOS put JDKs, or instead of those the colon-separated folders in TENUTO_JDK_ROOTS; the java on
# PATH. Versions are read from a JDK's own `release` file, so no JVM is started, save as a last resort
# for a java on PATH that hides its home behind a shim.

# Is $1 the home of a JDK 25, with its compiler?
is_jdk_25() {
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  while IFS= read -r jdk_line || [ -n "$jdk_line" ]; do
    case $jdk_line in
    'JAVA_VERSION="25"'* | 'JAVA_VERSION="25.'*) return 0 ;;
    JAVA_VERSION=*) return 1 ;;
    esac
  done <"$1/release"
  return 1
}

# Sets JAVA_HOME to the first JDK 25 found, or fails.
find_jdk_25() {
  [ -z "${JAVA_HOME-}" ] || ! is_jdk_25 "$JAVA_HOME" || return 0

  jdk_user=${HOME:-/nonexistent}
  jdk_roots=${TENUTO_JDK_ROOTS-/usr/lib/jvm:/usr/lib64/jvm:$jdk_user/.sdkman/candidates/java:$jdk_user/.jdks:$jdk_user/Library/Java/JavaVirtualMachines:/Library/Java/JavaVirtualMachines:/opt:/opt/java:/opt/homebrew/opt:/usr/local/opt:/usr/java:$jdk_user/.local/share/mise/installs/java:$jdk_user/.asdf/installs/java:$jdk_user/.gradle/jdks}
  while [ -n "$jdk_roots" ]; do
    jdk_root=${jdk_roots%%:*}
    case $jdk_roots in
    *:*) jdk_roots=${jdk_roots#*:} ;;
    *) jdk_roots= ;;
    esac
    for jdk_entry in "$jdk_root"/*; do
      for jdk_home in "$jdk_entry" "$jdk_entry/Contents/Home" "$jdk_entry/libexec/openjdk.jdk/Contents/Home"; do
        if is_jdk_25 "$jdk_home"; then
          JAVA_HOME=$jdk_home
          return 0
        fi
      done
    done
  done

  jdk_java=$(command -v java) || return 1
  while [ -h "$jdk_java" ]; do
    jdk_link=$(readlink "$jdk_java") || break
    case $jdk_link in
    /*) jdk_java=$jdk_link ;;
    *) jdk_java=${jdk_java%/*}/$jdk_link ;;
    esac
  done
  jdk_home=${jdk_java%/bin/*}
  if ! [ -r "$jdk_home/release" ]; then
    jdk_home=$("$jdk_java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
  fi
  is_jdk_25 "$jdk_home" && JAVA_HOME=$jdk_home
}

if find_jdk_25; then
  export JAVA_HOME
else
  echo "${0##*/}: no JDK 25 was found; install one (Eclipse Temurin 25: https://adoptium.net) or set JAVA_HOME to it" >&2
  exit 2
fi
