package tenuto.engine.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.LoopBody;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * A signal from some sample on as a signal of its own, the same to the bit, for which as little as
 * possible of what came before is computed: of a filter only what it {@linkplain Filter#lookBack
 * looks back} to.
 */
public final class SubrangeBuilder {
  private static final int DEEPEST = 1000;

  private final Map<Stretch, Signal> made = new HashMap<>();

  /** All outputs of filters, so that those that are read side by side are computed together. */
  private final Map<Stretch, List<Signal>> filters = new HashMap<>();

  /** Whether what sounds may be computed from its own beginning on. */
  private final boolean near;

  /**
   * Whether results of {@linkplain Filter#isQuick quick} filters may also be read from a later
   * sample on.
   */
  private final boolean quick;

  /**
   * Some samples.
   *
   * @param placed whether somewhere above is what leaves out others that do not sound there
   */
  private record Span(long from, long to, boolean placed) {}

  private record Stretch(Signal signal, Span span) {}

  /** A signal from a sample on. */
  private record Shift(long by) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(by + start, out, 0, n);
    }
  }

  /** A signal that begins at a later sample. */
  private record Later(long by) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(start - by, out, 0, n);
    }
  }

  /** Where nothing sounds. */
  private record Silence() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      out.silence(0, n);
    }
  }

  private SubrangeBuilder(boolean near, boolean quick) {
    this.near = near;
    this.quick = quick;
  }

  /** The first sample of its input that a filter must see for what comes from a sample on. */
  public static long start(Filter filter, long from) {
    if (filter.lookBack() == Filter.ALL) {
      return 0;
    }
    long grid = filter.grid();
    long start = Math.max(0, (from / grid * grid - filter.lookBack()) / grid * grid);
    return filter.after(start).isPresent() ? start : 0;
  }

  /**
   * Samples {@code from} to {@code to - 1} of a signal, which has them; null if all that comes
   * before would have to be computed anyway.
   */
  public static Signal of(Signal signal, long from, long to) {
    return new SubrangeBuilder(false, false).subrange(signal, new Span(from, to, false), 0);
  }

  /**
   * Such samples of signals side by side, for which of what is placed in time only what sounds
   * there is computed, from its beginning on if need be.
   *
   * @return none if all that comes before would have to be computed anyway, or be stored
   */
  public static List<Signal> of(List<Signal> signals, long from, long to) {
    List<Signal> subranges =
        new SubrangeBuilder(true, false).subranges(signals, new Span(from, to, false), -1);
    return subranges == null ? List.of() : subranges;
  }

  /**
   * A signal from a sample on, for which what quick filters make may be computed from its beginning
   * on, too: it is asked for once, for all that follows.
   *
   * @return none if all that comes before would have to be computed anyway, or be stored
   */
  public static Optional<Signal> rest(Signal signal, long from) {
    Span span = new Span(from, signal.length(), false);
    return Optional.ofNullable(new SubrangeBuilder(true, true).subranges(List.of(signal), span, -1))
        .map(List::getFirst);
  }

  private Signal subrange(Signal signal, Span span, int depth) {
    if (signal.addressable() && (depth > DEEPEST || !isTakenApart(signal))) {
      return near && !isReadAnywhere(signal) ? null : shifted(signal, span);
    }
    if (depth > DEEPEST) {
      return null;
    }
    Stretch stretch = new Stretch(signal, span);
    if (!made.containsKey(stretch)) {
      made.put(
          stretch,
          switch ((Lazy) signal) {
            case Generated it -> shifted(it, span);
            case Mapped it -> {
              Signal input = subrange(it.inputs().getFirst(), span, depth + 1);
              yield input == null ? null : Mapped.of(it.kernel(), input);
            }
            case Combined it -> {
              List<Signal> inputs = subranges(it.inputs(), span, depth);
              yield inputs == null ? null : Combined.of(it.combiner(), inputs);
            }
            case Filtered it -> filtered(it, span, depth);
            case Gathered it -> gathered(it, span, depth);
          });
    }
    return made.get(stretch);
  }

  /** Whether windows of its inputs say more than one of it: what sounds elsewhere is left out. */
  private static boolean isTakenApart(Signal signal) {
    return switch (signal) {
      case Mapped _, Combined _ -> true;
      case Gathered it -> it.gather() instanceof Gather.Placing;
      default -> false;
    };
  }

  /** Whether nothing beneath has to be stored first, which every window would do again. */
  private static boolean isReadAnywhere(Signal signal) {
    return signal instanceof Stored || Graph.of(signal, 1).isReady();
  }

  private static Signal shifted(Signal signal, Span span) {
    return span.from == 0 && span.to == signal.length()
        ? signal
        : Gathered.of(new Shift(span.from), List.of(signal), span.to - span.from);
  }

  /** Each as far as it has samples there; null if one has no window. */
  private List<Signal> subranges(List<Signal> signals, Span span, int depth) {
    List<Signal> subranges = new ArrayList<>();
    for (Signal signal : signals) {
      long from = Math.min(span.from, signal.length());
      Span own = new Span(from, Math.min(span.to, signal.length()), span.placed);
      Signal subrange = own.from < own.to ? subrange(signal, own, depth + 1) : shifted(signal, own);
      if (subrange == null) {
        return null;
      }
      subranges.add(subrange);
    }
    return subranges;
  }

  private Signal filtered(Filtered signal, Span span, int depth) {
    long start = start(signal.filter(), span.from);
    boolean isQuick = quick && signal.filter().isQuick();
    boolean fromItsBeginning = near && (span.placed || span.from == 0 || isQuick);
    if (start == 0 && !fromItsBeginning) {
      return null;
    }
    if (start == 0 && !isOfItsInputs(signal)) {
      return shifted(signal, span);
    }
    Stretch all = new Stretch(signal.outputs().getFirst(), new Span(start, span.to, span.placed));
    if (!filters.containsKey(all)) {
      List<Signal> inputs = inputs(signal, all.span, depth);
      Filter filter = signal.filter().after(start).orElseThrow();
      filters.put(all, inputs == null ? null : Filtered.all(filter, inputs, signal.beside()));
    }
    List<Signal> outputs = filters.get(all);
    return outputs == null
        ? null
        : shifted(
            outputs.get(signal.output()), new Span(span.from - start, span.to - start, false));
  }

  /** Silent from where nothing is made from them any more; null if one has no window. */
  private List<Signal> inputs(Filtered signal, Span span, int depth) {
    long to = Math.max(span.from, span.to - signal.filter().lag());
    List<Signal> subranges =
        subranges(signal.alongside(), new Span(span.from, to, span.placed), depth);
    if (subranges == null || to == span.to) {
      return subranges;
    }
    List<Signal> whole = new ArrayList<>();
    for (int i = 0; i < subranges.size(); i++) {
      long end = Math.min(span.to, signal.alongside().get(i).length());
      whole.add(shifted(subranges.get(i), new Span(0, Math.max(0, end - span.from), false)));
    }
    return whole;
  }

  /** Whether nothing else is made from its inputs meanwhile. */
  private static boolean isOfItsInputs(Filtered signal) {
    return !signal.alongside().isEmpty() && !(signal.filter() instanceof LoopBody);
  }

  private Signal gathered(Gathered signal, Span span, int depth) {
    if (signal.gather() instanceof Gather.Local local) {
      return local(signal, local, span, depth);
    }
    if (!(signal.gather() instanceof Gather.Placing placing)) {
      return null;
    }
    List<Signal> inputs = new ArrayList<>();
    List<Long> begins = new ArrayList<>();
    for (int i = 0; i < signal.inputs().size(); i++) {
      Signal input = signal.inputs().get(i);
      long begin = placing.begin(i);
      long start = Math.max(0, span.from - begin);
      long end = Math.min(input.length(), span.to - begin);
      if (start < end) {
        Signal subrange = subrange(input, new Span(start, end, true), depth + 1);
        if (subrange == null) {
          return null;
        }
        inputs.add(subrange);
        begins.add(begin + start - span.from);
      }
    }
    return inputs.isEmpty()
        ? Generated.of(new Silence(), span.to - span.from)
        : Gathered.of(placing.at(begins, lengths(inputs)), inputs, span.to - span.from);
  }

  /** The same made from the stretches that are needed, each of which stays where it was. */
  private Signal local(Gathered signal, Gather.Local local, Span span, int depth) {
    List<Signal> inputs = new ArrayList<>();
    for (int i = 0; i < signal.inputs().size(); i++) {
      Signal input = signal.inputs().get(i);
      long from = Math.clamp(local.from(i, span.from), 0, input.length());
      long to = Math.clamp(local.to(i, span.to), from, input.length());
      Span own = new Span(from, to, span.placed);
      Signal subrange = from < to ? subrange(input, own, depth + 1) : shifted(input, own);
      if (subrange == null) {
        return null;
      }
      inputs.add(from == 0 ? subrange : Gathered.of(new Later(from), List.of(subrange), to));
    }
    return shifted(Gathered.of(signal.gather(), inputs, span.to), span);
  }

  private static List<Long> lengths(List<Signal> signals) {
    return signals.stream().map(Signal::length).toList();
  }
}
