package tenuto.bench.words;

import java.util.List;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.generators.Oscillators;

/** Sines, pulses and noise. */
final class GeneratorWords {
  private static final double HZ = 440;
  private static final double PHASE = 0.25;

  private GeneratorWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "SineWave",
            p -> p.store(Generators.sineWave(p.session(), p.ms(), HZ)),
            a -> sine(a.result(), 0),
            1e-8),
        new WordAndLoop(
            "PhasedSineWave",
            p -> p.store(Generators.phasedSineWave(p.session(), p.ms(), HZ, PHASE)),
            a -> sine(a.result(), PHASE),
            1e-8),
        new WordAndLoop(
            "ShapedSinWave",
            p -> p.store(Oscillators.shapedSinWave(p.session(), p.get(Input.HZ))),
            a -> steered(a.get(Input.HZ), a.result()),
            1e-6),
        new WordAndLoop(
            "FullPulse",
            p -> p.store(Oscillators.fullPulse(p.session(), p.ms(), HZ)),
            a -> pulse(a.result())),
        new WordAndLoop(
            "WhiteNoise",
            p -> p.store(Generators.whiteNoise(p.context(), p.ms())),
            a -> noise(a.result()),
            Double.POSITIVE_INFINITY));
  }

  private static double[] sine(double[] y, double phase) {
    double step = 2 * Math.PI * HZ / Input.RATE;
    double start = 2 * Math.PI * phase;
    for (int i = 0; i < y.length; i++) {
      y[i] = Math.sin(step * i + start);
    }
    return y;
  }

  private static double[] steered(double[] hz, double[] y) {
    double angle = 0;
    for (int i = 0; i < y.length; i++) {
      y[i] = Math.sin(angle);
      angle += 2 * Math.PI * hz[i] / Input.RATE;
    }
    return y;
  }

  private static double[] pulse(double[] y) {
    double period = Input.RATE / HZ;
    for (int i = 0; i < y.length; i++) {
      int place = (int) (i % period);
      y[i] = place == 0 ? -1 : place == 1 ? 1 : 0;
    }
    return y;
  }

  /** G. Marsaglia's xorshift, of 64 bits. */
  private static double[] noise(double[] y) {
    long x = System.nanoTime();
    for (int i = 0; i < y.length; i++) {
      x ^= x << 21;
      x ^= x >>> 35;
      x ^= x << 4;
      y[i] = (double) (int) x / Integer.MAX_VALUE;
    }
    return y;
  }
}
