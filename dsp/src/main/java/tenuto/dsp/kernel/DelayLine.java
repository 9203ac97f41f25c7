package tenuto.dsp.kernel;

import java.util.Arrays;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * A fractional delay line: the past samples of a signal, which can be read between samples too;
 * silent before the signal's start.
 *
 * <p>It reads by {@link SincTaps}: within −90 dB of the band-limited signal up to 0.4 of the sample
 * rate, and exactly at whole samples. With a delay of less than {@value SincTaps#HALF} samples
 * there are too few samples after the place: it reads by {@link NarrowTaps}, and below {@value
 * NarrowTaps#HALF} by Lagrange's polynomial through the samples available on either side. It
 * cross-fades from each number of samples to the next, so that a delay may move through them.
 *
 * <p>What is read does not depend on how the calls are divided.
 */
public final class DelayLine implements AutoCloseable {
  /** The initial capacity in samples, which grows on demand. */
  private static final long FIRST = 4096;

  /** Samples that are read at once if all delays of a run fit in them. */
  private static final int WINDOW = 1024;

  private final long kept;
  private final double[] window = new double[WINDOW];
  private final double[] weights = new double[SincTaps.TAPS];

  /**
   * For runs with moving delays, the first index of each sample's taps: see {@link SincTaps#sums}.
   */
  private final int[] begins = new int[Spans.LENGTH];

  private final int[] rows = new int[Spans.LENGTH];
  private final double[] ways = new double[Spans.LENGTH];
  private Ring ring;
  private double tuned = Double.NaN;

  /** The smallest of the delays passed to look, or NaN if one of them is NaN. */
  private double least;

  private double most;

  /** The index of the next sample to be written. */
  private long end;

  /**
   * @param most the longest delay that will be read, in samples
   * @param length how many samples will be written: a longer delay keeps no more
   * @param workspaces supply the memory of long delays
   */
  public DelayLine(double most, long length, Workspaces workspaces) {
    double needed = Math.min(most, (double) length) + Spans.LENGTH + SincTaps.TAPS;
    kept = (long) Math.ceil(needed);
    ring = new Ring(Math.min(kept, FIRST), workspaces);
  }

  /** Frees its memory. */
  @Override
  public void close() {
    ring.close();
  }

  /** How many samples have been written. */
  public long end() {
    return end;
  }

  /** Hands over its samples; delays are looked at again. */
  public void transfer(StateTransfer state) {
    long capacity = state.of(ring.capacity());
    if (capacity > ring.capacity()) {
      ring = ring.grown(capacity, 0);
    }
    ring.transfer(state);
    end = state.of(end);
  }

  /** Takes the next samples, at most {@link Spans#LENGTH}, from {@code at} on. */
  public void write(double[] from, int at, int n) {
    if (end + n > ring.capacity() && ring.capacity() < kept) {
      ring = ring.grown(Math.min(kept, 2 * ring.capacity()), 0);
    }
    ring.write(end, from, at, n);
    end += n;
  }

  /**
   * Takes the delays of the next samples, at most {@link Spans#LENGTH}, in preparation for reading.
   *
   * @param delays in samples, from {@code at} on, each 0 to the longest
   */
  public void look(double[] delays, int at, int n) {
    long shortest = Long.MAX_VALUE;
    long longest = 0;
    for (int i = at; i < at + n; i++) {
      // Numbers from 0 on are ordered as their bits are, with NaN above all: one step for each.
      long bits = Double.doubleToRawLongBits(delays[i]) & Long.MAX_VALUE;
      shortest = Math.min(shortest, bits);
      longest = Math.max(longest, bits);
    }
    most = Double.longBitsToDouble(longest);
    least = Double.isNaN(most) ? most : Double.longBitsToDouble(shortest);
  }

  /**
   * How many samples of a feedback loop can be read at once, before the first of them must be
   * written: of those given to {@link #look}, whose delays are counted from the sample before each.
   *
   * @param n how many at most
   */
  public int readable(int n) {
    if (Double.isNaN(least)) {
      return 1;
    }
    boolean narrow = most < SincTaps.HALF;
    double wide = Math.max(least, SincTaps.HALF) - SincTaps.HALF;
    double ahead = narrow ? least - NarrowTaps.HALF : Math.min(least - NarrowTaps.HALF, wide);
    return (int) Math.clamp(ahead + 2, 1, n);
  }

  /**
   * Reads the delayed value for each of {@code n} samples: a delay of 0 is the sample itself, which
   * must have been written. A feedback loop, where it has not, reads from the sample before each,
   * with delays reduced by one, for at most {@link #readable} samples.
   *
   * @param place index of the first sample
   * @param delays in samples, from {@code at} on, as given to {@link #look}; NaN gives NaN
   * @param to receives the values, from {@code at} on
   * @param vectors whether to use vectors, for the same bits: {@link VectorProcessor#work}
   */
  public void read(long place, double[] delays, double[] to, int at, int n, boolean vectors) {
    if (Double.isNaN(least)) {
      readSome(place, delays, to, at, n);
    } else if (least == most) {
      read(place, least, to, at, n, vectors);
    } else {
      readMoving(place, delays, to, at, n, vectors);
    }
  }

  /** Reads samples some of whose delays are NaN. */
  private void readSome(long place, double[] delays, double[] to, int at, int n) {
    for (int i = 0; i < n; i++) {
      double delay = delays[at + i];
      if (Double.isNaN(delay)) {
        to[at + i] = Double.NaN;
      } else {
        read(place + i, delay, to, at + i, 1, false);
      }
    }
  }

  /**
   * Reads the same value for samples that all have one delay, which need not be given to {@link
   * #look}.
   *
   * @param n at most {@link Spans#LENGTH}
   */
  public void read(long place, double delay, double[] to, int at, int n, boolean vectors) {
    long whole = (long) delay;
    double part = delay - whole;
    if (part == 0) {
      copy(place - whole, to, at, n);
    } else if (whole <= SincTaps.HALF) {
      copy(place - whole - SincTaps.HALF, window, 0, n + SincTaps.TAPS - 1);
      for (int i = 0; i < n; i++) {
        to[at + i] = near(i + SincTaps.HALF, (int) whole, part);
      }
    } else {
      if (part != tuned) {
        SincTaps.weights(part, weights);
        tuned = part;
      }
      copy(place - whole - SincTaps.HALF, window, 0, n + SincTaps.TAPS - 1);
      SincTaps.sums(window, weights, to, at, n, vectors);
    }
  }

  private void readMoving(
      long place, double[] delays, double[] to, int at, int n, boolean vectors) {
    long first = place - (long) most - SincTaps.HALF;
    long count = place + n - (long) least + SincTaps.HALF - first;
    if (count > WINDOW) {
      for (int i = 0; i < n; i++) {
        copy(place + i - (long) delays[at + i] - SincTaps.HALF, window, 0, SincTaps.TAPS);
        to[at + i] = value(0, delays[at + i]);
      }
      return;
    }
    copy(first, window, 0, (int) count);
    int from = (int) (place - SincTaps.HALF - first);
    int exact = 0;
    for (int i = 0; i < n; i++) {
      double delay = delays[at + i];
      int whole = (int) delay;
      double row = (delay - whole) * SincTaps.ROWS;
      begins[i] = from + i - whole;
      rows[i] = (int) row;
      ways[i] = row - (int) row;
      exact += row == 0 ? 1 : 0;
    }
    SincTaps.sums(window, begins, rows, ways, to, at, n, vectors);
    if (exact > 0 || least < SincTaps.HALF + 1) {
      for (int i = 0; i < n; i++) {
        double delay = delays[at + i];
        if (delay < SincTaps.HALF + 1 || delay == (int) delay) {
          to[at + i] = value(begins[i], delay);
        }
      }
    }
  }

  /** The value at a delay whose taps begin at {@code at} in the window. */
  private double value(int at, double delay) {
    long whole = (long) delay;
    double part = delay - whole;
    if (part == 0) {
      return window[at + SincTaps.HALF];
    }
    return whole <= SincTaps.HALF
        ? near(at + SincTaps.HALF, (int) whole, part)
        : SincTaps.sum(window, at, part);
  }

  /**
   * The value {@code part} of a sample before the one at {@code at} in the window, with {@code
   * whole} samples available after it.
   */
  private double near(int at, int whole, double part) {
    double fewer = by(at, Math.max(1, whole), part);
    return whole >= NarrowTaps.HALF && whole < SincTaps.HALF
        ? fewer
        : (1 - part) * fewer + part * by(at, whole + 1, part);
  }

  /** Interpolates with that many samples on either side, or as many as there are weights for. */
  private double by(int at, int half, double part) {
    if (half > SincTaps.HALF) {
      return SincTaps.sum(window, at - SincTaps.HALF, part);
    }
    return half < NarrowTaps.HALF
        ? NarrowTaps.polynomial(window, at, half, part)
        : NarrowTaps.sum(window, at - NarrowTaps.HALF, part);
  }

  /** Copies samples, which may start before the first one. */
  private void copy(long from, double[] to, int at, int n) {
    int before = (int) Math.clamp(-from, 0, n);
    Arrays.fill(to, at, at + before, 0);
    if (before < n) {
      ring.read(from + before, to, at + before, n - before);
    }
  }
}
