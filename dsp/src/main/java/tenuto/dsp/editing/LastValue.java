package tenuto.dsp.editing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.kernel.ScalarCombiner;
import tenuto.dsp.kernel.ScalarKernel;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Settling;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * Signals that hold their last value after their end: that of an envelope's last point, where it is
 * known, else their last sample, and 0 for a signal without samples.
 */
public final class LastValue {
  /** Signals beneath each other that are asked for their last values. */
  private static final int DEEPEST = 32;

  private final Function<Signal, OptionalDouble> known;

  /** Results so far, so that a signal that is read twice is computed once. */
  private final Map<Signal, Found> found = new IdentityHashMap<>();

  /**
   * A last value.
   *
   * @param last empty if it was not found in that many signals beneath each other
   */
  private record Found(OptionalDouble last, int deepest) {}

  private LastValue(Function<Signal, OptionalDouble> known) {
    this.known = known;
  }

  /** The signal with at least that many samples. */
  public static Signal held(Signal x, long length) {
    return held(x, of(x, each -> OptionalDouble.empty()), length);
  }

  /**
   * The same for a signal whose last value may be known.
   *
   * @param last its last value; empty for that of its last sample
   */
  public static Signal held(Signal x, OptionalDouble last, long length) {
    if (length <= x.length()) {
      return x;
    }
    if (x instanceof Lazy lazy && lazy.what() instanceof Constant same && x.length() > 0) {
      return Generated.of(same, length);
    }
    if (last.isPresent() && x instanceof Filtered it && it.filter() instanceof Settling) {
      return settling(it, last, length);
    }
    return last.isPresent() ? then(x, last.getAsDouble(), length) : lastSample(x, length);
  }

  /**
   * A smoothed signal, which goes on with its inputs held, and so comes to that value without a
   * step; with one, if what is smoothed has no value that is known.
   */
  private static Signal settling(Filtered x, OptionalDouble last, long length) {
    List<Signal> inputs = new ArrayList<>();
    for (Signal input : x.inputs()) {
      OptionalDouble value = of(input, each -> OptionalDouble.empty());
      if (inputs.isEmpty() && value.isEmpty()) {
        return then(x, last.getAsDouble(), length);
      }
      inputs.add(held(input, value, length));
    }
    return NewEnd.at(Filtered.of(x.filter(), inputs), length);
  }

  private static Signal then(Signal x, double value, long length) {
    return Gathered.of(
        new Timeline.Join(List.of(x.length(), length - x.length())),
        List.of(x, Generated.of(new Constant(value), length - x.length())),
        length);
  }

  private static Signal lastSample(Signal x, long length) {
    return Filtered.of(new Sample(x.length()), NewEnd.at(x, length));
  }

  /**
   * The last value of a signal, so far as it follows from what makes it; empty if only its last
   * sample tells it.
   *
   * @param known last values that are known already
   */
  public static OptionalDouble of(Signal x, Function<Signal, OptionalDouble> known) {
    return new LastValue(known).of(x, DEEPEST);
  }

  private OptionalDouble of(Signal x, int deepest) {
    Found before = found.get(x);
    if (before != null && (before.last.isPresent() || before.deepest >= deepest)) {
      return before.last;
    }
    OptionalDouble given = known.apply(x);
    if (given.isPresent() || deepest == 0 || !(x instanceof Lazy lazy)) {
      return given;
    }
    OptionalDouble last = made(lazy, deepest - 1);
    found.put(x, new Found(last, deepest));
    return last;
  }

  private OptionalDouble made(Lazy lazy, int deepest) {
    return switch (lazy) {
      case Generated it when it.what() instanceof Ending source -> OptionalDouble.of(source.end());
      case Filtered it when it.filter() instanceof Ending filter -> OptionalDouble.of(filter.end());
      case Filtered it when it.filter() instanceof Settling filter -> {
        OptionalDouble last = of(it.inputs().getFirst(), deepest);
        yield last.isPresent() ? filter.settled(last.getAsDouble()) : last;
      }
      case Mapped it when it.kernel() instanceof ScalarKernel kernel -> {
        OptionalDouble last = of(it.inputs().getFirst(), deepest);
        yield last.isPresent() ? OptionalDouble.of(mapped(kernel, last.getAsDouble())) : last;
      }
      case Combined it when it.combiner() instanceof ScalarCombiner combiner ->
          combined(it, combiner, deepest);
      case Gathered it when it.gather() instanceof Timeline.Join ->
          of(it.inputs().getLast(), deepest);
      case Gathered it when it.gather() instanceof Fading fading && fading.fall() > 0 ->
          OptionalDouble.of(0);
      case Gathered it when endsWithInput(it) -> of(it.inputs().getFirst(), deepest);
      default -> OptionalDouble.empty();
    };
  }

  private static boolean endsWithInput(Gathered it) {
    long length = it.inputs().getFirst().length();
    return it.gather() instanceof Timeline.Slice(long from) && from + it.length() == length
        || it.gather() instanceof Fading && it.length() == length;
  }

  private static double mapped(ScalarKernel kernel, double value) {
    double[] group = group(value);
    kernel.scalar(group, Block.GROUP);
    return group[0];
  }

  private OptionalDouble combined(Combined it, ScalarCombiner combiner, int deepest) {
    double[] all = null;
    for (Signal input : it.inputs()) {
      OptionalDouble last = of(input, deepest);
      if (last.isEmpty() || input.length() != it.length()) {
        return OptionalDouble.empty();
      }
      double[] group = group(last.getAsDouble());
      if (all == null) {
        all = group;
      } else {
        combiner.scalar(all, group, Block.GROUP);
      }
    }
    return OptionalDouble.of(all[0]);
  }

  private static double[] group(double value) {
    double[] group = new double[Block.GROUP];
    Arrays.fill(group, value);
    return group;
  }

  /**
   * Holds the last sample of a signal that ends before its input.
   *
   * @param end the signal's length
   */
  record Sample(long end) implements Filter {
    @Override
    public boolean isQuick() {
      return true;
    }

    @Override
    public State begin() {
      return new Holding();
    }

    private final class Holding extends ScalarState {
      private long position;
      private double last;

      @Override
      public void scalar(double[] x, int n) {
        int there = (int) Math.clamp(end - position, 0, n);
        if (there > 0) {
          last = x[there - 1];
        }
        Arrays.fill(x, there, n, last);
        position += n;
      }
    }
  }
}
