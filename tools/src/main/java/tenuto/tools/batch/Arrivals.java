package tenuto.tools.batch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tenuto.tools.input.Input;

/**
 * Tells which of the files in folders are completely written: those whose length, time and identity
 * have not changed for a while, which are not empty, and which no program has open for writing, as
 * far as that can be known. Each is told once, and again after it has changed.
 */
final class Arrivals {
  private final double settleMs;
  private final Function<Collection<Path>, Set<Path>> writing;
  private final Map<Path, Seen> files = new HashMap<>();

  /**
   * The state of a file.
   *
   * @param modified in ms
   * @param key what identifies it on its disk, or null
   */
  private record State(long bytes, long modified, Object key) {
    static State of(Path file) throws IOException {
      BasicFileAttributes about = Files.readAttributes(file, BasicFileAttributes.class);
      return new State(about.size(), about.lastModifiedTime().toMillis(), about.fileKey());
    }
  }

  /**
   * What is known about a file.
   *
   * @param since the time of the poll that first found that state, in ms
   * @param told whether it was told
   */
  private record Seen(State state, double since, boolean told) {}

  /**
   * @param settleMs how long a file must be unchanged
   * @param writing those of some files that a program has open for writing
   */
  Arrivals(double settleMs, Function<Collection<Path>, Set<Path>> writing) {
    this.settleMs = settleMs;
    this.writing = writing;
  }

  /**
   * The files that are complete and not yet told.
   *
   * @param there all files that are there now; what is known about others is forgotten
   * @param now the time in ms, from any start
   */
  List<Input> complete(List<Input> there, double now) {
    Map<Path, Input> present = new HashMap<>();
    there.forEach(input -> present.put(input.path(), input));
    files.keySet().retainAll(present.keySet());
    List<Input> settled = new ArrayList<>();
    for (Input input : there) {
      if (hasSettled(input.path(), now)) {
        settled.add(input);
      }
    }
    if (settled.isEmpty()) {
      return settled;
    }
    Set<Path> open = writing.apply(settled.stream().map(Input::path).toList());
    settled.removeIf(input -> open.contains(input.path()) || isLocked(input.path()));
    for (Input input : settled) {
      files.computeIfPresent(input.path(), (file, seen) -> new Seen(seen.state, seen.since, true));
    }
    return settled;
  }

  private boolean hasSettled(Path file, double now) {
    State state;
    try {
      state = State.of(file);
    } catch (IOException e) {
      files.remove(file); // It has gone, or cannot be seen at the moment.
      return false;
    }
    Seen seen = files.get(file);
    if (seen == null || !seen.state.equals(state)) {
      files.put(file, new Seen(state, now, false));
      return false;
    }
    return !seen.told && state.bytes > 0 && now - seen.since >= settleMs;
  }

  /** Whether another program keeps it from being read, as on Windows while it is written. */
  private static boolean isLocked(Path file) {
    try (FileChannel channel = FileChannel.open(file)) {
      return !channel.isOpen();
    } catch (FileSystemException e) {
      return e.getClass() == FileSystemException.class;
    } catch (IOException e) {
      return false; // Why it cannot be read is reported when it is processed.
    }
  }
}
