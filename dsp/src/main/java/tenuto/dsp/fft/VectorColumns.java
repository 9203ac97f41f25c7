package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * Columns as rows of vectors, in two buffers that fit in a first-level cache if a pass allows it.
 */
final class VectorColumns implements Columns {
  /**
   * Complex numbers in a buffer, unless 8 columns have more: both buffers then take 16 KiB, and the
   * signal's part has room beside them in a first-level cache of 32 KiB. A narrow vector passes
   * over a buffer twice.
   */
  private static final int MOST = 512;

  private final double[] line;
  private MemorySegment ar;
  private MemorySegment ai;
  private MemorySegment br;
  private MemorySegment bi;

  VectorColumns(List<StockhamPass> passes, Arena arena) {
    int most = 0;
    int longest = 0;
    for (StockhamPass pass : passes) {
      most = Math.max(most, pass.radix() * width(pass));
      longest = Math.max(longest, pass.radix() * width(pass) / 4);
    }
    line = new double[longest];
    ar = arena.allocate(8L * most, 64);
    ai = arena.allocate(8L * most, 64);
    br = arena.allocate(8L * most, 64);
    bi = arena.allocate(8L * most, 64);
  }

  @Override
  public int width(StockhamPass pass) {
    return (int) Math.min(pass.columns(), Math.max(8, MOST / pass.radix()));
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
    int groups = width(pass) / 8;
    int quarter = pass.radix() / 4;
    double[] factors = pass.factors();
    // Rows without gaps between them are one long row.
    if (pitch == 64L * groups) {
      int shift = Integer.numberOfTrailingZeros(groups);
      long apart = pitch * quarter;
      VectorButterflies.four(
          xr, xi, from, 64, apart, ar, ai, 0, 64, groups, factors, shift, 0, quarter * groups);
    } else {
      for (int g = 0; g < groups; g++) {
        long at = from + 64 * g;
        long apart = pitch * quarter;
        VectorButterflies.four(
            xr, xi, at, pitch, apart, ar, ai, 64 * g, 64L * groups, 1, factors, 0, 0, quarter);
      }
    }
    int done = 2;
    for (; pass.radixBits() - done > 2; done += 2) {
      middle(pass, groups, done);
    }
    if (pass.isLast()) {
      for (int g = 0; g < groups; g++) {
        last(pass, 64 * g, 64L * groups, yr, yi, to + 64 * g, unit, done);
      }
      return;
    }
    for (int g = 0; g < groups; g++) {
      last(pass, 64 * g, 64L * groups, br, bi, 64 * g, 64L * groups, done);
    }
    for (int g = 0; g < groups; g++) {
      int at = lineAt + (pass.isFirst() ? 2 * pass.radix() * g : 0);
      if (pass.isFirst()) {
        turn(pass, g, groups, ar, ai, 64 * g, 64L * groups, line, at);
        long rows = to + 8 * unit * g;
        Transposition.transpose(ar, 64 * g, 64L * groups, yr, rows, unit, pass.radix());
        Transposition.transpose(ai, 64 * g, 64L * groups, yi, rows, unit, pass.radix());
      } else {
        turn(pass, g, groups, yr, yi, to + 64 * g, unit, line, at);
      }
    }
  }

  /** A radix-4 step from one buffer to the other. */
  private void middle(StockhamPass pass, int groups, int done) {
    int rows = pass.radix() / 4 * groups;
    int shift = Integer.numberOfTrailingZeros(groups);
    int stride = groups << done;
    VectorButterflies.four(
        ar, ai, 0, 64, 64L * rows, br, bi, 0, 64, stride, pass.factors(), shift, 0, rows);
    MemorySegment re = ar;
    MemorySegment im = ai;
    ar = br;
    ai = bi;
    br = re;
    bi = im;
  }

  private void last(
      StockhamPass pass,
      long from,
      long step,
      MemorySegment yr,
      MemorySegment yi,
      long to,
      long unit,
      int done) {
    int rows = 1 << done;
    long apart = step * rows;
    if (pass.radixBits() - done == 2) {
      VectorButterflies.four(
          ar, ai, from, step, apart, yr, yi, to, unit, rows, pass.factors(), done, 0, rows);
    } else {
      VectorButterflies.two(ar, ai, from, step, apart, yr, yi, to, unit, unit * rows, 0, rows);
    }
  }

  private void turn(
      StockhamPass pass,
      int group,
      int groups,
      MemorySegment yr,
      MemorySegment yi,
      long to,
      long unit,
      double[] line,
      int lineAt) {
    long from = 64 * group;
    long step = 64L * groups;
    double[] rows = pass.rows();
    VectorButterflies.turn(
        br, bi, from, step, yr, yi, to, unit, rows, line, lineAt, 0, pass.radix());
  }
}
