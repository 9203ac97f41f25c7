package tenuto.dsp.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Signal;

/**
 * A list of signals given for a parameter that takes one: the word is called for each of them. This
 * mapping is the same for all callers.
 *
 * @param signals one for each channel
 */
public record Channels(List<Signal> signals) {
  /**
   * The argument lists for calls of a word: one, or one for each channel if a value is {@code
   * Channels}.
   *
   * @param values one for each of the word's parameters
   * @throws IllegalArgumentException if two have different numbers of channels
   */
  public static List<Object[]> sets(Word word, Object[] values) {
    int count = -1;
    for (int i = 0; i < values.length; i++) {
      if (values[i] instanceof Channels list) {
        int size = list.signals.size();
        if (count >= 0 && size != count) {
          throw new IllegalArgumentException(
              "%s has %s, but another parameter has %d"
                  .formatted(
                      word.parameters().get(i).name(), Binding.counted(size, "channel"), count));
        }
        count = size;
      }
    }
    List<Object[]> sets = new ArrayList<>();
    for (int channel = 0; channel < (count < 0 ? 1 : count); channel++) {
      Object[] set = values.clone();
      for (int i = 0; i < set.length; i++) {
        if (set[i] instanceof Channels list) {
          set[i] = list.signals.get(channel);
        }
      }
      sets.add(set);
    }
    return sets;
  }

  /** A number as an endless constant signal. */
  public static Signal steady(double number) {
    return Generated.of(new Constant(number), Controls.ENDLESS);
  }

  /** The number of such a signal; empty for others. */
  public static OptionalDouble number(Signal signal) {
    return signal instanceof Lazy lazy && lazy.what() instanceof Constant(double number)
        ? OptionalDouble.of(number)
        : OptionalDouble.empty();
  }
}
