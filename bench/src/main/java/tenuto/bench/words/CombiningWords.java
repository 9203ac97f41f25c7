package tenuto.bench.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.bench.ArrayLoops;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.word.TimedSignal;

/** Sums, products and quotients of signals. */
final class CombiningWords {
  private static final int VOICES = 20;

  private CombiningWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "Mix2",
            p -> p.store(Mixing.mix(List.of(p.get(Input.TONE), p.get(Input.NOISE)))),
            a -> {
              double[] y = a.result();
              ArrayLoops.sum(a.get(Input.TONE), a.get(Input.NOISE), y);
              return y;
            }),
        new WordAndLoop(
            "Multiply",
            p -> p.store(Mixing.multiply(p.get(Input.TONE), p.get(Input.NOISE))),
            a -> {
              double[] y = a.result();
              ArrayLoops.product(a.get(Input.TONE), a.get(Input.NOISE), y);
              return y;
            }),
        new WordAndLoop(
            "Divide",
            p -> p.store(Mixing.divide(p.get(Input.TONE), p.get(Input.Q))),
            a -> {
              double[] y = a.result();
              ArrayLoops.quotient(a.get(Input.TONE), a.get(Input.Q), y);
              return y;
            }),
        new WordAndLoop(
            "MixAt20", p -> p.store(Mixing.mixAt(p.session(), voices(p))), CombiningWords::mixAt));
  }

  private static Input voice(int k) {
    return k % 2 == 0 ? Input.TONE : Input.NOISE;
  }

  private static List<TimedSignal> voices(Patch p) {
    List<TimedSignal> voices = new ArrayList<>();
    for (int k = 0; k < VOICES; k++) {
      voices.add(new TimedSignal(p.get(voice(k)), k));
    }
    return voices;
  }

  private static double[] mixAt(ArraySide a) {
    double[] y = a.result(a.samples() + begin(VOICES - 1));
    Arrays.fill(y, 0);
    for (int k = 0; k < VOICES; k++) {
      double[] x = a.get(voice(k));
      int begin = begin(k);
      for (int i = 0; i < x.length; i++) {
        y[begin + i] += x[i];
      }
    }
    return y;
  }

  private static int begin(int ms) {
    return (int) (ms * Input.RATE / 1000);
  }
}
