package tenuto.dsp.levels;

import java.util.List;
import tenuto.dsp.editing.OverlapIndex;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.Arithmetic.Product;
import tenuto.dsp.kernel.Arithmetic.Quotient;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Joined;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/** Words that mix, add and multiply signals. */
public final class Mixing {
  private Mixing() {}

  @Operator(
      value =
          "The sum of signals, as long as the longest; a shape, such as an envelope, holds its last"
              + " value to that end; 0 samples for an empty list.",
      words = "Mix",
      find = {"add", "sum", "merge"},
      example = "sf.Mix(sf.SineWave(1000, 440), sf.SineWave(700, 660))",
      see = "MixAt",
      form = Form.ALIKE,
      joined = Joined.SUM)
  public static Signal mix(@In("the signals") List<Signal> x) {
    return x.isEmpty() ? Slices.none() : Combined.of(new Sum(), x);
  }

  @Operator(
      value =
          "The sum of signals that start at different times, for instance grains at their times; 0"
              + " samples for an empty list.",
      words = {"MixAt", "DeGranulate"},
      find = {"sequence", "place", "arrange"},
      example = "sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))",
      see = {"Delay", "MultiTap", "Mix"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal mixAt(
      Session session,
      @In("pairs (signal, start in ms); a negative start cuts off the start of the signal")
          List<TimedSignal> x) {
    if (x.isEmpty()) {
      return Slices.none();
    }
    long[] offsets = new long[x.size()];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = Times.samples("ms", session, x.get(i).ms());
    }
    List<Signal> signals = x.stream().map(TimedSignal::signal).toList();
    OverlapIndex score =
        new OverlapIndex(offsets, signals.stream().mapToLong(Signal::length).toArray());
    return Gathered.of(new Timeline.Place(score), signals, score.length());
  }

  @Operator(
      value =
          "The product of two signals: of two sounds as long as the shorter one; a shape, such as"
              + " an envelope, holds its last value to the end of the sound.",
      words = "Multiply",
      find = {"ringmod", "ring-modulation", "am"},
      example = "sf.Multiply(sf.SineWave(1000, 440), sf.NumericShape((0, 0), (1000, 1)))",
      length = Length.ITS_OWN,
      form = Form.ALIKE,
      joined = Joined.PRODUCT)
  public static Signal multiply(
      WordContext context, @In(Units.SIGNAL) Signal a, @In(Units.SIGNAL) Signal b) {
    if (context.dialect().isSonicFields()) {
      boolean endsWithFirst = a.length() < b.length() && context.endsWithFirst(a, b);
      return multiply(a, endsWithFirst ? Slices.of(b, 0, a.length()) : b);
    }
    long length = Math.min(a.length(), b.length());
    return multiply(NewEnd.atLatest(a, length), NewEnd.atLatest(b, length));
  }

  /** The product, as long as the longer signal. */
  public static Signal multiply(Signal a, Signal b) {
    return Combined.of(new Product(), List.of(a, b));
  }

  @Operator(
      value =
          "The quotient of two signals: of two sounds as long as the shorter one; a shape holds its"
              + " last value to the end of the sound; a divisor closer to 0 than 2.2e-308 counts as"
              + " 2.2e-308.",
      words = "Divide",
      example = "sf.Divide(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))",
      length = Length.ITS_OWN,
      form = Form.ALIKE,
      joined = Joined.PRODUCT)
  public static Signal divide(
      WordContext context, @In(Units.SIGNAL) Signal a, @In(Units.SIGNAL) Signal b) {
    long length =
        context.dialect().isSonicFields()
            ? Math.max(a.length(), b.length())
            : Math.min(a.length(), b.length());
    return divide(NewEnd.atLatest(a, length), NewEnd.atLatest(b, length));
  }

  /** The quotient, as long as the longer signal. */
  public static Signal divide(Signal a, Signal b) {
    return Combined.of(new Quotient(), List.of(a, b));
  }
}
