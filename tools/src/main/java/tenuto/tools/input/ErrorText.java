package tenuto.tools.input;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.engine.base.ScratchException;

/**
 * Error messages for a file that could not be processed. The other files are processed all the
 * same, even after a fault of the program or lack of memory, as that may concern this file alone.
 */
public final class ErrorText {
  /** The replacement character, for bytes of a name that are not valid text. */
  private static final char UNKNOWN = '\ufffd';

  /** What a {@link FileNotFoundException} says: the file, and why it could not be opened. */
  private static final Pattern UNOPENED = Pattern.compile("(?s)(.*) \\((.*)\\)");

  private ErrorText() {}

  /**
   * A one-line message that names the file.
   *
   * @param label the user's name for the file
   * @throws ScratchException {@code failure} itself, as every other file would fail, too
   */
  public static String text(Path file, String label, Throwable failure) {
    if (failure instanceof ScratchException end) {
      throw end;
    }
    if (failure instanceof NoSuchFileException missing && label.indexOf(UNKNOWN) < 0) {
      boolean isAnother = missing.getFile() != null && !missing.getFile().equals(file.toString());
      return "tenuto: there is no file " + (isAnother ? missing.getFile() : label);
    }
    String message = reason(failure);
    boolean named = message.contains(String.valueOf(file.getFileName()));
    return "tenuto: " + (named ? message.replace(file.toString(), label) : label + ": " + message);
  }

  /**
   * A one-line message for a failure that ends a command, if all that it says is the name of a file
   * that is missing, or closed to us, or the name of a class before what is wrong.
   */
  public static Optional<String> ofFile(Throwable failure) {
    return switch (failure) {
      case UncheckedIOException e ->
          ofFile(e.getCause()).or(() -> Optional.of("tenuto: " + reason(e)));
      case NoSuchFileException e -> Optional.of(text(Path.of(e.getFile()), e.getFile(), e));
      case AccessDeniedException e -> Optional.of(text(Path.of(e.getFile()), e.getFile(), e));
      case FileNotFoundException e -> {
        Matcher form = UNOPENED.matcher(String.valueOf(e.getMessage()));
        yield form.matches()
            ? Optional.of(text(Path.of(form.group(1)), form.group(1), e))
            : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  /** The reason of a failure. */
  public static String reason(Throwable failure) {
    return switch (failure) {
      case UncheckedIOException e -> reason(e.getCause());
      case NoSuchFileException e -> notFound(e);
      case FileNotFoundException e -> notFound(e);
      case AccessDeniedException _ -> "permission denied";
      case FileSystemException e when e.getReason() != null -> e.getReason();
      case OutOfMemoryError _ ->
          ("it needs more memory than the JVM has (%d MiB; TENUTO_JAVA_OPTS=-Xmx..."
                  + " gives more)")
              .formatted(Runtime.getRuntime().maxMemory() >> 20);
      case StackOverflowError _ -> "it is nested too deeply for the stack";
      case IOException e -> String.valueOf(e.getMessage());
      case IllegalArgumentException e -> String.valueOf(e.getMessage());
      case ChainException e -> e.getMessage();
      case ScratchException e -> e.getMessage();
      default -> fault(failure);
    };
  }

  private static String notFound(IOException failure) {
    Matcher form = UNOPENED.matcher(String.valueOf(failure.getMessage()));
    if (failure instanceof FileNotFoundException
        && form.matches()
        && Files.exists(Path.of(form.group(1)))) {
      return form.group(2).toLowerCase(Locale.ROOT);
    }
    return String.valueOf(failure.getMessage()).indexOf(UNKNOWN) < 0
        ? "there is no such file, or it cannot be read"
        : "its name is not valid UTF-8, so it cannot be opened: rename it";
  }

  /** A fault of the program, with its place in the code for a bug report. */
  private static String fault(Throwable failure) {
    StackTraceElement[] stack = failure.getStackTrace();
    return "a bug in Tenuto, please report it: %s%s"
        .formatted(failure, stack.length == 0 ? "" : " at " + stack[0]);
  }
}
