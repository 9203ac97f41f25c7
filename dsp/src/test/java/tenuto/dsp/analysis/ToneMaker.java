package tenuto.dsp.analysis;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Chords one after the other, of notes with harmonics that fall by half each. */
record ToneMaker(int[][] chords, double seconds, double rate, int harmonics, double a4)
    implements Source {
  static Signal of(int[][] chords, double seconds, double rate, int harmonics) {
    return of(chords, seconds, rate, harmonics, 440);
  }

  static Signal of(int[][] chords, double seconds, double rate, int harmonics, double a4) {
    return Generated.of(
        new ToneMaker(chords, seconds, rate, harmonics, a4),
        (long) (chords.length * seconds * rate));
  }

  @Override
  public void fill(long start, Block out, int n) {
    for (int i = 0; i < n; i++) {
      double t = (start + i) / rate;
      int chord = Math.min(chords.length - 1, (int) (t / seconds));
      double since = t - chord * seconds;
      double sum = 0;
      for (int key : chords[chord]) {
        double turn = 2 * Math.PI * a4 * Math.pow(2, (key - 69) / 12.0) * t;
        for (int h = 1; h <= harmonics; h++) {
          sum += Math.sin(turn * h) * Math.pow(0.5, h);
        }
      }
      out.set(i, 0.2 * sum * Math.min(1, since / 0.01) * Math.exp(-2 * since));
    }
  }
}
