package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.FMT;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Structure;

/**
 * Adaptive differential PCM: blocks of codes with 4 bits, each of which is decoded without the
 * others.
 *
 * <p>Sources: Microsoft's "New Multimedia Data Types and Data Techniques" of 1994, where
 * Microsoft's codec is format 2 and IMA's (Recommended Practices of 1992) format 17.
 */
sealed interface Adpcm permits ImaAdpcm, MicrosoftAdpcm {
  /** The largest and the smallest sample. */
  int MOST = Short.MAX_VALUE;

  int LEAST = Short.MIN_VALUE;

  /** Samples in a frame. */
  int channels();

  /** The bytes of a complete block. */
  int blockBytes();

  /** The frames of a complete block. */
  int blockFrames();

  /** The frames in the first {@code n} bytes of a block. */
  int framesIn(int n);

  /** Such as "IMA ADPCM". */
  String text();

  /**
   * Decodes {@code frames} frames of a block that begins at the buffer's first byte.
   *
   * @return what is wrong with the block, or null; then nothing was decoded
   */
  String decode(ByteBuffer block, double[][] channels, int frames);

  /** Whether a fmt chunk's tag means ADPCM. */
  static boolean isTag(long tag) {
    return tag == WavLayout.TAG_MS_ADPCM || tag == WavLayout.TAG_IMA_ADPCM;
  }

  /** The frames in that many bytes of blocks. */
  default long frames(long bytes) {
    return bytes / blockBytes() * blockFrames() + framesIn((int) (bytes % blockBytes()));
  }

  /**
   * Reads the fields after {@link WavLayout#FMT} in a fmt chunk of {@code size} bytes.
   *
   * @throws tenuto.formats.file.SoundFileException if they do not fit each other
   */
  static Adpcm read(HeaderReader in, Structure fmt, long size) throws IOException {
    boolean microsoft = fmt.get("tag") == WavLayout.TAG_MS_ADPCM;
    if (fmt.get("bits") != 4) {
      throw in.refuse(fmt.offset("bits"), "bits of ADPCM must be 4, but are " + fmt.get("bits"));
    }
    Structure own = in.structure(WavLayout.ADPCM, fmt.end(), size - FMT.byteSize());
    int channels = (int) fmt.get("channels");
    int bytes = (int) fmt.get("blockAlign");
    Adpcm codec =
        microsoft
            ? new MicrosoftAdpcm(channels, bytes, pairs(in, own, fmt.offset() + size))
            : new ImaAdpcm(channels, bytes, 0);
    int holds = codec.framesIn(bytes);
    if (holds == 0) {
      throw in.refuse(
          fmt.offset("blockAlign"),
          "the block align of %s is too small for %d channels: %d"
              .formatted(codec.text(), channels, bytes));
    }
    int declared = (int) own.get("blockFrames");
    if (declared < 1 || declared > holds) {
      in.concede(
          own.offset("blockFrames"),
          "a block of %d bytes has at most %d frames, but %d are declared"
              .formatted(bytes, holds, declared),
          "ignored");
      declared = holds;
    }
    return codec.withBlockFrames(declared);
  }

  /** The same with fewer frames in a block than its bytes could hold. */
  Adpcm withBlockFrames(int frames);

  /** The coefficients of Microsoft's predictors, two of each. */
  private static int[] pairs(HeaderReader in, Structure own, long end) throws IOException {
    Structure count = in.structure(WavLayout.PREDICTORS, own.end(), end - own.end());
    int n = (int) count.get("predictors");
    if (n < 1 || 4L * n > end - count.end()) {
      throw in.refuse(
          count.offset(),
          "%d predictors have %d bytes, but %d are present"
              .formatted(n, 4L * n, end - count.end()));
    }
    ByteBuffer stored = ByteBuffer.wrap(in.bytes(count.end(), 4 * n)).order(in.order());
    int[] pairs = new int[2 * n];
    Arrays.setAll(pairs, i -> stored.getShort(2 * i));
    return pairs;
  }
}
