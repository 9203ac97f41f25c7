package tenuto.dsp;

import java.util.ArrayList;
import java.util.List;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import tenuto.engine.Block;

/**
 * A straight line over a stretch of samples: {@code from + (to - from)·x/length} at sample {@code
 * begin + x}, for x = 0, 1, 2, … below {@code length}, which need not be whole. The end point
 * itself belongs to the next ramp.
 */
public record Ramp(long begin, double length, double from, double to) {
  /** The sample after the last. */
  long end() {
    return begin + (long) Math.ceil(length);
  }

  /**
   * The ramps from point to point, the first at sample 0 whatever the time of the first point.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the times are
   *     negative or descend
   */
  static List<Ramp> through(List<Point> points, double sampleRate) {
    return through(points, sampleRate, false);
  }

  /** The same with each length cut to whole samples. */
  static List<Ramp> wholeThrough(List<Point> points, double sampleRate) {
    return through(points, sampleRate, true);
  }

  private static List<Ramp> through(List<Point> points, double sampleRate, boolean whole) {
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
      if (point.ms() < before) {
        throw new IllegalArgumentException(
            "the times of points must ascend from 0, but " + point.ms() + " follows " + before);
      }
      before = point.ms();
      if (i > 0) {
        double length = (point.ms() - points.get(i - 1).ms()) * sampleRate / 1000;
        length = whole ? Math.floor(length) : length;
        if (length > 0) {
          Ramp ramp = new Ramp(begin, length, points.get(i - 1).value(), point.value());
          ramps.add(ramp);
          begin = ramp.end();
        }
      }
    }
    return List.copyOf(ramps);
  }

  /** The index of the ramp that sample {@code at} lies on; their number if it lies behind all. */
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
   * Draws samples {@code start} to {@code start + n - 1}; the rest of the last ramp's last group
   * gets any value.
   *
   * @return how many samples, from the first on, lie on ramps
   */
  static int draw(List<Ramp> ramps, long start, Block out, int n) {
    int drawn = 0;
    for (int k = indexAt(ramps, start); k < ramps.size() && drawn < n; k++) {
      Ramp ramp = ramps.get(k);
      // Groups that ramps share are drawn by all of them in turn, each from its own begin on.
      int first = drawn & -Block.GROUP;
      drawn = (int) Math.min(n, ramp.end() - start);
      ramp.draw(start + first - ramp.begin, out, first, Block.wholeGroups(drawn));
    }
    return drawn;
  }

  /** Draws groups {@code first} to {@code last - 1} of {@code out}, the first from {@code x} on. */
  private void draw(long x, Block out, int first, int last) {
    DoubleVector difference = DoubleVector.broadcast(Lanes.DOUBLES, to - from);
    for (int i = first; i < last; i += Lanes.COUNT) {
      DoubleVector places = Lanes.PLACES.add((double) (x + (i - first)));
      DoubleVector values = difference.mul(places).div(length).add(from);
      long at = out.offset() + 8L * i;
      if (x < 0 && i < first + Block.GROUP) {
        VectorMask<Double> begun = places.compare(VectorOperators.GE, 0);
        Lanes.store(values, out.memory(), at, begun);
      } else {
        Lanes.store(values, out.memory(), at);
      }
    }
  }
}
