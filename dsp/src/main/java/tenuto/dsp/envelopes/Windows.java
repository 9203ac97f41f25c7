package tenuto.dsp.envelopes;

import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words for windows and filter kernels. */
public final class Windows {
  private static final String HARRIS =
      "F. Harris, \"On the use of windows for harmonic analysis with the discrete Fourier"
          + " transform\", 1978";

  private static final String LENGTH = "length, rounded up to whole samples";

  private Windows() {}

  @Operator(
      value = "Von Hann's window, 0 at both ends and 1 in the middle.",
      words = "HannShape",
      source = HARRIS,
      example = "sf.HannShape(1000)",
      see = "HammingShape",
      form = Form.SHAPE)
  public static Signal hannShape(
      Session session, @In(value = LENGTH, unit = Unit.MS, from = 0) double ms) {
    return cosine(session, ms, 0.5);
  }

  @Operator(
      value = "Hamming's window, 0.08 at both ends and 1 in the middle.",
      words = "HammingShape",
      source = HARRIS,
      example = "sf.HammingShape(1000)",
      see = "HannShape",
      form = Form.SHAPE)
  public static Signal hammingShape(
      Session session, @In(value = LENGTH, unit = Unit.MS, from = 0) double ms) {
    return cosine(session, ms, 0.54);
  }

  private static Signal cosine(Session session, double ms, double mean) {
    long length = Times.wholeLength(session, ms);
    return Generated.of(new CosineWindow(length, mean), length);
  }

  @Operator(
      value = "Gauss's bell, 8 standard deviations long and 1 in the middle.",
      words = "GaussianShape",
      source = HARRIS,
      example = "sf.GaussianShape(100)",
      form = Form.SHAPE)
  public static Signal gaussianShape(
      Session session, @In(value = "standard deviation", unit = Unit.MS, from = 0) double ms) {
    Times.length(session, ms);
    double deviation = Milliseconds.place(ms, session.sampleRate());
    Require.that(deviation < 1L << 50, "ms", "must be a deviation of fewer than 2^50 samples", ms);
    return Generated.of(new GaussianWindow(deviation), (long) Math.ceil(8 * deviation));
  }

  @Operator(
      value =
          "The kernel of a low-pass filter, with straight fades over its first and last eighth: the"
              + " sine of the cutoff's period divided by the time in seconds, not normalised, so"
              + " that its peak is near 2π times the cutoff.",
      words = "SincShape",
      example = "sf.SincShape(1, 20)")
  public static Signal sincShape(
      Session session,
      @In(value = "period of the cutoff frequency", unit = Unit.MS, above = 0) double ms,
      @In(value = "length in periods of the cutoff frequency", from = 0) double q) {
    Times.length(session, ms);
    double samples = Math.ceil(Milliseconds.place(ms * q, session.sampleRate()));
    Require.that(samples < 1L << 53, "q", "must give fewer than 2^53 samples", q);
    double turns = 1000 / (ms * session.sampleRate());
    Require.that(turns < 1L << 53, "ms", "must not be so close to 0", ms);
    long length = (long) samples;
    return Generated.of(new SincShape(length, turns, session.sampleRate()), length);
  }
}
