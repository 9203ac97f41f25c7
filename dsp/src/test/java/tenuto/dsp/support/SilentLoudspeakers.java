package tenuto.dsp.support;

import java.io.IOException;
import java.util.List;
import tenuto.dsp.word.PlaybackDevices;

/** A sound device that takes all at once and is heard by nobody; counts what it is given. */
public final class SilentLoudspeakers implements PlaybackDevices {
  public static final String NAME = "default [default]";

  private int lines;
  private int open;
  private long bytes;

  @Override
  public List<String> names() {
    return List.of(NAME);
  }

  @Override
  public Line open(String name, double sampleRate, int channels) throws IOException {
    if (!name.isEmpty() && !name.equals(NAME)) {
      throw new IOException("there is no sound device " + name);
    }
    lines++;
    open++;
    return new Line() {
      @Override
      public void write(byte[] frames, int n) {
        bytes += n;
      }

      @Override
      public void finish() {
        // It is done already.
      }

      @Override
      public void close() {
        open--;
      }
    };
  }

  /** Lines opened so far. */
  public int lines() {
    return lines;
  }

  /** Lines not closed yet. */
  public int open() {
    return open;
  }

  /** Bytes played so far. */
  public long bytes() {
    return bytes;
  }
}
