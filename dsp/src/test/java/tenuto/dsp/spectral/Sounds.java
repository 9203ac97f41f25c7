package tenuto.dsp.spectral;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** Sounds of 48 kHz for tests of spectra, what words make of them, and what is heard in that. */
final class Sounds implements AutoCloseable {
  static final double RATE = 48_000;

  private final Session session;
  final WordContext context;

  Sounds(Path folder) {
    session = new Session(new Settings().withScratch(folder).withThreads(2).withSampleRate(RATE));
    context = WordContext.of(session, folder);
  }

  Session session() {
    return session;
  }

  double[] of(Signal signal) {
    return Signals.samples(session, signal);
  }

  @Override
  public void close() {
    context.close();
    if (session.memory().usage().lent() != 0) {
      throw new AssertionError("memory is left lent");
    }
    session.close();
  }

  static Signal steady(double number) {
    return Channels.steady(number);
  }

  static Signal made(int n, IntToDoubleFunction sample) {
    return Signals.of(array(n, sample));
  }

  static double[] array(int n, IntToDoubleFunction sample) {
    double[] x = new double[n];
    Arrays.setAll(x, sample);
    return x;
  }

  static double sine(double hz, int i) {
    return Math.sin(2 * Math.PI * hz * i / RATE);
  }

  /** Uniform noise whose mean power is 1. */
  static double[] noise(int n, long seed) {
    return Blocks.noise(n, Math.sqrt(3), seed);
  }

  static double dB(double ratio) {
    return 20 * Math.log10(ratio);
  }

  static double rms(double[] x, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += x[i] * x[i];
    }
    return Math.sqrt(sum / (to - from));
  }

  /** The difference's root mean square. */
  static double apart(double[] x, double[] y, int from, int to) {
    return rms(array(to, i -> x[i] - y[i]), from, to);
  }

  /** The amplitude of a sine in a stretch under a Blackman–Harris window. */
  static double amplitude(double[] x, int from, int to, double hz) {
    double re = 0;
    double im = 0;
    double all = 0;
    for (int i = from; i < to; i++) {
      double t = 2 * Math.PI * (i - from + 0.5) / (to - from);
      double w =
          0.35875 - 0.48829 * Math.cos(t) + 0.14128 * Math.cos(2 * t) - 0.01168 * Math.cos(3 * t);
      double turn = 2 * Math.PI * hz * i / RATE;
      re += w * x[i] * Math.cos(turn);
      im += w * x[i] * Math.sin(turn);
      all += w;
    }
    return 2 * Math.hypot(re, im) / all;
  }

  /** What is left of a stretch without the sine of that frequency that fits it best, as a level. */
  static double without(double[] x, int from, int to, double hz) {
    double cc = 0;
    double ss = 0;
    double cs = 0;
    double xc = 0;
    double xs = 0;
    for (int i = from; i < to; i++) {
      double c = Math.cos(2 * Math.PI * hz * i / RATE);
      double s = Math.sin(2 * Math.PI * hz * i / RATE);
      cc += c * c;
      ss += s * s;
      cs += c * s;
      xc += x[i] * c;
      xs += x[i] * s;
    }
    double det = cc * ss - cs * cs;
    double a = (xc * ss - xs * cs) / det;
    double b = (xs * cc - xc * cs) / det;
    double[] rest =
        array(
            to,
            i ->
                x[i]
                    - a * Math.cos(2 * Math.PI * hz * i / RATE)
                    - b * Math.sin(2 * Math.PI * hz * i / RATE));
    return rms(rest, from, to);
  }
}
