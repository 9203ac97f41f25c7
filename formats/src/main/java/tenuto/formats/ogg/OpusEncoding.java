package tenuto.formats.ogg;

import io.github.jaredmdobson.concentus.OpusApplication;
import io.github.jaredmdobson.concentus.OpusEncoder;
import io.github.jaredmdobson.concentus.OpusException;
import io.github.jaredmdobson.concentus.OpusMSEncoder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Encodes sound at 48 kHz into packets of 20 ms (longer ones save little) through Concentus, at a
 * variable bit rate that is kept on average over about a second.
 */
final class OpusEncoding {
  /** The frames of a packet. */
  static final int FRAMES = 960;

  /** The largest packet of a stream at any bit rate of Opus. */
  private static final int MOST_BYTES = 4000;

  /** For 3 to 8 channels: how many streams are stereo; these are the first ones. */
  private static final int[] COUPLED = {0, 0, 0, 1, 2, 2, 2, 3, 3};

  /** For 3 to 8 channels, in the order of Vorbis: the coded channel of each, so that pairs meet. */
  private static final short[][] ORDERS = {
    {},
    {},
    {},
    {0, 2, 1},
    {0, 1, 2, 3},
    {0, 4, 1, 2, 3},
    {0, 4, 1, 2, 3, 5},
    {0, 4, 1, 2, 3, 5, 6},
    {0, 6, 1, 2, 3, 4, 5, 7}
  };

  private final int channels;
  private final int delay;
  private final int streams;

  /** What follows in the header after the family; empty for mono and stereo, which have none. */
  private final byte[] mapping;

  private final Encoder encoder;

  private interface Encoder {
    int encode(short[] samples, byte[] packet) throws OpusException;
  }

  private OpusEncoding(int channels, int delay, int streams, byte[] mapping, Encoder encoder) {
    this.channels = channels;
    this.delay = delay;
    this.streams = streams;
    this.mapping = mapping;
    this.encoder = encoder;
  }

  /**
   * An encoder.
   *
   * @param channels 1 to 8
   * @param bitsPerSecond for all channels together
   * @param complexity 0 to 10
   */
  static OpusEncoding of(
      int channels, int bitsPerSecond, int complexity, OpusApplication application) {
    try {
      return channels <= 2
          ? plain(channels, bitsPerSecond, complexity, application)
          : surround(channels, bitsPerSecond, complexity, application);
    } catch (OpusException refused) {
      throw new IllegalArgumentException(channels + " channels", refused);
    }
  }

  private static OpusEncoding plain(
      int channels, int bitsPerSecond, int complexity, OpusApplication application)
      throws OpusException {
    OpusEncoder encoder = new OpusEncoder(OpusWriter.RATE, channels, application);
    encoder.setBitrate(bitsPerSecond);
    encoder.setUseVBR(true);
    encoder.setUseConstrainedVBR(true);
    encoder.setComplexity(complexity);
    return new OpusEncoding(
        channels,
        encoder.getLookahead(),
        1,
        new byte[0],
        (samples, packet) -> encoder.encode(samples, 0, FRAMES, packet, 0, packet.length));
  }

  private static OpusEncoding surround(
      int channels, int bitsPerSecond, int complexity, OpusApplication application)
      throws OpusException {
    short[] order = ORDERS[channels];
    int coupled = COUPLED[channels];
    int streams = channels - coupled;
    OpusMSEncoder encoder =
        OpusMSEncoder.Create(OpusWriter.RATE, channels, streams, coupled, order, application);
    encoder.setBitrate(bitsPerSecond);
    encoder.setUseVBR(true);
    encoder.setUseConstrainedVBR(true);
    encoder.setComplexity(complexity);
    ByteBuffer mapping = ByteBuffer.allocate(2 + channels).put((byte) streams).put((byte) coupled);
    for (short each : order) {
      mapping.put((byte) each);
    }
    return new OpusEncoding(
        channels,
        encoder.getLookahead(),
        streams,
        mapping.array(),
        (samples, packet) ->
            encoder.encodeMultistream(samples, 0, FRAMES, packet, 0, packet.length));
  }

  int channels() {
    return channels;
  }

  /** The frames that a decoder gives before the sound. */
  int delay() {
    return delay;
  }

  /** The most bytes of a packet. */
  int mostBytes() {
    return MOST_BYTES * streams;
  }

  /** The header of the stream (RFC 7845, 5.1). */
  ByteBuffer head() {
    return ByteBuffer.allocate(19 + mapping.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(OpusWriter.ascii("OpusHead"))
        .put((byte) 1)
        .put((byte) channels)
        .putShort((short) delay)
        .putInt(OpusWriter.RATE)
        .putShort((short) 0)
        .put((byte) (mapping.length == 0 ? 0 : 1))
        .put(mapping);
  }

  /**
   * Encodes {@link #FRAMES}.
   *
   * @return the bytes in {@code packet}
   */
  int encode(short[] samples, byte[] packet) {
    try {
      return encoder.encode(samples, packet);
    } catch (OpusException refused) {
      throw new IllegalStateException(refused);
    }
  }
}
