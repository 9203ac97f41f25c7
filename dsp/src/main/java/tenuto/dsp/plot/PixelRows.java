package tenuto.dsp.plot;

/**
 * Maps a spectrum's bins to rows (or columns) of pixels along a frequency axis: a row shows its
 * strongest bin, so that a tone keeps its level however many bins share the row; where rows are
 * closer than bins, it is interpolated.
 */
final class PixelRows {
  private final double[] from;
  private final double[] to;

  /**
   * @param axis frequency axis, whose pixels are the rows
   * @param bins of the spectrum, from 0 to half the sample rate
   */
  PixelRows(Axis axis, int bins, double sampleRate) {
    int count = (int) Math.round(axis.pixels());
    from = new double[count];
    to = new double[count];
    double direction = Math.signum(axis.to() - axis.from());
    double perBin = sampleRate / 2 / (bins - 1);
    for (int row = 0; row < count; row++) {
      from[row] = axis.value(axis.from() + direction * row) / perBin;
      to[row] = axis.value(axis.from() + direction * (row + 1)) / perBin;
    }
  }

  /** The number of rows, which are counted from the lowest frequency. */
  int count() {
    return from.length;
  }

  /** The power in a row; NaN above half the sample rate. */
  double power(double[] powers, int row) {
    double low = from[row];
    double high = to[row];
    if ((low + high) / 2 > powers.length - 1) {
      return Double.NaN;
    }
    double power = between(powers, (low + high) / 2);
    int last = (int) Math.min(powers.length - 1, Math.floor(high));
    for (int bin = (int) Math.ceil(low); bin <= last; bin++) {
      power = Math.max(power, powers[bin]);
    }
    return power;
  }

  private static double between(double[] powers, double bin) {
    int below = (int) Math.min(powers.length - 2, Math.floor(bin));
    double part = bin - below;
    return powers[below] * (1 - part) + powers[below + 1] * part;
  }
}
