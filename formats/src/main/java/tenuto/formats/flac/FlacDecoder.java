package tenuto.formats.flac;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.formats.decoding.ByteSource;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.flac.FrameHead.DamagedException;

/**
 * Decodes the frames of a FLAC file in order and verifies their checksums. A damaged frame ends the
 * decoding, as nobody would hear that a part was skipped. Where damage is allowed, it is replaced
 * by silence up to the next intact frame.
 */
final class FlacDecoder implements Decoder {
  private final Path path;
  private final StreamInfo info;
  private final DamageLog losses;
  private final BitReader in;
  private final Subframe subframe;
  private final long[][] samples;

  /** The number of frames read so far. */
  private long number;

  /** The sample after the last one decoded, and the number of silent ones before the next frame. */
  private long next;

  private long silence;

  /**
   * @param file at the first frame
   */
  FlacDecoder(Path path, StreamInfo info, ByteSource file, DamageLog losses) {
    this.losses = losses;
    this.path = path;
    this.info = info;
    in = new BitReader(file);
    subframe = new Subframe(in);
    samples = new long[info.channels()][info.maxBlock()];
  }

  @Override
  public int mostFrames() {
    return info.maxBlock();
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    while (silence == 0) {
      if (in.isAtEnd()) {
        return -1;
      }
      long at = in.position();
      try {
        return decoded(channels);
      } catch (DamagedException damaged) {
        passBy(
            new SoundFileException(
                path, at, "frame %d is damaged: %s".formatted(number, damaged.getMessage())));
      } catch (EOFException cut) {
        passBy(new SoundFileException(path, at, "the file ends in the middle of frame " + number));
      }
    }
    int n = (int) Math.min(silence, info.maxBlock());
    for (double[] channel : channels) {
      Arrays.fill(channel, 0, n, 0);
    }
    silence -= n;
    next += n;
    return n;
  }

  private int decoded(double[][] channels) throws IOException, DamagedException {
    FrameHead head = frame();
    number++;
    next += head.block();
    double scale = 1.0 / (1L << info.bits() - 1);
    for (int c = 0; c < channels.length; c++) {
      for (int i = 0; i < head.block(); i++) {
        channels[c][i] = samples[c][i] * scale;
      }
    }
    return head.block();
  }

  /** Moves to the next intact frame after a damaged one, if damage is allowed. */
  private void passBy(SoundFileException damaged) throws IOException {
    if (!losses.areAllowed()) {
      throw damaged;
    }
    in.seek(damaged.offset() + 1);
    for (int before = 0; !in.isAtEnd(); ) {
      int now = (int) in.unsigned(8);
      long at = in.position();
      if (before == 0xFF && (now & 0xFE) == 0xF8) {
        long first = firstOfFrameAt(at - 2);
        if (first >= next && first < info.frames()) {
          in.seek(at - 2);
          silence = first - next;
          losses.concede(damaged, "samples %d to %d are silence".formatted(next, first - 1));
          number++;
          return;
        }
        in.seek(at);
      }
      before = now;
    }
    losses.concede(damaged, "no complete frame follows it");
  }

  /**
   * The samples decoded last, as FLAC's MD5 counts them: whole little-endian bytes, interleaved.
   */
  byte[] bytes(int n) {
    int width = (info.bits() + 7) / 8;
    byte[] bytes = new byte[n * samples.length * width];
    for (int i = 0, at = 0; i < n; i++) {
      for (long[] channel : samples) {
        for (int b = 0; b < width; b++) {
          bytes[at++] = (byte) (channel[i] >> 8 * b);
        }
      }
    }
    return bytes;
  }

  /**
   * Tries to read a frame at {@code position}.
   *
   * @return the number of the sample after its last one, or -1 if there is no intact frame
   */
  long endOfFrameAt(long position) throws IOException {
    in.seek(position);
    try {
      FrameHead head = frame();
      return head.first() + head.block();
    } catch (DamagedException | EOFException none) {
      return -1;
    }
  }

  /** The number of the first sample of the frame at {@code position}, or -1. */
  private long firstOfFrameAt(long position) throws IOException {
    in.seek(position);
    try {
      return frame().first();
    } catch (DamagedException | EOFException none) {
      return -1;
    }
  }

  /** Moves to the frame at {@code position}. */
  void seek(long position) {
    in.seek(position);
  }

  /** The position of the next frame in the file. */
  long position() {
    return in.position();
  }

  private FrameHead frame() throws IOException, DamagedException {
    in.beginSum();
    FrameHead head = FrameHead.read(in, info);
    int side =
        switch (head.pairing()) {
          case FrameHead.LEFT_SIDE, FrameHead.MID_SIDE -> 1;
          case FrameHead.SIDE_RIGHT -> 0;
          default -> -1;
        };
    for (int c = 0; c < samples.length; c++) {
      subframe.read(samples[c], head.block(), c == side ? info.bits() + 1 : info.bits());
    }
    in.toWholeByte();
    int sum = in.sum();
    if (in.unsigned(16) != sum) {
      throw new DamagedException("its checksum is wrong");
    }
    if (side >= 0) {
      unpair(head, samples[0], samples[1]);
    }
    return head;
  }

  private static void unpair(FrameHead head, long[] a, long[] b) {
    switch (head.pairing()) {
      case FrameHead.LEFT_SIDE -> {
        for (int i = 0; i < head.block(); i++) {
          b[i] = a[i] - b[i];
        }
      }
      case FrameHead.SIDE_RIGHT -> {
        for (int i = 0; i < head.block(); i++) {
          a[i] += b[i];
        }
      }
      default -> {
        for (int i = 0; i < head.block(); i++) {
          long side = b[i];
          long twice = a[i] << 1 | side & 1;
          a[i] = twice + side >> 1;
          b[i] = twice - side >> 1;
        }
      }
    }
  }
}
