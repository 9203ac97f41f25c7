package tenuto.scripting.records;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;

/** An estimate of the remaining time of some work. */
public final class TimeLeft {
  /**
   * The seconds before an estimate is made: earlier, speed depends more on the JVM's warm-up than
   * on the piece.
   */
  private static final double LEAST_SECONDS = 3;

  private final Optional<LastRun> last;
  private final BooleanSupplier isLike;

  /**
   * @param last the last full render of the same patch
   * @param isLike whether this run computes what that one did
   */
  public TimeLeft(Optional<LastRun> last, BooleanSupplier isLike) {
    this.last = last;
    this.isLike = isLike;
  }

  /** No estimate. */
  public static TimeLeft unknown() {
    return new TimeLeft(Optional.empty(), () -> false);
  }

  /**
   * The seconds until a run has computed as much as the last one did, at its speed so far.
   *
   * @param rendered samples so far
   * @param seconds so far
   * @return empty if unknown
   */
  public OptionalDouble ofRun(long rendered, double seconds) {
    return last.isPresent() && isLike.getAsBoolean()
        ? left((double) rendered / last.get().rendered(), seconds)
        : OptionalDouble.empty();
  }

  /**
   * The seconds until everything is done, at the speed so far.
   *
   * @param part the fraction done
   * @param seconds that it took
   */
  public static OptionalDouble left(double part, double seconds) {
    return part > 0 && part <= 1 && seconds >= LEAST_SECONDS
        ? OptionalDouble.of(seconds * (1 - part) / part)
        : OptionalDouble.empty();
  }
}
