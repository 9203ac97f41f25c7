package tenuto.engine.signal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An output of a {@link Filter}; can only be read onward.
 *
 * <p>Outputs of one filter that are read in step are computed together by one state, and nothing is
 * stored. Where they are not, those that are read are stored together first.
 */
public final class Filtered extends Lazy {
  private final Filter filter;

  /** All outputs of the same filter; the first stands for it. */
  private final List<Filtered> outputs;

  private Filtered(Filter filter, long length, List<Signal> inputs) {
    super(filter, length, inputs);
    this.filter = filter;
    this.outputs = List.of(this);
  }

  private Filtered(
      Filter filter, int output, List<Filtered> outputs, long length, List<Signal> inputs) {
    super(filter, output, length, inputs);
    this.filter = filter;
    this.outputs = outputs;
  }

  /** {@code input} through {@code filter}, as long as {@code input}. */
  public static Signal of(Filter filter, Signal input) {
    return of(filter, input, List.of());
  }

  /**
   * {@code input} through a filter that is made from other signals, such as a convolution from its
   * response.
   *
   * @param beside are read by each state when it begins: see {@link Filter.Processor#prepare}
   */
  public static Signal of(Filter filter, Signal input, List<? extends Signal> beside) {
    return only(filter, List.of(input), beside, input.length());
  }

  /** What a filter of several inputs and one output makes of them, up to the shortest one's end. */
  public static Signal of(Filter filter, List<? extends Signal> inputs) {
    return only(filter, inputs, List.of(), shortest(inputs));
  }

  /**
   * The same for a filter that is made from other signals too.
   *
   * @param beside are read by each state when it begins: see {@link Filter.Processor#prepare}
   */
  public static Signal of(
      Filter filter, List<? extends Signal> inputs, List<? extends Signal> beside) {
    return only(filter, inputs, beside, shortest(inputs));
  }

  /** {@code length} samples of a filter that has no input. */
  public static Signal of(Filter filter, long length) {
    return only(filter, List.of(), List.of(), length);
  }

  /**
   * The outputs of a filter, up to the end of the shortest input.
   *
   * @param inputs at least one
   */
  public static List<Signal> all(Filter filter, List<? extends Signal> inputs) {
    return all(filter, inputs, List.of());
  }

  /**
   * The outputs of a filter that is made from other signals, up to the end of the shortest input.
   *
   * @param inputs at least one
   * @param beside are read by each state when it begins: see {@link Filter.Processor#prepare}
   */
  public static List<Signal> all(
      Filter filter, List<? extends Signal> inputs, List<? extends Signal> beside) {
    long length = shortest(inputs);
    List<Signal> given = given(filter, inputs, beside);
    List<Filtered> outputs = new ArrayList<>(filter.outputs());
    List<Filtered> together = Collections.unmodifiableList(outputs);
    for (int i = 0; i < filter.outputs(); i++) {
      outputs.add(new Filtered(filter, i, together, length, given));
    }
    return List.copyOf(outputs);
  }

  private static Signal only(
      Filter filter, List<? extends Signal> inputs, List<? extends Signal> beside, long length) {
    List<Signal> given = given(filter, inputs, beside);
    if (filter.outputs() != 1) {
      throw new IllegalArgumentException(
          "%s has %d outputs, but one signal is asked for".formatted(filter, filter.outputs()));
    }
    return new Filtered(filter, length, given);
  }

  private static List<Signal> given(
      Filter filter, List<? extends Signal> inputs, List<? extends Signal> beside) {
    if (inputs.size() != filter.inputs()) {
      throw new IllegalArgumentException(
          "%s has %d inputs, but is given %d".formatted(filter, filter.inputs(), inputs.size()));
    }
    if (beside.isEmpty()) {
      return List.copyOf(inputs);
    }
    List<Signal> all = new ArrayList<>(inputs);
    all.addAll(beside);
    return List.copyOf(all);
  }

  private static long shortest(List<? extends Signal> inputs) {
    return inputs.stream().mapToLong(Signal::length).min().orElseThrow();
  }

  public Filter filter() {
    return filter;
  }

  /** What the filter makes, in order. */
  public List<Filtered> outputs() {
    return outputs;
  }

  /** Whether the filter has one input and one output, and so may work in place. */
  public boolean isSingle() {
    return outputs.size() == 1 && filter.inputs() == 1;
  }

  /** Whether it is the output that stands for the filter where signals are counted. */
  public boolean isFirst() {
    return output() == 0;
  }

  /** The inputs that are read in step with the outputs. */
  public List<Signal> alongside() {
    return beside().isEmpty() ? inputs() : inputs().subList(0, filter.inputs());
  }

  /** The inputs that are read when a state begins. */
  public List<Signal> beside() {
    int count = inputs().size();
    return count == filter.inputs() ? List.of() : inputs().subList(filter.inputs(), count);
  }

  @Override
  public boolean addressable() {
    return false;
  }
}
