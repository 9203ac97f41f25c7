package tenuto.dsp.envelopes;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.word.Times;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** The stages of an envelope in sequence, which a key's release may cut short. */
public final class Stages {
  /** The default curve: about that of a charging capacitor. */
  public static final double USUAL_CURVE = -4;

  private final double sampleRate;
  private final double curve;
  private final List<Segment> segments = new ArrayList<>();
  private double end;
  private double level;

  /**
   * @param curve of all stages
   */
  public Stages(double sampleRate, double curve) {
    this.sampleRate = sampleRate;
    this.curve = curve;
  }

  /** Adds a stage that moves to a level; it jumps if {@code ms} is 0. */
  public Stages to(double next, double ms) {
    double length = Milliseconds.place(ms, sampleRate);
    if (length > 0) {
      segments.add(new Segment(end, length, end + length, level, next, curve, false));
      end += length;
    }
    level = next;
    return this;
  }

  /**
   * Holds the level until that time; if it is past already, cuts the stages there, at any level.
   */
  public Stages until(double ms) {
    double gate = Milliseconds.place(ms, sampleRate);
    if (gate > end) {
      return to(level, Milliseconds.of(gate - end, sampleRate));
    }
    while (!segments.isEmpty() && segments.getLast().begin() >= gate) {
      segments.removeLast();
    }
    level = 0;
    if (!segments.isEmpty()) {
      Segment last = segments.removeLast();
      level = last.at(gate);
      segments.add(last.cut(gate));
    }
    end = gate;
    return this;
  }

  /** All stages; 0 after them. */
  public ScalarSource shape() {
    return new CurvedShape(segments, level);
  }

  /** All stages as a signal that lasts {@code ms}. */
  Signal over(Session session, double ms) {
    return Generated.of(shape(), Times.length(session, ms));
  }

  /** Requires a time of 0 or more, of fewer than 2^53 samples. */
  public static void time(Session session, String name, double ms) {
    Require.that(ms >= 0, name, "must be 0 or more", ms);
    Times.samples(name, session, ms);
  }
}
