package tenuto.dsp.outputs;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.Metadata;

/**
 * The part of a piece to render: the same span of time of each sound file.
 *
 * @param from seconds, 0 or more
 * @param to seconds, above {@code from}; infinite for the end of the piece
 */
public record Excerpt(double from, double to) {
  /** The whole piece. */
  public static final Excerpt WHOLE = new Excerpt(0, Double.POSITIVE_INFINITY);

  private static final int MINUTE = 60;
  private static final int HOUR = 3600;
  private static final int DECIMALS = 3;

  public boolean isWhole() {
    return equals(WHOLE);
  }

  /** The samples from {@code begin} to {@code end - 1}. */
  public record Span(long begin, long end) {
    /** All samples of signals side by side. */
    static Span of(List<Signal> signals) {
      return new Span(0, signals.stream().mapToLong(Signal::length).max().orElseThrow());
    }

    public long length() {
      return end - begin;
    }

    /** The cue points that are in it, counted from its start. */
    List<Metadata.Cue> cues(List<Metadata.Cue> cues) {
      return cues.stream()
          .filter(cue -> cue.frame() >= begin && cue.frame() <= end)
          .map(cue -> new Metadata.Cue(cue.frame() - begin, cue.label()))
          .toList();
    }
  }

  /** Its part of a file; nothing if the file ends before it starts. */
  public Optional<Span> of(Span file, double rate) {
    long begin = frame(from, rate);
    boolean beyond = begin > 0 && begin >= file.end;
    return beyond
        ? Optional.empty()
        : Optional.of(new Span(begin, Math.min(file.end, frame(to, rate))));
  }

  /**
   * The message that a file of {@code seconds} is skipped, because it ends before the excerpt
   * starts.
   */
  String skipped(Path file, double seconds) {
    return "%s ends at %s, before %s: it is not written"
        .formatted(file, clock(seconds), clock(from));
  }

  private static long frame(double seconds, double rate) {
    return (long) Math.min(0x1p62, Math.rint(seconds * rate));
  }

  /** Minutes and seconds, such as 4:05.5, and hours if there are any. */
  public static String clock(double seconds) {
    BigDecimal time = BigDecimal.valueOf(seconds).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    long hours = time.longValue() / HOUR;
    long minutes = time.longValue() / MINUTE % MINUTE;
    BigDecimal rest = time.remainder(BigDecimal.valueOf(MINUTE)).stripTrailingZeros();
    String text = (rest.compareTo(BigDecimal.TEN) < 0 ? "0" : "") + rest.toPlainString();
    return hours == 0 ? minutes + ":" + text : "%d:%02d:%s".formatted(hours, minutes, text);
  }

  @Override
  public String toString() {
    return "%s to %s".formatted(clock(from), to < Double.POSITIVE_INFINITY ? clock(to) : "the end");
  }
}
