package tenuto.dsp.envelopes;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Times;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;

/**
 * A breakpoint.
 *
 * @param ms its time
 * @param value of the envelope there
 * @param curve of the segment that leads to it
 */
record Corner(double ms, double value, double curve) {
  /** The largest magnitude in dB, so that gains, and ratios of two, are within a double's range. */
  private static final double MOST_DB = 2000;

  private static final double LOWEST_HZ = 1e-6;
  private static final double HIGHEST_HZ = 1e9;

  /** The unit of a list's values. */
  enum Unit {
    VALUE("value"),
    DECIBELS("dB"),
    HZ("Hz"),
    PITCH("pitch");

    private final String text;

    Unit(String text) {
      this.text = text;
    }

    static Unit of(String text) {
      for (Unit each : values()) {
        if (each.text.equals(text)) {
          return each;
        }
      }
      throw new IllegalArgumentException(
          "unit must be 'value', 'dB', 'Hz' or 'pitch', but is '" + text + "'");
    }

    /** Whether equal times are equal ratios. */
    boolean isGeometric() {
      return this == DECIBELS || this == PITCH;
    }

    private double result(String name, double value) {
      return switch (this) {
        case VALUE -> Require.finite(name, value);
        case DECIBELS -> Decibels.gain(Require.within(name, value, MOST_DB));
        case HZ -> Require.between(name, value, 0, HIGHEST_HZ);
        case PITCH -> Require.between(name, value, LOWEST_HZ, HIGHEST_HZ);
      };
    }
  }

  /** The breakpoints of a patch's rows (ms, value[, curve]), whose times must ascend from 0. */
  static List<Corner> all(Session session, List<Row> points, Unit unit) {
    if (points.isEmpty()) {
      throw new IllegalArgumentException("points must contain at least one row, but contain none");
    }
    List<Corner> all = new ArrayList<>();
    double before = 0;
    for (Row row : points) {
      if (row.size() < 2 || row.size() > 3) {
        throw new IllegalArgumentException(
            "points must be rows (ms, value) or (ms, value, curve), but one has %d numbers"
                .formatted(row.size()));
      }
      double ms = row.at(0);
      Require.that(ms >= before, "points", "must have times that ascend from 0", ms);
      Times.samples("points", session, ms);
      double value = unit.result("a value of points", row.at(1));
      double curve = row.at(2, 0);
      Require.between("a curve of points", curve, -Bend.MOST, Bend.MOST);
      all.add(new Corner(ms, value, curve));
      before = ms;
    }
    return all;
  }

  /** The segments between breakpoints; before the first one its value. */
  static CurvedShape shape(List<Corner> corners, boolean geometric, double sampleRate) {
    List<Segment> segments = new ArrayList<>();
    Corner before = new Corner(0, corners.getFirst().value(), 0);
    for (Corner corner : corners) {
      double begin = Milliseconds.place(before.ms(), sampleRate);
      double end = Milliseconds.place(corner.ms(), sampleRate);
      if (end > begin) {
        segments.add(
            new Segment(
                begin,
                end - begin,
                end,
                before.value(),
                corner.value(),
                corner.curve(),
                geometric));
      }
      before = corner;
    }
    return new CurvedShape(segments, before.value());
  }
}
