package tenuto.formats.wav;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import tenuto.engine.base.Block;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.Piece;
import tenuto.formats.pcm.SampleFormat;

/**
 * An open WAV file whose frames can be read in any order and by many threads at a time.
 *
 * <p>The file is read, never mapped: another program that cuts a mapped file short would kill this
 * process. It is one {@link RandomAccessFile}, not a FileChannel, which a thread that is
 * interrupted would close for all others; and it is opened once, so that a file replaced under its
 * name while it is read does not mix old samples with new.
 *
 * <p>NaN and infinities in a float file are read as they stand. Bytes that make no whole frame at
 * the end of the data are left out.
 */
public final class WavReader implements AutoCloseable {
  private final Path path;
  private final RandomAccessFile file;
  private final Pcm pcm;

  /** Pieces nobody uses: in time as many as there were threads reading at once. */
  private final Queue<Piece> pieces = new ConcurrentLinkedQueue<>();

  private WavReader(Path path, RandomAccessFile file, Pcm pcm) {
    this.path = path;
    this.file = file;
    this.pcm = pcm;
  }

  /**
   * Opens a file and reads its header.
   *
   * @throws SoundFileException if it is no WAV file that we can read
   * @throws IOException if it cannot be opened
   */
  public static WavReader open(Path path) throws IOException {
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
    try {
      return new WavReader(
          path, file, WavParser.parse(new HeaderReader(path, file, new DamageLog(false))).pcm());
    } catch (Throwable failed) {
      file.close();
      throw failed;
    }
  }

  /** Samples in a frame, at least 1. */
  public int channels() {
    return pcm.channels();
  }

  /** How many frames there are; may be 0. */
  public long frames() {
    return pcm.frames();
  }

  /** Frames a second: a whole number, at least 1. */
  public double sampleRate() {
    return pcm.rate();
  }

  /** How the samples are stored. */
  public SampleFormat format() {
    return pcm.format();
  }

  /**
   * Reads frames {@code frame} to {@code frame + n}, all of which must exist.
   *
   * @param channels where each channel's samples go, from sample {@code at} on; null leaves a
   *     channel out
   * @throws SoundFileException if the file has become shorter since it was opened
   */
  public void read(long frame, int n, Block[] channels, int at) throws IOException {
    Objects.checkFromIndexSize(frame, n, frames());
    if (channels.length != channels()) {
      throw new IllegalArgumentException(
          path + " has " + channels() + " channels, not " + channels.length);
    }
    int stride = pcm.frameBytes();
    Piece piece = Objects.requireNonNullElseGet(pieces.poll(), () -> new Piece(stride));
    for (int done = 0, now; done < n; done += now) {
      now = Math.min(piece.frames(), n - done);
      fetch(pcm.dataOffset() + (frame + done) * stride, piece.bytes, now * stride);
      for (int c = 0; c < channels.length; c++) {
        if (channels[c] != null) {
          format().decode(piece.bytes, c * format().bytes(), stride, piece.samples, now);
          piece.samplesTo(channels[c], at + done, now);
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
