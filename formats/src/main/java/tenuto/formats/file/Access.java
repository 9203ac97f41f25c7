package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The owner, group and permissions of a file. A file that replaces another gets those of the other,
 * so that nobody gains access by the replacement.
 */
record Access(UserPrincipal owner, GroupPrincipal group, Set<PosixFilePermission> mode) {
  private static final Set<PosixFilePermission> TO_WRITE =
      EnumSet.of(
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_WRITE);

  private static final Set<PosixFilePermission> FOR_THE_GROUP =
      EnumSet.of(
          PosixFilePermission.GROUP_READ,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.GROUP_EXECUTE);

  private static final Set<PosixFilePermission> OWNERS_ALONE =
      EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  /** Those of a file; empty if the file system has none. */
  static Optional<Access> of(Path file) throws IOException {
    PosixFileAttributeView view = view(file);
    if (view == null) {
      return Optional.empty();
    }
    PosixFileAttributes about = view.readAttributes();
    return Optional.of(new Access(about.owner(), about.group(), about.permissions()));
  }

  /** Whether a file is write-protected, or we have no permission to write to it. */
  static boolean isReadOnly(Path file) throws IOException {
    // The mode, too, as a superuser may write whatever it is.
    return !Files.isWritable(file)
        || of(file)
            .filter(access -> access.mode.stream().noneMatch(TO_WRITE::contains))
            .isPresent();
  }

  /**
   * The attributes with which to create a file that is to get this access: until then it is
   * private.
   */
  static FileAttribute<?> untilThen() {
    return PosixFilePermissions.asFileAttribute(OWNERS_ALONE);
  }

  /**
   * Applies it to a file that we have created. Only a superuser can set the owner and group; for
   * others the file stays ours, and the group's permissions are removed.
   */
  void giveTo(Path file) throws IOException {
    PosixFileAttributeView view = view(file);
    PosixFileAttributes about = view.readAttributes();
    Set<PosixFilePermission> given = EnumSet.noneOf(PosixFilePermission.class);
    given.addAll(mode);
    if (!about.group().equals(group)) {
      try {
        view.setGroup(group);
      } catch (IOException refused) {
        given.removeAll(FOR_THE_GROUP);
      }
    }
    if (!about.permissions().equals(given)) {
      view.setPermissions(given);
    }
    if (!about.owner().equals(owner)) {
      try {
        view.setOwner(owner);
      } catch (IOException refused) {
        return; // The file stays ours, as with other programs that replace files.
      }
    }
  }

  private static PosixFileAttributeView view(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class);
  }
}
