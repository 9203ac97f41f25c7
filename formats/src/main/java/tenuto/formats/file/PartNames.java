package tenuto.formats.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of unfinished files, and the deletion of those that killed processes have left. */
public final class PartNames {
  private static final Pattern NAME =
      Pattern.compile(".*\\.tenuto-(?<process>[0-9a-f]{8})-[0-9a-f]{8}\\.part");

  /** The letters of the target's name in ours: in UTF-8 at most 180 of the 255 bytes of a name. */
  private static final int NAME_LETTERS = 60;

  private PartNames() {}

  /** A new name in the folder of the target. */
  static Path beside(Path target) {
    return target.resolveSibling(name(target));
  }

  private static String name(Path target) {
    String name = target.getFileName().toString();
    int letters = Math.min(name.length(), NAME_LETTERS);
    if (letters < name.length() && Character.isHighSurrogate(name.charAt(letters - 1))) {
      letters--; // Half of a surrogate pair is not valid in a name.
    }
    String random = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
    return name.substring(0, letters) + ".tenuto-" + processMark() + "-" + random + ".part";
  }

  /**
   * Deletes the part files in {@code folder} whose processes are dead, and returns them. Files that
   * cannot be listed, opened or deleted are skipped: cleaning up must not stop a run.
   */
  public static List<Path> sweep(Path folder) {
    List<Path> swept = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.part")) {
      for (Path file : files) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        if (name.matches() && !name.group("process").equals(processMark()) && deleteIfDead(file)) {
          swept.add(file);
        }
      }
    } catch (IOException | DirectoryIteratorException unlisted) {
      return swept;
    }
    return swept;
  }

  private static boolean deleteIfDead(Path file) {
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        FileLock lock = channel.tryLock()) {
      return lock != null && Files.deleteIfExists(file);
    } catch (IOException | OverlappingFileLockException notOurs) {
      return false;
    }
  }

  /** The process's number and start time, as containers may give each run the same number. */
  private static String processMark() {
    return Mark.TEXT;
  }

  /** Computed once, as asking the system takes longer than creating a file. */
  private static final class Mark {
    static final String TEXT;

    static {
      ProcessHandle me = ProcessHandle.current();
      long start = me.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
      TEXT = "%08x".formatted(31 * Long.hashCode(me.pid()) + Long.hashCode(start));
    }
  }
}
