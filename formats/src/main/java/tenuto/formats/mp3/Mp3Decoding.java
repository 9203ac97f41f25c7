package tenuto.formats.mp3;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.Header;
import javazoom.jl.decoder.JavaLayerException;
import javazoom.jl.decoder.Obuffer;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.SoundFileException;

/**
 * Decodes the frames of an MP3 file through JLayer, in 32-bit floats and without clipping.
 *
 * <p>A frame whose data begins in a missing earlier frame is silent, as the first ones of an
 * excerpt cut out of a file.
 */
final class Mp3Decoding implements Decoder {
  /** The factor by which the library multiplies samples. */
  private static final double SCALE = 1 / 32700.0;

  /** The mode of a frame with joint stereo. */
  private static final int JOINT = 1;

  private static final int INTENSITY = 1;

  private final Path path;
  private final DamageLog losses;
  private final Mp3Frames frames;
  private final int most;
  private final Stream stream = new Stream();
  private final Bitstream bits;
  private final CorrectedDecoder decoder = new CorrectedDecoder();
  private final Samples samples = new Samples();

  /** The number of frames given to the library so far. */
  private long read;

  /** The number of frames decoded so far. */
  private long number;

  /**
   * @param frames before the first frame of sound
   * @param most the most samples of a channel in a frame
   */
  Mp3Decoding(Path path, Mp3Frames frames, int most, DamageLog losses) {
    this.losses = losses;
    this.path = path;
    this.frames = frames;
    this.most = most;
    Tables.make();
    bits = new Bitstream(stream);
    decoder.setOutputBuffer(samples);
  }

  @Override
  public int mostFrames() {
    return most;
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    long at = stream.ahead();
    for (double[] channel : channels) {
      Arrays.fill(channel, 0, most, 0);
    }
    samples.to = channels;
    try {
      Header header = bits.readFrame();
      if (header == null) {
        return -1;
      }
      decoder.decodeFrame(header, bits);
      bits.closeFrame();
      number++;
      return most;
    } catch (UncheckedIOException unread) {
      throw unread.getCause();
    } catch (JavaLayerException | RuntimeException damaged) {
      losses.concede(
          new SoundFileException(
              path,
              at,
              "frame %d or its neighbour cannot be decoded: %s".formatted(number, damaged)),
          "silence");
      for (double[] channel : channels) {
        Arrays.fill(channel, 0, most, 0);
      }
      bits.closeFrame();
      number++;
      return most;
    }
  }

  /**
   * The library's tables. It creates them when it first decodes, and is not safe for threads that
   * do so at the same time; the JVM lets only one thread initialise a class.
   */
  private static final class Tables {
    /** The size of a silent frame with two channels, 128 kbit/s and 44.1 kHz. */
    private static final int FRAME_BYTES = 417;

    static {
      byte[] silence = new byte[FRAME_BYTES];
      silence[0] = (byte) 0xFF;
      silence[1] = (byte) 0xFB;
      silence[2] = (byte) 0x90;
      Bitstream bits = new Bitstream(new ByteArrayInputStream(silence));
      try {
        new javazoom.jl.decoder.Decoder().decodeFrame(bits.readFrame(), bits);
      } catch (JavaLayerException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private Tables() {}

    static void make() {}
  }

  /** Rejects frames with intensity stereo, which the library decodes wrongly. */
  private void requireNoIntensity(byte[] frame) throws IOException {
    boolean joint = (frame[3] >> 6 & 3) == JOINT;
    if (joint && (frame[3] >> 4 & INTENSITY) != 0) {
      // Such a frame is not damaged, so replacing it by silence would be wrong even where damage is
      // allowed.
      throw new IOException(
          "%s: byte %d: frame %d has intensity stereo, which is not supported"
              .formatted(path, frames.position(), read));
    }
    read++;
  }

  /** The frames without the bytes between them, as an input stream for the library. */
  private final class Stream extends InputStream {
    private byte[] frame = new byte[0];
    private int next;

    /** The position in the file of the frame being read. */
    long ahead() {
      return frame.length == 0 ? 0 : frames.position();
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] to, int at, int n) throws IOException {
      if (n == 0) {
        return 0;
      }
      if (next == frame.length) {
        try {
          if (!frames.next()) {
            return -1;
          }
          frame = frames.bytes();
          requireNoIntensity(frame);
        } catch (IOException unread) {
          throw new UncheckedIOException(unread); // the library would take it for the end
        }
        next = 0;
      }
      int now = Math.min(n, frame.length - next);
      System.arraycopy(frame, next, to, at, now);
      next += now;
      return now;
    }
  }

  /** Receives a frame's samples from the library. */
  private static final class Samples extends Obuffer {
    private final int[] next = new int[2];
    private double[][] to = {};

    @Override
    public void appendSamples(int channel, float[] given) {
      double[] out = to[channel];
      for (int i = 0; i < 32; i++) {
        out[next[channel] + i] = given[i] * SCALE;
      }
      next[channel] += 32;
    }

    @Override
    public void append(int channel, short value) {
      to[channel][next[channel]++] = value * SCALE;
    }

    @Override
    public void clear_buffer() {
      Arrays.fill(next, 0);
    }

    @Override
    public void write_buffer(int which) {}

    @Override
    public void set_stop_flag() {}

    @Override
    public void close() {}
  }
}
