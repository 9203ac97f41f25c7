package tenuto.dsp.generators;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.function.Supplier;
import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.dsp.math.Turns;
import tenuto.engine.Block;
import tenuto.engine.Fma;
import tenuto.engine.Reader;
import tenuto.engine.Require;
import tenuto.engine.Source;
import tenuto.engine.Workspace;

/**
 * A table played round and round, between its samples by the cubic of {@link CubicInterpolation},
 * which here goes on from the table's end to its start. There is no filter: what then is above half
 * the sample rate aliases. It is made from the table, a signal of at least one sample.
 *
 * <p>The phase is as exact as {@link Sine}'s.
 *
 * @param hz how often a second the whole table is played; backwards if it is negative
 * @param workspaces give memory for the table
 */
public record Wavetable(double hz, double sampleRate, Supplier<Workspace> workspaces)
    implements Source.Maker {
  private static final int READ = 8192;

  public Wavetable {
    Require.finite("hz", hz);
    Require.sampleRate(sampleRate);
  }

  @Override
  public Source make(List<Reader> inputs) {
    Workspace memory = workspaces.get();
    try {
      return new Played(inputs.getFirst(), Turns.of(hz, sampleRate), memory);
    } catch (RuntimeException | Error e) {
      memory.close();
      throw e;
    }
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "Wavetable[hz=%s, sampleRate=%s]".formatted(hz, sampleRate);
  }

  private static final class Played implements ScalarSource {
    private final Workspace memory;
    private final long length;
    private final Turns step;

    /** The last sample, the table, its first two samples. */
    private final MemorySegment table;

    Played(Reader source, Turns step, Workspace memory) {
      this.memory = memory;
      this.step = step;
      length = source.length();
      table = memory.arena().allocate(8 * (length + 3), 64);
      Block block = new Block(memory.arena().allocate(8L * READ, 64), 0);
      for (long at = 0; at < length; at += READ) {
        int n = (int) Math.min(READ, length - at);
        source.read(at, block, 0, n);
        MemorySegment.copy(block.memory(), 0, table, 8 * (at + 1), 8L * n);
      }
      set(0, get(length));
      set(length + 1, get(1));
      set(length + 2, get(2));
    }

    private double get(long at) {
      return table.get(ValueLayout.JAVA_DOUBLE, 8 * at);
    }

    private void set(long at, double value) {
      table.set(ValueLayout.JAVA_DOUBLE, 8 * at, value);
    }

    @Override
    public void scalar(long start, double[] x, int n) {
      Turns phase = step.times(start);
      long low = phase.low();
      long high = phase.high();
      for (int i = 0; i < n; i++) {
        long before = Math.unsignedMultiplyHigh(high, length);
        x[i] = between(before, (high * length >>> 11) * 0x1p-53);
        low += step.low();
        high += step.high() + Turns.carry(low, step.low());
      }
    }

    private double between(long before, double part) {
      double p0 = get(before);
      double p1 = get(before + 1);
      double p2 = get(before + 2);
      double p3 = get(before + 3);
      double cubed = 3 * (p1 - p2) + p3 - p0;
      double squared = 2 * p0 - 5 * p1 + 4 * p2 - p3;
      double sum = Fma.of(part, Fma.of(part, cubed, squared), p2 - p0);
      return Fma.of(part / 2, sum, p1);
    }

    @Override
    public void close() {
      memory.close();
    }
  }
}
