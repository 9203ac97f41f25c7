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

/** Who may do what with a file: what replaces the file is nobody's whose it was not. */
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

  /** That of a file; nothing where the system knows no such modes. */
  static Optional<Access> of(Path file) throws IOException {
    PosixFileAttributeView view = view(file);
    if (view == null) {
      return Optional.empty();
    }
    PosixFileAttributes about = view.readAttributes();
    return Optional.of(new Access(about.owner(), about.group(), about.permissions()));
  }

  /** Whether a file is one that its owner wants nobody to change, or that we may not. */
  static boolean isReadOnly(Path file) throws IOException {
    // The mode as well, as a superuser may write whatever it says.
    return !Files.isWritable(file)
        || of(file)
            .filter(access -> access.mode.stream().noneMatch(TO_WRITE::contains))
            .isPresent();
  }

  /** What to make a file with that is to get this: until then it is its maker's alone. */
  static FileAttribute<?> untilThen() {
    return PosixFilePermissions.asFileAttribute(OWNERS_ALONE);
  }

  /**
   * Gives it to a file that we have made. Its owner and group only a superuser may give: where we
   * may not, the file is ours, and what the group was allowed is allowed to nobody.
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
        return; // it stays ours, as whatever programs write anew
      }
    }
  }

  private static PosixFileAttributeView view(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class);
  }
}
