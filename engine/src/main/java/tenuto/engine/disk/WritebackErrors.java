package tenuto.engine.disk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tenuto.engine.base.ScratchLostException;

/**
 * What a session's scratch disks have lost.
 *
 * <p>A disk may take pages and fail when the system writes them back: a thin volume or an image on
 * a full host, a disk that is dying, a share that is gone. The system reports it only when asked.
 * What was read before asking is right if the answer is: the system keeps the error before it drops
 * the page. It reports each error once, so what it has reported is kept here for good.
 */
public final class WritebackErrors {
  /**
   * What takes samples.
   *
   * @param folder where its files are
   * @param writeError asks what the system says of a disk that has failed to write them, once for
   *     each
   */
  record Disk(Path folder, Supplier<Optional<String>> writeError) {}

  private final Set<Disk> disks = new LinkedHashSet<>();

  /** What was lost first, or null. */
  private volatile String lost;

  private volatile InternalError fault;
  private volatile boolean told;

  synchronized void begin(Disk disk) {
    disks.add(disk);
  }

  /** Asks once more before the disk's files are closed, which nobody can ask then. */
  synchronized void end(Disk disk) {
    if (disks.remove(disk)) {
      ask(List.of(disk));
    }
  }

  /**
   * Asks every swap file.
   *
   * @throws ScratchLostException if anything was lost, now or earlier
   */
  public void ask() {
    synchronized (this) { // or the second caller would not see what the first is being told
      ask(List.copyOf(disks));
    }
    requireNone();
  }

  private void ask(List<Disk> these) {
    List<String> errors = new ArrayList<>();
    for (Disk disk : these) {
      disk.writeError()
          .get()
          .ifPresent(error -> errors.add("%s (%s)".formatted(disk.folder(), error)));
    }
    if (!errors.isEmpty() && lost == null) {
      lost = "samples could not be written to the disk of " + String.join(", ", errors);
    }
  }

  /**
   * Fails if anything is known to be lost; asks nobody.
   *
   * @throws ScratchLostException always the same
   */
  public void requireNone() {
    if (lost != null) {
      told = true;
      throw new ScratchLostException(lost, fault);
    }
  }

  /** Whether nothing is known to be lost; asks nobody. */
  boolean isNone() {
    return lost == null;
  }

  /** Fails if anything is known to be lost that was not reported yet. */
  public void requireNoneUntold() {
    if (!told) {
      requireNone();
    }
  }

  /** Makes a fault in mapped memory, of which the system does not say where it was, a loss. */
  public RuntimeException of(InternalError error) {
    note(error);
    told = true;
    return new ScratchLostException(lost, fault);
  }

  /** Keeps a fault in mapped memory as a loss, for who asks next. */
  void note(InternalError error) {
    if (!String.valueOf(error.getMessage()).contains("unsafe memory access")) {
      throw error;
    }
    synchronized (this) {
      ask(List.copyOf(disks)); // it may know which disk it was
      if (lost == null) {
        fault = error;
        lost =
            "samples in %s could not be reached"
                .formatted(
                    disks.stream()
                        .map(Disk::folder)
                        .distinct()
                        .map(Path::toString)
                        .collect(Collectors.joining(", ")));
      }
    }
  }
}
