package tenuto.dsp.generators;

import java.util.List;
import tenuto.dsp.math.Turns;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Require;
import tenuto.engine.base.Workspace;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Source;

/**
 * A wavetable oscillator: plays a table in a loop, interpolating between its end and its start as
 * between samples. It is not band-limited: frequencies above half the sample rate alias. The table
 * is a signal of at least one sample.
 *
 * <p>The phase is as exact as {@link Sine}'s.
 *
 * @param hz repetitions of the table per second; negative ones play it backwards
 * @param between interpolation between the table's samples
 * @param workspaces supply the memory for the table
 */
public record Wavetable(double hz, double sampleRate, Interpolation between, Workspaces workspaces)
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
}
