package tenuto.scripting.calls;

import java.io.UncheckedIOException;
import tenuto.engine.ScratchException;
import tenuto.engine.StoppedException;

/**
 * What a failure of the engine is to a patch.
 *
 * @param message for its author
 */
public record Failure(Kind kind, String message) {
  /** Exceptions that every Python has, or none. */
  public enum Kind {
    /** A value of the wrong kind: TypeError. */
    TYPE,
    /** A value of the right kind that cannot be used: ValueError. */
    VALUE,
    /** A number divided by 0: ZeroDivisionError. */
    DIVISION,
    /** What a file or the disk did not allow: IOError, OSError. */
    FILE,
    /** Somebody stopped it: KeyboardInterrupt, which {@code except Exception:} does not catch. */
    STOPPED,
    /** The scratch space is full or lost, which is not to be caught: see {@link Studio#guarded}. */
    SCRATCH,
    /** Nothing that a patch could expect. */
    OTHER
  }

  public static Failure of(Throwable failure) {
    return switch (failure) {
      case StoppedException stopped -> new Failure(Kind.STOPPED, stopped.getMessage());
      case ScratchException end -> new Failure(Kind.SCRATCH, end.getMessage());
      case UncheckedIOException io -> new Failure(Kind.FILE, io.getCause().getMessage());
      case WrongTypeException bad -> new Failure(Kind.TYPE, bad.getMessage());
      case DivisionByZeroException bad -> new Failure(Kind.DIVISION, bad.getMessage());
      case IllegalArgumentException bad -> new Failure(Kind.VALUE, bad.getMessage());
      case IllegalStateException bad -> new Failure(Kind.VALUE, bad.getMessage());
      default -> new Failure(Kind.OTHER, failure.getMessage());
    };
  }
}
