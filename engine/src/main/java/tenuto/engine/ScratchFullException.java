package tenuto.engine;

import java.nio.file.Path;

/**
 * The scratch folder has no room for the samples that were to be stored.
 *
 * <p>Thrown before any sample is written, so everything stored earlier stays whole and readable.
 */
public final class ScratchFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private ScratchFullException(String message) {
    super(message);
  }

  static ScratchFullException disk(Path folder, long asked, long free) {
    return new ScratchFullException(
        "out of scratch space: %s was asked for %s more, but has %s free (--scratch DIR names another folder)"
            .formatted(folder, Bytes.text(asked), Bytes.text(free)));
  }

  static ScratchFullException cap(Path folder, long asked, long max, long reserved) {
    return new ScratchFullException(
        "out of scratch space: %s was asked for %s more, but %s of the %s that --scratch-max allows are in use"
            .formatted(folder, Bytes.text(asked), Bytes.text(reserved), Bytes.text(max)));
  }
}
