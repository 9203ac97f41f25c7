package tenuto.scripting.records;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;

/** How long something will still take, as far as anything tells. */
public final class TimeLeft {
  /** Before, a compiler that is cold tells more of itself than of the piece. */
  private static final double LEAST_SECONDS = 3;

  private final Optional<LastRun> last;
  private final BooleanSupplier isLike;

  /**
   * @param last the last whole render of the same patch
   * @param isLike whether this run computes what that one did
   */
  public TimeLeft(Optional<LastRun> last, BooleanSupplier isLike) {
    this.last = last;
    this.isLike = isLike;
  }

  /** Of which nothing is known. */
  public static TimeLeft unknown() {
    return new TimeLeft(Optional.empty(), () -> false);
  }

  /**
   * Seconds until a run has computed as much as the last one did, at the rate so far.
   *
   * @param rendered samples so far
   * @param seconds so far
   * @return none if nothing tells
   */
  public OptionalDouble ofRun(long rendered, double seconds) {
    return last.isPresent() && isLike.getAsBoolean()
        ? left((double) rendered / last.get().rendered(), seconds)
        : OptionalDouble.empty();
  }

  /**
   * Seconds until all is done, at the rate so far.
   *
   * @param part that is done
   * @param seconds that it took
   */
  public static OptionalDouble left(double part, double seconds) {
    return part > 0 && part <= 1 && seconds >= LEAST_SECONDS
        ? OptionalDouble.of(seconds * (1 - part) / part)
        : OptionalDouble.empty();
  }
}
