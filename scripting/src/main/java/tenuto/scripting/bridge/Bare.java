package tenuto.scripting.bridge;

import java.util.function.Supplier;
import tenuto.scripting.calls.Failure;

/**
 * Failures on their way to Python, without the lines of Java that they come from: JPype 1.7 makes a
 * frame of Python's of each line, and never frees any, some 20 KB a failure. What nobody could
 * expect keeps its lines.
 */
final class Bare {
  private static final StackTraceElement[] NO_LINES = {};

  private Bare() {}

  static <T extends Throwable> T of(T failure) {
    if (Failure.of(failure).kind() != Failure.Kind.OTHER) {
      for (Throwable each = failure; each != null; each = each.getCause()) {
        each.setStackTrace(NO_LINES);
      }
    }
    return failure;
  }

  static <T> T run(Supplier<T> work) {
    try {
      return work.get();
    } catch (RuntimeException e) {
      throw of(e);
    }
  }

  static void act(Runnable work) {
    run(
        () -> {
          work.run();
          return null;
        });
  }
}
