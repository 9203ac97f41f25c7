package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.Phase;
import tenuto.engine.signal.Filter;

/**
 * Turns a sound field: the matrix of each order follows from that of the order beneath (J. Ivanic,
 * K. Ruedenberg, "Rotation matrices for real spherical harmonics. Direct determination by
 * recursion", 1996, with the corrections of 1998). Channels of one order are mixed only with each
 * other, so that their normalisation does not matter.
 *
 * <p>Its inputs are the field and the angles yaw, pitch and roll in degrees.
 *
 * @param order of the field, 0 to 3
 */
record Rotation(int order) implements Filter {
  private static final int ANGLES = 3;

  @Override
  public int inputs() {
    return outputs() + ANGLES;
  }

  @Override
  public int outputs() {
    return Harmonics.channels(order);
  }

  @Override
  public long lookBack() {
    return 0;
  }

  @Override
  public Processor begin() {
    return new Turning();
  }

  private final class Turning extends ScalarProcessor {
    private final double[][][] matrices = new double[order + 1][][];
    private double yaw = Double.NaN;
    private double pitch = Double.NaN;
    private double roll = Double.NaN;

    Turning() {
      for (int l = 0; l <= order; l++) {
        matrices[l] = new double[2 * l + 1][2 * l + 1];
      }
      matrices[0][0][0] = 1;
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      int fields = out.length;
      for (int i = 0; i < n; i++) {
        turn(in[fields][i], in[fields + 1][i], in[fields + 2][i]);
        for (int l = 0; l <= order; l++) {
          int first = l * l;
          for (int row = 0; row <= 2 * l; row++) {
            double sum = 0;
            for (int column = 0; column <= 2 * l; column++) {
              sum += matrices[l][row][column] * in[first + column][i];
            }
            out[first + row][i] = sum;
          }
        }
      }
    }

    /** Makes the matrices of those angles. */
    private void turn(double newYaw, double newPitch, double newRoll) {
      if (newYaw == yaw && newPitch == pitch && newRoll == roll || order == 0) {
        return;
      }
      yaw = newYaw;
      pitch = newPitch;
      roll = newRoll;
      double none = 0 * (yaw + pitch + roll); // NaN for an angle that is not finite
      double cy = Phase.cosine(yaw / 360) + none;
      double sy = Phase.sine(yaw / 360);
      double cp = Phase.cosine(pitch / 360) + none;
      double sp = Phase.sine(pitch / 360);
      double cr = Phase.cosine(roll / 360) + none;
      double sr = Phase.sine(roll / 360);
      // Left, up and front, in the order of the channels: first roll, then pitch, then yaw.
      double[][] first = matrices[1];
      set(first[0], cy * cr - sy * sp * sr, -cy * sr - sy * sp * cr, sy * cp);
      set(first[1], cp * sr, cp * cr, sp);
      set(first[2], -sy * cr - cy * sp * sr, sy * sr - cy * sp * cr, cy * cp);
      for (int l = 2; l <= order; l++) {
        for (int m = -l; m <= l; m++) {
          for (int n = -l; n <= l; n++) {
            matrices[l][m + l][n + l] = entry(l, m, n);
          }
        }
      }
    }

    private static void set(double[] row, double a, double b, double c) {
      row[0] = a;
      row[1] = b;
      row[2] = c;
    }

    private double entry(int l, int m, int n) {
      int size = Math.abs(m);
      int isZero = m == 0 ? 1 : 0;
      double below = Math.abs(n) == l ? 2 * l * (2 * l - 1) : (l + n) * (l - n);
      double sum = 0;
      if (size < l) {
        sum += Math.sqrt((l + m) * (l - m) / below) * product(0, l, m, n);
      }
      double v = Math.sqrt((1 + isZero) * (l + size - 1) * (l + size) / below);
      sum += 0.5 * (1 - 2 * isZero) * v * second(l, m, n);
      if (m != 0 && size < l - 1) {
        double w = Math.sqrt((l - size - 1) * (l - size) / below);
        int sign = m > 0 ? 1 : -1;
        double third = product(1, l, m + sign, n) + sign * product(-1, l, -m - sign, n);
        sum -= 0.5 * w * third;
      }
      return sum;
    }

    private double second(int l, int m, int n) {
      if (m == 0) {
        return product(1, l, 1, n) + product(-1, l, -1, n);
      }
      if (m == 1) {
        return Math.sqrt(2) * product(1, l, 0, n);
      }
      if (m == -1) {
        return Math.sqrt(2) * product(-1, l, 0, n);
      }
      return m > 0
          ? product(1, l, m - 1, n) - product(-1, l, 1 - m, n)
          : product(1, l, m + 1, n) + product(-1, l, -m - 1, n);
    }

    /** P of the paper: an entry of the first order times entries of the order beneath. */
    private double product(int i, int l, int a, int b) {
      double[] row = matrices[1][i + 1];
      double[] beneath = matrices[l - 1][a + l - 1];
      int last = 2 * l - 2;
      if (b == -l) {
        return row[2] * beneath[0] + row[0] * beneath[last];
      }
      return b == l ? row[2] * beneath[last] - row[0] * beneath[0] : row[1] * beneath[b + l - 1];
    }
  }
}
