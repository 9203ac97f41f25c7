package tenuto.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * None of the scratch folders has room for the samples that were to be stored.
 *
 * <p>Thrown before any sample is written, so everything stored earlier stays whole and readable.
 */
public final class ScratchFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private ScratchFullException(String message) {
    super(message);
  }

  static ScratchFullException disk(List<Path> folders, long asked) {
    return new ScratchFullException(
        "%s, but %s (--scratch DIR names another folder)"
            .formatted(asked(folders, asked), free(folders)));
  }

  static ScratchFullException cap(List<Path> folders, long asked, long max, long reserved) {
    return new ScratchFullException(
        "%s, but %s of the %s that --scratch-max allows are in use"
            .formatted(asked(folders, asked), Bytes.text(reserved), Bytes.text(max)));
  }

  private static String asked(List<Path> folders, long bytes) {
    return "out of scratch space: %s %s asked for %s more"
        .formatted(
            folders.stream().map(Path::toString).collect(Collectors.joining(", ")),
            folders.size() == 1 ? "was" : "were",
            Bytes.text(bytes));
  }

  private static String free(List<Path> folders) {
    if (folders.size() == 1) {
      return "has %s free".formatted(Bytes.text(SwapArena.freeBytes(folders.getFirst())));
    }
    return folders.stream()
        .map(folder -> "%s has %s free".formatted(folder, Bytes.text(SwapArena.freeBytes(folder))))
        .collect(Collectors.joining(", "));
  }
}
