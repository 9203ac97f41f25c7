package tenuto.dsp.space;

import java.util.ArrayList;
import java.util.List;

/**
 * An ambisonics decoder (AmbiX: ACN, SN3D) for a layout of loudspeakers: its gains preserve the
 * sound's power from every direction, and are as directional as the order allows, which matters for
 * the localisation of sound above 700 Hz (max-rE: M. Gerzon, "General metatheory of auditory
 * localisation", 1992; the power by orthogonalised directions: F. Zotter, H. Pomberger, M.
 * Noisternig, "Energy-preserving ambisonic decoding", 2012). Components that the layout cannot
 * reproduce, such as height from a ring, are omitted, and so are orders for which it has fewer
 * loudspeakers than they have components.
 */
final class FieldDecoder {
  private static final int SWEEPS = 30;

  /** The relative strength below which a direction counts as missing. */
  private static final double WEAKEST = 1e-9;

  /** The largest roots of the Legendre polynomials of order 2 to 4: the weights of a sphere. */
  private static final double[] ROOTS = {
    Math.sqrt(1 / 3.0), Math.sqrt(0.6), Math.sqrt((15 + 2 * Math.sqrt(30)) / 35)
  };

  private FieldDecoder() {}

  /**
   * For each loudspeaker of a layout the gains of a field's channels; all are 0 for low frequencies
   * only.
   *
   * @param order of the field, 1 to 3
   */
  static List<double[]> gains(Layout layout, int order) {
    boolean flat = layout.isFlat();
    int used = order;
    while (used > 1 && components(flat, used) > layout.heard().size()) {
      used--;
    }
    double[] scales = scales(flat, used);
    double[] weights = weights(flat, used);
    int fields = scales.length;
    List<double[]> towards = new ArrayList<>();
    double[][] together = new double[fields][fields];
    for (Layout.Place place : layout.places()) {
      double[] field = new double[fields];
      if (!place.isLow()) {
        double[] vector = place.vector();
        Harmonics.fill(vector[0], vector[1], vector[2], field);
        for (int i = 0; i < fields; i++) {
          field[i] *= scales[i];
        }
      }
      for (int i = 0; i < fields; i++) {
        for (int j = 0; j < fields; j++) {
          together[i][j] += field[i] * field[j];
        }
      }
      towards.add(field);
    }
    double[][] inverse = inverseRoot(together);
    double power = 0;
    for (int i = 0; i < fields; i++) {
      power += scales[i] == 0 ? 0 : weights[i] * weights[i];
    }
    List<double[]> gains = new ArrayList<>();
    for (double[] field : towards) {
      double[] row = new double[Harmonics.channels(order)];
      for (int i = 0; i < fields; i++) {
        for (int j = 0; j < fields; j++) {
          row[i] += field[j] * inverse[j][i];
        }
        row[i] *= scales[i] * weights[i] / Math.sqrt(power);
      }
      gains.add(row);
    }
    return gains;
  }

  /** How many independent components there are up to an order. */
  private static int components(boolean flat, int order) {
    return flat ? 2 * order + 1 : Harmonics.channels(order);
  }

  /**
   * What makes the mean square of each channel, over all directions of the circle or the sphere,
   * that of W; on a circle 0 for those that height changes.
   */
  private static double[] scales(boolean flat, int order) {
    double[] scales = new double[Harmonics.channels(order)];
    // The largest value on the circle of those channels of each order that know no height.
    double[] largest = {1, 1, Math.sqrt(0.75), Math.sqrt(0.625)};
    for (int i = 0; i < scales.length; i++) {
      int l = Harmonics.order(i);
      boolean isFlat = i == l * l || i == l * l + 2 * l;
      double onCircle = !isFlat ? 0 : l == 0 ? 1 : Math.sqrt(2) / largest[l];
      scales[i] = flat ? onCircle : Math.sqrt(2 * l + 1);
    }
    return scales;
  }

  /** The weights of max-rE, for each channel that of its order. */
  private static double[] weights(boolean flat, int order) {
    double root = ROOTS[order - 1];
    double[] legendre = {1, root, (3 * root * root - 1) / 2, root * (5 * root * root - 3) / 2};
    double[] weights = new double[Harmonics.channels(order)];
    for (int i = 0; i < weights.length; i++) {
      int l = Harmonics.order(i);
      weights[i] = flat ? StrictMath.cos(l * Math.PI / (2 * order + 2)) : legendre[l];
    }
    return weights;
  }

  /**
   * The pseudo-inverse of the square root of a symmetric matrix, by Jacobi rotations (C. Jacobi,
   * 1846).
   */
  private static double[][] inverseRoot(double[][] a) {
    int fields = a.length;
    double[][] v = new double[fields][fields];
    for (int i = 0; i < fields; i++) {
      v[i][i] = 1;
    }
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (int p = 0; p < fields; p++) {
        for (int q = p + 1; q < fields; q++) {
          rotate(a, v, p, q);
        }
      }
    }
    double strongest = 0;
    for (int k = 0; k < fields; k++) {
      strongest = Math.max(strongest, a[k][k]);
    }
    double[][] inverse = new double[fields][fields];
    for (int k = 0; k < fields; k++) {
      if (a[k][k] > WEAKEST * strongest) {
        for (int i = 0; i < fields; i++) {
          for (int j = 0; j < fields; j++) {
            inverse[i][j] += v[i][k] * v[j][k] / Math.sqrt(a[k][k]);
          }
        }
      }
    }
    return inverse;
  }

  /** Makes a[p][q] zero, and rotates the columns of v likewise. */
  private static void rotate(double[][] a, double[][] v, int p, int q) {
    if (a[p][q] == 0) {
      return;
    }
    double slope = (a[q][q] - a[p][p]) / (2 * a[p][q]);
    double tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.sqrt(slope * slope + 1));
    double cosine = 1 / Math.sqrt(tangent * tangent + 1);
    double sine = tangent * cosine;
    int fields = a.length;
    for (int k = 0; k < fields; k++) {
      double first = a[k][p];
      double second = a[k][q];
      a[k][p] = cosine * first - sine * second;
      a[k][q] = sine * first + cosine * second;
    }
    for (int k = 0; k < fields; k++) {
      double first = a[p][k];
      double second = a[q][k];
      a[p][k] = cosine * first - sine * second;
      a[q][k] = sine * first + cosine * second;
      first = v[k][p];
      second = v[k][q];
      v[k][p] = cosine * first - sine * second;
      v[k][q] = sine * first + cosine * second;
    }
    a[p][q] = 0;
    a[q][p] = 0;
  }
}
