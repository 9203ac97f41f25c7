package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;

/** Columns in arrays: {@link VectorColumns}' twin, with the same bits. */
final class ScalarColumns implements Columns {
  /** Wide enough that few copies are made, for each takes a call. */
  private static final int WIDTH = 64;

  private final double[] line;
  private double[] ar;
  private double[] ai;
  private double[] br;
  private double[] bi;

  ScalarColumns(List<StockhamPass> passes) {
    int most = 0;
    int longest = 0;
    for (StockhamPass pass : passes) {
      most = Math.max(most, pass.radix() * width(pass));
      longest = Math.max(longest, pass.radix() * Math.max(8, width(pass)) / 4);
    }
    line = new double[longest];
    ar = new double[most];
    ai = new double[most];
    br = new double[most];
    bi = new double[most];
  }

  @Override
  public int width(StockhamPass pass) {
    return (int) Math.min(pass.columns(), WIDTH);
  }

  @Override
  public double[] line() {
    return line;
  }

  @Override
  public void transform(
      StockhamPass pass,
      MemorySegment xr,
      MemorySegment xi,
      long from,
      long pitch,
      MemorySegment yr,
      MemorySegment yi,
      long to,
      long unit,
      double[] line,
      int lineAt) {
    int width = width(pass);
    int radix = pass.radix();
    ArrayCopies.read(xr, from, pitch, ar, 0, radix, width);
    ArrayCopies.read(xi, from, pitch, ai, 0, radix, width);
    transformed(pass, width);
    if (!pass.isLast()) {
      turn(pass, width, line, lineAt);
    }
    if (pass.isFirst()) {
      transpose(ar, br, radix, width);
      transpose(ai, bi, radix, width);
      ArrayCopies.write(br, 0, width, radix, yr, to, unit);
      ArrayCopies.write(bi, 0, width, radix, yi, to, unit);
    } else {
      ArrayCopies.write(ar, 0, radix, width, yr, to, unit);
      ArrayCopies.write(ai, 0, radix, width, yi, to, unit);
    }
  }

  // Short methods, each with a loop: a compiler takes a second for all of them in one.

  private void turn(StockhamPass pass, int width, double[] line, int lineAt) {
    for (int r = 0; r < pass.radix(); r++) {
      for (int g = 0; g < width / 8; g++) {
        int k = lineAt + 2 * r + (pass.isFirst() ? 2 * pass.radix() * g : 0);
        int at = width * r + 8 * g;
        ScalarButterflies.turn(ar, ai, at, pass.rows(), r, line[k], line[k + 1]);
      }
    }
  }

  /**
   * By strips of 8 columns: to write to more lines at once, a power of two apart, throws some out.
   */
  private static void transpose(double[] from, double[] to, int rows, int width) {
    for (int strip = 0; strip < width; strip += 8) {
      for (int r = 0; r < rows; r++) {
        for (int c = strip; c < strip + 8; c++) {
          to[rows * c + r] = from[width * r + c];
        }
      }
    }
  }

  private void transformed(StockhamPass pass, int width) {
    int done = 0;
    int shift = Integer.numberOfTrailingZeros(width);
    for (; pass.radixBits() - done >= 2; done += 2) {
      int quarter = pass.radix() / 4 * width;
      ScalarButterflies.four(ar, ai, br, bi, quarter, width << done, pass.factors(), shift);
      swap();
    }
    if (pass.radixBits() - done == 1) {
      ScalarButterflies.two(ar, ai, br, bi, width << done);
      swap();
    }
  }

  private void swap() {
    double[] re = ar;
    double[] im = ai;
    ar = br;
    ai = bi;
    br = re;
    bi = im;
  }
}
