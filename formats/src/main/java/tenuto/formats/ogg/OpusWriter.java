package tenuto.formats.ogg;

import io.github.jaredmdobson.concentus.OpusApplication;
import io.github.jaredmdobson.concentus.OpusEncoder;
import io.github.jaredmdobson.concentus.OpusException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tenuto.engine.base.Block;

/**
 * Writes sound at 48 kHz as Opus in Ogg (RFC 7845), through Concentus.
 *
 * <p>The bit rate is kept on average over about a second; silence needs less.
 */
public final class OpusWriter {
  public static final int RATE = OpusDecoding.RATE;

  private static final double FULL_SCALE = 0x1p15;

  /** 20 ms: longer packets save little. */
  private static final int PACKET_FRAMES = 960;

  /** The largest packet at any bit rate of Opus. */
  private static final int PACKET_BYTES = 4000;

  /**
   * Half the maximum: higher values take up to three times as long, and improve the sound little.
   */
  private static final int COMPLEXITY = 5;

  private final OggWriter pages;
  private final int channels;
  private final OpusEncoder encoder;
  private final int delay;
  private final short[] samples;
  private final byte[] packet = new byte[PACKET_BYTES];

  /** The frames in the incomplete packet. */
  private int at;

  /** The frames of all packets. */
  private long coded;

  /**
   * Creates a file.
   *
   * @param channels 1 or 2
   * @param bitsPerSecond for all channels together
   */
  public OpusWriter(OutputStream out, int channels, int bitsPerSecond) throws IOException {
    this.channels = channels;
    pages = new OggWriter(out);
    samples = new short[PACKET_FRAMES * channels];
    try {
      // The application that uses only the transform: at such bit rates the others use it anyway.
      encoder =
          new OpusEncoder(RATE, channels, OpusApplication.OPUS_APPLICATION_RESTRICTED_LOWDELAY);
    } catch (OpusException refused) {
      throw new IllegalArgumentException(channels + " channels", refused);
    }
    encoder.setBitrate(bitsPerSecond);
    encoder.setUseVBR(true);
    encoder.setUseConstrainedVBR(true);
    encoder.setComplexity(COMPLEXITY);
    delay = encoder.getLookahead();
    header(head());
    header(tags());
  }

  /** Writes the two header packets, each on its own page. */
  private void header(ByteBuffer text) throws IOException {
    pages.add(text.array(), text.position(), 0);
    pages.turnPage();
  }

  private ByteBuffer head() {
    return text("OpusHead")
        .put((byte) 1)
        .put((byte) channels)
        .putShort((short) delay)
        .putInt(RATE)
        .putShort((short) 0)
        .put((byte) 0);
  }

  private static ByteBuffer tags() {
    byte[] maker = "Tenuto".getBytes(StandardCharsets.US_ASCII);
    return text("OpusTags").putInt(maker.length).put(maker).putInt(0);
  }

  private static ByteBuffer text(String name) {
    return ByteBuffer.allocate(64)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(name.getBytes(StandardCharsets.US_ASCII));
  }

  /** Adds the first {@code n} samples of each channel; samples beyond full scale are clipped. */
  public void write(Block[] sound, int n) throws IOException {
    for (int i = 0; i < n; i++) {
      for (int c = 0; c < channels; c++) {
        samples[at * channels + c] =
            (short)
                Math.clamp(
                    Math.rint(sound[c].get(i) * FULL_SCALE), Short.MIN_VALUE, Short.MAX_VALUE);
      }
      at++;
      if (at == PACKET_FRAMES) {
        encode(coded + PACKET_FRAMES);
      }
    }
  }

  /** Ends the file: its last position gives the end of the sound within the last packet. */
  public void end() throws IOException {
    long end = coded + at + delay;
    while (coded < end) {
      Arrays.fill(samples, at * channels, samples.length, (short) 0);
      encode(Math.min(coded + PACKET_FRAMES, end));
    }
    pages.end();
  }

  private void encode(long position) throws IOException {
    try {
      int bytes = encoder.encode(samples, 0, PACKET_FRAMES, packet, 0, packet.length);
      pages.add(packet, bytes, position);
    } catch (OpusException refused) {
      throw new IllegalStateException(refused);
    }
    coded += PACKET_FRAMES;
    at = 0;
  }
}
