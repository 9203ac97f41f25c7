package tenuto.engine.system;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * The file system that really takes what is written to a folder: beneath an overlay, as nearly all
 * containers have, it is that of the overlay's upper folder.
 *
 * @param type such as "ext4"
 * @param overlaid whether it was found beneath an overlay
 */
public record ScratchFileSystem(String type, boolean overlaid) {
  /**
   * They write a page each time to another place, which may not be there although the page has its
   * disk: the write to memory then faults, which nothing survives for sure. It was seen on btrfs;
   * bcachefs and nilfs2 ask for room in the same place, ZFS only when it writes pages back.
   */
  private static final Set<String> COPY_ON_WRITE = Set.of("btrfs", "zfs", "bcachefs", "nilfs2");

  /** Where all that map a file are processes of one machine. */
  private static final List<String> LOCAL =
      List.of("ext4", "ext3", "xfs", "f2fs", "tmpfs", "overlay");

  /** An overlay over what counts no inodes: of what can be beneath one, btrfs alone. */
  private static final String BY_INODES = "btrfs";

  private static final String OVERLAY = "overlay";

  static final ScratchFileSystem UNKNOWN = new ScratchFileSystem("unknown", false);

  /**
   * @param seen the type that the system reports for the folder
   * @param inodes see {@link InodeCount}
   */
  static ScratchFileSystem of(Path real, String seen, Mounts mounts, ToLongFunction<Path> inodes) {
    if (!seen.equals(OVERLAY)) {
      return new ScratchFileSystem(seen, false);
    }
    Path at = real;
    String type = OVERLAY;
    // An overlay may be on another; in a container the folder beneath is out of sight, and its
    // name leads back to the same overlay.
    for (int depth = 0; depth < 4 && type.equals(OVERLAY); depth++) {
      Mounts.Mount mount = mounts.of(at).orElse(null);
      if (mount == null || !mount.type().equals(OVERLAY)) {
        type = mount == null ? OVERLAY : mount.type();
      } else if (mount.upper().isPresent() && Files.isDirectory(mount.upper().get())) {
        at = mount.upper().get();
      } else {
        break;
      }
    }
    if (type.equals(OVERLAY) && inodes.applyAsLong(real) == 0) {
      type = BY_INODES;
    }
    return new ScratchFileSystem(type, true);
  }

  /** The folder itself or the nearest above it that is there. */
  static Path existing(Path folder) {
    Path existing = folder.toAbsolutePath();
    while (!Files.exists(existing)) {
      existing = existing.getParent();
    }
    return existing;
  }

  /**
   * @throws IllegalArgumentException if pages of {@code folder} that have their disk may lose it
   */
  public void requireKeepsReserved(Path folder) {
    if (COPY_ON_WRITE.contains(type)) {
      throw new IllegalArgumentException(
          ("scratch folder %s is on %s%s, whose copy-on-write runs out of reserved"
                  + " disk all the same: choose one on ext4, xfs or tmpfs")
              .formatted(folder, type, overlaid ? " (beneath overlayfs)" : ""));
    }
  }

  /**
   * @throws IllegalArgumentException if other machines may write to files in {@code folder}
   */
  public void requireLocal(Path folder) {
    if (!LOCAL.contains(type)) {
      throw new IllegalArgumentException(
          "scratch folder %s is on %s, but can be shared only on %s"
              .formatted(folder, type, String.join(", ", LOCAL)));
    }
  }

  private static FileStore store(Path folder) throws IOException {
    return Files.getFileStore(existing(folder));
  }

  /** Bytes free on a folder's disk. */
  public static long freeBytes(Path folder) {
    try {
      return store(folder).getUsableSpace();
    } catch (IOException e) {
      return 0;
    }
  }

  /** Bytes that a folder's disk holds altogether, or the most there can be if it does not say. */
  public static long diskBytes(Path folder) {
    try {
      long total = store(folder).getTotalSpace();
      return total > 0 ? total : Long.MAX_VALUE;
    } catch (IOException e) {
      return Long.MAX_VALUE;
    }
  }
}
