package tenuto.dsp.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import tenuto.dsp.editing.Fades;
import tenuto.dsp.editing.OverlapIndex;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words for granular synthesis: they cut signals into grains, and process lists of grains. */
public final class Granular {
  private Granular() {}

  @Operator(
      value =
          "The signal as grains, each starting in the middle of the one before and faded in and out"
              + " linearly, so that MixAt of all of them is the signal: a list of (grain, ms).",
      words = "Granulate",
      see = {"SplitAtOnsets", "ToGrain", "Blockulate"},
      find = {"grain", "granular"},
      example = "sf.Granulate(sf.SineWave(1000, 440), 100, 0)",
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Grains granulate(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "length of a grain", unit = Unit.MS, limits = "at least two samples") double ms,
      @In(
              value = "most time added at random to each half of a grain",
              unit = Unit.MS,
              from = 0,
              otherwise = "0")
          double random) {
    Session session = context.session();
    long half = Times.length(session, ms) / 2;
    Require.that(half >= 1, "ms", "must be at least two samples long", ms);
    return overlapping(session, x, halves(context, half, random));
  }

  @Operator(
      value =
          "The signal as overlapping segments with linear cross-fades, so that MixAt of all of them"
              + " is the signal: a list of (segment, ms).",
      words = "CrossFadeSplit",
      example = "sf.CrossFadeSplit(sf.SineWave(1000, 440), 100)",
      see = {"Crossfade", "Blockulate"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Grains crossFadeSplit(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = "length of a segment", unit = Unit.MS, limits = "at least two samples")
          double ms) {
    long half = Times.length(session, ms) / 2;
    Require.that(half >= 1, "ms", "must be at least two samples long", ms);
    return overlapping(session, x, () -> half);
  }

  @Operator(
      value =
          "The signal as blocks, each starting in the middle of the one before, without the"
              + " remainder at its end: a list of (block, ms).",
      words = "Blockulate",
      example = "sf.Blockulate(sf.SineWave(1000, 440), 100, 0)",
      see = {"Granulate", "CrossFadeSplit"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Grains blockulate(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "length of a block", unit = Unit.MS, limits = "at least two samples") double ms,
      @In(
              value = "most time added at random to each half of a block",
              unit = Unit.MS,
              from = 0,
              otherwise = "0")
          double random) {
    Session session = context.session();
    long least = Times.length(session, ms) / 2;
    Require.that(least >= 1, "ms", "must be at least two samples long", ms);
    LongSupplier halves = halves(context, least, random);
    Stored source = session.store(x);
    List<TimedSignal> blocks = new ArrayList<>();
    long begin = 0;
    for (long half = halves.getAsLong();
        begin + 2 * half <= x.length();
        half = halves.getAsLong()) {
      Signal block = Slices.of(source, begin, begin + 2 * half);
      blocks.add(new TimedSignal(block, Times.millisecondsAt(session, begin)));
      begin += half;
    }
    return new Grains(source, blocks);
  }

  /** Lengths of {@code least} samples plus a random amount. */
  private static LongSupplier halves(WordContext context, long least, double randomMs) {
    long most = Times.samples("random", context.session(), randomMs);
    if (most == 0) {
      return () -> least;
    }
    SplittableRandom chance = new SplittableRandom(context.nextSeed());
    return () -> least + (long) (chance.nextDouble() * most);
  }

  /** Grains, each of which fades in while the one before it fades out. */
  private static Grains overlapping(Session session, Signal x, LongSupplier halves) {
    Stored source = session.store(x);
    long length = x.length();
    List<TimedSignal> pieces = new ArrayList<>();
    long begin = 0;
    long rise = 0;
    long middle = halves.getAsLong();
    while (begin < length) {
      long end = middle + halves.getAsLong();
      boolean isLast = end >= length;
      Fades fades =
          isLast
              ? new Fades(begin, length - begin, rise, 0)
              : new Fades(begin, end - begin, rise, end - middle);
      pieces.add(
          new TimedSignal(
              Gathered.of(fades, List.of(source), fades.length()),
              Times.millisecondsAt(session, begin)));
      begin = isLast ? length : middle;
      rise = end - middle;
      middle = end;
    }
    return new Grains(source, pieces);
  }

  @Operator(
      value =
          "Pairs (signal, ms) with each signal only once: a signal that starts several times is"
              + " mixed, at its first time.",
      words = "Collapse",
      example = "sf.Collapse((sf.SineWave(500, 440), 0), (sf.SineWave(500, 440), 250.5))",
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<TimedSignal> collapse(
      Session session, @In("pairs (signal, start in ms)") List<TimedSignal> x) {
    Map<Identity, List<TimedSignal>> groups = new LinkedHashMap<>();
    for (TimedSignal placed : AtLeastOne.of("x", x)) {
      Times.samples("ms", session, placed.ms());
      groups.computeIfAbsent(placed.signal().identity(), it -> new ArrayList<>()).add(placed);
    }
    return groups.values().stream().map(group -> mixed(session, group)).toList();
  }

  private static TimedSignal mixed(Session session, List<TimedSignal> group) {
    if (group.size() == 1) {
      return group.getFirst();
    }
    double first = group.stream().mapToDouble(TimedSignal::ms).min().orElseThrow();
    long origin = Times.samples("ms", session, first);
    long[] offsets =
        group.stream().mapToLong(x -> Times.samples("ms", session, x.ms()) - origin).toArray();
    List<Signal> signals = group.stream().map(TimedSignal::signal).toList();
    OverlapIndex score =
        new OverlapIndex(offsets, signals.stream().mapToLong(Signal::length).toArray());
    return new TimedSignal(Gathered.of(new Timeline.Place(score), signals, score.length()), first);
  }

  @Operator(
      value = "The signals, each cut off at the end of the shortest.",
      words = "MatchLengths",
      example = "sf.MatchLengths(sf.SineWave(1000, 440), sf.SineWave(700, 660))",
      length = Length.SHORTEST,
      nan = Nan.ITS_OWN)
  public static List<Signal> matchLengths(@In("the signals") List<Signal> x) {
    long length = AtLeastOne.of("x", x).stream().mapToLong(Signal::length).min().orElseThrow();
    return x.stream().map(signal -> Slices.of(signal, 0, length)).toList();
  }
}
