package tenuto.scripting.calls;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import tenuto.dsp.editing.Slices;
import tenuto.engine.SignalBuilder;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * The frames of short-time spectra, which a signal contains one after another: the real and the
 * imaginary part of each bin of a frame.
 */
public record StftRows<V>(RunContext<V> run, Handle spectra, StftFrames frames) {
  private static final String WORD = "STFT";

  /** The {@code count} frames from {@code begin} on, as a signal. */
  public V part(int begin, int count) {
    long from = (long) begin * frames.row();
    long to = from + (long) count * frames.row();
    return new Call<>(run, WORD)
        .lazy(
            List.of(spectra),
            Keys.list(from, to),
            inputs -> Slices.of(inputs.getFirst(), from, to));
  }

  /** The numbers of one frame. */
  public double[] row(int frame) {
    SampleAccess<V> samples = new SampleAccess<>(run, spectra);
    return held(
        () -> {
          double[] row = new double[frames.row()];
          for (int i = 0; i < row.length; i++) {
            row[i] = samples.sample((long) frame * row.length + i);
          }
          return row;
        });
  }

  /** A stored signal of what a function returns for each frame's time in ms and its numbers. */
  public Handle mapped(BiFunction<Double, double[], double[]> change) {
    return held(
        () -> {
          Handle made = Handle.draft(run, spectra.signal().length());
          run.guarded(
              () -> {
                map(change, made.draft());
                return made;
              });
          made.seal();
          return made;
        });
  }

  private void map(BiFunction<Double, double[], double[]> change, SignalBuilder to) {
    int row = frames.row();
    double sampleRate = run.session().sampleRate();
    try (Arena arena = Arena.ofConfined();
        Reader reader = run.session().open(spectra.signal())) {
      Block block = new Block(arena.allocate(8L * Block.wholeGroups(row), 64), 0);
      for (int frame = 0; frame < frames.count(); frame++) {
        long at = (long) frame * row;
        reader.read(at, block, 0, row);
        double[] values = new double[row];
        for (int i = 0; i < row; i++) {
          values[i] = block.get(i);
        }
        double[] changed = change.apply(frames.time(frame, sampleRate), values);
        for (int i = 0; i < row; i++) {
          to.set(at + i, changed[i]);
        }
      }
    }
  }

  /** Does work while the spectra cannot be released. */
  private <T> T held(Supplier<T> work) {
    SignalRef holding = spectra.holding();
    if (!holding.share()) {
      throw spectra.released("sf." + WORD);
    }
    try {
      return work.get();
    } finally {
      holding.drop();
    }
  }
}
