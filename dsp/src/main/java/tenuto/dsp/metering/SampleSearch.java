package tenuto.dsp.metering;

import java.util.List;
import java.util.TreeSet;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;

/**
 * Finds samples of one kind in a signal: their number, and the places of the first ones. The same
 * for any number of threads.
 */
public final class SampleSearch {
  private static final int MOST_PLACES = 10;

  /** The kinds of sample. */
  public enum Kind {
    /** NaN and infinity. */
    NOT_FINITE {
      @Override
      int next(double[] x, int from, int n) {
        int i = from;
        while (i < n && Double.isFinite(x[i])) {
          i++;
        }
        return i;
      }
    },

    /** 0, with either sign. */
    ZERO {
      @Override
      int next(double[] x, int from, int n) {
        int i = from;
        while (i < n && x[i] != 0) {
          i++;
        }
        return i;
      }
    };

    /** The first of them at {@code from} or later, or {@code n}. */
    abstract int next(double[] x, int from, int n);
  }

  private final Kind kind;
  private final TreeSet<Long> places = new TreeSet<>();
  private long count;

  public SampleSearch(Kind kind) {
    this.kind = kind;
  }

  /** A visitor of one signal, for one thread. */
  public SampleSink visitor() {
    double[] x = new double[Spans.LENGTH];
    return (start, channels, n) -> look(start, channels[0], n, x);
  }

  private void look(long start, Block samples, int n, double[] x) {
    long found = 0;
    TreeSet<Long> first = new TreeSet<>();
    for (int at = 0; at < n; at += x.length) {
      int now = Math.min(x.length, n - at);
      ArrayCopies.read(samples, at, x, now);
      for (int i = kind.next(x, 0, now); i < now; i = kind.next(x, i + 1, now)) {
        found++;
        if (first.size() < MOST_PLACES) {
          first.add(start + at + i);
        }
      }
    }
    synchronized (this) {
      count += found;
      places.addAll(first);
      while (places.size() > MOST_PLACES) {
        places.pollLast();
      }
    }
  }

  /** The number found. */
  public synchronized long count() {
    return count;
  }

  /** The places of the first ones, in order; ten at most. */
  public synchronized List<Long> places() {
    return List.copyOf(places);
  }
}
