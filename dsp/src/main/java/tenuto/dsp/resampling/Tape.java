package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Reader;

/**
 * The position of a tape whose speed is a signal, from 0 to {@link Speed#FASTEST}: at sample i the
 * exact sum of the speeds before it.
 */
record Tape() implements Filter {
  private static final int SPAN = 4096;

  @Override
  public State begin() {
    return new Reel();
  }

  /** The number of samples produced before {@code length} is reached, or the speeds end. */
  static long samples(Reader speeds, long length) {
    Reel reel = new Reel();
    double[] row = new double[SPAN];
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
      for (long at = 0; at < speeds.length(); at += SPAN) {
        int n = (int) Math.min(SPAN, speeds.length() - at);
        speeds.read(at, block, 0, n);
        ArrayCopies.read(block, 0, row, n);
        reel.scalar(row, n);
        for (int i = 0; i < n; i++) {
          if (row[i] >= length) {
            return at + i;
          }
        }
      }
    }
    return speeds.length();
  }

  private static final class Reel extends ScalarState {
    private long whole;
    private long part;
    private boolean torn;

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double speed = Speed.of(x[i]);
        torn |= Double.isNaN(speed);
        x[i] = torn ? Double.NaN : Speed.place(whole, part);
        whole += (long) speed;
        part += Speed.part(speed);
        if (part < 0) {
          part &= Long.MAX_VALUE;
          whole++;
        }
      }
    }
  }
}
