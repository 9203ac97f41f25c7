package tenuto.dsp.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.math.Phase;

/**
 * Vector base amplitude panning (V. Pulkki, "Virtual sound source positioning using vector base
 * amplitude panning", JAES 45, 1997): the gains of the two loudspeakers of a ring, or of the three
 * of a sphere, between which a direction is, such that their vectors add up to it; the power is
 * constant.
 *
 * <p>Where loudspeakers do not surround the listener, as in stereo or without any below the ears,
 * imaginary ones close the gap; each hands its sound on to its neighbours (ITU-R BS.2127).
 */
final class Vbap {
  /** What counts as 0 between unit vectors. */
  private static final double NEAR = 1e-9;

  /** Below, above, behind, left, right and in front. */
  private static final double[][] AXES = {
    {0, 0, -1}, {0, 0, 1}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {1, 0, 0}
  };

  private final boolean flat;
  private final List<double[]> vectors = new ArrayList<>();

  /** How many of the vectors are loudspeakers; the others are imaginary. */
  private final int real;

  /** The channel of each loudspeaker. */
  private final int[] channels;

  /** The pairs or triplets of vectors, and the inverse matrices that give their gains. */
  private final List<int[]> bases = new ArrayList<>();

  private final List<double[]> inverses = new ArrayList<>();

  /** For each imaginary vector the loudspeakers to which it hands on its sound. */
  private final List<int[]> neighbours = new ArrayList<>();

  private final double[] raw;
  private final double[] best = new double[3];
  private final double[] tried = new double[3];

  Vbap(Layout layout) {
    flat = layout.isFlat();
    List<Layout.Place> places = layout.places();
    int[] heard = new int[places.size()];
    int count = 0;
    for (int i = 0; i < heard.length; i++) {
      if (!places.get(i).isLow()) {
        heard[count++] = i;
        add(places.get(i));
      }
    }
    channels = Arrays.copyOf(heard, count);
    real = count;
    if (flat) {
      pair();
    } else {
      enclose();
    }
    for (int[] base : bases) {
      inverses.add(flat ? inverseOfTwo(base) : inverseOfThree(base));
    }
    for (int i = real; i < vectors.size(); i++) {
      neighbours.add(neighboursOf(i));
    }
    raw = new double[vectors.size()];
  }

  private void add(Layout.Place place) {
    double[] vector = place.vector();
    for (double[] other : vectors) {
      if (Hull.dot(vector, other) > 1 - NEAR) {
        throw new IllegalArgumentException(
            "layout must have loudspeakers at different places, but two are at %s/%s"
                .formatted(place.azimuth(), place.elevation()));
      }
    }
    vectors.add(vector);
  }

  // ---- Rings ------------------------------------------------------------------------------------

  /** The pairs of neighbours on a ring; a gap of half a circle or more is halved. */
  private void pair() {
    if (real == 1) {
      return;
    }
    List<Integer> around = new ArrayList<>();
    for (int i = 0; i < real; i++) {
      around.add(i);
    }
    around.sort((a, b) -> Double.compare(angle(a), angle(b)));
    for (int k = 0; k < real; k++) {
      int from = around.get(k);
      int to = around.get((k + 1) % real);
      double gap = angle(to) - angle(from) + (k == real - 1 ? 2 * Math.PI : 0);
      if (gap < Math.PI - NEAR) {
        bases.add(new int[] {from, to});
      } else {
        double middle = angle(from) + gap / 2;
        vectors.add(new double[] {StrictMath.cos(middle), StrictMath.sin(middle), 0});
        bases.add(new int[] {from, vectors.size() - 1});
        bases.add(new int[] {vectors.size() - 1, to});
      }
    }
  }

  private double angle(int i) {
    return StrictMath.atan2(vectors.get(i)[1], vectors.get(i)[0]);
  }

  private double[] inverseOfTwo(int[] base) {
    double[] a = vectors.get(base[0]);
    double[] b = vectors.get(base[1]);
    double det = a[0] * b[1] - a[1] * b[0];
    return new double[] {b[1] / det, -b[0] / det, 0, -a[1] / det, a[0] / det, 0};
  }

