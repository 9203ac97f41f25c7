package tenuto.scripting.python;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.python.core.PyNone;
import org.python.core.PyObject;
import tenuto.dsp.timeline.OverlapIndex;
import tenuto.dsp.timeline.Timeline;
import tenuto.engine.Gathered;
import tenuto.engine.Signal;
import tenuto.engine.Stored;
import tenuto.scripting.calls.Call;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.objects.Bars;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.NoteLines;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.tasks.Contents;

/**
 * Notes played by a function of the patch, each in a task of its own, and put where they belong in
 * time.
 *
 * <p>The notes that begin in a bar become one stored signal as soon as they are there: what is kept
 * is not the notes but their bars. A bar is a stretch of fixed time, and within it notes are mixed
 * in the order of what they say. So who is mixed with whom follows from the notes alone, whatever
 * order they come in, and a note put in, taken out or changed changes one bar.
 */
final class Performance {
  private static final String WORD = "sf.Perform";

  /** Notes of a bar that are played, and mixed, at a time. */
  private static final int TOGETHER = 32;

  /** Bars are mixed into longer ones where they overlap so often. */
  private static final int OVERLAPS = 4;

  private final Patch patch;
  private final double sampleRate;

  /** The line of the patch, which its tasks are not at. */
  private final Object place = Patch.place();

  /** Who writes down what is played, if anybody wants to know. */
  private Optional<NoteLines> lines = Optional.empty();

  /** What bars have become, and those that were mixed. */
  private final List<Part> mixes = new ArrayList<>();

  /** Mixes of bars that wait for their neighbours, at each level for those of one stretch. */
  private final List<List<Part>> waiting = new ArrayList<>();

  Performance(Patch patch) {
    this.patch = patch;
    this.sampleRate = patch.session().sampleRate();
  }

  /**
   * Some of the piece.
   *
   * @param begin the sample at which it begins
   * @param channels its signals
   * @param isList whether they are a list, and not one signal
   * @param owned whether nobody else has them
   */
  private record Part(long begin, List<PySignal> channels, boolean isList, boolean owned) {
    long length() {
      return channels.stream().mapToLong(each -> each.signal().length()).max().orElse(0);
    }
  }

  /**
   * @param song notes, or what has them and perhaps events
   * @param events null for those of the song
   */
  PyObject of(PyObject song, PyObject instrument, PyObject events) {
    if (!instrument.isCallable()) {
      throw HelperArguments.unfit(WORD, "instrument", "a function", instrument);
    }
    List<Bars.Note> begins = new ArrayList<>();
    for (PyObject note : notes(song, HelperArguments.given(events, null))) {
      double ms = HelperArguments.number(WORD, "ms", HelperArguments.attribute(note, "ms"));
      begins.add(new Bars.Note(note, sample(ms), ValueKey.of(note)));
    }
    patch.notes().give(begins.size());
    lines = patch.notes().log().map(log -> new NoteLines(log, Patch.line(), instrument));
    List<List<Bars.Note>> bars = Bars.of(begins);
    long[] seeds = seeds(bars, instrument);
    Deque<PyFuture> ahead = new ArrayDeque<>();
    int from = 0;
    try {
      for (List<Bars.Note> bar : bars) {
        int first = from;
        ahead.add(task(0, () -> play(bar, instrument, seeds, first)));
        from += bar.size();
        // More would only fill the disk with mixes whose turn has not come.
        if (ahead.size() > patch.session().threads()) {
          add(part(ahead.remove()));
        }
      }
      while (!ahead.isEmpty()) {
        add(part(ahead.remove()));
      }
      for (int level = 0; level < waiting.size(); level++) {
        settle(level);
      }
    } finally {
      ahead.forEach(Performance::awaitAnyway);
    }
    if (mixes.isEmpty()) {
      throw Errors.value(WORD + ": notes must contain at least one that sounds, but contain none");
    }
    Part mix = mix(mixes, 0);
    return mix.isList ? PyChannels.of(patch, mix.channels) : mix.channels.getFirst();
  }

  private List<PyObject> notes(PyObject song, PyObject events) {
    PyObject inSong = song.__findattr__("notes");
    List<PyObject> notes = HelperArguments.list(WORD, "notes", inSong == null ? song : inSong);
    PyObject told = events == null && inSong != null ? song.__findattr__("events") : events;
    return told == null ? notes : new MidiHelpers(patch).among(WORD, notes, told);
  }

  private long sample(double ms) {
    double sample = Math.floor(ms * sampleRate / 1000);
    if (!(Math.abs(sample) < 1L << 52)) {
      throw Errors.value(WORD + ": ms must be a time that a signal can have, but is " + ms);
    }
    return (long) sample;
  }

  // ---- Tasks, which give Python's objects ------------------------------------------------------

  private interface Work {
    Part run();
  }

  private PyFuture task(long seed, Work work) {
    return new PyFuture(patch.tasks().submitNote(seed, () -> new PyPart(work.run())));
  }

  /** Of each note in the order of the bars: from it follow the seeds of its noises. */
  private long[] seeds(List<List<Bars.Note>> bars, PyObject instrument) {
    long[] keys = bars.stream().flatMap(List::stream).mapToLong(Bars.Note::key).toArray();
    long what = Contents.of(Contents.of(WORD), ValueKey.of(instrument));
    return patch.tasks().current().nextNotes(what, keys);
  }

