package tenuto.dsp.synthesis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words for wavetable oscillators without aliasing. */
public final class Wavetables {
  static final String MS = "length";

  private static final int LONGEST = 1 << 18;

  private Wavetables() {}

  /** The key of a run's tables. */
  private enum Key {
    TABLES
  }

  /** A cache of the tables played last, so that notes with the same table share its levels. */
  private static final class Known {
    private static final int MOST = 256;

    private final Map<Identity, TableLevels> recent = new LinkedHashMap<>(MOST, 0.75f, true);

    synchronized TableLevels of(Signal table) {
      TableLevels levels = recent.computeIfAbsent(table.identity(), it -> new TableLevels());
      if (recent.size() > MOST) {
        recent.remove(recent.keySet().iterator().next());
      }
      return levels;
    }
  }

  @Operator(
      value = "Wavetable oscillator: morphs between single-period tables, band-limited.",
      words = "WavetableOsc",
      example =
          "sf.WavetableOsc(500, sf.NumericShape((0, 110), (1000, 220)),"
              + " [sf.NumericShape((0, 0), (10, 1), (20, 0)), sf.NumericShape((0, -1), (20, 1))],"
              + " sf.NumericShape((0, 0.1), (1000, 1)))",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN,
      find = {"oscillator", "wavetable", "morph", "vosc", "poscil", "oscil3", "tablesynth"},
      see = {"Generate"})
  public static Signal wavetableOsc(
      WordContext context,
      @In(value = MS, unit = Unit.MS, from = 0) double ms,
      @In(value = "frequency; negative values play backwards", unit = Unit.HZ, orNumber = true)
          Signal hz,
      @In(
              "a signal of one period, or a list of them: 1 to 262144 samples each, of which 4096"
                  + " harmonics are heard at most")
          List<Signal> tables,
      @In(
              value = "table position, counted from 0; 0.5 is half way between the first two",
              orNumber = true,
              otherwise = "0")
          Signal morph,
      @In(value = "phase at the start", unit = Unit.TURNS, otherwise = "0") double phase) {
    Signal steered = NewEnd.atLatest(hz, Times.length(context.session(), ms));
    long length = Math.min(steered.length(), morph.length());
    Controls.number(hz).ifPresent(value -> Require.finite("hz", value));
    if (tables.isEmpty()) {
      throw new IllegalArgumentException(
          "tables must contain at least one signal, but contain none");
    }
    Controls.between("morph", morph, 0, tables.size() - 1.0);
    Known known = context.once(Key.TABLES, it -> new Known());
    List<TableLevels> levels = new ArrayList<>();
    for (Signal table : tables) {
      if (table.length() == 0) {
        return Generators.silence(length);
      }
      Require.that(
          table.length() <= LONGEST,
          "tables",
          "must have at most " + LONGEST + " samples each",
          table.length());
      levels.add(known.of(table));
    }
    return Filtered.of(
        new WavetableOscillator(context.session().sampleRate(), phase, levels),
        List.of(steered, NewEnd.atLatest(morph, length)),
        tables);
  }
}
