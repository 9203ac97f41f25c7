package tenuto.dsp.envelopes;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.word.Times;
import tenuto.engine.Generated;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** The stages of an envelope, one after the other, which a key's release may cut short. */
final class Stages {
  private final double sampleRate;
  private final double curve;
  private final List<Segment> segments = new ArrayList<>();
  private double end;
  private double level;

  /**
   * @param curve of all that moves
   */
  Stages(double sampleRate, double curve) {
    this.sampleRate = sampleRate;
    this.curve = curve;
  }

  /** Goes on to a level; in no time if {@code ms} is 0. */
  Stages to(double next, double ms) {
    double length = ms * sampleRate / 1000;
    if (length > 0) {
      segments.add(new Segment(end, length, end + length, level, next, curve, false));
      end += length;
    }
    level = next;
    return this;
  }

  /** Stays until that time if it is not over, or else ends then, at whatever level. */
  Stages until(double ms) {
    double gate = ms * sampleRate / 1000;
    if (gate > end) {
      return to(level, (gate - end) * 1000 / sampleRate);
    }
    while (!segments.isEmpty() && segments.getLast().begin() >= gate) {
      segments.removeLast();
    }
    level = 0;
    if (!segments.isEmpty()) {
      Segment last = segments.removeLast();
      level = last.at(gate);
      segments.add(
          new Segment(last.begin(), last.length(), gate, last.from(), last.to(), curve, false));
    }
    end = gate;
    return this;
  }

  /** All stages as a signal of so many ms. */
  Signal over(Session session, double ms) {
    return Generated.of(new CurvedShape(segments), Times.length(session, ms));
  }
}
