package tenuto.dsp.stretching;

import java.util.Arrays;
import java.util.List;

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

  /** So many bins or fewer beside a tone's peak there is a valley: Hann's window ends after two. */
  private static final int VALLEY = 4;

  /** How many times less power is there: 12 dB. */
  private static final double DEEP = 16;

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

  /** Of each length, for each bin the band whose middle is below it, and the way to the next. */
  private final int[][] below;

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

  Blend(List<Resolution> lengths) {
    this.lengths = lengths;
    int n = lengths.size();
    bands = (int) (BANDS * log2(lengths.getLast().top()));
    edges = new int[n][bands + 1];
    below = new int[n][];
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
    below[i] = new int[bins];
    way[i] = new double[bins];
    shares[i] = new double[bins];
    for (int k = 0; k < bins; k++) {
      double place = bands - 0.5 + BANDS * log2(Math.max(1, k) / (double) top);
      below[i][k] = (int) Math.clamp(Math.floor(place), 0, bands - 2);
      way[i][k] = Math.clamp(place - below[i][k], 0.0, 1.0);
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

  /**
   * The part of a band's power, and of the next one's, that is in peaks between valleys. So steady
   * tones are alone: what moves, begins or is noise is nowhere so weak so near its peaks.
   */
  private double steadiness(int band) {
    double[] p = lengths.getFirst().lock().powers();
    int end = Math.min(p.length - VALLEY, edges[0][Math.min(band + 2, bands)]);
    int counted = 0;
    double sum = 0;
    double tones = 0;
    for (int k = Math.max(VALLEY, edges[0][band]); k < end; k++) {
      sum += p[k];
      if (p[k] >= p[k - 1] && p[k] > p[k + 1] && isBetweenValleys(p, k)) {
        tones += p[k] + p[k + 1] + (counted == k - 1 ? 0 : p[k - 1]);
        counted = k + 1;
      }
    }
    return sum > 0 && sum < Double.MAX_VALUE ? tones / sum : 0;
  }

  private static boolean isBetweenValleys(double[] p, int k) {
    double before = Math.min(p[k - 2], Math.min(p[k - 3], p[k - VALLEY]));
    double after = Math.min(p[k + 2], Math.min(p[k + 3], p[k + VALLEY]));
    return Math.max(before, after) * DEEP < p[k];
  }

  /** How much a length is wanted of what longer ones leave. */
  private double wanted(int i, int band) {
    if (lengths.get(i).isLows()) {
      return Math.clamp((steadiness(band) - STEADY_FROM) / (STEADY - STEADY_FROM), 0.0, 1.0);
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
    PhaseLock lock = lengths.get(i).lock();
    int top = lengths.get(i).top();
    heard[i] = false;
    for (int k = 0; k < shares[i].length; k++) {
      int band = below[i][k];
      double at = way[i][k];
      shares[i][k] = parts[i][band] + at * (parts[i][band + 1] - parts[i][band]);
      heard[i] |= shares[i][k] > 0;
      int owner = owners[at < 0.5 ? band : band + 1];
      if (owner != i) {
        long others = lengths.get(owner).top();
        lock.follow(k, lengths.get(owner).lock(), (int) ((2L * k * others + top) / (2L * top)));
      }
    }
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
