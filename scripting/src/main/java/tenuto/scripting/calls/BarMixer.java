package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tenuto.dsp.editing.OverlapIndex;
import tenuto.dsp.editing.Timeline;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Mixes the bars of a performance, which come in the order of time: each stays a stored signal of
 * its own, unless their overlaps would need far more space than their sum.
 */
final class BarMixer<V> {
  private static final String WORD = "sf.Perform";

  /** The overlap from which bars are mixed into longer ones. */
  private static final int OVERLAPS = 4;

  private final RunContext<V> run;
  private final Python<V> python;

  /** The line of the patch, as tasks have no current line. */
  private final Object place;

  /** The finished bars and mixes of bars. */
  private final List<Part> mixes = new ArrayList<>();

  /** At each level, the bars of one span that wait for their neighbours. */
  private final List<List<Part>> waiting = new ArrayList<>();

  /** It is made on the line that performs. */
  BarMixer(RunContext<V> run) {
    this.run = run;
    this.python = run.python();
    this.place = python.place();
  }

  /**
   * A part of the result.
   *
   * @param begin the sample at which it begins
   * @param channels its signals
   * @param isList whether they are a list, and not one signal
   * @param owned whether only the performance refers to them
   * @param mark that of the bar, or of the first of several; 0 for less than a bar
   */
  record Part(long begin, List<Handle> channels, boolean isList, boolean owned, long mark) {
    /** The same, as a bar with that mark. */
    Part marked(long bar) {
      return new Part(begin, channels, isList, owned, bar);
    }

    long length() {
      return channels.stream().mapToLong(each -> each.signal().length()).max().orElse(0);
    }
  }

  /** Stores a signal for the performance. */
  Handle stored(Handle signal, Function<Signal, Stored> store) {
    Call<V> call = new Call<>(run, "Perform");
    return run.from(place, () -> call.stored(signal, store));
  }

  /** Adds the next bar; null if nothing of it sounds. */
  void add(Part bar) {
    if (bar != null) {
      add(0, bar);
    }
  }

  /** The sum of all bars. */
  Part end() {
    for (int level = 0; level < waiting.size(); level++) {
      settle(level);
    }
    if (mixes.isEmpty()) {
      throw new IllegalArgumentException(
          WORD
              + ": notes must contain at least one that sounds, but contain none: the instrument"
              + " returned no signal for any; does it end with return?");
    }
    return mix(mixes, 0);
  }

  private void add(int level, Part part) {
    if (level == waiting.size()) {
      waiting.add(new ArrayList<>());
    }
    List<Part> same = waiting.get(level);
    if (Bars.endsSpan(same.size(), part.mark, level)) {
      settle(level);
    }
    same.add(part);
  }

  /**
   * Keeps the bars of a span as they are or, if notes overlap so much that the bars would need far
   * more space than their sum, mixes them into one.
   */
  private void settle(int level) {
    List<Part> same = waiting.get(level);
    long kept = same.stream().mapToLong(Part::length).sum();
    long end = same.stream().mapToLong(part -> part.begin + part.length()).max().orElse(0);
    if (same.size() > 1 && kept > OVERLAPS * (end - same.getFirst().begin)) {
      Part one = stored(same);
      same.clear();
      add(level + 1, one);
    } else {
      mixes.addAll(same);
      same.clear();
    }
  }

  /** The sum of parts, stored. */
  Part stored(List<Part> parts) {
    Part mix = mix(parts, parts.stream().mapToLong(Part::begin).min().orElseThrow());
    List<Handle> stored =
        mix.channels.stream().map(each -> stored(each, run.session()::storeMix)).toList();
    release(mix);
    return new Part(mix.begin, stored, mix.isList, true, mix.mark);
  }

  /** The sum of parts from sample {@code begin} on, computed lazily. */
  private Part mix(List<Part> parts, long begin) {
    Part first = parts.getFirst();
    for (Part part : parts) {
      if (part.channels.size() != first.channels.size() || part.isList != first.isList) {
        throw new IllegalArgumentException(
            WORD
                + ": instrument must return as many channels for each note, but returned %s and %s"
                    .formatted(text(first), text(part)));
      }
    }
    List<Handle> mixed = new ArrayList<>();
    for (int channel = 0; channel < first.channels.size(); channel++) {
      int each = channel;
      List<Handle> signals = parts.stream().map(part -> part.channels.get(each)).toList();
      long[] begins = parts.stream().mapToLong(part -> part.begin - begin).toArray();
      OverlapIndex score =
          new OverlapIndex(
              begins, signals.stream().mapToLong(signal -> signal.signal().length()).toArray());
      Call<V> call = new Call<>(run, "Perform", place);
      Function<List<Signal>, Signal> sum =
          from -> Gathered.of(new Timeline.Place(score), from, score.length());
      mixed.add(python.signal(run.from(place, () -> call.lazy(signals, Keys.list(begins), sum))));
    }
    parts.forEach(this::release);
    return new Part(begin, mixed, first.isList, true, first.mark);
  }

  private static String text(Part part) {
    return part.isList ? "a list of " + part.channels.size() : "a signal";
  }

  /** In a counted patch they were taken over; in a scoped one their handles hold them. */
  private void release(Part part) {
    if (!run.counted() && part.owned) {
      part.channels.forEach(each -> each.release("x.release()"));
    }
  }
}
