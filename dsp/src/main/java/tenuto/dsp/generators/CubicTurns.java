package tenuto.dsp.generators;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.dsp.math.Turns;

/** A wavetable oscillator interpolated by {@link CubicInterpolation}. */
record CubicTurns(TurningTable table, Turns step) implements ScalarSource {
  @Override
  public void scalar(long start, double[] x, int n) {
    Turns phase = step.times(start);
    long low = phase.low();
    long high = phase.high();
    for (int i = 0; i < n; i++) {
      long before = Math.unsignedMultiplyHigh(high, table.length());
      double part = (high * table.length() >>> 11) * 0x1p-53;
      x[i] =
          CubicInterpolation.between(
              table.get(before - 1),
              table.get(before),
              table.get(before + 1),
              table.get(before + 2),
              part);
      low += step.low();
      high += step.high() + Turns.carry(low, step.low());
    }
  }

  @Override
  public void close() {
    table.close();
  }
}
