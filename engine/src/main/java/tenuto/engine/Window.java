package tenuto.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A signal from some sample on as a signal of its own, the same to the bit, for which as little as
 * possible of what came before is computed: of a filter only what it {@linkplain Filter#lookBack
 * looks back} to.
 */
final class Window {
  private static final int DEEPEST = 1000;

  private final Map<Stretch, Signal> made = new HashMap<>();

  private record Stretch(Signal signal, long from, long to) {}

  /** A signal from a sample on. */
  private record Shift(long by) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(by + start, out, 0, n);
    }
  }

  /** Where nothing sounds. */
  private record Silence() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      out.silence(0, n);
    }
  }

  private Window() {}

  /** The first sample of its input that a filter must see for what comes from a sample on. */
  static long start(Filter filter, long from) {
    if (filter.lookBack() == Filter.ALL) {
      return 0;
    }
    long start = Math.max(0, (from - filter.lookBack()) / filter.grid() * filter.grid());
    return filter.after(start).isPresent() ? start : 0;
  }

  /**
   * Samples {@code from} to {@code to - 1} of a signal, which has them; null if all that comes
   * before would have to be computed anyway.
   */
  static Signal of(Signal signal, long from, long to) {
    return new Window().window(signal, from, to, 0);
  }

  private Signal window(Signal signal, long from, long to, int depth) {
    if (signal.addressable()) {
      return shifted(signal, from, to);
    }
    if (depth > DEEPEST) {
      return null;
    }
    Stretch stretch = new Stretch(signal, from, to);
    if (!made.containsKey(stretch)) {
      made.put(
          stretch,
          switch ((Lazy) signal) {
            case Generated it -> shifted(it, from, to);
            case Mapped it -> {
              Signal input = window(it.inputs().getFirst(), from, to, depth + 1);
              yield input == null ? null : Mapped.of(it.kernel(), input);
            }
            case Combined it -> {
              List<Signal> inputs = windows(it.inputs(), from, to, depth);
              yield inputs == null ? null : Combined.of(it.combiner(), inputs);
            }
            case Filtered it -> filtered(it, from, to, depth);
            case Gathered it -> gathered(it, from, to, depth);
          });
    }
    return made.get(stretch);
  }

  private static Signal shifted(Signal signal, long from, long to) {
    return from == 0 && to == signal.length()
        ? signal
        : Gathered.of(new Shift(from), List.of(signal), to - from);
  }

  /** Each as far as it has samples there; null if one has no window. */
  private List<Signal> windows(List<Signal> signals, long from, long to, int depth) {
    List<Signal> windows = new ArrayList<>();
    for (Signal signal : signals) {
      long start = Math.min(from, signal.length());
      Signal window =
          start < signal.length()
              ? window(signal, start, Math.min(to, signal.length()), depth + 1)
              : shifted(signal, start, start);
      if (window == null) {
        return null;
      }
      windows.add(window);
    }
    return windows;
  }

  private Signal filtered(Filtered signal, long from, long to, int depth) {
    long start = start(signal.filter(), from);
    List<Signal> inputs = start == 0 ? null : windows(signal.alongside(), start, to, depth);
    if (inputs == null) {
      return null;
    }
    Filter filter = signal.filter().after(start).orElseThrow();
    Signal out = Filtered.all(filter, inputs, signal.beside()).get(signal.output());
    return shifted(out, from - start, to - start);
  }

  private Signal gathered(Gathered signal, long from, long to, int depth) {
    if (!(signal.gather() instanceof Gather.Placing placing)) {
      return null;
    }
    List<Signal> inputs = new ArrayList<>();
    List<Long> begins = new ArrayList<>();
    for (int i = 0; i < signal.inputs().size(); i++) {
      Signal input = signal.inputs().get(i);
      long begin = placing.begin(i);
      long start = Math.max(0, from - begin);
      long end = Math.min(input.length(), to - begin);
      if (start < end) {
        Signal window = window(input, start, end, depth + 1);
        if (window == null) {
          return null;
        }
        inputs.add(window);
        begins.add(begin + start - from);
      }
    }
    return inputs.isEmpty()
        ? Generated.of(new Silence(), to - from)
        : Gathered.of(placing.at(begins, lengths(inputs)), inputs, to - from);
  }

  private static List<Long> lengths(List<Signal> signals) {
    return signals.stream().map(Signal::length).toList();
  }
}
