package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Reader;

/**
 * Where a tape is that runs at the speed a signal gives, from 0 to {@link Speed#FASTEST}: at sample
 * i the sum of the speeds before it, exactly.
 */
record Tape() implements Filter {
  private static final int STRETCH = 4096;

  @Override
  public State begin() {
    return new Reel();
  }

  /** How many samples are made before {@code length} is reached, or the speeds end. */
  static long samples(Reader speeds, long length) {
    Reel reel = new Reel();
    double[] row = new double[STRETCH];
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * STRETCH, 64), 0);
      for (long at = 0; at < speeds.length(); at += STRETCH) {
        int n = (int) Math.min(STRETCH, speeds.length() - at);
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
