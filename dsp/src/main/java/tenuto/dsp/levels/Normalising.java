package tenuto.dsp.levels;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.Session;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Measuring;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Tally;

/** What brings signals to a level, which is that of their finite samples. */
public final class Normalising implements Measuring {
  private final Session session;
  private final String what;
  private final Supplier<Measure> measures;
  private final Measure first;
  private final Function<double[], Kernel> make;

  /**
   * What measures signals once.
   *
   * @param tally looks at the signal while it is stored, if it is one alone
   * @param numbers gives the numbers when all was shown
   */
  public record Measure(Tally tally, Function<List<Signal>, double[]> numbers) {}

  /**
   * @param what is measured, with all that it follows from beside the signals
   * @param measures gives what measures, anew each time
   * @param make gives the kernel that follows from the numbers
   */
  public Normalising(
      Session session, String what, Supplier<Measure> measures, Function<double[], Kernel> make) {
    this.session = session;
    this.what = what;
    this.measures = measures;
    this.first = measures.get();
    this.make = make;
  }

  /** With a mark if somebody else's code takes part: nobody knows what that does. */
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
