package tenuto.engine.plan;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.Usage;
import tenuto.engine.disk.ScratchFailures;
import tenuto.engine.signal.Stored;
import tenuto.engine.system.ScratchFileSystem;

/**
 * Says that there is no room for what is about to be stored before it is computed, and not when the
 * disk is full.
 */
public final class Forecast {
  /** Less is stored before anybody could read a warning. */
  private static final long LARGE = 64L << 20;

  private final List<Path> folders;
  private final long max;
  private final Supplier<Usage> usage;
  private final Supplier<List<Stored>> lent;
  private final Set<String> told = ConcurrentHashMap.newKeySet();
  private volatile Consumer<String> listener = warning -> {};

  /**
   * @param max bytes that may be reserved in all folders together
   * @param lent the signals that hold memory
   */
  Forecast(List<Path> folders, long max, Supplier<Usage> usage, Supplier<List<Stored>> lent) {
    this.folders = folders;
    this.max = max;
    this.usage = usage;
    this.lent = lent;
  }

  /** Who is told that there may be no room. */
  public void tell(Consumer<String> listener) {
    this.listener = listener;
  }

  /**
   * Looks ahead.
   *
   * @param bytes that are to be stored
   * @param origin where
   * @throws tenuto.engine.base.ScratchFullException if the disks have not so many, whatever is
   *     released meanwhile
   */
  public void of(long bytes, Object origin) {
    if (bytes < LARGE) {
      return;
    }
    Usage now = usage.get();
    long all = Math.min(max, sum(now.reserved(), disk()));
    if (bytes > all - now.lent()) {
      String what =
          "%s stores %s, but %s of scratch space are free in %s%s"
              .formatted(
                  origin,
                  Bytes.text(bytes),
                  Bytes.text(Math.max(0, all - now.lent())),
                  folders.stream().map(Path::toString).collect(Collectors.joining(", ")),
                  others(lent.get(), now.lent()));
      if (bytes > all) {
        throw ScratchFailures.foreseen(what);
      }
      if (told.add(origin.toString())) {
        listener.accept(what + ": it will run out of it unless signals are released meanwhile");
      }
    }
  }

  /** Bytes that may be reserved in all folders together, if nothing is yet. */
  long free() {
    return Math.min(max, disk());
  }

  private long disk() {
    return folders.stream().mapToLong(ScratchFileSystem::freeBytes).reduce(0, Forecast::sum);
  }

  private static long sum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  /** What holds the rest, and where most of it was made. */
  private static String others(List<Stored> signals, long bytes) {
    Map<String, Long> lines = new HashMap<>();
    signals.forEach(signal -> lines.merge(signal.origin(), signal.backing().lent(), Long::sum));
    Optional<Map.Entry<String, Long>> most =
        lines.entrySet().stream()
            .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry::getKey));
    return bytes == 0 || most.isEmpty()
        ? ""
        : ", and %s in use, most of it, %s, by what was stored at %s"
            .formatted(Bytes.text(bytes), Bytes.text(most.get().getValue()), most.get().getKey());
  }
}
