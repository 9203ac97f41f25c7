package tenuto.dsp.spectral;

import java.util.Arrays;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.Workbench;
import tenuto.engine.signal.StateTransfer;

/**
 * Harmonic/percussive source separation (HPSS): a bin's median over time estimates its harmonic
 * part, its median over neighbouring bins its percussive part, and its energy is divided between
 * both in the ratio of their squares (D. Fitzgerald, "Harmonic/percussive separation using median
 * filtering", 2010). Both outputs add up to the input.
 *
 * @param frames over which the median in time is taken, an odd number
 * @param neighbours over which the median in frequency is taken, an odd number, below the bins
 */
record Separation(FrameShape shape, Workbench workbench, Part part, int frames, int neighbours)
    implements FrameFilter {
  /** The component of the sound to keep. */
  enum Part {
    HARMONIC,
    PERCUSSIVE,
    BOTH
  }

  @Override
  public int outputs() {
    return part == Part.BOTH ? 2 : 1;
  }

  @Override
  public int ahead() {
    return frames / 2;
  }

  @Override
  public FrameWork work() {
    return new Work();
  }

  private final class Work implements FrameWork {
    private final int bins = shape.bins();
    private final Median[] lasting = new Median[bins];
    private final Median striking = new Median(neighbours);

    /** The last frames' powers, by frame number, and the newer half of the frames themselves. */
    private final double[][] powers = new double[frames][bins];

    private final Frame[] kept = new Frame[frames / 2 + 1];

    private final double[] middles = new double[bins];
    private long number;

    Work() {
      Arrays.setAll(lasting, k -> new Median(frames));
      Arrays.setAll(kept, i -> Frame.of(shape));
    }

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      int newest = (int) (number % frames);
      kept[(int) (number % kept.length)].set(in[0]);
      number++;
      Frame middle = kept[(int) (number % kept.length)];
      double[] oldest = powers[newest];
      in[0].powers(middles);
      for (int k = 0; k < bins; k++) {
        double old = oldest[k];
        oldest[k] = middles[k];
        middles[k] = lasting[k].replaced(old, oldest[k]);
      }
      share(middle, powers[(int) ((number + frames / 2) % frames)], out);
    }

    @Override
    public void transfer(StateTransfer state) {
      for (double[] each : powers) {
        state.of(each);
      }
      for (Frame each : kept) {
        each.transfer(state);
      }
      number = state.of(number);
      double[] column = new double[frames];
      for (int k = 0; k < bins; k++) {
        for (int i = 0; i < frames; i++) {
          column[i] = powers[i][k];
        }
        lasting[k].set(column);
      }
    }

    /** Divides a frame by the medians of its powers over time and over frequency. */
    private void share(Frame whole, double[] power, Frame[] out) {
      striking.clear();
      int reach = neighbours / 2;
      for (int k = -2 * reach; k < bins; k++) {
        double old = k > 0 ? power[mirrored(k - reach - 1)] : 0;
        double struck = striking.replaced(old, power[mirrored(k + reach)]);
        if (k >= 0) {
          double both = middles[k] + struck;
          double stays = both == 0 ? 0.5 : middles[k] / both;
          double re = stays * whole.re()[k];
          double im = stays * whole.im()[k];
          put(out[0], k, re, im);
          if (part != Part.HARMONIC) {
            put(out[out.length - 1], k, whole.re()[k] - re, whole.im()[k] - im);
          }
        }
      }
    }

    private static void put(Frame to, int k, double re, double im) {
      to.re()[k] = re;
      to.im()[k] = im;
    }

    /** The bin inside the spectrum that mirrors one outside, which has the same power. */
    private int mirrored(int bin) {
      return bin < bins ? Math.abs(bin) : 2 * (bins - 1) - bin;
    }
  }
}
