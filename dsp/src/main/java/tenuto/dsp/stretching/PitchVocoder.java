package tenuto.dsp.stretching;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/**
 * Shifts the pitch of all channels of a sound alike: it stretches them by a {@link Vocoder} and
 * reads the result as many times as fast. Its inputs are the channels and, if the map is not
 * steady, the semitones.
 *
 * @param map of the stretch
 * @param formants how much they stay, 0 to 1
 */
record PitchVocoder(
    int channels,
    VocoderShape shape,
    TimeMap map,
    double formants,
    double sampleRate,
    Workbench workbench)
    implements Filter {
  static final double MOST = 24;

  /** The ratio of semitones. */
  static double ratio(double semitones) {
    return GainOfDecibels.ofOctaves(Math.clamp(semitones, -MOST, MOST) / 12, 0);
  }

  boolean moves() {
    return !(map instanceof TimeMap.Steady);
  }

  /** By how many samples it is late. */
  int delay() {
    double past = shape.middle() / 2.0 + shape.hop() + SincRows.HALF;
    return shape.ahead() + (int) Math.ceil(past / map.least()) + 8;
  }

  /** What it makes, not late. */
  List<Signal> through(List<Signal> x, Signal semitones, long length) {
    List<Signal> padded = new ArrayList<>();
    for (Signal each : x) {
      padded.add(padded(each, length));
    }
    if (moves()) {
      padded.add(padded(semitones, length));
    }
    List<Signal> made = new ArrayList<>();
    for (Signal late : Filtered.all(this, padded)) {
      made.add(Gathered.of(new Timeline.Slice(delay()), List.of(late), length));
    }
    return made;
  }

  private Signal padded(Signal x, long length) {
    return Gathered.of(new Timeline.Slice(0), List.of(x), length + delay());
  }

  @Override
  public int inputs() {
    return moves() ? channels + 1 : channels;
  }

  @Override
  public int outputs() {
    return channels;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new PitchProcessor(this);
  }
}
