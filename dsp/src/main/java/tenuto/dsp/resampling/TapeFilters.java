package tenuto.dsp.resampling;

import java.util.concurrent.atomic.AtomicReferenceArray;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.VectorApi;

/**
 * Anti-aliasing filters for playback at any speed: {@link SincFilter}s for sixteen speeds per
 * octave from 1 upwards, between whose outputs it interpolates; speeds below 1 use the filter for
 * 1. Each is a table of taps for each 1/512 between two output samples, with linear interpolation
 * and an error below −106 dB. They are made when a speed is first used, and can be shared by any
 * number of threads.
 *
 * <p>Output frequencies below 20 kHz at 48 kHz pass, and those above half the sample rate, for
 * speeds between two filters up to a sixteenth higher, are attenuated by 100 dB: what aliases of
 * this is above 22.5 kHz at 48 kHz.
 */
final class TapeFilters {
  private static final double PASSED = 20.0 / 48;
  private static final double STOPPED = 100;
  private static final int ROWS = 512;
  private static final int IN_OCTAVE = 16;
  private static final int OCTAVES = 5;

  private final AtomicReferenceArray<Table> tables =
      new AtomicReferenceArray<>(OCTAVES * IN_OCTAVE + 2);

  /**
   * The taps for a speed.
   *
   * @param taps of each row, a multiple of 8
   * @param values {@code rows + 1} rows
   */
  record Table(int taps, int rows, double[] values) {}

  /** The largest number of taps for a speed. */
  static int mostTaps(double speed) {
    return (int) Math.ceil(128 * Math.max(1, speed));
  }

  /** The number of the filter at or below a speed, plus the fraction of the way to the next. */
  static double number(double speed) {
    if (!(speed > 1)) {
      return 0;
    }
    int octave = Math.getExponent(speed);
    return IN_OCTAVE * (octave + Math.scalb(speed, -octave) - 1);
  }

  Table table(int number) {
    Table table = tables.get(number);
    if (table == null) {
      table = made(number);
      tables.set(number, table);
    }
    return table;
  }

  private static Table made(int number) {
    double shrink = Math.scalb(1 + (double) (number % IN_OCTAVE) / IN_OCTAVE, number / IN_OCTAVE);
    SincFilter filter = new SincFilter(shrink, PASSED, STOPPED);
    int rows = (int) Math.ceil(ROWS / shrink);
    int taps = filter.taps();
    double[] values = new double[(rows + 1) * taps];
    double[] row = new double[taps];
    for (int r = 0; r <= rows; r++) {
      filter.fill((double) r / rows, row);
      System.arraycopy(row, 0, values, r * taps, taps);
    }
    return new Table(taps, rows, values);
  }

  /**
   * The sample at a place.
   *
   * @param at index in {@code x} of the sample at or before the place
   * @param part fraction from there to the place
   * @param lanes room for 16
   */
  static double sample(Table table, double[] x, int at, double part, double[] lanes) {
    double place = part * table.rows;
    int row = (int) place;
    int from = at - table.taps / 2 + 1;
    if (VectorApi.isPresent()) {
      Vectors.sums(x, from, table.values, row * table.taps, table.taps, lanes);
    } else {
      scalar(x, from, table.values, row * table.taps, table.taps, lanes);
    }
    double first = sum(lanes, 0);
    return first + (place - row) * (sum(lanes, Block.GROUP) - first);
  }

  private static double sum(double[] lanes, int at) {
    double a = lanes[at] + lanes[at + 4];
    double b = lanes[at + 1] + lanes[at + 5];
    double c = lanes[at + 2] + lanes[at + 6];
    double d = lanes[at + 3] + lanes[at + 7];
    return (a + c) + (b + d);
  }

  /** The eight lanes of the sums with a row and with the next. */
  private static void scalar(
      double[] x, int from, double[] values, int row, int taps, double[] lanes) {
    for (int lane = 0; lane < Block.GROUP; lane++) {
      double first = 0;
      double second = 0;
      for (int i = lane; i < taps; i += Block.GROUP) {
        first = Fma.of(values[row + i], x[from + i], first);
        second = Fma.of(values[row + taps + i], x[from + i], second);
      }
      lanes[lane] = first;
      lanes[Block.GROUP + lane] = second;
    }
  }

  private static final class Vectors {
    private Vectors() {}

    static void sums(double[] x, int from, double[] values, int row, int taps, double[] lanes) {
      for (int lane = 0; lane < Block.GROUP; lane += Lanes.COUNT) {
        DoubleVector first = DoubleVector.zero(Lanes.DOUBLES);
        DoubleVector second = first;
        for (int i = lane; i < taps; i += Block.GROUP) {
          DoubleVector sample = DoubleVector.fromArray(Lanes.DOUBLES, x, from + i);
          first = DoubleVector.fromArray(Lanes.DOUBLES, values, row + i).fma(sample, first);
          second =
              DoubleVector.fromArray(Lanes.DOUBLES, values, row + taps + i).fma(sample, second);
        }
        first.intoArray(lanes, lane);
        second.intoArray(lanes, Block.GROUP + lane);
      }
    }
  }
}
