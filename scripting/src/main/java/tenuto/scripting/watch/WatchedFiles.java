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
 * The files that a piece of work depends on, and whether one has been saved since it began. For one
 * thread.
 *
 * <p>It asks for each file's state again and again, as a look costs microseconds: this works in
 * every file system and through links, needs nothing of the system that can run out, and does not
 * care by which steps an editor saves. A file counts as saved when its content is another and is
 * not empty.
 */
public final class WatchedFiles {
  private static final Duration SHORTEST_PAUSE = Duration.ofMillis(25);

  /** So much longer than a look is the pause after it. */
  private static final int PAUSE_PER_LOOK = 30;

  private static final int PATIENCE = 10;

  private final Duration calm;
  private final Map<Path, Known> known = new TreeMap<>();
  private Instant begin = Instant.now();
  private long lookNanos;

  /** What is known of a file. */
  private static final class Known {
    /** At the last look. */
    private FileState state;

    /** When the work began. */
    private String content;

    private boolean isSaved;
  }

  /**
   * @param calm how long nothing must have happened for {@link #settle}
   */
  public WatchedFiles(Duration calm) {
    this.calm = calm;
  }

  /** The work begins: what the files contain from now on is compared with what they do now. */
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
   * Watches these as well. One that was changed since the work began has been saved: the work may
   * have read what was there before.
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

  /** Watches these no longer, such as those that the work itself writes. */
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

  /** Looks again; returns whether something has happened to the file. */
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

  /** An empty text also if it cannot be read just now. */
  private static String content(Path file, FileState state) {
    try {
      return state.content(file);
    } catch (IOException e) {
      return "";
    }
  }

  /** How long to wait until the next look, so that looking costs next to nothing. */
  public Duration pause() {
    Duration inProportion = Duration.ofNanos(lookNanos * PAUSE_PER_LOOK);
    return inProportion.compareTo(SHORTEST_PAUSE) > 0 ? inProportion : SHORTEST_PAUSE;
  }

  /**
   * Waits until nothing has happened to any file for a while. One that is empty or gone and was not
   * is waited for ten times as long.
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
