package tenuto.dsp.spectral;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameAnalysis;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameTransform;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.StateTransfer;

/**
 * Noise reduction: attenuates each bin by Wiener's gain ξ/(1 + ξ), limited by a floor that a
 * control gives in dB.
 *
 * <p>ξ is the a priori signal-to-noise ratio. Most of it comes from the output of the frame before
 * (decision-directed estimation), which avoids musical noise (Y. Ephraim, D. Malah, "Speech
 * enhancement using a minimum mean-square error short-time spectral amplitude estimator", 1984; P.
 * Scalart, J. Vieira Filho, "Speech enhancement based on a priori signal to noise estimation",
 * 1996).
 *
 * @param memory share of ξ that comes from the frame before, 0 to 1
 * @param margin factor of power by which a sound must exceed the noise's mean to pass
 * @param variance of white noise, or NaN if the noise is given as a signal
 */
record NoiseGate(
    FrameShape shape,
    Workbench workbench,
    long controlled,
    double memory,
    double margin,
    double variance)
    implements FrameFilter {
  /** The deepest floor in dB. */
  static final double MOST = 200;

  /** The share of the noise's power below which a bin counts as noise only. */
  private static final double LEAST = 0.15;

  @Override
  public int controls() {
    return 1;
  }

  @Override
  public FrameWork work() {
    return new Work();
  }

  private final class Work implements FrameWork {
    /** The mean power of the noise in each bin, times the margin. */
    private final double[] noise = new double[shape.bins()];

    private final double[] powers = new double[shape.bins()];

    /** The output power of the frame before. */
    private final double[] before = new double[shape.bins()];

    private final double[] gains = new double[shape.bins()];

    @Override
    public void prepare(List<Reader> beside, Supplier<FrameTransform> transform) {
      if (beside.isEmpty()) {
        Arrays.fill(noise, variance * shape.noisePower() * margin);
      } else {
        listen(beside.getFirst(), new FrameAnalysis(shape, transform.get()));
      }
    }

    /** Takes the mean over all complete frames; if there is none, over the samples there are. */
    private void listen(Reader reader, FrameAnalysis analysis) {
      long length = reader.length();
      int hop = shape.hop();
      Frame frame = Frame.of(shape);
      double[] row = new double[hop];
      Block block = new Block(Arena.ofAuto().allocate(8L * Block.wholeGroups(hop), 64), 0);
      long frames = 0;
      for (long at = 0; at < length; at += hop) {
        int n = (int) Math.min(hop, length - at);
        reader.read(at, block, 0, n);
        ArrayCopies.read(block, 0, row, n);
        analysis.take(row, 0, n);
        boolean isWhole = at + n >= shape.size() && n == hop;
        if (isWhole || at + n == length && frames == 0) {
          analysis.frame(frame);
          frame.powers(powers);
          for (int k = 0; k < noise.length; k++) {
            noise[k] += powers[k];
          }
          frames++;
        }
      }
      for (int k = 0; k < noise.length; k++) {
        noise[k] *= margin / Math.max(1, frames);
      }
    }

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      double floor = GainOfDecibels.of(-Math.clamp(controls[0], 0, MOST));
      in[0].powers(powers);
      for (int k = 0; k < powers.length; k++) {
        double above = Math.max(powers[k] - noise[k], 0);
        double sound = memory * before[k] + (1 - memory) * above;
        double gain = sound <= LEAST * noise[k] ? 0 : sound / (sound + noise[k]);
        before[k] = gain * gain * powers[k];
        gains[k] = Math.max(gain, floor);
      }
      out[0].set(in[0]);
      out[0].scale(gains);
    }

    @Override
    public void transfer(StateTransfer state) {
      state.of(before);
    }
  }
}
