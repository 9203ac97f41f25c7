package tenuto.dsp.support;

import java.lang.foreign.Arena;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Signals of arrays, and arrays of signals. */
public final class Signals {
  private Signals() {}

  public static Signal of(double... samples) {
    return Generated.of(new Array(samples), samples.length);
  }

  public static double[] samples(Session session, Signal signal) {
    int n = Math.toIntExact(signal.length());
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = Blocks.of(arena, new double[n]);
      reader.read(0, block, 0, n);
      return Blocks.samples(block, n);
    }
  }

  /** All samples of signals of one length that are read side by side. */
  public static double[][] visited(Session session, List<Signal> signals) {
    int n = Math.toIntExact(signals.getFirst().length());
    double[][] all = new double[signals.size()][n];
    session.visit(
        signals,
        1024,
        () ->
            (start, channels, count) -> {
              for (int channel = 0; channel < channels.length; channel++) {
                for (int i = 0; i < count; i++) {
                  all[channel][(int) start + i] = channels[channel].get(i);
                }
              }
            });
    return all;
  }

  /** Its text is that of one array only. */
  private record Array(double[] samples) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, start + i < samples.length ? samples[(int) start + i] : 0);
      }
    }
  }
}
