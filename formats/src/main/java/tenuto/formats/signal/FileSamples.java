package tenuto.formats.signal;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Source;
import tenuto.formats.file.FileContent;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Regions;
import tenuto.formats.file.Regions.Region;
import tenuto.formats.file.SoundFileException;

/**
 * Samples in a file as big-endian 64-bit floats, read on demand by any number of threads. All bits
 * of a sample are kept, including those of a NaN.
 */
final class FileSamples implements Source, FileContent {
  private static final ValueLayout.OfDouble SAMPLE =
      ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  /** The number of samples read at once. */
  private static final int REGION = 8192;

  private final Path path;
  private final String text;
  private final Bytes file;
  private final long offset;
  private final long count;
  private final Regions regions;
  private final Optional<InputFile> whole;

  /** Reads from a file, or writes to it, at any position and on any thread. */
  interface Bytes {
    /** Transfers the first {@code n} of {@code bytes}. */
    void move(long position, byte[] bytes, int n) throws IOException;
  }

  /**
   * @param path for error messages
   * @param text identifies the samples
   * @param offset of the first sample in the file
   * @param count the number of samples
   * @param whole the file, unless it is being written
   */
  FileSamples(
      Path path, String text, Bytes file, long offset, long count, Optional<InputFile> whole) {
    this.path = path;
    this.text = text;
    this.file = file;
    this.offset = offset;
    this.count = count;
    this.whole = whole;
    regions = new Regions((int) Math.min(REGION, count), Double.BYTES);
  }

  @Override
  public Optional<InputFile> file() {
    return whole;
  }

  @Override
  public String otherwise() {
    return offset + ", " + count;
  }

  @Override
  public void fill(long start, Block out, int n) {
    int valid = (int) Math.min(n, count - start);
    try {
      for (int done = 0, now; done < valid; done += now) {
        long sample = start + done;
        Region region = regions.take(sample / REGION, REGION);
        try {
          load(region, sample / REGION);
          int from = (int) (sample % REGION);
          now = Math.min(valid - done, REGION - from);
          MemorySegment.copy(
              MemorySegment.ofArray(region.bytes),
              SAMPLE,
              8L * from,
              out.memory(),
              ValueLayout.JAVA_DOUBLE,
              out.offset() + 8L * done,
              now);
          region.done |= from + now == REGION;
        } finally {
          regions.put(region);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void load(Region region, long number) throws IOException {
    if (region.number == number) {
      return;
    }
    region.number = -1;
    long sample = number * REGION;
    int n = (int) Math.min(REGION, count - sample);
    try {
      file.move(offset + 8 * sample, region.bytes, 8 * n);
    } catch (EOFException cut) {
      throw new SoundFileException(
          path, offset + 8 * sample, "the file was truncated since it was opened");
    }
    region.number = number;
    region.frames = REGION;
    region.done = false;
  }

  /** Drops the buffers. */
  void clear() {
    regions.clear();
  }

  @Override
  public String toString() {
    return text;
  }

  /** Writes the samples of one signal; each thread has its own writer. */
  static final class Writer implements SampleSink {
    private final Bytes file;
    private final long offset;
    private byte[] bytes = new byte[0];

    /**
     * @param offset of the first sample in the file
     */
    Writer(Bytes file, long offset) {
      this.file = file;
      this.offset = offset;
    }

    @Override
    public void take(long start, Block[] channels, int n) {
      if (bytes.length < 8 * n) {
        bytes = new byte[8 * n];
      }
      MemorySegment.copy(
          channels[0].memory(),
          ValueLayout.JAVA_DOUBLE,
          channels[0].offset(),
          MemorySegment.ofArray(bytes),
          SAMPLE,
          0,
          n);
      try {
        file.move(offset + 8 * start, bytes, 8 * n);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
