package tenuto.dsp.generators;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.kernel.SincTaps;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Turns;
import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Source;

/** A wavetable oscillator interpolated by the windowed sinc of {@link SincTaps}. */
record SincTurns(TurningTable table, Turns step) implements Source {
  /** Each block has arrays of its own: threads compute blocks of one source at the same time. */
  @Override
  public void fill(long start, Block out, int n) {
    new Places(table, step).fill(start, out, n);
  }

  @Override
  public void close() {
    table.close();
  }

  /** The places in the table that a span of samples reads. */
  private static final class Places implements ScalarSource {
    /** Samples that are copied at once if all places of a span fit in them. */
    private static final int WINDOW = 2048;

    private final TurningTable table;
    private final Turns step;
    private final long[] places = new long[Spans.LENGTH];
    private final int[] begins = new int[Spans.LENGTH];
    private final int[] rows = new int[Spans.LENGTH];
    private final double[] ways = new double[Spans.LENGTH];
    private final boolean[] isSample = new boolean[Spans.LENGTH];
    private final double[] window = new double[WINDOW];

    Places(TurningTable table, Turns step) {
      this.table = table;
      this.step = step;
    }

    @Override
    public void scalar(long start, double[] x, int n) {
      long least = Long.MAX_VALUE;
      long most = 0;
      Turns phase = step.times(start);
      long low = phase.low();
      long high = phase.high();
      for (int i = 0; i < n; i++) {
        places[i] = Math.unsignedMultiplyHigh(high, table.length());
        least = Math.min(least, places[i]);
        most = Math.max(most, places[i]);
        double part = (high * table.length() >>> 11) * 0x1p-53;
        // The weights take the distance of the place from the sample after it.
        double row = (1 - part) * SincTaps.ROWS;
        rows[i] = Math.min((int) row, SincTaps.ROWS - 1);
        ways[i] = row - rows[i];
        isSample[i] = part == 0;
        low += step.low();
        high += step.high() + Turns.carry(low, step.low());
      }
      if (most - least <= WINDOW - SincTaps.TAPS) {
        read(least, most, x, 0, n);
      } else {
        for (int i = 0; i < n; i++) {
          rows[0] = rows[i];
          ways[0] = ways[i];
          read(places[i], places[i], x, i, 1);
        }
      }
      for (int i = 0; i < n; i++) {
        if (isSample[i]) {
          x[i] = table.get(places[i]);
        }
      }
    }

    /** Interpolates n places, given the first and the last. */
    private void read(long first, long last, double[] x, int at, int n) {
      table.read(first + 1 - SincTaps.HALF, window, (int) (last - first) + SincTaps.TAPS);
      for (int i = 0; i < n; i++) {
        begins[i] = (int) (places[at + i] - first);
      }
      SincTaps.sums(window, begins, rows, ways, x, at, n, VectorApi.isPresent());
    }
  }
}
