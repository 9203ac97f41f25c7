package tenuto.scripting.watch;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The files that some work depends on, and whether one has been saved since it began. For one
 * thread.
 *
 * <p>It polls the state of each file, as that takes microseconds: this works in every file system
 * and through links, needs no limited resource of the system, and does not depend on the steps by
 * which an editor saves. A file counts as saved when its content has changed and is not empty.
 */
public final class WatchedFiles {
  private static final Duration SHORTEST_PAUSE = Duration.ofMillis(25);

  /** The ratio of the pause between polls to the time of a poll. */
  private static final int PAUSE_PER_LOOK = 30;

  private static final int PATIENCE = 10;

  private final Duration calm;
  private final Map<Path, Known> known = new TreeMap<>();
  private Instant begin = Instant.now();
  private long lookNanos;

  /** The last known state of a file. */
  private static final class Known {
    /** At the last poll. */
    private FileState state;

    /** When the work began. */
    private String content;

    private boolean isSaved;
  }

  /**
   * @param calm how long no file must have changed for {@link #settle}
   */
  public WatchedFiles(Duration calm) {
    this.calm = calm;
  }

  /** Starts new work: later contents are compared with the current ones. */
  public void begin() {
    begin = Instant.now();
    known.forEach(
        (file, it) -> {
          FileState now = FileState.of(file);
          if (it.isSaved || !now.equals(it.state)) {
            it.content = content(file, now);
          }
          it.state = now;
          it.isSaved = false;
        });
  }

  /**
   * Watches further files. One that was changed since the work began counts as saved, as the work
   * may have read its old content.
   */
  public void add(Collection<Path> files) {
    for (Path file : files) {
      known.computeIfAbsent(file.toAbsolutePath().normalize(), this::found);
    }
  }

  private Known found(Path file) {
    Known it = new Known();
    it.state = FileState.of(file);
    it.content = content(file, it.state);
    it.isSaved = it.state.modified().isAfter(begin);
    return it;
  }

  /** Stops watching files, such as those that the work itself writes. */
  public void remove(Collection<Path> files) {
    known.keySet().removeAll(files);
  }

  /** A file that has been saved since the work began, if there is one. */
  public Optional<Path> saved() {
    long from = System.nanoTime();
    known.forEach(WatchedFiles::look);
    lookNanos = System.nanoTime() - from;
    return known.entrySet().stream()
        .filter(each -> each.getValue().isSaved)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Polls a file; returns whether its state has changed. */
  private static boolean look(Path file, Known it) {
    FileState now = FileState.of(file);
    if (now.equals(it.state)) {
      return false;
    }
    it.state = now;
    String content = content(file, now);
    it.isSaved = !content.isEmpty() && !content.equals(it.content);
    return true;
  }

  /** Empty also if the file cannot be read at the moment. */
  private static String content(Path file, FileState state) {
    try {
      return state.content(file);
    } catch (IOException e) {
      return "";
    }
  }

  /** How long to wait until the next poll, so that polling costs little. */
  public Duration pause() {
    Duration inProportion = Duration.ofNanos(lookNanos * PAUSE_PER_LOOK);
    return inProportion.compareTo(SHORTEST_PAUSE) > 0 ? inProportion : SHORTEST_PAUSE;
  }

  /**
   * Waits until no file has changed for a while. For a file that has become empty or was deleted it
   * waits ten times as long.
   */
  public void settle() throws InterruptedException {
    long since = System.nanoTime();
    while (System.nanoTime() - since < calm.toNanos() * (isAnyoneCut() ? PATIENCE : 1)) {
      Thread.sleep(pause());
      for (Map.Entry<Path, Known> each : known.entrySet()) {
        if (look(each.getKey(), each.getValue())) {
          since = System.nanoTime();
        }
      }
    }
  }

  private boolean isAnyoneCut() {
    return known.values().stream().anyMatch(it -> it.state.isEmpty() && !it.content.isEmpty());
  }
}
