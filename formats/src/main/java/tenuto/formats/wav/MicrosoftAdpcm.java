package tenuto.formats.wav;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Microsoft's ADPCM. A block has a header of 7 bytes for each channel, field by field: a predictor,
 * a step and two samples, the second of which is the earlier one; then codes of the channels in
 * turn.
 *
 * @param blockFrames those of a complete block
 * @param pairs the coefficients of each predictor in 1/256: for the last sample and the one before
 */
record MicrosoftAdpcm(int channels, int blockBytes, int blockFrames, int[] pairs) implements Adpcm {
  private static final int HEAD = 7;
  private static final int LEAST_STEP = 16;

  /** A step that can grow once more; only damaged files reach it. */
  private static final int MOST_STEP = Integer.MAX_VALUE / 768;

  /** The factors of the step in 1/256, by code. */
  private static final int[] GROWTH = {
    230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
  };

  MicrosoftAdpcm(int channels, int blockBytes, int[] pairs) {
    this(channels, blockBytes, 0, pairs);
  }

  @Override
  public Adpcm withBlockFrames(int frames) {
    return new MicrosoftAdpcm(channels, blockBytes, frames, pairs);
  }

  @Override
  public int framesIn(int n) {
    int codes = n - HEAD * channels;
    int all = codes < 0 ? 0 : 2 + 2 * codes / channels;
    return blockFrames == 0 ? all : Math.min(all, blockFrames);
  }

  @Override
  public String text() {
    return "Microsoft ADPCM";
  }

  @Override
  public String decode(ByteBuffer block, double[][] out, int frames) {
    for (int c = 0; c < channels; c++) {
      int predictor = block.get(c) & 0xFF;
      if (predictor >= pairs.length / 2) {
        return "the predictor must be at most %d, but is %d"
            .formatted(pairs.length / 2 - 1, predictor);
      }
      int first = pairs[2 * predictor];
      int second = pairs[2 * predictor + 1];
      int step = block.getShort(channels + 2 * c);
      int last = block.getShort(3 * channels + 2 * c);
      int before = block.getShort(5 * channels + 2 * c);
      out[c][0] = before * 0x1p-15;
      if (frames > 1) {
        out[c][1] = last * 0x1p-15;
      }
      for (int frame = 2; frame < frames; frame++) {
        int place = (frame - 2) * channels + c;
        int code = block.get(HEAD * channels + place / 2) >> 4 * (~place & 1) & 0xF;
        int predicted = last * first + before * second >> 8;
        int signed = code < 8 ? code : code - 16;
        before = last;
        last = Math.clamp(predicted + (long) signed * step, LEAST, MOST);
        step = Math.clamp(GROWTH[code] * step >> 8, LEAST_STEP, MOST_STEP);
        out[c][frame] = last * 0x1p-15;
      }
    }
    return null;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MicrosoftAdpcm its
        && channels == its.channels
        && blockBytes == its.blockBytes
        && blockFrames == its.blockFrames
        && Arrays.equals(pairs, its.pairs);
  }

  @Override
  public int hashCode() {
    return 31 * blockBytes + Arrays.hashCode(pairs);
  }

  @Override
  public String toString() {
    return text() + ", predictors " + Arrays.toString(pairs);
  }
}
