package tenuto.formats.file;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.DoubleUnaryOperator;

/**
 * What an edit does to the places of a sound. Markers, regions and loops all move by it.
 *
 * @param steps in their order; none if nothing moves
 * @param begin the position before the edit, in seconds, of the new start
 * @param semitones by which it raises the pitch
 * @param before the sample rate before
 * @param now the sample rate after
 */
public record SoundEdit(
    List<Step> steps, double begin, double semitones, double before, double now) {
  /** How far beyond the end, in seconds, a place may be by rounding. */
  private static final double TOLERANCE = 1e-3;

  private static final double ROUNDING = 1e-9;

  /**
   * A step of an edit.
   *
   * @param place maps seconds before it to seconds after it; NaN for what has no place
   * @param length of the sound after it, in seconds
   * @param last the last position in it, in seconds
   */
  public record Step(DoubleUnaryOperator place, double length, double last) {
    /** A step whose positions are those up to the end. */
    public Step(DoubleUnaryOperator place, double length) {
      this(place, length, length + TOLERANCE);
    }
  }

  /**
   * Frames from {@code begin} to before {@code end}.
   *
   * @param begin the first one
   * @param end the one after the last
   */
  public record Span(long begin, long end) {}

  public SoundEdit {
    steps = List.copyOf(steps);
  }

  /** Whether all places stay at their frames. */
  boolean isNone() {
    return steps.isEmpty() && before == now;
  }

  /** Where a frame goes; nothing if it is removed. */
  OptionalLong point(long frame) {
    double place = frame / before;
    for (Step step : steps) {
      place = step.place.applyAsDouble(place);
      if (!(place >= -ROUNDING && place <= step.last)) {
        return OptionalLong.empty();
      }
      place = Math.max(0, place);
    }
    return OptionalLong.of(frame(place));
  }

  /** Where what remains of a span goes; nothing if all of it is removed. */
  Optional<Span> part(long first, long last) {
    return span(first, last, Double.POSITIVE_INFINITY);
  }

  /** Where a span goes; nothing if a part of it is removed. */
  Optional<Span> whole(long first, long last) {
    return span(first, last, 1.5 / Math.min(before, now));
  }

  private Optional<Span> span(long first, long last, double removed) {
    double from = first / before;
    double to = last / before;
    for (Step step : steps) {
      double one = step.place.applyAsDouble(from);
      double other = step.place.applyAsDouble(to);
      from = Math.min(one, other);
      to = Math.max(one, other);
      if (!(from >= -removed && to <= step.length + removed)) {
        return Optional.empty();
      }
      from = Math.max(from, 0);
      to = Math.min(to, step.length);
      if (!(from < to)) {
        return Optional.empty();
      }
    }
    return frame(from) < frame(to)
        ? Optional.of(new Span(frame(from), frame(to)))
        : Optional.empty();
  }

  private long frame(double seconds) {
    return Math.round(seconds * now);
  }
}
