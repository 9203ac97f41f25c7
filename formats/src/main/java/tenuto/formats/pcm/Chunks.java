package tenuto.formats.pcm;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import tenuto.formats.file.SoundFileException;

/**
 * Reads the chunks of a file, one after another to its end. Once those are found that are needed to
 * read the samples, errors become warnings.
 */
public final class Chunks {
  /** So that the walk ends even in a file of nothing but chunk headers. */
  private static final int MOST = 100_000;

  private final HeaderReader in;
  private final String file;
  private final BooleanSupplier isComplete;

  /**
   * @param file the format, for errors: {@code a WAV file}
   * @param isComplete whether all is found that is needed to read the samples
   */
  public Chunks(HeaderReader in, String file, BooleanSupplier isComplete) {
    this.in = in;
    this.file = file;
    this.isComplete = isComplete;
  }

  /** Reads a chunk. */
  public interface Step {
    /** Returns where the next one begins. */
    long read(long at) throws IOException;
  }

  /** Goes on after damage in a chunk that is needed to read the samples, or fails. */
  public interface Damage {
    /** Returns where to continue. */
    long after(long at, SoundFileException damaged) throws IOException;
  }

  /** Reads all from a byte on; damage in what is needed is an error. */
  public void read(long begin, Step step) throws IOException {
    read(
        begin,
        step,
        (at, damaged) -> {
          throw damaged;
        });
  }

  /** Reads all from a byte on. */
  public void read(long begin, Step step, Damage damage) throws IOException {
    long at = begin;
    for (int count = 0; !isComplete.getAsBoolean() || at < in.length(); count++) {
      try {
        if (count == MOST) {
          throw in.refuse(at, "%s may have %d chunks, but has more".formatted(file, count));
        }
        at = step.read(at);
      } catch (SoundFileException damaged) {
        if (isComplete.getAsBoolean()) {
          in.warn(damaged.offset(), damaged.rule() + ": ignored, with everything after it");
          return;
        }
        at = damage.after(at, damaged);
      }
    }
  }

  /**
   * The name of a chunk.
   *
   * @param head its header, with a field {@code id}
   * @throws SoundFileException if it is not of printable letters
   */
  public static String name(HeaderReader in, Structure head, long at) throws SoundFileException {
    String id = head.text("id");
    if (!Structure.isPrintable(id)) {
      throw in.refuse(
          at, "a chunk name must be four letters, not '" + Structure.printable(id) + "'");
    }
    return id;
  }
}
