package tenuto.scripting.calls;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import tenuto.engine.base.ScratchException;
import tenuto.engine.base.StoppedException;

/**
 * What a failure of the engine is to a patch.
 *
 * @param message for its author
 * @param trouble what was wrong with a file
 * @param file which, or null
 */
public record Failure(Kind kind, String message, Trouble trouble, String file) {
  /** What the system says of a path through a file; Java has no exception of its own for it. */
  private static final String THROUGH_A_FILE = "Not a directory";

  /** What languages have errors of their own for. */
  public enum Trouble {
    MISSING,
    DENIED,

    /** What should be a folder in the file's path is none. */
    NO_FOLDER,
    OTHER
  }

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
    /**
     * The scratch space is full or lost, which is not to be caught: see {@link RunContext#guarded}.
     */
    SCRATCH,
    /** Nothing that a patch could expect. */
    OTHER
  }

  public static Failure of(Throwable failure) {
    return switch (failure) {
      case StoppedException stopped -> new Failure(Kind.STOPPED, stopped.getMessage());
      case ScratchException end -> new Failure(Kind.SCRATCH, end.getMessage());
      case UncheckedIOException io -> file(io, io.getCause().getMessage());
      case WrongTypeException bad -> new Failure(Kind.TYPE, bad.getMessage());
      case DivisionByZeroException bad -> new Failure(Kind.DIVISION, bad.getMessage());
      case IllegalArgumentException bad -> new Failure(Kind.VALUE, bad.getMessage());
      case IllegalStateException bad -> new Failure(Kind.VALUE, bad.getMessage());
      default -> new Failure(Kind.OTHER, failure.getMessage());
    };
  }

  private Failure(Kind kind, String message) {
    this(kind, message, Trouble.OTHER, null);
  }

  private static Failure file(Throwable failure, String message) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof FileSystemException io) {
        Trouble trouble =
            switch (io) {
              case NoSuchFileException missing -> Trouble.MISSING;
              case AccessDeniedException denied -> Trouble.DENIED;
              case FileAlreadyExistsException inTheWayOfFolder -> Trouble.NO_FOLDER;
              default -> THROUGH_A_FILE.equals(io.getReason()) ? Trouble.NO_FOLDER : Trouble.OTHER;
            };
        return new Failure(Kind.FILE, message, trouble, io.getFile());
      }
    }
    return new Failure(Kind.FILE, message);
  }
}