  /** A part as the result of a task. */
  private static final class PyPart extends PyObject {
    private static final long serialVersionUID = 1L;
    private final transient Part part;

    PyPart(Part part) {
      this.part = part;
    }
  }

  private static Part part(PyFuture future) {
    return ((PyPart) future.get()).part;
  }

  /** After a failure: a patch that catches it must not fail at its end by another nobody read. */
  private static void awaitAnyway(PyFuture future) {
    try {
      future.get();
    } catch (RuntimeException second) {
      // the first one is on its way
    }
  }

  // ---- Playing ---------------------------------------------------------------------------------

  /** The mix of a bar's notes, or null if none of them sounds. */
  private Part play(List<Bars.Note> bar, PyObject instrument, long[] seeds, int first) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < bar.size(); i += TOGETHER) {
      int end = Math.min(i + TOGETHER, bar.size());
      List<Part> some = played(bar.subList(i, end), instrument, seeds, first + i);
      if (!some.isEmpty()) {
        parts.add(stored(some));
      }
    }
    return parts.isEmpty() ? null : parts.size() == 1 ? parts.getFirst() : stored(parts);
  }

  private List<Part> played(List<Bars.Note> notes, PyObject instrument, long[] seeds, int first) {
    List<PyFuture> tasks = new ArrayList<>();
    for (int i = 0; i < notes.size(); i++) {
      Bars.Note note = notes.get(i);
      tasks.add(task(seeds[first + i], () -> played(note, instrument)));
    }
    List<Part> parts = new ArrayList<>();
    try {
      for (PyFuture task : tasks) {
        Part part = part(task);
        if (part != null) {
          parts.add(part);
        }
      }
    } finally {
      tasks.forEach(Performance::awaitAnyway);
    }
    return parts;
  }

  /** One note, or null if it does not sound. */
  private Part played(Bars.Note begin, PyObject instrument) {
    PyObject sound = PyFuture.resolved(instrument.__call__(begin.note()));
    patch.notes().play();
    if (sound instanceof PyNone) {
      return null;
    }
    boolean isList = Jython.isList(sound);
    List<PySignal> channels = new ArrayList<>();
    boolean owned = true;
    for (PyObject each : isList ? sound.asIterable() : List.of(sound)) {
      if (!(PyFuture.resolved(each) instanceof PySignal signal)) {
        String rule = "a function that returns a signal or a list of signals";
        throw HelperArguments.unfit(WORD, "instrument", rule, PyFuture.resolved(each));
      }
      PySignal stored = stored(signal, patch.session()::storeLater);
      owned &= stored != signal;
      channels.add(stored);
    }
    Part part = new Part(begin.sample(), channels, isList, owned);
    lines.ifPresent(
        each -> {
          Object origin = begin.note() instanceof PyRecord it ? it.origin() : null;
          double at = begin.sample() / sampleRate;
          each.add(begin.note(), origin, at, part.length() / sampleRate);
        });
    return part;
  }

  private PySignal stored(PySignal signal, Function<Signal, Stored> store) {
    Call<PyObject> call = new Call<>(patch, "Perform");
    Handle stored = patch.from(place, () -> call.stored(signal.handle(), store));
    return (PySignal) patch.python().of(stored);
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
        && Bars.stretch(same.getFirst().begin, level) != Bars.stretch(part.begin, level)) {
      settle(level);
    }
    same.add(part);
  }

  /**
   * Leaves the bars of a stretch of time as they are, or, if that would keep far more than their
   * sum, mixes them into one: notes may sound much longer than a bar.
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
    List<PySignal> stored =
        mix.channels.stream().map(each -> stored(each, patch.session()::store)).toList();
    release(mix);
    return new Part(mix.begin, stored, mix.isList, true);
  }

  /** The sum of parts from sample {@code begin} on, computed later. */
  private Part mix(List<Part> parts, long begin) {
    Part first = parts.getFirst();
    for (Part part : parts) {
      if (part.channels.size() != first.channels.size() || part.isList != first.isList) {
        throw Errors.value(
            WORD
                + ": instrument must return as many channels for each note, but returned %s and %s"
                    .formatted(text(first), text(part)));
      }
    }
    List<PySignal> mixed = new ArrayList<>();
    for (int channel = 0; channel < first.channels.size(); channel++) {
      int each = channel;
      List<PySignal> signals = parts.stream().map(part -> part.channels.get(each)).toList();
      OverlapIndex score =
          new OverlapIndex(
              parts.stream().mapToLong(part -> part.begin - begin).toArray(),
              signals.stream().mapToLong(signal -> signal.signal().length()).toArray());
      Call<PyObject> call = new Call<>(patch, "Perform", place);
      Function<List<Signal>, Signal> sum =
          from -> Gathered.of(new Timeline.Place(score), from, score.length());
      mixed.add((PySignal) patch.from(place, () -> call.lazy(PySignal.handles(signals), sum)));
    }
    parts.forEach(this::release);
    return new Part(begin, mixed, first.isList, true);
  }

  private static String text(Part part) {
    return part.isList ? "a list of " + part.channels.size() : "a signal";
  }

  /** In a counted patch they were taken over; in a scoped one their handles hold them. */
  private void release(Part part) {
    if (!patch.counted() && part.owned) {
      part.channels.forEach(PySignal::release);
    }
  }
}
