package tenuto.dsp.wav;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import tenuto.dsp.wav.Regions.Region;
import tenuto.engine.Block;
import tenuto.engine.Generated;
import tenuto.engine.Signal;
import tenuto.engine.Source;

/**
 * A WAV file whose channels are signals: read when, where and as often as their samples are wanted,
 * by any number of threads.
 *
 * <p>Who reads a signal gets an {@link UncheckedIOException} if the file has become shorter, or had
 * to be closed (see {@link OpenFiles}) and has changed since. A change in place that leaves it open
 * is not noticed.
 *
 * <p>NaN and infinities in a float file are read as they stand. Bytes that make no whole frame at
 * the end of the data are left out.
 */
public final class WavFile {
  /** Frames read at once, a power of two: as many as are written at once from the signals. */
  private static final int REGION = 8192;

  /** Most bytes of a region, for files of more channels than anybody has. */
  private static final int MOST_BYTES = 1 << 26;

  private final Path path;
  private final InputFile file;
  private final WavHeader header;
  private final int regionFrames;
  private final Regions regions;

  private WavFile(Path path, InputFile file, WavHeader header) {
    this.path = path;
    this.file = file;
    this.header = header;
    regionFrames = Math.min(REGION, Integer.highestOneBit(MOST_BYTES / header.frameBytes()));
    long most = Math.min(regionFrames, header.frames());
    regions = new Regions((int) most, header.frameBytes());
  }

  static WavFile open(OpenFiles files, Path path) throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      WavFile wav = new WavFile(path, file, file.use(handle -> WavParser.parse(path, handle)));
      file.whenClosed(wav.regions::clear);
      return wav;
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  /** Frames a second: a whole number, at least 1. */
  public double sampleRate() {
    return header.rate();
  }

  /** A signal for each channel. */
  public List<Signal> channels() {
    return IntStream.range(0, header.channels())
        .mapToObj(channel -> Generated.of(new Channel(this, channel), header.frames()))
        .toList();
  }

  /** One channel, counted from 0. */
  private record Channel(WavFile file, int channel) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      try {
        file.read(channel, start, out, n);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void read(int channel, long start, Block out, int n) throws IOException {
    int stride = header.frameBytes();
    SampleFormat format = header.format();
    int valid = (int) Math.min(n, header.frames() - start);
    for (int done = 0, now; done < valid; done += now) {
      long frame = start + done;
      Region region = regions.take(frame / regionFrames);
      try {
        load(region, frame / regionFrames);
        int from = (int) (frame % regionFrames);
        now = Math.min(valid - done, regionFrames - from);
        int at = from * stride + channel * format.bytes();
        format.decode(region.bytes, at, stride, region.samples, now);
        MemorySegment.copy(
            region.samples,
            0,
            out.memory(),
            ValueLayout.JAVA_DOUBLE,
            out.offset() + 8L * done,
            now);
        region.done |= from + now == regionFrames;
      } finally {
        regions.put(region);
      }
    }
  }

  private void load(Region region, long number) throws IOException {
    if (region.number == number) {
      return;
    }
    region.number = -1;
    long frame = number * regionFrames;
    int n = (int) Math.min(regionFrames, header.frames() - frame);
    try {
      file.read(position(frame), region.bytes, n * header.frameBytes());
    } catch (EOFException cut) {
      throw cut(frame);
    }
    region.number = number;
    region.done = false;
  }

  private long position(long frame) {
    return header.dataOffset() + frame * header.frameBytes();
  }

  /** The error for a region, at {@code frame}, that is not all there. */
  private WavException cut(long frame) throws IOException {
    long bytes = file.use(handle -> handle.length());
    long there = Math.max(frame, (bytes - header.dataOffset()) / header.frameBytes());
    return new WavException(
        path,
        "the file was cut short since it was opened: frame %d of %d is not there"
            .formatted(there, header.frames()));
  }

  /** All that tells it from others: it is part of its signals' identity. */
  @Override
  public String toString() {
    return "%s, %d bytes of %s, %s"
        .formatted(path.toAbsolutePath(), file.bytes(), file.modified(), header.format());
  }
}
