package tenuto.formats.flac;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import tenuto.formats.decoding.ByteSource;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.flac.FrameHead.DamagedException;

/** Decodes FLAC whose frames are packets of another container. */
public final class FlacPackets {
  /** The size of the block STREAMINFO in bytes, without its header. */
  public static final int INFO_BYTES = StreamInfo.BYTES;

  private final Path path;
  private final StreamInfo info;
  private final Packet packet = new Packet();
  private final BitReader bits = new BitReader(packet);
  private final FlacDecoder decoder;

  /**
   * @param path for error messages
   * @param at the position of the block in the file
   * @param block STREAMINFO without its header
   * @throws SoundFileException if it is invalid
   */
  public FlacPackets(Path path, long at, byte[] block) throws IOException {
    this.path = path;
    info = FlacHead.info(path, at, ByteBuffer.wrap(block));
    decoder = new FlacDecoder(path, info, packet, new DamageLog(false));
  }

  /** Hertz. */
  public int rate() {
    return info.rate();
  }

  public int channels() {
    return info.channels();
  }

  /** The bits of a sample. */
  public int bits() {
    return info.bits();
  }

  /** The most frames that a packet can have. */
  public int mostFrames() {
    return info.maxBlock();
  }

  /** The number of frames of a packet; 0 if its header is damaged. */
  public int frames(byte[] bytes) {
    packet.bytes = bytes;
    bits.seek(0);
    try {
      return FrameHead.read(bits, info).block();
    } catch (DamagedException | IOException damaged) {
      return 0;
    }
  }

  /**
   * Decodes a packet.
   *
   * @param at the position in the file that errors name
   * @param channels receives the samples
   * @return the number of frames
   * @throws SoundFileException if it is damaged
   */
  public int decode(byte[] bytes, long at, double[][] channels) throws IOException {
    packet.bytes = bytes;
    decoder.seek(0);
    try {
      return Math.max(0, decoder.decode(channels));
    } catch (SoundFileException damaged) {
      throw new SoundFileException(path, at, damaged.rule());
    }
  }

  private static final class Packet implements ByteSource {
    private byte[] bytes = {};
    private int at;

    @Override
    public int read(byte[] to, int from, int n) {
      int now = Math.min(n, bytes.length - at);
      if (now <= 0) {
        return -1;
      }
      System.arraycopy(bytes, at, to, from, now);
      at += now;
      return now;
    }

    @Override
    public long position() {
      return at;
    }

    @Override
    public void seek(long position) {
      at = (int) position;
    }
  }
}
