package tenuto.dsp.wav;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;
import tenuto.engine.Block;

/**
 * A WAV file in the making, which stands under its name only after {@link #commit()}.
 *
 * <p>Its length is given at the beginning, as signals know theirs; so the frames may be written in
 * any order and by many threads at a time (no two the same frame), and the header is right from the
 * start: the classical one, or RF64 for a file of 4 GiB or more. Frames never written are silence.
 */
public final class WavWriter implements AutoCloseable {
  private final Path target;
  private final PartFile part;
  private final WavHeader header;
  private final LongAdder clipped = new LongAdder();
  private final Queue<Piece> pieces = new ConcurrentLinkedQueue<>();

  private WavWriter(Path target, PartFile part, WavHeader header) {
    this.target = target;
    this.part = part;
    this.header = header;
  }

  /**
   * Begins a file.
   *
   * @param parts the unfinished files of this session
   * @param target the name it will have; folders that are missing are made
   * @param format any but 8-bit PCM
   * @param channels 1 or more, of at most 65,535 bytes together
   * @param sampleRate whole hertz, 1 to 4,294,967,295: the header can tell no other
   * @param frames how many there will be, 0 or more
   */
  public static WavWriter create(
      PartFiles parts,
      Path target,
      SampleFormat format,
      int channels,
      double sampleRate,
      long frames)
      throws IOException {
    if (!format.isWritable()) {
      throw new IllegalArgumentException(target + ": " + format + " is only read");
    }
    int most = WavHeader.MAX_FRAME_BYTES / format.bytes();
    if (channels < 1 || channels > most) {
      throw new IllegalArgumentException(
          "%s: channels of %s must lie between 1 and %d, but are %d"
              .formatted(target, format, most, channels));
    }
    long rate = (long) sampleRate;
    if (rate != sampleRate || rate < 1 || rate > 0xFFFF_FFFFL) {
      throw new IllegalArgumentException(
          target
              + ": the sample rate of a WAV file must be a whole number of hertz"
              + " between 1 and 4294967295, but is "
              + sampleRate);
    }
    if (frames < 0 || frames > (Long.MAX_VALUE - 1024) / (channels * format.bytes())) {
      throw new IllegalArgumentException(target + ": a WAV file cannot have " + frames + " frames");
    }
    WavHeader header = WavHeader.of(format, channels, rate, frames);
    PartFile part = parts.create(target);
    try {
      byte[] head = header.bytes();
      part.write(0, head, head.length);
      part.setLength(header.fileBytes());
      return new WavWriter(target, part, header);
    } catch (Throwable failed) {
      part.close();
      throw failed;
    }
  }

  /**
   * Writes frames {@code frame} to {@code frame + n}, which must lie within the file.
   *
   * @param channels one block of samples for each channel, read from sample {@code at} on
   * @throws WavException naming channel (from 1) and time if a sample is NaN, infinite or beyond
   *     the range of a 32-bit float that should hold it
   */
  public void write(long frame, int n, Block[] channels, int at) throws IOException {
    Objects.checkFromIndexSize(frame, n, header.frames());
    if (channels.length != header.channels()) {
      throw new IllegalArgumentException(
          target + " has " + header.channels() + " channels, not " + channels.length);
    }
    SampleFormat format = header.format();
    int stride = header.frameBytes();
    Piece piece = Objects.requireNonNullElseGet(pieces.poll(), () -> new Piece(stride));
    for (int done = 0, now; done < n; done += now) {
      now = Math.min(piece.frames(), n - done);
      for (int c = 0; c < channels.length; c++) {
        piece.samplesFrom(channels[c], at + done, now);
        int first = c * format.bytes();
        int count = format.encode(piece.samples, piece.bytes, first, stride, now);
        if (count < 0) {
          int bad = done + ~count;
          throw unwritable(c, frame + bad, channels[c].get(at + bad));
        }
        clipped.add(count);
      }
      part.write(header.dataOffset() + (frame + done) * stride, piece.bytes, now * stride);
    }
    pieces.add(piece);
  }

  private WavException unwritable(int channel, long frame, double value) {
    return new WavException(
        target,
        String.format(
            Locale.ROOT,
            "channel %d is %s at %.6f s (sample %d), which %s cannot hold",
            channel + 1,
            value,
            (double) frame / header.rate(),
            frame,
            header.format()));
  }

  /** How many samples written so far were clipped to the range of an integer format. */
  public long clipped() {
    return clipped.sum();
  }

  /**
   * Puts the file on the disk and under its name, in place of one that was there: for any other
   * program it is the old file or the whole new one, at every moment.
   */
  public void commit() throws IOException {
    part.commit();
  }

  /** Ends writing; without a {@link #commit()} nothing remains and the target is as it was. */
  @Override
  public void close() throws IOException {
    part.close();
  }
}
