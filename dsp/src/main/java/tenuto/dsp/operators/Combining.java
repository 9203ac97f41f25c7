package tenuto.dsp.operators;

import java.util.List;
import tenuto.dsp.Arithmetic.Product;
import tenuto.dsp.Arithmetic.Quotient;
import tenuto.dsp.Arithmetic.Sum;
import tenuto.dsp.Constant;
import tenuto.dsp.Require;
import tenuto.dsp.Score;
import tenuto.dsp.Timeline;
import tenuto.engine.Combined;
import tenuto.engine.Gathered;
import tenuto.engine.Generated;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** Words that put signals together, and cut and turn them in time. */
public final class Combining {
  private Combining() {}

  @Operator(
      value = "The sum of signals, as long as the longest; of an empty list 0 samples.",
      words = "Mix",
      example = "sf.Mix(sf.SineWave(1000, 440), sf.SineWave(700, 660))")
  public static Signal mix(@In("the signals") List<Signal> x) {
    return x.isEmpty() ? nothing() : Combined.of(new Sum(), x);
  }

  @Operator(
      value =
          "The sum of signals that begin at different times, such as grains in their places; of an"
              + " empty list 0 samples.",
      words = {"MixAt", "DeGranulate"},
      example = "sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))")
  public static Signal mixAt(
      Session session,
      @In("pairs (signal, ms when it begins); a negative time loses its head") List<Placed> x) {
    if (x.isEmpty()) {
      return nothing();
    }
    long[] offsets = new long[x.size()];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = Times.place("ms", session, x.get(i).ms());
    }
    List<Signal> signals = x.stream().map(Placed::signal).toList();
    Score score = new Score(offsets, signals.stream().mapToLong(Signal::length).toArray());
    return Gathered.of(new Timeline.Place(score), signals, score.length());
  }

  @Operator(
      value =
          "The product of two signals; where b has ended a stays as it is, and where a has ended"
              + " there is silence.",
      words = "Multiply",
      example = "sf.Multiply(sf.SineWave(1000, 440), sf.NumericShape((0, 0), (1000, 1)))")
  public static Signal multiply(
      Studio studio, @In(Units.SIGNAL) Signal a, @In(Units.SIGNAL) Signal b) {
    boolean endsWithFirst =
        studio.dialect() == Dialect.SONIC_FIELD_2017
            && a.length() < b.length()
            && StoredIn2017.all(a, b);
    return multiply(a, endsWithFirst ? slice(b, 0, a.length()) : b);
  }

  /** The product, as long as the longer. */
  public static Signal multiply(Signal a, Signal b) {
    return Combined.of(new Product(), List.of(a, b));
  }

  @Operator(
      value =
          "The quotient of two signals; where b has ended a stays as it is, and a divisor nearer to"
              + " 0 than 2.2e-308 counts as that.",
      words = "Divide",
      example = "sf.Divide(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))")
  public static Signal divide(@In(Units.SIGNAL) Signal a, @In(Units.SIGNAL) Signal b) {
    return Combined.of(new Quotient(), List.of(a, b));
  }

  @Operator(
      value = "Signals one after the other; of an empty list 0 samples.",
      words = "Concatenate",
      example = "sf.Concatenate(sf.SineWave(500, 440), sf.SineWave(500, 660))")
  public static Signal concatenate(@In("the signals") List<Signal> x) {
    if (x.isEmpty()) {
      return nothing();
    }
    List<Long> lengths = x.stream().map(Signal::length).toList();
    return Gathered.of(
        new Timeline.Join(lengths), x, lengths.stream().mapToLong(Long::longValue).sum());
  }

  @Operator(
      value =
          "The stretch of a signal from one time to another; the signal's very last sample is never"
              + " part of it, as in Sonic Field.",
      words = "Cut",
      example = "sf.Cut(100, 600, sf.SineWave(1000, 440))")
  public static Signal cut(
      Session session,
      @In("first ms, 0 and up") double start,
      @In("ms behind the last, from start up") double end,
      @In(Units.SIGNAL) Signal x) {
    Require.that(start >= 0, "start", "must be 0 or more", start);
    Require.that(end >= start, "end", "must not lie before start", end);
    long first = Math.min(Times.samples("start", session, start), x.length());
    long behind = Double.isInfinite(end) ? x.length() : Times.samples("end", session, end);
    if (behind >= x.length()) {
      behind = Math.max(0, x.length() - 1);
    }
    return slice(x, first, Math.max(first, behind));
  }

  /** Samples {@code from} to {@code to - 1} of a signal. */
  public static Signal slice(Signal x, long from, long to) {
    return Gathered.of(new Timeline.Slice(from), List.of(x), to - from);
  }

  @Operator(
      value = "The signal backwards.",
      words = "Reverse",
      example = "sf.Reverse(sf.NumericShape((0, 0), (1000, 1)))")
  public static Signal reverse(@In(Units.SIGNAL) Signal x) {
    return Gathered.of(new Timeline.Reverse(x.length()), List.of(x), x.length());
  }

  /** What pieces gather from an empty score. */
  private static Signal nothing() {
    return Generated.of(new Constant(0), 0);
  }

  /** The values, of which there must be one. */
  static <T> List<T> some(String name, List<T> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException(name + " must hold at least one signal, but holds none");
    }
    return values;
  }
}
