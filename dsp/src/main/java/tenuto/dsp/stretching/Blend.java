package tenuto.dsp.stretching;

import java.util.Arrays;
import java.util.List;
import tenuto.engine.signal.StateTransfer;

/**
 * Which length of frames is heard at which frequency: the longest that shows a band's power in
 * fewer Hz than the next shorter one, as it does with steady tones. What glides, beats as fast as a
 * voice's pulses or is noise is not shown the better, and is heard in shorter frames (the measure
 * of concentration is that of D. Jones, T. Parks, "A high resolution data-adaptive time-frequency
 * representation", 1990).
 *
 * <p>Steady tones alone are heard in still longer frames, below an eleventh of the sample rate:
 * partials that are 10 Hz apart are then two tones, while what trembles or wavers up to 7 times a
 * second remains one.
 */
final class Blend {
  /** Bands that are not heard of the lows: those above an eleventh of the sample rate. */
  private static final int ABOVE = 5;

  /** The part of power in tones from which on the lows are heard, and where they are alone. */
  private static final double STEADY_FROM = 0.83;

  private static final double STEADY = 0.93;

  /** Bands to an octave; each is measured together with the next. */
  private static final int BANDS = 2;

  /**
   * A longer frame's concentration over a shorter one's from which on it is heard: tones have 2.
   */
  private static final double FROM = 1.4;

  /** Where it is heard alone. */
  private static final double ALL = 1.8;

  /** Of the middle length: below this bin the shortest is not heard, above twice that it may be. */
  private static final double LOW = 48;

  /** How much of a share stays to the next frame. */
  private static final double STAYS = 0.8;

  /** What a band's power counts in the next one. */
  private static final double SKIRT = 0.01;

  private final List<Resolution> lengths;
  private final int bands;

  /** Of each length, the first bins of bands, and the end of the last. */
  private final int[][] edges;

  /**
   * Of each length, two for each band: the first of the bins above its middle that are nearer to it
   * than to the next one's, and the first of those that are not.
   */
  private final int[][] starts;

  /** Of each length, for each bin the way from the middle of the band below it to the next. */
  private final double[][] way;

  /** Of each length and band, the sums of powers and of their squares. */
  private final double[][] sums;

  private final double[][] squares;

  /** Of each band, how much the shortest but one is heard at least of what longer ones leave. */
  private final double[] low;

  /** Of each length but the last and each band, how much it takes of what longer ones leave. */
  private final double[][] taken;

  private final double[] wanted;

  /** Of each length and band, its share. */
  private final double[][] parts;

  /** Of each length and bin, its share. */
  private final double[][] shares;

  /** Of each band, the length that has the largest share. */
  private final int[] owners;

  private final boolean[] heard;
  private final Tones tones;

  Blend(List<Resolution> lengths) {
    this.lengths = lengths;
    int n = lengths.size();
    bands = (int) (BANDS * log2(lengths.getLast().top()));
    edges = new int[n][bands + 1];
    starts = new int[n][2 * bands - 1];
    way = new double[n][];
    shares = new double[n][];
    for (int i = 0; i < n; i++) {
      prepare(i, lengths.get(i).shape().bins(), lengths.get(i).top());
    }
    sums = new double[n][bands];
    squares = new double[n][bands];
    taken = new double[n][bands];
    wanted = new double[bands];
    parts = new double[n][bands];
    heard = new boolean[n];
    owners = new int[bands];
    low = new double[bands];
    tones = new Tones(lengths.getFirst().shape().bins());
    for (int b = 0; b < bands; b++) {
      low[b] = Math.clamp(2 - edges[Math.max(0, n - 2)][b] / LOW, 0.0, 1.0);
    }
  }

  private static double log2(double x) {
    return StrictMath.log(x) / StrictMath.log(2);
  }

  private void prepare(int i, int bins, int top) {
    for (int b = 1; b < bands; b++) {
      double octaves = (b - bands) / (double) BANDS;
      edges[i][b] = Math.min(bins, (int) Math.rint(top * StrictMath.pow(2, octaves)));
    }
    edges[i][bands] = bins;
    way[i] = new double[bins];
    shares[i] = new double[bins];
    int[] ends = starts[i];
    for (int k = 0; k < bins; k++) {
      double place = bands - 0.5 + BANDS * log2(Math.max(1, k) / (double) top);
      int below = (int) Math.clamp(Math.floor(place), 0, bands - 2);
      way[i][k] = Math.clamp(place - below, 0.0, 1.0);
      ends[2 * below + (way[i][k] < 0.5 ? 1 : 2)] = k + 1;
    }
    for (int half = 1; half < ends.length; half++) {
      ends[half] = Math.max(ends[half], ends[half - 1]);
    }
  }

