package tenuto.dsp.resampling;

import java.lang.foreign.MemorySegment;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Reader;

/**
 * A resampler for rates in a ratio of small whole numbers, such as 160:147: the places repeat with
 * a period of 147 target samples, or 160 source samples, and each has its own row of taps.
 *
 * <p>Such sums are limited by loads. So eight are computed together: four consecutive places share
 * the source's samples, with zeros before the later ones' taps; and two periods share the taps.
 */
final class RationalPhases extends PolyphaseResampler {
  /** Consecutive places that are computed together. */
  private static final int PLACES = 4;

  /** Bytes of eight taps for each of a group's places. */
  private static final int GROUP = PLACES * EIGHT;

  private final int down;
  private final int up;
  private final int groups;
  private final int span;
  private final int half;
  private final MemorySegment table;

  /**
   * @param down samples of the source in a period
   * @param up samples of the target in a period
   */
  RationalPhases(int down, int up, SincFilter filter) {
    // A partly filled group at the end of a period is costly if there are few groups.
    int times = up % PLACES == 0 || up > 8 * PLACES ? 1 : PLACES;
    this.down = down * times;
    this.up = up * times;
    groups = Math.ceilDiv(this.up, PLACES);
    half = filter.taps() / 2;
    long most = (long) (PLACES - 1) * down / up + 1;
    span = Block.wholeGroups(Math.toIntExact(filter.taps() + most));
    table = SincFilter.table((long) groups * PLACES * span);
    double[] row = new double[filter.taps()];
    for (int place = 0; place < this.up; place++) {
      filter.fill((double) ((long) place * down % up) / up, row);
      int group = place / PLACES;
      long lead = whole(place) - whole(group * PLACES);
      for (int i = 0; i < row.length; i++) {
        SincFilter.put(table, index(group, place % PLACES, (int) lead + i), row[i]);
      }
    }
  }

  /** The index of a tap: by groups, in them by eights of taps, and in these by places. */
  private long index(int group, int place, int tap) {
    int eight = tap / Block.GROUP;
    return (((long) group * span + eight * Block.GROUP) * PLACES)
        + (long) place * Block.GROUP
        + tap % Block.GROUP;
  }

  /** The source's sample at or before a place of the first period. */
  private long whole(int place) {
    return (long) place * down / up;
  }

  @Override
  public void resample(long start, Block out, int n, Reader source) {
    long period = start / up;
    int place = (int) (start - period * up);
    long first = period * down + whole(place / PLACES * PLACES) - half + 1;
    long last = (start + n - 1) / up * down + whole((int) ((start + n - 1) % up)) - half + 1 + span;
    // The second of two periods may be after the last requested sample.
    Window window = lend(Block.wholeGroups((int) (last - first)) + down);
    source.read(first, window.samples(), 0, (int) (last - first));
    for (int group = 0; group < groups; group++) {
      // The group's first sample, relative to start, in the first period that overlaps the request.
      int at = group * PLACES - place;
      long from = period * down + whole(group * PLACES) - half + 1 - first;
      if (at + Math.min(PLACES, up - group * PLACES) <= 0) {
        at += up;
        from += down;
      }
      int places = Math.min(PLACES, up - group * PLACES);
      for (; at < n; at += 2 * up, from += 2L * down) {
        sums(
            window.samples().memory(),
            window.samples().offset() + 8 * from,
            8L * down,
            table,
            8L * group * PLACES * span,
            span / Block.GROUP,
            window.lanes());
        put(out, n, at, places, window, 0);
        put(out, n, at + up, places, window, PLACES * Block.GROUP);
      }
    }
    giveBack(window);
  }

  /** Writes the sums of a group's places; those outside the block are discarded. */
  private static void put(Block out, int n, int at, int places, Window window, int lanes) {
    if (places == PLACES && at >= 0 && at <= n - PLACES) {
      out.set(at, window.sum(lanes));
      out.set(at + 1, window.sum(lanes + Block.GROUP));
      out.set(at + 2, window.sum(lanes + 2 * Block.GROUP));
      out.set(at + 3, window.sum(lanes + 3 * Block.GROUP));
      return;
    }
    for (int i = Math.max(0, -at); i < Math.min(places, n - at); i++) {
      out.set(at + i, window.sum(lanes + Block.GROUP * i));
    }
  }

