package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/** Words that join, cut and turn signals in time. */
public final class Editing {
  private Editing() {}

  @Operator(
      value = "Signals one after the other; 0 samples for an empty list.",
      words = "Concatenate",
      find = {"join", "append", "splice"},
      example = "sf.Concatenate(sf.SineWave(500, 440), sf.SineWave(500, 660))",
      see = "Crossfade",
      length = Length.SUM,
      nan = Nan.ITS_OWN,
      form = Form.ALIKE)
  public static Signal concatenate(@In("the signals") List<Signal> x) {
    if (x.isEmpty()) {
      return Slices.none();
    }
    List<Long> lengths = x.stream().map(Signal::length).toList();
    return Gathered.of(
        new Timeline.Join(lengths), x, lengths.stream().mapToLong(Long::longValue).sum());
  }

  @Operator(
      value =
          "The part of a signal from one time to another; the very last sample of the signal is"
              + " never included, as in Sonic Field.",
      words = "Cut",
      find = {"crop", "slice", "trim", "atrim"},
      example = "sf.Cut(100, 600, sf.SineWave(1000, 440))",
      see = {"Pad", "SplitAtSilences"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN,
      level = Level.KEPT,
      form = Form.ALIKE)
  public static Signal cut(
      Session session,
      @In(value = "start time", unit = Unit.MS, from = 0) double start,
      @In(value = "end time, exclusive", unit = Unit.MS, limits = "from start up") double end,
      @In(Units.SIGNAL) Signal x) {
    Require.that(end >= start, "end", "must not be before start", end);
    long first = Math.min(Times.samples("start", session, start), x.length());
    long last = Double.isInfinite(end) ? x.length() : Times.samples("end", session, end);
    if (last >= x.length()) {
      last = Math.max(0, x.length() - 1);
    }
    return Slices.of(x, first, Math.max(first, last));
  }

  @Operator(
      value = "The signal reversed.",
      words = "Reverse",
      find = {"backwards", "areverse"},
      example = "sf.Reverse(sf.NumericShape((0, 0), (1000, 1)))",
      nan = Nan.ITS_OWN,
      level = Level.KEPT,
      form = Form.ALIKE)
  public static Signal reverse(@In(Units.SIGNAL) Signal x) {
    return Gathered.of(new Timeline.Reverse(x.length()), List.of(x), x.length());
  }
}
