package tenuto.scripting.calls;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import tenuto.engine.base.Milliseconds;
import tenuto.scripting.tasks.ContentHash;
import tenuto.scripting.tasks.Task;

/**
 * Notes played by a function of the patch, each in a task of its own, and mixed at their positions
 * in time.
 *
 * <p>The notes of a bar are mixed into one stored signal as soon as they are played, in the order
 * of time. What is a bar depends only on the notes and on the times between them: adding, removing
 * or changing a note changes one bar, and what is put in before them moves bars, which stay as they
 * were. So do their noises: a note's seeds follow from its content and from its place among its
 * equals ({@link Equals}), not from its time.
 */
public final class Performance<V, N> {
  private static final String WORD = "sf.Perform";

  private final RunContext<V> run;
  private final Python<V> python;
  private final Function<N, V> player;
  private final double sampleRate;

  private final Heard<N> heard;
  private final BarMixer<V> mixer;

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
    this.mixer = new BarMixer<>(run);
    this.sampleRate = run.session().sampleRate();
  }

  /** Observes which notes sound when. */
  public interface Heard<N> {
    /** A note begins at {@code at} and sounds for {@code seconds}; both in seconds. */
    void note(N note, double at, double seconds);
  }

  /**
   * A note to be played.
   *
   * @param ms when it begins
   * @param key identifies its content, without its time
   */
  public Bars.Note<N> note(N note, double ms, long key) {
    return new Bars.Note<>(note, ms, sample(ms), key);
  }

  /**
   * Plays notes.
   *
   * @param begins the notes, each made by {@link #note}
   * @param instrument a key of the player
   */
  public V of(List<Bars.Note<N>> begins, long instrument) {
    if (begins.isEmpty()) {
      throw new IllegalArgumentException(
          WORD + ": notes must contain at least one that sounds, but the list is empty");
    }
    tellOfEarly(begins);
    run.observer().notesGiven(begins.size());
    List<Bars.Bar<N>> bars = Bars.of(begins);
    long[] seeds = seeds(bars, instrument);
    Deque<Task<BarMixer.Part>> ahead = new ArrayDeque<>();
    int from = 0;
    try {
      for (Bars.Bar<N> bar : bars) {
        int first = from;
        ahead.add(task(0, () -> play(bar, seeds, first)));
        from += bar.names().length;
        // More would only fill the disk with bars that are not needed yet.
        if (ahead.size() > run.session().threads()) {
          mixer.add(python.waited(ahead.remove()));
        }
      }
      while (!ahead.isEmpty()) {
        mixer.add(python.waited(ahead.remove()));
      }
    } finally {
      ahead.forEach(this::awaitAnyway);
    }
    BarMixer.Part mix = mixer.end();
    List<V> channels = mix.channels().stream().map(python::of).toList();
    return mix.isList() ? python.channels(python.list(channels)) : channels.getFirst();
  }

  /** Warns of notes before the beginning, such as those of a phrase that was moved too far. */
  private void tellOfEarly(List<Bars.Note<N>> notes) {
    long early = notes.stream().filter(each -> each.ms() < 0).count();
    if (early > 0) {
      run.warnings()
          .tell(
              "early",
              "%s: of %d notes %d begin before 0 ms, where nothing is heard: .notes(bpm, start=ms)"
                      .formatted(WORD, notes.size(), early)
                  + " of a phrase begins later");
    }
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

  private Task<BarMixer.Part> task(long seed, Callable<BarMixer.Part> work) {
    return run.tasks().submitNote(seed, work);
  }

  /** The seed of each note, in the order of time, which determines its noises. */
  private long[] seeds(List<Bars.Bar<N>> bars, long instrument) {
    long[] keys = bars.stream().flatMapToLong(bar -> Arrays.stream(bar.names())).toArray();
    return run.tasks().current().nextNotes(ContentHash.of(ContentHash.of(WORD), instrument), keys);
  }

  /** After a failure: a patch that catches it must not fail at its end because of another. */
  private void awaitAnyway(Task<BarMixer.Part> task) {
    try {
      python.waited(task);
    } catch (RuntimeException second) {
      // The first failure is being thrown.
    }
  }

  // ---- Playing ---------------------------------------------------------------------------------

  /** Plays and mixes a bar's notes; null if none of them sounds. */
  private BarMixer.Part play(Bars.Bar<N> bar, long[] seeds, int first) {
    List<BarMixer.Part> parts = new ArrayList<>();
    int from = first;
    for (List<Bars.Note<N>> group : bar.groups()) {
      List<BarMixer.Part> some = played(group, seeds, from);
      from += group.size();
      if (!some.isEmpty()) {
        parts.add(mixer.stored(some));
      }
    }
    return switch (parts.size()) {
      case 0 -> null;
      case 1 -> parts.getFirst().marked(bar.mark());
      default -> mixer.stored(parts).marked(bar.mark());
    };
  }

  private List<BarMixer.Part> played(List<Bars.Note<N>> notes, long[] seeds, int first) {
    List<Task<BarMixer.Part>> tasks = new ArrayList<>();
    for (int i = 0; i < notes.size(); i++) {
      Bars.Note<N> note = notes.get(i);
      tasks.add(task(seeds[first + i], () -> played(note)));
    }
    List<BarMixer.Part> parts = new ArrayList<>();
    try {
      run.tasks().awaitAll(tasks);
      for (Task<BarMixer.Part> task : tasks) {
        BarMixer.Part part = python.waited(task);
        if (part != null) {
          parts.add(part);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted while waiting for notes");
    } finally {
      tasks.forEach(this::awaitAnyway);
    }
    return parts;
  }

  /** Plays one note; null if it does not sound. */
  private BarMixer.Part played(Bars.Note<N> begin) {
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
      Handle stored = mixer.stored(signal, run.session()::storeLater);
      owned &= stored != signal;
      channels.add(stored);
    }
    BarMixer.Part part = new BarMixer.Part(begin.sample(), channels, isList, owned, 0);
    heard.note(begin.note(), begin.sample() / sampleRate, part.length() / sampleRate);
    return part;
  }
}