  /**
   * Finds the shares of all lengths at all bins, and has them turn tones alike.
   *
   * @param alone the length that is heard alone, so that the frame is to the bit what it was; or -1
   */
  void find(int alone) {
    for (int i = 0; i < lengths.size(); i++) {
      measure(i, lengths.get(i).lock().powers());
    }
    if (lengths.getFirst().isLows()) {
      tones.find(lengths.getFirst().lock().powers());
    }
    for (int i = 0; i + 1 < lengths.size(); i++) {
      for (int b = 0; b < bands; b++) {
        wanted[b] = wanted(i, b);
      }
      follow(i, 0, 1);
      follow(i, bands - 1, -1);
      if (lengths.get(i).isLows()) {
        Arrays.fill(wanted, bands - ABOVE, bands, 0);
      }
      for (int b = 0; b < bands; b++) {
        taken[i][b] += (1 - STAYS) * (wanted[b] - taken[i][b]);
      }
    }
    for (int b = 0; b < bands; b++) {
      share(b);
      for (int i = 0; alone >= 0 && i < lengths.size(); i++) {
        parts[i][b] = i == alone ? 1 : 0;
        owners[b] = alone;
      }
    }
    for (int i = 0; i < lengths.size(); i++) {
      spread(i);
    }
  }

  /** Hands over how much lengths took so far, which only changes by and by. */
  void transfer(StateTransfer state) {
    for (double[] each : taken) {
      state.of(each);
    }
  }

  private void measure(int i, double[] powers) {
    for (int b = 0; b < bands; b++) {
      double sum = 0;
      double square = 0;
      for (int k = edges[i][b]; k < edges[i][b + 1]; k++) {
        sum += powers[k];
        square += powers[k] * powers[k];
      }
      sums[i][b] = sum;
      squares[i][b] = square;
    }
  }

  /** In how few bins the power of a band is; 1 in one, less in more. */
  private double concentration(int i, int band) {
    int next = Math.min(band + 1, bands - 1);
    double sum = sums[i][band] + sums[i][next];
    double square = squares[i][band] + squares[i][next];
    return square > 0 && square < Double.MAX_VALUE ? square / (sum * sum) : 1;
  }

  /** How much a length is wanted of what longer ones leave. */
  private double wanted(int i, int band) {
    if (lengths.get(i).isLows()) {
      double part = tones.part(edges[0][band], edges[0][Math.min(band + 2, bands)]);
      return Math.clamp((part - STEADY_FROM) / (STEADY - STEADY_FROM), 0.0, 1.0);
    }
    double times = 2 * concentration(i, band) / concentration(i + 1, band);
    double wanted = Math.clamp((times - FROM) / (ALL - FROM), 0.0, 1.0);
    return i + 2 == lengths.size() ? Math.max(wanted, low[band]) : wanted;
  }

  /** Lets bands that are much weaker than their neighbours follow them: theirs are only skirts. */
  private void follow(int i, int from, int step) {
    double power = 0;
    double mean = 0;
    for (int b = from; b >= 0 && b < bands; b += step) {
      double own = sums[i][b];
      power = own + SKIRT * power;
      mean = power > 0 && power < Double.MAX_VALUE ? mean + own / power * (wanted[b] - mean) : 0;
      wanted[b] = mean;
    }
  }

  private void share(int band) {
    double left = 1;
    double most = -1;
    for (int i = 0; i < lengths.size(); i++) {
      double part = i + 1 < lengths.size() ? left * taken[i][band] : left;
      left -= part;
      parts[i][band] = part;
      if (part > most) {
        most = part;
        owners[band] = i;
      }
    }
  }

  /** Spreads the shares of bands over bins, where each length turns as the one most heard does. */
  private void spread(int i) {
    heard[i] = false;
    for (int band = 0; band + 1 < bands; band++) {
      int from = starts[i][2 * band];
      int middle = starts[i][2 * band + 1];
      int to = starts[i][2 * band + 2];
      spread(i, from, to, parts[i][band], parts[i][band + 1] - parts[i][band]);
      follow(i, from, middle, owners[band]);
      follow(i, middle, to, owners[band + 1]);
    }
  }

  /** Spreads a share, which changes towards the next band's, over bins of a length. */
  private void spread(int i, int from, int to, double part, double change) {
    double[] ways = way[i];
    double[] share = shares[i];
    for (int k = from; k < to; k++) {
      share[k] = part + ways[k] * change;
    }
    heard[i] |= from < to && (share[from] > 0 || share[to - 1] > 0); // between them it is no larger
  }

  /** Has bins of a length turn as those of another at the same frequencies. */
  private void follow(int i, int from, int to, int owner) {
    if (owner != i) {
      PhaseLock lock = lengths.get(i).lock();
      PhaseLock other = lengths.get(owner).lock();
      int finer = octaves(owner) - octaves(i);
      for (int k = from; k < to; k++) {
        lock.follow(k, other, finer >= 0 ? k << finer : (k + (1 << (-finer - 1))) >> -finer);
      }
    }
  }

  /** The logarithm to base 2 of a length's number of bins up to half the sample rate. */
  private int octaves(int length) {
    return Integer.numberOfTrailingZeros(lengths.get(length).top());
  }

  /** Whether anything of a length is heard. */
  boolean isHeard(int length) {
    return heard[length];
  }

  /** What is heard of each bin of a length, 0 to 1. */
  double[] shares(int length) {
    return shares[length];
  }
}
