package tenuto.dsp.catalogue;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.Echo;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.signal.Signal;

/**
 * Replaces −0.0 by 0 in arguments. The two are equal, so a range from 0 allows both; but 1/−0.0 is
 * −∞, which no range would allow.
 */
final class UnsignedZeros {
  private UnsignedZeros() {}

  /** The arguments in a new array. */
  static Object[] of(Object[] arguments) {
    Object[] all = new Object[arguments.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = of(arguments[i]);
    }
    return all;
  }

  private static Object of(Object argument) {
    return switch (argument) {
      case Double number -> of(number.doubleValue());
      case Signal control -> of(control);
      case Point(double ms, double value) -> new Point(of(ms), of(value));
      case Echo(double dB, double ms) -> new Echo(of(dB), of(ms));
      case TimedSignal(Signal signal, double ms) -> new TimedSignal(signal, of(ms));
      case Row(List<Double> numbers) ->
          new Row(numbers.stream().map(number -> of(number.doubleValue())).toList());
      case List<?> list -> of(list);
      case null, default -> argument;
    };
  }

  /** By IEEE 754 the sum of −0.0 and 0 is 0, and other numbers do not change. */
  private static double of(double number) {
    return number + 0.0;
  }

  private static Signal of(Signal control) {
    return Controls.isNumber(control) && Controls.number(control).getAsDouble() == 0
        ? Channels.steady(0)
        : control;
  }

  /** Most lists contain signals, and are returned unchanged. */
  private static List<?> of(List<?> list) {
    List<Object> all = new ArrayList<>(list.size());
    boolean isSame = true;
    for (Object each : list) {
      Object changed = of(each);
      isSame &= changed == each;
      all.add(changed);
    }
    return isSame ? list : all;
  }
}