  /** The lanes of the sums of four places in two periods. */
  private static void sums(
      MemorySegment x,
      long from,
      long period,
      MemorySegment table,
      long taps,
      int eights,
      double[] to) {
    if (VectorApi.isPresent()) {
      Vectors.sums(x, from, period, table, taps, eights, to);
    } else {
      scalar(x, from, period, table, taps, eights, to);
    }
  }

  /** The same in scalar form. */
  private static void scalar(
      MemorySegment x,
      long from,
      long period,
      MemorySegment table,
      long taps,
      int eights,
      double[] to) {
    for (int lane = 0; lane < Block.GROUP; lane++) {
      double a = 0;
      double b = 0;
      double c = 0;
      double d = 0;
      double e = 0;
      double f = 0;
      double g = 0;
      double h = 0;
      long early = from + 8L * lane;
      long late = early + period;
      long tap = taps + 8L * lane;
      for (int i = 0; i < eights; i++) {
        double p = at(x, early + (long) EIGHT * i);
        double q = at(x, late + (long) EIGHT * i);
        double t = at(table, tap + (long) GROUP * i);
        a = Fma.of(t, p, a);
        e = Fma.of(t, q, e);
        t = at(table, tap + EIGHT + (long) GROUP * i);
        b = Fma.of(t, p, b);
        f = Fma.of(t, q, f);
        t = at(table, tap + 2 * EIGHT + (long) GROUP * i);
        c = Fma.of(t, p, c);
        g = Fma.of(t, q, g);
        t = at(table, tap + 3 * EIGHT + (long) GROUP * i);
        d = Fma.of(t, p, d);
        h = Fma.of(t, q, h);
      }
      to[lane] = a;
      to[Block.GROUP + lane] = b;
      to[2 * Block.GROUP + lane] = c;
      to[3 * Block.GROUP + lane] = d;
      to[4 * Block.GROUP + lane] = e;
      to[5 * Block.GROUP + lane] = f;
      to[6 * Block.GROUP + lane] = g;
      to[7 * Block.GROUP + lane] = h;
    }
  }

  private static final class Vectors {
    private Vectors() {}

    static void sums(
        MemorySegment x,
        long from,
        long period,
        MemorySegment table,
        long taps,
        int eights,
        double[] to) {
      for (int lane = 0; lane < Block.GROUP; lane += Lanes.COUNT) {
        DoubleVector a = DoubleVector.zero(Lanes.DOUBLES);
        DoubleVector b = a;
        DoubleVector c = a;
        DoubleVector d = a;
        DoubleVector e = a;
        DoubleVector f = a;
        DoubleVector g = a;
        DoubleVector h = a;
        long early = from + 8L * lane;
        long late = early + period;
        long tap = taps + 8L * lane;
        for (int i = 0; i < eights; i++) {
          DoubleVector p = Lanes.load(x, early + (long) EIGHT * i);
          DoubleVector q = Lanes.load(x, late + (long) EIGHT * i);
          DoubleVector t = Lanes.load(table, tap + (long) GROUP * i);
          a = t.fma(p, a);
          e = t.fma(q, e);
          t = Lanes.load(table, tap + EIGHT + (long) GROUP * i);
          b = t.fma(p, b);
          f = t.fma(q, f);
          t = Lanes.load(table, tap + 2 * EIGHT + (long) GROUP * i);
          c = t.fma(p, c);
          g = t.fma(q, g);
          t = Lanes.load(table, tap + 3 * EIGHT + (long) GROUP * i);
          d = t.fma(p, d);
          h = t.fma(q, h);
        }
        a.intoArray(to, lane);
        b.intoArray(to, Block.GROUP + lane);
        c.intoArray(to, 2 * Block.GROUP + lane);
        d.intoArray(to, 3 * Block.GROUP + lane);
        e.intoArray(to, 4 * Block.GROUP + lane);
        f.intoArray(to, 5 * Block.GROUP + lane);
        g.intoArray(to, 6 * Block.GROUP + lane);
        h.intoArray(to, 7 * Block.GROUP + lane);
      }
    }
  }
}
