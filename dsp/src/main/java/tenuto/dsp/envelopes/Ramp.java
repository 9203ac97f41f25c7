package tenuto.dsp.envelopes;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.NativeMemory;
import tenuto.engine.base.Require;

/**
 * A straight line over a span of samples: {@code from + (to - from)·x/length} at sample {@code
 * begin + x}, for x = 0, 1, 2, … below {@code length}, which need not be whole. The end point
 * itself belongs to the next ramp.
 */
public record Ramp(long begin, double length, double from, double to) {
  /** The sample after the last. */
  long end() {
    return begin + (long) Math.ceil(length);
  }

  /** How lengths become samples, and which times are allowed. */
  private record Way(boolean whole, boolean ascending) {}

  /**
   * The ramps between points; the first starts at sample 0, regardless of the first point's time.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the times are
   *     negative or descend
   */
  static List<Ramp> through(List<Point> points, double sampleRate) {
    return of(points, sampleRate, new Way(false, true));
  }

  /** The same with each length truncated to whole samples. */
  static List<Ramp> wholeThrough(List<Point> points, double sampleRate) {
    return of(points, sampleRate, new Way(true, true));
  }

  /**
   * The ramps between points with times in any order: a point earlier than the one before it adds
   * no ramp, and the next ramp continues from there.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the last time
   *     is negative
   */
  static List<Ramp> along(List<Point> points, double sampleRate) {
    return of(points, sampleRate, new Way(false, false));
  }

  /** The same with each length truncated to whole samples. */
  static List<Ramp> wholeAlong(List<Point> points, double sampleRate) {
    return of(points, sampleRate, new Way(true, false));
  }

