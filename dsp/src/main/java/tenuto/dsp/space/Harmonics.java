package tenuto.dsp.space;

/**
 * The real spherical harmonics of ambisonics to third order, in AmbiX: ACN order, SN3D normalised
 * (C. Nachbar, F. Zotter, E. Deleflie, A. Sontacchi, "ambiX: a suggested ambisonics format", 2011).
 */
final class Harmonics {
  /** The highest order. */
  static final int MOST = 3;

  private static final double ROOT_3 = Math.sqrt(3);
  private static final double ROOT_15 = Math.sqrt(15);
  private static final double ROOT_5_8 = Math.sqrt(0.625);
  private static final double ROOT_3_8 = Math.sqrt(0.375);

  private Harmonics() {}

  /** The number of channels of an order. */
  static int channels(int order) {
    return (order + 1) * (order + 1);
  }

  /** The order of a channel, counted from 0. */
  static int order(int channel) {
    return (int) Math.sqrt(channel);
  }

  /**
   * The values of all harmonics towards a unit vector.
   *
   * @param x to the front
   * @param y to the left
   * @param z upwards
   * @param to receives those of the order for which it has room
   */
  static void fill(double x, double y, double z, double[] to) {
    to[0] = 1;
    to[1] = y;
    to[2] = z;
    to[3] = x;
    if (to.length > 4) {
      to[4] = ROOT_3 * x * y;
      to[5] = ROOT_3 * y * z;
      to[6] = 0.5 * (3 * z * z - 1);
      to[7] = ROOT_3 * x * z;
      to[8] = ROOT_3 / 2 * (x * x - y * y);
    }
    if (to.length > 9) {
      to[9] = ROOT_5_8 * y * (3 * x * x - y * y);
      to[10] = ROOT_15 * x * y * z;
      to[11] = ROOT_3_8 * y * (5 * z * z - 1);
      to[12] = 0.5 * z * (5 * z * z - 3);
      to[13] = ROOT_3_8 * x * (5 * z * z - 1);
      to[14] = ROOT_15 / 2 * z * (x * x - y * y);
      to[15] = ROOT_5_8 * x * (x * x - 3 * y * y);
    }
  }
}
