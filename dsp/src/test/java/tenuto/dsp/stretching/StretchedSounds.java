package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** Sounds that are stretched and shifted, and what is measured of the results. */
abstract class StretchedSounds {
  static final int RATE = 48_000;
  static final int SIZE = 0;
  static final double WINDOW = 80;
  static final int EVERY = 7200;
  private static final int[] SCALE = {0, 4, 7, 12};

  @TempDir static Path folder;

  private static Session session;
  static WordContext context;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(2).withSampleRate(RATE));
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    assertThat(session.memory().usage().lent()).isZero();
    session.close();
  }

  static Signal stretched(Signal x, double ratio) {
    return Stretching.timeStretch(context, List.of(x), Channels.steady(ratio), SIZE, WINDOW)
        .getFirst();
  }

  static Signal shifted(Signal x, double semitones, double formants) {
    return Stretching.pitchShift(
            context, List.of(x), Channels.steady(semitones), formants, SIZE, WINDOW)
        .getFirst();
  }

  static double[] of(Signal signal) {
    return Signals.samples(session, signal);
  }

  static double[] array(int n, IntToDoubleFunction sample) {
    double[] x = new double[n];
    Arrays.setAll(x, sample);
    return x;
  }

  static double[] tone(double hz, int n) {
    return array(n, i -> 0.5 * Math.sin(2 * Math.PI * hz * i / RATE));
  }

  static double[] clicks(int n) {
    return array(n, i -> i % EVERY == EVERY / 2 ? 0.9 : 0);
  }

  /** Noise that begins at once and decays, and a low thump with it, four times a second. */
  static double[] drums(int n) {
    double[] noise = Blocks.noise(n, 0.4, 1);
    return array(
        n,
        i -> {
          int since = (i + RATE / 8) % (RATE / 4);
          boolean thumps = (i + RATE / 8) / (RATE / 4) % 2 == 1;
          double thump = Math.sin(2 * Math.PI * 60 * since / RATE) * Math.exp(-since / 4000.0);
          return i < RATE / 8
              ? 0
              : noise[i] * Math.exp(-since / 1500.0) + (thumps ? 0.6 * thump : 0);
        });
  }

  static double note(int i) {
    return 261.63 * Math.pow(2, SCALE[i] / 12.0);
  }

  /** Four notes of seven harmonics, 450 ms each. */
  static double[] melody() {
    int each = RATE * 45 / 100;
    return array(
        4 * each,
        i -> {
          int since = i % each;
          double sum = 0;
          for (int h = 1; h < 8; h++) {
            sum += Math.sin(2 * Math.PI * h * note(i / each) * since / RATE) / h;
          }
          double edges = Math.min(1, Math.min(since / 150.0, (each - since) / 1500.0));
          return 0.3 * sum * edges * Math.exp(-since / 20_000.0);
        });
  }

  /** Pulses through one resonance: a formant. */
  static double[] voice(double hz, double formant, int n) {
    double radius = Math.exp(-Math.PI * 100 / RATE);
    double turn = 2 * radius * Math.cos(2 * Math.PI * formant / RATE);
    double[] y = new double[n];
    for (int i = 2; i < n; i++) {
      boolean pulse = Math.floor(i * hz / RATE) != Math.floor((i - 1) * hz / RATE);
      y[i] = (pulse ? 0.3 : 0) + turn * y[i - 1] - radius * radius * y[i - 2];
    }
    return y;
  }

  /** How far a tone is from a frequency, in cents: by how its phase moves from half to half. */
  static double cents(double[] x, int from, int to, double hz) {
    int middle = (from + to) / 2;
    double turned = phase(x, middle, to, hz) - phase(x, from, middle, hz);
    double turns = Math.IEEEremainder(turned / (2 * Math.PI), 1);
    double found = hz + turns * RATE / (middle - from);
    return 1200 * Math.log(found / hz) / Math.log(2);
  }

  static double phase(double[] x, int from, int to, double hz) {
    double re = 0;
    double im = 0;
    for (int i = from; i < to; i++) {
      double w = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i - from) / (to - from));
      re += w * x[i] * Math.cos(2 * Math.PI * hz * i / RATE);
      im -= w * x[i] * Math.sin(2 * Math.PI * hz * i / RATE);
    }
    return Math.atan2(im, re);
  }

  static double power(double[] x, int from, int to) {
    double sum = 0;
    for (int i = Math.max(0, from); i < Math.min(x.length, to); i++) {
      sum += x[i] * x[i];
    }
    return sum / (to - from);
  }

  static double amplitude(double[] x, int from, int to, double hz) {
    double re = 0;
    double im = 0;
    double all = 0;
    for (int i = from; i < to; i++) {
      double w = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i - from) / (to - from));
      re += w * x[i] * Math.cos(2 * Math.PI * hz * i / RATE);
      im += w * x[i] * Math.sin(2 * Math.PI * hz * i / RATE);
      all += w;
    }
    return 2 * Math.hypot(re, im) / all;
  }

  /** The mean frequency of the power of harmonics. */
  static double centre(double[] y, double hz) {
    double sum = 0;
    double all = 0;
    int edge = y.length / 4;
    for (int h = 1; h * hz < 6000; h++) {
      double power = Math.pow(amplitude(y, edge, y.length - edge, h * hz), 2);
      sum += power * h * hz;
      all += power;
    }
    return sum / all;
  }
}
