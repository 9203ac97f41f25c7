package tenuto.formats.mp3;

import java.util.stream.IntStream;

/**
 * The quantisers that a frame's subbands can have: ISO 11172-3, 2.4.2.5 and tables 3-B.2, and
 * 13818-3, table B.1.
 *
 * @param choices for each subband; the first one, code 0, means silence
 */
record Allocation(SubbandQuantiser[][] choices) {
  private static final SubbandQuantiser[] FINE =
      all(3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535);
  private static final SubbandQuantiser[] MIDDLE =
      all(3, 5, 7, 9, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 65535);
  private static final SubbandQuantiser[] COARSE = all(3, 5, 7, 9, 15, 31, 65535);
  private static final SubbandQuantiser[] COARSEST = all(3, 5, 65535);
  private static final SubbandQuantiser[] LOW =
      all(3, 5, 9, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767);
  private static final SubbandQuantiser[] LOW_COARSE = all(3, 5, 9, 15, 31, 63, 127);
  private static final SubbandQuantiser[] HALF =
      all(3, 5, 7, 9, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383);
  private static final SubbandQuantiser[] HALF_COARSEST = all(3, 5, 9);
  private static final SubbandQuantiser[] LAYER_1 =
      all(IntStream.rangeClosed(2, 15).map(bits -> (1 << bits) - 1).toArray());

  private static SubbandQuantiser[] all(int... levels) {
    SubbandQuantiser[] quantisers = new SubbandQuantiser[levels.length + 1];
    for (int i = 0; i < levels.length; i++) {
      quantisers[i + 1] = new SubbandQuantiser(levels[i]);
    }
    return quantisers;
  }

  /** The allocation for frames with such a header, of layer 1 or 2. */
  static Allocation of(FrameHeader header) {
    if (header.layer() == 1) {
      return bands(32, LAYER_1);
    }
    if (header.version() > 1) {
      return bands(4, HALF).and(7, LOW_COARSE).and(19, HALF_COARSEST);
    }
    int each = header.bitRate() / header.channels();
    if (each < 56_000) {
      return bands(2, LOW).and(header.rate() == 32_000 ? 10 : 6, LOW_COARSE);
    }
    boolean wide = each >= 96_000 && header.rate() != 48_000;
    return bands(3, FINE).and(8, MIDDLE).and(12, COARSE).and(wide ? 7 : 4, COARSEST);
  }

  private static Allocation bands(int count, SubbandQuantiser[] each) {
    return new Allocation(new SubbandQuantiser[0][]).and(count, each);
  }

  private Allocation and(int count, SubbandQuantiser[] each) {
    SubbandQuantiser[][] more = java.util.Arrays.copyOf(choices, choices.length + count);
    java.util.Arrays.fill(more, choices.length, more.length, each);
    return new Allocation(more);
  }

  /** The number of subbands that can be coded. */
  int bands() {
    return choices.length;
  }

  /** The number of bits that select a subband's quantiser. */
  int bits(int band) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(choices[band].length - 1);
  }
}
