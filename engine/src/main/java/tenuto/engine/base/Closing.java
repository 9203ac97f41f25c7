package tenuto.engine.base;

import java.util.List;

/** Closes several things, each whatever becomes of the others. */
public final class Closing {
  private Closing() {}

  /** Runs all in order after a failure, which is the one to be reported and holds theirs. */
  public static void after(Throwable failure, List<? extends Runnable> closings) {
    try {
      all(closings);
    } catch (RuntimeException | Error e) {
      hold(failure, e);
    }
  }

  /**
   * Runs all in order.
   *
   * @throws RuntimeException the first failure, which holds the others
   */
  public static void all(List<? extends Runnable> closings) {
    Throwable failure = null;
    for (Runnable closing : closings) {
      try {
        closing.run();
      } catch (RuntimeException | Error e) {
        if (failure == null) {
          failure = e;
        } else {
          hold(failure, e);
        }
      }
    }
    switch (failure) {
      case null -> {}
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw new IllegalStateException(failure);
    }
  }

  /** Several may fail by one and the same, which cannot hold itself. */
  private static void hold(Throwable failure, Throwable other) {
    if (!failure.equals(other)) {
      failure.addSuppressed(other);
    }
  }
}
