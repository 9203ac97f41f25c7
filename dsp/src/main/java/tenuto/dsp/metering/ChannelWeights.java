package tenuto.dsp.metering;

import java.util.Arrays;

/**
 * What a channel's power counts for in the loudness of all (BS.1770, annexes 1 and 3): 1, but 1.41
 * for a loudspeaker at the listener's side and nothing for the low-frequency effects.
 *
 * <p>Which loudspeaker a channel is meant for follows from their number alone, in the usual order:
 * FL FR FC LFE BL BR SL SR. The back pair of 4.0, 5.0 and 5.1 stands at 110°, which is at the side;
 * that of 7.1 stands behind. More than 8 channels count alike.
 */
final class ChannelWeights {
  private static final double SIDE = 1.41;

  private static final double[][] BY_CHANNELS = {
    {},
    {1},
    {1, 1},
    {1, 1, 1},
    {1, 1, SIDE, SIDE},
    {1, 1, 1, SIDE, SIDE},
    {1, 1, 1, 0, SIDE, SIDE},
    {1, 1, 1, 0, 1, SIDE, SIDE},
    {1, 1, 1, 0, 1, 1, SIDE, SIDE}
  };

  private ChannelWeights() {}

  /** A weight for each of so many channels. */
  static double[] of(int channels) {
    if (channels < BY_CHANNELS.length) {
      return BY_CHANNELS[channels].clone();
    }
    double[] alike = new double[channels];
    Arrays.fill(alike, 1);
    return alike;
  }
}
