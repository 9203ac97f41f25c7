package tenuto.dsp.generators;

import java.util.List;
import java.util.function.Supplier;
import tenuto.dsp.math.Turns;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Require;
import tenuto.engine.base.Workspace;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Source;

/**
 * A table played round and round, from its end to its start as from sample to sample. There is no
 * filter: what then is above half the sample rate aliases. It is made from the table, a signal of
 * at least one sample.
 *
 * <p>The phase is as exact as {@link Sine}'s.
 *
 * @param hz how often a second the whole table is played; backwards if it is negative
 * @param between what the table is between its samples
 * @param workspaces give memory for the table
 */
public record Wavetable(
    double hz, double sampleRate, Interpolation between, Supplier<Workspace> workspaces)
    implements Source.Maker {
  public Wavetable {
    Require.finite("hz", hz);
    Require.sampleRate(sampleRate);
  }

  @Override
  public Source make(List<Reader> inputs) {
    Workspace memory = workspaces.get();
    try {
      TurningTable table = new TurningTable(inputs.getFirst(), memory);
      Turns step = Turns.of(hz, sampleRate);
      return between == Interpolation.CUBIC
          ? new CubicTurns(table, step)
          : new SincTurns(table, step);
    } catch (RuntimeException | Error e) {
      memory.close();
      throw e;
    }
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "Wavetable[hz=%s, sampleRate=%s, between=%s]".formatted(hz, sampleRate, between);
  }
}
