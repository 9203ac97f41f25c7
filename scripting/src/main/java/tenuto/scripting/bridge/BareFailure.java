package tenuto.scripting.bridge;

import java.util.function.Supplier;
import tenuto.scripting.calls.Failure;

/**
 * Failures without their Java stack trace, for Python: JPype 1.7 makes a Python frame of each line
 * of the trace, and never frees it, some 20 KB for each failure. Unexpected failures keep the
 * trace.
 */
final class BareFailure {
  private static final StackTraceElement[] NO_LINES = {};

  private BareFailure() {}

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
