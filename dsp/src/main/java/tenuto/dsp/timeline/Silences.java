package tenuto.dsp.timeline;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words that remove silence from signals. */
public final class Silences {
  private static final String DB = "highest peak of a silent window";
  private static final String WINDOW = "length of a window";

  private Silences() {}

  @Operator(
      value =
          "The signal without its silent windows, stored; as long as before, with the freed length"
              + " as silence at the end.",
      words = "TruncateSilence",
      see = {"Silences", "SplitAtSilences", "MultipleTruncateSilence"},
      example =
          "sf.TruncateSilence(sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300),"
              + " sf.SineWave(300, 660)), -40, 5, 20)")
  public static Stored truncate(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = DB, unit = Unit.DBFS, to = 400) double dB,
      @In(value = WINDOW, unit = Unit.MS, limits = "at least one sample") double window,
      @In(value = "silence to keep in each silent part", unit = Unit.MS, from = 0, otherwise = "0")
          double gap) {
    long left = Times.samples("gap", session, gap);
    return cut(session, List.of(x), dB, window, left).getFirst();
  }

  @Operator(
      value =
          "Signals without the windows in which the first of them is silent, stored; all as long as"
              + " the longest was, with silence at the end.",
      words = "MultipleTruncateSilence",
      example =
          "sf.MultipleTruncateSilence([sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300),"
              + " sf.SineWave(300, 660))], -40, 5)",
      see = "TruncateSilence")
  public static List<Stored> truncateAll(
      Session session,
      @In("the signals; the first decides where silence is") List<Signal> x,
      @In(value = DB, unit = Unit.DBFS, to = 400) double dB,
      @In(value = WINDOW, unit = Unit.MS, limits = "at least one sample") double window) {
    return cut(session, x, dB, window, 0);
  }

  private static List<Stored> cut(
      Session session, List<Signal> x, double dB, double window, long gap) {
    double threshold = Decibels.tableGain(dB);
    long samples = Times.samples("window", session, window);
    Require.that(samples >= 1, "window", "must be at least one sample", window);
    long length = x.stream().mapToLong(Signal::length).max().orElse(0);
    List<Reader> readers = new ArrayList<>();
    try (var work = session.memory().workspaces().get()) {
      List<MemorySegment> results = new ArrayList<>();
      for (Signal signal : x) {
        readers.add(session.open(signal));
        results.add(work.arena().allocate(Math.max(8, 8 * length), 64));
      }
      new SilenceCut(threshold, samples, gap).write(readers, results, length);
      return session
          .results()
          .record(
              Recipe.of("SilenceCut(%s, %d, %d)".formatted(threshold, samples, gap), x),
              x.size(),
              length,
              () ->
                  (start, channels, n) -> {
                    for (int i = 0; i < channels.length; i++) {
                      new Block(results.get(i), 8 * start).copyTo(0, channels[i], 0, n);
                    }
                  });
    } finally {
      readers.forEach(Reader::close);
    }
  }
}
