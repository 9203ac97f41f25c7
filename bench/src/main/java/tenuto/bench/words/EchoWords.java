package tenuto.bench.words;

import java.util.List;
import tenuto.dsp.resonators.Resonances;
import tenuto.dsp.word.Echo;

/** Feedback combs. */
final class EchoWords {
  private static final double RESONANCE = 0.5;
  private static final double ORIGINAL = 0.6;
  private static final double MS = 37;

  /** The longest delay first, as the loop adds them. */
  private static final List<Echo> ECHOES =
      List.of(new Echo(-14, 67), new Echo(-12, 53), new Echo(-9, 41), new Echo(-6, 30));

  private EchoWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "ResonantFilter",
            p ->
                p.store(
                    Resonances.resonant(p.session(), p.get(Input.NOISE), RESONANCE, ORIGINAL, MS)),
            a -> comb(a.get(Input.NOISE), a.result())),
        new WordAndLoop(
            "MultipleResonantFilter",
            p -> p.store(Resonances.multiple(p.session(), p.get(Input.NOISE), ECHOES, 0)),
            a -> combs(a.get(Input.NOISE), a.result())));
  }

  private static double[] comb(double[] x, double[] y) {
    int delay = (int) (MS * Input.RATE / 1000);
    for (int i = 0; i < y.length; i++) {
      double v = x[i] * ORIGINAL;
      if (i >= delay) {
        v += y[i - delay] * RESONANCE;
      }
      y[i] = v;
    }
    return y;
  }

  /** Each comb hears what the ones before it made, which at the start differs from the result. */
  private static double[] combs(double[] x, double[] y) {
    int count = ECHOES.size();
    double[] gains = new double[count];
    int[] delays = new int[count];
    for (int k = 0; k < count; k++) {
      gains[k] = Math.pow(10, ECHOES.get(k).dB() / 20);
      delays[k] = (int) (ECHOES.get(k).ms() * Input.RATE / 1000);
    }
    double[][] heard = new double[count][delays[0]];
    for (int i = 0; i < y.length; i++) {
      double v = x[i];
      for (int k = 0; k < count; k++) {
        int from = i - delays[k];
        if (from >= 0) {
          v += gains[k] * (from < delays[0] ? heard[k][from] : y[from]);
        }
      }
      if (i < delays[0]) {
        for (int k = 0; k < count; k++) {
          if (i < delays[k]) {
            v *= gains[k];
          }
          heard[k][i] = v;
        }
      }
      y[i] = v;
    }
    return y;
  }
}
