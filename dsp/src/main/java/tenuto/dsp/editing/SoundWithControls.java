package tenuto.dsp.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tenuto.engine.signal.Signal;

/**
 * The inputs of an effect with a tail: sounds and controls, up to the end of the shortest.
 *
 * @param sounds silent after that
 * @param controls may be endless
 * @param samples length of the shortest
 */
public record SoundWithControls(List<Signal> sounds, List<Signal> controls, long samples) {
  public static SoundWithControls of(List<Signal> sounds, Signal... controls) {
    long samples =
        Stream.concat(sounds.stream(), Stream.of(controls))
            .mapToLong(Signal::length)
            .min()
            .orElseThrow();
    return new SoundWithControls(sounds, List.of(controls), samples);
  }

  /** The sounds, cut at the end of the shortest, and the controls, which may be longer. */
  public List<Signal> cut() {
    return rung(samples);
  }

  /**
   * The sounds, padded with silence to the length of a result, and the controls, at least as long.
   */
  public List<Signal> rung(long length) {
    List<Signal> all = new ArrayList<>();
    for (Signal sound : sounds) {
      all.add(of(of(sound, samples), length));
    }
    for (Signal control : controls) {
      all.add(control.length() < length ? of(control, length) : control);
    }
    return all;
  }

  /** The end of each control in a result of a length. */
  public List<Long> ends(long length) {
    return controls.stream().map(control -> Math.min(control.length(), length)).toList();
  }

  private static Signal of(Signal x, long length) {
    return x.length() == length ? x : Slices.of(x, 0, length);
  }
}
