package tenuto.scripting.python;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyNone;
import org.python.core.PyObject;
import tenuto.dsp.timeline.OverlapIndex;
import tenuto.dsp.timeline.Timeline;
import tenuto.engine.Gathered;
import tenuto.scripting.reports.Errors;

/**
 * Notes played by a function of the patch, each in a task of its own, and put where they belong in
 * time.
 *
 * <p>As soon as some notes that follow one another are there they become one stored signal, and so
 * do as many of those: what is kept is not the notes but little more than the piece itself. Who is
 * mixed with whom follows from the notes' order alone, and so do all bits of the sum.
 */
final class Performance {
  private static final String WORD = "sf.Perform";

  /** Notes, and mixes of notes, that are mixed at a time. */
  private static final int TOGETHER = 32;

  private final Patch patch;
  private final double sampleRate;

  /** Mixes that wait for more: at each level of {@link #TOGETHER} of the level below. */
  private final List<List<Part>> levels = new ArrayList<>();

  Performance(Patch patch) {
    this.patch = patch;
    this.sampleRate = patch.session().sampleRate();
  }

  /** A note to be played, and the sample at which it begins. */
  private record Begin(PyObject note, long sample) {}

  /**
   * Some of the piece.
   *
   * @param begin the sample at which it begins
   * @param channels its signals
   * @param isList whether they are a list, and not one signal
   * @param owned whether nobody else has them
   */
  private record Part(long begin, List<PySignal> channels, boolean isList, boolean owned) {}

  /**
   * @param song notes, or what has them and perhaps events
   * @param events null for those of the song
   */
  PyObject of(PyObject song, PyObject instrument, PyObject events) {
    if (!instrument.isCallable()) {
      throw HelperArguments.unfit(WORD, "instrument", "a function", instrument);
    }
    List<Begin> begins = new ArrayList<>();
    for (PyObject note : notes(song, HelperArguments.given(events, null))) {
      begins.add(
          new Begin(
              note,
              sample(HelperArguments.number(WORD, "ms", HelperArguments.attribute(note, "ms")))));
    }
    begins.sort(Comparator.comparingLong(Begin::sample));
    patch.notes().give(begins.size());
    Deque<PyFuture> ahead = new ArrayDeque<>();
    try {
      for (int i = 0; i < begins.size(); i += TOGETHER) {
        List<Begin> some = begins.subList(i, Math.min(i + TOGETHER, begins.size()));
        ahead.add(task(() -> play(some, instrument)));
        // More would only fill the disk with mixes whose turn has not come.
        if (ahead.size() > patch.session().threads()) {
          add(0, part(ahead.remove()));
        }
      }
      while (!ahead.isEmpty()) {
        add(0, part(ahead.remove()));
      }
    } finally {
      ahead.forEach(Performance::awaitAnyway);
    }
    List<Part> all = levels.reversed().stream().flatMap(List::stream).toList();
    if (all.isEmpty()) {
      throw Errors.value(WORD + ": notes must contain at least one that sounds, but contain none");
    }
    Part mix = mix(all, 0);
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

  private PyFuture task(Work work) {
    return new PyFuture(patch.tasks().submit(() -> new PyPart(work.run())));
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

  /** The mix of notes that follow one another, or null if none of them sounds. */
  private Part play(List<Begin> begins, PyObject instrument) {
    List<PyFuture> tasks =
        begins.stream().map(each -> task(() -> played(each, instrument))).toList();
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
    return parts.isEmpty() ? null : stored(parts);
  }

  /** One note, or null if it does not sound. */
  private Part played(Begin begin, PyObject instrument) {
    PyObject sound = PyFuture.resolved(instrument.__call__(begin.note));
    patch.notes().play();
    if (sound instanceof PyNone) {
      return null;
    }
    boolean isList = Arguments.isSequence(sound);
    List<PySignal> channels = new ArrayList<>();
    boolean owned = true;
    for (PyObject each : isList ? sound.asIterable() : List.of(sound)) {
      if (!(PyFuture.resolved(each) instanceof PySignal signal)) {
        String rule = "a function that returns a signal or a list of signals";
        throw HelperArguments.unfit(WORD, "instrument", rule, PyFuture.resolved(each));
      }
      PySignal stored = realised(signal);
      owned &= stored != signal;
      channels.add(stored);
    }
    return new Part(begin.sample, channels, isList, owned);
  }

  private PySignal realised(PySignal signal) {
    PyWord realise = new PyWord(patch, patch.catalogue().word("Realise"));
    return (PySignal) realise.__call__(new PyObject[] {signal}, Py.NoKeywords);
  }

  // ---- Mixing ----------------------------------------------------------------------------------

  private void add(int level, Part part) {
    if (part == null) {
      return;
    }
    if (level == levels.size()) {
      levels.add(new ArrayList<>());
    }
    List<Part> same = levels.get(level);
    same.add(part);
    if (same.size() == TOGETHER) {
      Part stored = stored(same);
      same.clear();
      add(level + 1, stored);
    }
  }

  private Part stored(List<Part> parts) {
    Part mix = mix(parts, parts.stream().mapToLong(Part::begin).min().orElseThrow());
    List<PySignal> stored = mix.channels.stream().map(this::realised).toList();
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
      mixed.add(
          (PySignal)
              new Call(patch, "Perform")
                  .lazy(
                      signals,
                      from -> Gathered.of(new Timeline.Place(score), from, score.length())));
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
