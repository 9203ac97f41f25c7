package tenuto.dsp.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Puts something else in the place of the arguments that an example gives a word. */
interface Feed {
  /** The arguments to give instead. */
  List<Object> feed(Kit kit, Word word, List<Object> arguments);

  Feed AS_IT_IS = (kit, word, arguments) -> arguments;

  /** Every signal can only be read in order. */
  Feed SEQUENTIAL =
      (kit, word, arguments) ->
          eachSignal(arguments, signal -> Filtered.of(new PassThrough(), signal));

  /** Every signal is stored before it is given. */
  Feed STORED = (kit, word, arguments) -> eachSignal(arguments, kit::stored);

  private static List<Object> eachSignal(List<Object> arguments, UnaryOperator<Signal> change) {
    return deep(arguments, value -> value instanceof Signal x ? change.apply(x) : value);
  }

  /**
   * Changes one of the signals that {@code name} is given, or all of them.
   *
   * @param which counted from 0 through all arguments, or -1 for all
   */
  static Feed signalOf(String name, int which, UnaryOperator<Signal> change) {
    return (kit, word, arguments) -> {
      int[] count = {0};
      return !word.name().equals(name)
          ? arguments
          : eachSignal(
              arguments,
              signal -> which < 0 || which == count[0]++ ? change.apply(signal) : signal);
    };
  }

  /** Gives {@code name} another argument in the place of one. */
  static Feed argumentOf(String name, int place, Object other) {
    return (kit, word, arguments) -> {
      if (!word.name().equals(name)) {
        return arguments;
      }
      List<Object> fed = new ArrayList<>(arguments);
      while (fed.size() <= place) {
        fed.add(leftOut(word.parameters().get(fed.size())));
      }
      fed.set(place, other);
      return fed;
    };
  }

  private static Object leftOut(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.TEXT
        ? parameter.otherwise()
        : parameter.otherwise().isEmpty() ? null : Double.valueOf(parameter.otherwise());
  }

  /** Gives {@code name} one argument in the place of all. */
  static Feed argumentsOf(String name, Object other) {
    return (kit, word, arguments) ->
        word.name().equals(name) ? new ArrayList<>(Arrays.asList(other)) : arguments;
  }

  /** First this, then another. */
  default Feed then(Feed next) {
    return (kit, word, arguments) -> next.feed(kit, word, feed(kit, word, arguments));
  }

  /**
   * Changes one of the numbers that {@code name} is given, within pairs too.
   *
   * @param which counted from 0 through all arguments
   * @param seen gains how many there are
   */
  static Feed numberOf(String name, int which, int[] seen) {
    return (kit, word, arguments) ->
        !word.name().equals(name)
            ? arguments
            : deep(
                arguments,
                value -> {
                  if (!(value instanceof Number number) || which != seen[0]++) {
                    return value;
                  }
                  return number.doubleValue() == 0 ? 1.0 : number.doubleValue() * 1.5;
                });
  }

  /** Changes what is no list, within lists too. */
  private static List<Object> deep(List<?> values, UnaryOperator<Object> change) {
    List<Object> all = new ArrayList<>();
    for (Object value : values) {
      all.add(value instanceof List<?> list ? deep(list, change) : change.apply(value));
    }
    return all;
  }

  /** Changes nothing, but can only be read in order. */
  record PassThrough() implements Filter {
    @Override
    public State begin() {
      return (in, out, n) -> {
        for (int i = 0; i < n; i++) {
          out.set(i, in.get(i));
        }
      };
    }
  }

  /** The signal with one sample replaced by NaN. */
  static Signal spoilt(Signal x, int at) {
    return Combined.of(new Spoil(), List.of(x, Generated.of(new Spike(at), x.length())));
  }

  /** The left sample, or NaN where the right one is. */
  record Spoil() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, Double.isNaN(right.get(i)) ? Double.NaN : left.get(i));
      }
    }

    @Override
    public double identity() {
      return 0;
    }
  }

  /** NaN at one place, silence elsewhere. */
  record Spike(int at) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, start + i == at ? Double.NaN : 0);
      }
    }
  }
}
