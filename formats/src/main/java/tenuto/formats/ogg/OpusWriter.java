package tenuto.formats.ogg;

import io.github.jaredmdobson.concentus.OpusApplication;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tenuto.engine.base.Block;
import tenuto.formats.file.Metadata;
import tenuto.formats.tags.VorbisComments;

/**
 * Writes sound at 48 kHz as Opus in Ogg (RFC 7845), through Concentus.
 *
 * <p>The bit rate is kept on average over about a second; silence needs less.
 */
public final class OpusWriter {
  public static final int RATE = OpusDecoding.RATE;

  private static final double FULL_SCALE = 0x1p15;

  /**
   * Half the maximum: higher values take up to three times as long, and improve the sound little.
   */
  private static final int COMPLEXITY = 5;

  private final OggWriter pages;
  private final int channels;
  private final OpusEncoding encoder;
  private final short[] samples;
  private final byte[] packet;

  /** The frames in the incomplete packet. */
  private int at;

  /** The frames of all packets. */
  private long coded;

  /**
   * Creates a file without texts.
   *
   * @param channels 1 or 2
   * @param bitsPerSecond for all channels together
   */
  public OpusWriter(OutputStream out, int channels, int bitsPerSecond) throws IOException {
    // Only the transform: at such bit rates the other applications use it anyway.
    this(
        out,
        OpusEncoding.of(
            channels,
            bitsPerSecond,
            COMPLEXITY,
            OpusApplication.OPUS_APPLICATION_RESTRICTED_LOWDELAY),
        Metadata.NONE);
  }

  /** Creates a file with all that it can hold of metadata. */
  OpusWriter(OutputStream out, OpusEncoding encoder, Metadata metadata) throws IOException {
    this.encoder = encoder;
    channels = encoder.channels();
    pages = new OggWriter(out);
    samples = new short[OpusEncoding.FRAMES * channels];
    packet = new byte[encoder.mostBytes()];
    header(encoder.head());
    byte[] comments = VorbisComments.block(metadata, RATE);
    header(ByteBuffer.allocate(8 + comments.length).put(ascii("OpusTags")).put(comments));
  }

  /** Writes the two header packets, each on its own page. */
  private void header(ByteBuffer text) throws IOException {
    pages.add(text.array(), text.position(), 0);
    pages.turnPage();
  }

  static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
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
      next();
    }
  }

  /** Adds {@code n} frames, in the order of Opus' channels. */
  void write(short[] frames, int n) throws IOException {
    for (int i = 0; i < n; i++) {
      System.arraycopy(frames, i * channels, samples, at * channels, channels);
      next();
    }
  }

  private void next() throws IOException {
    at++;
    if (at == OpusEncoding.FRAMES) {
      encode(coded + OpusEncoding.FRAMES);
    }
  }

  /** Ends the file: its last position gives the end of the sound within the last packet. */
  public void end() throws IOException {
    long end = coded + at + encoder.delay();
    while (coded < end) {
      Arrays.fill(samples, at * channels, samples.length, (short) 0);
      encode(Math.min(coded + OpusEncoding.FRAMES, end));
    }
    pages.end();
  }

  private void encode(long position) throws IOException {
    int bytes = encoder.encode(samples, packet);
    pages.add(packet, bytes, position);
    coded += OpusEncoding.FRAMES;
    at = 0;
  }
}
