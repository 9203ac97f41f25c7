package tenuto.formats.decoding;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.engine.base.Block;
import tenuto.formats.file.About;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.SoundFileException;

/**
 * A decoder with a buffer of its last frames, so that all channels can be read while their readers
 * are close together.
 *
 * <p>A read decodes all frames up to the requested one.
 */
final class Decoding {
  /** The most frames of one {@link #read}: a block of the engine. */
  static final int MOST_AT_ONCE = 2048;

  /** The number of frames kept: threads that follow each other are some blocks apart. */
  private static final int KEPT =
      Math.max(1 << 16, Integer.highestOneBit(Runtime.getRuntime().availableProcessors()) << 13);

  /**
   * The most samples kept for all channels together, which limits memory for files with very many
   * channels.
   */
  private static final int MOST_SAMPLES = 1 << 21;

  private final Path path;
  private final Decoder decoder;
  private final DamageLog losses;
  private final long frames;

  /** The packet decoded last, before it is copied to {@link #kept}. */
  private final double[][] packet;

  /** A ring buffer: frame f of a channel is at f modulo the length, a power of two. */
  private final double[][] kept;

  /** The frame after the last one decoded; negative while skipped frames are decoded. */
  private long end;

  private IOException failure;

  /** Whether damage has ended the decoding; all further frames are silence. */
  private boolean isLost;

  /**
   * @param skipped frames that the decoder gives before frame 0
   * @param about with the number of frames from frame 0 on
   */
  Decoding(Path path, Decoder decoder, About about, long skipped, DamageLog losses) {
    this.path = path;
    this.decoder = decoder;
    this.losses = losses;
    frames = about.frames();
    int channels = about.channels();
    end = -skipped;
    int window = Math.clamp(MOST_SAMPLES / channels, 2 * MOST_AT_ONCE, KEPT);
    long most = Math.min(window, frames) + MOST_AT_ONCE + decoder.mostFrames();
    packet = new double[channels][decoder.mostFrames()];
    kept = new double[channels][Integer.highestOneBit((int) most - 1) << 1];
  }

  /** Whether {@code frame} is in the buffer, or is the next to decode. */
  synchronized boolean has(long frame) {
    return failure == null && frame <= Math.max(end, 0) && frame >= end - kept[0].length;
  }

  /**
   * Copies frames {@code frame} to {@code frame + n} of one channel, all of which must be within
   * the file.
   *
   * @return false if they are no longer in the buffer
   */
  synchronized boolean read(int channel, long frame, Block out, int at, int n) throws IOException {
    while (end < frame + n) {
      decode();
    }
    double[] from = kept[channel];
    if (frame < end - from.length) {
      return false;
    }
    for (int done = 0, now; done < n; done += now) {
      int place = (int) (frame + done) & (from.length - 1);
      now = Math.min(n - done, from.length - place);
      MemorySegment.copy(
          from, place, out.memory(), ValueLayout.JAVA_DOUBLE, out.offset() + 8L * (at + done), now);
    }
    return true;
  }

  private void decode() throws IOException {
    if (failure != null) {
      throw failure;
    }
    try {
      keep(isLost ? decoder.mostFrames() : decoded());
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /**
   * Decodes a packet and returns its number of frames; where damage is allowed, silence replaces a
   * packet that cannot be decoded.
   */
  private int decoded() throws IOException {
    try {
      int n = decoder.decode(packet);
      if (n < 0) {
        throw new SoundFileException(
            path,
            Files.size(path),
            "the sound ends after frame %d of %d".formatted(Math.max(end, 0), frames));
      }
      return n;
    } catch (SoundFileException damaged) {
      losses.concede(damaged, "silence from frame %d on".formatted(Math.max(end, 0)));
      isLost = true;
      for (double[] channel : packet) {
        Arrays.fill(channel, 0);
      }
      return decoder.mostFrames();
    }
  }

  private void keep(int n) {
    int mask = kept[0].length - 1;
    int skip = (int) Math.clamp(-end, 0, n);
    for (int done = skip, now; done < n; done += now) {
      int place = (int) (end + done) & mask;
      now = Math.min(n - done, mask + 1 - place);
      for (int c = 0; c < kept.length; c++) {
        System.arraycopy(packet[c], done, kept[c], place, now);
      }
    }
    end += n;
  }
}
