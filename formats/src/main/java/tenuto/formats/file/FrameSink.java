package tenuto.formats.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;

/**
 * Writes the samples that it is given to a sound file. A failure to do so is a {@link
 * NotWrittenException}.
 *
 * @param begin the sample that is the file's first
 * @param levels measures the samples
 */
public record FrameSink(SoundWriter file, long begin, FileProgress progress, SampleLevels levels)
    implements SampleSink {
  @Override
  public void take(long start, Block[] channels, int n) {
    int before = (int) Math.max(0, begin - start);
    long frame = start + before - begin;
    try {
      int clipped = file.write(frame, n - before, channels, before);
      levels.add(frame, channels, before, n - before, clipped);
    } catch (IOException e) {
      throw new NotWrittenException(e);
    }
    progress.wrote(n - before);
  }

  /**
   * Distinguishes a failure to write the file from one to read another file from which a signal
   * comes.
   */
  public static final class NotWrittenException extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    NotWrittenException(IOException cause) {
      super(cause);
    }
  }
}
