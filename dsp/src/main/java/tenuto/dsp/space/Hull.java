package tenuto.dsp.space;

import java.util.ArrayList;
import java.util.List;

/**
 * The convex hull of unit vectors, in triangles: faces with more corners are divided from the one
 * that was given first.
 */
record Hull(List<double[]> vectors) {
  /** What counts as 0 between unit vectors. */
  private static final double NEAR = 1e-9;

  static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }

  private static double[] difference(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  /** The indices of the corners of the triangles; none if the origin is not inside. */
  List<int[]> triangles() {
    int count = vectors.size();
    List<List<Integer>> faces = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        for (int k = j + 1; k < count; k++) {
          double[] normal =
              cross(
                  difference(vectors.get(j), vectors.get(i)),
                  difference(vectors.get(k), vectors.get(i)));
          double distance = dot(normal, vectors.get(i));
          double length = Math.sqrt(dot(normal, normal));
          double[] outward = distance < 0 ? difference(new double[3], normal) : normal;
          if (length > NEAR && !face(faces, outward, Math.abs(distance), NEAR * length)) {
            return List.of();
          }
        }
      }
    }
    List<int[]> triangles = new ArrayList<>();
    for (List<Integer> face : faces) {
      for (int k = 2; k < face.size(); k++) {
        triangles.add(new int[] {face.getFirst(), face.get(k - 1), face.get(k)});
      }
    }
    return triangles;
  }

  /**
   * Notes the vectors of a plane, in order around its normal, if it is a face of the hull.
   *
   * @param normal away from the origin
   * @param near what counts as 0 in lengths along it
   * @return false if the origin is not inside the hull
   */
  private boolean face(List<List<Integer>> faces, double[] normal, double distance, double near) {
    List<Integer> on = new ArrayList<>();
    boolean above = false;
    boolean below = false;
    for (int m = 0; m < vectors.size(); m++) {
      double height = dot(normal, vectors.get(m)) - distance;
      if (Math.abs(height) <= near) {
        on.add(m);
      }
      above |= height > near;
      below |= height < -near;
    }
    if (above && below) {
      return true;
    }
    if (above || !below || distance <= near) {
      return false;
    }
    double[] first = vectors.get(on.getFirst());
    double[] across = difference(vectors.get(on.get(1)), first);
    double[] along = cross(normal, across);
    List<Integer> rest = new ArrayList<>(on.subList(1, on.size()));
    rest.sort(
        (a, b) -> Double.compare(turn(a, first, across, along), turn(b, first, across, along)));
    rest.addFirst(on.getFirst());
    if (!faces.contains(rest)) {
      faces.add(rest);
    }
    return true;
  }

  /** The angle of a vector around a corner of its face. */
  private double turn(int i, double[] corner, double[] across, double[] along) {
    double[] to = difference(vectors.get(i), corner);
    double scale = Math.sqrt(dot(along, along) / dot(across, across));
    return StrictMath.atan2(dot(to, along), dot(to, across) * scale);
  }
}
