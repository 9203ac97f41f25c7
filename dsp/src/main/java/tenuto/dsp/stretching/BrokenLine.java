package tenuto.dsp.stretching;

import java.util.Arrays;

/**
 * Straight lines between points, the first and the last of which go on for ever.
 *
 * @param ins times of the input, ascending, at least two
 * @param outs of the output, ascending
 * @param text what they follow from
 */
record BrokenLine(double[] ins, double[] outs, String text) implements TimeMap {
  @Override
  public double to(double in) {
    return between(ins, outs, in);
  }

  @Override
  public double from(double out) {
    return between(outs, ins, out);
  }

  private static double between(double[] x, double[] y, double at) {
    int found = Arrays.binarySearch(x, at);
    int next = Math.clamp(found < 0 ? -found - 1L : found + 1L, 1, x.length - 1);
    double slope = (y[next] - y[next - 1]) / (x[next] - x[next - 1]);
    return y[next - 1] + (at - x[next - 1]) * slope;
  }

  @Override
  public double least() {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 1; i < ins.length; i++) {
      least = Math.min(least, (outs[i] - outs[i - 1]) / (ins[i] - ins[i - 1]));
    }
    return least;
  }

  @Override
  public String toString() {
    return text;
  }
}
