package tenuto.formats.ogg;

import io.github.jaredmdobson.concentus.OpusApplication;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Quality;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.EncodedWriter;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmWriter;

/** Writes Opus files through {@link OpusWriter}. */
public final class OpusFile {
  /** The only sample rate. */
  public static final int RATE = OpusDecoding.RATE;

  private static final int MOST_CHANNELS = 8;
  private static final int COMPLEXITY = 10;

  /** Opus' limits for each channel, in kbit/s. */
  private static final int LEAST = 6;

  private static final int MOST = 255;

  private OpusFile() {}

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param sound 16-bit PCM, 1 to 8 channels, 48 kHz
   * @param metadata the metadata to write
   * @param dither added to samples before they are rounded
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm sound, Quality quality, Metadata metadata, Dither dither)
      throws IOException {
    int channels = sound.channels();
    if (channels < 1 || channels > MOST_CHANNELS) {
      throw new IllegalArgumentException(
          "%s: channels of Opus must be between 1 and %d, but are %d"
              .formatted(target, MOST_CHANNELS, channels));
    }
    if (sound.rate() != RATE) {
      throw new IllegalArgumentException(
          "%s: the sample rate of Opus must be %d Hz, but is %s"
              .formatted(target, RATE, sound.rate()));
    }
    double kilobits = quality.level() == null ? quality.kilobits() : rate(quality, channels);
    if (kilobits < LEAST * channels || kilobits > MOST * channels) {
      throw new IllegalArgumentException(
          "%s: the bit rate of Opus with %d channels must be between %d and %d kbit/s, but is %s"
              .formatted(target, channels, LEAST * channels, MOST * channels, quality));
    }
    return EncodedWriter.create(
        parts,
        target,
        new Pcm(sound.format(), ByteOrder.LITTLE_ENDIAN, channels, RATE, sound.frames(), 0),
        dither,
        (samples, part) ->
            encode(samples, new Bytes(part), sound, (int) Math.round(kilobits * 1000), metadata));
  }

  /** The bit rate of a level, in kbit/s. */
  private static double rate(Quality quality, int channels) {
    return switch (quality.level()) {
      case LOW -> channels == 1 ? 40 : 32 * channels;
      case MEDIUM -> channels == 1 ? 64 : 48 * channels;
      case HIGH -> channels == 1 ? 96 : 64 * channels;
      case BEST -> channels == 1 ? 128 : 96 * channels;
    };
  }

  private static void encode(
      PcmWriter samples, Bytes to, Pcm sound, int bitsPerSecond, Metadata metadata)
      throws IOException {
    int channels = sound.channels();
    OpusWriter writer =
        new OpusWriter(
            to,
            OpusEncoding.of(
                channels, bitsPerSecond, COMPLEXITY, OpusApplication.OPUS_APPLICATION_AUDIO),
            metadata);
    int stride = Short.BYTES * channels;
    byte[] bytes = new byte[OpusEncoding.FRAMES * stride];
    short[] frames = new short[OpusEncoding.FRAMES * channels];
    for (long frame = 0; frame < sound.frames(); frame += OpusEncoding.FRAMES) {
      int n = (int) Math.min(OpusEncoding.FRAMES, sound.frames() - frame);
      samples.readBack(frame * stride, bytes, n * stride);
      ByteBuffer from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      for (int i = 0; i < n; i++) {
        for (int c = 0; c < channels; c++) {
          frames[i * channels + ChannelOrder.stored(channels, c)] = from.getShort();
        }
      }
      writer.write(frames, n);
    }
    writer.end();
  }

  /** A file being written from its start to its end. */
  private static final class Bytes extends OutputStream {
    private final PartFile part;
    private long at;

    Bytes(PartFile part) {
      this.part = part;
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int n) throws IOException {
      part.write(at, bytes, from, n);
      at += n;
    }
  }
}
