package tenuto.scripting.dry;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** The record of a dry run: the signals that the patch makes, and the samples that it needs. */
public final class DryRun {
  private final Map<Place, Made> made = new HashMap<>();
  private final Map<String, Long> computed = new HashMap<>();
  private long attributed;

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

  /**
   * Records the result of a word, if it is signals.
   *
   * @param place the file and line of the patch
   */
  public synchronized void made(Object result, String word, String place, double rate) {
    String line = line(place);
    switch (result) {
      case Signal signal ->
          made.merge(
              new Place(line, word),
              new Made(line, word, 1, signal instanceof Stored, signal.length(), rate),
              Made::with);
      case TimedSignal timed -> made(timed.signal(), word, line, rate);
      case List<?> list -> list.forEach(each -> made(each, word, line, rate));
      case null, default -> {} // a value
    }
  }

  /**
   * Records that a line may have needed samples.
   *
   * @param place the file and line of the patch
   * @param rendered the number of samples computed so far
   */
  public synchronized void asked(String place, long rendered) {
    if (rendered > attributed) {
      computed.merge(line(place), rendered - attributed, Long::sum);
      attributed = rendered;
    }
  }

  /** Whether samples were computed since the last record. */
  public synchronized boolean isNews(long rendered) {
    return rendered > attributed;
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
