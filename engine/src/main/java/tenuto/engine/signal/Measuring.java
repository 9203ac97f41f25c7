package tenuto.engine.signal;

import java.util.List;

/** A kernel that follows from numbers measured of whole signals, as a normalisation does. */
public interface Measuring {
  /** What is measured and made of it, with all parameters: it tells this from others. */
  String what();

  /** Looks at the signal while it is stored, if it is one alone. */
  default Tally tally() {
    return Tally.NONE;
  }

  /** The numbers, when all was shown; the signals are stored now. */
  double[] numbers(List<Signal> signals);

  /** The kernel that follows from the numbers. */
  Kernel kernel(double[] numbers);
}
