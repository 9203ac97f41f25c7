package tenuto.scripting.calls;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import tenuto.dsp.editing.OverlapIndex;
import tenuto.dsp.editing.Timeline;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.scripting.tasks.ContentHash;
import tenuto.scripting.tasks.Task;

/**
 * Notes played by a function of the patch, each in a task of its own, and mixed at their positions
 * in time.
 *
 * <p>The notes that begin in a bar are mixed into one stored signal as soon as they are played:
 * bars are kept, not notes. A bar is a fixed span of time, and its notes are mixed in the order of
 * their content. So the grouping depends only on the notes, not on their order, and adding,
 * removing or changing a note changes one bar.
 */
public final class Performance<V, N> {
  private static final String WORD = "sf.Perform";

  /** The number of notes of a bar that are played, and mixed, at a time. */
  private static final int TOGETHER = 32;

  /** The overlap from which bars are mixed into longer ones. */
  private static final int OVERLAPS = 4;

  private final RunContext<V> run;
  private final Python<V> python;
  private final Function<N, V> player;
  private final double sampleRate;

  /** The line of the patch, as tasks have no current line. */
  private final Object place;

  private final Heard<N> heard;

  /** The finished bars and mixes of bars. */
  private final List<Part> mixes = new ArrayList<>();

  /** At each level, the bars of one group that wait for their neighbours. */
  private final List<List<Part>> waiting = new ArrayList<>();

  /**
   * Begins a performance.
   *
   * @param player plays a note in its own task: returns a signal, a list of them, or none
   * @param heard receives the position of each note that sounds
   */
  public Performance(RunContext<V> run, Function<N, V> player, Heard<N> heard) {
    this.run = run;
    this.python = run.python();
    this.player = player;
    this.heard = heard;
    this.place = python.place();
    this.sampleRate = run.session().sampleRate();
  }

  /** Observes which notes sound when. */
  public interface Heard<N> {
    /** A note begins at {@code at} and sounds for {@code seconds}; both in seconds. */
    void note(N note, double at, double seconds);
  }

  /**
   * A part of the result.
   *
   * @param begin the sample at which it begins
   * @param channels its signals
   * @param isList whether they are a list, and not one signal
   * @param owned whether only the performance refers to them
   */
  private record Part(long begin, List<Handle> channels, boolean isList, boolean owned) {
    long length() {
      return channels.stream().mapToLong(each -> each.signal().length()).max().orElse(0);
    }
  }

  /**
   * A note to be played.
   *
   * @param ms when it begins
   * @param key identifies its content
   */
  public Bars.Note<N> note(N note, double ms, long key) {
    return new Bars.Note<>(note, sample(ms), key);
  }

  /**
   * Plays notes.
   *
   * @param begins the notes, each made by {@link #note}
   * @param instrument a key of the player
   */
  public V of(List<Bars.Note<N>> begins, long instrument) {
    run.observer().notesGiven(begins.size());
    List<List<Bars.Note<N>>> bars = Bars.of(begins);
    long[] seeds = seeds(bars, instrument);
    Deque<Task<Part>> ahead = new ArrayDeque<>();
    int from = 0;
    try {
      for (List<Bars.Note<N>> bar : bars) {
        int first = from;
        ahead.add(task(0, () -> play(bar, seeds, first)));
        from += bar.size();
        // More would only fill the disk with bars that are not needed yet.
        if (ahead.size() > run.session().threads()) {
          add(python.waited(ahead.remove()));
        }
      }
      while (!ahead.isEmpty()) {
        add(python.waited(ahead.remove()));
      }
      for (int level = 0; level < waiting.size(); level++) {
        settle(level);
      }
    } finally {
      ahead.forEach(this::awaitAnyway);
    }
    if (mixes.isEmpty()) {
      throw new IllegalArgumentException(
          WORD + ": notes must contain at least one that sounds, but contain none");
    }
    Part mix = mix(mixes, 0);
    List<V> channels = mix.channels.stream().map(python::of).toList();
    return mix.isList ? python.channels(python.list(channels)) : channels.getFirst();
  }

  private long sample(double ms) {
    double sample = Math.floor(Milliseconds.place(ms, sampleRate));
    if (!(Math.abs(sample) < 1L << 52)) {
      throw new IllegalArgumentException(
          WORD + ": ms must be a time that a signal can have, but is " + ms);
    }
    return (long) sample;
  }

