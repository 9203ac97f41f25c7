package tenuto.dsp.levels;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.Session;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Measuring;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Tally;

/** Normalises signals to a level, measured over their finite samples. */
public final class Normalising implements Measuring {
  private final Session session;
  private final String what;
  private final Supplier<Measure> measures;
  private final Measure first;
  private final Function<double[], Kernel> make;

  /**
   * A single measurement of signals.
   *
   * @param tally visits the signal while it is stored, if there is only one
   * @param numbers returns the results after all samples have been visited
   */
  public record Measure(Tally tally, Function<List<Signal>, double[]> numbers) {}

  /**
   * @param what the measurement's name and parameters, for the identity
   * @param measures makes a new measurement
   * @param make makes the kernel, given the results
   */
  public Normalising(
      Session session, String what, Supplier<Measure> measures, Function<double[], Kernel> make) {
    this.session = session;
    this.what = what;
    this.measures = measures;
    this.first = measures.get();
    this.make = make;
  }

  /** With a mark if code from outside is involved, whose effect is unknown. */
  @Override
  public String what() {
    ClassLoader ours = Normalising.class.getClassLoader();
    boolean known =
        measures.getClass().getClassLoader() == ours && make.getClass().getClassLoader() == ours;
    return known ? what : what + "@";
  }

  @Override
  public Tally tally() {
    return first.tally();
  }

  @Override
  public double[] numbers(List<Signal> signals) {
    double[] numbers = first.numbers().apply(signals);
    return FiniteSamples.gave(numbers) ? numbers : again(FiniteSamples.of(signals));
  }

  private double[] again(List<Signal> finite) {
    Measure second = measures.get();
    if (finite.size() == 1) {
      session.measure().scan(finite.getFirst(), second.tally());
    }
    return second.numbers().apply(finite);
  }

  @Override
  public Kernel kernel(double[] numbers) {
    return make.apply(numbers);
  }
}