  private static List<Ramp> of(List<Point> points, double sampleRate, Way way) {
    Require.sampleRate(sampleRate);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("points must not be empty");
    }
    List<Ramp> ramps = new ArrayList<>();
    long begin = 0;
    double before = 0;
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      Require.finite("the time of point " + i, point.ms());
      Require.finite("the value of point " + i, point.value());
      if (way.ascending && point.ms() < before) {
        throw new IllegalArgumentException(
            "the times of points must ascend from 0, but " + point.ms() + " follows " + before);
      }
      before = point.ms();
      if (i > 0) {
        double length = Milliseconds.place(point.ms() - points.get(i - 1).ms(), sampleRate);
        length = way.whole ? Math.floor(length) : length;
        if (length > 0) {
          Ramp ramp = new Ramp(begin, length, points.get(i - 1).value(), point.value());
          ramps.add(ramp);
          begin = ramp.end();
        }
      }
    }
    if (before < 0) {
      throw new IllegalArgumentException(
          "the time of the last point must be 0 or more, but is " + before);
    }
    return List.copyOf(ramps);
  }

  /**
   * The change per sample; 0 for a ramp of one sample, whose length may be too small to divide by.
   */
  private double slope() {
    return length > 1 ? (to - from) / length : 0;
  }

  /** The ramps of a shape, with one of no length where the shape jumps to its last point. */
  static List<Ramp> withJump(List<Ramp> ramps, List<Point> points) {
    double last = points.getLast().value();
    if (end(ramps) == last) {
      return ramps;
    }
    List<Ramp> all = new ArrayList<>(ramps);
    all.add(new Ramp(ramps.isEmpty() ? 0 : ramps.getLast().end(), 0, last, last));
    return all;
  }

  /** The value to which the last ramp leads; 0 if there is none. */
  static double end(List<Ramp> ramps) {
    return ramps.isEmpty() ? 0 : ramps.getLast().to;
  }

  /** The index of the ramp at a sample; the number of ramps after the last. */
  static int indexAt(List<Ramp> ramps, long at) {
    int low = 0;
    int high = ramps.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ramps.get(middle).end() > at) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /**
   * Draws samples {@code start} to {@code start + n - 1}, each within a rounding error relative to
   * the line's height above {@code from}; the rest of the last ramp's last group is undefined.
   *
   * @return how many samples, from the first on, are on ramps
   */
  static int draw(List<Ramp> ramps, long start, Block out, int n) {
    return draw(ramps, start, out, n, false);
  }

  /**
   * The same by the formula itself, so that values the line meets at samples are exact; more than
   * twice as slow.
   */
  static int drawExactly(List<Ramp> ramps, long start, Block out, int n) {
    return draw(ramps, start, out, n, true);
  }

  private static int draw(List<Ramp> ramps, long start, Block out, int n, boolean exactly) {
    int drawn = 0;
    for (int k = indexAt(ramps, start); k < ramps.size() && drawn < n; k++) {
      Ramp ramp = ramps.get(k);
      // Groups that several ramps share are drawn by each of them in turn, from its start on.
      int first = drawn & -Block.GROUP;
      drawn = (int) Math.min(n, ramp.end() - start);
      int last = Block.wholeGroups(drawn);
      long x = start + first - ramp.begin;
      if (x < 0) {
        ramp.drawBegun(x, out, first, exactly);
        first += Block.GROUP;
        x += Block.GROUP;
      }
      if (exactly) {
        Vectors.drawQuotients(ramp, x, out, first, last);
      } else {
        Vectors.drawSlope(ramp, x, out, first, last);
      }
    }
    return drawn;
  }

  /** The same as either, in scalar form. */
  static int draw(List<Ramp> ramps, long start, double[] out, int n, boolean exactly) {
    int drawn = 0;
    for (int k = indexAt(ramps, start); k < ramps.size() && drawn < n; k++) {
      Ramp ramp = ramps.get(k);
      int first = drawn;
      drawn = (int) Math.min(n, ramp.end() - start);
      if (exactly) {
        ramp.drawQuotients(start - ramp.begin, out, first, drawn);
      } else {
        ramp.drawSlope(start - ramp.begin, out, first, drawn);
      }
    }
    return drawn;
  }

  /**
   * Draws samples {@code first} to {@code last - 1} of {@code out}, where {@code first} is at x.
   */
  private void drawSlope(long x, double[] out, int first, int last) {
    double slope = slope();
    double place = x; // integers up to 2^53, and their sums, are exact
    for (int i = first; i < last; i++) {
      out[i] = Fma.of(place + i, slope, from);
    }
  }

  private void drawQuotients(long x, double[] out, int first, int last) {
    double difference = to - from;
    double place = x;
    for (int i = first; i < last; i++) {
      out[i] = difference * (place + i) / length + from;
    }
  }

  /** Draws the group at {@code first}, which is at {@code x}, from the ramp's start on. */
  private void drawBegun(long x, Block out, int first, boolean exactly) {
    double slope = slope();
    for (int i = (int) -x; i < Block.GROUP; i++) {
      double place = x + i;
      out.set(
          first + i, exactly ? (to - from) * place / length + from : Fma.of(place, slope, from));
    }
  }

  /** Groups {@code first} to {@code last - 1} of a block, the first from {@code x} on. */
  private static final class Vectors {
    private Vectors() {}

    static void drawSlope(Ramp ramp, long x, Block out, int first, int last) {
      MemorySegment memory = NativeMemory.of(out);
      long at = out.offset() + 8L * first;
      DoubleVector begin = DoubleVector.broadcast(Lanes.DOUBLES, ramp.from);
      DoubleVector slope = DoubleVector.broadcast(Lanes.DOUBLES, ramp.slope());
      DoubleVector places = DoubleVector.zero(Lanes.DOUBLES).addIndex(1).add((double) x);
      for (int i = 0; i < 8 * (last - first); i += Lanes.BYTES) {
        Lanes.store(places.fma(slope, begin), memory, at + i);
        places = places.add(Lanes.COUNT);
      }
    }

    static void drawQuotients(Ramp ramp, long x, Block out, int first, int last) {
      MemorySegment memory = NativeMemory.of(out);
      long at = out.offset() + 8L * first;
      double from = ramp.from;
      double length = ramp.length;
      DoubleVector difference = DoubleVector.broadcast(Lanes.DOUBLES, ramp.to - ramp.from);
      DoubleVector places = DoubleVector.zero(Lanes.DOUBLES).addIndex(1).add((double) x);
      for (int i = 0; i < 8 * (last - first); i += Lanes.BYTES) {
        Lanes.store(difference.mul(places).div(length).add(from), memory, at + i);
        places = places.add(Lanes.COUNT);
      }
    }
  }
}
