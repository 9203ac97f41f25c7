package tenuto.scripting.calls;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import tenuto.engine.base.ScratchException;
import tenuto.engine.base.StoppedException;

/**
 * A failure of the engine as a patch sees it.
 *
 * @param message for the patch's author
 * @param trouble what was wrong with a file
 * @param file which one, or null
 */
public record Failure(Kind kind, String message, Trouble trouble, String file) {
  /** The system's message for a path that leads through a file, for which Java has no exception. */
  private static final String THROUGH_A_FILE = "Not a directory";

  /** The file errors for which languages have error types. */
  public enum Trouble {
    MISSING,
    DENIED,

    /** A part of the file's path is not a folder. */
    NO_FOLDER,
    OTHER
  }

  /** The exception types that every Python has. */
  public enum Kind {
    /** A value of the wrong kind: TypeError. */
    TYPE,
    /** A value of the right kind that cannot be used: ValueError. */
    VALUE,
    /** A number divided by 0: ZeroDivisionError. */
    DIVISION,
    /** What a file or the disk did not allow: IOError, OSError. */
    FILE,
    /** The run was stopped: KeyboardInterrupt, which {@code except Exception:} does not catch. */
    STOPPED,
    /**
     * The scratch space is full or lost, which a patch must not catch: see {@link
     * RunContext#guarded}.
     */
    SCRATCH,
    /** A failure that no patch could expect. */
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
