package tenuto.formats.mp3;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Quality;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.EncodedWriter;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.tags.Id3Writer;

/**
 * Writes MP3 files through {@linkplain LameEncoder LAME}: an ID3 tag, {@linkplain InfoFrame the
 * frame} that gives the exact length, and the frames of sound.
 */
public final class Mp3Writer {
  private static final int[] RATES = {8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000};

  /** Up to here the bit rates end at 64 kbit/s, and LAME knows no other. */
  private static final int MPEG_2_5 = 12_000;

  private static final int MOST_OF_2_5 = 64;

  private Mp3Writer() {}

  /** The sample rate of a file for sound of that rate: the same, or the next that MP3 has. */
  public static double rate(double rate) {
    boolean ofCd = rate > 48_000 && rate % 44_100 == 0;
    return ofCd
        ? 44_100
        : IntStream.of(RATES).filter(each -> each >= rate).findFirst().orElse(RATES[8]);
  }

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param sound 32-bit PCM, 1 or 2 channels and a sample rate of MP3
   * @param metadata its texts, pictures and chapters are written
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm sound, Quality quality, Metadata metadata)
      throws IOException {
    int channels = sound.channels();
    if (channels < 1 || channels > 2) {
      throw new IllegalArgumentException(
          "%s: channels of MP3 must be 1 or 2, but are %d".formatted(target, channels));
    }
    if (sound.rate() != rate(sound.rate())) {
      throw new IllegalArgumentException(
          "%s: the sample rate of MP3 must be one of %s Hz, but is %s"
              .formatted(target, joined(RATES), sound.rate()));
    }
    int rate = (int) sound.rate();
    int[] bitRates = bitRates(rate);
    if (quality.level() == null
        && Arrays.stream(bitRates).noneMatch(each -> each == quality.kilobits())) {
      throw new IllegalArgumentException(
          "%s: the bit rate of MP3 at %d Hz must be one of %s kbit/s, but is %s"
              .formatted(target, rate, joined(bitRates), quality));
    }
    byte[] tag = Id3Writer.bytes(metadata, sound.frames(), rate);
    byte[] id3 = tag.length > Id3Tag.HEAD_BYTES ? tag : new byte[0];
    return EncodedWriter.create(
        parts,
        target,
        new Pcm(sound.format(), ByteOrder.LITTLE_ENDIAN, channels, rate, sound.frames(), 0),
        Dither.NONE,
        (samples, part) -> new Encoding(samples, part, id3, sound, quality).run());
  }

  private static int[] bitRates(int rate) {
    return IntStream.of(FrameHeader.bitRates(rate))
        .filter(each -> rate > MPEG_2_5 || each <= MOST_OF_2_5)
        .toArray();
  }

  private static String joined(int[] numbers) {
    return IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining(", "));
  }

  /** Encodes all samples into frames. */
  private static final class Encoding {
    private final PcmWriter samples;
    private final PartFile part;
    private final byte[] id3;
    private final Quality quality;
    private final int channels;
    private final long length;
    private final LameEncoder lame;
    private final int frameLength;
    private final byte[] out = new byte[LameEncoder.MOST_BYTES];

    /** Bytes of frames that are not complete yet. */
    private final byte[] open = new byte[2 * LameEncoder.MOST_BYTES];

    private int held;
    private long at;
    private InfoFrame info;

    Encoding(PcmWriter samples, PartFile part, byte[] id3, Pcm sound, Quality quality) {
      this.samples = samples;
      this.part = part;
      this.id3 = id3;
      this.quality = quality;
      channels = sound.channels();
      length = sound.frames();
      int rate = (int) sound.rate();
      lame = new LameEncoder(channels, rate, quality);
      frameLength = FrameHeader.frames(rate);
    }

    void run() throws IOException {
      part.write(0, id3, id3.length);
      int stride = channels * Integer.BYTES;
      byte[] bytes = new byte[LameEncoder.MOST * stride];
      int[][] pcm = new int[2][LameEncoder.MOST];
      for (long frame = 0; frame < length; frame += LameEncoder.MOST) {
        int n = (int) Math.min(LameEncoder.MOST, length - frame);
        samples.readBack(frame * stride, bytes, n * stride);
        ByteBuffer from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < n; i++) {
          for (int c = 0; c < channels; c++) {
            pcm[c][i] = from.getInt();
          }
        }
        write(lame.encode(pcm, n, out));
      }
      write(lame.end(out));
      byte[] first = info.bytes(lame.delay(), lame.padding(), lame.lowPass());
      part.write(id3.length, first, first.length);
    }

    /** Writes the complete frames of what is held and of {@code n} new bytes. */
    private void write(int n) throws IOException {
      System.arraycopy(out, 0, open, held, n);
      held += n;
      int done = 0;
      while (held - done >= FrameHeader.BYTES) {
        int head = ByteBuffer.wrap(open).getInt(done);
        int size = FrameHeader.parse(head).bytes();
        if (held - done < size) {
          break;
        }
        if (info == null) {
          info = new InfoFrame(head, quality, frames());
          at = id3.length + info.size();
        }
        info.add(open, done, size);
        part.write(at, open, done, size);
        at += size;
        done += size;
      }
      System.arraycopy(open, done, open, 0, held - done);
      held -= done;
    }

    /**
     * The number of frames that LAME writes: the last one ends 576 samples or more after the sound.
     */
    private long frames() {
      long encoded = length + lame.delay();
      long padding = frameLength - encoded % frameLength;
      return (encoded + padding) / frameLength + (padding < 576 ? 1 : 0);
    }
  }
}
