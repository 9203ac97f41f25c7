package tenuto.dsp.space;

import java.util.ArrayList;
import java.util.List;

/**
 * A first-order Ambisonics decoder (AmbiX: W, Y, Z, X in SN3D) for a layout of loudspeakers: its
 * gains preserve the sound's power from every direction, and are as directional as the order
 * allows, which matters for the localisation of sound above 700 Hz (max-rE: M. Gerzon, "General
 * metatheory of auditory localisation", 1992; the power by orthogonalised directions: F. Zotter, H.
 * Pomberger, M. Noisternig, "Energy-preserving ambisonic decoding", 2012). Components that the
 * layout cannot reproduce, such as height from a ring, are omitted.
 *
 * @param places in degrees
 */
record Loudspeakers(List<Place> places) {
  private static final int FIELDS = 4;
  private static final int SWEEPS = 30;

  /** The largest elevation of loudspeakers in degrees that counts as a ring. */
  private static final double FLAT = 1e-6;

  /** The relative strength below which a direction counts as missing. */
  private static final double WEAKEST = 1e-9;

  /** Half the angle between an edge of a cube and the diagonal of a side, in degrees. */
  private static final double CORNER = StrictMath.toDegrees(StrictMath.atan(StrictMath.sqrt(0.5)));

  /**
   * The position of a loudspeaker.
   *
   * @param azimuth in degrees to the left
   * @param elevation in degrees upwards
   */
  record Place(double azimuth, double elevation) {
    /** The field of a source at this position, in AmbiX. */
    double[] field() {
      double a = StrictMath.toRadians(azimuth);
      double e = StrictMath.toRadians(elevation);
      return new double[] {
        1,
        StrictMath.sin(a) * StrictMath.cos(e),
        StrictMath.sin(e),
        StrictMath.cos(a) * StrictMath.cos(e)
      };
    }
  }

  /** The layout that a word's text names or lists: {@code 45 -45 135/20}. */
  static Loudspeakers of(String layout) {
    return switch (layout) {
      case "quad" -> ring(45, -45, 135, -135);
      case "5.0" -> ring(30, -30, 0, 110, -110);
      case "hexagon" -> ring(30, -30, 90, -90, 150, -150);
      case "octagon" -> ring(22.5, -22.5, 67.5, -67.5, 112.5, -112.5, 157.5, -157.5);
      case "cube" -> {
        List<Place> places = new ArrayList<>();
        for (int half = -1; half <= 1; half += 2) {
          for (double azimuth : new double[] {45, -45, 135, -135}) {
            places.add(new Place(azimuth, half * CORNER));
          }
        }
        yield new Loudspeakers(places);
      }
      default -> listed(layout);
    };
  }

  private static Loudspeakers ring(double... azimuths) {
    List<Place> places = new ArrayList<>();
    for (double azimuth : azimuths) {
      places.add(new Place(azimuth, 0));
    }
    return new Loudspeakers(places);
  }

  private static Loudspeakers listed(String layout) {
    List<Place> places = new ArrayList<>();
    for (String written : layout.strip().split("\\s+")) {
      String[] angles = written.split("/", 2);
      try {
        places.add(new Place(angle(angles[0]), angles.length == 1 ? 0 : angle(angles[1])));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "layout must be stereo, quad, 5.0, hexagon, octagon, cube or angles such as"
                + " '45 -45 135/20', but is '"
                + layout
                + "'",
            e);
      }
    }
    return new Loudspeakers(places);
  }

  private static double angle(String text) {
    double angle = Double.parseDouble(text);
    if (!(Math.abs(angle) <= 360)) {
      throw new NumberFormatException();
    }
    return angle;
  }

  /** For each loudspeaker the gains of W, Y, Z and X. */
  List<double[]> gains() {
    boolean flat = places.stream().allMatch(place -> Math.abs(place.elevation) < FLAT);
    // Makes the mean square over all directions, of the circle or the sphere, that of W.
    double norm = StrictMath.sqrt(flat ? 2 : 3);
    double narrow = flat ? StrictMath.sqrt(0.5) : StrictMath.sqrt(1 / 3.0);
    double[][] fields = places.stream().map(Place::field).toArray(double[][]::new);
    double[][] together = new double[FIELDS][FIELDS];
    for (double[] field : fields) {
      for (int i = 1; i < FIELDS; i++) {
        field[i] *= norm;
      }
      for (int i = 0; i < FIELDS; i++) {
        for (int j = 0; j < FIELDS; j++) {
          together[i][j] += field[i] * field[j];
        }
      }
    }
    double[][] inverse = inverseRoot(together);
    double power = 1 + norm * norm * narrow * narrow;
    List<double[]> gains = new ArrayList<>();
    for (double[] field : fields) {
      double[] row = new double[FIELDS];
      for (int i = 0; i < FIELDS; i++) {
        for (int j = 0; j < FIELDS; j++) {
          row[i] += field[j] * inverse[j][i];
        }
        row[i] *= (i == 0 ? 1 : norm * narrow) / StrictMath.sqrt(power);
      }
      gains.add(row);
    }
    return gains;
  }

  /**
   * The pseudo-inverse of the square root of a symmetric matrix, by Jacobi rotations (C. Jacobi,
   * 1846).
   */
  private static double[][] inverseRoot(double[][] a) {
    double[][] v = new double[FIELDS][FIELDS];
    for (int i = 0; i < FIELDS; i++) {
      v[i][i] = 1;
    }
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (int p = 0; p < FIELDS; p++) {
        for (int q = p + 1; q < FIELDS; q++) {
          rotate(a, v, p, q);
        }
      }
    }
    double strongest = 0;
    for (int k = 0; k < FIELDS; k++) {
      strongest = Math.max(strongest, a[k][k]);
    }
    double[][] inverse = new double[FIELDS][FIELDS];
    for (int k = 0; k < FIELDS; k++) {
      if (a[k][k] > WEAKEST * strongest) {
        for (int i = 0; i < FIELDS; i++) {
          for (int j = 0; j < FIELDS; j++) {
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
    for (int k = 0; k < FIELDS; k++) {
      double first = a[k][p];
      double second = a[k][q];
      a[k][p] = cosine * first - sine * second;
      a[k][q] = sine * first + cosine * second;
    }
    for (int k = 0; k < FIELDS; k++) {
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
