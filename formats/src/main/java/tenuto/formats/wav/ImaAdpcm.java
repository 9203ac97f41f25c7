package tenuto.formats.wav;

import java.nio.ByteBuffer;

/**
 * The ADPCM of the Interactive Multimedia Association. A block has a header of 4 bytes for each
 * channel, with its first sample and its step, and then 4 bytes, 8 codes, of each channel in turn.
 *
 * @param blockFrames those of a complete block
 */
record ImaAdpcm(int channels, int blockBytes, int blockFrames) implements Adpcm {
  private static final int HEAD = 4;
  private static final int GROUP_BYTES = 4;
  private static final int GROUP_FRAMES = 8;

  private static final int[] INDEX_CHANGE = {-1, -1, -1, -1, 2, 4, 6, 8};

  private static final int[] STEPS = {
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73,
    80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494,
    544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499,
    2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442,
    11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767
  };

  @Override
  public Adpcm withBlockFrames(int frames) {
    return new ImaAdpcm(channels, blockBytes, frames);
  }

  @Override
  public int framesIn(int n) {
    int codes = n - HEAD * channels;
    int all = codes < 0 ? 0 : 1 + codes / (GROUP_BYTES * channels) * GROUP_FRAMES;
    return blockFrames == 0 ? all : Math.min(all, blockFrames);
  }

  @Override
  public String text() {
    return "IMA ADPCM";
  }

  @Override
  public String decode(ByteBuffer block, double[][] out, int frames) {
    for (int c = 0; c < channels; c++) {
      int sample = block.getShort(HEAD * c);
      int index = block.get(HEAD * c + 2) & 0xFF;
      if (index >= STEPS.length) {
        return "the step's index must be at most %d, but is %d".formatted(STEPS.length - 1, index);
      }
      out[c][0] = sample * 0x1p-15;
      int at = HEAD * channels + GROUP_BYTES * c;
      for (int frame = 1; frame < frames; at += GROUP_BYTES * channels) {
        for (int i = 0; i < GROUP_FRAMES && frame < frames; i++) {
          int code = block.get(at + i / 2) >> 4 * (i & 1) & 0xF;
          int step = STEPS[index];
          int change = step >> 3;
          change += (code & 4) != 0 ? step : 0;
          change += (code & 2) != 0 ? step >> 1 : 0;
          change += (code & 1) != 0 ? step >> 2 : 0;
          sample = Math.clamp(sample + ((code & 8) != 0 ? -change : change), LEAST, MOST);
          index = Math.clamp(index + INDEX_CHANGE[code & 7], 0, STEPS.length - 1);
          out[c][frame++] = sample * 0x1p-15;
        }
      }
    }
    return null;
  }
}
