package tenuto.scripting.dry;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.Session;
import tenuto.engine.setup.DryRunUsage;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;

/** The record of a dry run: the signals that the patch makes, and the samples that it needs. */
public final class DryRun implements RunObserver {
  private final Map<Place, Made> made = new HashMap<>();
  private final Map<String, Long> computed = new HashMap<>();
  private long attributed;
  private volatile Session session;
  private volatile PatchPosition here;

  private record Place(String line, String word) {}

  /**
   * Signals that a word made at a line.
   *
   * @param line such as "song.py:12"
   * @param signals the number of signals
   * @param stored whether they are stored
   * @param samples of the longest
   * @param rate the sample rate of the longest
   */
  public record Made(
      String line, String word, long signals, boolean stored, long samples, double rate) {
    double seconds() {
      return samples / rate;
    }

    private Made with(Made other) {
      Made longest = other.seconds() > seconds() ? other : this;
      return new Made(
          line,
          word,
          signals + other.signals,
          stored || other.stored,
          longest.samples,
          longest.rate);
    }
  }

  /**
   * A line that needed samples to be computed.
   *
   * @param samples computed for it, over all signals
   */
  public record Computed(String line, long samples) {}

  /** The file name and line, without the folder. */
  static String line(String place) {
    return place.substring(place.lastIndexOf('/') + 1);
  }

  @Override
  public void opened(Session session, PatchPosition here) {
    this.session = session;
    this.here = here;
  }

  @Override
  public void called(Word word, Object[] values, Object result, Object place, double rate) {
    note(result, word.name(), line(place.toString()), rate);
  }

  @Override
  public void made(Signal signal, String by, Object place, double rate) {
    note(signal, by, line(place.toString()), session.sampleRate());
  }

  private synchronized void note(Object result, String word, String line, double rate) {
    switch (result) {
      case Signal signal ->
          made.merge(
              new Place(line, word),
              new Made(line, word, 1, signal instanceof Stored, signal.length(), rate),
              Made::with);
      case TimedSignal timed -> note(timed.signal(), word, line, rate);
      case List<?> list -> list.forEach(each -> note(each, word, line, rate));
      case null, default -> {} // a value
    }
  }

  /** The samples computed since the last call are those that this line needed. */
  @Override
  public synchronized void worked() {
    long rendered = session.work().rendered();
    if (rendered > attributed) {
      computed.merge(line(here.where().toString()), rendered - attributed, Long::sum);
      attributed = rendered;
    }
  }

  /** What would have been stored. */
  public DryRunUsage foreseen() {
    return session.work().foreseen();
  }

  /** Everything made, by lines and words, the longest first. */
  synchronized List<Made> longest() {
    return made.values().stream()
        .sorted(
            Comparator.comparingDouble(Made::seconds)
                .reversed()
                .thenComparing(Made::line)
                .thenComparing(Made::word))
        .toList();
  }

  /** The lines that needed samples, the one with the most first. */
  synchronized List<Computed> computed() {
    return computed.entrySet().stream()
        .map(entry -> new Computed(entry.getKey(), entry.getValue()))
        .sorted(
            Comparator.comparingLong(Computed::samples).reversed().thenComparing(Computed::line))
        .toList();
  }
}
