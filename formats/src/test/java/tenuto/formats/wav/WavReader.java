package tenuto.formats.wav;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import tenuto.engine.base.Block;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleBuffer;
import tenuto.formats.pcm.SampleFormat;

/**
 * An open WAV file whose frames tests read by their numbers.
 *
 * <p>The file is read, never mapped: another program that truncates a mapped file would kill this
 * process. It has one {@link RandomAccessFile}, not a FileChannel, which an interrupted thread
 * would close for all others. It is opened only once, so that a file replaced under its name does
 * not mix old samples with new.
 *
 * <p>NaN and infinities in a float file are read unchanged. An incomplete frame at the end of the
 * data is ignored.
 */
public final class WavReader implements AutoCloseable {
  private final Path path;
  private final RandomAccessFile file;
  private final Pcm pcm;

  /** Idle buffers; their number grows to the number of threads that read at the same time. */
  private final Queue<SampleBuffer> pieces = new ConcurrentLinkedQueue<>();

  private WavReader(Path path, RandomAccessFile file, Pcm pcm) {
    this.path = path;
    this.file = file;
    this.pcm = pcm;
  }

  /**
   * Opens a file and reads its header.
   *
   * @throws SoundFileException if it is not a WAV file that we can read
   * @throws IOException if it cannot be opened
   */
  public static WavReader open(Path path) throws IOException {
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
    try {
      return new WavReader(
          path,
          file,
          new WavParser(new HeaderReader(path, file, new DamageLog(false))).parse().pcm());
    } catch (Throwable failed) {
      file.close();
      throw failed;
    }
  }

  /** Samples in a frame, at least 1. */
  public int channels() {
    return pcm.channels();
  }

  /** The number of frames; may be 0. */
  public long frames() {
    return pcm.frames();
  }

  /** Frames per second: a whole number, at least 1. */
  public double sampleRate() {
    return pcm.rate();
  }

  /** The sample format. */
  public SampleFormat format() {
    return pcm.format();
  }

  /**
   * Reads frames {@code frame} to {@code frame + n}, all of which must exist.
   *
   * @param channels receives each channel's samples, from sample {@code at} on; a channel that is
   *     null is skipped
   * @throws SoundFileException if the file has become shorter since it was opened
   */
  public void read(long frame, int n, Block[] channels, int at) throws IOException {
    Objects.checkFromIndexSize(frame, n, frames());
    if (channels.length != channels()) {
      throw new IllegalArgumentException(
          path + " has " + channels() + " channels, not " + channels.length);
    }
    int stride = pcm.frameBytes();
    SampleBuffer piece =
        Objects.requireNonNullElseGet(pieces.poll(), () -> new SampleBuffer(stride));
    for (int done = 0, now; done < n; done += now) {
      now = Math.min(piece.frames(), n - done);
      fetch(pcm.dataOffset() + (frame + done) * stride, piece.bytes, now * stride);
      for (int c = 0; c < channels.length; c++) {
        if (channels[c] != null) {
          format().decode(piece.bytes, c * format().bytes(), stride, piece.samples, now);
          Block target = channels[c];
          long to = target.offset() + 8L * (at + done);
          MemorySegment.copy(piece.samples, 0, target.memory(), JAVA_DOUBLE, to, now);
        }
      }
    }
    pieces.add(piece);
  }

  private void fetch(long position, byte[] buffer, int n) throws IOException {
    try {
      synchronized (file) {
        file.seek(position);
        file.readFully(buffer, 0, n);
      }
    } catch (EOFException cut) {
      throw new SoundFileException(path, position, "the file was truncated while it was read");
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
