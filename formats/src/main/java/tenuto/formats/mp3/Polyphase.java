package tenuto.formats.mp3;

/**
 * The synthesis filter bank of one channel (ISO 11172-3, 2.4.3.2.2 and figure 3-A.2), which turns
 * one sample of each of 32 subbands into 32 samples.
 */
final class Polyphase {
  static final int BANDS = 32;

  /** The number of values kept for the next steps. */
  private static final int KEPT = 1024;

  /**
   * Table 3-B.3 up to its middle, times 2^16, of which all are integer multiples. The second half
   * is mirrored, with the opposite sign except at multiples of 64.
   */
  private static final int[] HALF_WINDOW = {
    0, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -3, -3, -4, -4, -5,
    -5, -6, -7, -7, -8, -9, -10, -11, -13, -14, -16, -17, -19, -21, -24, -26,
    -29, -31, -35, -38, -41, -45, -49, -53, -58, -63, -68, -73, -79, -85, -91, -97,
    -104, -111, -117, -125, -132, -139, -147, -154, -161, -169, -176, -183, -190, -196, -202, -208,
    213, 218, 222, 225, 227, 228, 228, 227, 224, 221, 215, 208, 200, 189, 177, 163,
    146, 127, 106, 83, 57, 29, -2, -36, -72, -111, -153, -197, -244, -294, -347, -401,
    -459, -519, -581, -645, -711, -779, -848, -919, -991, -1064, -1137, -1210, -1283, -1356, -1428,
        -1498,
    -1567, -1634, -1698, -1759, -1817, -1870, -1919, -1962, -2001, -2032, -2057, -2075, -2085,
        -2087, -2080, -2063,
    2037, 2000, 1952, 1893, 1822, 1739, 1644, 1535, 1414, 1280, 1131, 970, 794, 605, 402, 185,
    -45, -288, -545, -814, -1095, -1388, -1692, -2006, -2330, -2663, -3004, -3351, -3705, -4063,
        -4425, -4788,
    -5153, -5517, -5879, -6237, -6589, -6935, -7271, -7597, -7910, -8209, -8491, -8755, -8998,
        -9219, -9416, -9585,
    -9727, -9838, -9916, -9959, -9966, -9935, -9863, -9750, -9592, -9389, -9139, -8840, -8492,
        -8092, -7640, -7134,
    6574, 5959, 5288, 4561, 3776, 2935, 2037, 1082, 70, -998, -2122, -3300, -4533, -5818, -7154,
        -8540,
    -9975, -11455, -12980, -14548, -16155, -17799, -19478, -21189, -22929, -24694, -26482, -28289,
        -30112, -31947, -33791, -35640,
    -37489, -39336, -41176, -43006, -44821, -46617, -48390, -50137, -51853, -53534, -55178, -56778,
        -58333, -59838, -61289, -62684,
    -64019, -65290, -66494, -67629, -68692, -69679, -70590, -71420, -72169, -72835, -73415, -73908,
        -74313, -74630, -74856, -74992,
    75038
  };

  /** The window in the order of use: 16 values for each of the 32 outputs. */
  private static final double[] WINDOW = new double[512];

  /** cos(m(2k + 1)π/64); the other rows of the 64-row matrix are these 32 with other signs. */
  private static final double[] COSINES = new double[BANDS * BANDS];

  static {
    for (int n = 0; n < WINDOW.length; n++) {
      int mirrored = n <= 256 ? HALF_WINDOW[n] : HALF_WINDOW[512 - n] * (n % 64 == 0 ? 1 : -1);
      WINDOW[n % BANDS * 16 + n / BANDS] = mirrored * 0x1p-16;
    }
    for (int m = 0; m < BANDS; m++) {
      for (int k = 0; k < BANDS; k++) {
        COSINES[m * BANDS + k] = StrictMath.cos(m * (2 * k + 1) * Math.PI / 64);
      }
    }
  }

  private final double[] kept = new double[KEPT];
  private final double[] transformed = new double[BANDS];
  private int begin;

  /** Computes the next 32 samples from the subbands at {@code from}. */
  void next(double[] bands, int from, double[] out, int to) {
    begin = begin - 64 & KEPT - 1;
    transform(bands, from);
    for (int j = 0; j < BANDS; j++) {
      double sum = 0;
      for (int i = 0; i < 8; i++) {
        int at = begin + 128 * i + j;
        sum += kept[at & KEPT - 1] * WINDOW[j * 16 + 2 * i];
        sum += kept[at + 96 & KEPT - 1] * WINDOW[j * 16 + 2 * i + 1];
      }
      out[to + j] = sum;
    }
  }

  /** Row i of the matrix is cos((16 + i)(2k + 1)π/64), which is symmetric about 64 and 128. */
  private void transform(double[] bands, int from) {
    for (int m = 0; m < BANDS; m++) {
      double sum = 0;
      for (int k = 0; k < BANDS; k++) {
        sum += COSINES[m * BANDS + k] * bands[from + k];
      }
      transformed[m] = sum;
    }
    for (int i = 0; i < 64; i++) {
      int m = 16 + i;
      kept[begin + i] =
          m < 32
              ? transformed[m]
              : m == 32 ? 0 : m <= 64 ? -transformed[64 - m] : -transformed[m - 64];
    }
  }
}
