package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * How loud a sound is as it goes on and as a whole, after ITU-R BS.1770-5 and EBU Tech 3341 and
 * 3342.
 *
 * <p>Powers are those of the K-weighted channels, weighted and added; LUFS are −0.691 + 10·log10 of
 * them. Silence is −∞ LUFS. A sound that is shorter than a window counts as one window of its own
 * length, which the standards leave open; a window that the end cuts off is left out, as they say.
 * A NaN makes NaN of the windows after it, and so of the whole.
 */
public final class Loudness {
  /** So that a burst of 400 ms is met by a window wherever it begins. */
  static final int CELLS_PER_SECOND = 50;

  /** Cells from one window to the next, 100 ms: an overlap of 75 % of 400 ms. */
  private static final int STEP = 5;

  private static final int MOMENTARY = 4 * STEP;
  private static final int SHORT_TERM = 30 * STEP;

  private static final double OFFSET = -0.691;
  private static final double ABSOLUTE_GATE = StrictMath.pow(10, (-70 - OFFSET) / 10);

  /** −10 LU and −20 LU beside what passed the absolute gate, for loudness and its range. */
  private static final double LOUDNESS_GATE = 0.1;

  private static final double RANGE_GATE = 0.01;

  private static final double LOWER = 0.1;
  private static final double UPPER = 0.95;

  private final Cells cells;
  private final CellSums power;
  private final long length;

  /** Cells that the end does not cut off. */
  private final int complete;

  /**
   * @param power of all channels, added up in each cell
   * @param length samples
   */
  Loudness(Cells cells, CellSums power, long length) {
    this.cells = cells;
    this.power = power;
    this.length = length;
    complete = (int) cells.of(length);
  }

  /**
   * The loudness around a time.
   *
   * @param ms the middle of the window
   */
  public record At(double ms, double lufs) {}

  /** The loudness of the whole, in LUFS: of all windows of 400 ms that pass the two gates. */
  public double integrated() {
    return lufs(mean(gated(powers(MOMENTARY, STEP), LOUDNESS_GATE)));
  }

  /**
   * The loudness range in LU: from the 10th to the 95th percentile of the short-term loudness that
   * passes its gates; 0 if nothing does.
   */
  public double range() {
    double[] gated = gated(powers(SHORT_TERM, STEP), RANGE_GATE);
    double mean = mean(gated);
    if (gated.length == 0 || Double.isNaN(mean)) {
      return mean;
    }
    Arrays.sort(gated);
    return lufs(gated[rank(gated.length, UPPER)]) - lufs(gated[rank(gated.length, LOWER)]);
  }

  /** Tech 3342's percentile, which takes the nearest value and none between. */
  private static int rank(int count, double part) {
    return (int) Math.floor((count - 1) * part + 0.5);
  }

  /** The loudness of 400 ms each, in LUFS, every 100 ms. */
  public List<At> momentary() {
    return over(MOMENTARY);
  }

  /** The loudness of 3 s each, in LUFS, every 100 ms. */
  public List<At> shortTerm() {
    return over(SHORT_TERM);
  }

  /** The largest momentary loudness in LUFS, of windows every 20 ms. */
  public double maxMomentary() {
    return lufs(max(powers(MOMENTARY, 1)));
  }

  /** The largest short-term loudness in LUFS, of windows every 100 ms. */
  public double maxShortTerm() {
    return lufs(max(powers(SHORT_TERM, STEP)));
  }

  private List<At> over(int size) {
    double[] powers = powers(size, STEP);
    double firstMs = Math.min(size * 500.0 / CELLS_PER_SECOND, length * 500 / cells.sampleRate());
    List<At> all = new ArrayList<>();
    for (int i = 0; i < powers.length; i++) {
      all.add(new At(firstMs + i * 1000.0 * STEP / CELLS_PER_SECOND, lufs(powers[i])));
    }
    return all;
  }

  /** The mean power of windows of n cells, each a number of cells after the one before. */
  private double[] powers(int size, int step) {
    if (length == 0) {
      return new double[0];
    }
    if (complete < size) {
      return new double[] {power.between(0, complete + 1) / length};
    }
    double[] powers = new double[(complete - size) / step + 1];
    for (int i = 0; i < powers.length; i++) {
      int from = i * step;
      long samples = cells.begin(from + size) - cells.begin(from);
      powers[i] = power.between(from, from + size) / samples;
    }
    return powers;
  }

  private static double[] gated(double[] powers, double relative) {
    double[] loud = above(powers, ABSOLUTE_GATE);
    return above(loud, Math.max(ABSOLUTE_GATE, mean(loud) * relative));
  }

  /** Those above a power; and what is no number, or it would be as if it were not there. */
  private static double[] above(double[] powers, double gate) {
    return DoubleStream.of(powers).filter(power -> !(power <= gate)).toArray();
  }

  private static double mean(double[] powers) {
    double sum = 0;
    for (double power : powers) {
      sum += power;
    }
    return powers.length == 0 ? 0 : sum / powers.length;
  }

  private static double max(double[] powers) {
    double max = 0;
    for (double power : powers) {
      max = Math.max(max, power);
    }
    return max;
  }

  private static double lufs(double power) {
    return OFFSET + 10 * StrictMath.log10(power);
  }
}
