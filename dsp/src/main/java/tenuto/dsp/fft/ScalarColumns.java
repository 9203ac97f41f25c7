package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;

/** Columns in arrays: the scalar form of {@link VectorColumns}, with the same bits. */
final class ScalarColumns implements Columns {
  /** Columns computed at a time: enough for few copies, each of which takes a call. */
  private static final int WIDTH = 64;

  private final double[] line;

  /** The rows, which steps reorder by exchanging references. */
  private double[][] re;

  private double[][] im;
  private double[][] nextRe;
  private double[][] nextIm;

  /** The first pass's columns, as rows. */
  private final double[][] columnsRe;

  private final double[][] columnsIm;

  /** The line of 8 of them. */
  private final double[] lineRe;

  private final double[] lineIm;

  ScalarColumns(List<StockhamPass> passes) {
    int most = 0;
    int widest = 0;
    int longest = 0;
    for (StockhamPass pass : passes) {
      most = Math.max(most, pass.radix());
      widest = Math.max(widest, width(pass));
      longest = Math.max(longest, pass.radix() * Math.max(8, width(pass)) / 4);
    }
    line = new double[longest];
    re = new double[most][widest];
    im = new double[most][widest];
    nextRe = new double[most][];
    nextIm = new double[most][];
    StockhamPass first = passes.getFirst();
    int columns = first.isFirst() ? width(first) : 0;
    columnsRe = new double[columns][first.radix()];
    columnsIm = new double[columns][first.radix()];
    lineRe = new double[first.radix()];
    lineIm = new double[first.radix()];
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
    for (int r = 0; r < radix; r++) {
      ArrayCopies.read(xr, from + pitch * r, 0, re[r], 0, 1, width);
      ArrayCopies.read(xi, from + pitch * r, 0, im[r], 0, 1, width);
    }
    transformed(pass, width);
    if (pass.isFirst()) {
      transpose(re, columnsRe, radix, width);
      transpose(im, columnsIm, radix, width);
      turnColumns(pass, width, line, lineAt);
      write(columnsRe, width, radix, yr, to, unit);
      write(columnsIm, width, radix, yi, to, unit);
      return;
    }
    if (!pass.isLast()) {
      turnRows(pass, width, line, lineAt);
    }
    write(re, radix, width, yr, to, unit);
    write(im, radix, width, yi, to, unit);
  }

  private static void write(
      double[][] from, int rows, int n, MemorySegment to, long at, long unit) {
    for (int r = 0; r < rows; r++) {
      ArrayCopies.write(from[r], 0, 1, n, to, at + unit * r, 0);
    }
  }

  // Short methods, each with a loop: a compiler takes a second for all of them in one.

  /** All columns have the same factors, which come in two parts. */
  private void turnRows(StockhamPass pass, int width, double[] line, int lineAt) {
    double[] rows = pass.rows();
    for (int r = 0; r < pass.radix(); r++) {
      int k = lineAt + 2 * r;
      ScalarButterflies.turn(re[r], im[r], rows[16 * r], rows[16 * r + 8], width);
      ScalarButterflies.turn(re[r], im[r], line[k], line[k + 1], width);
    }
  }

  private void turnColumns(StockhamPass pass, int width, double[] line, int lineAt) {
    int radix = pass.radix();
    double[][] places = pass.places();
    for (int c = 0; c < width; c++) {
      if (c % 8 == 0) {
        int k = lineAt + 2 * radix * (c / 8);
        for (int r = 0; r < radix; r++) {
          lineRe[r] = line[k + 2 * r];
          lineIm[r] = line[k + 2 * r + 1];
        }
      }
      double[] x = columnsRe[c];
      double[] y = columnsIm[c];
      ScalarButterflies.turn(x, y, places[c % 8], places[8 + c % 8], radix);
      ScalarButterflies.turn(x, y, lineRe, lineIm, radix);
    }
  }

  /**
   * By strips of 8 columns: writing to more cache lines at once, a power of two apart, evicts some.
   */
  private static void transpose(double[][] from, double[][] to, int rows, int width) {
    for (int strip = 0; strip < width; strip += 8) {
      for (int r = 0; r < rows; r++) {
        double[] row = from[r];
        for (int c = strip; c < strip + 8; c++) {
          to[c][r] = row[c];
        }
      }
    }
  }

  private void transformed(StockhamPass pass, int width) {
    int done = 0;
    for (; pass.radixBits() - done >= 2; done += 2) {
      fours(pass, width, 1 << done);
    }
    if (pass.radixBits() - done == 1) {
      for (int r = 0; r < pass.radix() / 2; r++) {
        ScalarButterflies.sumAndDifference(re[r], re[r + pass.radix() / 2], width);
        ScalarButterflies.sumAndDifference(im[r], im[r + pass.radix() / 2], width);
      }
    }
  }

  /** A radix-4 step. */
  private void fours(StockhamPass pass, int width, int stride) {
    int quarter = pass.radix() / 4;
    for (int a = 0; a < quarter; a++) {
      int p = a & -stride;
      int b = a + quarter;
      int c = b + quarter;
      int d = c + quarter;
      ScalarButterflies.four(re, im, a, b, c, d, width, pass.factors(), 6 * p);
      int o = a + 3 * p;
      nextRe[o] = re[a];
      nextIm[o] = im[a];
      nextRe[o + stride] = re[c];
      nextIm[o + stride] = re[d];
      nextRe[o + 2 * stride] = re[b];
      nextIm[o + 2 * stride] = im[b];
      nextRe[o + 3 * stride] = im[d];
      nextIm[o + 3 * stride] = im[c];
    }
    for (int r = 0;
        r < pass.radix();
        r++) { // rows beyond the radix are kept: passes differ in their radix
      re[r] = nextRe[r];
      im[r] = nextIm[r];
    }
  }
}
