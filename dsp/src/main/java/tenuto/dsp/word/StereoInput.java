package tenuto.dsp.word;

import java.util.List;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** The left and right channels of a stereo word's input; a mono input is used for both. */
public final class StereoInput {
  /** The help of an input with any number of channels. */
  public static final String CHANNELS = "a sound: one signal, or a list of them as its channels";

  public static final String ONE_OR_TWO = "a signal, or a list of two as left and right";

  private StereoInput() {}

  /** The left and the right channel. */
  public static List<Signal> of(List<Signal> x) {
    return switch (x.size()) {
      case 1 -> List.of(x.getFirst(), x.getFirst());
      case 2 -> x;
      default ->
          throw new IllegalArgumentException(
              "x must be one signal or two, but has %d channels".formatted(x.size()));
    };
  }

  /** The mean of left and right. */
  public static Signal mean(List<Signal> both) {
    Signal left = both.getFirst();
    Signal right = both.getLast();
    return left == right
        ? left
        : Mapped.of(new Gain(0.5), Combined.of(new Sum(), List.of(left, right)));
  }
}