  // ---- Spheres ----------------------------------------------------------------------------------

  /** The triplets: the triangles of the convex hull, which imaginary vectors close. */
  private void enclose() {
    for (int axis = 0; isOpen() && axis < AXES.length; axis++) {
      double[] one = AXES[axis];
      if (vectors.stream().noneMatch(vector -> Hull.dot(vector, one) > 1 - NEAR)) {
        vectors.add(one);
      }
    }
  }

  private boolean isOpen() {
    bases.clear();
    bases.addAll(new Hull(vectors).triangles());
    return bases.isEmpty();
  }

  private double[] inverseOfThree(int[] base) {
    double[] a = vectors.get(base[0]);
    double[] b = vectors.get(base[1]);
    double[] c = vectors.get(base[2]);
    double det = Hull.dot(a, Hull.cross(b, c));
    double[] inverse = new double[9];
    double[][] rows = {Hull.cross(b, c), Hull.cross(c, a), Hull.cross(a, b)};
    for (int row = 0; row < 3; row++) {
      for (int k = 0; k < 3; k++) {
        inverse[3 * row + k] = rows[row][k] / det;
      }
    }
    return inverse;
  }

  private int[] all() {
    int[] all = new int[real];
    Arrays.setAll(all, i -> i);
    return all;
  }

  // ---- Gains ------------------------------------------------------------------------------------

  private int[] neighboursOf(int imaginary) {
    boolean[] beside = new boolean[real];
    for (int[] base : bases) {
      if (Arrays.stream(base).anyMatch(each -> each == imaginary)) {
        for (int each : base) {
          if (each < real) {
            beside[each] = true;
          }
        }
      }
    }
    int[] found = new int[real];
    int count = 0;
    for (int i = 0; i < real; i++) {
      if (beside[i]) {
        found[count++] = i;
      }
    }
    return count == 0 ? all() : Arrays.copyOf(found, count);
  }

  /**
   * The gains for a direction; a ring ignores the elevation.
   *
   * @param azimuth in degrees to the left
   * @param elevation in degrees upwards
   * @param gains receives that of each channel; NaN if the direction is not finite
   */
  void fill(double azimuth, double elevation, double[] gains) {
    double level = (flat ? 1 : Phase.cosine(elevation / 360)) + 0 * (azimuth + elevation);
    double x = level * Phase.cosine(azimuth / 360);
    double y = level * Phase.sine(azimuth / 360);
    double z = flat ? 0 : Phase.sine(elevation / 360);
    Arrays.fill(gains, 0);
    if (real == 1) {
      gains[channels[0]] = 1 + 0 * (x + y + z);
      return;
    }
    Arrays.fill(raw, 0);
    int size = flat ? 2 : 3;
    int chosen = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < inverses.size() && most < 0; k++) {
      double[] inverse = inverses.get(k);
      double least = Double.POSITIVE_INFINITY;
      for (int row = 0; row < size; row++) {
        int at = 3 * row;
        tried[row] = inverse[at] * x + inverse[at + 1] * y + inverse[at + 2] * z;
        least = Math.min(least, tried[row]);
      }
      if (least > most) {
        most = least;
        chosen = k;
        System.arraycopy(tried, 0, best, 0, size);
      }
    }
    if (chosen < 0) {
      Arrays.fill(gains, Double.NaN);
      return;
    }
    for (int row = 0; row < size; row++) {
      raw[bases.get(chosen)[row]] = Math.max(best[row], 0);
    }
    handOn();
    double power = 0;
    for (int i = 0; i < real; i++) {
      power += raw[i] * raw[i];
    }
    for (int i = 0; i < real; i++) {
      gains[channels[i]] = raw[i] / Math.sqrt(power);
    }
  }

  private void handOn() {
    for (int i = real; i < raw.length; i++) {
      if (raw[i] > 0) {
        int[] to = neighbours.get(i - real);
        double each = raw[i] / Math.sqrt(to.length);
        for (int k : to) {
          raw[k] += each;
        }
      }
    }
  }
}
