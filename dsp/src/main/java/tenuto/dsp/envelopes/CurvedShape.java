package tenuto.dsp.envelopes;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.ScalarSource;

/**
 * Curved segments in sequence; 0 after the last.
 *
 * @param end the value to which the last one leads
 */
record CurvedShape(List<Segment> segments, double end) implements ScalarSource, Ending {
  CurvedShape {
    segments = List.copyOf(segments);
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int drawn = draw(0, start, x, 0, n);
    Arrays.fill(x, drawn, n, 0);
  }

  /**
   * Draws samples {@code start + first} to {@code start + last - 1}, with all segments {@code
   * shift} samples later.
   *
   * @return the index after the last sample drawn
   */
  int draw(double shift, long start, double[] x, int first, int last) {
    int drawn = first;
    for (int k = indexAt(start + first - shift); k < segments.size() && drawn < last; k++) {
      Segment segment = segments.get(k);
      double end = Math.ceil(segment.until() + shift) - start;
      int next = (int) Math.min(last, Math.max(drawn, end));
      segment.draw(shift, start, x, drawn, next);
      drawn = next;
    }
    return drawn;
  }

  /** The value at a sample, which must not be after all segments; before them the first one's. */
  double at(double sample) {
    int index = Math.min(indexAt(sample), segments.size() - 1);
    return segments.get(index).at(Math.min(sample, segments.get(index).until()));
  }

  /** The index of the segment at a sample; the number of segments after the last. */
  private int indexAt(double sample) {
    int low = 0;
    int high = segments.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (segments.get(middle).until() > sample) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
