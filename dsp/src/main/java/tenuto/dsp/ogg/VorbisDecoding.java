package tenuto.dsp.ogg;

import com.jcraft.jorbis.Block;
import com.jcraft.jorbis.DspState;
import java.io.IOException;
import java.nio.file.Path;
import tenuto.dsp.compressed.Decoder;
import tenuto.dsp.files.SoundFileException;

/** Decodes the packets of a Vorbis stream through JOrbis. */
final class VorbisDecoding implements Decoder {
  private final Path path;
  private final VorbisHead head;
  private final OggPackets packets;
  private final DspState state = new DspState();
  private final Block block;
  private final float[][][] given = new float[1][][];
  private final int[] from;
  private long number = 3;

  /**
   * @param packets from the first on
   */
  VorbisDecoding(Path path, OggPackets packets) throws IOException {
    this.path = path;
    this.packets = packets;
    head = VorbisHead.read(path, packets);
    from = new int[head.channels()];
    try {
      state.synthesis_init(head.info());
    } catch (RuntimeException damaged) {
      throw new SoundFileException(path, packets.position(), "header 3 is damaged: " + damaged);
    }
    block = new Block(state);
  }

  @Override
  public int mostFrames() {
    return head.mostFrames();
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    OggPacket packet = packets.next();
    if (packet == null) {
      return -1;
    }
    try {
      if (block.synthesis(VorbisHead.packet(packet, number++)) != 0) {
        throw new SoundFileException(path, packet.page(), "a packet of this page is no Vorbis");
      }
      state.synthesis_blockin(block);
      int n = state.synthesis_pcmout(given, from);
      for (int c = 0; c < channels.length; c++) {
        int stored = ChannelOrder.stored(channels.length, c);
        float[] samples = given[0] == null ? null : given[0][stored];
        for (int i = 0; i < n; i++) {
          channels[c][i] = samples[from[stored] + i];
        }
      }
      state.synthesis_read(n);
      return n;
    } catch (RuntimeException damaged) {
      throw new SoundFileException(
          path, packet.page(), "a packet of this page is no Vorbis: " + damaged);
    }
  }
}
