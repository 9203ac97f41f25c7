package tenuto.formats.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Decides which entries of a cache are trusted. A checksum can be made for any samples, so a user
 * who can write to the cache could change what is heard. Trusted are entries of this user and of
 * root, and those of the folder's group if the owner lets the group write; never a file that
 * everybody can write to.
 */
final class EntryOwners {
  private static final int ROOT = 0;
  private static final int NOBODY = -1;
  private static final int FILE_KIND = 0170000;
  private static final int REGULAR = 0100000;
  private static final int GROUP_WRITES = 0020;
  private static final int OTHERS_WRITE = 0002;

  /** Whether the file system has owners and permissions, which not all do. */
  private final boolean known;

  private final boolean modesAreKept;

  /** The owner of files created here; on a network share it may differ from this process's user. */
  private final int user;

  /** A group whose entries are trusted, too; or none. */
  private final int group;

  private final Path folder;
  private final Consumer<String> warnings;
  private final AtomicBoolean told = new AtomicBoolean();

  /** The owner, group and mode of a file. */
  private record Owner(int user, int group, int mode) {
    static Owner of(Path file) throws IOException {
      Map<String, Object> all =
          Files.readAttributes(file, "unix:uid,gid,mode", LinkOption.NOFOLLOW_LINKS);
      return new Owner((int) all.get("uid"), (int) all.get("gid"), (int) all.get("mode"));
    }

    boolean lets(int who) {
      return (mode & who) != 0;
    }
  }

  /**
   * The rules for a folder.
   *
   * @param place a folder in it, where a temporary file shows what owner new files get
   * @param warnings receives the first entry that is not trusted
   */
  EntryOwners(Path folder, Path place, Consumer<String> warnings) throws IOException {
    this.folder = folder;
    this.warnings = warnings;
    known = place.getFileSystem().supportedFileAttributeViews().contains("unix");
    if (!known) {
      user = NOBODY;
      group = NOBODY;
      modesAreKept = false;
      return;
    }
    Owner made = made(place);
    user = made.user;
    modesAreKept = !made.lets(OTHERS_WRITE);
    Owner all = Owner.of(folder.toRealPath());
    boolean isShared =
        all.lets(GROUP_WRITES) && !all.lets(OTHERS_WRITE) && (all.user == user || all.user == ROOT);
    group = isShared ? all.group : NOBODY;
  }

  /** The owner of a new, private file; if none can be created, this process's user. */
  private static Owner made(Path place) throws IOException {
    Path made;
    try {
      made = Files.createTempFile(place, CacheEntries.TEMPORARY, "");
    } catch (IOException e) {
      return Owner.of(Path.of("/proc/self").toRealPath());
    }
    try {
      return Owner.of(made);
    } finally {
      Files.deleteIfExists(made);
    }
  }

  /**
   * Whether a file is trusted. True for what is not a regular file, as reading it reports that.
   *
   * @throws java.nio.file.NoSuchFileException if it does not exist
   */
  boolean count(Path file) throws IOException {
    boolean counts = !known || counts(Owner.of(file));
    if (!counts && told.compareAndSet(false, true)) {
      warnings.accept(
          ("entries of the cache %s that other users may have written are not used, such as %s: a"
                  + " forged entry would change the sound")
              .formatted(folder, file));
    }
    return counts;
  }

  private boolean counts(Owner owner) {
    if ((owner.mode & FILE_KIND) != REGULAR) {
      return true;
    }
    boolean isOwn = owner.user == user || owner.user == ROOT || owner.group == group;
    return isOwn && !(modesAreKept && owner.lets(OTHERS_WRITE));
  }
}
