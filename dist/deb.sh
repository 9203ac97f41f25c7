#!/bin/sh
# Makes a Debian package of an unpacked release.
#
#   deb.sh IMAGE VERSION PROCESSOR TARGET.deb  with TENUTO_MAINTAINER, and TENUTO_DATE, that of all files
set -eu
maintainer=$TENUTO_MAINTAINER
image=$1 version=$(echo "$2" | sed 's/-SNAPSHOT/~snapshot/; s/-rc/~rc/') target=$4
case $3 in x64) processor=amd64 ;; *) processor=arm64 ;; esac
command -v dpkg-deb >/dev/null || {
  echo "no dpkg-deb: no Debian package"
  exit 0
}
root=$(dirname "$target")/deb
program=$root/usr/lib/tenuto
rm -rf "$root"
mkdir -p "$program" "$root/usr/bin" "$root/usr/share/doc/tenuto" "$root/DEBIAN"
cp -R "$image"/. "$program"
cp -R "$program/share"/. "$root/usr/share"
rm -rf "$program/share"
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_tenuto" "$root/usr/share/zsh/vendor-completions"
rmdir "$root/usr/share/zsh/site-functions"
gzip -9n "$root"/usr/share/man/man1/*
ln -s ../lib/tenuto/tenuto "$root/usr/bin/tenuto"
{
  echo "Tenuto is GPL-3.0-or-later: see /usr/share/common-licenses/GPL-3. Its libraries:"
  echo
  cat "$image/THIRD-PARTY.md"
} >"$root/usr/share/doc/tenuto/copyright"
gzip -9nc "$image/CHANGELOG.md" >"$root/usr/share/doc/tenuto/changelog.gz"
cat >"$root/DEBIAN/control" <<END
Package: tenuto
Version: $version
Architecture: $processor
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: libc6 (>= 2.17)
Recommends: fontconfig, fonts-dejavu-core
Suggests: python3-numpy
Section: sound
Priority: optional
Description: renders audio offline from Python patches
 Signals may be far larger than memory, and a patch gives the same bytes on any
 number of cores. Folders of sound files are processed without Python.
 .
 The package has a Java of its own.
END
cat >"$root/DEBIAN/postinst" <<'END'
#!/bin/sh
# What makes starts quicker, for all users; without it they work as well.
set -e
[ "$1" != configure ] || /usr/lib/tenuto/libexec/make-caches.sh /usr/lib/tenuto/tenuto /usr/lib/tenuto/cache \
  </dev/null >/dev/null 2>&1 || true
END
cat >"$root/DEBIAN/prerm" <<'END'
#!/bin/sh
set -e
rm -rf /usr/lib/tenuto/cache
END
# As in the archives, whatever the umask.
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root/DEBIAN/postinst" "$root/DEBIAN/prerm" "$program/tenuto" "$program"/libexec/*.sh \
  "$program"/runtime/bin/* "$program/runtime/lib/jexec" "$program/runtime/lib/jspawnhelper"
find "$root" -exec touch -h -d "$TENUTO_DATE" {} +
SOURCE_DATE_EPOCH=$(date -d "$TENUTO_DATE" +%s)
export SOURCE_DATE_EPOCH
rm -f "$target"
dpkg-deb --root-owner-group -Zgzip --build "$root" "$target"
rm -rf "$root"