  // ---- Tasks -----------------------------------------------------------------------------------

  private Task<Part> task(long seed, Callable<Part> work) {
    return run.tasks().submitNote(seed, work);
  }

  /** The seed of each note, in the order of the bars, which determines its noises. */
  private long[] seeds(List<List<Bars.Note<N>>> bars, long instrument) {
    long[] keys = bars.stream().flatMap(List::stream).mapToLong(Bars.Note::key).toArray();
    return run.tasks().current().nextNotes(ContentHash.of(ContentHash.of(WORD), instrument), keys);
  }

  /** After a failure: a patch that catches it must not fail at its end because of another. */
  private void awaitAnyway(Task<Part> task) {
    try {
      python.waited(task);
    } catch (RuntimeException second) {
      // The first failure is being thrown.
    }
  }

  // ---- Playing ---------------------------------------------------------------------------------

  /** Plays and mixes a bar's notes; null if none of them sounds. */
  private Part play(List<Bars.Note<N>> bar, long[] seeds, int first) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < bar.size(); i += TOGETHER) {
      int end = Math.min(i + TOGETHER, bar.size());
      List<Part> some = played(bar.subList(i, end), seeds, first + i);
      if (!some.isEmpty()) {
        parts.add(stored(some));
      }
    }
    return parts.isEmpty() ? null : parts.size() == 1 ? parts.getFirst() : stored(parts);
  }

  private List<Part> played(List<Bars.Note<N>> notes, long[] seeds, int first) {
    List<Task<Part>> tasks = new ArrayList<>();
    for (int i = 0; i < notes.size(); i++) {
      Bars.Note<N> note = notes.get(i);
      tasks.add(task(seeds[first + i], () -> played(note)));
    }
    List<Part> parts = new ArrayList<>();
    try {
      for (Task<Part> task : tasks) {
        Part part = python.waited(task);
        if (part != null) {
          parts.add(part);
        }
      }
    } finally {
      tasks.forEach(this::awaitAnyway);
    }
    return parts;
  }

  /** Plays one note; null if it does not sound. */
  private Part played(Bars.Note<N> begin) {
    V sound = python.resolved(player.apply(begin.note()));
    run.observer().notePlayed();
    if (python.none().equals(sound)) {
      return null;
    }
    boolean isList = python.isSequence(sound);
    List<Handle> channels = new ArrayList<>();
    boolean owned = true;
    for (V each : isList ? python.elements(sound) : List.of(sound)) {
      Handle signal = python.signal(each);
      if (signal == null) {
        throw new WrongTypeException(
            "%s: instrument must be a function that returns a signal or a list of signals, but is %s"
                .formatted(WORD, python.described(each)));
      }
      Handle stored = stored(signal, run.session()::storeLater);
      owned &= stored != signal;
      channels.add(stored);
    }
    Part part = new Part(begin.sample(), channels, isList, owned);
    heard.note(begin.note(), begin.sample() / sampleRate, part.length() / sampleRate);
    return part;
  }

  private Handle stored(Handle signal, Function<Signal, Stored> store) {
    Call<V> call = new Call<>(run, "Perform");
    return run.from(place, () -> call.stored(signal, store));
  }

  // ---- Mixing ----------------------------------------------------------------------------------

  private void add(Part part) {
    if (part != null) {
      add(0, part);
    }
  }

  private void add(int level, Part part) {
    if (level == waiting.size()) {
      waiting.add(new ArrayList<>());
    }
    List<Part> same = waiting.get(level);
    if (!same.isEmpty()
        && Bars.group(same.getFirst().begin, level) != Bars.group(part.begin, level)) {
      settle(level);
    }
    same.add(part);
  }

  /**
   * Keeps the bars of a group as they are or, if notes overlap so much that the bars would need far
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

  private Part stored(List<Part> parts) {
    Part mix = mix(parts, parts.stream().mapToLong(Part::begin).min().orElseThrow());
    List<Handle> stored =
        mix.channels.stream().map(each -> stored(each, run.session()::store)).toList();
    release(mix);
    return new Part(mix.begin, stored, mix.isList, true);
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
    return new Part(begin, mixed, first.isList, true);
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
