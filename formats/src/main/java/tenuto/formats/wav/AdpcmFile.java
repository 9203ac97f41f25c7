package tenuto.formats.wav;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import tenuto.engine.signal.Signal;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.About;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Field;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Warning;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmHeader;

/** A WAV file whose samples are ADPCM. */
final class AdpcmFile implements SoundFile {
  private final PcmHeader header;
  private final DecodedFile sound;

  private AdpcmFile(PcmHeader header, DecodedFile sound) {
    this.header = header;
    this.sound = sound;
  }

  /**
   * @param header with the samples that the codec gives
   * @param bytes of all blocks
   */
  static AdpcmFile of(
      Path path, InputFile file, PcmHeader header, Adpcm codec, long bytes, DamageLog losses) {
    Pcm pcm = header.pcm();
    About about =
        new About(header.container(), codec.text(), 0, pcm.channels(), pcm.rate(), pcm.frames());
    return new AdpcmFile(
        header,
        new DecodedFile(
            path,
            file,
            about,
            header.metadata(),
            0,
            losses,
            () -> new Blocks(path, file, codec, pcm, bytes, losses)));
  }

  @Override
  public About about() {
    return sound.about();
  }

  @Override
  public List<Signal> channels() {
    return sound.channels();
  }

  @Override
  public Metadata metadata() {
    return sound.metadata();
  }

  @Override
  public List<Warning> warnings() {
    return header.warnings();
  }

  @Override
  public List<Warning> losses() {
    return sound.losses();
  }

  @Override
  public List<Field> layout() {
    return header.structures().stream().flatMap(each -> each.fields().stream()).toList();
  }

  /** Decodes block after block. */
  private static final class Blocks implements Decoder {
    private final Path path;
    private final FileBytes bytes;
    private final Adpcm codec;
    private final DamageLog losses;
    private final ByteBuffer block;

    Blocks(Path path, InputFile file, Adpcm codec, Pcm pcm, long bytes, DamageLog losses) {
      this.path = path;
      this.codec = codec;
      this.losses = losses;
      block = ByteBuffer.allocate(codec.blockBytes()).order(pcm.order());
      long begin = pcm.dataOffset();
      this.bytes = new FileBytes(path, file, begin, begin + bytes);
    }

    @Override
    public int mostFrames() {
      return codec.blockFrames();
    }

    @Override
    public int decode(double[][] channels) throws IOException {
      long at = bytes.position();
      int n = (int) Math.min(codec.blockBytes(), bytes.left());
      int frames = codec.framesIn(n);
      if (frames == 0) {
        return -1;
      }
      for (int done = 0; done < n; ) {
        done += bytes.read(block.array(), done, n - done);
      }
      String damage = codec.decode(block, channels, frames);
      if (damage != null) {
        losses.concede(new SoundFileException(path, at, damage), "the block is silence");
        for (double[] channel : channels) {
          Arrays.fill(channel, 0, frames, 0);
        }
      }
      return frames;
    }
  }
}
