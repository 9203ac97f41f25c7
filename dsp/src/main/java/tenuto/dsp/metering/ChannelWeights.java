package tenuto.dsp.metering;

import tenuto.formats.file.Speakers;

/**
 * The channel weights in loudness (BS.1770, annexes 1 and 3): 1, but 1.41 for loudspeakers at the
 * listener's side and 0 for low-frequency effects.
 *
 * <p>A back pair is at 110°, which counts as the side, unless there is a side pair too. Channels
 * without a layout are in the usual order: FL FR FC LFE BL BR SL SR. With more than 8 of these all
 * weights are equal.
 */
final class ChannelWeights {
  private static final double AT_SIDE = 1.41;

  private ChannelWeights() {}

  /** The weights of n channels. */
  static double[] of(int channels, Speakers speakers) {
    int[] bits = speakers.bits(channels);
    int all = 0;
    for (int bit : bits) {
      all |= bit;
    }
    int side = (all & Speakers.SIDE) != 0 ? Speakers.SIDE : Speakers.BACK;
    double[] weights = new double[channels];
    for (int i = 0; i < channels; i++) {
      weights[i] =
          (bits[i] & Speakers.LOW_FREQUENCY) != 0 ? 0 : (bits[i] & side) != 0 ? AT_SIDE : 1;
    }
    return weights;
  }
}
