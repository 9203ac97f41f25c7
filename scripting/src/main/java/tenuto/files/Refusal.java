package tenuto.files;

import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why a file could not be worked on, in words for stderr. */
final class Refusal {
  private Refusal() {}

  /**
   * One line that names the file.
   *
   * @param label what the user calls it
   * @throws RuntimeException {@code failure} itself if it is nobody's fault but the program's
   */
  static String text(Path file, String label, Exception failure) {
    String message =
        switch (failure) {
          case NoSuchFileException _ -> "there is no file " + label;
          case UncheckedIOException e -> String.valueOf(e.getCause().getMessage());
          case RuntimeException e when !(e instanceof IllegalArgumentException) -> throw e;
          default -> String.valueOf(failure.getMessage());
        };
    boolean named = message.contains(String.valueOf(file.getFileName()));
    return "tenuto: " + (named ? message.replace(file.toString(), label) : label + ": " + message);
  }
}
