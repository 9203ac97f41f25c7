package tenuto.engine.setup;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * What was learned about the speed of this process: which kernels' vectors are compiled and faster.
 * Sessions that follow one another share it, so that the next one need not find out again. No
 * sample follows from it.
 */
public final class WarmupState {
  private final Map<Class<?>, Object> learned = new ConcurrentHashMap<>();

  /** What can go on learning while nobody computes. */
  public interface Learner {
    /**
     * Learns on this thread, about what was used.
     *
     * @param ends asked every few milliseconds
     */
    void learn(BooleanSupplier ends);
  }

  /**
   * What was learned in one field.
   *
   * @param field of which there is one of each kind
   * @param beginner knows nothing yet
   */
  public <T> T in(Class<T> field, Supplier<T> beginner) {
    return field.cast(learned.computeIfAbsent(field, it -> beginner.get()));
  }

  /**
   * Learns on this thread what the next session will want to know.
   *
   * @param ends asked every few milliseconds
   */
  public void learn(BooleanSupplier ends) {
    for (Object each : learned.values()) {
      if (each instanceof Learner learner) {
        learner.learn(ends);
      }
    }
  }
}
