package tenuto.dsp.space;

import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.kernel.Arithmetic.Product;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.ScalarKernel;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Multiplies signals by gains that depend on a control. */
final class Weighed {
  private Weighed() {}

  /**
   * A signal times a gain, as long as the signal.
   *
   * @param control a number, or a signal at least as long
   * @param gain computes the gain from it
   */
  static Signal by(Signal x, Signal control, ScalarKernel gain) {
    OptionalDouble number = Controls.number(control);
    if (number.isPresent()) {
      double[] one = {number.getAsDouble()};
      gain.scalar(one, 1);
      return by(x, one[0]);
    }
    Signal steering = control.length() == x.length() ? control : Slices.of(control, 0, x.length());
    return Combined.of(new Product(), List.of(x, Mapped.of(gain, steering)));
  }

  /**
   * A signal times a number; even times 1 it is a new signal, as words must not return their
   * arguments.
   */
  static Signal by(Signal x, double gain) {
    return Mapped.of(new Gain(gain), x);
  }

  static Signal sum(Signal a, Signal b) {
    return Combined.of(new Sum(), List.of(a, b));
  }

  static Signal difference(Signal a, Signal b) {
    return sum(a, by(b, -1));
  }
}
