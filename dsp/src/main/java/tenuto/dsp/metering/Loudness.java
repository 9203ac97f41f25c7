package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * The loudness of a sound over time and in total, by ITU-R BS.1770-5 and EBU Tech 3341 and 3342.
 *
 * <p>Powers are those of the K-weighted channels, weighted and added; LUFS are −0.691 + 10·log10 of
 * them. Silence is −∞ LUFS. A sound shorter than a window is measured as one window of its own
 * length, which the standards leave open; an incomplete window at the end is skipped, as they
 * require. A NaN makes all later windows NaN, and so the total.
 */
public final class Loudness {
  /** Cells per second, such that a burst of 400 ms fills a window wherever it starts. */
  static final int CELLS_PER_SECOND = 50;

  /** Cells from one window to the next, 100 ms: an overlap of 75 % of 400 ms. */
  private static final int STEP = 5;

  private static final int MOMENTARY = 4 * STEP;
  private static final int SHORT_TERM = 30 * STEP;

  private static final double OFFSET = -0.691;
  private static final double ABSOLUTE_GATE = StrictMath.pow(10, (-70 - OFFSET) / 10);

  /** The relative gates as factors of power: −10 LU for loudness and −20 LU for its range. */
  private static final double LOUDNESS_GATE = 0.1;

  private static final double RANGE_GATE = 0.01;

  private static final double STEPS_PER_DB = 20;

  private static final double LOWER = 0.1;
  private static final double UPPER = 0.95;

  private final Cells cells;
  private final CellSums power;
  private final long length;

  /** The number of complete cells. */
  private final int complete;

  /**
   * @param power summed over all channels, in each cell
   * @param length in samples
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

  /** The integrated loudness in LUFS, of all windows of 400 ms that pass both gates. */
  public double integrated() {
    return integrated(List.of(windows()));
  }

  /**
   * The integrated loudness in LUFS of several sounds together: the gates are those of the windows
   * of all. No window reaches from one sound into the next.
   *
   * @param sounds the {@link #windows()} of each
   */
  public static double integrated(List<double[]> sounds) {
    return lufs(mean(gated(sounds.stream().flatMapToDouble(DoubleStream::of), LOUDNESS_GATE)));
  }

  /** The mean powers of the windows of 400 ms that pass the absolute gate. */
  public double[] windows() {
    return above(DoubleStream.of(powers(MOMENTARY, STEP)), ABSOLUTE_GATE);
  }

  /**
   * The loudness range in LU: from the 10th to the 95th percentile of the short-term loudness that
   * passes its gates; 0 if none does.
   */
  public double range() {
    double[] gated = gated(DoubleStream.of(powers(SHORT_TERM, STEP)), RANGE_GATE);
    double mean = mean(gated);
    if (gated.length == 0 || Double.isNaN(mean)) {
      return mean;
    }
    Arrays.sort(gated);
    return lufs(gated[rank(gated.length, UPPER)]) - lufs(gated[rank(gated.length, LOWER)]);
  }

  /** The rank of a percentile by Tech 3342, which takes the nearest value without interpolation. */
  private static int rank(int count, double part) {
    return (int) Math.floor((count - 1) * part + 0.5);
  }

  /** The momentary loudness in LUFS, of windows of 400 ms every 100 ms. */
  public List<At> momentary() {
    return over(MOMENTARY);
  }

  /** The short-term loudness in LUFS, of windows of 3 s every 100 ms. */
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

  /** The mean powers of windows of {@code size} cells, every {@code step} cells. */
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

  private static double[] gated(DoubleStream powers, double relative) {
    double[] loud = above(powers, ABSOLUTE_GATE);
    return above(DoubleStream.of(loud), Math.max(ABSOLUTE_GATE, mean(loud) * relative));
  }

  /** The powers above a gate, and NaN, which would otherwise be ignored. */
  private static double[] above(DoubleStream powers, double gate) {
    return powers.filter(power -> !(power <= gate)).toArray();
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

  /**
   * The gain in dB that brings a sound from one loudness in LUFS to another, in steps of 0.05 dB:
   * half of what loudness meters show. A gain that followed from each sample would change all of a
   * piece, and so each byte of its file, when one of its notes changes.
   */
  public static double change(double from, double to) {
    return Math.rint((to - from) * STEPS_PER_DB) / STEPS_PER_DB;
  }

  private static double lufs(double power) {
    return OFFSET + 10 * StrictMath.log10(power);
  }
}
